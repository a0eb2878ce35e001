"""Whole games over real sockets: after every move each viewer knows exactly what they may."""

import json
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import pytest

from splittable.core.record import read_record, verify, write_record
from splittable.core.seats import Seat
from splittable.games import GAMES
from tests.server.company import (
    NAMES,
    Company,
    Guest,
    Moment,
    gather,
    play_and_look,
    playing,
)
from tests.support.play import CALM, Playout, playout
from tests.support.serving import Message, Server
from tests.support.tiers import later
from tests.support.turns import sealed_by
from tests.support.variants import Variant

pytestmark = pytest.mark.anyio


def variant(name: str, **options: Any) -> Variant:
    return Variant(GAMES[name], GAMES[name].read_options(options))


PLAYED: Final = (
    variant("split-it", seats=4, remove_after_every_split=True),
    variant("splito", seats=2),
    variant("splito", seats=3, show_side=True),
    variant("split", seats=3, bluff_resets=True),
    variant("split", seats=4, mode="cooperative", helpers="none"),
)
PLAYED_TOO: Final = (
    variant("split-it", seats=2),
    variant("split-it", seats=3),
    variant("splito", seats=6, value_at_least=True),
    variant("split", seats=2),
    variant("split", seats=5, reset_keeps_direction=True),
    variant("split", seats=3, mode="cooperative"),
)
SEALED: Final = {"split-it": ("guessed", "guess"), "splito": ("sealed", "choice")} | {
    "split": ("answered", "answer")
}  # who has chosen, and my own choice


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game, played by people, and what everybody saw after every move."""

    variant: Variant
    company: Company
    moments: list[Moment]

    @property
    def people(self) -> list[str]:
        return list(NAMES[: len(self.variant.seats)])


@pytest.fixture(
    scope="module",
    params=[*PLAYED, *later(*PLAYED_TOO)],
    ids=str,
)
async def game(server: Server, request: pytest.FixtureRequest) -> Game:
    played: Variant = request.param
    options = played.game.write_options(played.options)
    company = await playing(server, played.game.name, **options)
    return Game(played, company, await play_and_look(company, Random(str(played))))


# A whole game


async def test_a_game_is_played_to_its_end(game: Game) -> None:
    table, view, _ = game.moments[-1].known["Ada"]
    assert (table["phase"], table["number"]) == ("over", 1)
    assert view["outcome"]["reason"] in game.variant.game.reasons
    assert len(game.moments) == len(game.company.played) + 1 > 3


async def test_what_updates_add_up_to_is_what_one_would_be_shown_anew(game: Game) -> None:
    for moment in game.moments:
        assert moment.known == moment.fresh


async def test_whom_the_table_waits_for_is_always_known_to_everybody(game: Game) -> None:
    for moment in game.moments:
        waited_for = {tuple(view["toAct"]) for _, view, _ in moment.known.values()}
        assert len(waited_for) == 1
        over = {table["phase"] == "over" for table, _, _ in moment.known.values()}
        assert over == {waited_for == {()}}


async def test_moves_are_offered_to_those_who_are_waited_for_and_to_nobody_else(
    game: Game,
) -> None:
    for moment in game.moments:
        offered = [seat for seat, name in enumerate(game.people) if moment.known[name][2]]
        assert offered == moment.known["Ada"][1]["toAct"]
        assert [moment.known[name][2] for name in ("Ida", "")] == [[], []]


async def test_spectators_see_the_same_with_and_without_a_name(game: Game) -> None:
    for moment in game.moments:
        assert moment.known["Ida"] == moment.known[""]


async def test_a_sealed_choice_is_seen_to_be_made_and_by_its_owner_alone_what_it_is(
    game: Game,
) -> None:
    who, mine = SEALED[game.variant.game.name]
    for moment in game.moments:
        sealed = moment.known["Ida"][1][who]
        for _, view, _ in moment.known.values():
            assert view[who] == sealed
            assert (view[mine] is not None) == (view["seat"] in sealed)


async def test_what_was_seen_live_is_what_is_told_to_who_comes_back(game: Game) -> None:
    for guest in list(game.company.guests):
        again = await game.company.look_in(guest.name, since=0)
        assert again.missed == guest.happenings() != []
        await game.company.hang_up(again)


async def test_every_move_has_a_number_and_numbers_have_no_gaps(game: Game) -> None:
    for guest in game.company.guests:
        numbers = [each["seq"] for each in guest.happenings()]
        assert numbers == list(range(numbers[0], numbers[0] + len(game.company.played)))


async def test_the_commitment_stays_and_is_opened_at_the_end(game: Game) -> None:
    tables = [moment.known[""][0] for moment in game.moments]
    assert len({table["commitment"] for table in tables}) == 1
    assert [table["opening"] is None for table in tables] == [True] * (len(tables) - 1) + [False]


# A game without a move


def lost_before_it_began(of: Variant) -> Playout:
    """With a deal after which the first seat cannot move and no helper is left."""
    for seed in range(5_000):
        deal = of.game.deal(of.options, Random(seed))
        state = of.game.start(of.options, deal)
        if not of.game.to_act(state):
            return Playout(of, deal, (), (state,), ())
    raise AssertionError("every deal can be played")


async def test_a_game_that_is_lost_before_the_first_turn_is_over_at_once(  # split 8.13
    server: Server,
) -> None:
    lost = lost_before_it_began(variant("split", seats=3, mode="cooperative", helpers="none"))
    company = await gather(server, record=_record(lost))
    await company.start()
    await company.assert_all_know_the_table()
    assert (company.table["phase"], company.view["toAct"]) == ("over", [])
    assert company.view["outcome"]["reason"] == "a seat is stuck"
    assert company.table["opening"]["deal"] == lost.variant.game.write_deal(lost.deal)
    record = await server.get(f"{company.path}/games/1/record")
    assert verify(read_record(record.body, GAMES)) is not None
    await company.play_again()
    assert company.table["number"] == 2
    if company.table["phase"] != "playing":  # the next deal, too, may be lost at once
        assert company.table["phase"] == "over"
        assert company.view["outcome"]["reason"] == "a seat is stuck"
    await company.assert_all_know_the_table()


# Whatever else people do

STEPS: Final = 150


def wishes(company: Company, guest: Guest, rng: Random) -> list[tuple[str, Message]]:
    """What somebody may take it into their head to do; moves are the most likely."""
    invite, seat = company.opened.invite, rng.randrange(len(company.table["seats"]))
    moves = [("play", {"move": rng.choice(guest.line.legal)})] if guest.line.legal else []
    return [
        *moves * 12,
        ("take-back", {}),
        ("take-back", {}),
        ("sit", {"name": guest.name, "seat": seat, "invite": invite}),
        ("sit", {"name": rng.choice(NAMES), "invite": invite}),
        ("watch", {"name": rng.choice(NAMES)}),
        ("leave", {}),
        ("back", {}),
        ("seat-bot", {"bot": "random"}),
        ("empty-seat", {"seat": seat}),
        *[("start", {"fill": "random"})] * (4 if company.table["phase"] == "gathering" else 1),
        ("rematch", {"yes": rng.random() < 0.8}),
        ("stand-in", {"seat": seat}),
        ("more-time", {}),
        ("say", {"preset": "hello"}),
    ]


@pytest.mark.parametrize("clock", [pytest.param(None, marks=pytest.mark.all_tier), 60])
@pytest.mark.parametrize(
    "name, options",
    [("split-it", {}), ("splito", {}), ("split", {"mode": "cooperative"}), ("split", {})],
)
async def test_whatever_people_do_everybody_knows_what_they_would_be_shown_anew(
    server: Server, name: str, options: Message, clock: int | None
) -> None:
    rng = Random(f"{name} {clock}")
    company = await gather(server, name, seats=3, settings={"clock": clock}, **options)
    done: set[str] = set()
    away: list[str] = []
    for _ in range(STEPS):
        guest = rng.choice(company.guests[1:])
        if guest.token and len(company.guests) > 3 and rng.random() < 0.06:
            await company.hang_up(guest)
            away.append(guest.name)
        elif away and rng.random() < 0.2:
            await company.look_in(away.pop())
        guest = rng.choice([each for each in company.guests if each.token])
        kind, fields = rng.choice(wishes(company, guest, rng))
        if (await guest.line.do(kind, **fields))["type"] == "update":
            done.add(kind)
        await company.rest()
        await company.assert_all_know_the_table()
    assert {"play", "sit", "leave", "say", "start"} <= done


# Sealed choices


@dataclass(frozen=True, slots=True)
class Sealing:
    """A game up to a moment at which some have chosen and others are still to choose."""

    playout: Playout
    made: int  # moves until then

    def __str__(self) -> str:
        return str(self.playout.variant)

    @property
    def state(self) -> Any:
        return self.playout.states[self.made]

    @property
    def sealer(self) -> Seat:
        return self.playout.moves[self.made - 1][0]

    def last_seal(self) -> int:
        """How many moves until all have chosen."""
        later = range(self.made, len(self.playout.states))
        return next(at for at in later if not sealed_by(self.playout.states[at]))


def sealing(of: Variant) -> Sealing:
    for seed in range(50):
        whole = playout(of, seed, CALM)
        for made in range(2, min(len(whole.moves), 60)):
            if whole.moves[made - 1][0] in sealed_by(whole.states[made]):
                return Sealing(whole, made)
    raise AssertionError(f"nobody seals a choice in {of}")


SEALINGS: Final = [
    variant("split-it", seats=3),
    variant("splito", seats=3),
    variant("split", seats=3, bluff_resets=True),
]
every_sealing = pytest.mark.parametrize(
    "scene", list(map(sealing, SEALINGS)), ids=map(str, SEALINGS)
)


async def at(server: Server, scene: Sealing, **settings: Any) -> Company:
    """A table at which everything is ready for a choice to be taken back."""
    company = await gather(server, record=_record(scene.playout), settings=settings)
    await company.start()
    await company.follow(scene.playout, scene.made)
    return company


def _record(game: Playout) -> Message:
    record: Message = json.loads(write_record(game.record))
    return record


@every_sealing
async def test_a_choice_may_be_taken_back_while_others_are_still_choosing(
    server: Server, scene: Sealing
) -> None:
    company = await at(server, scene)
    sealer = company.of(scene.sealer)
    who, mine = SEALED[company.table["game"]]
    assert (sealer.line.legal, sealer.line.view[mine] is not None) == ([], True)
    await sealer.do("take-back")
    await company.assert_all_know_the_table()
    assert sealer.line.view[mine] is None
    for guest in company.guests:
        assert scene.sealer not in guest.line.view[who]
        assert scene.sealer in guest.line.view["toAct"]
    other = next(move for move in reversed(sealer.line.legal))
    await company.play(sealer, other)
    await company.assert_all_know_the_table()


@every_sealing
async def test_nothing_is_taken_back_once_all_have_chosen(server: Server, scene: Sealing) -> None:
    company = await at(server, scene)
    await company.follow(scene.playout, scene.last_seal())
    for seat in scene.playout.variant.seats:
        assert await company.of(seat).refused("take-back") in ("illegal", "not-your-turn")


@every_sealing
async def test_where_the_table_is_set_so_a_sealed_choice_stays_sealed(
    server: Server, scene: Sealing
) -> None:
    company = await at(server, scene, takeBack=False)
    assert await company.of(scene.sealer).refused("take-back") == "not-allowed"
    await company.assert_all_know_the_table()


@every_sealing
async def test_a_choice_taken_back_is_told_and_can_be_caught_up_with(
    server: Server, scene: Sealing
) -> None:
    company = await at(server, scene)
    await company.of(scene.sealer).do("take-back")
    await company.settle()
    for guest in list(company.guests):
        last = guest.happenings()[-1]
        assert [event["type"].endswith("taken-back") for event in last["events"]] == [True]
        again = await company.look_in(guest.name, since=0)
        assert again.missed == guest.happenings()


async def test_a_sealed_choice_can_be_taken_back_and_made_again_as_often_as_one_likes(
    server: Server,
) -> None:
    company = await playing(server, "splito", seats=2)
    ada = company.of("Ada")
    choices = list(ada.line.legal)
    for choice in choices[:4]:
        await company.play(ada, choice)
        assert f"{ada.line.view['choice']}" == choice
        await ada.do("take-back")
    await company.assert_all_know_the_table()
    assert ada.line.legal == choices


async def test_a_take_back_that_arrives_late_does_not_undo_another_choice(server: Server) -> None:
    company = await playing(server, "splito", seats=2)
    ada, ben = company.of("Ada"), company.of("Ben")
    await company.play(ada, ada.line.legal[0])
    seen = ada.line.seq
    await company.play(ben, ben.line.legal[0])
    await company.play(ada, ada.line.legal[0])
    assert await ada.refused("take-back", seq=seen) == "stale"
    assert ada.line.view["choice"] is not None
    await ada.do("take-back", seq=ada.line.seq)
    await company.assert_all_know_the_table()


async def test_only_the_first_choice_is_taken_back_without_saying_which(server: Server) -> None:
    """As clients did before `take-back` had a seq."""
    company = await playing(server, "splito", seats=2)
    ada = company.of("Ada")
    await company.play(ada, ada.line.legal[0])
    await ada.do("take-back", seq=None)
    await company.play(ada, ada.line.legal[0])
    assert await ada.refused("take-back", seq=None) == "stale"
    await company.assert_all_know_the_table()


# Moves made against an older position


async def test_a_move_stands_though_others_have_moved_meanwhile(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    ada, seen = company.of("Ada"), company.of("Ada").line.seq
    await company.play(company.of("Ben"), company.of("Ben").line.legal[0])
    await ada.do("play", move=ada.line.legal[0], seq=seen)


async def test_a_move_made_against_choices_that_have_changed_is_stale(server: Server) -> None:
    company = await playing(server, "splito", seats=2)
    ada, seen = company.of("Ada"), company.of("Ada").line.seq
    await company.play(ada, ada.line.legal[0])
    await ada.do("take-back")
    assert await ada.refused("play", move=ada.line.legal[0], seq=seen) == "stale"
    await company.play(ada, ada.line.legal[0])
    await company.play(company.of("Ben"), company.of("Ben").line.legal[0])
    assert await ada.refused("play", move=ada.line.legal[0], seq=seen) == "stale"
    await ada.do("play", move=ada.line.legal[0])  # who quotes no number takes the risk


async def test_a_move_by_rest_is_told_to_everybody_like_any_other(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    mover = company.asked[0]
    body = {"id": "by REST", "command": {"type": "play", "move": mover.line.legal[0]}}
    answer = await server.post(f"{company.path}/commands", body, token=mover.token)
    assert answer.status == 200
    await company.assert_all_know_the_table()
    assert answer.json() == {"id": "by REST", "seq": mover.line.seq}
