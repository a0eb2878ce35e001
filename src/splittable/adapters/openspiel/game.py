"""The `pyspiel.Game` of each game: its type, its bounds, its initial state and its observers."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import pyspiel

from splittable.adapters.openspiel.observer import Observer
from splittable.adapters.openspiel.state import SplittableState
from splittable.adapters.openspiel.terms import Terms, read_terms, specification
from splittable.core.errors import InvalidArgument
from splittable.core.game import AnyGame
from splittable.core.options import Value
from splittable.core.validation import join_limited
from splittable.games import ENCODINGS


class SplittableGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    name: ClassVar[str]  # the game's name, as in records

    def __init__(self, parameters: Mapping[str, Value]) -> None:
        chosen = read_terms(self.name, parameters)
        rules, options = chosen.rules, chosen.options
        cooperative = rules.cooperative(options)
        super().__init__(
            _game_type(rules, simultaneous=chosen.simultaneous, cooperative=cooperative),
            pyspiel.GameInfo(
                num_distinct_actions=chosen.encoding.actions(options),
                max_chance_outcomes=1 + max(map(max, chosen.possible_draws)),
                num_players=options.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if cooperative else 0.0,
                max_game_length=rules.longest(options),
            ),
            dict(chosen.parameters),
        )

    @cached_property
    def terms(self) -> Terms:
        return read_terms(
            self.name, self.get_parameters()
        )  # a pickled game keeps only its parameters

    def new_initial_state(self) -> SplittableState:
        return SplittableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.terms.possible_draws)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer | None:
        """An observer of one seat's private and public information; None for any other kind."""
        if params:
            raise InvalidArgument("params", f"must be empty; found {join_limited(params)}")
        if iig_obs_type is None:
            return Observer(self.terms, perfect_recall=False)
        own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not own or not iig_obs_type.public_info:
            return None
        return Observer(self.terms, perfect_recall=iig_obs_type.perfect_recall)


class SplitIt(SplittableGame):
    name = "split-it"


class Splito(SplittableGame):
    name = "splito"


class Split(SplittableGame):
    name = "split"


def register_games() -> None:
    """Register each game with a class of its own, as OpenSpiel's Python games do.

    That makes them picklable, and lets OpenSpiel release them at exit, after Python has ended."""
    for game in (SplitIt, Splito, Split):
        rules = ENCODINGS[game.name].game
        pyspiel.register_game(_game_type(rules, simultaneous=True, cooperative=False), game)


def _game_type(game: AnyGame, *, simultaneous: bool, cooperative: bool) -> Any:
    kinds = pyspiel.GameType
    seats = next(option.values for option in game.options if option.name == "seats")
    return kinds(
        short_name=f"python_{game.name.replace('-', '_')}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if simultaneous else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
    )
