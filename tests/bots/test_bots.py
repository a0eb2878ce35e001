"""Every bot finishes every game, and the rules of thumb beat random play."""

from itertools import cycle, islice
from random import Random
from typing import Any

import numpy as np
import pytest

from splittable.bots import BOTS
from splittable.bots.self_play import play_out
from splittable.core.chance import stream
from splittable.core.game import AnyGame
from splittable.core.record import Record, verify
from splittable.games import GAMES
from splittable.sim import Simulator
from splittable.sim.search import Company, try_plans
from tests.support.amounts import tries
from tests.support.thinking import quick_bots
from tests.support.variants import Variant, every_variant


@every_variant
def test_every_bot_plays_every_game_to_its_end(variant: Variant) -> None:
    for bot in quick_bots(variant).values():
        for seed in range(tries(3)):
            rng = Random(seed)
            deal = variant.game.deal(variant.options, rng)
            bots = [bot] * variant.options.seats
            record = play_out(variant.game, variant.options, deal, bots, rng)
            assert verify(record) is not None


def test_every_game_has_all_levels() -> None:
    assert BOTS.keys() == GAMES.keys()
    levels = {"random", "easy", "medium", "hard", "expert", "rules-of-thumb"}
    assert all(bots.keys() - {"learnt"} == levels for bots in BOTS.values())


def test_a_bot_may_be_asked_with_a_view_alone() -> None:
    """Bots see no state: what they choose depends on view, moves and generator only."""
    game, options = GAMES["split"], GAMES["split"].read_options({"seats": 4})
    state = game.start(options, game.deal(options, Random(5)))
    (seat,) = game.to_act(state)
    view = game.view(state, seat)
    elsewhere = game.imagine(view, Random(6))
    chosen = [
        BOTS["split"]["rules-of-thumb"](
            game.view(world, seat), game.legal(world, seat), Random(7), ()
        )
        for world in (state, elsewhere)
    ]
    assert elsewhere != state
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(
    "name, options, share",
    [
        ("split-it", {"seats": 2}, 0.75),
        ("split-it", {"seats": 4}, 0.65),
        ("splito", {"seats": 2}, 0.75),
        ("splito", {"seats": 4}, 0.65),
        ("split", {"seats": 2}, 0.75),
        ("split", {"seats": 4}, 0.75),
        ("split", {"seats": 4, "bluff_resets": True}, 0.75),
    ],
    ids=str,
)
def test_rules_of_thumb_beat_random_play(name: str, options: dict[str, Any], share: float) -> None:
    """Half the seats each, changing sides from game to game."""
    wins = 0.0
    games = 80
    for number in range(games):
        kinds = _kinds(number, options["seats"])
        winners = _result(_play(GAMES[name], options, kinds, number)).winners
        wins += sum(kinds[seat] == "rules-of-thumb" for seat in winners) / len(winners)
    assert wins / games > share


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_splito_by_rule_of_thumb_is_played_for_rank(seats: int) -> None:
    """Neighbours share every zone: who only fills zones lifts the others as much as itself. One by
    rule of thumb among players by chance, and one by chance among players by rule of thumb."""
    worlds = Simulator("splito", {"seats": seats}).deal(400, seed=6)
    free, by_rule, by_chance = np.full((1, seats), -1), {"rules-of-thumb": 1.0}, {"random": 1.0}
    alone = try_plans(worlds, free, 0, Company(by_rule, by_chance), seed=1)[0, :, 0].mean()
    among = try_plans(worlds, free, 0, Company(by_chance, by_rule), seed=1)[0, :, 0].mean()
    assert alone * seats >= 1.5
    assert among * seats <= 0.7


def test_rules_of_thumb_sometimes_win_together_where_chance_never_does() -> None:
    options = {"seats": 3, "mode": "cooperative"}
    wins = {
        kind: sum(
            bool(_result(_play(GAMES["split"], options, [kind] * 3, number)).winners)
            for number in range(100)
        )
        for kind in ("random", "rules-of-thumb")
    }
    assert wins["random"] <= 2
    assert wins["rules-of-thumb"] >= 25


def test_three_players_by_rule_of_thumb_do_not_collide_for_ever() -> None:
    """Three who all took the best section would win nothing at all."""
    for number in range(20):
        record = _play(GAMES["split-it"], {"seats": 3}, ["rules-of-thumb"] * 3, number)
        assert sum(_result(record).scores) >= 55  # most numbers are won by somebody


def _play(game: AnyGame, raw: dict[str, Any], kinds: list[str], number: int) -> Record:
    rng = stream(number, "bots")
    options = game.read_options(raw)
    return play_out(
        game, options, game.deal(options, rng), [BOTS[game.name][kind] for kind in kinds], rng
    )


def _result(record: Record) -> Any:
    assert record.result is not None
    return record.result


def _kinds(number: int, seats: int) -> list[str]:
    pair = ["random", "rules-of-thumb"]
    return list(islice(cycle(pair if number % 2 else pair[::-1]), seats))
