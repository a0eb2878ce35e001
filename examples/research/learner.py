"""A small policy-gradient learner in plain numpy: three seats learn cooperative Split.

    python examples/research/learner.py --steps 1500

All seats share one policy: a softmax over the legal plays, linear in six features of a play. After
each game, its plays become more likely if it went better than average (REINFORCE). At the end, the
learnt policy and random play are compared on the same deals. Requires
`pip install "splittable[sim]"`.
"""

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

from splittable.core.encoding import Field
from splittable.games import ENCODINGS
from splittable.games.split.cards import WILDS
from splittable.sim import Vector

Reals = npt.NDArray[np.float64]

TABLE = {"seats": 3, "mode": "cooperative"}
CARDS = np.arange(101)
IS_WILD = np.isin(CARDS, list(WILDS))
PLAYS = 3 * len(CARDS)  # no middle card, middle to the left, middle to the right
FEATURES = ("wider gap", "narrower gap", "Wild", "helper", "mine that fit", "last Standard")


def places(fields: tuple[Field, ...]) -> dict[str, slice]:
    """The slice of each field in an observation."""
    ends = np.cumsum([field.size for field in fields])
    return {f.name: slice(int(e) - f.size, int(e)) for f, e in zip(fields, ends, strict=True)}


ENCODING = ENCODINGS["split"]
AT = places(ENCODING.fields(ENCODING.game.read_options(TABLE)))


def features(seen: npt.NDArray[np.int8]) -> Reals:
    """Indexed by table, play and feature: what the play would leave, for the next seat and in
    hand."""
    hand = seen[:, AT["hand"]] > 0
    left, right = seen[:, AT["left"]].argmax(axis=1), seen[:, AT["right"]].argmax(axis=1)
    middle = seen[:, AT["middle"]].argmax(axis=1)
    ends = np.stack([[left, right], [middle, right], [left, middle]])  # side, end, table
    widths = np.abs(ends[..., None] - CARDS) - 1  # side, end, table, card
    far = np.where(widths[:, 0] >= widths[:, 1], ends[:, 0, :, None], ends[:, 1, :, None])
    mine = np.cumsum(hand & ~IS_WILD, axis=1)  # Standards up to each card
    low, high = np.minimum(far, CARDS), np.maximum(far, CARDS)  # of the wider gap
    rows = np.arange(len(seen))[None, :, None]
    fitting = np.maximum(mine[rows, np.maximum(high - 1, 0)] - mine[rows, low], 0)
    standards = (hand & ~IS_WILD).sum(axis=1)
    last = (standards == 1) & (hand.sum(axis=1) > 1)
    found = np.zeros((3, len(seen), len(CARDS), len(FEATURES)))
    found[..., 0] = widths.max(axis=1) / 100
    found[..., 1] = widths.min(axis=1) / 100
    found[..., 2] = IS_WILD
    found[..., 3] = ~hand
    found[..., 4] = fitting / 7
    found[..., 5] = last[:, None] & ~IS_WILD
    return found.transpose(1, 0, 2, 3).reshape(len(seen), PLAYS, len(FEATURES))


class Learner:
    """The weights of the features, and the random choices made with them."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros(len(FEATURES))
        self.baseline = 0.0  # running mean of the rewards
        self._rng = np.random.default_rng(seed)

    def choose(self, seen: Any, mask: Any) -> tuple[npt.NDArray[np.int64], Reals]:
        """An action for each table, and the gradient of its log-probability by weight."""
        if not mask[:, :PLAYS].any(axis=1).all():  # someone must bury a Wild: choose any action
            return self._among(mask.astype(np.float64)), np.zeros((len(seen), len(FEATURES)))
        found = features(seen)
        scores = np.where(mask[:, :PLAYS] > 0, found @ self.weights, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        chosen = self._among(chances)
        expected = np.einsum("tp,tps->ts", chances, found)
        return chosen, found[np.arange(len(seen)), chosen] - expected

    def _among(self, weights: Reals) -> npt.NDArray[np.int64]:
        bounds = weights.cumsum(axis=1)
        drawn = self._rng.random((len(weights), 1)) * bounds[:, -1:]
        chosen: npt.NDArray[np.int64] = (bounds > drawn).argmax(axis=1)
        return chosen


def play(learner: Learner, tables: int, steps: int, seed: int, rate: float) -> tuple[float, float]:
    """Play and learn at this rate. Returns the mean reward and the share of games won."""
    vector = Vector("split", TABLE, tables=tables, seed=seed)
    out = vector.buffers()
    vector.reset(out)
    gradients = np.zeros((tables, len(FEATURES)))
    rewards: list[float] = []
    rows = np.arange(tables)
    for _ in range(steps):
        seats = out.to_act.argmax(axis=1)
        chosen, gradient = learner.choose(out.observations[rows, seats], out.masks[rows, seats])
        gradients += gradient
        actions = np.zeros((tables, 3), np.int64)
        actions[rows, seats] = chosen
        vector.step(actions, out)
        ended = out.done
        if ended.any():
            earned = out.rewards[ended, 0].astype(np.float64)
            rewards += earned.tolist()
            learner.weights += rate * (
                (earned - learner.baseline)[:, None] * gradients[ended]
            ).mean(axis=0)
            learner.baseline += 0.05 * (earned.mean() - learner.baseline)
            gradients[ended] = 0
    return float(np.mean(rewards)), float(np.mean(np.array(rewards) == 1.0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--steps", type=int, default=1500, help="training steps")
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    learner = Learner(arguments.seed)
    chance = play(Learner(arguments.seed), arguments.tables, 400, seed=99, rate=0.0)
    for part in range(1, 6):
        steps = arguments.steps // 5
        mean, won = play(learner, arguments.tables, steps, seed=arguments.seed + part, rate=1.0)
        print(f"after {part * steps} steps: mean reward {mean:+.3f}, won {won:.1%}")
    learnt = play(learner, arguments.tables, 400, seed=99, rate=0.0)
    for name, weight in zip(FEATURES, learner.weights, strict=True):
        print(f"  {name}: {weight:+.2f}")
    print(f"random: mean reward {chance[0]:+.3f}, won {chance[1]:.1%}")
    print(f"learnt: mean reward {learnt[0]:+.3f}, won {learnt[1]:.1%}")


if __name__ == "__main__":
    main()
