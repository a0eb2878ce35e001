"""Finished games: records are valid, and every position is shown as each seat saw it."""

from random import Random
from typing import Any, Final

import pytest

from splittable.core.fairness import opens
from splittable.core.record import Record, read_record, verify, write_record
from splittable.games import GAMES
from tests.server.company import NAMES, Company, Moment, gather, play_and_look, playing
from tests.support.serving import Answer, Message, Server

pytestmark = pytest.mark.anyio

SHORT: Message = {"seats": 3, "mode": "cooperative"}  # a dozen moves of Split
PLAYED: Final[tuple[tuple[str, Message], ...]] = (
    ("split-it", {"seats": 2}),
    ("splito", {"seats": 3, "show_side": True}),
    ("split", {"seats": 3}),
    ("split", SHORT),
)


class Finished:
    """A game that was played, with what everybody saw on the way."""

    def __init__(self, company: Company, moments: list[Moment]) -> None:
        self.company = company
        self.moments = moments
        self.seats = list(range(len(company.table["seats"])))


@pytest.fixture(scope="module", params=PLAYED, ids=lambda each: f"{each[0]}-{each[1]['seats']}")
async def game(server: Server, request: pytest.FixtureRequest) -> Finished:
    name, options = request.param
    company = await playing(server, name, **options)
    return Finished(company, await play_and_look(company, Random(name)))


async def record_of(company: Company, number: int = 1) -> Record:
    answer = await company.server.get(f"{company.path}/games/{number}/record")
    assert answer.status == 200, answer.body
    return read_record(answer.body, GAMES)


async def moment_of(company: Company, number: int = 1, **query: Any) -> Answer:
    return await company.server.get(f"{company.path}/games/{number}/moment", **query)


# Records


async def test_the_record_verifies_and_opens_what_was_published(game: Finished) -> None:
    record = await record_of(game.company)
    table = game.moments[0].known[""][0]
    assert verify(record) is not None
    assert record.commitment == table["commitment"]
    assert record.salt is not None
    assert opens(table["commitment"], record.salt, record.game.write_deal(record.deal))


async def test_the_record_has_the_names_the_moves_and_the_result(game: Finished) -> None:
    record = await record_of(game.company)
    assert record.names == NAMES[: len(game.seats)]
    moves = [(seat, record.game.write_move(move)) for seat, move in record.moves]
    assert moves == game.company.played
    outcome = game.company.view["outcome"]
    assert record.result is not None
    assert list(record.result.scores) == outcome["scores"]
    assert record.result.reason == outcome["reason"]


async def test_a_record_is_written_as_every_other_part_writes_it(game: Finished) -> None:
    answer = await game.company.server.get(f"{game.company.path}/games/1/record")
    assert answer.body.decode() == write_record(read_record(answer.body, GAMES))
    assert answer.headers["content-type"] == "application/json"


async def test_a_choice_that_was_taken_back_is_not_in_the_record(server: Server) -> None:
    company = await playing(server, "splito", seats=2)
    rng = Random(1)
    taken_back = 0
    while company.asked:
        await company.play_any(rng)
        seat, _ = company.played[-1]
        if seat in company.view["sealed"] and rng.random() < 0.3:
            await company.of(seat).do("take-back")
            await company.settle()
            company.played.pop()
            taken_back += 1
    assert taken_back > 2
    record = await record_of(company)
    assert [(seat, str(move)) for seat, move in record.moves] == company.played
    assert verify(record) is not None


async def test_moves_of_bots_and_of_stand_ins_are_in_the_record(server: Server) -> None:
    company = await gather(server, "split", people=2, **SHORT)
    await company.start(fill="random")
    await company.of("Ben").do("leave")
    await company.play_to_end(Random(1))
    record = await record_of(company)
    assert verify(record) is not None
    assert record.names == ("Ada", "Ben", company.table["seats"][2]["name"])
    assert {seat for seat, _ in record.moves} >= {0, 1}


async def test_every_game_of_a_table_has_a_record_with_the_names_of_that_time(
    server: Server,
) -> None:
    company = await playing(server, "split", **SHORT)
    await company.play_to_end(Random(1))
    await company.of("Ben").do("sit", name="Benedict")
    await company.of("Cleo").do("leave")
    await company.join("Dora")
    await company.play_again()
    await company.of("Ada").do("sit", name="Augusta")  # after the game has begun
    await company.play_to_end(Random(2))
    first, second = await record_of(company, 1), await record_of(company, 2)
    assert first.names == ("Ada", "Ben", "Cleo")
    assert second.names == ("Ada", "Benedict", "Dora")
    assert first.commitment != second.commitment
    assert [verify(record) is not None for record in (first, second)] == [True, True]
    moves = [str(move) for record in (first, second) for _, move in record.moves]
    assert moves == [move for _, move in company.played]


# Moments


async def test_a_moment_is_shown_as_each_seat_and_each_spectator_saw_it_then(
    game: Finished,
) -> None:
    for at, moment in enumerate(game.moments):
        for seat in game.seats:
            shown = (await moment_of(game.company, at=at, seat=seat)).json()
            assert shown["view"] == moment.known[NAMES[seat]][1]
        shown = (await moment_of(game.company, at=at)).json()
        assert shown["view"] == moment.known[""][1]


