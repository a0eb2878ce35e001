"""Plays our bots against OpenSpiel's ISMCTS: the game is kept in both states at once."""

from dataclasses import dataclass
from random import Random
from statistics import mean
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.clock import Clock
from splittable.adapters.openspiel import resampler
from splittable.bots.bot import AnyBot, Events
from splittable.bots.self_play import Finished, play_to_end
from splittable.core.chance import stream
from splittable.games import ENCODINGS, GAMES

FINAL: Final = ismcts.ISMCTSFinalPolicyType
SEED_BITS: Final = 32
CALIBRATING: Final = 20  # simulations per decision while measuring the cost of one


@dataclass(frozen=True, slots=True)
class Setting:
    """The parameters of OpenSpiel's ISMCTS, except the number of simulations."""

    uct_c: float = 1.4
    rollouts: int = 1  # per new leaf
    final: Any = FINAL.MAX_VISIT_COUNT
    by_observation: bool = False  # key nodes by observation instead of information state


# By game: the strongest setting against a hero at level `hard`, of 12 games each with uct_c 0.5 and
# 1.4 (most visits) and 1.0 (highest value). Not compared for Split.
STRONGEST: Final = {
    "split-it": Setting(uct_c=1.4),
    "splito": Setting(uct_c=0.5),
    "split": Setting(uct_c=0.5),
}


@dataclass(frozen=True, slots=True)
class Table:
    """The game and the deals of a contest."""

    game: str
    options: dict[str, Any]
    seed: int
    deals: int

    @property
    def loaded(self) -> Any:
        """OpenSpiel's game, with these deals as its chance outcomes."""
        name = f"python_{self.game.replace('-', '_')}"
        terms = {"turn_based": True, "deals": self.deals, "deal_seed": self.seed}
        return pyspiel.load_game(name, {**self.options, **terms})


class Twin:
    """Mirrors the game in OpenSpiel's state. Every seat's bot is wrapped to follow it."""

    def __init__(self, table: Table, deal: int) -> None:
        self._encoding = ENCODINGS[table.game]
        self._options = self._encoding.game.read_options(table.options)
        self.state = table.loaded.new_initial_state().child(deal)

    def seated(self, bot: AnyBot) -> AnyBot:
        """Wrap a bot: check that OpenSpiel's state agrees with ours, then apply the move to it."""

        def ask(view: Any, legal: tuple[Any, ...], rng: Random, shown: Events) -> Any:
            number = self._encoding.action
            expected = sorted(number(self._options, move) for move in legal)
            _must_agree("seats", self.state.current_player(), view.seat)
            _must_agree("legal moves", self.state.legal_actions(), expected)
            mirrored = self._encoding.game.view(self.state.node.state, view.seat)
            _must_agree("views", mirrored, view)
            move = bot(view, legal, rng, shown)
            self.state.apply_action(number(self._options, move))
            return move

        return ask

    def searcher(self, search: ismcts.ISMCTSBot) -> AnyBot:
        """OpenSpiel's bot as one of ours. It reads OpenSpiel's state instead of the view."""

        def ask(*_asked: object) -> Any:
            return self._encoding.move(self._options, int(search.step(self.state)))

        return ask


def _must_agree(what: str, theirs: object, ours: object) -> None:
    if theirs != ours:
        raise AssertionError(f"{what} differ: {theirs} in OpenSpiel's state, {ours} in ours")


@dataclass(frozen=True, slots=True)
class Played:
    finished: Finished
    hero: Clock
    searchers: Clock  # all of them together


def play_among_searchers(
    table: Table,
    deal: int,
    seat: int,
    hero: AnyBot,
    simulations: int,
    setting: Setting | None = None,
) -> Played:
    """Play one game with the hero in this seat and ISMCTS in all others."""
    rules = GAMES[table.game]
    options = rules.read_options(table.options)
    cards = rules.deal(options, stream(table.seed, "deal", deal))
    chance = stream(table.seed, "bots", deal, seat)
    twin = Twin(table, deal)
    setting = setting or STRONGEST[table.game]
    searching = _searcher(table.loaded, chance.getrandbits(SEED_BITS), simulations, setting)
    ours, theirs = Clock(hero), Clock(twin.searcher(searching))
    bots = [twin.seated(ours if place == seat else theirs) for place in range(options.seats)]
    finished = play_to_end(rules, options, cards, bots, [chance] * options.seats)
    _must_agree("ends", twin.state.is_terminal(), True)
    _must_agree("outcomes", rules.outcome(twin.state.node.state), finished.outcome)
    return Played(finished, ours, theirs)


def _searcher(game: Any, seed: int, simulations: int, setting: Setting) -> ismcts.ISMCTSBot:
    chance = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(n_rollouts=setting.rollouts, random_state=chance),
        uct_c=setting.uct_c,
        max_simulations=simulations,
        random_state=chance,
        final_policy_type=setting.final,
        use_observation_string=setting.by_observation,
    )
    bot.set_resampler(resampler(seed))
    return bot


def calibrate(table: Table, hero: AnyBot, times: float, setting: Setting | None = None) -> int:
    """The simulations per decision that take `times` the hero's CPU time.

    The first game is a warm-up and doesn't count.
    """
    played = [
        play_among_searchers(table, 0, seat, hero, CALIBRATING, setting)
        for seat in (0, *range(table.options["seats"]))
    ][1:]
    ours = mean(game.hero.milliseconds for game in played)
    theirs = mean(game.searchers.milliseconds for game in played)
    return max(1, round(times * ours * CALIBRATING / theirs))
