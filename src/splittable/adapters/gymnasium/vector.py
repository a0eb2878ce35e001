"""The vector environment: one learner at each of many tables, on the compiled simulator.

It follows Gymnasium's `VectorEnv`: rewards by environment, and autoreset within the same step, with
the last observation and info of a finished game in `final_obs` and `final_info`.
"""

from typing import Any, ClassVar, TypeAlias

from splittable.core.errors import InvalidArgument, MissingPackage
from splittable.core.extras import has_extra

if not (has_extra("gym") and has_extra("sim")):
    raise MissingPackage("splittable.gym.SplittableVectorEnv", "gym,sim")

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from splittable.adapters.gymnasium.environment import (
    ILLEGAL_REWARD,
    Observation,
    read_illegal,
    read_seat,
)
from splittable.adapters.gymnasium.opponents import Choice, Opponents, read_opponents
from splittable.adapters.gymnasium.spaces import observation_box
from splittable.core.game import AnyGame
from splittable.sim import POLICIES, Positions, Simulator
from splittable.sim.arguments import check_count, read_choices

Actions: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]
Places: TypeAlias = NDArray[np.int64]  # indices of environments

MOST_SEEDS = 2**63


class SplittableVectorEnv(VectorEnv[Observation, Actions, NDArray[Any]]):
    """`num_envs` tables with one learner each; see SplittableEnv for what they have in common.

    Opponents by name are the simulator's policies, "random" and "rules-of-thumb". A function
    `opponent(observations, masks, rng) -> actions` gets one row for each table that waits for it.
    `infos["action_mask"]` has a row for each environment. With `illegal="raise"`, one illegal
    action raises InvalidArgument and no table moves.

    >>> import splittable.gym
    >>> envs = splittable.gym.SplittableVectorEnv("split-it", 64, opponents="rules-of-thumb")
    >>> observations, infos = envs.reset(seed=1)
    >>> observations, rewards, *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
    >>> rewards.shape
    (64,)
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str | AnyGame,
        num_envs: int = 1,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        illegal: str = "end",
        **options: object,
    ) -> None:
        check_count("num_envs", num_envs, 1, 2**24)
        self.simulator = Simulator(game, options)
        seats, encoding = self.simulator.seats, self.simulator.kernels.encoding
        self.num_envs = num_envs
        self.illegal = read_illegal(illegal)
        self.fixed_seat = read_seat(seat, seats)
        self._drawing = read_opponents(opponents, seats, POLICIES)
        self.single_observation_space = observation_box(encoding.fields(self.simulator.options))
        self.single_action_space = spaces.Discrete(self.simulator.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = self.simulator.deal(num_envs)
        self._seats = np.zeros(num_envs, np.int64)  # by environment: the learner's
        self._opponents = np.zeros((num_envs, seats - 1), np.int64)  # clockwise from the learner
        self._series = self._dealt = 0  # seed of the deals; how many are used up
        self._is_running = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games at all tables. `options` is unused."""
        super().reset(seed=seed, options=options)
        self._series, self._dealt = int(self.np_random.integers(MOST_SEEDS)), 0
        self._begin(np.arange(self.num_envs))
        self._is_running = True
        return self._observe(), self._infos()

    def step(
        self, actions: Actions
    ) -> tuple[Observation, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        legal = self._check(actions)
        playing = np.flatnonzero(legal)
        self._play(playing, actions[playing])
        self._play_on(playing)
        over = ~self._games.to_act().any(axis=1)
        rewards = np.where(legal, 0.0, ILLEGAL_REWARD)
        if over.any():
            rewards[over] = self._earned(np.flatnonzero(over))
        done = over | ~legal
        final = self._final(np.flatnonzero(done), legal)
        self._begin(np.flatnonzero(done))
        return self._observe(), rewards, done, np.zeros_like(done), {**final, **self._infos()}

    def action_masks(self) -> NDArray[np.bool_]:
        """By environment: the legal actions."""
        return self._games.legal(self._seats).astype(np.bool_)

    # Games

    def _begin(self, places: Places) -> None:
        """Deal at these tables, and play until their learners' first decisions."""
        rng, seats = self.np_random, self.simulator.seats
        while len(places):
            dealt = self.simulator.deal(len(places), self._series, self._dealt)
            self._dealt += len(places)
            self._games.states[places] = dealt.states
            drawn = rng.integers(seats, size=len(places))
            self._seats[places] = drawn if self.fixed_seat is None else self.fixed_seat
            self._opponents[places] = self._drawing.draw(rng, len(places))
            self._play_on(places)
            waiting = self._games[places].to_act()
            places = places[~waiting.any(axis=1)]  # over before the learner's first decision

    def _play_on(self, places: Places) -> None:
        """Let the opponents play until the learner owes a move or the game is over."""
        while len(places):
            waiting = self._games[places].to_act()
            is_learners = waiting[np.arange(len(places)), self._seats[places]]
            places = places[waiting.any(axis=1) & ~is_learners]
            self._play(places, None)

    def _play(self, places: Places, actions: Actions | None) -> None:
        """Play the learners' actions, if any, and those of all who choose at the same time."""
        if not len(places):
            return
        waiting = self._games[places].to_act()
        chosen = np.full(waiting.shape, -1)
        learners = self._seats[places]
        if actions is not None:
            chosen[np.arange(len(places)), learners] = actions
        rows, seats = np.nonzero(waiting)
        others = seats != learners[rows]
        rows, seats = rows[others], seats[others]
        clockwise = (seats - learners[rows]) % self.simulator.seats - 1
        who = self._opponents[places[rows], clockwise]
        for number, choice in enumerate(self._drawing.choices):
            of = np.flatnonzero(who == number)
            if len(of):
                chosen[rows[of], seats[of]] = self._choose(choice, places[rows[of]], seats[of])
        for seat in range(self.simulator.seats):
            acting = chosen[:, seat] >= 0
            games = self._games[places[acting]]
            games.apply(np.full(len(games), seat), chosen[acting, seat])
            self._games.states[places[acting]] = games.states

    def _choose(self, choice: Choice, places: Places, seats: NDArray[np.int64]) -> Actions:
        games = self._games[places]
        if isinstance(choice, str):
            return games.choose(seats, int(self.np_random.integers(MOST_SEEDS)), choice)
        masks = games.legal(seats)
        answer = choice(_observe(games, seats), masks.copy(), self.np_random)
        actions = read_choices("opponents", answer, len(games), self.simulator.actions)
        legal = masks[np.arange(len(games)), actions]
        if not legal.all():
            wrong = int(legal.argmin())
            raise InvalidArgument(f"opponents[{wrong}]", f"{actions[wrong]} is not legal here")
        return actions

    def _check(self, actions: Actions) -> NDArray[np.bool_]:
        """By environment: whether its action is legal; raises unless illegal ones end a game."""
        if not self._is_running:
            raise InvalidArgument("step", "call reset first")
        array = np.asarray(actions)
        if array.dtype.kind not in "iu" or array.shape != (self.num_envs,):
            found = f"{array.dtype} of shape {array.shape}"
            raise InvalidArgument(
                "actions", f"expected whole numbers of shape ({self.num_envs},), found {found}"
            )
        inside = (array >= 0) & (array < self.simulator.actions)
        legal = inside & self.action_masks()[np.arange(self.num_envs), np.where(inside, array, 0)]
        if self.illegal == "raise" and not legal.all():
            wrong = int(legal.argmin())
            raise InvalidArgument(f"actions[{wrong}]", f"{array[wrong]} is not legal here")
        return legal

    # What the learners get

    def _earned(self, places: Places) -> NDArray[np.float64]:
        simulator, ended = self.simulator, self._games[places].outcomes()
        winners = ended.winners.sum(axis=1, keepdims=True)
        total = ended.scores.sum(axis=1, keepdims=True)
        earned = simulator.game.reward(simulator.options, ended.winners, winners, total)
        by_seat: NDArray[np.float64] = np.broadcast_to(earned, ended.winners.shape)
        return by_seat[np.arange(len(places)), self._seats[places]]

    def _observe(self) -> Observation:
        return _observe(self._games, self._seats)

    def _infos(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._games.legal(self._seats),
            "_action_mask": every,
            "seat": self._seats.copy(),
            "_seat": every.copy(),
        }

    def _final(self, places: Places, legal: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations and infos of games that are done, laid out as Gymnasium does."""
        infos: dict[str, Any] = {}
        games = self._games[places]
        observations, masks = (
            _observe(games, self._seats[places]),
            games.legal(self._seats[places]),
        )
        for row, place in enumerate(places.tolist()):
            info: dict[str, Any] = {"action_mask": masks[row], "seat": int(self._seats[place])}
            if legal[place]:
                ended = games[[row]].outcomes()
                info |= {"scores": ended.scores[0], "winners": ended.winners[0]}
            else:
                info["illegal_action"] = True
            last = {"final_obs": observations[row], "final_info": info}
            infos = self._add_info(infos, last, place)
        return infos


def _observe(games: Positions, seats: NDArray[np.int64]) -> Observation:
    return games.observe(seats).astype(np.float32)
