"""Search by playouts with sequential halving: all candidates are tried in the same worlds.

Hidden cards are imagined, other seats follow a mixture of policies, and a candidate's value is the
seat's share of wins. Results depend on seed and budget, not on the number of threads.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from splittable.core.errors import InvalidArgument
from splittable.core.validation import join_limited, short_repr
from splittable.sim import loops
from splittable.sim.arguments import MOST_GAMES, MOST_SEED, check_count
from splittable.sim.positions import Positions
from splittable.sim.threads import run_in_threads

Mixture: TypeAlias = Mapping[str, float]  # by policy: the weight with which a seat follows it
Shares: TypeAlias = npt.NDArray[np.float32]  # by plan, world and seat: its share of the win

PLAYOUT_POLICIES: Final[Mapping[str, int]] = {  # by name: its number in `loops`
    "random": loops.AT_RANDOM,
    "rules-of-thumb": loops.BY_RULE_OF_THUMB,
    "half-random": loops.HALF_RANDOM,
    "quick": loops.QUICKLY,
}
NO_ACTION: Final = -1


@dataclass(frozen=True, slots=True)
class Company:
    """The policies of a search's playouts: for the searching seat and for the others."""

    mine: Mixture
    others: Mixture
    credit: float = 0.0  # most credit for a team that nearly won, since wins may be rare
    known: Mapping[int, Mixture] = field(default_factory=dict)  # by seat: overrides `others`

    def of(self, seat: int, searcher: int) -> Mixture:
        """The mixture for this seat."""
        return self.mine if seat == searcher else self.known.get(seat, self.others)


@dataclass(frozen=True, slots=True, eq=False)
class Findings:
    """The result of a search, by candidate. Candidates eliminated early were tried less often."""

    actions: tuple[int, ...]  # by candidate
    shares: npt.NDArray[np.float32]  # by candidate and world: my share of the win; NaN: not tried
    best: int  # index of the best candidate

    @property
    def tries(self) -> npt.NDArray[np.int64]:
        """By candidate: in how many worlds it was tried."""
        return np.isfinite(self.shares).sum(axis=1)

    @property
    def means(self) -> npt.NDArray[np.float64]:
        """By candidate: the mean share of the win."""
        return np.nanmean(self.shares, axis=1, dtype=np.float64)

    @property
    def errors(self) -> npt.NDArray[np.float64]:
        """By candidate: the standard error of the mean."""
        spread = np.nanstd(self.shares, axis=1, dtype=np.float64)
        return spread / np.sqrt(np.maximum(self.tries - 1, 1))

    def loss(self, candidate: int) -> tuple[float, float]:
        """How much less it wins than the best, and the standard error of that difference.

        Compares only worlds in which both were tried.
        """
        both = self.shares[self.best] - self.shares[candidate]
        both = both[np.isfinite(both)].astype(np.float64)
        return float(both.mean()), float(both.std() / np.sqrt(max(len(both) - 1, 1)))


def search(
    position: Positions,
    seat: int,
    actions: Sequence[int],
    playouts: int,
    company: Company,
    *,
    seed: int = 0,
    threads: int = 1,
    kept: Sequence[int] = (),
    worlds: Positions | None = None,
) -> Findings:
    """Compare these actions of a seat with about `playouts` playouts in total.

    Uses only what the seat can see of the position. If given, `worlds` are used in turn instead of
    imagined ones. Candidates whose index is in `kept` are never eliminated.
    """
    check_count("playouts", playouts, 1, MOST_GAMES)
    check_count("candidates", len(actions), 1, MOST_GAMES)
    rounds = max(ceil(log2(len(actions))), 1)
    each = [max(playouts // (rounds * _left(len(actions), number)), 1) for number in range(rounds)]
    total = sum(each)
    if worlds is None:
        worlds = position.imagine(seat, total, seed, reopens=True)
    found = np.full((len(actions), total), np.nan, np.float32)
    alive, tried = np.arange(len(actions)), 0
    for number in range(rounds):
        part = slice(tried, tried + each[number])
        plans = np.full((len(alive), position.simulator.seats), NO_ACTION, np.int64)
        plans[:, seat] = np.asarray(actions)[alive]
        places = np.arange(part.start, part.stop) % len(worlds)
        shares = try_plans(worlds[places], plans, seat, company, seed, part.start, threads)
        found[alive, part] = shares[:, :, seat]
        tried = part.stop
        order = np.argsort(-found[alive, :tried].mean(axis=1), kind="stable")
        staying = order[: _left(len(actions), number + 1)]
        held = [place for place, one in enumerate(alive) if one in kept and place not in staying]
        alive = np.sort(alive[[*staying, *held]])
        best = int(alive[found[alive, :tried].mean(axis=1).argmax()])
    return Findings(tuple(actions), found, best)


def try_plans(
    worlds: Positions,
    plans: npt.NDArray[np.int64],
    seat: int,
    company: Company,
    seed: int,
    first: int = 0,
    threads: int = 1,
) -> Shares:
    """Play each plan in each world to the end; returns everybody's share of the win.

    `plans` has an action by plan and seat, or `NO_ACTION`. See `loops.try_plans`.
    """
    check_count("seed", seed, 0, MOST_SEED)
    check_count("threads", threads, 1, 1024)
    simulator = worlds.simulator
    policies = np.array(
        [_cumulative(company.of(other, searcher=seat)) for other in range(simulator.seats)]
    )
    # World is the first axis so that each thread fills a contiguous part, as the loop expects.
    shares = np.zeros((len(worlds), len(plans), simulator.seats), np.float32)
    loop = simulator.loop(loops.try_plans)
    together = simulator.game.cooperative(simulator.options)
    states = worlds.states

    def work(part: slice) -> None:
        loop(
            states[part],
            plans,
            policies,
            together,
            float(company.credit),
            np.uint64(seed),
            first + part.start,
            shares[part],
        )

    run_in_threads(len(worlds), threads, work)
    return np.ascontiguousarray(shares.transpose(1, 0, 2))


def _left(candidates: int, rounds: int) -> int:
    """The number of candidates left after this many rounds."""
    return max(ceil(candidates / 2**rounds), 1)


def _cumulative(mixture: Mixture) -> npt.NDArray[np.float64]:
    """The cumulative distribution over policies; raises InvalidArgument."""
    weights = np.zeros(len(PLAYOUT_POLICIES))
    for name, weight in mixture.items():
        if name not in PLAYOUT_POLICIES:
            allowed = join_limited(PLAYOUT_POLICIES)
            raise InvalidArgument(
                "mixture", f"expected policies among {allowed}; found {short_repr(name)}"
            )
        weights[PLAYOUT_POLICIES[name]] = weight
    if not weights.sum() > 0 or weights.min() < 0:
        raise InvalidArgument(
            "mixture", f"expected weights above 0; found {short_repr(dict(mixture))}"
        )
    added = np.cumsum(weights / weights.sum())
    added[added.argmax() :] = 1.0  # corrects rounding errors
    return added
