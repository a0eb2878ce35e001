"""Every byte that everybody at a table was sent during a game on a real server.

Seats and spectators listen, try forbidden things, reconnect, and use REST. The same is repeated in
worlds that differ only in cards a viewer never saw.
"""

import json
import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.core.record import write_record
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.server import server as serving
from tests.support.moves import every_text
from tests.support.play import CALM, Playout, play_on, playout
from tests.support.serving import Answer, Client, Line, Opened, Server, served, token_of
from tests.support.turns import sealed_by
from tests.support.variants import Variant
from tests.support.worlds import Viewer, other_world

TRIES: Final = 60  # worlds drawn until one is really another for every viewer
SHORTEST: Final = 5  # moves, so that there is something to see
LOOKS: Final = 6  # about so many moves considered at each stop
ATTEMPTS: Final = 2  # illegal moves tried at each stop
NAMED, NAMELESS = "named spectator", "nameless spectator"


# Worlds


@dataclass(frozen=True, slots=True)
class Worlds:
    """A game as far as some move, and for each viewer another that it cannot tell from it."""

    here: Playout
    there: dict[Viewer, Playout]

    @property
    def all(self) -> tuple[Playout, ...]:
        return (self.here, *self.there.values())

    def refused_everywhere(self, made: int, seat: Seat) -> list[str]:
        """Moves that this seat may make in none of the worlds after so many moves."""
        game, options = self.here.variant.game, self.here.variant.options
        allowed = {move for each in self.all for move in game.legal(each.states[made], seat)}
        texts = Random(made).sample(every_text(self.here.variant), 40)
        return [text for text in texts if game.read_move(options, text) not in allowed][:ATTEMPTS]


def worlds_of(variant: Variant, *, most: int, sealed: bool = False) -> Worlds:
    """The first game by chance, of at most so many moves, with another world for each viewer;
    if wanted, one that stops while a choice is sealed."""
    rng = Random(str(variant))
    for _ in range(TRIES):
        whole = playout(variant, rng.randrange(2**32), CALM)
        here = whole.after(rng.randint(SHORTEST, max(SHORTEST, min(most, len(whole.moves) - 1))))
        if sealed and not sealed_by(here.states[-1]):
            continue
        there = _others(here, rng)
        if all(there.values()):
            return Worlds(here, {viewer: world for viewer, world in there.items() if world})
    raise AssertionError(f"no game of {variant} with other worlds for every viewer")


def _others(here: Playout, rng: Random) -> dict[Viewer, Playout | None]:
    """By viewer; in Split it! all have seen the same cards, so one other world does for all."""
    viewers = here.variant.viewers
    if here.variant.game.name == "split-it":
        return dict.fromkeys(viewers, _another(here, None, rng))
    return {viewer: _another(here, viewer, rng) for viewer in viewers}


def _another(here: Playout, viewer: Viewer, rng: Random) -> Playout | None:
    drawn = (other_world(here, viewer, rng) for _ in range(8))
    return next((each for each in drawn if each and _hidden(each) != _hidden(here)), None)


def _hidden(world: Playout) -> object:
    """What other worlds differ in: not only Split's key, which orders cards that come later."""
    last = world.states[-1]
    return (last.stock, last.hands) if world.variant.game.name == "split" else last


def _finished(world: Playout) -> dict[str, Any]:
    """Any ending makes the record of a finished game, from which a table takes the deal."""
    rest = play_on(world.variant, world.deal, world.states[-1], Random(0), CALM)
    whole = replace(rest, moves=(*world.moves, *rest.moves))
    record: dict[str, Any] = json.loads(write_record(whole.record))
    return record


# A table with everybody at it


