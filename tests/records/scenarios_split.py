"""Scenarios of Split: competitive first, then cooperative."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final

from splittable.core.seats import Seat
from splittable.games.split import SPLIT
from splittable.games.split.cards import CARDS, Card, Side, is_wild, standards
from splittable.games.split.events import (
    BluffCalled,
    CardPlayed,
    CardsDrawn,
    DirectionTurned,
    SeatOut,
    StockRefilled,
    TableCleared,
)
from splittable.games.split.moves import Bury, Challenge, Move, Open, Play, Reset, Trust
from splittable.games.split.rules import Phase, State
from splittable.games.split.setup import Deal, Options
from tests.games.split.table import cards, deal
from tests.records.scenario import Policy, Scenario, Story

DEALER = "2 98"  # opens as wide as two Standards can
TOGETHER: Final[dict[str, Any]] = {"mode": "cooperative"}
BLUFFING: Final[dict[str, Any]] = {"bluff_resets": True}


def careful(state: State, seat: Seat, legal: Sequence[Move], _rng: Random) -> Move:
    """Climb from left to right, keep a Standard for the end, and be honest and trusting."""
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return legal[0] if not isinstance(legal[0], Open) else _honest(legal)
    hand = state.hands[seat]
    last_standard = standards(hand) if len(hand) > 1 else ()

    def demerit(play: Play) -> tuple[bool, bool, bool, bool, int]:
        helper = play.card not in hand
        spends_the_last = len(last_standard) == 1 and play.card in last_standard
        return helper, spends_the_last, is_wild(play.card), play.side is Side.RIGHT, play.card

    return min(plays, key=demerit)


def _honest(legal: Sequence[Move]) -> Move:
    return max(legal, key=lambda move: move.high - move.low if isinstance(move, Open) else 0)


def always_reset(_state: State, _seat: Seat, legal: Sequence[Move], _rng: Random) -> Move:
    return Reset() if Reset() in legal else legal[0]


def draw_everything(state: State, seat: Seat, legal: Sequence[Move], rng: Random) -> Move:
    """Reset, cheat and challenge for twenty turns; then play carefully."""
    if state.turn_number > 20:
        return careful(state, seat, legal, rng)
    if state.phase is Phase.ANSWERING:
        return Challenge()
    return Reset() if Reset() in legal else legal[-1]


def scenario(
    name: str,
    shows: Sequence[str],
    dealt: Deal,
    check: Callable[[Story], bool],
    *opening: tuple[int, str],
    policy: Policy = careful,
    committed: bool = False,
    **options: Any,
) -> Scenario:
    return Scenario(
        game=SPLIT,
        name=name,
        shows=tuple(shows),
        options=Options(len(dealt.hands), **options),
        deal=dealt,
        check=check,
        opening=opening,
        policy=policy,
        committed=committed,
    )


def mixed(dealer: int, *hands: str, stock: str = "", **options: Any) -> Deal:
    """A deal with these hands, and the cards not named spread in a fixed mixture."""
    named = {card for text in (*hands, stock) for card in cards(text)}
    rest = [card for card in range(101) if card not in named]
    if options.get("mode") == "cooperative":
        rest = [card for card in rest if card not in (0, 100)]
    Random(f"{hands} {stock}").shuffle(rest)
    full: list[str] = []
    for seat, text in enumerate(hands):
        missing = (9 if seat == dealer else 7) - len(text.split())
        full.append(" ".join([text, *map(str, rest[:missing])]))
        rest = rest[missing:]
    return deal(dealer, *full, stock=" ".join([stock, *map(str, rest)]), **options)


def ladder(seats: int, dealer: int, **options: Any) -> Deal:
    """Standards dealt in the order of play, so that each seat can play above the one before."""
    rungs = [card for card in range(3, 98) if not is_wild(Card(card))]
    hands = [""] * seats
    hands[dealer] = DEALER
    for place in range(7 * seats):
        seat = (dealer + 1 + place) % seats
        hands[seat] += f" {rungs[place]}"
    return deal(dealer, *hands, **options)


def drained(first_hand: str) -> Deal:
    """Five seats, seat 4 deals; the others can reset again and again, and Wilds lie at the end."""
    hands = (first_hand, "3 97 4 5 6 7 8", "11 96 12 13 14 15 16", "17 95 18 19 21 23 24",
             "2 98 94 93 92 91 89 88 87")  # fmt: skip
    held = {card for hand in hands for card in cards(hand)}
    stock = sorted(set(CARDS) - held, key=lambda card: (is_wild(card), card))
    return deal(4, *hands, stock=" ".join(map(str, stock)))


# What the names promise


def resets(story: Story) -> int:
    return len(story.moves(Reset))


def reset_with(story: Story, holds: Callable[[Any, Seat], bool]) -> bool:
    """Whether some reset was made in a position like this."""
    return any(
        isinstance(after.move, Reset) and after.seat is not None and holds(before.state, after.seat)
        for before, after in pairwise(story.positions)
    )


def could_play(state: Any, seat: Seat) -> bool:
    return any(isinstance(move, Play) for move in SPLIT.legal(state, seat))


def lone_wild(state: Any, seat: Seat) -> bool:
    return len(state.hands[seat]) == 1 and is_wild(state.hands[seat][0])


def turns(story: Story) -> list[Seat]:
    """Whose turn it was, for each turn."""
    found = {p.state.turn_number: p.state.turn for p in story.positions if p.state.turn_number}
    return [found[number] for number in sorted(found)]


def penalties(story: Story) -> list[tuple[int, int]]:
    """Who drew how many cards for a bluff or a wrong challenge."""
    found: list[tuple[int, int]] = []
    for place in story.positions:
        called = False
        for event in place.events:
            called = called or isinstance(event, BluffCalled)
            if called and isinstance(event, CardsDrawn):
                found.append((event.seat, event.count))
    return found


def empty_refill(story: Story) -> bool:
    """A draw from a stock that was short, with no discards to refill it from."""
    for before, after in pairwise(story.positions):
        drawn = [event for event in after.events if isinstance(event, CardsDrawn)]
        refilled = any(isinstance(event, StockRefilled) for event in after.events)
        called = any(isinstance(event, BluffCalled) for event in after.events)
        if called and drawn and not refilled and not before.state.discards:
            return len(before.state.stock) < 5 and before.state.refills == after.state.refills
    return False


def helpers_played(story: Story) -> list[int]:
    return [event.card for event in story.events(CardPlayed) if event.is_helper]


def won_together(story: Story) -> bool:
    return story.outcome.reason == "everyone is out" and len(story.outcome.winners) > 2


def stuck(story: Story) -> bool:
    return story.outcome.reason == "a seat is stuck" and not story.outcome.winners


def crossed(state: Any) -> bool:
    return bool(state.left) and state.left[-1] > state.right[-1]


NARROW = "10 20 30 40 50 60 70 47 48"
HIGH = "81 82 83 84 85 86 87"
ALL_WILD = "0 10 20 30 40 50 60"
WIDE_HANDS = ("2 98", "5 12 44 30 71 88 9", "")
BLUFF = mixed(0, *WIDE_HANDS, stock="33 91 61")
TWO_OF_THREE_REFUSE = ((0, "challenge"), (2, "challenge"))

# Four seats of five reset in every round, so that the stock runs out; its last cards are Wilds.
DRAINED = drained("22 64 65 66 67 0 10")
DRAINED_LONGER = drained("22 64 65 66 67 68 10")
OTHERS_RESET = tuple((seat, "reset") for seat in (1, 2, 3, 4))
FIVE_ROUNDS = tuple(
    move for card in (22, 64, 65, 66, 67) for move in ((0, str(card)), *OTHERS_RESET)
)

# Two seats turn the direction back and forth, so that the third keeps its cards.
DUEL = deal(
    0, "2 98 1 10 20 30 40 43 46", "99 90 80 70 60 41 44", "42 45 47 48 49 51 52", **TOGETHER
)
DUEL_OF_WILDS = (
    (1, "99"), (0, "right 1"), (1, "left 90"), (0, "right 10"), (1, "left 80"), (0, "right 20"),
    (1, "left 70"), (0, "right 30"), (1, "left 60"), (0, "right 40"),
)  # fmt: skip

LONE = deal(0, "2 98 5 8 12 15 18 22 25", "3 6 9 13 16 19 90", "4 7 11 14 17 21 24", **TOGETHER)
CLIMB_TO_22 = (
    (1, "3"), (2, "left 4"), (0, "left 5"), (1, "left 6"), (2, "left 7"), (0, "left 8"),
    (1, "left 9"), (2, "left 11"), (0, "left 12"), (1, "left 13"), (2, "left 14"), (0, "left 15"),
    (1, "left 16"), (2, "left 17"), (0, "left 18"), (1, "left 19"), (2, "left 21"), (0, "left 22"),
)  # fmt: skip

COMPETITIVE: Final = (
    scenario(
        "two-seats-alternate", ["4.3", "12.9"], mixed(0, DEALER, "50 60"),
        lambda story: all(a != b for a, b in pairwise(turns(story)))
        and any(is_wild(event.card) for event in story.events(CardPlayed))
        and not story.events(DirectionTurned),
        (1, "50"), committed=True,
    ),
    scenario(
        "three-seats-last-card-wins", ["2.4", "3.6", "3.11", "7.1"], ladder(3, 2),
        lambda story: story.outcome.scores == (0, -1, -1) and resets(story) == 0,
    ),
    scenario(
        "four-seats", ["2.2", "2.6", "7.5"], mixed(3, "", "", "", DEALER),
        lambda story: len(story.outcome.scores) == 4 and 0 in story.outcome.scores,
    ),
    scenario(
        "five-seats-last-card-wins", ["2.7", "7.6"], ladder(5, 2),
        lambda story: story.outcome.winners == (3,) and story.outcome.ranking == (2, 2, 2, 1, 2),
    ),
    scenario(
        "wild-turns-the-direction", ["4.1", "4.2", "12.7"], mixed(0, "2 98 40", "50", ""),
        lambda story: turns(story)[:3] == [1, 0, 1]
        and [e.clockwise for e in story.events(DirectionTurned)][:2] == [False, True],
        (1, "50"), (0, "right 40"),
    ),
    scenario(
        "wild-crosses-the-piles", ["3.6", "4.5", "12.1"],
        mixed(0, "31 38 0 10 20 30 50 60 70", "80 61", ""),
        lambda story: story.any_state(
            lambda s: crossed(s) and s.middle is not None and not is_wild(s.middle)
        ),
        (1, "80"), (0, "left 50"), (1, "right 61"),
    ),
    scenario(
        "reset-by-choice", ["5.1", "5.7", "5.8"], ladder(3, 0),
        lambda story: reset_with(story, could_play), (1, "reset"),
    ),
    scenario(
        "reset-when-nothing-fits", ["3.10", "5.2"], mixed(0, NARROW, HIGH, ""),
        lambda story: reset_with(story, lambda s, seat: not could_play(s, seat)
                                 and not lone_wild(s, seat)),
    ),
    scenario(
        "reset-with-a-lone-wild", ["3.8", "5.2", "12.10"],
        mixed(0, "2 98 4 6 8 11 13 15 16", "3 5 7 9 12 14 90"),
        lambda story: reset_with(story, lone_wild),
        (1, "3"), (0, "left 4"), (1, "left 5"), (0, "left 6"), (1, "left 7"), (0, "left 8"),
        (1, "left 9"), (0, "left 11"), (1, "left 12"), (0, "left 13"), (1, "left 14"),
        (0, "left 15"), (1, "reset"),
    ),
    scenario(
        "reset-goes-clockwise-again", ["5.7", "12.5"], mixed(0, DEALER, "50", ""),
        lambda story: turns(story)[:3] == [1, 0, 1], (1, "50"), (0, "reset"),
    ),
    scenario(
        "option-reset-keeps-direction", ["11.4", "12.5"], mixed(0, DEALER, "50", ""),
        lambda story: turns(story)[:3] == [1, 0, 2], (1, "50"), (0, "reset"),
        reset_keeps_direction=True,
    ),
    scenario(
        "dealer-exchanges-wilds", ["2.5", "6.6", "12.6"],
        mixed(0, "0 1 10 20 30 40 50 60 37", "", "", stock="80 45"),
        lambda story: story.positions[1].state.phase is Phase.BURYING
        and story.positions[2].state.turn_number == 1,
        (0, "bury 20"), (0, "bury 80"),
    ),
    scenario(
        "reset-exchanges-wilds", ["5.5", "6.6", "6.7"],
        mixed(0, DEALER, ALL_WILD, "", stock="70 80 33 90 44"),
        lambda story: len(story.moves(Bury)) >= 2 and not story.events(StockRefilled),
        (1, "reset"), (1, "bury 20"), (1, "bury 0"),
    ),
    scenario(
        "stock-refilled-for-a-draw", ["6.2", "6.3", "12.3"], DRAINED_LONGER,
        lambda story: story.events(StockRefilled) != [] and story.last.refills >= 1,
        *FIVE_ROUNDS, (0, "68"), (1, "reset"), (2, "reset"),
    ),
    scenario(
        "stock-of-wilds-refilled-for-an-exchange", ["6.6", "6.9"], DRAINED,
        lambda story: any(
            isinstance(place.move, Bury) and isinstance(place.events[0], StockRefilled)
            for place in story.positions
        ),
        *FIVE_ROUNDS, (0, "reset"), (0, "bury 10"),
    ),
    scenario(
        "turn-limit", ["7.2", "7.3", "14.2"], mixed(1, "", DEALER),
        lambda story: story.outcome.reason == "turn limit"
        and len(story.events(TableCleared)) == 1000,
        policy=always_reset,
    ),
    scenario(
        "bluff-honest-and-challenged", ["9.4", "9.8"], BLUFF,
        lambda story: penalties(story)[:2] == [(2, 1), (0, 1)],
        (1, "reset"), (1, "open 5 91"), *TWO_OF_THREE_REFUSE, **BLUFFING,
    ),
    scenario(
        "bluff-cheat-challenged", ["9.4", "9.6"], BLUFF,
        lambda story: penalties(story)[0] == (1, 5),
        (1, "reset"), (1, "open 12 88"), (0, "trust"), (2, "challenge"), **BLUFFING,
    ),
    scenario(
        "bluff-cheat-unchallenged", ["9.7", "10.9"], BLUFF,
        lambda story: story.moves(Open)[0] == Open(Card(12), Card(88))
        and not story.events(BluffCalled) and story.moves(Trust) != [],
        (1, "reset"), (1, "open 12 88"), (0, "trust"), (2, "trust"), **BLUFFING,
    ),
    scenario(
        "bluff-exchanges-wilds-first", ["9.2", "9.3"],
        mixed(0, DEALER, ALL_WILD, "", stock="70 80 33 90 44"),
        lambda story: [type(p.move) for p in story.positions[1:5]] == [Reset, Bury, Bury, Open],
        (1, "reset"), (1, "bury 20"), (1, "bury 0"), (1, "open 33 44"), **BLUFFING,
    ),
    scenario(
        "bluff-keeps-direction", ["9.10", "11.4"], mixed(0, "2 98 33 44", "50", ""),
        lambda story: turns(story)[:3] == [1, 0, 2] and story.moves(Open) != [],
        (1, "50"), (0, "reset"), reset_keeps_direction=True, **BLUFFING,
    ),
    scenario(
        "bluff-until-nothing-is-left-to-draw", ["6.4", "6.5", "9.9"], mixed(0, DEALER, ""),
        lambda story: empty_refill(story) and any(count < 5 for _, count in penalties(story)),
        policy=draw_everything, **BLUFFING,
    ),
)  # fmt: skip

COOPERATIVE: Final = (
    scenario(
        "together-three-seats-win", ["8.1", "8.12", "14.3"], ladder(3, 0, **TOGETHER),
        lambda story: won_together(story) and not helpers_played(story), **TOGETHER,
    ),
    scenario(
        "together-four-seats-win-without-helpers", ["8.3", "12.18"], ladder(4, 1, **TOGETHER),
        lambda story: won_together(story) and len(story.events(SeatOut)) == 4,
        helpers="none", **TOGETHER,
    ),
    scenario(
        "together-five-seats-win", ["8.10", "8.12"], ladder(5, 4, **TOGETHER),
        won_together, committed=True, **TOGETHER,
    ),
    scenario(
        "together-only-the-zero-helps", ["8.3", "8.6", "8.8"], ladder(3, 0, **TOGETHER),
        lambda story: helpers_played(story) == [0], (1, "0"), helpers="zero", **TOGETHER,
    ),
    scenario(
        "together-only-the-hundred-helps", ["8.3", "8.7"], ladder(3, 0, **TOGETHER),
        lambda story: helpers_played(story) == [100], (1, "100"), helpers="hundred", **TOGETHER,
    ),
    scenario(
        "together-a-helper-beside-a-lone-wild", ["4.6", "8.8", "8.9", "12.15"], LONE,
        lambda story: any(
            before.state.hands[1] == cards("90") and after.seat == 1
            for before, after in pairwise(story.positions)
        ) and stuck(story),
        *CLIMB_TO_22, (1, "left 0"), **TOGETHER,
    ),
    scenario(
        "together-the-same-seat-again", ["8.10", "8.11"], DUEL,
        lambda story: turns(story)[-5:] == [2] * 5 and won_together(story),
        *DUEL_OF_WILDS, **TOGETHER,
    ),
    scenario(
        "together-stuck", ["8.13", "14.4"], mixed(1, "", DEALER, "", "", **TOGETHER),
        lambda story: stuck(story) and len(story.positions) > 4, helpers="none", **TOGETHER,
    ),
    scenario(
        "together-stuck-before-the-first-turn", ["8.13"], deal(0, NARROW, HIGH, "", **TOGETHER),
        lambda story: stuck(story) and len(story.positions) == 1, helpers="none", **TOGETHER,
    ),
    scenario(
        "together-the-dealer-exchanges-wilds", ["8.4", "12.6"],
        mixed(2, "", "", "1 10 20 30 40 50 60 70 37", stock="91", **TOGETHER),
        lambda story: story.moves(Bury) == [Bury(Card(1))], (2, "bury 1"), **TOGETHER,
    ),
)  # fmt: skip

SCENARIOS: Final = (*COMPETITIVE, *COOPERATIVE)
