"""Views of Split it!: who sees what (split-it 7), and taking back a guess."""

from dataclasses import replace

import pytest

from splittable.core.errors import IllegalMove
from splittable.core.seats import Seat
from splittable.games.split_it.cards import Section
from splittable.games.split_it.events import GuessesTurned, GuessSealed, GuessTakenBack, RowLaid
from splittable.games.split_it.rules import State, unseal
from splittable.games.split_it.view import redact, unseen, view
from tests.games.split_it.table import acting, begin, cards, guesses, play

VIEWERS = (Seat(0), Seat(1), Seat(2), None)


def guessing() -> State:
    return play(begin(3, "9 8 J 6 5 4 3", starter=2), (2, "split 2 4"), (0, "guess pink"))


def test_everyone_sees_the_row_the_round_the_splitter_and_the_size_of_the_stock() -> None:
    for viewer in VIEWERS:  # split-it 7.1
        seen = view(guessing(), viewer)
        assert seen.parts == (cards("9 8"), cards("J 6"), cards("5 4 3"))
        assert (seen.round, seen.rounds, seen.splitter, seen.stock) == (1, 10, 2, 63)


def test_everyone_sees_all_displays_and_pending_jokers() -> None:  # split-it 7.2
    state = play(begin(3, "J 9 8 7 6 5 4"), (0, "split 1 2"), *guesses("white", "pink", "black"))
    for viewer in VIEWERS:
        assert view(state, viewer).displays == state.displays
        assert view(state, viewer).displays[0].pending == 1


def test_everyone_sees_the_tally_of_cards_gone() -> None:  # split-it 7.3, 9.15
    state = play(begin(3, "J 9 9 7 6 5 4"), (0, "split 3 5"), *guesses("pink", "pink", "black"))
    for viewer in VIEWERS:
        assert view(state, viewer).gone[0] == 1
        assert view(state, viewer).gone[9] == 2


def test_everyone_can_work_out_what_is_still_in_the_stock() -> None:  # split-it 7.3
    state = play(begin(3, "J 9 9 7 6 5 4"), (0, "split 3 5"), *guesses("pink", "pink", "black"))
    for viewer in VIEWERS:
        assert sorted(unseen(view(state, viewer))) == sorted(state.stock)


def test_everyone_sees_who_is_active_and_who_has_guessed() -> None:  # split-it 7.4
    for viewer in VIEWERS:
        seen = view(guessing(), viewer)
        assert seen.active == {0, 1, 2}
        assert seen.guessed == {0}
        assert seen.to_act == {1, 2}


def test_nobody_sees_the_order_of_the_stock() -> None:  # split-it 7.5
    state = guessing()
    turned_round = replace(state, stock=state.stock[::-1])
    assert turned_round != state
    for viewer in VIEWERS:
        assert view(turned_round, viewer) == view(state, viewer)


def test_a_guess_is_seen_by_its_own_seat_alone() -> None:  # split-it 7.6, 7.8
    before = play(begin(3, "9 8 J 6 5 4 3", starter=2), (2, "split 2 4"))
    worlds = [play(before, (0, f"guess {section}")) for section in Section]
    assert len({view(world, Seat(0)).guess for world in worlds}) == 3
    for viewer in (Seat(1), Seat(2), None):
        assert all(view(world, viewer) == view(worlds[0], viewer) for world in worlds)


def test_the_event_of_a_sealed_guess_tells_only_its_seat_which() -> None:  # split-it 7.6
    event = GuessSealed(Seat(0), Section.PINK)
    assert redact(event, Seat(0)) == event
    assert redact(event, Seat(1)) == redact(event, None) == GuessSealed(Seat(0), None)


def test_turned_guesses_are_open_to_all() -> None:  # split-it 7.6
    event = GuessesTurned((Section.PINK, Section.PINK, Section.WHITE))
    assert redact(event, None) == event


def test_the_events_of_the_open_table_are_the_same_for_a_spectator() -> None:  # split-it 7.8
    laid = RowLaid(1, Seat(0), cards("1 2 3"))
    assert redact(laid, None) == laid


def test_a_guess_may_be_taken_back_and_made_anew() -> None:  # split-it 7.7
    back = unseal(guessing(), Seat(0))
    assert back.events == (GuessTakenBack(Seat(0)),)
    assert acting(back.state) == {0, 1, 2}
    assert play(back.state, (0, "guess black")).sealed[0] is Section.BLACK


def test_after_the_last_guess_nothing_can_be_taken_back() -> None:  # split-it 7.7
    settled = play(guessing(), (1, "guess pink"), (2, "guess black"))
    for seat in range(3):
        with pytest.raises(IllegalMove, match=f"seat {seat} has no sealed guess to take back"):
            unseal(settled, Seat(seat))


def test_a_seat_that_has_not_guessed_has_nothing_to_take_back() -> None:  # split-it 7.7
    with pytest.raises(IllegalMove, match="seat 1 has no sealed guess"):
        unseal(guessing(), Seat(1))


def test_a_view_shows_who_leads_each_number_as_things_stand() -> None:  # split-it 6.2
    state = play(begin(3, "9 9 8 8 8 7 7"), (0, "split 2 5"), *guesses("white", "pink", "black"))
    seen = view(state, None)
    assert [(lead.seats, lead.size) for lead in seen.leads[6:9]] == [
        ((2,), 2),
        ((1,), 3),
        ((0,), 2),
    ]
    assert seen.points == (9, 8, 7)
