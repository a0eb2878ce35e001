"""OpenSpiel's ISMCTS at a table with our bots: one game, kept in its state and in ours together."""

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
from splittable.games import GAMES
from splittable.games.encodings import ENCODINGS

FINAL: Final = ismcts.ISMCTSFinalPolicyType
SEED_BITS: Final = 32
CALIBRATING: Final = 20  # simulations a decision, to see what one costs


@dataclass(frozen=True, slots=True)
class Setting:
    """How OpenSpiel's searcher is set up, but for the time it has."""

    uct_c: float = 1.4
    rollouts: int = 1  # for a new leaf
    final: Any = FINAL.MAX_VISIT_COUNT
    by_observation: bool = False  # nodes by what is seen now; if not, by all that was seen


# By game. Of 0.5 or 1.4 with the most visits, and 1.0 with the highest value, the one that left a
# hero at the level `hard` the least, in 12 games each; Split's was not compared.
STRONGEST: Final = {
    "split-it": Setting(uct_c=1.4),
    "splito": Setting(uct_c=0.5),
    "split": Setting(uct_c=0.5),
}


@dataclass(frozen=True, slots=True)
class Table:
    """Where one hero meets searchers: which game, and which deals."""

    game: str
    options: dict[str, Any]
    seed: int
    deals: int

    @property
    def loaded(self) -> Any:
        """OpenSpiel's game, whose chance brings these very deals."""
        name = f"python_{self.game.replace('-', '_')}"
        terms = {"turn_based": True, "deals": self.deals, "deal_seed": self.seed}
        return pyspiel.load_game(name, {**self.options, **terms})


class Twin:
    """A game in OpenSpiel's state, followed move by move: every seat's bot is asked through it."""

    def __init__(self, table: Table, deal: int) -> None:
        self._encoding = ENCODINGS[table.game]
        self._options = self._encoding.game.read_options(table.options)
        self.state = table.loaded.new_initial_state().child(deal)

    def seated(self, bot: AnyBot) -> AnyBot:
        """This bot; OpenSpiel's state must agree with what it is asked, and then follows it."""

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
        """OpenSpiel's bot as one of ours: it looks at the twin instead of the view."""

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
    """One hero in this seat, searchers in all others; the end must agree too."""
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


def calibrated(table: Table, hero: AnyBot, times: float, setting: Setting | None = None) -> int:
    """How many simulations a decision take so many times the hero's processor time.

    The first game only warms up.
    """
    played = [
        play_among_searchers(table, 0, seat, hero, CALIBRATING, setting)
        for seat in (0, *range(table.options["seats"]))
    ][1:]
    ours = mean(game.hero.milliseconds for game in played)
    theirs = mean(game.searchers.milliseconds for game in played)
    return max(1, round(times * ours * CALIBRATING / theirs))
