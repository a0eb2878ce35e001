"""Views of Split: who sees what (split 10)."""

from dataclasses import replace
from random import Random

import pytest

from splittable.core.seats import Seat
from splittable.games.split.cards import Card, Side
from splittable.games.split.events import (
    AnswerSealed,
    CardsDrawn,
    PilesOpened,
    StockRefilled,
    WildBuried,
)
from splittable.games.split.moves import Challenge
from splittable.games.split.rules import Phase, State, apply, legal
from splittable.games.split.view import Gap, imagine, redact, unseen, view
from tests.games.split.table import cards, play, position

VIEWERS = (Seat(0), Seat(1), Seat(2), None)


def playing() -> State:
    return position(
        "37 44", "21 22", "23 24 26", left=12, right=80, middle=40, stock="5 99 91", discards="2 3"
    )


def test_everyone_sees_the_table_the_discards_and_whose_turn_it_is() -> None:  # split 10.1, 12.19
    for viewer in VIEWERS:
        seen = view(playing(), viewer)
        assert (seen.left, seen.right, seen.middle) == (cards("12"), cards("80"), 40)
        assert (seen.discards, seen.clockwise, seen.turn) == (cards("2 3"), True, 0)
        assert seen.turn_number == 1


def test_everyone_sees_how_many_cards_each_hand_and_the_stock_have() -> None:  # split 10.2
    for viewer in VIEWERS:
        assert view(playing(), viewer).hand_sizes == (2, 2, 3)
        assert view(playing(), viewer).stock == len(playing().stock)


def test_everyone_sees_the_helpers_that_are_left() -> None:  # split 10.1
    state = play(
        position("37 5", "44 45", "61 62", left=12, right=80, mode="cooperative"), (0, "100")
    )
    for viewer in VIEWERS:
        assert view(state, viewer).helpers == (0,)


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_hand_is_seen_by_its_own_seat_alone(mode: str) -> None:  # split 10.3, 10.10
    def dealt(mine: str, theirs: str) -> State:
        return position(mine, theirs, "61 62", left=12, right=80, mode=mode, stock="5 6")

    here, swapped = dealt("37 44", "45 46"), dealt("45 46", "37 44")
    assert view(here, Seat(0)).hand == cards("37 44")
    assert view(here, None).hand is None
    for viewer in (Seat(2), None):
        assert view(here, viewer) == view(swapped, viewer)


def test_nobody_sees_the_order_of_the_stock_or_the_key_of_refills() -> None:  # split 10.4
    state = playing()
    other = replace(state, stock=state.stock[::-1], reshuffle_key="another key")
    for viewer in VIEWERS:
        assert view(other, viewer) == view(state, viewer)


def test_a_refill_tells_how_many_went_under_and_nobody_the_order() -> None:  # split 10.4
    before = position("37 44", "21 22", left=12, right=80, discards="70 71 72 73", rest=1)
    worlds = [replace(before, reshuffle_key=key) for key in ("a key", "b key", "c key")]
    after = [play(world, (0, "reset")) for world in worlds]
    assert len({state.stock for state in after}) > 1
    assert {view(state, None).discards for state in after} == {()}
    assert redact(StockRefilled(6), None) == StockRefilled(6)


def test_a_drawn_card_is_seen_by_the_seat_that_draws_it_alone() -> None:  # split 10.5
    event = CardsDrawn(Seat(0), 3, cards("5 99 91"))
    assert redact(event, Seat(0)) == event
    for viewer in (Seat(1), None):
        assert redact(event, viewer) == CardsDrawn(Seat(0), 3, None)


def test_a_buried_wild_is_seen_by_its_seat_alone() -> None:  # split 10.6
    event = WildBuried(Seat(0), Card(90))
    assert redact(event, Seat(0)) == event
    for viewer in (Seat(1), None):
        assert redact(event, viewer) == WildBuried(Seat(0), None)


def burying() -> State:
    before = position("30", "21 22", left=12, right=88, stock="10 20 40 61 62 63")
    return play(before, (0, "reset"))


def test_the_others_cannot_tell_which_wild_was_buried() -> None:  # split 10.6
    worlds = [play(burying(), (0, f"bury {wild}")) for wild in (10, 20, 30, 40)]
    for viewer in (Seat(1), None):
        assert all(view(world, viewer) == view(worlds[0], viewer) for world in worlds)
    assert len({view(world, Seat(0)).buried for world in worlds}) == 4


