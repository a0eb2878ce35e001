"""A game dealt anew as far as one seat cannot tell: all that it saw up to a moment stays so.

Cards that it had not seen by then change their places in the deal. Whether it would have noticed is
found out by playing the same moves again: where it would, fewer cards are moved.
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
from splittable.games.split.view import unseen as unseen_in_split
from splittable.games.split_it.cards import card_name
from splittable.games.split_it.view import unseen as unseen_in_split_it
from splittable.games.splito.view import unseen as unseen_in_splito

Moves: TypeAlias = tuple[tuple[Seat, Any], ...]
Raw: TypeAlias = dict[str, Any]  # a deal as records have it
Place: TypeAlias = tuple[str, int | None, int]  # of a card: key, which of its lists, where in it
Seen: TypeAlias = tuple[tuple[Any, ...], Any]  # the events that a seat was shown, and its view

TRIES: Final = 48  # ways of moving cards
SECRET_BITS: Final = 128

# By game: the cards that a view leaves open, as deals write them.
UNSEEN: Final[Mapping[str, Callable[[Any], Sequence[object]]]] = {
    "split-it": lambda view: [card_name(card) for card in unseen_in_split_it(view)],
    "splito": unseen_in_splito,
    "split": unseen_in_split,
}


def redeal_stepwise(
    record: Record, at: int, seat: Seat, rng: Random
) -> Generator[None, None, tuple[Any, Moves]]:
    """A deal, and the moves that lead from it to what this seat saw after `at` of them.

    What others had sealed by then, and nobody had seen, is not among them: they choose again. It
    yields after every move that is played, so that it can be interrupted.
    """
    game, options = record.game, record.options
    moves = yield from _without_sealed(record, at, seat)
    raw = game.write_deal(record.deal)
    told = yield from _seen(record, raw, moves, seat)
    assert told is not None
    places, spare = _hidden(raw, UNSEEN[game.name](told[1]))
    most = size = len(places) + len(spare)
    for other in _other_secrets(raw, rng):
        if (yield from _seen(record, other, moves, seat)) == told:
            raw = other
    for _ in range(TRIES):
        if not places or most < 2:
            break
        other, left = _moved(raw, places, spare, size, rng)
        if (yield from _seen(record, other, moves, seat)) == told:
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


def _seen(record: Record, raw: Raw, moves: Moves, seat: Seat) -> Generator[None, None, Seen | None]:
    """None: from this deal these moves cannot be played."""
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
    """Where the unseen cards lie, and those that were not dealt. Of equal cards the last ones are
    taken: what lies deepest in a stock is seen last."""
    left = Counter(unseen)
    places: list[Place] = []
    for place in reversed(_places(raw)):
        card = _cards(raw, place)[place[2]]
        if left[card]:
            left[card] -= 1
            places.append(place)
    return places, list(left.elements())


def _moved(
    raw: Raw, places: Sequence[Place], spare: Sequence[Any], size: int, rng: Random
) -> tuple[Raw, list[Any]]:
    """So many of the hidden cards in each other's places."""
    numbers = rng.sample(range(len(places) + len(spare)), size)
    cards = [_cards(raw, place)[place[2]] for place in places] + list(spare)
    for number, card in zip(numbers, rng.sample([cards[n] for n in numbers], size), strict=True):
        cards[number] = card
    new = {key: _copied(value) for key, value in raw.items()}
    for place, card in zip(places, cards, strict=False):
        _cards(new, place)[place[2]] = card
    return _sorted_as(raw, new), cards[len(places) :]


def _copied(value: Any) -> Any:
    return [_copied(each) for each in value] if isinstance(value, list) else value


def _sorted_as(raw: Raw, new: Raw) -> Raw:
    """Hands that were in order are so again: an order tells nothing."""
    for place in _places(raw):
        before, after = _cards(raw, place), _cards(new, place)
        if place[1] is not None and before == sorted(before):
            after.sort()
    return new


def _other_secrets(raw: Raw, rng: Random) -> list[Raw]:
    """The deal with another text that decides what chance does later, where it has one."""
    fresh = f"{rng.getrandbits(SECRET_BITS):0{SECRET_BITS // 4}x}"
    return [{**raw, key: fresh} for key, value in raw.items() if isinstance(value, str)]