@dataclass(slots=True)
class Guest:
    """Somebody at the table, with a line, and all they were ever sent."""

    name: str
    token: str | None
    seat: Seat | None
    line: Line
    asked: int = 0  # ids used so far
    answers: list[bytes] = field(default_factory=list)  # by REST

    @property
    def heard(self) -> list[bytes]:
        return [*self.line.received, *self.answers]

    async def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.asked += 1
        return await self.line.do(kind, id=f"{self.name} {self.asked}", **fields)

    async def consider(self, move: str) -> dict[str, Any]:
        self.asked += 1
        return await self.line.consider(move, id=f"{self.name} {self.asked}")

    def keep(self, answer: Answer) -> None:
        """All of the answer but the hour, which is the machine's and not the table's."""
        head = sorted(item for item in answer.headers.items() if item[0] != "date")
        self.answers.append(f"{answer.status} {head} ".encode() + answer.body)


class Party:
    """Every seat taken, a named and a nameless spectator watching."""

    def __init__(self, server: Server, opened: Opened, guests: Sequence[Guest]) -> None:
        self.server = server
        self.opened = opened
        self.guests = guests

    async def play(self, seat: Seat, move: Any) -> None:
        self.server.clock.advance(0.05)
        answer = await self.guests[seat].do("play", move=str(move))
        assert answer["type"] == "update", answer

    async def read_up(self) -> None:
        for guest in self.guests:
            await guest.line.settle()

    def heard_by(self, viewer: Viewer) -> dict[str, list[bytes]]:
        return {guest.name: guest.heard for guest in self.guests if guest.seat == viewer}


async def gather(server: Server, wish: dict[str, Any], seats: int, **settings: Any) -> Party:
    """Open a table as wished for, seat and name everybody, let each contribute, and start."""
    names = [f"seat {seat}" for seat in range(seats)]
    opened = await server.open_table(
        **wish, name=names[0], token=token_of(names[0]), settings=settings
    )
    guests = [await _guest(server, opened, name, Seat(seat)) for seat, name in enumerate(names)]
    for guest in guests[1:]:
        await guest.do("sit", name=guest.name, seat=guest.seat, invite=opened.invite)
    guests += [await _guest(server, opened, NAMED), await _guest(server, opened, NAMELESS)]
    await guests[seats].do("watch", name=NAMED)
    assert (opened.promise is None) == ("record" in wish)
    for guest in guests[:seats] if opened.promise else ():
        digits = sha256(guest.name.encode()).hexdigest()
        assert (await guest.do("contribute", entropy=digits))["type"] == "update"
    await guests[0].do("start")
    party = Party(server, opened, guests)
    await party.read_up()
    return party


async def _guest(server: Client, opened: Opened, name: str, seat: Seat | None = None) -> Guest:
    token = None if name == NAMELESS else token_of(name)
    return Guest(name, token, seat, await server.line(opened.table, token))


# Playing through a world


def as_recorded(world: Playout) -> dict[str, Any]:
    """A table that takes its deal from a record."""
    return {"record": _finished(world)}


def as_drawn(world: Playout) -> dict[str, Any]:
    """A table whose deal is drawn, from what all contribute; see `drawing`."""
    game = world.variant.game
    return {"game": game.name, **game.write_options(world.variant.options)}


@contextmanager
def drawing(world: Playout) -> Iterator[None]:
    """Whatever is contributed, this world's deal is what is drawn from it."""
    game = world.variant.game
    fixed = replace(game, deal=lambda options, rng: world.deal)  # noqa: ARG005
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serving, "GAMES", {**GAMES, game.name: fixed})
        yield


Wish = Callable[[Playout], dict[str, Any]]


async def traffic(
    folder: Path, worlds: Worlds, world: Playout, wish: Wish = as_recorded, *, lost: int = 0
) -> dict[Viewer, Any]:
    """By viewer, whatever its guests were sent while this world was played; at the end the
    database may lose so many entries, and everybody is shown the table anew."""
    folder.mkdir()
    seats = len(world.variant.viewers) - 1
    with drawing(world) if wish is as_drawn else nullcontext():
        return await _traffic(folder, worlds, world, wish(world), seats, lost)


