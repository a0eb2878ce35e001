"""Bots have names and everybody has a face: the same for all viewers, and in the log."""

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from splittable.games import GAMES
from splittable.server.domain.characters import CHARACTERS, FACES, bot_character, usual_face
from splittable.server.domain.entries import Dealt, Opened, read_entry, write_entry
from splittable.server.domain.names import are_alike, read_person_name
from splittable.server.domain.reducer import apply_entry, open_table
from splittable.server.domain.table_log import load
from tests.server.company import Company, gather
from tests.support.serving import Server, same_every_time, served

pytestmark = pytest.mark.anyio

OWN = {each.name for each in CHARACTERS}
OLD_LOG = (  # as it was written before there were faces and names of bots
    b'{"type":"opened","at":1,"game":"split","rules":%d,"options":{"seats":3},"settings":{'
    b'"visibility":"private","talk":"free","takeBack":true,"clock":null,"absence":null},'
    b'"invite":"i","name":"Ada","token_hash":"t"}' % GAMES["split"].rules,
    b'{"type":"bot-sat","at":2,"person":0,"id":"1","seat":1,"bot":"medium"}',
)


def seats(company: Company) -> list[tuple[str | None, str | None, str | None]]:
    return [(each["name"], each["face"], each["bot"]) for each in company.table["seats"]]


# Who there is


def test_there_are_twelve_and_no_two_could_be_mixed_up() -> None:
    assert len(OWN) == len(set(FACES)) == len(CHARACTERS) == 12
    assert len({name[0] for name in OWN}) == 12
    assert not any(are_alike(one, other) for one, other in combinations(OWN, 2))
    for name in OWN:
        assert read_person_name(name, "name") == name


def test_a_full_table_of_bots_has_no_name_and_no_face_twice() -> None:
    for table in ("a", "b", "zwzw344dv7"):
        at_it = [bot_character(table, seat, (), ()) for seat in range(8)]
        assert len({each.name for each in at_it}) == len({each.face for each in at_it}) == 8
        assert at_it == [bot_character(table, seat, (), ()) for seat in range(8)]


def test_tables_differ_in_who_sits_there() -> None:
    assert len({bot_character(f"table {n}", 1, (), ()).name for n in range(200)}) == 12


def test_a_bot_is_never_called_like_somebody_at_the_table() -> None:
    for like in ("{}", " {} ", "{}!", "{} 2"):
        taken = [like.format(each.name.upper()) for each in CHARACTERS if each.name != "Suki"]
        assert bot_character("t", 3, taken, ()).name == "Suki"
    assert bot_character("t", 3, ["\u039a\u0456\u039ao"], ()).name != "Kiko"  # Greek and Cyrillic


def test_where_people_have_all_the_names_a_bot_has_a_number() -> None:
    taken = [each.name for each in CHARACTERS]
    first = bot_character("t", 3, taken, ()).name
    assert first in {f"{name} 2" for name in OWN}
    assert bot_character("t", 3, [*taken, first.lower()], ()).name == first.replace("2", "3")


def test_a_bot_wears_no_face_that_is_worn_while_there_are_others() -> None:
    assert bot_character("t", 3, (), [face for face in FACES if face != "owl"]).face == "owl"
    assert bot_character("t", 3, (), FACES).face in FACES


def test_the_usual_face_is_always_the_same_and_free_if_it_can_be() -> None:
    assert usual_face("t", "Ada") == usual_face("t", "Ada")
    assert {usual_face("t", f"Ada {n}") for n in range(200)} == set(FACES)
    assert usual_face("t", "Ada", [face for face in FACES if face != "cat"]) == "cat"
    assert usual_face("t", "Ada", FACES) == usual_face("t", "Ada")


# At a table


async def test_all_see_the_same_bots_under_names_of_their_own(server: Server) -> None:
    company = await gather(server, "splito", people=2, seats=6)
    await company.of("Ada").do("seat-bot", bot="random", seat=3)
    await company.start(fill="rules-of-thumb")
    assert all(guest.line.table["seats"] == company.table["seats"] for guest in company.guests)
    bots = [(name, face, bot) for name, face, bot in seats(company) if bot is not None]
    assert [bot for *_, bot in bots].count("rules-of-thumb") == 3
    assert {name for name, *_ in bots} < OWN
    assert len({face for _, face, _ in seats(company)}) == 6


async def test_a_bot_that_is_told_to_play_otherwise_stays_who_it_is(server: Server) -> None:
    company = await gather(server, "split", people=1, seats=2)
    ada = company.of("Ada")
    await ada.do("seat-bot", bot="random", seat=1)
    before = seats(company)[1]
    await ada.do("seat-bot", bot="easy", seat=1)
    await company.assert_all_know_the_table()
    assert seats(company)[1] == (before[0], before[1], "easy")


async def test_nobody_is_called_like_a_bot_in_a_seat(server: Server) -> None:
    company = await gather(server, "split", people=1, seats=3)
    await company.of("Ada").do("seat-bot", bot="random", seat=2)
    bot = seats(company)[2][0]
    assert bot is not None
    eve, invite = await company.look_in("Eve"), company.opened.invite
    for name in (bot, bot.upper(), f" {bot} ", f"{bot} 2", f"{bot}."):
        assert await eve.refused("sit", name=name, invite=invite) == "name-taken"
        assert await eve.refused("watch", name=name) == "name-taken"
    free = next(iter(sorted(OWN - {bot})))
    await eve.do("sit", name=free, invite=invite)  # a name that no bot here has
    await company.of("Ada").do("empty-seat", seat=2)
    await eve.do("sit", name=bot)


