"""How strong the bots are: win shares beside the fair share, on the same deals, with intervals.

One hero plays against opponents of one kind, in every seat of every deal. A row is met if the share
reaches its target; if the interval is wide, play more games. Choose rows by part of their names, or
`speed`. Nothing is tuned on these deals: use `--seed` for others. All rows together take hours:
`--keep` stores each measured row (docs/strength.md), `--missing` skips rows that are stored and up
to date, and an interrupted row is resumed.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from itertools import chain
from json import dumps
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any, Final

import numpy as np

from bench.begun import Game, SavedGames
from bench.clock import Clock
from bench.report import Row, report
from splittable.arena.shares import Share
from splittable.bots import BOTS
from splittable.bots.bot import AnyBot, Events, Talkative
from splittable.bots.self_play import play_out
from splittable.bots.split.memory import Laid
from splittable.bots.split.rules_of_thumb import choose as by_rule_of_thumb
from splittable.bots.split.speech import on_sides
from splittable.bots.split_it.joint_guesses import joint_guesses
from splittable.bots.split_it.search_bot import LEVELS, SplitIt
from splittable.core.chance import stream
from splittable.core.record import Record, write_record
from splittable.core.seats import Seat
from splittable.core.talk import Phrase
from splittable.games import GAMES
from splittable.games.split.view import View
from splittable.games.split_it.moves import Guess
from splittable.sim import Positions, Simulator
from splittable.sim.search import NO_ACTION, Company, try_plans
from tools.strength import Row as Kept
from tools.strength import keep, read_kept

WORLDS, MANY_WORLDS, TRIES = 2_000, 50_000, 12  # for the rows on speed
FINGERPRINTED: Final = 3  # games in a fingerprint, each with another deal and seat
ISMCTS: Final = "OpenSpiel's ISMCTS"
TIMES: Final = 10  # ISMCTS may use this many times the hero's CPU time
LEARNT_TARGETS: Final = {"random": 1.2, "easy": 1.2, "medium": 1.0, "hard": 1.0}  # times fair


@dataclass(frozen=True, slots=True)
class Contest:
    """One row to measure: a hero against others, or a team of heroes."""

    name: str
    game: str
    options: dict[str, Any]
    hero: str
    others: str
    times_fair: float | None = None  # the target, as a multiple of the fair share
    share: float | None = None  # the target, as a share
    at_most: bool = False  # whether the target is an upper bound
    talk: bool = False  # whether a team talks
    partner: str | None = None  # the bot that stands for a person in one seat of a team
    simulations: int | None = None  # ISMCTS simulations per decision, once calibrated

    def games(self, usual: int, among_searchers: int) -> int:
        """The number of games for this row."""
        if self.among_searchers:
            return among_searchers
        return usual * 5 // 2 if self.is_team else usual

    @property
    def among_searchers(self) -> bool:
        return self.others == ISMCTS

    @property
    def seats(self) -> int:
        seats: int = self.options["seats"]
        return seats

    @property
    def is_team(self) -> bool:
        return self.options.get("mode") == "cooperative"

    @property
    def fair(self) -> float:
        return 1.0 if self.is_team else 1 / self.seats

    @property
    def promised(self) -> float:
        return self.share if self.share is not None else (self.times_fair or 0.0) * self.fair


@dataclass(frozen=True, slots=True)
class Finding:
    contest: Contest
    share: float
    low: float
    high: float
    games: int
    milliseconds: float  # CPU time per decision of the hero
    theirs: float | None  # the same for the others, if measured
    fingerprint: str | None  # of its first games; None if they aren't reproducible

    @property
    def met(self) -> bool:
        promised = self.contest.promised
        return self.share <= promised if self.contest.at_most else self.share >= promised

    def as_json(self) -> str:
        return dumps(
            {
                "name": self.contest.name,
                "share": round(self.share, 4),
                "interval": [round(self.low, 4), round(self.high, 4)],
                "fair": round(self.contest.fair, 4),
                "at_most" if self.contest.at_most else "at_least": round(self.contest.promised, 4),
                "games": self.games,
                "ms_a_decision": round(self.milliseconds, 2),
                "met": self.met,
                **self._of_searchers(),
            }
        )

    def _of_searchers(self) -> dict[str, Any]:
        if self.theirs is None:
            return {}
        return {
            "ms_a_decision_of_others": round(self.theirs, 2),
            "simulations": self.contest.simulations,
        }

    def as_line(self) -> str:
        sign = "≤" if self.contest.at_most else "≥"
        return (
            f"{self.contest.name:58} {self.share:6.3f}  {self.low:.3f}-{self.high:.3f}"
            f"  {sign} {self.contest.promised:.3f}  {'yes' if self.met else 'NO':3}"
            f" {self.games:6} {self.milliseconds:8.1f}"
            f"{'' if self.theirs is None else f', of the others {self.theirs:.1f}'}"
        )


# Bots for comparison


def predictor(view: Any, legal: tuple[Any, ...], rng: Random, shown: Events) -> Any:
    """Plays the best response to the experts' mix of guesses; otherwise plays as an expert."""
    expert = LEVELS["expert"]
    assert isinstance(expert, SplitIt)
    if len(legal) == 1 or not isinstance(legal[0], Guess):
        return expert(view, legal, rng, shown)
    guessing = expert.guessing
    found = joint_guesses(view, rng, guessing.worlds, guessing.company)
    expected = found.mixes(guessing.trust)
    return max(legal, key=lambda guess: found.worth(view.seat, guess.section, expected))


