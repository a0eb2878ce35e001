"""Address budgets: how they refill, who shares one, and which host names are accepted."""

import pytest

from splittable.server.limits.budgets import (
    MOST_ADDRESSES,
    MOST_UNREAD,
    MOST_UNREAD_OF_ADDRESS,
    AddressBudget,
    AddressBudgets,
    AddressLimits,
    ConnectionBudget,
    budget_key,
)
from splittable.server.limits.token_bucket import MOST_OWED, TokenBucket
from splittable.server.net.origins import hosts_served, is_our_host
from tests.support.serving import HandClock

ALLOWED = AddressLimits(messages=20, requests=1, tables=1, connections=1, work=100)


def test_a_bucket_gives_so_many_at_once_and_fills_with_time() -> None:
    clock = HandClock()
    bucket = TokenBucket(clock, at_once=3, per_second=2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.advance(0.4)
    assert not bucket.take()
    clock.advance(0.1)
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.advance(3600)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_whoever_spends_more_than_there_is_waits_and_not_for_ever() -> None:
    clock = HandClock()
    bucket = TokenBucket(clock, at_once=3, per_second=2)
    assert [bucket.spend(3), bucket.spend(1), bucket.owed()] == [0, 500, 500]
    assert bucket.spend(10**9) == MOST_OWED * 1000
    clock.advance(MOST_OWED)
    assert bucket.owed() == 0


def test_each_address_has_a_budget_of_its_own() -> None:
    budgets = AddressBudgets(HandClock(), ALLOWED)
    asked = [budgets.of(host).ask() for host in ["1.2.3.4"] * 4 + ["1.2.3.5"]]
    assert asked == [True, True, True, False, True]


def test_a_crowd_of_addresses_pushes_out_the_longest_unseen_that_is_not_connected() -> None:
    budgets = AddressBudgets(HandClock(), ALLOWED)
    connected, first = budgets.of("connected"), budgets.of("first")
    connected.connections = 1
    for number in range(MOST_ADDRESSES - 2):
        budgets.of(str(number))
    assert budgets.of("first") is first  # and it was seen just now
    for number in range(MOST_ADDRESSES - 2):
        budgets.of(f"other {number}")
    assert budgets.of("first") is first
    for number in range(MOST_ADDRESSES):
        budgets.of(f"yet another {number}")
    assert budgets.of("first") is not first
    assert budgets.of("connected") is connected


@pytest.mark.parametrize(
    "host, known_as",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0db8:0001:0002::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("whatever a proxy says", "whatever a proxy says"),
        ("x" * 10_000, "x" * 64),
    ],
)
def test_an_address_is_known_by_itself_or_by_its_network(host: str, known_as: str) -> None:
    assert budget_key(host) == known_as


def test_whoever_asks_far_too_often_gets_no_answer_until_it_stops() -> None:
    clock = HandClock()
    budget = AddressBudget(clock, ALLOWED)
    assert sum(budget.ask() for _ in range(100)) == 3
    for _ in range(20):
        clock.advance(0.25)
        assert not budget.ask()
    clock.advance(MOST_OWED + 1)
    assert budget.ask()


def test_a_line_pays_for_frames_and_bytes_from_its_own_share_and_its_addresss() -> None:
    clock = HandClock()
    budget = AddressBudget(clock, ALLOWED)
    one = ConnectionBudget(budget)
    assert one.sent(200, 100) == 0
    assert one.sent(30, 100) == 500
    clock.advance(0.5)
    assert one.sent(0, 0) == 0
    assert one.sent(0, 3 * 20 * 2048 + 4096) > 0
    others = [ConnectionBudget(budget) for _ in range(13)]
    assert not any(other.sent(60, 0) for other in others)  # 820 were left
    assert others[0].sent(60, 0) > 0
    assert not others[0].is_flooding
    assert others[0].sent(700, 0) > 0
    assert others[0].is_flooding


def test_what_is_left_unread_is_bounded_for_a_line_and_for_its_address() -> None:
    budget = AddressBudget(HandClock(), ALLOWED)
    lines = [ConnectionBudget(budget) for _ in range(MOST_UNREAD_OF_ADDRESS // MOST_UNREAD + 1)]
    assert not lines[0].leave_unread(MOST_UNREAD + 1)
    assert [line.leave_unread(MOST_UNREAD) for line in lines] == [True] * (len(lines) - 1) + [False]
    for line in lines:
        line.leave_unread(0)
    assert budget.unread == 0


LOCAL = hosts_served("127.0.0.1", frozenset(), {"https://friends.example"})


@pytest.mark.parametrize(
    "host, served, ours",
    [
        ("127.0.0.1:8000", LOCAL, True),
        ("localhost", LOCAL, True),
        ("LOCALHOST:8000", LOCAL, True),
        ("[::1]:8000", LOCAL, True),
        ("friends.example", LOCAL, True),
        (None, LOCAL, True),
        ("evil.example:8000", LOCAL, False),
        ("127.0.0.1.evil.example", LOCAL, False),
        ("127.0.0.1, evil.example", LOCAL, False),
        ("", LOCAL, False),
        ("evil.example", hosts_served("0.0.0.0", frozenset(), set()), True),
        ("evil.example", hosts_served("0.0.0.0", frozenset({"play.example"}), set()), False),
        ("play.example:80", hosts_served("localhost", frozenset({"play.example"}), set()), True),
    ],
)
def test_a_server_for_this_machine_alone_is_asked_for_by_its_own_names(
    host: str | None, served: frozenset[str] | None, ours: bool
) -> None:
    assert is_our_host(host, served) == ours
