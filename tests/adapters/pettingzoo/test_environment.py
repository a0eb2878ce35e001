"""What both kinds of environment share: arguments, names, spaces, rendering, the extra."""

import subprocess
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from splittable.adapters.pettingzoo import split_it_v0, split_v0, splito_v0
from splittable.core.encoding import width
from splittable.core.errors import InvalidArgument
from splittable.games import ENCODINGS
from tests.adapters.pettingzoo.playing import arguments, each_game, every_seat_count, module_of
from tests.support.variants import Variant

KINDS = ("env", "raw_env", "parallel_env")

each_kind = pytest.mark.parametrize("kind", KINDS)


@each_kind
@pytest.mark.parametrize(
    "module, wrong, line",
    [
        (split_it_v0, {"seats": 5}, "options.seats: 5 is not one of 2, 3, 4"),
        (splito_v0, {"seats": "3"}, "options.seats: '3' is not one of 3, 4"),
        (split_v0, {"seats": 2, "mode": "cooperative"}, "options.seats: cooperative Split is for"),
        (split_v0, {"mode": "solo"}, "options.mode: 'solo' is not one of competitive, cooperative"),
        (split_v0, {"bluffs": True}, "options: unknown option 'bluffs'; allowed: seats, mode"),
        (split_v0, {"render_mode": "rgb_array"}, "render_mode: 'rgb_array' is not one of human"),
    ],
)
def test_a_wrong_argument_is_named(
    kind: str, module: ModuleType, wrong: dict[str, Any], line: str
) -> None:
    with pytest.raises(InvalidArgument, match=line) as error:
        getattr(module, kind)(**wrong)
    assert isinstance(error.value, ValueError)


@each_game
@each_kind
@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7"])
def test_a_wrong_seed_is_named(module: ModuleType, kind: str, seed: Any) -> None:
    with pytest.raises(InvalidArgument, match=r"seed: .* is not a whole number from 0 to"):
        getattr(module, kind)().reset(seed=seed)


@every_seat_count
def test_spaces_are_as_wide_as_the_encoding(variant: Variant) -> None:
    encoding, module = ENCODINGS[variant.game.name], module_of(variant)
    env, parallel = module.env(**arguments(variant)), module.parallel_env(**arguments(variant))
    actions = encoding.actions(variant.options)
    numbers = width(encoding.fields(variant.options))
    assert env.possible_agents == parallel.possible_agents
    assert env.possible_agents == [f"seat_{seat}" for seat in variant.seats]
    for agent in env.possible_agents:
        assert env.action_space(agent).n == actions
        assert parallel.action_space(agent).n == actions + 1 == parallel.wait + 1
        space = env.observation_space(agent)
        assert (space["observation"].shape, space["observation"].dtype) == ((numbers,), np.int8)
        assert (space["action_mask"].shape, space["action_mask"].dtype) == ((actions,), np.int8)
        assert parallel.observation_space(agent)["observation"] == space["observation"]


@pytest.mark.parametrize("name", ["split_it_v0", "splito_v0", "split_v0"])
def test_metadata_tell_the_version(name: str) -> None:
    module = {"split_it_v0": split_it_v0, "splito_v0": splito_v0, "split_v0": split_v0}[name]
    for kind in KINDS:
        metadata = getattr(module, kind)().metadata
        assert (metadata["name"], metadata["is_parallelizable"]) == (name, False)
        assert metadata["render_modes"] == ["human", "ansi"]


# Rendering


@each_game
@each_kind
def test_ansi_gives_the_spectators_table_as_text(module: ModuleType, kind: str) -> None:
    env = getattr(module, kind)(render_mode="ansi")
    env.reset(seed=1)
    page = env.render()
    assert "Next to act: seat_" in page
    assert "\x1b" not in page
    assert page == env.render()


@each_game
def test_human_prints_the_table_after_every_deal_and_step(
    module: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    env, page = module.env(render_mode="human"), module.env(render_mode="ansi")
    env.reset(seed=1)
    page.reset(seed=1)
    assert capsys.readouterr().out == page.render()
    action = env.observe(env.agent_selection)["action_mask"].tolist().index(1)
    env.step(action)
    page.step(action)
    assert capsys.readouterr().out == page.render()
    assert env.render() is None
    assert capsys.readouterr().out == page.render()


def test_no_hand_is_drawn() -> None:
    pages = set()
    for seed in range(2):  # different hands; only the commons are public
        env = splito_v0.parallel_env(render_mode="ansi")
        env.reset(seed=seed)
        pages.add(
            "\n".join(line for line in str(env.render()).splitlines() if "Common" not in line)
        )
    assert len(pages) == 1


@each_kind
def test_drawing_without_a_mode_warns(kind: str) -> None:
    env = getattr(split_v0, kind)()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="requires a render_mode: human or ansi"):
        assert env.render() is None


# The extra


def test_without_the_extra_one_line_says_what_to_install() -> None:
    program = "import sys; sys.modules['pettingzoo'] = None; import splittable.adapters.pettingzoo"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    line = 'splittable.adapters.pettingzoo requires an extra: pip install "splittable[pettingzoo]"'
    assert ran.stderr.splitlines()[-1] == f"splittable.core.errors.MissingPackage: {line}"
    assert "During handling" not in ran.stderr
