"""Redeals: random deals that agree with everything one seat saw up to a given move of a game.

Cards that the seat had not seen by then swap places in the deal. The moves are then replayed. If
the seat would have seen a difference, the swap is undone and a smaller one is tried.
"""

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeAlias

from splittable.core.errors import IllegalMove, Invalid
from splittable.core.game import AnyGame
from splittable.core.record import Record
from splittable.core.seats import Seat, all_seats
from splittable.games import PLUGINS

Moves: TypeAlias = tuple[tuple[Seat, Any], ...]
Raw: TypeAlias = dict[str, Any]  # a deal as JSON
# Of a card in a deal: its key, the list under that key if there are several, the index in it.
Place: TypeAlias = tuple[str, int | None, int]
Seen: TypeAlias = tuple[tuple[Any, ...], Any]  # all events as redacted for a seat, and its view

TRIES: Final = 48  # attempted swaps
SECRET_BITS: Final = 128

# By game: the cards that a view does not show, as in the JSON of a deal.
UNSEEN: Final[Mapping[str, Callable[[Any], Sequence[object]]]] = PLUGINS.parts("unseen")


def redeal_stepwise(
    record: Record, at: int, seat: Seat, rng: Random
) -> Generator[None, None, tuple[Any, Moves]]:
    """Return a random deal and the moves that lead to what this seat saw after `at` moves.

    The moves leave out choices that other seats had sealed but nobody had seen. A generator that
    yields after every replayed move so that other tasks can run. Raises Invalid for a game whose
    plug-in doesn't say which cards are unseen.
    """
    game, options = record.game, record.options
    if game.name not in UNSEEN:
        raise Invalid("game", f"{game.title} can't be played on from a replay")
    moves = yield from _without_sealed(record, at, seat)
    raw = game.write_deal(record.deal)
    expected = yield from _observe(record, raw, moves, seat)
    assert expected is not None
    places, spare = _hidden(raw, UNSEEN[game.name](expected[1]))
    most = size = len(places) + len(spare)
    for other in _other_secrets(raw, rng):
        if (yield from _observe(record, other, moves, seat)) == expected:
            raw = other
    for _ in range(TRIES):
        if not places or most < 2:
            break
        other, left = _swap(raw, places, spare, size, rng)
        if (yield from _observe(record, other, moves, seat)) == expected:
            raw, spare, size = other, left, min(2 * size, most)
        else:
            size = max(size // 2, 2)
    return game.read_deal(options, raw), moves


def _without_sealed(record: Record, at: int, seat: Seat) -> Generator[None, None, Moves]:
    game, moves = record.game, list(record.moves[:at])
    state = game.start(record.options, record.deal)
    for mover, move in moves:
        state = game.apply(state, mover, move).state
        yield
    for other in all_seats(record.options.seats):
        if other == seat:
            continue
        with suppress(IllegalMove):  # it has sealed nothing
            state = game.unseal(state, other).state
            last = max(number for number, (mover, _) in enumerate(moves) if mover == other)
            del moves[last]
    return tuple(moves)


def _observe(
    record: Record, raw: Raw, moves: Moves, seat: Seat
) -> Generator[None, None, Seen | None]:
    """What the seat sees; None if the moves are illegal with this deal."""
    game: AnyGame = record.game
    shown: list[Any] = []
    try:
        state = game.start(record.options, game.read_deal(record.options, raw))
        for mover, move in moves:
            step = game.apply(state, mover, move)
            shown += (game.redact(event, seat) for event in step.events)
            state = step.state
            yield
    except (IllegalMove, Invalid):
        return None
    return tuple(shown), game.view(state, seat)


# Cards and their places


def _places(raw: Raw) -> list[Place]:
    found: list[Place] = []
    for key, value in raw.items():
        if not isinstance(value, list):
            continue
        if value and isinstance(value[0], list):
            found += [(key, row, at) for row, cards in enumerate(value) for at in range(len(cards))]
        else:
            found += [(key, None, at) for at in range(len(value))]
    return found


def _cards(raw: Raw, place: Place) -> list[Any]:
    key, row, _ = place
    cards: list[Any] = raw[key] if row is None else raw[key][row]
    return cards


def _hidden(raw: Raw, unseen: Sequence[object]) -> tuple[list[Place], list[Any]]:
    """The places of the unseen cards, and the unseen cards that were not dealt.

    Of equal cards, the last ones count as unseen: the bottom of a stock is seen last.
    """
    left = Counter(unseen)
    places: list[Place] = []
    for place in reversed(_places(raw)):
        card = _cards(raw, place)[place[2]]
        if left[card]:
            left[card] -= 1
            places.append(place)
    return places, list(left.elements())


def _swap(
    raw: Raw, places: Sequence[Place], spare: Sequence[Any], size: int, rng: Random
) -> tuple[Raw, list[Any]]:
    """A deal in which `size` random hidden cards have swapped places; and the undealt cards."""
    numbers = rng.sample(range(len(places) + len(spare)), size)
    cards = [_cards(raw, place)[place[2]] for place in places] + list(spare)
    for number, card in zip(numbers, rng.sample([cards[n] for n in numbers], size), strict=True):
        cards[number] = card
    new = {key: _copy(value) for key, value in raw.items()}
    for place, card in zip(places, cards, strict=False):
        _cards(new, place)[place[2]] = card
    return _sort_like(raw, new), cards[len(places) :]


def _copy(value: Any) -> Any:
    return [_copy(each) for each in value] if isinstance(value, list) else value


def _sort_like(raw: Raw, new: Raw) -> Raw:
    """Sort the hands that were sorted before: their order carries no information."""
    for place in _places(raw):
        before, after = _cards(raw, place), _cards(new, place)
        if place[1] is not None and before == sorted(before):
            after.sort()
    return new


def _other_secrets(raw: Raw, rng: Random) -> list[Raw]:
    """The deal with another reshuffle key, if it has one."""
    fresh = f"{rng.getrandbits(SECRET_BITS):0{SECRET_BITS // 4}x}"
    return [{**raw, key: fresh} for key, value in raw.items() if isinstance(value, str)]
