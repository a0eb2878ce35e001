"""Search: all candidates are tried in the same imagined worlds; half of them give way at a time.

What others hold is imagined, what they do is drawn from a mixture of policies, and a result is how
often a seat won. The same seed and budget give the same result, whatever the number of threads.
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
from splittable.sim.threads import share_out

Mixture: TypeAlias = Mapping[str, float]  # by policy: how often a seat follows it
Shares: TypeAlias = npt.NDArray[np.float32]  # by plan, world and seat: what it has of the win

PLAYED_ON: Final[Mapping[str, int]] = {  # by name: how a seat goes on
    "random": loops.AT_RANDOM,
    "rules-of-thumb": loops.BY_RULE_OF_THUMB,
    "half-random": loops.HALF_RANDOM,
    "quick": loops.QUICKLY,
}
NO_ACTION: Final = -1


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays on: the searching seat, and all others."""

    mine: Mixture
    others: Mixture
    credit: float = 0.0  # for a team that nearly won: wins alone tell little where they are rare
    known: Mapping[int, Mixture] = field(default_factory=dict)  # by seat: better than `others`

    def of(self, seat: int, searcher: int) -> Mixture:
        return self.mine if seat == searcher else self.known.get(seat, self.others)


@dataclass(frozen=True, slots=True, eq=False)
class Findings:
    """What a search found out, by candidate; those that gave way early were tried less."""

    actions: tuple[int, ...]
    shares: npt.NDArray[np.float32]  # by candidate and world: my share of the win; NaN: not tried
    best: int  # which of them

    @property
    def tries(self) -> npt.NDArray[np.int64]:
        return np.isfinite(self.shares).sum(axis=1)

    @property
    def means(self) -> npt.NDArray[np.float64]:
        return np.nanmean(self.shares, axis=1, dtype=np.float64)

    @property
    def errors(self) -> npt.NDArray[np.float64]:
        """The standard errors of the means."""
        spread = np.nanstd(self.shares, axis=1, dtype=np.float64)
        return spread / np.sqrt(np.maximum(self.tries - 1, 1))

    def loss(self, candidate: int) -> tuple[float, float]:
        """How much less it wins than the best does in the worlds where both were tried, and the
        standard error of that."""
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
    """Try these actions of a seat with about so many playouts in all, by sequential halving.

    Of the position only what the seat can see has a say; with `worlds` these are tried in turn, in
    place of imagined ones. Candidates in `kept` never give way.
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
    """Each plan in each world, played to the end: who has which share of the win."""
    check_count("seed", seed, 0, MOST_SEED)
    check_count("threads", threads, 1, 1024)
    simulator = worlds.simulator
    policies = np.array(
        [_added_up(company.of(other, searcher=seat)) for other in range(simulator.seats)]
    )
    # By world first: each thread then fills a contiguous part, as the one compiled kernel expects.
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

    share_out(len(worlds), threads, work)
    return np.ascontiguousarray(shares.transpose(1, 0, 2))


def _left(candidates: int, rounds: int) -> int:
    """How many candidates are tried after so many rounds."""
    return max(ceil(candidates / 2**rounds), 1)


def _added_up(mixture: Mixture) -> npt.NDArray[np.float64]:
    weights = np.zeros(len(PLAYED_ON))
    for name, weight in mixture.items():
        if name not in PLAYED_ON:
            raise InvalidArgument(
                "mixture",
                f"expected policies among {join_limited(PLAYED_ON)}; found {short_repr(name)}",
            )
        weights[PLAYED_ON[name]] = weight
    if not weights.sum() > 0 or weights.min() < 0:
        raise InvalidArgument(
            "mixture", f"expected weights above 0; found {short_repr(dict(mixture))}"
        )
    added = np.cumsum(weights / weights.sum())
    added[added.argmax() :] = 1.0  # whatever rounding has left
    return added
