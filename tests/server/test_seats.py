"""Seats: who sits where, who may change it, and everybody at the table is told."""

import json
from random import Random

import pytest

from splittable.games import GAMES
from splittable.games.lessons import LESSONS
from tests.server.company import IDA, Company, Guest, gather, playing
from tests.support.serving import Message, Server, token_of

pytestmark = pytest.mark.anyio

every_game = pytest.mark.parametrize("game", GAMES)


def names(company: Company) -> list[str | None]:
    """By seat; bots by what they are: who they are is told in test_characters."""
    return [
        seat["bot"] if seat["bot"] is not None and seat["standIn"] is None else seat["name"]
        for seat in company.table["seats"]
    ]


def seat_card(company: Company, seat: int) -> Message:
    card: Message = company.table["seats"][seat]
    return card


# Opening


@pytest.mark.parametrize(
    "game, options",
    [
        ("split-it", {"seats": 4, "remove_after_every_split": True}),
        ("splito", {"seats": 8, "show_side": True}),
        ("split", {"seats": 5, "mode": "cooperative", "helpers": "zero"}),
    ],
)
async def test_a_table_is_opened_with_the_options_asked_for(
    server: Server, game: str, options: Message
) -> None:
    company = await gather(server, game, people=1, **options)
    assert (company.table["game"], company.table["options"]) == (game, options)
    assert len(company.table["seats"]) == len(company.table["deadlines"]) == options["seats"]
    assert (company.table["phase"], company.table["number"]) == ("gathering", 0)


@every_game
async def test_a_table_is_opened_with_a_game_and_a_name_and_nothing_else(
    server: Server, game: str
) -> None:
    answer = await server.post("/api/tables", {"game": game, "name": "Ada"})
    assert answer.status == 201
    opened = answer.json()
    line = await server.line(opened["table"], opened["token"])
    usual = GAMES[game].read_options({})
    assert line.table["options"] == GAMES[game].write_options(usual)
    assert line.table["seats"][0]["name"] == "Ada"
    assert (line.you["seat"], line.table["host"]) == (0, 0)


@pytest.mark.parametrize(
    "game, options, talk",
    [
        ("split-it", {}, "free"),
        ("split", {}, "free"),
        ("split", {"mode": "cooperative"}, "presets"),
        ("splito", {}, "presets"),
    ],
)
async def test_a_setting_that_is_not_asked_for_follows_the_game(
    server: Server, game: str, options: Message, talk: str
) -> None:
    company = await gather(server, game, people=1, seats=3, **options)
    usual = {
        "visibility": "private",
        "takeBack": True,
        "clock": None,
        "absence": 120,
        "memoryAids": True,
        "hints": True,
        "series": None,
    }
    assert company.table["settings"] == {**usual, "talk": talk}
    quiet = await gather(server, game, people=1, seats=3, settings={"clock": 30}, **options)
    assert quiet.table["settings"] == {**usual, "talk": talk, "clock": 30}


@every_game
async def test_a_setting_that_is_asked_for_is_kept(server: Server, game: str) -> None:
    settings = {
        "visibility": "public",
        "talk": "free",
        "takeBack": False,
        "clock": 45,
        "absence": None,
        "memoryAids": False,
        "hints": False,
        "series": {"to": "wins", "count": 3},
    }
    company = await gather(server, game, people=1, settings=settings)
    assert company.table["settings"] == settings


async def test_the_link_for_friends_has_the_invitation_and_the_link_for_spectators_has_not(
    server: Server,
) -> None:
    opened = (await server.post("/api/tables", {"game": "split", "name": "Ada"})).json()
    assert opened["joinPath"] == f"/t/{opened['table']}?invite={opened['invite']}"
    assert opened["watchPath"] == f"/t/{opened['table']}"
    page = await server.get(opened["watchPath"])
    assert (page.status, page.headers["content-type"]) == (200, "text/html; charset=utf-8")


