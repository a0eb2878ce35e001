"""Bots talk in cooperative Split: to people at a live table, and to each other."""

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from splittable.bots import BOTS
from splittable.bots.bot import choose_at_random
from splittable.core.record import read_record, replay, write_record
from splittable.core.seats import Seat
from splittable.core.talk import Phrase, Said
from splittable.games import GAMES
from splittable.games.split import SPLIT
from splittable.games.split.talk import SIDES, truthful
from tests.server.company import Company, gather
from tests.support.play import CALM, Playout, play_on, playout
from tests.support.serving import Message, Server, served
from tests.support.variants import Variant
from tests.support.worlds import other_world

pytestmark = pytest.mark.anyio

TOGETHER: Final[Message] = {"seats": 3, "mode": "cooperative"}
PAUSE: Final = 700  # ms before a bot moves
COOPERATIVE: Final = Variant(SPLIT, SPLIT.read_options(TOGETHER))


@dataclass
class Watched:
    """A bot that keeps what it was shown, and says what it is told to say."""

    shown: list[tuple[Any, ...]] = field(default_factory=list)
    words: Phrase | None = None
    fails: bool = False

    def __call__(self, view: Any, legal: tuple[Any, ...], rng: Random, shown: Any) -> Any:
        self.shown.append(shown)
        return choose_at_random(view, legal, rng, shown)

    def speak(self, view: Any, shown: Any, among_people: bool) -> Phrase | None:  # noqa: ARG002
        if self.fails:
            raise RuntimeError("a bot that cannot speak")
        return self.words


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Seated as `watched`."""
    watched = Watched()
    bots = {game: {**BOTS[game], "watched": watched} for game in GAMES}
    monkeypatch.setattr("splittable.bots.BOTS", bots)
    return watched


def said_by_bots(company: Company) -> list[tuple[int, Phrase]]:
    told = company.of("Ada").talk
    return [
        (each["seat"], Phrase(each["preset"], each["about"])) for each in told if each["seat"] != 0
    ]


async def at_table(
    server: Server, fill: str = "rules-of-thumb", *, beginner: int = 0, **settings: Any
) -> Company:
    """Ada with two bots, who have said what they have to say before the first move."""
    company = await gather(
        server,
        "split",
        people=1,
        watched=False,
        beginner=beginner,
        settings=settings or None,
        **TOGETHER,
    )
    await company.start(fill=fill)
    await server.rest()
    await company.settle()
    return company


async def on_adas_turn(server: Server, fill: str = "rules-of-thumb", **settings: Any) -> Company:
    company = await at_table(server, fill, beginner=2, **settings)
    assert company.view["turn"] == 0  # the dealer's left neighbour starts
    return company


async def test_bots_say_one_phrase_a_turn_before_a_person_moves(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await on_adas_turn(server)
        assert [seat for seat, _ in said_by_bots(company)] == [1, 2]
        for _, phrase in said_by_bots(company):
            assert phrase.id in company.table["presets"]
        await company.assert_all_know_the_table()


async def test_bots_answer_which_side_suits_them(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await on_adas_turn(server)
        before = len(said_by_bots(company))
        await company.of("Ada").do("say", preset="left-or-right")
        await server.rest()
        await company.settle()
        answers = said_by_bots(company)[before:]
        assert sorted(seat for seat, _ in answers) == [1, 2], server.log
        assert {phrase.id for _, phrase in answers} <= {*SIDES}


async def test_a_question_is_answered_once_and_thanks_are_not(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await on_adas_turn(server)
        ada = company.of("Ada")
        await ada.do("say", preset="any-advice")
        await server.rest()
        await company.settle()
        heard = said_by_bots(company)
        for phrase in ("thanks", "go-left"):
            await ada.do("say", preset=phrase)
            await server.rest()
        await company.settle()
        assert said_by_bots(company) == heard


@pytest.mark.parametrize(
    "options, settings",
    [(TOGETHER, {"talk": "off"}), ({"seats": 3}, {}), ({"seats": 3}, {"talk": "presets"})],
)
async def test_bots_are_silent_where_nobody_talks_and_where_all_play_against_each_other(
    options: Message, settings: Message, tmp_path: Path
) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "split", people=1, settings=settings or None, **options)
        await company.start(fill="rules-of-thumb")
        await company.play_to_end(Random(1))
        assert company.of("Ada").talk == []


async def test_bots_hear_people_and_each_other_before_they_choose(
    tmp_path: Path, bot: Watched
) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        bot.words = Phrase("go-left")
        company = await at_table(server, "watched", beginner=0)
        assert company.view["turn"] == 1
        await company.of("Ada").do("say", preset="stay-in-band", about="band-3")
        await company.of("Ada").do("say", preset="hello")  # is no phrase of this game
        await server.rest()
        bot.words = None
        await company.pass_time(PAUSE / 1000)
        await company.until(lambda: company.view["turn"] != 1)
        theirs = [event for event in bot.shown[-1] if isinstance(event, Said)]
        wish = Said(Seat(0), Phrase("stay-in-band", "band-3"), by_convention=False)
        assert wish in theirs
        assert {each.seat for each in theirs if each.by_convention} == {1, 2}


async def test_a_bot_that_cannot_speak_is_logged_and_the_game_goes_on(
    tmp_path: Path, bot: Watched
) -> None:
    bot.fails = True
    async with served(tmp_path) as server:
        company = await at_table(server, "watched")
        await company.play_to_end(Random(1))
        assert said_by_bots(company) == []
        assert '"event": "a bot stays silent"' in server.log


@pytest.mark.parametrize(
    "words", [Phrase("47"), Phrase("stay-in-band", "47"), Phrase("what-a-reset")]
)
async def test_a_bot_cannot_say_what_the_rules_forbid(
    words: Phrase, tmp_path: Path, bot: Watched
) -> None:
    bot.words = words
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await at_table(server, "watched")
        assert said_by_bots(company) == []
        assert "may not be said now" in server.log


async def test_a_bot_that_always_has_something_to_say_says_it_once_a_turn(
    tmp_path: Path, bot: Watched
) -> None:
    bot.words = Phrase("so-close")
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await on_adas_turn(server, "watched")
        assert [seat for seat, _ in said_by_bots(company)] == [1, 2]
        await company.of("Ada").do("say", preset="any-advice")
        await server.rest()
        await company.settle()
        assert [seat for seat, _ in said_by_bots(company)] == [1, 2, 1, 2]


async def test_what_was_said_survives_a_restart_and_is_in_the_record(tmp_path: Path) -> None:
    async with served(tmp_path, bot_pause=PAUSE) as server:
        company = await on_adas_turn(server)
        await company.of("Ada").do("say", preset="left-or-right")
        await server.rest()
        await company.settle()
        heard = company.of("Ada").talk
    async with served(tmp_path) as server:
        again = Company(server, company.opened, [])
        await again.look_in("Ada")
        assert again.of("Ada").talk[: len(heard)] == heard
        await again.play_to_end(Random(1))
        answer = await server.get(f"{again.path}/games/1/record", token=again.of("Ada").token)
        record = read_record(answer.body, GAMES)
        told = [
            (each["seat"], Phrase(each["preset"], each["about"])) for each in again.of("Ada").talk
        ]
        assert [(each.seat, each.phrase) for each in record.remarks] == told
        assert [each.moves for each in record.remarks[: len(heard)]] == [0] * len(heard)
        states = [position.state for position in replay(record)]
        for remark in record.remarks:
            if remark.seat != 0:  # bots say what is true
                assert truthful(SPLIT.view(states[remark.moves], remark.seat), remark.phrase)


# Secrecy


def _finished(world: Playout) -> dict[str, Any]:
    rest = play_on(world.variant, world.deal, world.states[-1], Random(0), CALM)
    whole = replace(rest, moves=(*world.moves, *rest.moves))
    record: dict[str, Any] = json.loads(write_record(whole.record))
    return record


async def _words(folder: Path, world: Playout, seat: int) -> list[Phrase]:
    """What the bot in this seat says of a deal, by itself and when asked."""
    folder.mkdir()
    async with served(folder, bot_pause=PAUSE) as server:
        company = await gather(server, people=1, watched=False, record=_finished(world))
        await company.start(fill="rules-of-thumb")
        await server.rest()
        for question in ("any-advice", "left-or-right"):
            await company.of("Ada").do("say", preset=question)
            await server.rest()
        await company.settle()
        return [phrase for speaker, phrase in said_by_bots(company) if speaker == seat]


@pytest.mark.parametrize("seat", [1, 2])
async def test_a_bot_says_the_same_at_tables_that_look_the_same_to_it(
    seat: int, tmp_path: Path
) -> None:
    rng = Random(seat)
    here = playout(COOPERATIVE, 3, CALM).after(0)
    there = next(world for _ in range(20) if (world := other_world(here, Seat(seat), rng)))
    assert here.states[0].hands != there.states[0].hands
    words = await _words(tmp_path / "here", here, seat)
    assert words == await _words(tmp_path / "there", there, seat)
    assert len(words) >= 2


# Splito


async def test_bots_of_splito_coax_now_and_then_and_never_twice_in_a_round(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "splito", people=1, seats=4)
        await company.start(fill="rules-of-thumb")
        await company.play_to_end(Random(1))
        answer = await server.get(f"{company.path}/games/1/record", token=company.guests[0].token)
        record = read_record(answer.body, GAMES)
    spoken = [(each.moves // 4, each.seat) for each in record.remarks]
    assert spoken
    assert len(spoken) <= 6  # of 13 rounds
    assert len({number for number, _ in spoken}) == len(spoken)
    assert {each.phrase.id for each in record.remarks} <= {"objective-open", "come-to-me"}


async def test_bots_of_splito_are_silent_where_nobody_talks(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        company = await gather(server, "splito", people=1, seats=3, settings={"talk": "off"})
        await company.start(fill="rules-of-thumb")
        await company.play_to_end(Random(1))
        assert company.of("Ada").talk == []