async def _traffic(
    folder: Path, worlds: Worlds, world: Playout, wish: dict[str, Any], seats: int, lost: int
) -> dict[Viewer, Any]:
    async with served(folder) as server:
        party = await gather(server, wish, seats, visibility="public", clock=3600)
        stops = {0, len(world.moves) // 2, len(world.moves)}
        for made in range(len(world.moves) + 1):
            if made in stops:
                await party.read_up()
                await _talk(party)
                await _change_minds(party, world, made)
                await _consider(party, world, made)
                for guest in party.guests:
                    await _try_what_is_refused(guest, worlds, made)
                    await _ask_by_rest(party, guest)
            if made < len(world.moves):
                await party.play(*world.moves[made])
        if lost:
            await _lose(party, folder, lost)
        await _come_back(party)
    return {viewer: party.heard_by(viewer) for viewer in world.variant.viewers}


async def _lose(party: Party, folder: Path, entries: int) -> None:
    """Behind the server's back; the next who asks has it look, and everybody hears of it."""
    await party.read_up()
    last = (party.guests[0].line.seq or 0) - entries
    with closing(sqlite3.connect(folder / "tables.db")) as database, database:
        database.execute("DELETE FROM entry WHERE seq > ?", [last])
    assert (await party.guests[0].do("say", preset="hello"))["code"] == "stale"
    await party.read_up()
    for guest in party.guests:
        welcome = json.loads(
            next(each for each in reversed(guest.line.received) if b"lost" in each)
        )
        assert welcome["lost"] == {"since": last, "entries": entries}


async def _talk(party: Party) -> None:
    for guest in party.guests[:-1]:
        await guest.do("say", preset="one-moment")


async def _change_minds(party: Party, world: Playout, made: int) -> None:
    """Whoever has sealed a choice takes it back, and makes it again; some like more time."""
    for seat in sorted(sealed_by(world.states[made])):
        assert (await party.guests[seat].do("take-back"))["type"] == "update"
        sealed = next(move for mover, move in reversed(world.moves[:made]) if mover == seat)
        await party.play(seat, sealed)
    for seat in sorted(world.variant.game.to_act(world.states[made])):
        await party.guests[seat].do("more-time")


async def _consider(party: Party, world: Playout, made: int) -> None:
    """Whoever is waited for looks at some moves before making one, and nobody else notices."""
    game, state = world.variant.game, world.states[made]
    await party.read_up()
    before = [len(guest.line.received) for guest in party.guests]
    for seat in sorted(game.to_act(state)):
        for move in game.legal(state, seat)[:: 1 + len(game.legal(state, seat)) // LOOKS]:
            answer = await party.guests[seat].consider(str(move))
            assert answer["type"] == "considered", answer
    idle = [guest for guest in party.guests if guest.seat not in game.to_act(state)]
    await party.read_up()
    for guest in idle:
        heard = guest.line.received[before[party.guests.index(guest)] :]
        assert all(json.loads(each)["type"] == "pong" for each in heard)


async def _try_what_is_refused(guest: Guest, worlds: Worlds, made: int) -> None:
    moves = worlds.refused_everywhere(made, guest.seat or Seat(0))
    for move in (*moves, "nonsense"):
        assert (await guest.do("play", move=move))["type"] == "problem"
        if guest.token is not None:
            assert (await guest.consider(move))["type"] == "problem"
    assert (await guest.do("play", move=moves[0], seq=0))["type"] == "problem"
    assert (await guest.do("stand-in", seat=0))["type"] == "problem"
    assert (await guest.do("start"))["type"] == "problem"
    assert (await guest.do("contribute", entropy="0f" * 16))["type"] == "problem"
    assert (await guest.do("ban", name="nobody"))["type"] == "problem"
    if guest.seat not in sealed_by(worlds.here.states[made]):
        assert (await guest.do("take-back"))["type"] == "problem"
    await guest.line.send("{")
    await guest.line.next("problem")


async def _ask_by_rest(party: Party, guest: Guest) -> None:
    server, token = party.server, guest.token
    table = f"/api/tables/{party.opened.table}"
    guest.keep(await server.get(table, token=token))
    guest.keep(await server.get("/api/tables"))
    talk = await server.get(f"{table}/talk", token=token)
    assert talk.status == 200
    guest.keep(talk)
    guest.keep(
        await server.get(f"{table}/talk", token=token, before=talk.json()["talk"][-1]["seq"])
    )
    record = await server.get(f"{table}/games/1/record", token=token)
    assert record.status == 404
    guest.keep(record)
    page = await server.get(f"/t/{party.opened.table}")
    address = server.url.encode()  # another one in each world
    guest.keep(replace(page, body=page.body.replace(address, b"")))
    picture = await server.get(f"{table}/games/1/picture.svg", token=token)
    assert picture.status == 200, picture.body
    guest.keep(picture)
    await _look_back(party, guest, f"{table}/games/1/moment")
    body = {"id": "by REST", "command": {"type": "play", "move": "nonsense"}}
    guest.keep(await server.post(f"{table}/commands", body, token=token))
    guest.answers.append(_counts(await server.get("/metrics")))


async def _look_back(party: Party, guest: Guest, moments: str) -> None:
    """Earlier moments of the running game: as a spectator, from one's own seat, and no other."""
    ask = partial(party.server.get, moments, token=guest.token)
    views: tuple[dict[str, Any], ...] = ({}, {} if guest.seat is None else {"seat": guest.seat})
    for view in views:
        now = await ask(**view)
        assert now.status == 200, now.body
        guest.keep(now)
        for at in range(0, now.json()["moves"], 5):
            guest.keep(await ask(at=at, **view))
    another = await ask(seat=1 if guest.seat == 0 else 0)
    assert another.status == 403
    guest.keep(another)


def _counts(metrics: Answer) -> bytes:
    """What was counted; how long commits took, and when counting began, is the machine's time."""
    counts = (b"splittable_entries_total", b"splittable_lines", b"splittable_tables")
    kept = b"\n".join(line for line in metrics.body.splitlines() if line.startswith(counts))
    assert b'type="played"' in kept or b'type="dealt"' in kept
    return kept


async def _come_back(party: Party) -> None:
    """A second line for everybody: the whole table anew, and what happened since."""
    for guest in party.guests:
        again = await party.server.line(party.opened.table, guest.token, since=2)
        guest.answers += again.received
    await party.read_up()


# Comparing


def differences(here: dict[str, list[bytes]], there: dict[str, list[bytes]]) -> list[str]:
    """What a viewer could tell the two worlds by."""
    found: list[str] = []
    for name, ours in here.items():
        theirs = there[name]
        if len(ours) != len(theirs):
            found.append(f"{name}: {len(ours)} messages and {len(theirs)}")
        pairs = zip(map(_masked, ours), map(_masked, theirs), strict=False)
        found += [f"{name}: {one!r} and {other!r}" for one, other in pairs if one != other]
    return found


def _masked(message: bytes) -> bytes:
    """Without the commitment, which is a hash of the whole deal and of a secret salt."""
    return re.sub(rb'"commitment":"[0-9a-f]{64}"', b'"commitment":"masked"', message)


async def seen_through(
    folder: Path, worlds: Worlds, wish: Wish = as_recorded, *, lost: int = 0
) -> dict[Viewer, list[str]]:
    distinct = {id(world): world for world in worlds.all}
    heard = {
        key: await traffic(folder / str(number), worlds, world, wish, lost=lost)
        for number, (key, world) in enumerate(distinct.items())
    }
    here = heard[id(worlds.here)]
    return {
        viewer: differences(here[viewer], heard[id(there)][viewer])
        for viewer, there in worlds.there.items()
    }