# Sitting down


@every_game
async def test_a_newcomer_sits_with_the_invitation_and_a_name_and_nothing_else(
    server: Server, game: str
) -> None:
    company = await gather(server, game, people=1, seats=3)
    ben = await company.look_in("Ben")
    await ben.do("sit", name="Ben", invite=company.opened.invite)
    assert (ben.seat, ben.line.you["person"]) == (1, 2)  # Ida was the second person
    await company.assert_all_know_the_table()
    assert names(company) == ["Ada", "Ben", None]
    assert seat_card(company, 1)["present"]


async def test_a_newcomer_may_choose_a_seat(server: Server) -> None:
    company = await gather(server, "split", people=1, seats=3)
    await company.join("Ben", seat=2)
    await company.join("Cleo")
    assert names(company) == ["Ada", "Cleo", "Ben"]


async def test_somebody_seated_changes_to_another_free_seat(server: Server) -> None:
    company = await gather(server, "split", people=2, seats=4)
    await company.of("Ada").do("sit", name="Ada", seat=3)
    await company.assert_all_know_the_table()
    assert names(company) == [None, "Ben", None, "Ada"]
    assert (company.of("Ada").seat, company.table["host"]) == (3, 3)


async def test_a_name_is_changed_by_sitting_down_again_and_stripped_of_blanks(
    server: Server,
) -> None:
    company = await gather(server, "split", seats=2)
    await company.of("Ben").do("sit", name="  Benedict ")
    await company.assert_all_know_the_table()
    assert names(company) == ["Ada", "Benedict"]
    await company.start()
    await company.of("Ben").do("sit", name="Ben")
    await company.assert_all_know_the_table()
    assert names(company) == ["Ada", "Ben"]


async def test_nobody_takes_a_name_that_somebody_here_or_a_bot_has(server: Server) -> None:
    company = await gather(server, "split", people=1, seats=2)
    other = await company.look_in("another Ada")
    invite = company.opened.invite
    for name in ("Ada", " ADA ", "\u0410d\u0430", "Random", "rules-of-thumb", "bot 2"):
        assert await other.refused("sit", name=name, invite=invite) == "name-taken"
        assert await other.refused("watch", name=name) == "name-taken"
    assert await other.refused("watch", name=IDA) == "name-taken"
    await other.do("sit", name="Ada B.", invite=invite)
    await other.do("sit", name="Adam")
    await other.do("sit", name=IDA)  # a stranger who watches keeps no name from who plays
    assert await company.of("Ida").refused("watch", name=IDA) == "name-taken"
    await company.of("Ada").do("sit", name="ada")  # one's own name in another hand
    await company.settle()
    assert names(company) == ["ada", IDA]


async def test_a_table_is_not_opened_under_a_name_that_nobody_can_read(server: Server) -> None:
    for name, status, code in (
        ("\u3164", 400, "invalid"),
        ("\u0301", 400, "invalid"),
        ("random", 409, "name-taken"),
    ):
        answer = await server.post("/api/tables", {"name": name, "game": "split"})
        assert (answer.status, answer.json()["code"]) == (status, code)


