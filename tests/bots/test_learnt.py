"""The learnt bot: its weights, what it plays, and that it has learnt something."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot, choose_at_random
from splittable.bots.learnt import WEIGHTS, Learnt, read_policy
from splittable.bots.self_play import play_out
from splittable.core.chance import stream
from splittable.core.errors import Invalid
from splittable.games import GAMES
from tests.support.variants import Variant, every_variant

FILES = sorted(WEIGHTS.glob("*.npz"))
MOST_BYTES = 700_000  # of all files: they are in every wheel
GAMES_PLAYED = 40
NOT_WEIGHTS = ("text", "empty", "half", "missing")

by_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def learnt(game: str) -> Learnt:
    bot = BOTS[game]["learnt"]
    assert isinstance(bot, Learnt)
    return bot


def wins(bot: AnyBot, file: Path) -> float:
    """The bot's share of the wins among random players, once in each seat of fixed deals."""
    policy, won = read_policy(file), 0.0
    game, options = policy.encoding.game, policy.options
    for number in range(GAMES_PLAYED):
        place, seat = divmod(number, options.seats)
        deal = game.deal(options, stream(20, "deal", place))
        bots: list[AnyBot] = [choose_at_random] * options.seats
        bots[seat] = bot
        result = play_out(game, options, deal, bots, stream(20, "bots", number)).result
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    return won / GAMES_PLAYED


def rewritten(file: Path, folder: Path, change: Callable[[Any], Any]) -> Path:
    """A copy of a file, with another version of each layer."""
    with np.load(file) as found:
        arrays = {
            name: array if name == "about" else change(array) for name, array in found.items()
        }
    np.savez(folder / "changed.npz", **arrays)
    return folder / "changed.npz"


def test_all_weights_are_played_by_and_few_enough_for_a_wheel() -> None:
    bots = [learnt(game) for game, bots in BOTS.items() if "learnt" in bots]
    assert sorted(file for bot in bots for file in bot.files) == FILES
    assert 0 < sum(file.stat().st_size for file in FILES) <= MOST_BYTES


@by_file
def test_it_beats_random_play_and_untrained_weights_do_not(file: Path, tmp_path: Path) -> None:
    seats = read_policy(file).options.seats
    needed = 1.5 / seats
    assert wins(Learnt(file), file) > needed
    rng = np.random.default_rng(1)
    shuffled = rewritten(file, tmp_path, lambda layer: rng.permuted(layer, axis=None))
    assert wins(Learnt(shuffled), file) < needed


@every_variant
def test_it_plays_what_it_has_learnt_and_says_so_elsewhere(variant: Variant) -> None:
    game, options = variant.game, variant.options
    if "learnt" not in BOTS[game.name]:
        return
    bot = learnt(game.name)
    state = game.start(options, game.deal(options, Random(1)))
    seat = min(game.to_act(state))
    view, legal = game.view(state, seat), game.legal(state, seat)
    if any(read_policy(file).options == options for file in bot.files):
        assert bot.plays(options)
        assert bot(view, legal, Random(1), ()) in legal
        return
    assert not bot.plays(options)
    with pytest.raises(Invalid) as caught:
        bot(view, legal, Random(1), ())
    written = game.write_options(options)
    assert str(caught.value).startswith(f"bot learnt: no weights for {game.name} with seats=")
    assert all(name in str(caught.value) for name in written)
    assert "\n" not in str(caught.value)


@by_file
def test_a_generator_decides_its_whole_game(file: Path) -> None:
    policy = read_policy(file)
    game, options, bot = policy.encoding.game, policy.options, Learnt(file)
    deal = game.deal(options, Random(3))
    first, again, other = (
        play_out(game, options, deal, [bot] * options.seats, Random(seed)) for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


def test_a_file_that_does_not_fit_is_an_error_of_one_line(tmp_path: Path) -> None:
    options = GAMES["split-it"].read_options({"seats": 2})
    (tmp_path / "text.npz").write_text("weights")
    (tmp_path / "empty.npz").touch()
    (tmp_path / "half.npz").write_bytes(FILES[0].read_bytes()[:9_999])
    narrow = rewritten(FILES[0], tmp_path, lambda layer: layer[:7])
    for file in (*(tmp_path / f"{name}.npz" for name in NOT_WEIGHTS), narrow):
        with pytest.raises(Invalid, match=rf"^{file}: [^\n]+$"):
            Learnt(file).plays(options)