def speak_the_truth(view: View, _shown: Events, _among_people: bool) -> Phrase | None:
    """What a person might say before the others' moves: which side suits it now."""
    if not view.hand or not view.left or view.turn == view.seat:
        return None
    laid = Laid(view.left[-1], view.right[-1], view.middle, view.helpers)
    return on_sides(view.hand, laid)


PERSON: Final = "person"
COMPARED: Final[dict[str, AnyBot]] = {
    "predictor": predictor,
    # Plays by rule of thumb, hears nothing and says what is true.
    PERSON: Talkative(by_rule_of_thumb, speak_the_truth),
}


def named(game: str, name: str) -> AnyBot:
    return COMPARED.get(name) or BOTS[game][name]


# Playing


def play_deal(contest: Contest, seed: int, deal: int) -> list[Game]:
    """Play one deal once per seat of the hero."""
    play = play_among_searchers if contest.among_searchers else play_among_bots
    seats = range(1 if contest.is_team else contest.seats)
    return [play(contest, seed, deal, seat) for seat in seats]


def play_among_bots(contest: Contest, seed: int, deal: int, seat: int) -> Game:
    clock = Clock(named(contest.game, contest.hero))
    result = _played(contest, seed, deal, seat, clock).result
    assert result is not None
    won = Fraction(seat in result.winners, 1 if contest.is_team else len(result.winners))
    return Game(deal, won, clock.milliseconds)


def _played(contest: Contest, seed: int, deal: int, seat: int, hero: AnyBot) -> Record:
    game = GAMES[contest.game]
    options = game.read_options(contest.options)
    cards = game.deal(options, stream(seed, "deal", deal))
    others = hero if contest.is_team else named(contest.game, contest.others)
    bots: list[AnyBot] = [others] * contest.seats
    bots[seat] = hero
    people: frozenset[Seat] = frozenset()
    if contest.partner is not None:
        person = Seat(1 + deal % (contest.seats - 1))
        bots[person], people = named(contest.game, contest.partner), frozenset({person})
    rng = stream(seed, "bots", deal, seat)
    return play_out(game, options, cards, bots, rng, talk=contest.talk, people=people)


def fingerprint(contest: Contest, seed: int) -> str | None:
    """A hash of the contest's first games; None if they aren't reproducible."""
    if contest.among_searchers:
        return None
    hero, printed = named(contest.game, contest.hero), sha256()
    for deal in range(FINGERPRINTED):
        seat = 0 if contest.is_team else deal % contest.seats
        printed.update(write_record(_played(contest, seed, deal, seat, hero)).encode())
    return printed.hexdigest()[:16]


def play_among_searchers(contest: Contest, seed: int, deal: int, seat: int) -> Game:
    from bench import ismcts  # only these rows need OpenSpiel

    assert contest.simulations is not None
    table = ismcts.Table(contest.game, contest.options, seed, deal + 1)
    hero = named(contest.game, contest.hero)
    played = ismcts.play_among_searchers(table, deal, seat, hero, contest.simulations)
    winners = played.finished.outcome.winners
    won = Fraction(seat in winners, len(winners))
    return Game(deal, won, played.hero.milliseconds, played.searchers.milliseconds)


def simulations_for(contest: Contest, seed: int) -> int:
    """ISMCTS simulations per decision, calibrated on deals that don't count."""
    from bench import ismcts

    table = ismcts.Table(contest.game, contest.options, seed + 1, 1)
    return ismcts.calibrate(table, named(contest.game, contest.hero), TIMES)