async def test_a_full_tables_link_still_lets_one_watch(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    eve = await company.look_in("Eve")
    assert await eve.refused("sit", name="Eve", invite=company.opened.invite) == "wrong-phase"
    await eve.do("watch", name="Eve")
    await company.assert_all_know_the_table()
    assert eve.seat is None
    assert (eve.line.view["seat"], eve.line.legal) == (None, [])
    assert company.table["watchers"] == [IDA, "Eve"]


async def test_a_spectator_who_sits_down_watches_no_more(server: Server) -> None:
    company = await gather(server, "split", people=1, seats=2)
    ida = company.of(IDA)
    await ida.do("sit", name=IDA, invite=company.opened.invite)
    await company.assert_all_know_the_table()
    assert (ida.seat, company.table["watchers"]) == (1, [])


# Leaving


async def test_a_seat_left_between_games_is_free(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    ben = company.of("Ben")
    await ben.do("leave")
    await company.assert_all_know_the_table()
    assert names(company) == ["Ada", None]
    assert ben.seat is None
    await company.join("Cleo")
    assert names(company) == ["Ada", "Cleo"]


async def test_whoever_left_may_sit_down_again_with_the_invitation(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    ben = company.of("Ben")
    await ben.do("leave")
    assert await ben.refused("sit", name="Ben") == "not-allowed"
    await ben.do("sit", name="Ben", invite=company.opened.invite)
    await company.assert_all_know_the_table()
    assert (ben.seat, ben.line.you["person"]) == (1, 1)


@every_game
@pytest.mark.parametrize("way", ["back", "sit"])
async def test_during_a_game_a_bot_plays_for_who_left_until_they_are_back(
    server: Server, game: str, way: str
) -> None:
    company = await playing(server, game, seats=2)
    ben = company.of("Ben")
    await ben.do("leave")
    await company.settle()
    card = seat_card(company, 1)
    assert (card["name"], card["bot"], card["standIn"]) == ("Ben", "rules-of-thumb", "left")
    await company.rest()
    await company.play_any(Random(1))
    await company.rest()
    assert company.of("Ada").line.legal  # so the bot has moved
    assert ben.seat == 1  # and Ben may look on from it
    await ben.do(way, **({"name": "Ben"} if way == "sit" else {}))
    await company.assert_all_know_the_table()
    card = seat_card(company, 1)
    assert (card["name"], card["bot"], card["standIn"]) == ("Ben", None, None)


async def test_who_left_during_a_game_is_not_back_by_looking_in(server: Server) -> None:
    company = await playing(server, "splito", seats=2)
    ben = company.of("Ben")
    await ben.do("leave")
    await company.hang_up(ben)
    again = await company.look_in("Ben")
    await company.settle()
    assert again.seat == 1
    assert seat_card(company, 1)["standIn"] == "left"


async def test_after_the_game_a_newcomer_may_have_the_seat_of_who_left_during_it(
    server: Server,
) -> None:
    company = await playing(server, "split", seats=3, mode="cooperative")
    ben = company.of("Ben")
    await ben.do("leave")
    await company.hang_up(ben)
    await company.play_to_end(Random(3))
    dora = await company.join("Dora")
    await company.assert_all_know_the_table()
    assert dora.seat == 1
    assert names(company) == ["Ada", "Dora", "Cleo"]
    assert seat_card(company, 1)["standIn"] is None
    late = await company.look_in("Ben")
    assert late.seat is None
    assert await late.refused("back") == "not-allowed"


async def test_after_the_game_a_bot_may_have_the_seat_of_who_left_during_it(
    server: Server,
) -> None:
    company = await playing(server, "split", seats=3, mode="cooperative")
    await company.of("Ben").do("leave")
    await company.play_to_end(Random(3))
    await company.of("Ada").do("seat-bot", bot="random")
    await company.assert_all_know_the_table()
    assert names(company) == ["Ada", "random", "Cleo"]


async def test_whoever_changes_seats_after_a_game_sees_it_from_there(server: Server) -> None:
    company = await playing(server, "split", seats=3, mode="cooperative")
    await company.play_to_end(Random(1))
    await company.of("Cleo").do("leave")
    await company.assert_all_know_the_table()
    await company.of("Ada").do("sit", name="Ada", seat=2)
    await company.assert_all_know_the_table()
    assert company.of("Ada").line.view["seat"] == 2
    await company.of("Ada").do("empty-seat", seat=1)
    await company.assert_all_know_the_table()
    assert company.guests[1].line.view["seat"] is None
    await company.join("Dora")
    await company.assert_all_know_the_table()


# The host


async def test_when_the_host_leaves_the_next_to_have_come_is_host(server: Server) -> None:
    company = await gather(server, "split", people=2, seats=3)
    await company.join("Cleo")
    await company.of("Ben").do("sit", name="Ben", seat=1)
    await company.of("Ada").do("leave")
    await company.assert_all_know_the_table()
    assert company.table["host"] == company.of("Ben").seat
    await company.of("Ben").do("seat-bot")
    await company.of("Ben").do("start")


async def test_the_first_of_those_in_seats_is_host_also_when_they_come_again(
    server: Server,
) -> None:
    company = await gather(server, "split", seats=2)
    ada = company.of("Ada")
    await ada.do("leave")
    await ada.do("sit", name="Ada", invite=company.opened.invite)
    await company.assert_all_know_the_table()
    assert company.table["host"] == ada.seat


async def test_a_host_who_leaves_during_a_game_hands_over_until_they_are_back(
    server: Server,
) -> None:
    company = await playing(server, "split", seats=3)
    await company.of("Ada").do("leave")
    await company.settle()
    assert company.table["host"] == 1
    await company.of("Ada").do("back")
    await company.assert_all_know_the_table()
    assert company.table["host"] == 0


async def test_a_table_everybody_has_left_belongs_to_the_next_who_sits_down(
    server: Server,
) -> None:
    company = await gather(server, "split", people=1, seats=2)
    await company.of("Ada").do("leave")
    await company.settle()
    assert (names(company), company.table["host"]) == ([None, None], None)
    await company.join("Ben")
    assert company.table["host"] == company.of("Ben").seat == 0


@every_game
async def test_the_host_seats_bots_and_sends_them_away(server: Server, game: str) -> None:
    company = await gather(server, game, people=1, seats=3)
    ada = company.of("Ada")
    await ada.do("seat-bot")
    await ada.do("seat-bot", bot="random", seat=2)
    await company.assert_all_know_the_table()
    assert [seat["bot"] for seat in company.table["seats"]] == [None, "medium", "random"]
    assert names(company) == ["Ada", "medium", "random"]
    await ada.do("empty-seat", seat=1)
    await company.assert_all_know_the_table()
    assert names(company) == ["Ada", None, "random"]


async def test_the_host_puts_one_bot_in_the_place_of_another(server: Server) -> None:
    company = await gather(server, "split", people=2, seats=3)
    ada = company.of("Ada")
    await ada.do("seat-bot", bot="easy", seat=2)
    await ada.do("seat-bot", bot="hard", seat=2)
    await company.assert_all_know_the_table()
    assert names(company) == ["Ada", "Ben", "hard"]
    assert await ada.refused("seat-bot", bot="easy", seat=1) == "taken"
    assert await ada.refused("seat-bot", bot="easy") == "taken"


async def test_a_person_the_host_sends_away_watches(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    ben = company.of("Ben")
    await company.of("Ada").do("empty-seat", seat=1)
    await company.assert_all_know_the_table()
    assert (ben.seat, ben.line.you["invite"]) == (None, None)
    assert names(company) == ["Ada", None]
    assert "Ben" in company.table["watchers"]


@every_game
async def test_a_game_begins_when_no_seat_is_empty_or_bots_fill_them(
    server: Server, game: str
) -> None:
    company = await gather(server, game, people=2, seats=4)
    ada = company.of("Ada")
    await ada.do("seat-bot", bot="rules-of-thumb", seat=2)
    assert await ada.refused("start") == "wrong-phase"
    await ada.do("start", fill="random")
    await company.settle()
    bots = [seat["bot"] for seat in company.table["seats"]]
    assert bots == [None, None, "rules-of-thumb", "random"]
    assert (company.table["phase"], company.table["number"]) == ("playing", 1)


@every_game
async def test_a_table_opened_with_bots_begins_at_once(server: Server, game: str) -> None:
    company = await gather(server, game, people=1, watched=False, seats=3, bots="random")
    assert (company.table["phase"], company.view["seat"]) == ("playing", 0)
    assert names(company) == ["Ada", "random", "random"]


# The invitation


async def test_those_who_may_pass_the_invitation_on_are_told_it(server: Server) -> None:
    company = await gather(server, "split", people=2, seats=3)
    invite = company.opened.invite
    told = {guest.name: guest.line.you["invite"] for guest in company.guests}
    assert told == {"Ada": invite, "Ben": invite, IDA: None, "": None}
    await company.of("Ben").do("leave")
    await company.assert_all_know_the_table()
    assert company.of("Ben").line.you["invite"] is None


async def test_at_a_public_table_everybody_is_told_the_invitation(server: Server) -> None:
    company = await gather(server, "split", people=1, settings={"visibility": "public"})
    told = {guest.line.you["invite"] for guest in company.guests}
    assert told == {company.opened.invite}


# A friend who comes late


@every_game
async def test_a_late_friend_takes_over_a_bots_seat_with_its_hand(
    server: Server, game: str
) -> None:
    company = await gather(server, game, people=1, seats=3)
    await company.start(fill="random")
    await company.rest()
    late, ida = await company.look_in("Zoe"), company.of(IDA)
    await company.settle()
    assert all(not (view or {}).get("hand") for view in _views(late))
    await late.do("sit", name="Zoe", seat=2, invite=company.opened.invite)
    await company.assert_all_know_the_table()
    assert (late.seat, late.line.view["seat"]) == (2, 2)
    assert names(company)[2] == "Zoe"
    assert seat_card(company, 2)["bot"] is None
    if game != "split-it":
        assert late.line.view["hand"]
    for guest in (ida, company.of("")):  # who watches has learnt nothing
        assert all(view["seat"] is None and not view.get("hand") for view in _views(guest))
    assert all(view["seat"] in (None, 0) for view in _views(company.of("Ada")))
    await company.play_to_end(Random(game))
    await company.assert_all_know_the_table()


def _views(guest: Guest) -> list[Message]:
    """All that it has been shown of views, whole or changed."""
    told = map(json.loads, guest.line.received)
    views = [each["view"] for each in told if each.get("view") is not None]
    return [{"seat": None, **view} for view in views]


async def test_only_whoever_has_the_invitation_and_no_seat_may_take_over(server: Server) -> None:
    company = await gather(server, "splito", people=2, seats=4)
    await company.start(fill="random")
    invite = company.opened.invite
    ben, late = company.of("Ben"), await company.look_in("Zoe")
    assert await ben.refused("sit", name="Ben", seat=2, invite=invite) == "wrong-phase"
    await ben.do("leave")
    assert await ben.refused("sit", name="Ben", seat=2, invite=invite) == "wrong-phase"
    assert await late.refused("sit", name="Zoe", seat=2, invite="wrong") == "not-allowed"
    for seat in (0, 1):  # Ben has left, but only he may come back
        assert await late.refused("sit", name="Zoe", seat=seat, invite=invite) == "taken"
    await late.do("sit", name="Zoe", invite=invite)
    assert late.seat == 2


async def test_nobody_drops_in_at_a_public_table_or_a_lesson(server: Server) -> None:
    public = await gather(
        server, "splito", people=1, seats=3, settings={"visibility": "public"}, watched=False
    )
    await public.start(fill="random")
    eve, invite = await public.look_in("Eve"), public.opened.invite
    assert await eve.refused("sit", name="Eve", seat=2, invite=invite) == "wrong-phase"
    body = {"name": "Ada", "lesson": next(iter(LESSONS)), "bots": "random"}
    taught = (await server.post("/api/tables", body)).json()
    line = await server.line(taught["table"], token_of("Eve"))
    answer = await line.do("sit", name="Eve", seat=1, invite=taught["invite"])
    assert answer["code"] == "wrong-phase"
