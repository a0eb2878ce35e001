"""Alternative worlds: the same game with swapped cards that a viewer has never seen.

What counts as seen is implemented a second time, from "Who sees what" in docs/rules:
split-it 7, splito 7, split 10.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

from splittable.core.errors import IllegalMove
from splittable.core.seats import Seat
from tests.support.play import Playout, is_wild
from tests.support.turns import sealed_by

RawDeal: TypeAlias = dict[str, Any]
Moves: TypeAlias = list[tuple[Seat, str]]
Viewer: TypeAlias = Seat | None


def other_world(game: Playout, viewer: Viewer, rng: Random) -> Playout | None:
    """The same public events with other unseen cards; None if there is no such world."""
    raw = game.variant.game.write_deal(game.deal)
    moves = [(seat, str(move)) for seat, move in game.moves]
    deal, moves = _SWAP[game.variant.game.name](game, raw, moves, viewer, rng)
    return _replayed(game, deal, moves)


def _replayed(game: Playout, raw: RawDeal, texts: Moves) -> Playout | None:
    """Replay the other world; None if its public events differ from the first."""
    rules, options = game.variant.game, game.variant.options
    deal = rules.read_deal(options, raw)
    state = rules.start(options, deal)
    states, events = [state], []
    moves = [(seat, rules.read_move(options, text)) for seat, text in texts]
    if not _same_course(game.states[0], state):
        return None
    for (seat, move), there, told in zip(moves, game.states[1:], game.events, strict=True):
        try:
            step = rules.apply(state, seat, move)
        except IllegalMove:
            return None
        state = step.state
        if not _same_course(there, state) or _honesty(told) != _honesty(step.events):
            return None
        states.append(state)
        events.append(step.events)
    return Playout(game.variant, deal, tuple(moves), tuple(states), tuple(events))


def _same_course(one: Any, other: Any) -> bool:
    """Whether the public part is the same, read from the states, not from views.

    Only in Split can an unseen card change public events: it may be laid as the lowest or highest,
    decide a challenge, or leave a seat stuck.
    """
    return not hasattr(one, "reshuffle_key") or _table_of_split(one) == _table_of_split(other)


def _table_of_split(state: Any) -> tuple[object, ...]:
    return (
        (state.left, state.right, state.middle, state.helpers, state.discards),
        (state.phase, state.turn, state.turn_number, state.clockwise, state.refills),
        (tuple(map(len, state.hands)), len(state.stock), sealed_by(state)),
    )


def _honesty(events: tuple[Any, ...]) -> list[bool]:
    """Whether a challenged reset was honest, which is public (split 10.9)."""
    return [event.honest for event in events if hasattr(event, "honest")]


# Split it!: only the stock is unseen


def _swap_split_it(
    game: Playout, raw: RawDeal, moves: Moves, _viewer: Viewer, rng: Random
) -> tuple[RawDeal, Moves]:
    laid = len(raw["stock"]) - len(game.states[-1].stock)
    unseen = raw["stock"][laid:]
    rng.shuffle(unseen)
    return {**raw, "stock": [*raw["stock"][:laid], *unseen]}, moves


# Splito: hands that the viewer hasn't held, cards not dealt, second hands


def _swap_splito(
    game: Playout, raw: RawDeal, moves: Moves, viewer: Viewer, rng: Random
) -> tuple[RawDeal, Moves]:
    seats = len(game.variant.seats)
    turned, waiting = divmod(len(moves), seats)  # finished rounds, and sealed choices since
    halves = [raw["hands"], raw.get("second_hands", [])]
    places = [
        (half, owner, place)
        for half, hands in enumerate(halves)
        for owner in range(len(hands))
        if not _held(viewer, half, owner, turned, seats)
        for place in range(13)
    ]
    played = _places_played(halves, moves[: turned * seats], seats)
    unseen = [place for place in places if place not in played]
    dealt = [card for hands in halves for hand in hands for card in hand]
    outside = _without(map(str, game.variant.game.deck(game.variant.options)), dealt)
    outside = _without(outside, raw["common"])
    pool = [halves[half][owner][place] for half, owner, place in unseen] + outside
    rng.shuffle(pool)
    swapped = [[list(hand) for hand in hands] for hands in halves]
    for (half, owner, place), card in zip(unseen, pool[: len(unseen)], strict=True):
        swapped[half][owner][place] = card

    others = list(moves)
    if waiting:
        half, shift = divmod(turned, 13)
        for number in range(turned * seats, len(moves)):
            seat, text = moves[number]
            owner = (seat - shift) % seats  # the seat that was dealt this hand
            card, side = text.split()
            held = [
                place
                for place in range(13)
                if (half, owner, place) not in played and halves[half][owner][place] == card
            ]
            others[number] = (seat, f"{swapped[half][owner][held[0]]} {side}")
    deal = {**raw, "hands": swapped[0], **({"second_hands": swapped[1]} if swapped[1] else {})}
    return deal, others


def _held(viewer: Viewer, half: int, owner: int, turned: int, seats: int) -> bool:
    """Whether the viewer has held the hand that was dealt to `owner` (splito 7.4 to 7.6)."""
    passes = min(turned - 13 * half, 12)  # hands go to the left after each round: splito 3.5
    return viewer is not None and passes >= 0 and (viewer - owner) % seats <= passes


def _places_played(
    halves: list[list[list[str]]], moves: Moves, seats: int
) -> set[tuple[int, int, int]]:
    """The places of the turned cards in the deal."""
    played: set[tuple[int, int, int]] = set()
    for number, (seat, text) in enumerate(moves):
        half, shift = divmod(number // seats, 13)
        owner = (seat - shift) % seats
        hand = halves[half][owner]
        card = text.split()[0]
        place = next(
            place
            for place in range(13)
            if hand[place] == card and (half, owner, place) not in played
        )
        played.add((half, owner, place))
    return played


def _without(cards: Any, taken: list[str]) -> list[str]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


# Split: cards that were never on the table or in the viewer's hand


def _swap_split(
    game: Playout, raw: RawDeal, moves: Moves, viewer: Viewer, rng: Random
) -> tuple[RawDeal, Moves]:
    dealt = [card for cards in (*raw["hands"], raw["stock"]) for card in cards]
    unseen = sorted(set(dealt) - _seen_in_split(game, viewer))
    swap = {card: card for card in range(101)}
    for kind in (is_wild, lambda card: not is_wild(card)):
        chosen = [card for card in unseen if kind(card)]
        rng.shuffle(chosen)
        chosen = chosen[: rng.choice((2, 3, 5, len(chosen)))]
        others = [*chosen[1:], *chosen[:1]]
        swap.update(zip(chosen, others, strict=True))
    deal = {
        **raw,
        "hands": [[swap[card] for card in hand] for hand in raw["hands"]],
        "stock": [swap[card] for card in raw["stock"]],
    }
    if game.states[-1].refills == 0:
        deal["reshuffle_key"] = f"other {rng.random()}"  # it hasn't been used yet
    renamed = [(seat, re.sub(r"\d+", lambda n: str(swap[int(n[0])]), text)) for seat, text in moves]
    return deal, renamed


def _seen_in_split(game: Playout, viewer: Viewer) -> set[int]:
    seen: set[int] = set()
    for state in game.states:
        seen.update(state.left, state.right, state.discards, state.helpers)  # split 10.1
        seen.update(() if state.middle is None else (state.middle,))
        if viewer is not None:
            seen.update(state.hands[viewer])  # split 10.3, 10.5
    for events in game.events:
        for event in events:
            match type(event).__name__:
                case "TableCleared":
                    seen.update(event.cards)
                case "PilesOpened":
                    seen.update((event.low, event.high))
                case "CardPlayed":
                    seen.add(event.card)
                case "CardsDrawn" if event.seat == viewer:
                    seen.update(event.cards)  # includes cards laid in the same move
    return seen


_SWAP: Final[
    dict[str, Callable[[Playout, RawDeal, Moves, Viewer, Random], tuple[RawDeal, Moves]]]
] = {"split-it": _swap_split_it, "splito": _swap_splito, "split": _swap_split}