def measure(contest: Contest, games: int, seed: int, pool: ProcessPoolExecutor) -> Finding:
    if contest.among_searchers:
        simulations = pool.submit(simulations_for, contest, seed).result()
        contest = replace(contest, simulations=simulations)
    per_deal = 1 if contest.is_team else contest.seats
    printed = fingerprint(contest, seed)
    games_by_deal = _played_deals(contest, -(-games // per_deal), seed, printed, pool)
    share = Share()
    for game in chain.from_iterable(games_by_deal):
        share.add(game.deal, game.won)
    low, high = share.interval or (0.0, 1.0)
    hero = fmean(game.milliseconds for game in chain.from_iterable(games_by_deal))
    spent = [game.theirs for game in chain.from_iterable(games_by_deal) if game.theirs is not None]
    others = fmean(spent) if spent else None
    return Finding(contest, float(share.value), low, high, share.games, hero, others, printed)


def _played_deals(
    contest: Contest, deals: int, seed: int, printed: str | None, pool: ProcessPoolExecutor
) -> list[list[Game]]:
    """The games of the first `deals` deals. Saved games of an interrupted run are reused."""
    saved = SavedGames(printed, seed) if printed is not None else None
    played = saved.read() if saved is not None else {}
    missing = [deal for deal in range(deals) if deal not in played]
    found = pool.map(partial(play_deal, contest, seed), missing)
    for deal, games in zip(missing, found, strict=True):
        played[deal] = games
        if saved is not None:
            saved.add(deal, games)
        _progress(f"{contest.name}: {len(played)}/{deals}")
    _progress("")
    return [played[deal] for deal in range(deals)]


def as_kept(found: Finding, seed: int) -> Kept:
    contest = found.contest
    return Kept(
        name=contest.name,
        share=found.share,
        low=found.low,
        high=found.high,
        fair=contest.fair,
        asked=contest.promised,
        at_most=contest.at_most,
        games=found.games,
        seed=seed,
        milliseconds=found.milliseconds,
        fingerprint=found.fingerprint,
    )


def is_kept(contest: Contest, games: int, seed: int) -> bool:
    """Whether the row is stored with enough games, and the bots still play the same."""
    kept = read_kept().get(contest.name)
    if kept is None or kept.games < games or kept.asked != round(contest.promised, 4):
        return False
    return kept.seed == seed and kept.fingerprint == fingerprint(contest, seed)


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


# Speed of the search


def speeds() -> Iterator[Row]:
    """Playouts from imagined worlds, compared with the readable `imagine` world by world; and times
    in microseconds, compared with their limits."""
    for game, policy, at_least in (("splito", "random", 5.0), ("split", "rules-of-thumb", 2.0)):
        compiled, readable = _from_worlds(game, policy)
        name = f"{GAMES[game].title} 4: {policy} playouts a second"
        yield Row(name, WORLDS / compiled(), WORLDS / readable(), at_least)
    for game in GAMES:
        position = Simulator(game, {"seats": 4}).deal(1, seed=1)
        seat = int(position.to_act()[0].argmax())
        imagining = _best(partial(position.imagine, seat, MANY_WORLDS))
        name = f"{GAMES[game].title} 4: µs to imagine a world"
        yield Row(name, imagining / MANY_WORLDS * 1e6, 1.0, 1.0, less_is_better=True, digits=2)
    worlds = Simulator("split-it", {"seats": 4}).deal(WORLDS, seed=1)
    company = Company({"quick": 1.0}, {"quick": 1.0})
    quick = _best(partial(try_plans, worlds, np.full((1, 4), NO_ACTION), 0, company, 1))
    name = "Split it! 4: µs for a quick playout"
    yield Row(name, quick / WORLDS * 1e6, 10.0, 1.0, less_is_better=True, digits=2)


def _from_worlds(game: str, policy: str) -> tuple[Callable[[], float], Callable[[], float]]:
    """Two timers of `WORLDS` imagined and played-out worlds: compiled, and readable `imagine`."""
    rules = GAMES[game]
    options = rules.read_options({"seats": 4})
    simulator = Simulator(rules, options)
    state = rules.start(options, rules.deal(options, Random(1)))
    view = rules.view(state, min(rules.to_act(state)))

    def compiled() -> None:
        simulator.from_view(view, WORLDS, Random(1)).play_out(policy=policy)

    def readable() -> None:
        rng = Random(1)
        row_of = simulator.kernels.translation.row_of
        rows = [row_of(rules.imagine(view, rng)) for _ in range(WORLDS)]
        Positions(simulator, np.array(rows, simulator.kernels.state)).play_out(policy=policy)

    return partial(_best, compiled), partial(_best, readable)


def _best(work: Callable[[], object]) -> float:
    """The least CPU time of several tries, in seconds; the first one may include compilation."""
    found = []
    for _ in range(TRIES):
        begin = time.thread_time()
        work()
        found.append(time.thread_time() - begin)
    return min(found)


# Targets


def contests() -> Iterator[Contest]:
    thumb, chance = "rules-of-thumb", "random"
    for seats in (3, 4, 6):
        name = f"Splito {seats}: {{}} among {{}}"
        some = {"seats": seats}
        yield Contest(name.format(thumb, chance), "splito", some, thumb, chance, times_fair=1.5)
        yield Contest(
            name.format(chance, thumb), "splito", some, chance, thumb, times_fair=0.7, at_most=True
        )
    for game, title, bars in (
        ("splito", "Splito", {2: 0.90, 4: 0.90, 8: 0.60}),
        ("split-it", "Split it!", {2: 0.98, 3: 0.80, 4: 0.55}),
        ("split", "Split", {2: 0.75, 3: 0.48, 4: 0.36, 5: 0.30}),
    ):
        for seats, share in bars.items():
            name = f"{title} {seats}: hard among {thumb}"
            yield Contest(name, game, {"seats": seats}, "hard", thumb, share=share)
    for game, title in (("split-it", "Split it!"), ("splito", "Splito"), ("split", "Split")):
        for seats in (2, 4):
            for low, high in (("random", "easy"), ("easy", "medium"), ("medium", "hard")):
                name = f"{title} {seats}: {high} among {low}"
                yield Contest(name, game, {"seats": seats}, high, low, times_fair=1.2)
        name = f"{title} 4: expert among hard"
        yield Contest(name, game, {"seats": 4}, "expert", "hard", times_fair=1.4)
        name = f"{title} 4: hard among {ISMCTS}, {TIMES} times its time"
        yield Contest(name, game, {"seats": 4}, "hard", ISMCTS, times_fair=1.4)
    name = "Split it! 2: medium among learnt"
    yield Contest(name, "split-it", {"seats": 2}, "medium", "learnt", share=0.60)
    for game, title, numbers in (
        ("split-it", "Split it!", (2, 3, 4)),
        ("splito", "Splito", (2,)),
        ("split", "Split", (2,)),
    ):
        for seats in numbers:
            for other, times_fair in LEARNT_TARGETS.items():
                if (game, seats, other) == ("split-it", 2, "medium"):
                    continue  # the same games as those of medium among learnt
                name = f"{title} {seats}: learnt among {other}"
                yield Contest(name, game, {"seats": seats}, "learnt", other, times_fair)
    name = "Split it! 4: predictor among expert"
    yield Contest(name, "split-it", {"seats": 4}, "predictor", "expert", share=0.35, at_most=True)
    for seats, share in ((3, 0.52), (4, 0.20), (5, 0.03)):
        options = {"seats": seats, "mode": "cooperative"}
        name = f"Split {seats} together: all hard"
        yield Contest(name, "split", options, "hard", "hard", share=share)
    for seats, share in ((3, 0.66), (4, 0.38), (5, 0.12)):
        options = {"seats": seats, "mode": "cooperative"}
        name = f"Split {seats} together, talking: all hard"
        yield Contest(name, "split", options, "hard", "hard", share=share, talk=True)
    options = {"seats": 3, "mode": "cooperative"}
    for talk, title, share in ((False, "silent", 0.50), (True, "talking", 0.565)):
        name = f"Split 3 together: a person-like partner and two {title} hard"
        yield Contest(
            name, "split", options, "hard", "hard", share=share, talk=talk, partner=PERSON
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument(
        "rows", nargs="*", help="measure only rows whose name contains one of these"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=400,
        help="games per row; 2.5 times as many in cooperative rows (default: 400)",
    )
    parser.add_argument(
        "--ismcts-games",
        type=int,
        default=200,
        help=f"games per row against {ISMCTS} (default: 200)",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--keep", action="store_true", help="store each row for docs/strength.md")
    parser.add_argument("--missing", action="store_true", help="skip rows that are up to date")
    given = parser.parse_args()
    promised = list(contests())
    chosen = [
        (contest, contest.games(given.games, given.ismcts_games))
        for contest in promised
        if not given.rows or any(word in contest.name for word in given.rows)
    ]
    if given.missing:
        chosen = [each for each in chosen if not is_kept(*each, given.seed)]
    has_openspiel = find_spec("pyspiel") is not None
    all_met = True
    if not (given.rows or given.missing) or "speed" in given.rows:
        all_met = report(speeds(), as_json=given.json)
    if not given.json:
        print(f"{'what':58} {'share':>6}  {'95 %':11}  promised  met  games  ms a decision")
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        for contest, games in chosen:
            if contest.among_searchers and not has_openspiel:
                print(f"{contest.name}: skipped, it requires OpenSpiel", file=sys.stderr)
                continue
            found = measure(contest, games, given.seed, pool)
            print(found.as_json() if given.json else found.as_line(), flush=True)
            if given.keep:
                keep(as_kept(found, given.seed), [each.name for each in promised])
            all_met &= found.met
    return 0 if all_met else 1


if __name__ == "__main__":
    sys.exit(main())
