"""Views of Splito: who sees what (splito 7, 8.4)."""

from dataclasses import replace

import pytest

from splittable.core.seats import Seat
from splittable.games.splito.cards import Card, Side
from splittable.games.splito.events import CardSealed, CardTurned, HandsPassed
from splittable.games.splito.moves import Place
from splittable.games.splito.rules import State, unseal
from splittable.games.splito.view import redact, unseen, view
from tests.games.splito.table import any_rounds, begin, cards, play, play_round

VIEWERS = (Seat(0), Seat(1), Seat(2), None)


def sealed(move: str, *, show_side: bool = False) -> State:
    return play(begin(3, "y1 y2", "o2", "p3", show_side=show_side), (0, move))


def test_everyone_sees_the_commons_the_zones_the_round_and_the_sizes_of_hands() -> None:
    state = play_round(begin(3, "y1", "o2", "p3"), "y1 left", "o2 left", "p3 left")
    for viewer in VIEWERS:  # splito 7.1
        seen = view(state, viewer)
        assert seen.common == cards("MV6 MC_black")
        assert seen.zones == (cards("y1"), cards("o2"), cards("p3"))
        assert (seen.round, seen.rounds, seen.hand_sizes) == (2, 13, (12, 12, 12))


def test_everyone_is_told_who_played_a_card() -> None:  # splito 7.1
    event = CardTurned(Seat(2), Card("p3"), Side.LEFT, 2)
    for viewer in VIEWERS:
        assert redact(event, viewer) == event
        assert redact(HandsPassed(2), viewer) == HandsPassed(2)


def test_everyone_sees_who_has_sealed_a_choice() -> None:  # splito 7.2
    for viewer in VIEWERS:
        assert view(sealed("y1 left"), viewer).sealed == {0}


def test_a_sealed_card_and_its_side_are_seen_by_its_seat_alone() -> None:  # splito 7.3, 7.9
    worlds = [sealed(move) for move in ("y1 left", "y1 right", "y2 left")]
    assert [view(world, Seat(0)).choice for world in worlds] == [
        Place(Card("y1"), Side.LEFT),
        Place(Card("y1"), Side.RIGHT),
        Place(Card("y2"), Side.LEFT),
    ]
    for viewer in (Seat(1), Seat(2), None):
        assert all(view(world, viewer) == view(worlds[0], viewer) for world in worlds)


def test_to_the_others_a_sealed_card_is_still_in_the_hand() -> None:  # splito 7.3
    for viewer in VIEWERS:
        assert view(sealed("y1 left"), viewer).hand_sizes == (13, 13, 13)


def test_the_event_of_a_sealed_card_tells_only_its_seat_what() -> None:  # splito 7.3, 8.3
    event = CardSealed(Seat(0), Card("y1"), Side.LEFT, side_shown=False)
    assert redact(event, Seat(0)) == event
    for viewer in (Seat(1), None):
        assert redact(event, viewer) == CardSealed(Seat(0), None, None, side_shown=False)


def test_with_show_side_the_side_is_open_but_not_the_card() -> None:  # splito 8.4, 11.8
    left, right = sealed("y1 left", show_side=True), sealed("y1 right", show_side=True)
    other = sealed("y2 left", show_side=True)
    for viewer in (Seat(1), Seat(2), None):
        assert view(left, viewer).shown_sides == (Side.LEFT, None, None)
        assert view(right, viewer).shown_sides == (Side.RIGHT, None, None)
        assert view(left, viewer) == view(other, viewer)
    event = CardSealed(Seat(0), Card("y1"), Side.LEFT, side_shown=True)
    assert redact(event, None) == CardSealed(Seat(0), None, Side.LEFT, side_shown=True)


def test_without_show_side_no_side_is_shown() -> None:  # splito 8.3
    assert view(sealed("y1 left"), Seat(1)).shown_sides == (None, None, None)


def test_a_side_is_gone_again_when_the_choice_is_taken_back() -> None:  # splito 8.4
    back = unseal(sealed("y1 left", show_side=True), Seat(0)).state
    assert view(back, Seat(1)).shown_sides == (None, None, None)


# Hands


def test_a_seat_sees_its_own_hand_and_no_other_at_first() -> None:  # splito 7.4, 7.6
    state = begin(3, "y1", "o2", "p3")
    seen = view(state, Seat(1))
    assert seen.hand == state.hands[1]
    assert seen.known_hands == (None, state.hands[1], None)


@pytest.mark.parametrize("seats", [3, 5])
def test_a_seat_knows_every_hand_it_has_passed_on(seats: int) -> None:  # splito 7.5, 7.6
    state = begin(seats)
    for turned in range(12):
        for seat in range(seats):
            known = view(state, Seat(seat)).known_hands
            reach = min(turned, seats - 1)
            held = {(seat + step) % seats for step in range(reach + 1)}
            expected = [hand if s in held else None for s, hand in enumerate(state.hands)]
            assert list(known) == expected
        state = any_rounds(state, 1)


def test_what_the_next_seat_plays_from_a_known_hand_is_no_longer_in_it() -> None:  # splito 7.5
    state = begin(3, "y1 y2 y3", "o1 o2", "p1 p2")
    passed = play_round(state, "y1 left", "o1 left", "p1 left")
    later = play_round(passed, "p2 left", "y2 left", "o2 left")
    known = view(later, Seat(0)).known_hands[2]
    assert known is not None
    assert Card("y3") in known
    assert known == state.hands[0][2:]


def test_two_seats_know_both_hands_after_a_swap_and_begin_anew_with_the_second() -> None:
    state = any_rounds(begin(2), 1)  # splito 7.6
    assert view(state, Seat(0)).known_hands == state.hands
    second = any_rounds(state, 12)
    assert second.round == 14
    assert view(second, Seat(0)).known_hands == (second.hands[0], None)


def test_a_spectator_sees_no_hand() -> None:  # splito 7.9
    seen = view(any_rounds(begin(3), 5), None)
    assert (seen.hand, seen.known_hands, seen.choice) == (None, (None, None, None), None)


def test_nobody_sees_the_second_hands_before_they_are_dealt() -> None:  # splito 7.7
    state = begin(2)
    swapped = replace(state, second_hands=state.second_hands[::-1])
    assert swapped != state
    for viewer in (Seat(0), Seat(1), None):
        assert view(swapped, viewer) == view(state, viewer)


def test_what_a_seat_has_not_seen_holds_the_other_hands_and_the_cards_out_of_the_game() -> None:
    state = begin(3)  # splito 7.7
    hidden = unseen(view(state, Seat(0)))
    assert len(hidden) == 107 - 13
    assert set(state.hands[1]) <= set(hidden)
