"""Previews of Splito: what a card would change in its zone."""

import pytest

from splittable.core.changes import Change
from splittable.core.errors import IllegalMove, NotYourTurn
from splittable.core.seats import Seat
from splittable.games.splito import SPLITO
from splittable.games.splito.preview import Preview, preview
from splittable.games.splito.rules import State
from tests.games.splito.table import play, position


def considered(state: State, seat: int, text: str) -> Preview:
    move = SPLITO.read_move(state.options, text)
    return preview(SPLITO.view(state, Seat(seat)), move)


def told(seen: Preview) -> list[str]:
    """As a page would say it."""
    return [
        f"{each.objective.id}: {each.was.value if each.was else 'new'} → {each.becomes.value}, "
        f"{each.points.before} → {each.points.after}"
        for each in seen.objectives
    ]


def test_no_4_is_met_until_a_4_is_played_there() -> None:  # splito 4.3
    zones = ["V0_4 T3_yellow_orange_pink y1 o1 p1 V2_1", "", ""]
    state = position(zones, ["b4", "b5", "b6"], round_number=12)
    seen = considered(state, 0, "b4 left")
    assert told(seen) == ["V0_4: met → lost, 1 → 0"]
    assert [change.points for change in seen.zones] == [Change(2, 1)]
    assert seen.cards == Change(6, 7)


def test_the_product_needs_both_zones() -> None:  # splito 5.4
    zones = ["V2_1 y1", "", "V0_4 V0_5"]
    state = position(zones, ["b1 b2", "y2 y3", "k2 k3"], round_number=12)
    assert considered(state, 0, "b1 left").product == Change(0, 4)
    assert considered(state, 0, "b1 right").product == Change(0, 0)


def test_an_objective_is_judged_where_it_would_lie() -> None:
    zones = ["y1 o1", "y2 o2 k2", ""]
    state = position(zones, ["V0_1", "V0_2", "b6"], round_number=12)
    assert told(considered(state, 0, "V0_1 left")) == ["V0_1: new → lost, 0 → 0"]
    assert told(considered(state, 0, "V0_1 right")) == ["V0_1: new → met, 0 → 1"]


def test_a_majority_may_be_lost_in_another_zone() -> None:  # splito 4.2
    zones = ["y4 b4", "MV4 o4 p4 g4", ""]
    state = position(zones, ["o4", "b1", "b2"], round_number=12)
    seen = considered(state, 0, "o4 left")
    assert told(seen) == ["MV4: met → open, 3 → 0"]
    assert [(each.zone, each.points) for each in seen.zones] == [
        (0, Change(0, 0)),
        (1, Change(3, 0)),
    ]


def test_a_common_objective_changes_hands() -> None:  # splito 5.1
    state = position(["b6", "y6", ""], ["o6", "b1", "b2"], round_number=12)
    (star,) = considered(state, 0, "o6 left").commons
    assert (star.objective.id, star.count) == ("MV6", Change(1, 2))
    assert (star.was, star.becomes) == (None, 0)
    assert considered(state, 0, "o6 left").zones[0].points == Change(0, 3)
    assert considered(state, 0, "o6 right").commons[0].becomes is None  # three zones are level


def test_in_the_last_round_one_neighbour_may_still_help() -> None:  # splito 10.5
    """Two cards can come to a zone in a round, and mine is one of them."""
    needs_one = position(["V2_1 y1", "", ""], ["b2 ", "b5", "b6"])
    assert told(considered(needs_one, 0, "b2 left")) == []  # still open
    needs_two = position(["V2_1", "", ""], ["b2", "b5", "b6"])
    assert told(considered(needs_two, 0, "b2 left")) == ["V2_1: open → lost, 0 → 0"]


def test_two_seats_share_no_zone_so_the_last_card_decides() -> None:  # splito 6.3
    state = position(["V2_1 y1", "", "", ""], ["b2", "b5"], round_number=26)
    assert told(considered(state, 0, "b2 left")) == ["V2_1: open → lost, 0 → 0"]


def test_what_may_not_be_played_may_not_be_considered() -> None:
    state = position(["", "", ""], ["b2", "b5", "b6"])
    with pytest.raises(IllegalMove, match="seat 0 cannot play 'b5 left' now; it may play: "):
        considered(state, 0, "b5 left")
    sealed = play(state, (0, "b2 left"))
    with pytest.raises(NotYourTurn, match="waiting for "):
        considered(sealed, 0, "b2 right")
