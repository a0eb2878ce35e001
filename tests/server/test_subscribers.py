"""Subscribers: one person on several connections, and what each connection is sent."""

from random import Random

import pytest

from splittable.games import GAMES
from tests.server.company import Company, Guest, gather, playing
from tests.support.serving import Message, Server

pytestmark = pytest.mark.anyio

every_game = pytest.mark.parametrize("game", GAMES)


def seat_card(company: Company, seat: int) -> Message:
    card: Message = company.table["seats"][seat]
    return card


async def test_a_second_tab_has_the_same_seat_and_both_hear_everything(server: Server) -> None:
    company = await playing(server, "split", seats=2)
    first = company.of("Ada")
    second = await company.look_in("Ada")
    assert (second.seat, second.picture) == (first.seat, first.picture)
    known = [len(tab.line.received) for tab in (first, second)]
    await company.play_to_end(Random(1))
    await company.of("Ben").do("rematch")
    await company.assert_all_know_the_table()
    assert news(first, known[0]) == news(second, known[1]) != []


def news(guest: Guest, since: int) -> list[bytes]:
    return [raw for raw in guest.line.received[since:] if raw != b'{"type":"pong"}']


async def test_closing_one_of_two_tabs_is_not_going_away(server: Server) -> None:
    company = await gather(server, "split", seats=2)
    second = await company.look_in("Ben")
    await company.hang_up(company.of("Ben"))
    assert seat_card(company, 1)["present"]
    await company.hang_up(second)
    await company.until(lambda: not seat_card(company, 1)["present"])


@every_game
async def test_who_comes_back_is_shown_everything_and_told_exactly_what_they_missed(
    server: Server, game: str
) -> None:
    company = await playing(server, game, seats=3)
    rng = Random(1)
    for _ in range(6):
        await company.play_any(rng)
    for guest in list(company.guests):
        since = guest.line.seq
        assert since is not None
        witnessed = guest.happenings()
        for cut in (0, since - 4, since - 1, since):
            again = await company.look_in(guest.name, since=cut)
            assert again.missed == [each for each in witnessed if each["seq"] > cut]
            assert again.picture == guest.picture
            assert again.line.you == guest.line.you
            await company.hang_up(again)


async def test_who_says_nothing_of_what_they_have_is_told_of_nothing_missed(
    server: Server,
) -> None:
    company = await playing(server, "split", seats=2)
    await company.play_any(Random(1))
    assert (await company.look_in("Ada")).missed == []
