"""The players of a simulated world: they think, talk, change their minds, vanish and come back.

A player isn't a task: it acts when its alarm rings or a message arrives. It keeps its token,
reconnects with the last seq it knows, and repeats unanswered commands under the same id; sometimes
also commands that were answered long ago.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final, Protocol

from splittable.server.domain.commands.context import hash_token
from tests.support.play import CALM
from tests.world.loop import WorldLoop
from tests.world.network import Link
from tests.world.promises import Message

SEALED: Final = ("guess", "choice", "answer")  # in a view: one's own sealed choice, by game
TRY_AGAIN: Final = (1.0, 6.0)  # seconds, when nothing can be stored or nobody answers


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table: its game and options, who is at it, what it agreed on."""

    game: str
    options: Mapping[str, Any]
    people: int  # the other seats go to bots
    clock: int | None = None
    bots: str = "random"
    rematches: bool = False
    take_back: bool = True
    visibility: str = "private"
    watchers: int = 0  # of two the second one is nameless
    absence: int | None = 600  # seconds until a bot plays for who is away


KINDS: Final = (
    Kind("split-it", {"seats": 2}, 2, rematches=True, watchers=2),
    Kind("split-it", {"seats": 3}, 3, clock=600, visibility="public"),
    Kind("split-it", {"seats": 4}, 2, clock=300, watchers=1),
    Kind("split-it", {"seats": 3, "remove_after_every_split": True}, 2, clock=120),
    Kind("splito", {"seats": 2}, 2, clock=900),
    Kind("splito", {"seats": 3, "show_side": True}, 3, rematches=True, watchers=2),
    Kind("splito", {"seats": 4, "value_at_least": True}, 2, clock=240, bots="rules-of-thumb"),
    Kind("splito", {"seats": 3}, 1, watchers=1, take_back=False),
    Kind("split", {"seats": 2}, 2, rematches=True, visibility="public"),
    Kind("split", {"seats": 3, "bluff_resets": True}, 3, clock=900, watchers=2),
    Kind("split", {"seats": 3, "bluff_resets": True, "reset_keeps_direction": True}, 2, clock=180),
    Kind("split", {"seats": 2}, 1, bots="rules-of-thumb"),
    Kind("split", {"seats": 3, "mode": "cooperative"}, 2, clock=600, rematches=True),
)


@dataclass(slots=True)
class Party:
    """People who have met at one table."""

    kind: Kind
    table: str
    invite: str
    games: int  # that they want to play
    players: list["Player"] = field(default_factory=list)


class CommandContext(Protocol):
    """What players find in their world."""

    loop: WorldLoop
    is_calm: bool  # everybody plays on to the end of the game, and nothing else

    def call(self, player: "Player") -> Link | None:
        """A line to the table's server, as the proxy has it; None: nobody answers."""

    def count(self, what: str) -> None: ...