async def test_a_bot_takes_neither_name_nor_face_of_who_was_there_first(server: Server) -> None:
    for named in CHARACTERS:
        wish: dict[str, Any] = {"face": named.face, "seats": 5, "bots": "random"}
        opened = await server.open_table("split", name=named.name, **wish)
        table = (await server.get(f"/api/tables/{opened.table}")).json()["table"]
        bots = table["seats"][1:]
        assert named.name not in {each["name"] for each in bots}
        assert named.face not in {each["face"] for each in bots}


async def test_people_choose_a_face_and_change_it(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    ben = company.of("Ben")
    given = seats(company)[1][1]
    assert given in FACES
    assert given != seats(company)[0][1]
    await ben.do("sit", name="Ben", face="owl")
    await ben.do("sit", name="Benedict")  # and keeps it with another name
    await company.assert_all_know_the_table()
    assert seats(company)[1] == ("Benedict", "owl", None)
    await company.start()
    await ben.do("sit", name="Benedict", face="cat")
    await company.assert_all_know_the_table()
    assert seats(company)[1][1] == "cat"


async def test_who_sits_down_gives_way_to_whoever_wears_that_face(server: Server) -> None:
    company = await gather(server, "splito", seats=3, people=1, face="owl")
    ben, invite = await company.look_in("Ben"), company.opened.invite
    await ben.do("sit", name="Ben", face="owl", invite=invite)
    await company.settle()
    assert seats(company)[0][1] == "owl"
    assert seats(company)[1][1] not in ("owl", None)
    await ben.do("sit", name="Ben", face="owl")  # who has a seat may wear any
    await company.settle()
    assert seats(company)[1][1] == "owl"


async def test_an_unknown_face_is_refused_and_changes_nothing(server: Server) -> None:
    company = await gather(server, "split", people=1, seats=2)
    before = company.of("Ada").line.seq, seats(company)
    answer = await company.of("Ada").line.do("sit", name="Ada", face="dragon")
    assert (answer["type"], answer["code"]) == ("problem", "invalid")
    assert answer["message"].startswith("face: 'dragon' is not one of bear, duck, fox")
    eve = await company.look_in("Eve")
    assert await eve.refused("sit", name="Eve", invite=company.opened.invite, face="") == "invalid"
    await company.settle()
    assert (company.of("Ada").line.seq, seats(company)) == before
    wish = {"name": "Ada", "game": "split", "face": "dragon"}
    opened = await server.post("/api/tables", wish)
    assert (opened.status, opened.json()["code"]) == (400, "invalid")


# In the log, and in what is made of it


async def test_names_and_faces_outlive_the_server(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        opened = await server.open_table("splito", seats=4, bots="random", face="fox")
        before = (await server.get(f"/api/tables/{opened.table}")).json()["table"]["seats"]
    async with served(tmp_path, outside=same_every_time(seed=1)) as server:
        after = (await server.get(f"/api/tables/{opened.table}")).json()["table"]["seats"]
    assert [(each["name"], each["face"]) for each in after] == [
        (each["name"], each["face"]) for each in before
    ]
    assert before[0]["face"] == "fox"


async def test_a_record_has_the_names_and_a_moment_the_bots_and_faces_too(server: Server) -> None:
    company = await gather(server, "split", people=1, seats=2)
    await company.start(fill="random")
    (_, mine, _), (name, face, _) = seats(company)
    moment = (await server.get(f"{company.path}/games/1/moment", at=0)).json()
    assert moment["names"] == ["Ada", name]
    assert moment["bots"] == [None, "random"]
    assert moment["faces"] == [mine, face]


def test_old_logs_are_read_and_their_bots_go_by_what_they_are() -> None:
    table = load("t", map(read_entry, OLD_LOG), GAMES)
    assert (table.name_at(0), table.name_at(1)) == ("Ada", "medium")
    assert table.face_at(0) in FACES
    assert table.face_at(1) in FACES
    assert table.face_at(2) is None
    assert table.bot_names == ()
    for raw in OLD_LOG:
        again = json.loads(write_entry(read_entry(raw)))
        for setting in ("memoryAids", "hints"):  # as old tables have them
            assert again.get("settings", {}).pop(setting, True)
        assert again.get("settings", {}).pop("series", None) is None
        assert again == json.loads(raw)  # nothing else is added to what was written


def test_a_deal_of_an_old_log_fills_seats_with_bots_that_go_by_what_they_are() -> None:
    opened = read_entry(OLD_LOG[0])
    assert isinstance(opened, Opened)
    table = open_table("t", opened, GAMES)
    dealt = Dealt(at=2, deal=_any_deal(), salt="00" * 32, fill="medium")
    assert apply_entry(table, dealt).name_at(2) == "medium"


def _any_deal() -> dict[str, object]:
    game = GAMES["split"]
    return dict(game.write_deal(game.deal(game.read_options({"seats": 3}), Random(1))))
