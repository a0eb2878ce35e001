"""Every bot finishes every game; the rules of thumb are worth having."""

from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from splittable.bots import BOTS
from splittable.bots.playing import play_out
from splittable.core.chance import stream
from splittable.core.game import AnyGame
from splittable.core.record import Record, verify
from splittable.games import GAMES
from tests.support.amounts import tries
from tests.support.variants import Variant, every_variant


@every_variant
def test_every_bot_plays_every_game_to_its_end(variant: Variant) -> None:
    for bot in BOTS[variant.game.name].values():
        for seed in range(tries(3)):
            rng = Random(seed)
            deal = variant.game.deal(variant.options, rng)
            bots = [bot] * variant.options.seats
            record = play_out(variant.game, variant.options, deal, bots, rng)
            assert verify(record) is not None


def test_every_game_has_a_random_bot_and_one_that_thinks() -> None:
    assert BOTS.keys() == GAMES.keys()
    assert all({"random", "rules-of-thumb"} <= bots.keys() for bots in BOTS.values())


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


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_rules_of_thumb_fill_splito_zones_better_than_chance(seats: int) -> None:
    """Neighbours share every zone, so whole tables are compared."""
    scores = {
        kind: sum(
            sum(_result(_play(GAMES["splito"], {"seats": seats}, [kind] * seats, number)).scores)
            for number in range(12)
        )
        for kind in ("random", "rules-of-thumb")
    }
    assert scores["rules-of-thumb"] > 3 * scores["random"]


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
