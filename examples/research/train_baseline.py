"""Train the bot `learnt`: PPO in plain numpy, one network that plays itself in every seat.

    python examples/research/train_baseline.py --game split-it --seats 2 --out split-it-2.npz

Only the result of a game is rewarded. Observations, masks and actions are those of
docs/encoding.md. The same command gives the same file again on the same machine. The file has the
layers of the policy (w0, b0, w1, b1, w2, b2; float16) and `about`: the game and its options, as
JSON. `splittable.bots.learnt.Learnt(FILE)` is the bot that plays by it. Requires
`pip install "splittable[sim]"`.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy; small layers need no more

import json
import time
from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser, ArgumentTypeError, Namespace
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from splittable.core.errors import SplittableError
from splittable.games import ENCODINGS
from splittable.sim import Vector

Reals = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]

LAMBDA: Final = 0.95  # of generalised advantage estimation; rewards aren't discounted
CLIP: Final = 0.2  # how far an iteration may change the probability of an action
EPOCHS, MINIBATCHES = 3, 8
STEEPEST: Final = 0.5  # norm of a gradient
DEALS_FOR_TESTS: Final = 2**31  # a seed; --seed is below it


class Network:
    """Two hidden layers of ReLU, then a score for each action and, last, the value."""

    def __init__(self, sizes: list[int], rng: np.random.Generator) -> None:
        self.layers: list[Reals] = []  # w0, b0, w1, b1, w2, b2
        for before, after in pairwise(sizes):
            spread = 0.01 if len(self.layers) == 4 else np.sqrt(2 / before)
            self.layers.append((spread * rng.standard_normal((before, after))).astype(np.float32))
            self.layers.append(np.zeros(after, np.float32))
        self._moments = [np.zeros((2, *each.shape), np.float32) for each in self.layers]
        self._updates = 0

    def __call__(self, seen: Reals) -> list[Reals]:
        """The input of each layer, then the output of the last."""
        found = [seen]
        for place in (0, 2, 4):
            sums = found[-1] @ self.layers[place] + self.layers[place + 1]
            found.append(np.maximum(sums, 0) if place < 4 else sums)
        return found

    def update(self, found: list[Reals], slope: Reals, rate: float) -> None:
        """One step of Adam, given the slope of the loss by output."""
        slopes: list[Reals] = []
        for place in (4, 2, 0):
            before = found[place // 2]
            slopes[:0] = [before.T @ slope, slope.sum(axis=0)]
            if place:
                slope = (slope @ self.layers[place].T) * (before > 0)
        norm = np.sqrt(sum(float((each**2).sum()) for each in slopes))
        self._updates += 1
        rate *= np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for layer, moments, each in zip(self.layers, self._moments, slopes, strict=True):
            each *= min(1.0, STEEPEST / (norm + 1e-8))
            moments[0] += 0.1 * (each - moments[0])
            moments[1] += 0.001 * (each**2 - moments[1])
            layer -= np.float32(rate) * moments[0] / (np.sqrt(moments[1]) + 1e-5)


def log_chances(scores: Reals, masks: Any) -> Reals:
    legal = np.where(masks > 0, scores, np.float32(-1e9))
    legal -= legal.max(axis=1, keepdims=True)
    return np.asarray(legal - np.log(np.exp(legal).sum(axis=1, keepdims=True)), np.float32)


def draw(chances: Reals, rng: np.random.Generator) -> Numbers:
    bounds = chances.cumsum(axis=1)
    drawn = rng.random((len(chances), 1)) * bounds[:, -1:]
    return np.asarray((bounds > drawn).argmax(axis=1), np.int64)


@dataclass(slots=True)
class Decisions:
    """Those of one step, by row: a seat of a table that is to act."""

    rows: tuple[Numbers, ...]  # tables, seats
    seen: Reals
    masks: npt.NDArray[np.int8]
    chosen: Numbers
    logs: Reals  # of the probability of what was chosen
    values: Reals
    gains: Reals  # how much better it went than expected


class Trainer:
    def __init__(self, given: Namespace) -> None:
        self.rng = np.random.default_rng(given.seed)
        self.vector = Vector(given.game, {"seats": given.seats}, given.tables, given.seed)
        self.out = self.vector.buffers()
        self.vector.reset(self.out)
        encoding, options = ENCODINGS[given.game], self.vector.simulator.options
        highest = [[max(each.high, 1)] * each.size for each in encoding.fields(options)]
        self.scale = np.float32(1) / np.concatenate(highest).astype(np.float32)  # to 1 at most
        sizes = [len(self.scale), given.hidden, given.hidden, encoding.actions(options) + 1]
        self.network = Network(sizes, self.rng)

    def look(self, seen: npt.NDArray[np.int8]) -> Reals:
        return np.asarray(seen * self.scale, np.float32)

    def decide(self) -> Decisions:
        rows = self.out.to_act.nonzero()
        seen, masks = self.look(self.out.observations[rows]), self.out.masks[rows]
        found = self.network(seen)[-1]
        logs = log_chances(found[:, :-1], masks)
        chosen = draw(np.exp(logs), self.rng)
        of_chosen = logs[np.arange(len(chosen)), chosen]
        return Decisions(rows, seen, masks, chosen, of_chosen, found[:, -1], found[:, -1])

    def play(self, steps: int) -> list[Decisions]:
        """Play on; then look back, to find the gain of each decision from what came after it."""
        decisions, ends = [], []
        for _ in range(steps):
            decisions.append(self.decide())
            actions = np.zeros(self.out.to_act.shape, np.int64)
            actions[decisions[-1].rows] = decisions[-1].chosen
            self.vector.step(actions, self.out)
            ends.append((self.out.done.copy(), self.out.rewards.copy()))
        now = self.look(self.out.observations).reshape(-1, len(self.scale))
        later = self.network(now)[-1][:, -1].reshape(self.out.to_act.shape)  # by table and seat
        gains = np.zeros_like(later)
        for each, (done, rewards) in zip(decisions[::-1], ends[::-1], strict=True):
            later[done], gains[done] = rewards[done], 0
            each.gains = later[each.rows] - each.values + LAMBDA * gains[each.rows]
            later[each.rows], gains[each.rows] = each.values, each.gains
        return decisions

    def learn(self, decisions: list[Decisions], rate: float, entropy: float) -> None:
        """Proximal policy optimisation: several passes over the decisions in random order."""
        seen, masks, chosen, old, values, gains = (
            np.concatenate([getattr(each, name) for each in decisions])
            for name in ("seen", "masks", "chosen", "logs", "values", "gains")
        )
        returns, gains = values + gains, (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(seen)), MINIBATCHES):
                found, rows = self.network(seen[part]), np.arange(len(part))
                logs = log_chances(found[-1][:, :-1], masks[part])
                chances = np.exp(logs)
                ratio, gain = np.exp(logs[rows, chosen[part]] - old[part]), gains[part]
                push = gain * ratio * np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                disorder = -(chances * logs).sum(axis=1, keepdims=True)
                slope = np.empty_like(found[-1])
                slope[:, :-1] = push[:, None] * chances + entropy * chances * (logs + disorder)
                slope[rows, chosen[part]] -= push
                slope[:, -1] = found[-1][:, -1] - returns[part]
                self.network.update(found, slope / np.float32(len(part)), rate)

    def reward_against_random(self, steps: int = 400) -> float:
        """The mean of seat 0, which plays by the network, on deals that aren't trained on."""
        simulator, rng = self.vector.simulator, np.random.default_rng(0)
        vector = Vector(simulator.game, simulator.options, 128, DEALS_FOR_TESTS)
        out, earned = vector.buffers(), []
        vector.reset(out)
        for _ in range(steps):
            chances = out.masks.astype(np.float32)
            found = self.network(self.look(out.observations[:, 0]))[-1]
            chances[:, 0] = np.exp(log_chances(found[:, :-1], out.masks[:, 0]))
            chosen = draw(chances.reshape(-1, chances.shape[2]), rng)
            vector.step(chosen.reshape(out.to_act.shape), out)
            earned += out.rewards[out.done, 0].tolist()
        return float(np.mean(earned))

    def save(self, given: Namespace) -> None:
        """Write the policy for observations as they are; the value is left out."""
        w0, b0, w1, b1, w2, b2 = self.network.layers
        layers = [self.scale[:, None] * w0, b0, w1, b1, w2[:, :-1], b2[:-1]]
        names = ("w0", "b0", "w1", "b1", "w2", "b2")
        arrays: dict[str, Any] = {
            name: layer.astype(np.float16) for name, layer in zip(names, layers, strict=True)
        }
        about = json.dumps({"game": given.game, "options": {"seats": given.seats}})
        np.savez(given.out, about=np.array(about), **arrays)


def positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text} is not a whole number from 1")
    return int(text)


def main() -> None:
    line = __doc__.partition("\n")[0]
    parser = ArgumentParser(description=line, formatter_class=ArgumentDefaultsHelpFormatter)
    parser.add_argument("--game", choices=list(ENCODINGS), default="split-it", help="game to learn")
    parser.add_argument("--seats", type=positive, default=2, help="number of seats")
    parser.add_argument(
        "--iterations", type=positive, default=600, help="how often to play and learn"
    )
    parser.add_argument("--steps", type=positive, default=64, help="of each table in an iteration")
    parser.add_argument("--tables", type=positive, default=256, help="tables that play at once")
    parser.add_argument("--hidden", type=positive, default=128, help="width of the hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate, falling to 0")
    parser.add_argument("--entropy", type=float, default=0.01, help="its weight, falling to 0")
    parser.add_argument(
        "--seed", type=positive, default=1, help="of the deals, the start and the moves"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.npz", help="the weights")
    given = parser.parse_args()
    if not given.out.parent.is_dir():
        parser.error(f"--out: there is no folder {given.out.parent}")
    try:
        trainer, began = Trainer(given), time.monotonic()
    except SplittableError as error:
        parser.error(str(error))
    for iteration in range(given.iterations + 1):
        if iteration % max(given.iterations // 20, 5) == 0 or iteration == given.iterations:
            reward, passed = trainer.reward_against_random(), time.monotonic() - began
            print(f"{iteration}: reward {reward:+.3f} against random, {passed:.0f} s", flush=True)
        if left := 1 - iteration / given.iterations:
            trainer.learn(trainer.play(given.steps), given.rate * left, given.entropy * left)
    trainer.save(given)


if __name__ == "__main__":
    main()
