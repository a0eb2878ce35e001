"""The score pad by REST gives the score that the rules give."""

import json
from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from splittable.core.game import AnyGame
from splittable.core.wire import WireSchema
from splittable.games import GAMES
from splittable.server.broadcast.projection import Projection
from tests.support.amounts import tries
from tests.support.house_deck import HOUSE_DECK
from tests.support.nasty import told
from tests.support.serving import Message, Server
from tests.support.tiers import Tier

pytestmark = pytest.mark.anyio

TOLD: Final = {  # what a view and a score pad both tell
    "split-it": ("displays", "leads", "points", "outcome"),
    "splito": ("sheet", "outcome"),
    "split": ("handSizes", "outcome"),
}


def written_down(game: str, state: Any, view: Message) -> Message:
    """What somebody with the cards before them would write down."""
    if game == "split-it":
        columns = [
            [number + joker for number, joker in zip(each["numbers"], each["jokers"], strict=True)]
            for each in view["displays"]
        ]
        return {"columns": columns}
    if game == "splito":
        return {"commons": list(state.common), "zones": [list(zone) for zone in state.zones]}
    return {"left": view["handSizes"]}


def variants(game: AnyGame) -> list[dict[str, Any]]:
    (seats,) = [option for option in game.options if option.name == "seats"]
    found: list[dict[str, Any]] = [{"seats": number} for number in seats.values]
    if game.name == "splito":
        found += [{"seats": 4, "value_at_least": True}]
    if game.name == "split":
        found += [{"seats": number, "mode": "cooperative"} for number in (3, 4, 5)]
    return found


def played(game: AnyGame, options: Any, rng: Random) -> Any:
    """The last state of a game at random."""
    state = game.start(options, game.deal(options, rng))
    while waiting := game.to_act(state):
        seat = min(waiting)
        state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state
    return state


@pytest.mark.parametrize("name", GAMES)
async def test_every_finished_game_scores_as_at_our_own_tables(
    server: Server, tier: Tier, name: str
) -> None:
    game, rng = GAMES[name], Random(17)
    shapes, every = WireSchema(game), variants(game)
    for number in range(tier.pick(100, 1_000)):
        options = every[number % len(every)]
        state = played(game, game.read_options(options), rng)
        view: Message = json.loads(bytes(Projection(shapes, state).whole(None)))
        wish = {"options": options, "table": written_down(name, state, view)}
        answer = await server.post(f"/api/games/{name}/score", wish)
        assert answer.status == 200, answer.body
        said, known = answer.json(), {key: view[key] for key in TOLD[name]}
        if name == "split-it":  # which card of a column is a joker does not show in its length
            for each in (said, known):
                each["displays"] = written_down(name, state, each)
        assert said == known, options


async def test_only_the_points_of_the_zones_give_products_and_places(server: Server) -> None:
    table = {"totals": [8, 4, 6]}  # the rulebook's own: 8 × 6, 4 × 8, 6 × 4
    answer = await server.post("/api/games/splito/score", {"options": {"seats": 3}, "table": table})
    said = answer.json()
    assert said["sheet"]["products"] == [48, 32, 24]
    assert (said["outcome"]["winners"], said["outcome"]["reason"]) == ([0], "highest product")


async def test_a_tie_is_broken_by_the_fewest_cards_where_they_are_counted(server: Server) -> None:
    fewest: Message = {"cards": [13, 12, 14]}  # seat 1 has zones 1 and 0: 25 cards
    for cards, winners, reason in (
        (fewest, [1], "fewest cards"),
        ({}, [0, 1, 2], "shared"),
        ({"cards": [13, 13, 13]}, [0, 1, 2], "shared"),
    ):
        wish = {"options": {"seats": 3}, "table": {"totals": [5, 5, 5], **cards}}
        outcome = (await server.post("/api/games/splito/score", wish)).json()["outcome"]
        assert (outcome["winners"], outcome["reason"]) == (winners, reason)


async def test_a_deck_of_ones_own_is_scored_by_what_its_cards_say(server: Server) -> None:
    deck = json.loads(HOUSE_DECK)
    zones = [["more_blue", "b1"], ["orange0"], []]
    table = {"commons": ["more_1", "more_pink"], "zones": zones}
    wish = {"options": {"seats": 3}, "table": table, "deck": deck}
    said = (await server.post("/api/games/splito/score", wish)).json()
    assert [zone["total"] for zone in said["sheet"]["zones"]] == [30 + 4, 3, 0]


@pytest.mark.parametrize(
    "game, seats, table, says",
    [
        ("split-it", 2, {"columns": [[2] + [0] * 9, [1] + [0] * 9]}, "number 1: 2 columns, but"),
        ("split-it", 2, {"columns": [[0] * 9, [0] * 10]}, "columns[0]: expected 10 entries"),
        ("split-it", 2, {"columns": [[26] + [0] * 9] * 2}, "columns[0][0]: expected a whole"),
        ("splito", 3, {"commons": ["MV4"], "zones": [[], [], []]}, "commons: expected one moon"),
        ("splito", 3, {"commons": ["MV4", "MC_pink"], "zones": [[], []]}, "zones: expected 3"),
        (
            "splito",
            3,
            {"commons": ["MV4", "MC_pink"], "zones": [["y1", "y1"], ["y1"], []]},
            "zones[1]: y1 for the third time, but the deck has 2",
        ),
        (
            "splito",
            3,
            {"commons": ["MV4", "MC_pink"], "zones": [["MV4"], [], []]},
            "zones[0]: MV4 for the second time, but the deck has 1",
        ),
        ("splito", 3, {"totals": [1, 2]}, "totals: expected 3 entries"),
        ("splito", 3, {"totals": [1, 2, -1]}, "totals[2]: expected a whole number"),
        ("split", 2, {"left": [0, 0]}, "cards left: only one player can be out"),
        ("split", 2, {"left": [60, 60]}, "cards left: 120 in all, but the deck has 101"),
        ("split", 2, {}, "score: 'left' is missing"),
    ],
)
async def test_what_cannot_lie_on_a_table_is_refused_with_what_and_where(
    server: Server, game: str, seats: int, table: Message, says: str
) -> None:
    wish = {"options": {"seats": seats}, "table": table}
    answer = await server.post(f"/api/games/{game}/score", wish)
    assert answer.status == 400, answer.body
    assert answer.json()["message"].startswith(says)


async def test_a_game_that_there_is_not_has_no_score(server: Server) -> None:
    wish = {"options": {"seats": 2}, "table": {}}
    answer = await server.post("/api/games/chess/score", wish)
    assert (answer.status, answer.json()["code"]) == (404, "unknown")


_anything = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(("columns", "commons", "zones", "totals", "cards", "left")), inner
        )
    ),
    max_leaves=12,
)


@settings(max_examples=tries(150), suppress_health_check=list(HealthCheck))
@given(game=st.sampled_from(sorted(GAMES)), table=_anything)
def test_whatever_is_written_down_is_scored_or_refused_in_one_line(game: str, table: Any) -> None:
    options = GAMES[game].read_options({"seats": 3})
    told(lambda: GAMES[game].score(options, table))
