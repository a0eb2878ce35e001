"""People at one table, each with a connection: for tests of a table's behaviour.

company = await gather(server, "splito", seats=3)     # Ada, Ben and Cleo; Ida and a stranger
await company.start()
await company.play(company.of("Ben"), "y3 left")
await company.play_to_end(Random(1))
await company.assert_all_know_the_table()
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from tests.support import patience
from tests.support.play import CALM, Playout
from tests.support.serving import Line, Message, Opened, Server, token_of

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")
IDA: Final = "Ida"  # a spectator with a name
STEP: Final = 8.0  # seconds a line may be silent without being taken for dead
LONGEST: Final = 3_000  # moves

Picture = tuple[Message, Message, list[str]]  # the table, the view, the legal moves


@dataclass(slots=True, eq=False)
class Guest:
    """Somebody at a table, with the line they sit at."""

    name: str  # empty: a stranger who only looks on
    token: str | None
    line: Line
    _talk: dict[int, Message] = field(default_factory=dict)  # by seq: some is sent again at the end
    _overheard: set[int] = field(default_factory=set)  # said by spectators when this was one
    _heard: int = 0  # messages looked through for talk
    _sat: bool = False  # after those messages

    @property
    def seat(self) -> int | None:
        seat: int | None = self.line.you["seat"]
        return seat

    @property
    def picture(self) -> Picture:
        """What this guest knows, from the first welcome and all updates since."""
        return self.line.table, self.line.view, self.line.legal

    @property
    def talk(self) -> list[Message]:
        """What this guest has read of the table's talk, in the order it was said."""
        for message in map(json.loads, self.line.received[self._heard :]):
            said = message.get("said", ())
            if message["type"] == "welcome":
                self._talk, self._sat = {}, message["you"]["seat"] is not None
                said = message["talk"]
            for remark in said:
                self._talk[remark["seq"]] = remark
                if remark["seat"] is None and not self._sat:
                    self._overheard.add(remark["seq"])
            if "you" in message:
                self._sat = message["you"]["seat"] is not None
        self._heard = len(self.line.received)
        return [self._talk[seq] for seq in sorted(self._talk)]

    def would_read(self, anew: list[Message]) -> list[Message]:
        """The talk without what spectators said to each other, if this one has sat down since and
        would not be shown it anew before the game is over."""
        talk = self.talk
        lost = self._overheard if self._sat else set()
        return [each for each in talk if each in anew or each["seq"] not in lost]

    async def do(self, kind: str, /, **fields: Any) -> Message:
        """Ask for something that is granted."""
        answer = await self.line.do(kind, **fields)
        assert answer["type"] in ("update", "done"), answer
        return answer

    async def refused(self, kind: str, /, **fields: Any) -> str:
        """Ask for something that is not; the code of the refusal."""
        answer = await self.line.do(kind, **fields)
        assert answer["type"] == "problem", answer
        code: str = answer["code"]
        return code

    @property
    def last_welcome(self) -> Message:
        told: list[Message] = [json.loads(raw) for raw in self.line.received]
        return [message for message in told if message["type"] == "welcome"][-1]

    @property
    def missed(self) -> list[Message]:
        """What the last welcome told of earlier events."""
        missed: list[Message] = self.last_welcome["missed"]
        return missed

    def happenings(self) -> list[Message]:
        """The events this line was told of as they happened, by their number."""
        return [
            {"seq": message["seq"], "events": message["events"]}
            for message in map(json.loads, self.line.received)
            if message["type"] == "update" and "events" in message
        ]


