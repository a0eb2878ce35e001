"""The single-agent Gymnasium environment: one learner, with opponents at all other seats."""

import sys
from functools import partial
from io import StringIO
from operator import index
from random import Random
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from splittable.adapters.gymnasium.opponents import Choice, Opponents, read_opponents
from splittable.adapters.gymnasium.spaces import observation_box
from splittable.adapters.rendering import RENDER_MODES, check_render_mode, draw_table
from splittable.bots import BOTS, is_available
from splittable.bots.bot import Shown
from splittable.core.encoding import AnyEncoding
from splittable.core.errors import Invalid, InvalidArgument, MissingPackage
from splittable.core.game import AnyGame
from splittable.core.rewards import rewards
from splittable.core.seats import Seat, all_seats
from splittable.core.validation import join_limited, short_repr
from splittable.games import ENCODINGS, GAMES

Observation: TypeAlias = NDArray[np.float32]

ILLEGAL: Final = ("end", "raise")
ILLEGAL_REWARD: Final = -1.0
MOST_SEEDS: Final = 2**63


class SplittableEnv(gymnasium.Env[Observation, np.int64]):
    """A learner at one seat of a table; the others are played by opponents.

    An action is the number of a move, an observation the learner's view (docs/encoding.md). The
    reward is 0 until the game is over, then from -1 to 1. `info` has `action_mask`, with a 1 for
    every legal action, and the learner's `seat`; at the end also `scores` and `winners`.

    `opponents` is
    - the name of a bot, such as "random" or "medium": it plays all other seats;
    - a function `opponent(observation, mask, rng) -> action`, for self-play: it gets what a learner
      at that seat would get, and a numpy Generator;
    - a mapping from names or functions to weights: each other seat draws one every episode;
    - a list of these, one for each other seat, clockwise from the learner's left.

    `seat` is the learner's; None draws one every episode. An illegal action ends the episode with
    the reward -1 and `info["illegal_action"]`, because many learners know no masks; with
    `illegal="raise"` it raises InvalidArgument and changes nothing. Other keywords are the game's
    options.

    >>> import splittable.gym
    >>> env = splittable.gym.SplittableEnv("split", opponents="rules-of-thumb", seats=3)
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, _, info = env.step(int(info["action_mask"].argmax()))
    >>> reward, terminated
    (0.0, False)
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str | AnyGame,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        illegal: str = "end",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.encoding = encoding_of(game)
        self.game: AnyGame = self.encoding.game if isinstance(game, str) else game
        self.options = read_table_options(self.game, options)
        self.illegal = read_illegal(illegal)
        self.fixed_seat = read_seat(seat, self.options.seats)
        self._drawing = read_opponents(opponents, self.options.seats, BOTS[self.game.name])
        for choice in self._drawing.choices:
            if isinstance(choice, str) and not is_available(self.game.name, choice):
                raise MissingPackage(f"the bot {choice}", "sim")
        self.observation_space: spaces.Space[Any] = observation_box(
            self.encoding.fields(self.options)
        )
        self.action_space = spaces.Discrete(self.encoding.actions(self.options))
        self._state: Any = None  # until the first reset
        self._seat = Seat(0)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the opponents play until the learner's first decision.

        A game that ends before that is dealt again. `options` is unused."""
        super().reset(seed=seed, options=options)
        self._begin()
        while not self._is_learners_turn:
            self._begin()
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._state is None or not self._is_learners_turn:
            raise InvalidArgument("step", "call reset first")
        mask = self._mask(self._seat)
        number = _whole_number(action)
        if number is None or not (0 <= number < len(mask) and mask[number]):
            return self._refuse(action, mask)
        self._play({self._seat: self.encoding.move(self.options, number)})
        self._play_on()
        if self.render_mode == "human":
            self.render()
        over = not self._is_learners_turn
        return self._observation(), self._reward() if over else 0.0, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self._mask(self._seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it: printed ("human") or returned ("ansi")."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() requires a render_mode: human or ansi")
            return None
        page = sys.stdout if self.render_mode == "human" else StringIO()
        view = self.game.view(self._state, self._seat)
        draw_table(self.game.name, view, self._names(), page, colour=self.render_mode == "human")
        return page.getvalue() if isinstance(page, StringIO) else None

    # The game

    def _begin(self) -> None:
        rng, seats = self.np_random, self.options.seats
        deal = self.game.deal(self.options, self._next_random())
        self._state = self.game.start(self.options, deal)
        drawn = int(rng.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        self._seat = Seat(drawn)
        places = self._drawing.draw(rng, 1)[0].tolist()
        self._opponents = {
            Seat((drawn + 1 + other) % seats): self._drawing.choices[place]
            for other, place in enumerate(places)
        }
        self._happened: list[Any] = []  # all events since the deal, not redacted
        self._shown = {seat: Shown(self.game, seat, self._happened) for seat in all_seats(seats)}
        self._chance = self._next_random()
        self._play_on()

    def _next_random(self) -> Random:
        return Random(int(self.np_random.integers(MOST_SEEDS)))

    @property
    def _is_learners_turn(self) -> bool:
        return self._seat in self.game.to_act(self._state)

    def _play_on(self) -> None:
        """Let the opponents play until the learner owes a move or the game is over."""
        while (waiting := self.game.to_act(self._state)) and self._seat not in waiting:
            self._play({})

    def _play(self, moves: dict[Seat, Any]) -> None:
        """Play these moves, and those of all opponents that choose at the same time."""
        for seat in sorted(self.game.to_act(self._state)):
            if seat != self._seat:
                moves[seat] = self._choose(seat)
        for seat in sorted(moves):
            step = self.game.apply(self._state, seat, moves[seat])
            self._state = step.state
            self._happened += step.events

    def _choose(self, seat: Seat) -> Any:
        choice = self._opponents[seat]
        if isinstance(choice, str):
            view, legal = self.game.view(self._state, seat), self.game.legal(self._state, seat)
            return BOTS[self.game.name][choice](view, legal, self._chance, self._shown[seat])
        mask = self._mask(seat)
        action = _whole_number(choice(self._observe(seat), mask.copy(), self.np_random))
        if action is None or not (0 <= action < len(mask) and mask[action]):
            raise _illegal("opponents", action, mask)
        return self.encoding.move(self.options, action)

    def _refuse(
        self, action: object, mask: NDArray[np.int8]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise":
            raise _illegal("action", action, mask)
        seen, info = self._observation(), {**self._info(), "illegal_action": True}
        self._state = None
        return seen, ILLEGAL_REWARD, True, False, info

    def _reward(self) -> float:
        outcome = self.game.outcome(self._state)
        assert outcome is not None
        return float(rewards(self.game, self.options, outcome)[self._seat])

    # What the learner gets

    def _observation(self) -> Observation:
        return self._observe(self._seat)

    def _observe(self, seat: Seat) -> Observation:
        view = self.game.view(self._state, seat)
        return np.array(self.encoding.observe(view), dtype=np.float32)

    def _mask(self, seat: Seat) -> NDArray[np.int8]:
        mask = np.zeros(self.encoding.actions(self.options), np.int8)
        number = partial(self.encoding.action, self.options)
        mask[[number(move) for move in self.game.legal(self._state, seat)]] = 1
        return mask

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(self._seat), "seat": int(self._seat)}
        outcome = self.game.outcome(self._state)
        if outcome is not None:
            info["scores"] = np.array(outcome.scores)
            info["winners"] = np.isin(np.arange(self.options.seats), outcome.winners)
        return info

    def _names(self) -> list[str]:
        called = {seat: _name(choice) for seat, choice in self._opponents.items()}
        return [called.get(seat, "learner") for seat in all_seats(self.options.seats)]


# Arguments, also of the vector environment


def encoding_of(game: str | AnyGame) -> AnyEncoding:
    name: Any = game if isinstance(game, str) else getattr(game, "name", None)
    if name not in GAMES or name not in ENCODINGS:
        raise InvalidArgument(
            "game", f"expected one of {join_limited(ENCODINGS)}; found {short_repr(game)}"
        )
    return ENCODINGS[name]


def read_table_options(game: AnyGame, options: dict[str, object]) -> Any:
    try:
        return game.read_options(options)
    except Invalid as error:
        raise InvalidArgument(error.where, error.problem) from None


def read_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        problem = f"expected one of {join_limited(ILLEGAL)}; found {short_repr(illegal)}"
        raise InvalidArgument("illegal", problem)
    return illegal


def read_seat(seat: object, seats: int) -> int | None:
    number = _whole_number(seat)
    if seat is not None and (number is None or not 0 <= number < seats):
        problem = f"expected None or a seat from 0 to {seats - 1}; found {short_repr(seat)}"
        raise InvalidArgument("seat", problem)
    return number


def _whole_number(raw: object) -> int | None:
    """An int from any kind of integer, also numpy's; None if it isn't one."""
    try:
        return int(index(raw))  # type: ignore[arg-type]
    except TypeError:
        return None


def _illegal(where: str, action: object, mask: NDArray[np.int8]) -> InvalidArgument:
    legal = join_limited(np.flatnonzero(mask).tolist())
    return InvalidArgument(where, f"{short_repr(action)} is not legal here; legal are {legal}")


def _name(choice: Choice) -> str:
    return choice if isinstance(choice, str) else getattr(choice, "__name__", "opponent")