def test_a_seat_remembers_what_it_buried_and_where_it_lies() -> None:  # split 10.7
    state = play(burying(), (0, "bury 20"), (0, "bury 10"))
    left = len(state.stock)
    assert view(state, Seat(0)).buried == ((left - 2, 20), (left - 1, 10))
    assert view(state, Seat(1)).buried == ()
    assert 20 not in unseen(view(state, Seat(0)))
    assert 20 in unseen(view(state, Seat(1)))


def test_a_buried_card_is_forgotten_once_it_is_drawn() -> None:  # split 10.7
    state = play(burying(), (0, "bury 20"), (0, "bury 10"))
    nearly_empty = replace(state, stock=state.stock[-2:], discards=())
    drawn = play(nearly_empty, (1, "reset"))
    assert view(drawn, Seat(0)).buried == ()


def test_a_buried_card_stays_known_when_a_refill_goes_under_it() -> None:  # split 10.7, 6.2
    before = position("30", "21 22", left=12, right=88, stock="10 20 40 61 70", rest=1)
    state = play(before, (0, "reset"), (0, "bury 10"), (0, "bury 20"))
    assert (state.refills, len(state.stock)) == (1, 4)  # the 12 and the 88 lie between
    assert view(state, Seat(0)).buried == ((0, 10), (3, 20))


def bluffed(*answers: tuple[int, str]) -> tuple[State, State]:
    """The same two piles laid, once honestly and once keeping a 6 in hand."""
    worlds = []
    for kept in ("50", "6"):
        before = position(
            f"{kept} 44", "21 22", "23 24", left=12, right=80, stock="8 91 33 71", bluff_resets=True
        )
        worlds.append(play(before, (0, "reset"), (0, "open 8 91"), *answers))
    return worlds[0], worlds[1]


def test_an_answer_is_seen_by_its_own_seat_alone() -> None:  # split 10.8
    state, _ = bluffed()
    trusting, doubting = play(state, (1, "trust")), play(state, (1, "challenge"))
    for viewer in (Seat(0), Seat(2), None):
        assert view(trusting, viewer) == view(doubting, viewer)
        assert view(trusting, viewer).answered == {1}
    assert view(doubting, Seat(1)).answer == Challenge()
    event = AnswerSealed(Seat(1), Challenge())
    assert redact(event, Seat(1)) == event
    assert redact(event, Seat(2)) == redact(event, None) == AnswerSealed(Seat(1), None)


def test_an_unchallenged_reset_stays_a_secret() -> None:  # split 10.9
    honest, cheat = bluffed((1, "trust"), (2, "trust"))
    for viewer in (Seat(1), Seat(2), None):
        assert view(honest, viewer) == view(cheat, viewer)
    assert view(honest, Seat(0)) != view(cheat, Seat(0))


def test_what_is_laid_is_open() -> None:  # split 10.1
    event = PilesOpened(Seat(0), Card(8), Card(91))
    assert redact(event, None) == event


def test_a_view_shows_the_interval_for_each_side_and_what_fits() -> None:  # split 3.6
    mine = view(playing(), Seat(0))
    assert mine.gaps == (
        Gap(Side.LEFT, Card(40), Card(80)),
        Gap(Side.RIGHT, Card(12), Card(40)),
    )
    assert mine.playable == (cards("44"), cards("37"))
    assert view(playing(), None).playable == ((), ())


def test_an_imagined_exchange_of_wilds_comes_to_an_end() -> None:  # split 6.8
    """Nearly every Standard is in another hand: those the exchange needs must stay in the stock."""
    state = replace(
        position("0 1 10 50", "", left=2, right=3, phase=Phase.BURYING, stock="55 56", rest=1),
        left=(),
        right=(),
    )
    for viewer in (Seat(0), Seat(1), None):
        for seed in range(200):
            world = imagine(view(state, viewer), Random(seed))
            for _ in range(30):
                if world.phase is not Phase.BURYING:
                    break
                world = apply(world, Seat(0), legal(world, Seat(0))[0]).state
            assert world.phase is Phase.PLAYING
