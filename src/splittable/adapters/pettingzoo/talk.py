"""The AEC environment of a cooperative game with a channel for talk.

Before every move each seat may say one phrase, clockwise from the seat on turn, or stay silent.
Only what is true of its hand is legal, so agents can't make up a code of their own out of lies.
"""

from typing import Any, Final

import numpy as np

from splittable.adapters.pettingzoo.environment import Agent, Numbers, Observation
from splittable.adapters.pettingzoo.turns import TurnsEnv
from splittable.core.encoding import Field
from splittable.core.errors import InvalidArgument
from splittable.core.seats import Seat
from splittable.core.talk import Phrase, phrases_at

SAID: Final = "by seat: one-hot the phrase it said last, in the order of `phrases`"


class TalkingEnv(TurnsEnv):
    """Actions beyond those of the game are phrases, in the order of `phrases`; the last is silence.

    An observation ends with the phrase that each seat said last, beginning with its own seat.
    """

    def __init__(self, game: str, name: str, /, **arguments: Any) -> None:
        self._speaking: list[Agent] = []  # who may still speak before the next move
        self._said: dict[Seat, int] = {}  # by seat: the place of the phrase it said last
        super().__init__(game, name, **arguments)
        if not self._encoding.game.cooperative(self._options):
            raise InvalidArgument("talk", "only cooperative games have a channel for talk")

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """What can be said, in the order of its actions."""
        return phrases_at(self._encoding.game, self._options, None)

    @property
    def silence(self) -> int:
        """The action of saying nothing."""
        return super()._action_count + len(self.phrases)

    @property
    def _action_count(self) -> int:
        return self.silence + 1

    @property
    def _fields(self) -> tuple[Field, ...]:
        said = Field("said", (len(self.possible_agents), len(self.phrases)), 0, 1, SAID)
        return (*super()._fields, said)

    @property
    def _waiting(self) -> list[Agent]:
        return self._speaking[:1] or super()._waiting

    def _choices(self, seat: Seat) -> list[int]:
        if not self._speaking:
            return super()._choices(seat)
        if self._seats[self._speaking[0]] != seat:
            return []
        game, first = self._encoding.game, super()._action_count
        view = game.view(self._state, seat)
        true = [
            first + place
            for place, phrase in enumerate(self.phrases)
            if game.truthful(view, phrase)
        ]
        return [*true, self.silence]

    def _deal(self, seed: int | None) -> None:
        self._speaking, self._said = [], {}
        super()._deal(seed)
        self._let_speak()

    def _play(self, agent: Agent, action: int) -> None:
        if not self._speaking:
            super()._play(agent, action)
            self._let_speak()
            return
        del self._speaking[0]
        self._said.pop(self._seats[agent], None)
        if action != self.silence:
            self._said[self._seats[agent]] = action - super()._action_count

    def _let_speak(self) -> None:
        waiting = super()._waiting
        if waiting:
            first = self.possible_agents.index(waiting[0])
            self._speaking = [*self.possible_agents[first:], *self.possible_agents[:first]]

    def observe(self, agent: Agent) -> Observation:
        seen = super().observe(agent)
        said = np.zeros((len(self.possible_agents), len(self.phrases)), dtype=np.int8)
        for seat, phrase in self._said.items():
            said[(seat - self._seats[agent]) % len(said), phrase] = 1
        numbers: Numbers = np.concatenate([seen["observation"], said.ravel()])
        return {**seen, "observation": numbers}
