"""Scenarios of Split it!"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final

from splittable.core.seats import Seat
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.cards import Section
from splittable.games.split_it.events import (
    CardsGone,
    JokerPlaced,
    RowLaid,
    RowSplit,
    SectionRemoved,
    SectionWon,
    StoodOff,
)
from splittable.games.split_it.moves import Guess, Move, PlaceJoker, Remove, Split
from splittable.games.split_it.rules import State
from splittable.games.split_it.setup import Options
from tests.games.split_it.table import cards, deal, display, guesses
from tests.records.scenario import Policy, Scenario, Story, at_random

WHITE, PINK, BLACK = "white", "pink", "black"
WASTE: Final = {Split(1, 2), Guess(Section.WHITE), Remove(Section.BLACK)}


def waste(_state: State, _seat: Seat, legal: Sequence[Move], _rng: Random) -> Move:
    """All guess the same single card: the whole row leaves the game and nobody wins a thing."""
    return next((move for move in legal if move in WASTE), legal[0])


def scenario(
    name: str,
    shows: Sequence[str],
    seats: int,
    row: str,
    check: Callable[[Story], bool],
    *opening: tuple[int, str],
    starter: int = 0,
    every_split: bool = False,
    policy: Policy = at_random,
    **more: Any,
) -> Scenario:
    """A game whose stock begins with this row; the rest of the stock lies in a fixed mixture."""
    return Scenario(
        game=SPLIT_IT,
        name=name,
        shows=tuple(shows),
        options=Options(seats, every_split),
        deal=mixed(row, starter),
        check=check,
        opening=opening,
        policy=policy,
        **more,
    )


def mixed(row: str, starter: int) -> Any:
    begun = deal(row, starter)
    first = len(cards(row))
    rest = list(begun.stock[first:])
    Random(row).shuffle(rest)
    return type(begun)(begun.starter, (*begun.stock[:first], *rest))


def won(story: Story, seat: int, text: str) -> bool:
    return any(e.seat == seat and e.cards == cards(text) for e in story.events(SectionWon))


def removed_after_a_forced_split(story: Story) -> bool:
    told = [event for place in story.positions for event in place.events]
    return any(
        isinstance(split, RowSplit) and split.forced and isinstance(then, SectionRemoved)
        for split, then in pairwise(told)
    )


def two_cards_were_guessed_at_once(story: Story) -> bool:
    return story.any_state(lambda s: len(s.row) == 2 and s.is_split and not s.removal_due)


def jokers_by_choice(story: Story) -> list[int]:
    return [e.seat for e in story.events(JokerPlaced) if not e.forced]


def rows(story: Story) -> list[int]:
    """The length of every row, the first one included."""
    return [len(story.positions[0].state.row), *(len(e.cards) for e in story.events(RowLaid))]


SCENARIOS: Final = (
    scenario(
        "printed-example", ["3.4", "4.4", "4.5", "4.11"], 4, "4 3 6 5 7 J 8 2 10",
        lambda story: all(
            won(story, seat, text)
            for seat, text in ((0, "4 3 6"), (1, "5 7"), (3, "J 8"), (2, "10"))
        ),
        (0, "split 3 5"), *guesses(WHITE, PINK, BLACK, BLACK),
        (0, "split 2 3"), (3, "guess white"), (2, "guess black"),
        names=("Nic", "Magda", "David", "Kate"), committed=True,
    ),
    scenario(
        "printed-scoring", ["6.2", "6.3", "6.5", "11.1"], 3, "8 8 5 8 10 4 6 5 2 2 4 3 3 3",
        lambda story: story.outcome.scores == (15, 12, 13) and story.outcome.winners == (0,),
        (0, "split 3 5"), *guesses(WHITE, PINK, BLACK),
        (1, "split 2 3"), *guesses(WHITE, PINK, BLACK),
        policy=waste, names=("Magda", "Nic", "David"),
    ),
    scenario(
        "two-seats-remove-a-section", ["3.8", "3.9", "3.10"], 2, "9 8 7 6 5 4 3",
        lambda story: len(story.moves(Remove)) == 10 and story.moves(Remove)[0].section == 1,
        (0, "split 2 4"), (1, "remove pink"), *guesses(WHITE, BLACK),
    ),
    scenario(
        "two-seats-no-removal-after-a-later-split", ["3.10", "8.1"], 2, "9 8 7 6 5 4 3",
        lambda story: story.any_state(lambda s: s.round == 1 and len(s.row) == 5 and s.is_split
                                      and not s.removal_due),
        (0, "split 5 6"), (1, "remove pink"), *guesses(WHITE, WHITE), (0, "split 1 2"),
    ),
    scenario(
        "option-removal-after-a-later-split", ["8.2"], 2, "9 8 7 6 5 4 3",
        lambda story: len(story.moves(Remove)) > 10,
        (1, "split 5 6"), (0, "remove pink"), *guesses(WHITE, WHITE), (1, "split 2 3"),
        (0, "remove white"), starter=1, every_split=True,
    ),
    scenario(
        "option-removal-after-the-split-of-three", ["3.6", "8.2"], 2, "9 8 7 6 5 4 3",
        removed_after_a_forced_split,
        (0, "split 3 5"), (1, "remove black"), *guesses(WHITE, WHITE), (1, "remove white"),
        every_split=True,
    ),
    scenario(
        "option-no-removal-with-two-cards", ["3.7", "8.2"], 2, "9 8 7 6 5 4 3",
        two_cards_were_guessed_at_once,
        (0, "split 2 4"), (1, "remove black"), *guesses(WHITE, WHITE), *guesses(WHITE, PINK),
        every_split=True,
    ),
    scenario(
        "option-without-effect-with-three-seats", ["8.3"], 3, "",
        lambda story: not story.events(SectionRemoved), every_split=True,
    ),
    scenario(
        "three-seats-ten-rows-of-seven", ["2.4", "2.5", "4.14"], 3, "",
        lambda story: rows(story) == [7] * 10 and story.last.splitter == (2 + 9) % 3, starter=2,
    ),
    scenario(
        "four-seats-last-row-of-seven", ["2.4", "2.5", "6.1"], 4, "",
        lambda story: rows(story) == [9] * 7 + [7],
    ),
    scenario(
        "contested-sections-join", ["4.7", "9.10"], 4, "9 8 7 6 5 4 3 2 2",
        lambda story: story.any_state(lambda s: s.row == cards("9 8 3 2 2")),
        (0, "split 2 6"), *guesses(BLACK, WHITE, WHITE, BLACK), (0, "split 2 3"),
        *guesses(WHITE, PINK, BLACK, BLACK),
    ),
    scenario(
        "splitter-splits-again-when-out", ["4.11"], 3, "9 8 7 6 5 4 3",
        lambda story: story.any_state(lambda s: len(s.row) == 4 and s.active == {1, 2}),
        (0, "split 4 5"), *guesses(PINK, WHITE, WHITE), (0, "split 1 3"),
    ),
    scenario(
        "forced-splits", ["3.6", "3.7", "4.10"], 3, "9 8 7 6 5 4 3 10 10 9 9 8 8 7",
        lambda story: {len([p for p in e.parts if p]) for e in story.events(RowSplit) if e.forced}
        == {2, 3},
        (0, "split 3 5"), *guesses(WHITE, WHITE, PINK), *guesses(WHITE, PINK),
        (1, "split 2 3"), *guesses(WHITE, WHITE, PINK), *guesses(WHITE, PINK),
    ),
    scenario(
        "single-card-gone", ["4.3", "4.9"], 3, "9 8 7 6 5 4 3",
        lambda story: CardsGone(cards("9"), "single") in story.events(CardsGone),
        (0, "split 1 4"), *guesses(WHITE, WHITE, PINK),
    ),
    scenario(
        "stand-off-guess-again", ["4.13"], 4, "9 8 7 6 5 4 3 2 2",
        lambda story: story.events(StoodOff)[:2] == [StoodOff(1), StoodOff(2)],
        (0, "split 1 8"), *guesses(WHITE, WHITE, BLACK, BLACK),
        *guesses(WHITE, PINK, WHITE, PINK), *guesses(WHITE, WHITE, PINK, PINK),
        *guesses(WHITE, WHITE, WHITE, PINK),
    ),
    scenario(
        "stand-off-tenth-discards-both", ["4.13", "9.11"], 4, "9 8 7 6 5 4 3 2 2",
        lambda story: CardsGone(cards("9 2"), "stand-off") in story.events(CardsGone),
        (0, "split 1 8"), *guesses(WHITE, WHITE, BLACK, BLACK),
        *guesses(WHITE, WHITE, PINK, PINK) * 10,
    ),
    scenario(
        "joker-on-a-column-just-begun", ["5.3", "5.9"], 3, "J 8 9 6 5 4 3",
        lambda story: jokers_by_choice(story)[0] == 0,
        (0, "split 3 4"), *guesses(WHITE, PINK, BLACK), (0, "joker 9"),
    ),
    scenario(
        "joker-with-one-column-by-itself", ["5.6"], 3, "8 J J 7 6 5 4",
        lambda story: [e.forced for e in story.events(JokerPlaced)][:2] == [True, True],
        (0, "split 3 4"), *guesses(WHITE, PINK, BLACK),
    ),
    scenario(
        "pending-joker-on-the-first-column", ["5.7", "5.8"], 3, "J 7 7 7 7 7 7 8 6 6 6 6 6 6",
        lambda story: story.any_state(lambda s: s.displays[0] == display("8J")),
        (0, "split 1 2"), *guesses(WHITE, PINK, BLACK),
        (1, "split 1 2"), *guesses(WHITE, PINK, BLACK),
    ),
    scenario(
        "pending-jokers-with-several-columns", ["5.8", "9.7"], 3, "J J 7 7 7 7 7 8 J 9 6 6 6 6",
        lambda story: story.any_state(lambda s: s.displays[0] == display("8J 9JJ")),
        (0, "split 2 3"), *guesses(WHITE, PINK, BLACK),
        (1, "split 3 4"), *guesses(WHITE, PINK, BLACK),
        (0, "joker 9"), (0, "joker 8"), (0, "joker 9"),
    ),
    scenario(
        "jokers-placed-clockwise-from-the-splitter", ["5.5"], 3, "8 9 6 7 5 4 3 J J J 10 10 10 10",
        lambda story: jokers_by_choice(story)[:3] == [1, 2, 0],
        (0, "split 2 4"), *guesses(WHITE, PINK, BLACK),
        (1, "split 1 2"), *guesses(WHITE, PINK, BLACK),
        (1, "joker 7"), (2, "joker 5"), (0, "joker 9"),
    ),
    scenario(
        "joker-never-attached", ["5.11", "9.8"], 3, "J 9 8 7 6 5 4",
        lambda story: story.last.displays[0] == display("", pending=1)
        and story.outcome.scores[0] == 0,
        (0, "split 1 2"), *guesses(WHITE, PINK, BLACK), policy=waste,
    ),
    scenario(
        "tie-broken-by-columns", ["6.6", "11.2"], 3, "10 9 1 2 2 3 3",
        lambda story: story.outcome.scores == (10, 10, 5) and story.outcome.winners == (1,)
        and story.outcome.reason == "most columns",
        (0, "split 1 3"), *guesses(WHITE, PINK, BLACK), policy=waste,
    ),
    scenario(
        "tie-shared", ["6.7", "11.3"], 3, "9 1 8 2 3 3 3",
        lambda story: story.outcome.winners == (0, 1) and story.outcome.reason == "shared",
        (0, "split 2 4"), *guesses(WHITE, PINK, BLACK), policy=waste,
    ),
    scenario(
        "nobody-wins-a-card", ["4.9", "6.4", "6.7"], 4, "",
        lambda story: story.outcome.scores == (0, 0, 0, 0) and len(story.outcome.winners) == 4
        and not story.moves(PlaceJoker),
        policy=waste,
    ),
)  # fmt: skip