class Player:
    def __init__(
        self,
        world: CommandContext,
        party: Party,
        name: str,
        token: str | None,
        rng: Random,
        *,
        watches: bool,
    ) -> None:
        self.name = name
        self.table = party.table
        self.token_hash = None if token is None else hash_token(token)
        self.seq: int | None = None
        self.is_done = False  # with this table, for good
        self._world = world
        self._party = party
        self._token = token  # None: a nameless spectator
        self._watches = watches
        self._rng = rng
        self._pace = rng.lognormvariate(4.8, 0.8)  # seconds for a move, as a rule
        self._roams = rng.random() < 0.4  # comes and goes a lot
        self._reads_places = rng.random() < 0.5  # of lists: only those that changed
        self._ids = count(1)
        self._link: Link | None = None
        self._is_welcome = False
        self._card: Message = {}
        self._you: Message = {}
        self._legal: list[str] = []
        self._has_sealed = False
        self._unanswered: Message | None = None
        self._answered: list[Message] = []  # the last ones, to be asked for again
        self._alarm: Any = None

    # Coming and going

    def come(self) -> None:
        self._quiet()
        if self._link is not None or self.is_done:
            return
        link = self._world.call(self)
        if link is None:
            self._set(self._rng.uniform(*TRY_AGAIN), self.come)
            return
        self._link, self._is_welcome = link, False
        self._greet()

    def _greet(self) -> None:
        assert self._link is not None
        who = {"table": self.table, "token": self._token, "since": self.seq}
        self._link.say({"type": "hello", **who, "places": self._reads_places})

    def lose(self) -> None:
        """The line is gone."""
        self._link = None
        self._world.count("lines lost")
        patience = TRY_AGAIN if self._rng.random() < 0.9 or self._world.is_calm else (60.0, 3600.0)
        self._set(self._rng.uniform(*patience), self.come)

    def vanish(self, seconds: float, unheard: float = 0.3) -> None:
        """Away for so long, whatever was under way; of some nobody is told that they went."""
        if self._link is not None:
            self._link.hang_up(silently=self._rng.random() < unheard)
            self._link = None
        self._world.count("players vanished")
        self._set(seconds, self.come)

    def leave_for_good(self) -> None:
        self.is_done = True
        self._quiet()
        if self._link is not None:
            self._link.hang_up()
            self._link = None

    def hurry(self) -> None:
        """All is calm: come back, and play on."""
        if self._link is None:
            self._set(self._rng.uniform(0.1, 5.0), self.come)
        else:
            self._plan()

    def _set(self, seconds: float, call: Callable[[], None]) -> None:
        self._quiet()
        self._alarm = self._world.loop.call_later(seconds, call)

    def _quiet(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # Hearing

    def hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self._card, self._you = message["table"], message["you"]
                self._legal = message["legal"]
                self._see(message["view"] or {}, anew=True)
                self.seq = message["seq"]
                self._resume()
            case "update":
                self.seq = message["seq"]
                self._card = {**self._card, **message.get("table", {})}
                self._you = message.get("you", self._you)
                self._legal = message.get("legal", self._legal)
                self._see(message.get("view", {}), anew=False)
                self._hear_done(message.get("done"))
            case "done":
                self._hear_done(message["id"])
            case "problem":
                self._hear_problem(message)
            case _:
                return
        self._plan()

    def _see(self, view: Message, *, anew: bool) -> None:
        told = [view[name] for name in SEALED if name in view]
        if told or anew:
            self._has_sealed = any(each is not None for each in told)

    def _resume(self) -> None:
        assert self._link is not None
        self._is_welcome = True
        self._quiet()
        if self._unanswered is not None:
            self._world.count("commands repeated")
            self._link.say(self._unanswered)
        if self._answered and self._rng.random() < 0.3:
            self._world.count("commands repeated after their answer")
            self._link.say(self._rng.choice(self._answered))

    def _hear_done(self, command: str | None) -> None:
        asked = self._unanswered
        if command is not None and asked is not None and asked["id"] == command:
            self._unanswered = None
            self._answered = [*self._answered[-9:], asked]

    def _hear_problem(self, message: Message) -> None:
        refused, code = message.get("id"), message["code"]
        asked = self._unanswered
        if refused is None and not self._is_welcome:
            self._set(self._rng.uniform(*TRY_AGAIN), self._try_again)
        elif asked is not None and refused == asked["id"]:
            if code == "unavailable":
                self._set(self._rng.uniform(*TRY_AGAIN), self._try_again)
            else:
                self._unanswered = None

    def _try_again(self) -> None:
        self._alarm = None
        if self._link is None:
            self.come()
        elif not self._is_welcome:
            self._greet()
        elif self._unanswered is not None:
            self._world.count("commands repeated")
            self._link.say(self._unanswered)

    # Acting

    def _plan(self) -> None:
        """Think about what to do next, unless something is under way."""
        if self._alarm is None and self._unanswered is None and self._is_welcome:
            self._set(self._thinking_time(), self._act)

    def _thinking_time(self) -> float:
        if self._world.is_calm:
            return self._rng.uniform(0.2, 2.0)
        if self._legal or self._you["seat"] is None or self._card["phase"] != "playing":
            return self._pace * self._rng.lognormvariate(0, 0.7)
        return self._pace * self._rng.uniform(4, 20)

    def _act(self) -> None:
        self._alarm = None
        if self._link is None or not self._is_welcome or self._unanswered is not None:
            return
        if not self._world.is_calm and self._rng.random() < (0.1 if self._roams else 0.02):
            is_long = self._rng.random() < 0.2
            self.vanish(self._rng.uniform(1800, 14_400) if is_long else self._rng.uniform(5, 600))
            return
        wish = self._wish()
        if wish is None:
            if not self._world.is_calm:
                self._plan()
            return
        command = {"type": "do", "id": f"{wish['type']}-{next(self._ids)}", "command": wish}
        if wish["type"] != "react":
            self._unanswered = command
        self._link.say(command)
        if wish["type"] == "take-back" and self._rng.random() < 0.3:
            self.vanish(self._rng.uniform(600, 3600), unheard=1.0)  # and asks again much later

    def _wish(self) -> Message | None:
        if self._watches:
            return self._wish_of_a_spectator()
        seat = self._you["seat"]
        if seat is None:
            return {"type": "sit", "name": self.name, "invite": self._party.invite}
        mine = self._card["seats"][seat]
        match self._card["phase"]:
            case "gathering":
                return self._contribution(mine) or self._wish_to_begin(seat)
            case "playing":
                return self._wish_in_play(mine)
            case _:
                return self._wish_after_a_game(seat, mine)

    def _wish_of_a_spectator(self) -> Message | None:
        if self._token is None:
            return None
        if self._you["person"] is None:
            return {"type": "watch", "name": self.name}
        return self._remark() if self._whim(0.1) else None

    def _contribution(self, mine: Message) -> Message | None:
        if self._card["promise"] is None or mine["contributed"] is not None or not self._whim(0.3):
            return None
        return {"type": "contribute", "entropy": self._rng.randbytes(16).hex()}

    def _wish_to_begin(self, seat: int) -> Message | None:
        sitting = sum(each["name"] is not None for each in self._card["seats"])
        if self._card["host"] != seat or sitting < self._party.kind.people:
            return None
        return {"type": "start", "fill": self._party.kind.bots}

    def _wish_in_play(self, mine: Message) -> Message | None:
        if mine["standIn"] in ("left", "clock", "absence"):
            return {"type": "back"}
        if self._whim(0.03):
            return self._remark()
        if self._whim(0.02):
            return {"type": "react", "reaction": "clap"}
        if self._legal:
            return self._move()
        if self._has_sealed and self._party.kind.take_back and self._whim(0.15):
            return {"type": "take-back", "seq": self.seq}
        away = [seat for seat, card in enumerate(self._card["seats"]) if _is_away(card)]
        if away and self._whim(0.2):
            return {"type": "stand-in", "seat": self._rng.choice(away)}
        return {"type": "leave"} if self._whim(0.003) else None

    def _move(self) -> Message:
        if self._party.kind.clock is not None and self._whim(0.05):
            return {"type": "more-time"}
        move = self._rng.choices(self._legal, CALM.weights(self._legal))[0]
        return {"type": "play", "move": move, "seq": self.seq}

    def _wish_after_a_game(self, seat: int, mine: Message) -> Message | None:
        if self._world.is_calm or self._card["number"] >= self._party.games:
            return None
        if (digits := self._contribution(mine)) is not None:
            return digits
        if self._party.kind.rematches:
            return None if mine["rematch"] else {"type": "rematch"}
        if self._card["host"] == seat:
            return {"type": "start", "fill": self._party.kind.bots}
        return None

    def _remark(self) -> Message:
        if self._card["settings"]["talk"] == "free":
            return {"type": "say", "text": f"{self.name} says {self._rng.randint(1, 1000)}"}
        return {"type": "say", "preset": "hello"}

    def _whim(self, chance: float) -> bool:
        """Whether it comes over this player; when all is calm, nobody has whims."""
        return not self._world.is_calm and self._rng.random() < chance


def _is_away(card: Message) -> bool:
    """Somebody without a line, for whom no bot plays yet."""
    return card["name"] is not None and card["bot"] is None and not card["present"]
