"""Everything a server has acknowledged survives a kill, with either database."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from msgspec import structs

from splittable.server.domain.entries import AnyEntry, Said
from tests.server.faults.gathering import KINDS
from tests.server.faults.power_cuts import PowerCuts
from tests.server.faults.promises import Logs, Promise, complaints, read_logs
from tests.support.postgres import postgres
from tests.support.serving import served, token_of
from tests.support.tiers import Tier

pytestmark = pytest.mark.anyio

SEED: Final = 1
A_FEW: Final = tuple(KINDS[place] for place in (1, 5, 8, 11))  # of all games, with a bot
# What the people must have met with, or the test has not tested it.
MET: Final = (
    *("sit", "start", "rematch", "play", "take-back", "say", "watch", "more-time"),
    *("contribute", "ban", "sent away", "stand-in", "back"),
    *("sealed choices", "deadlines", "views compared", "times run out"),
)


@pytest.fixture
def told(pytestconfig: pytest.Config, capsys: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Shows a line of its own where pytest is verbose."""

    def tell(line: str) -> None:
        if pytestconfig.get_verbosity() > 0:
            with capsys.disabled():
                print(f"\n{line}")

    return tell


@pytest.mark.timeout(900)
async def test_nothing_acknowledged_is_lost_when_the_plug_is_pulled_on_sqlite(
    pytestconfig: pytest.Config, tier: Tier, tmp_path: Path, told: Callable[[str], None]
) -> None:
    kills = pytestconfig.getoption("--kills")
    kinds = tier.pick(A_FEW, KINDS)
    cuts = PowerCuts(
        f"sqlite:///{tmp_path / 'tables.db'}", tier.pick(kills, kills - kills // 4), SEED, kinds
    )
    await cuts.run()
    told(cuts.summary())
    if cuts.kills >= 20:
        assert [each for each in MET if not cuts.seen[each]] == []


@pytest.mark.all_tier
@pytest.mark.timeout(600)
async def test_nothing_acknowledged_is_lost_when_the_plug_is_pulled_on_postgresql(
    pytestconfig: pytest.Config, told: Callable[[str], None]
) -> None:
    cuts = PowerCuts(postgres().fresh_database(), pytestconfig.getoption("--kills") // 4, SEED)
    await cuts.run()
    told(cuts.summary())


# That a server which breaks its word would be found out


async def _an_honest_log(folder: Path) -> tuple[Logs, list[Promise]]:
    """One table's log after a few commands, and what was promised on the way."""
    promises: list[Promise] = []
    async with served(folder) as server:
        opened = await server.open_table("split", seats=2)
        bob = await server.line(opened.table, token_of("Bob"))
        ada = await server.line(opened.table, opened.token)
        sit = {"name": "Bob", "invite": opened.invite}
        for line, token, kind, fields in (
            (bob, token_of("Bob"), "sit", sit),
            (ada, opened.token, "say", {"text": "here we go"}),
            (ada, opened.token, "start", {}),
        ):
            answer = await line.do(kind, id=kind, **fields)
            command = {"type": kind, **fields}
            promises.append(Promise(opened.table, token, kind, command, answer["seq"]))
        for line, token in ((bob, token_of("Bob")), (ada, opened.token)) * 3:
            await line.settle()
            if line.legal:
                move = line.legal[0]
                answer = await line.do("play", id=f"play-{answer['seq']}", move=move)
                command = {"type": "play", "move": move}
                promises.append(
                    Promise(opened.table, token, answer["done"], command, answer["seq"])
                )
        return await read_logs(f"sqlite:///{folder / 'tables.db'}"), promises


Entries = list[AnyEntry]


def _lost(entries: Entries) -> Entries:
    """The last acknowledged entry never came to the disk."""
    return entries[:-1]


def _lost_and_closed_up(entries: Entries) -> Entries:
    """Something said is gone, and all that follows has moved up."""
    return entries[:2] + entries[3:]


def _done_twice(entries: Entries) -> Entries:
    """A repeated remark was stored again."""
    return [*entries, entries[2]]


def _swapped(entries: Entries) -> Entries:
    return [*entries[:-2], entries[-1], entries[-2]]


def _reworded(entries: Entries) -> Entries:
    said = entries[2]
    assert isinstance(said, Said)
    return [*entries[:2], structs.replace(said, text="there you go"), *entries[3:]]


@pytest.mark.parametrize(
    "doctored, complaint",
    [
        (_lost, "an acknowledged entry is lost"),
        (_lost_and_closed_up, "an acknowledged entry has moved to 2"),
        (_done_twice, "id say of one person made both entry 2 and 9"),
        (_done_twice, "an acknowledged command was done 2 times"),
        (_swapped, "cannot be played through"),
        (_swapped, "an acknowledged entry has moved to 8"),
        (_reworded, "an acknowledged entry has changed to Said"),
    ],
)
async def test_a_doctored_log_is_found_out(
    tmp_path: Path, doctored: Callable[[Entries], Entries], complaint: str
) -> None:
    logs, promises = await _an_honest_log(tmp_path)
    assert complaints(logs, promises) == []
    table = promises[0].table
    entries = doctored([entry for _, entry in logs[table]])
    found = complaints({table: list(enumerate(entries))}, promises)
    assert any(complaint in each for each in found), found


async def test_a_gap_in_a_log_is_found_out(tmp_path: Path) -> None:
    logs, promises = await _an_honest_log(tmp_path)
    table = promises[0].table
    gappy = [each for each in logs[table] if each[0] != 2]
    assert f"{table}: there is no entry 2, but 6 later ones" in complaints({table: gappy}, [])[0]


async def test_a_promise_of_another_person_is_not_kept_by_the_same_id(tmp_path: Path) -> None:
    logs, promises = await _an_honest_log(tmp_path)
    theirs = [replace(each, token=token_of("Eve")) for each in promises]
    assert len(complaints(logs, theirs)) == len(promises)
