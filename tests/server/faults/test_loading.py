"""A table loaded from its log equals the table in memory, and so does what people know of it.

Each of these cases was once found by killing a server.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.core.errors import Mismatch
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.server.broadcast.projection import remarks
from splittable.server.domain.entries import (
    AnyEntry,
    Dealt,
    Left,
    Opened,
    Played,
    Said,
    Sat,
    StoodIn,
    TableSettings,
    Watched,
)
from splittable.server.domain.table_log import load
from tests.server.faults.promises import complaints
from tests.support.serving import NOW, SALT, served, token_of

SPLIT: Final = GAMES["split"]
ADA, BOB, EVE = 0, 1, 2  # by person


def _dealt() -> Dealt:
    deal = SPLIT.deal(SPLIT.read_options({"seats": 2}), Random(0))
    return Dealt(at=NOW, deal=SPLIT.write_deal(deal), salt=SALT.hex())


def _log(*rest: AnyEntry) -> list[AnyEntry]:
    """Ada and Bob sit down to Split, and a game begins; then the rest."""
    opened = Opened(
        at=NOW,
        game="split",
        rules=SPLIT.rules,
        options=SPLIT.write_options(SPLIT.read_options({"seats": 2})),
        settings=TableSettings("private", "free", take_back=True, clock=60, absence=None),
        invite="come",
        name="Ada",
        token_hash="of Ada",
    )
    return [opened, Sat(at=NOW, seat=1, name="Bob", token_hash="of Bob"), _dealt(), *rest]


def _first_move() -> tuple[Seat, str]:
    table = load("oak", _log(), GAMES)
    (seat,) = table.waiting()
    asked = table.asked(seat)
    assert asked is not None
    return seat, SPLIT.write_move(asked.legal[0])


def _assert_read_as_lived(log: list[AnyEntry]) -> None:
    assert complaints({"oak": list(enumerate(log))}, []) == []


def test_whoever_played_though_a_bot_stood_in_plays_the_next_game_too() -> None:
    seat, move = _first_move()
    stood_in = StoodIn(at=NOW, seat=seat, why="clock")
    log = _log(stood_in, Played(at=NOW, person=int(seat), seat=seat, move=move), _dealt())
    _assert_read_as_lived(log)
    occupant = load("oak", log, GAMES).seats[seat]
    assert occupant is not None
    assert occupant.stand_in is None


def test_whoever_left_and_plays_is_back_and_may_talk() -> None:
    seat, move = _first_move()
    person = int(seat)
    left = Left(at=NOW, person=person, frees=False)
    log = _log(left, Played(at=NOW, person=person, seat=seat, move=move))
    assert not load("oak", log, GAMES).people[person].gone
    _assert_read_as_lived([*log, _dealt()])


def test_what_spectators_said_during_a_game_stays_readable_in_the_next() -> None:
    watched = Watched(at=NOW, name="Eve", token_hash="of Eve")
    said = Said(at=NOW, person=EVE, text="what a game")
    during, after = _log(watched, said), _log(watched, said, _dealt())
    assert remarks(load("oak", during, GAMES), Seat(0)) == ()
    assert [each.text for each in remarks(load("oak", after, GAMES), Seat(0))] == ["what a game"]
    _assert_read_as_lived(after)


def test_a_log_that_cannot_be_replayed_names_no_card() -> None:
    seat, _ = _first_move()
    with pytest.raises(Mismatch) as found:  # the rules would list the seat's own cards
        load("oak", _log(Played(at=NOW, seat=seat, move="bury 90")), GAMES)
    assert str(found.value) == "table oak: its log cannot be replayed"


@pytest.mark.anyio
async def test_a_spectator_who_gives_a_name_is_told_who_they_are(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        opened = await server.open_table("split", seats=2)
        eve = await server.line(opened.table, token_of("Eve"))
        await eve.do("watch", name="Eve")
        told: dict[str, Any] = eve.you
        await eve.hello(opened.table, token_of("Eve"))
        assert told == eve.you == {"person": 1, "seat": None, "invite": None}


@pytest.mark.anyio
async def test_whoever_takes_or_leaves_a_seat_after_a_game_is_shown_what_a_fresh_view_shows(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as server:
        opened = await server.open_table("split", seats=3, mode="cooperative", bots="random")
        ada = await server.line(opened.table, opened.token)
        eve = await server.line(opened.table, token_of("Eve"))
        while ada.table["phase"] != "over":
            if ada.legal:
                await ada.do("play", move=ada.legal[0])
            else:
                await ada.read()
        await ada.do("empty-seat", seat=1)
        await eve.do("sit", name="Eve", invite=opened.invite)
        await ada.do("leave")
        for line, token in ((ada, opened.token), (eve, token_of("Eve"))):
            await line.settle()
            told = (line.table, line.you, line.view, line.legal)
            await line.hello(opened.table, token)
            assert told == (line.table, line.you, line.view, line.legal)
