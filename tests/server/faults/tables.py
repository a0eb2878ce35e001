"""A few tables of every game with people at them, for tests of a single fault."""

from collections.abc import Sequence

from tests.server.faults.persons import Person, Place, World
from tests.server.faults.promises import complaints, read_logs
from tests.support.serving import Client, token_of


async def a_few_people(world: World, clock: int | None = None) -> list[Person]:
    """Eight of them at four tables: two among themselves, two with bots."""
    async with Client(world.url) as client:
        return [
            *await _at_one(client, world, "split-it", 3, people=3, clock=clock),
            *await _at_one(client, world, "splito", 2, people=2, clock=clock),
            *await _at_one(client, world, "splito", 3, people=1, clock=clock),
            *await _at_one(client, world, "split", 4, people=2, clock=clock),
        ]


async def _at_one(
    client: Client, world: World, game: str, seats: int, people: int, clock: int | None
) -> list[Person]:
    opened = await client.open_table(game, name="Person 0", settings={"clock": clock}, seats=seats)
    fill = "rules-of-thumb" if people < seats else None
    place = Place(f"{game} for {seats} with {people} people", opened, people, fill)
    names = [f"Person {number}" for number in range(people)]
    tokens = [opened.token, *(token_of(f"{opened.table} {name}") for name in names[1:])]
    return [Person(world, place, *each) for each in zip(names, tokens, strict=True)]


async def assert_promises_are_kept(world: World, database: str) -> None:
    promises = list(world.promises)
    assert promises
    assert complaints(await read_logs(database), promises) == []


def tables_of(persons: Sequence[Person]) -> list[str]:
    return list(dict.fromkeys(person.place.opened.table for person in persons))