async def test_a_moment_tells_the_move_that_led_to_it_and_its_events_as_seen_then(
    game: Finished,
) -> None:
    moves = game.company.played
    for seat, name in [*enumerate(NAMES[: len(game.seats)]), (None, "")]:
        query: dict[str, Any] = {} if seat is None else {"seat": seat}
        seen = game.company.of(name).happenings()
        for at in range(1, len(moves) + 1):
            shown = (await moment_of(game.company, at=at, **query)).json()
            assert (shown["seat"], shown["move"]) == moves[at - 1]
            assert shown["events"] == seen[at - 1]["events"]
            assert (shown["at"], shown["moves"]) == (at, len(moves))


async def test_before_the_first_move_nothing_has_happened(game: Finished) -> None:
    shown = (await moment_of(game.company, at=0)).json()
    assert (shown["seat"], shown["move"], shown["events"]) == (None, None, [])
    assert shown["names"] == list(NAMES[: len(game.seats)])


async def test_without_a_number_it_is_the_end(game: Finished) -> None:
    last = await moment_of(game.company, at=len(game.company.played))
    assert (await moment_of(game.company)).body == last.body
    assert last.json()["view"]["outcome"] is not None


async def test_a_moment_that_there_is_not_is_refused(game: Finished) -> None:
    for query in ({"at": len(game.moments)}, {"seat": len(game.seats)}):
        answer = await moment_of(game.company, **query)
        assert (answer.status, answer.json()["code"]) == (400, "invalid")
        assert f"expected 0 to {next(iter(query.values())) - 1}" in answer.json()["message"]
    answer = await moment_of(game.company, number=2)
    assert (answer.status, answer.json()["code"]) == (404, "unknown")


async def test_a_game_that_is_not_over_has_no_record(server: Server) -> None:
    company = await playing(server, "split", **SHORT)
    answer = await server.get(f"{company.path}/games/1/record", token=company.of("Ada").token)
    assert (answer.status, answer.json()["code"]) == (404, "unknown")
    assert "has not finished a game number 1" in answer.json()["message"]
    await company.play_to_end(Random(1))
    await company.play_again()
    assert (await moment_of(company, 1)).status == 200  # the first one stays
    assert (await moment_of(company, 2)).json()["moves"] == 0  # the second has just begun
    assert (await moment_of(company, 3)).status == 404


# Looking back in a running game


async def test_people_look_back_from_their_own_seat_and_see_what_they_saw(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    seen: dict[int, Any] = {}
    rng = Random(5)
    for number in range(1, 8):
        await company.play_any(rng)
        seen[number] = company.of(1).line.view
    token = company.of(1).token
    for number, view in seen.items():
        path = f"{company.path}/games/1/moment"
        answer = await company.server.get(path, token=token, at=number, seat=1)
        assert answer.status == 200, answer.body
        assert answer.json()["view"] == view


async def test_nobody_looks_back_from_another_seat_while_a_game_is_on(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    await company.play_any(Random(1))
    path = f"{company.path}/games/1/moment"
    for token in (None, company.of(1).token):
        answer = await company.server.get(path, token=token, seat=0)
        assert (answer.status, answer.json()["code"]) == (403, "not-allowed")
        assert "not yours" in answer.json()["message"]


async def test_a_sealed_move_is_not_told_to_others_who_look_back(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    await company.play_any(Random(1))
    ((sealer, move),) = company.played
    path = f"{company.path}/games/1/moment"
    for seat in range(3):
        answer = await company.server.get(path, token=company.of(seat).token, at=1, seat=seat)
        assert answer.json()["move"] == (move if seat == sealer else None)
    assert (await company.server.get(path, at=1)).json()["move"] is None


# All hands, and all moves


async def test_of_a_finished_game_all_hands_are_shown_to_who_asks(game: Finished) -> None:
    for at in (0, len(game.moments) // 2, len(game.moments) - 1):
        opened = (await moment_of(game.company, at=at, seat=0, open=True)).json()
        assert opened["views"][0] == opened["view"]
        for seat in game.seats:
            _, seen, _ = game.moments[at].known[NAMES[seat]]
            assert opened["views"][seat] == seen
        assert (await moment_of(game.company, at=at, seat=0)).json()["views"] is None


async def test_in_a_running_game_no_hands_are_shown(server: Server) -> None:
    company = await playing(server, "splito", seats=3)
    answer = await moment_of(company, at=0, open=True)
    assert (answer.status, answer.json()["code"]) == (403, "not-allowed")
    listed = await server.get(f"{company.path}/games/1/moves")
    assert (listed.status, listed.json()["code"]) == (404, "unknown")


async def test_the_moves_are_listed_as_each_viewer_saw_them(game: Finished) -> None:
    for seat in (None, *game.seats):
        query: dict[str, Any] = {} if seat is None else {"seat": seat}
        answer = await game.company.server.get(f"{game.company.path}/games/1/moves", **query)
        moves = answer.json()["moves"]
        assert [each["at"] for each in moves] == list(range(1, len(game.moments)))
        for each in moves[:: len(moves) // 3]:
            moment = (await moment_of(game.company, at=each["at"], **query)).json()
            assert (each["seat"], each["events"]) == (moment["seat"], moment["events"])


async def test_moves_are_listed_for_seats_that_there_are(game: Finished) -> None:
    answer = await game.company.server.get(f"{game.company.path}/games/1/moves", seat=7)
    assert (answer.status, answer.json()["code"]) == (400, "invalid")
    assert answer.json()["message"].startswith("seat: expected 0 to ")