@dataclass(slots=True)
class Company:
    server: Server
    opened: Opened
    guests: list[Guest]
    played: list[tuple[int, str]] = field(default_factory=list)  # seat and move

    @property
    def table(self) -> Message:
        """As the first of them knows it."""
        return self.guests[0].line.table

    @property
    def view(self) -> Message:
        return self.guests[0].line.view

    @property
    def path(self) -> str:
        return f"/api/tables/{self.opened.table}"

    def of(self, who: str | int) -> Guest:
        """The guest of this name, or in this seat."""
        return next(each for each in self.guests if who in (each.name, each.seat))

    @property
    def asked(self) -> list[Guest]:
        """Those who owe a move, by seat."""
        owing = [guest for guest in self.guests if guest.line.legal]
        return sorted(owing, key=lambda guest: guest.seat or 0)

    async def settle(self) -> None:
        """Everybody reads whatever the server has sent until now."""
        for guest in self.guests:
            await guest.line.settle()

    async def rest(self) -> None:
        """Everybody reads on until no bot has anything left to do."""
        await self.until(lambda: not self._bots_owe_a_move())

    def _bots_owe_a_move(self) -> bool:
        seats = self.table["seats"]
        return any(seats[seat]["bot"] is not None for seat in self.view.get("toAct", []))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Everybody reads on until this is so."""

        async def look() -> bool:
            await self.settle()
            return holds()

        await patience.until(look, patience.name_of(holds))

    async def join(self, name: str, seat: int | None = None) -> Guest:
        """One more person, in a seat."""
        guest = await self.look_in(name)
        await guest.do("sit", name=name, seat=seat, invite=self.opened.invite)
        await self.settle()
        return guest

    async def look_in(self, name: str, since: int | None = None) -> Guest:
        """A line of this person, who may have others; without a name, a stranger's."""
        token = token_of(name) if name else None
        guest = Guest(name, token, await self.server.line(self.opened.table, token, since))
        self.guests.append(guest)
        return guest

    async def hang_up(self, guest: Guest) -> None:
        await guest.line.close()
        self.guests.remove(guest)
        await self.settle()

    async def start(self, fill: str | None = None, entropy: str | None = None) -> None:
        await self.of(self.table["host"]).do("start", fill=fill, entropy=entropy)
        await self.settle()

    async def play(self, guest: Guest, move: str) -> None:
        await guest.do("play", move=move, seq=guest.line.seq)
        assert guest.seat is not None
        self.played.append((guest.seat, move))
        await self.settle()

    async def follow(self, game: Playout, moves: int) -> None:
        """Play as far as this move of a game with the same deal."""
        for seat, move in game.moves[len(self.played) : moves]:
            await self.play(self.of(seat), str(move))

    async def play_any(self, rng: Random) -> None:
        """One of those who are asked plays one of their moves."""
        guest = rng.choice(self.asked)
        await self.play(guest, any_move(guest.line.legal, rng))

    async def play_to_end(self, rng: Random) -> None:
        """With whatever bots there are."""
        for _ in range(LONGEST):
            await self.rest()
            if not self.asked:
                break
            await self.play_any(rng)
        assert self.table["phase"] == "over"

    async def play_again(self) -> None:
        """All in seats want a rematch, so there is one."""
        for guest in self.guests:
            if guest.seat is not None:
                await guest.do("rematch")
        await self.settle()

    async def shown_to(self, token: str | None) -> Message:
        """The whole table as a newcomer with this token would be shown it."""
        answer = await self.server.get(self.path, token=token)
        assert answer.status == 200, answer.body
        whole: Message = answer.json()
        return whole

    async def fresh(self, guest: Guest) -> Picture:
        whole = await self.shown_to(guest.token)
        return whole["table"], whole["view"] or {}, whole["legal"]

    async def assert_all_know_the_table(self) -> None:
        """What each has put together from updates is what they would be shown anew."""
        await self.settle()
        for guest in self.guests:
            whole = await self.shown_to(guest.token)
            assert guest.line.table == whole["table"]
            assert guest.line.view == (whole["view"] or {})
            assert guest.line.legal == whole["legal"]
            assert guest.line.you == whole["you"]
            assert guest.line.seq == whole["seq"]
            assert guest.would_read(whole["talk"]) == whole["talk"]

    async def pass_time(self, seconds: float) -> None:
        """Move the server's clock on, while everybody here is heard of now and then; then let bots
        and commits do whatever they do."""
        while seconds > 0:
            self.server.clock.advance(min(seconds, STEP))
            seconds -= STEP
            await self.settle()
        await self.server.rest()
        await self.settle()


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after so many moves, as everybody at the table saw it; by the guest's name."""

    known: dict[str, Picture]  # as each has put it together from updates
    fresh: dict[str, Picture]  # as each would be shown it anew


async def play_and_look(company: Company, rng: Random) -> list[Moment]:
    """Play to the end, and look at the table through everybody's eyes on the way."""
    moments = [await _moment(company)]
    for _ in range(LONGEST):
        if not company.asked:
            break
        await company.play_any(rng)
        moments.append(await _moment(company))
    return moments


async def _moment(company: Company) -> Moment:
    return Moment(
        {guest.name: guest.picture for guest in company.guests},
        {guest.name: await company.fresh(guest) for guest in company.guests},
    )


def any_move(legal: Sequence[str], rng: Random) -> str:
    """By chance, but calmly: a game in which everybody resets all the time has no end."""
    return rng.choices(legal, CALM.weights(legal))[0]


async def gather(
    server: Server,
    game: str | None = None,
    *,
    people: int | None = None,
    watched: bool = True,
    settings: Message | None = None,
    **wishes: Any,
) -> Company:
    """A table with so many people in its seats, or all; Ida and a stranger watch."""
    opened = await server.open_table(
        game, name=NAMES[0], token=token_of(NAMES[0]), settings=settings, **wishes
    )
    company = Company(server, opened, [])
    ada = await company.look_in(NAMES[0])
    seats = len(ada.line.table["seats"])
    for name in NAMES[1 : seats if people is None else people]:
        await company.join(name)
    if watched:
        await (await company.look_in(IDA)).do("watch", name=IDA)
        await company.look_in("")
    await company.settle()
    return company


async def playing(server: Server, game: str, **wishes: Any) -> Company:
    company = await gather(server, game, **wishes)
    await company.start()
    return company


def sealed(company: Company) -> list[int]:
    """Who has chosen a card of Splito."""
    seats: list[int] = company.view["sealed"]
    return seats
