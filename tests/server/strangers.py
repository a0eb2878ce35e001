"""A table with strangers at it, and what a refusal must look like."""

from dataclasses import dataclass
from typing import Any

from tests.support.nasty import LONGEST_MESSAGE
from tests.support.serving import Line, Message, Opened, Server, token_of


@dataclass(frozen=True, slots=True)
class Scene:
    """A table of Split with seats for Ada, who opened it, and Ben; Eve and a nameless watch."""

    server: Server
    opened: Opened
    ada: Line
    ben: Line
    eve: Line  # with a token, but no seat and no name
    nameless: Line

    async def settle(self) -> "Scene":
        for line in (self.ada, self.ben, self.eve, self.nameless):
            await line.settle()
        return self

    async def look(self) -> list[bytes]:
        """The whole table as each of them may see it."""
        path = f"/api/tables/{self.opened.table}"
        tokens = (self.opened.token, token_of("Ben"), None)
        return [(await self.server.get(path, token=token)).body for token in tokens]

    def of(self, name: str) -> Line:
        line: Line = getattr(self, name)
        return line

    @property
    def waited_for(self) -> Line:
        return self.ada if self.ada.legal else self.ben

    @property
    def waiting(self) -> Line:
        return self.ben if self.ada.legal else self.ada


async def gathering(server: Server, game: str = "split", **settings: Any) -> Scene:
    """Three seats, the last one free."""
    opened = await server.open_table(game, seats=3, settings=settings)
    ada = await server.line(opened.table, opened.token)
    ben = await server.sit(opened, "Ben")
    eve = await server.line(opened.table, token_of("Eve"))
    nameless = await server.line(opened.table)
    return await Scene(server, opened, ada, ben, eve, nameless).settle()


async def playing(server: Server, **settings: Any) -> Scene:
    """Two seats, and the game has begun."""
    opened = await server.open_table("split", seats=2, settings=settings)
    ada = await server.line(opened.table, opened.token)
    ben = await server.sit(opened, "Ben")
    eve = await server.line(opened.table, token_of("Eve"))
    nameless = await server.line(opened.table)
    await ada.do("start")
    return await Scene(server, opened, ada, ben, eve, nameless).settle()


def assert_problem(problem: Message, code: str, says: str) -> None:
    assert (problem["type"], problem["code"]) == ("problem", code), problem
    message = problem["message"]
    assert says in message
    assert message == message.strip() != ""
    assert message.isprintable()
    assert len(message) <= LONGEST_MESSAGE
