"""Chat: phrases, and free text if the table allows it; stored, but not part of the game."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from splittable.games import GAMES
from splittable.games.split.talk import ADVICE
from splittable.server.domain.phrases import GENERAL
from tests.server.company import Company, Guest, gather, playing
from tests.support.serving import NOW, Message, Server, same_every_time, served

pytestmark = pytest.mark.anyio

SHORT: Message = {"seats": 3, "mode": "cooperative"}  # a dozen moves of Split

every_game = pytest.mark.parametrize("game", GAMES)


def read_by(guest: Guest) -> list[tuple[str, str | None]]:
    """Who said what, as far as this guest may read it."""
    return [(remark["name"], remark["preset"] or remark["text"]) for remark in guest.talk]


# What may be said


@pytest.mark.parametrize(
    "game, options, unsuited",
    [
        ("split-it", {}, set()),
        ("splito", {}, set()),
        ("split", {}, set(ADVICE)),
        ("split", {"mode": "cooperative"}, {"what-a-reset"}),
    ],
)
async def test_every_preset_phrase_that_suits_a_table_can_be_said_and_is_read_by_all(
    server: Server, game: str, options: Message, unsuited: set[str]
) -> None:
    cards = (await server.get("/api/games")).json()["games"]
    (phrases,) = [card["presets"] for card in cards if card["name"] == game]
    assert phrases == [*GENERAL, *GAMES[game].phrases]
    company = await playing(server, game, seats=3, settings={"talk": "presets"}, **options)
    ben, suited = company.of("Ben"), company.table["presets"]
    assert set(suited) == set(phrases) - unsuited
    topics = {"objective-open": company.view.get("common", [""])[0], "stay-in-band": "band-6"}
    for phrase in suited:
        await ben.do("say", preset=phrase, about=topics.get(phrase))
    await company.assert_all_know_the_table()
    for guest in company.guests:
        assert read_by(guest) == [("Ben", phrase) for phrase in suited]
    for phrase in sorted(unsuited):
        assert await ben.refused("say", preset=phrase) == "invalid"


async def test_phrases_of_one_game_are_not_said_at_another(server: Server) -> None:
    company = await gather(server, "split-it", seats=2)
    assert await company.of("Ada").refused("say", preset="go-left") == "invalid"


async def test_a_remark_tells_who_said_it_when_and_from_which_seat(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    await company.of("Ben").do("say", text="  Who wants tea? ")
    await company.of("Ida").do("say", preset="thanks")
    await company.settle()
    first, second = company.of("Ada").talk
    assert first == {
        "seq": company.of("Ada").line.seq - 1,  # type: ignore[operator]
        "at": NOW,
        "name": "Ben",
        "seat": 1,
        "preset": None,
        "about": None,
        "text": "Who wants tea?",
    }
    assert (second["name"], second["seat"], second["preset"]) == ("Ida", None, "thanks")


@pytest.mark.parametrize(
    "game, options, first",
    [
        ("splito", {}, ["objective-open", "come-to-me"]),
        ("split", {"mode": "cooperative"}, ["left-or-right", "any-advice", "go-left"]),
    ],
)
async def test_what_the_rules_want_said_is_offered_first_where_cards_may_not_be_spoken_of(
    server: Server, game: str, options: Message, first: list[str]
) -> None:  # splito 11.13, split 8.14
    company = await gather(server, game, seats=3, **options)
    assert (company.table["settings"]["talk"], company.table["discreet"]) == ("presets", True)
    assert company.table["presets"][: len(first)] == first
    loud = await gather(server, "split", seats=3)
    assert not loud.table["discreet"]
    assert loud.table["presets"][0] == GENERAL[0]


async def test_an_objective_is_spoken_of_while_it_lies_open_and_not_met(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    ada, common = company.of("Ada"), company.view["common"]
    held = next(card for card in ada.line.view["hand"] if "_" in card or card.startswith("D"))
    assert await ada.refused("say", preset="objective-open", about=held) == "invalid"
    assert await ada.refused("say", preset="objective-open") == "invalid"
    await ada.do("say", preset="objective-open", about=common[0])
    for seat in range(3):
        guest = company.of(seat)
        mine = held if seat == 0 else guest.line.view["hand"][0]
        await company.play(guest, f"{mine} left")
    statuses = {
        line["objective"]: line["status"]
        for zone in company.view["sheet"]["zones"]
        for line in zone["lines"]
    }
    if statuses[held] == "open":
        await ada.do("say", preset="objective-open", about=held)
    else:
        assert await ada.refused("say", preset="objective-open", about=held) == "invalid"
    assert statuses[held] == "open"  # so much for this deal
    await company.settle()
    assert [each["about"] for each in company.of("Ben").talk] == [common[0], held]


async def test_no_phrase_names_what_its_speaker_alone_can_see(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    hands = [company.of(seat).line.view["hand"] for seat in range(3)]
    for card in sorted({card for hand in hands for card in hand}):
        answer = await company.of("Ada").line.do("say", preset="objective-open", about=card)
        assert answer["code"] in ("invalid", "too-fast"), answer
        company.server.clock.advance(1)


async def test_what_a_phrase_is_about_belongs_to_it(server: Server) -> None:
    company = await playing(server, "split", seats=3, mode="cooperative")
    ada = company.of("Ada")
    await ada.do("say", preset="stay-in-band", about="band-0")
    for about in ("band-10", "37", None):
        assert await ada.refused("say", preset="stay-in-band", about=about) == "invalid"
    assert await ada.refused("say", preset="hello", about="band-0") == "invalid"
    free = await gather(server, "split", seats=3, settings={"talk": "free"})
    assert await free.of("Ada").refused("say", text="Hello", about="band-0") == "invalid"


async def test_before_the_first_game_nothing_lies_there_to_be_spoken_of(server: Server) -> None:
    company = await gather(server, "splito", seats=3)
    answer = await company.of("Ada").line.do("say", preset="objective-open", about="MV4")
    assert answer["code"] == "invalid"
    assert "nothing yet" in answer["message"]


async def test_what_was_said_keeps_the_name_it_was_said_under(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    await company.of("Ben").do("say", text="I am Ben")
    await company.of("Ben").do("sit", name="Benedict")
    await company.assert_all_know_the_table()
    assert read_by(company.of("Ada")) == [("Ben", "I am Ben")]


@pytest.mark.parametrize(
    "talk, text, phrase",
    [("free", True, True), ("presets", False, True), ("off", False, False)],
)
async def test_a_table_is_set_to_free_talk_phrases_or_none(
    server: Server, talk: str, text: bool, phrase: bool
) -> None:
    company = await gather(server, "split", seats=2, settings={"talk": talk})
    for wish, allowed in (({"text": "Tea?"}, text), ({"preset": "hello"}, phrase)):
        for guest in (company.of("Ada"), company.of("Ida")):
            answer = await guest.line.do("say", **wish)
            assert answer["type"] == ("update" if allowed else "problem")


# Spectators


async def test_what_spectators_say_during_a_game_players_read_when_it_is_over(
    server: Server,
) -> None:
    company = await playing(server, "split", **SHORT)
    await company.of("Ida").do("say", preset="so-close")
    await company.of("Ben").do("say", preset="go-left")
    await company.assert_all_know_the_table()
    both = [("Ida", "so-close"), ("Ben", "go-left")]
    for guest in company.guests:
        assert read_by(guest) == (both if guest.seat is None else both[1:])
    again = await company.look_in("Ada")
    assert read_by(again) == both[1:]
    await company.play_to_end(Random(1))
    await company.assert_all_know_the_table()
    for guest in company.guests:
        assert read_by(guest) == both


async def test_a_player_hears_nothing_at_all_of_what_spectators_say(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    ada, ida = company.of("Ada"), company.of("Ida")
    await ida.do("say", preset="so-close")
    await company.settle()
    (update,) = [raw for raw in ada.line.received if f'"seq":{ida.line.seq}'.encode() in raw]
    assert update == f'{{"type":"update","seq":{ida.line.seq}}}'.encode()


async def test_between_games_spectators_and_players_talk_together(server: Server) -> None:
    company = await gather(server, "split", **SHORT)
    await company.of("Ida").do("say", preset="good-luck")
    await company.settle()
    await company.start()
    await company.assert_all_know_the_table()
    assert read_by(company.of("Ada")) == [("Ida", "good-luck")]
    await company.play_to_end(Random(1))
    await company.of("Ida").do("say", preset="well-played")
    await company.play_again()
    await company.assert_all_know_the_table()
    said = [("Ida", "good-luck"), ("Ida", "well-played")]
    assert [read_by(guest) for guest in company.guests] == [said] * len(company.guests)


async def test_in_the_next_game_spectators_are_kept_apart_again(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    await company.of("Ida").do("say", preset="so-close")
    await company.play_to_end(Random(1))
    await company.play_again()
    await company.of("Ida").do("say", preset="sorry")
    await company.assert_all_know_the_table()
    assert read_by(company.of("Ada")) == [("Ida", "so-close")]


# Kept, and no part of the game


async def test_talk_is_there_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await playing(server, "split", **SHORT)
        await company.of("Ben").do("say", preset="go-left")
        await company.of("Ida").do("say", preset="so-close")
        await company.settle()
        before = {guest.name: guest.talk for guest in company.guests}
    async with served(tmp_path, outside=same_every_time(seed=1)) as server:
        again = Company(server, company.opened, [])
        for name in before:
            await again.look_in(name)
        await again.settle()
        assert {guest.name: guest.talk for guest in again.guests} == before
        await again.play_to_end(Random(1))
        assert read_by(again.of("Ada")) == [("Ben", "go-left"), ("Ida", "so-close")]


@every_game
async def test_talk_changes_nothing_in_the_game(server: Server, game: str) -> None:
    company = await playing(server, game, seats=2, settings={"clock": 60})
    for _ in range(3):
        await company.play_any(Random(1))
    before = [guest.picture for guest in company.guests]
    mover = company.asked[0]
    seen = mover.line.seq
    await company.of("Ben").do("say", preset="hello")
    await company.of("Ida").do("say", preset="hello")
    await company.assert_all_know_the_table()
    assert [guest.picture for guest in company.guests] == before
    await mover.do("play", move=mover.line.legal[0], seq=seen)  # which is not stale


async def test_who_left_says_no_more_and_what_they_said_stays(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    ben: Any = company.of("Ben")
    await ben.do("say", preset="bye")
    await ben.do("leave")
    assert await ben.refused("say", preset="bye") == "not-allowed"
    await company.assert_all_know_the_table()
    assert read_by(company.of("Ada")) == [("Ben", "bye")]
