"""The bot `learnt`: plays by a network that was trained by self-play, without looking ahead.

`examples/research/train_baseline.py` writes the files; weights/README.md says how ours were made.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar
from zipfile import BadZipFile

from splittable.bots.bot import Events
from splittable.core.encoding import AnyEncoding, width
from splittable.core.errors import Invalid
from splittable.core.extras import require_extras
from splittable.core.options import value_names
from splittable.games import ENCODINGS

MoveT = TypeVar("MoveT")

WEIGHTS: Final = Path(__file__).parent / "weights"
LAYERS: Final = 3


@dataclass(frozen=True, slots=True)
class Policy:
    """The content of one file: a network, and the only options that it plays."""

    encoding: AnyEncoding
    options: Any
    layers: tuple[tuple[Any, Any], ...]  # weights and biases, float32, from observation to scores

    def scores(self, observation: list[int]) -> Any:
        """By action; the higher, the likelier. Illegal ones have a score, too."""
        import numpy as np

        found = np.array(observation, np.float32)
        for number, (weights, biases) in enumerate(self.layers, start=1):
            found = found @ weights + biases
            if number < LAYERS:
                found = np.maximum(found, 0)
        return found


class Learnt:
    """A bot that plays by the weights in these files. It plays only what they were trained for.

    It needs the extra `sim`.
    """

    def __init__(self, *files: str | Path) -> None:
        self.files = tuple(map(Path, files))

    def __call__(self, view: Any, legal: tuple[MoveT, ...], rng: Random, shown: Events) -> MoveT:
        policy = self.policy(view.options)
        scores = policy.scores(policy.encoding.observe(view))
        mine = [float(scores[policy.encoding.action(view.options, move)]) for move in legal]
        return rng.choices(legal, [exp(score - max(mine)) for score in mine])[0]

    def plays(self, options: Any) -> bool:
        """Whether it was trained for these options."""
        return any(policy.options == options for policy in self._policies())

    def policy(self, options: Any) -> Policy:
        """What it plays with these options; raises Invalid if it wasn't trained for them."""
        policies = self._policies()
        for policy in policies:
            if policy.options == options:
                return policy
        known = " or ".join(_in_words(each.encoding, each.options) for each in policies)
        wanted = _in_words(policies[0].encoding, options)
        raise Invalid("bot learnt", f"no weights for {wanted}; it plays {known}")

    def _policies(self) -> list[Policy]:
        require_extras("a learnt bot", "sim")
        return [read_policy(file) for file in self.files]


def _in_words(encoding: AnyEncoding, options: Any) -> str:
    written: Mapping[str, Any] = encoding.game.write_options(options)
    values = zip(written, value_names(tuple(written.values())), strict=True)
    return f"{encoding.game.name} with {', '.join('='.join(each) for each in values)}"


@cache
def read_policy(file: Path) -> Policy:
    """Read a file of weights; raises Invalid if it isn't one."""
    import numpy as np

    try:
        with (
            file.open("rb") as opened,
            np.load(opened) as found,
        ):  # numpy alone leaves bad ones open
            about = json.loads(str(found["about"]))
            encoding = ENCODINGS[about["game"]]
            options = encoding.game.read_options(about["options"])
            layers = tuple(
                (found[f"w{each}"].astype(np.float32), found[f"b{each}"].astype(np.float32))
                for each in range(LAYERS)
            )
    except (OSError, EOFError, BadZipFile, ValueError, KeyError, TypeError) as error:
        raise Invalid(str(file), "not a file of weights that fits this version") from error
    shapes = [weights.shape for weights, _ in layers]
    expected = width(encoding.fields(options)), encoding.actions(options)
    if (shapes[0][0], shapes[-1][1]) != expected:
        problem = f"{shapes[0][0]} inputs and {shapes[-1][1]} actions, expected {expected}"
        raise Invalid(str(file), problem)
    return Policy(encoding, options, layers)
