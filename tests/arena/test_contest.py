"""All pairings play the same deals; games depend only on seed, deal, pairing and rotation."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from splittable.arena import contest
from splittable.arena.contest import Arena, Fixture, Played, fixtures, games_in, play, rehearse
from splittable.arena.pairings import rotated
from splittable.bots.bot import AnyBot, choose_at_random
from splittable.core.errors import MissingPackage
from splittable.games import GAMES


def arena(
    *bots: str, game: str = "split", games: int = 6, seats: int = 3, seed: int = 1, **more: Any
) -> Arena:
    options = GAMES[game].read_options({"seats": seats, **more})
    return Arena(GAMES[game], options, bots, games, seed)


def bots_are(monkeypatch: pytest.MonkeyPatch, bots: Mapping[str, AnyBot]) -> None:
    monkeypatch.setattr(contest, "BOTS", {"split": bots})


def held(which: Arena) -> dict[Fixture, Played]:
    return {fixture: play(which, fixture) for fixture in fixtures(which)}


# Which games are played


def test_every_pairing_plays_every_rotation_of_a_circle_on_every_deal() -> None:
    which = arena("a", "b", "c", games=10)
    seatings = defaultdict(list)
    for fixture in fixtures(which):
        seatings[fixture.pairing, fixture.deal].append(fixture.seating)
    assert len(seatings) == 7 * 4  # seven pairings, and four deals of three games for ten
    for (pairing, _), found in seatings.items():
        assert sorted(found[0]) == sorted(pairing.names)
        assert found == [rotated(found[0], by) for by in range(3)]


def test_every_order_round_the_table_occurs() -> None:
    """With three bots: whether the second sits left or right of the first."""
    which = arena("a", "b", "c", games=60)
    orders = {
        rotated(each.seating, -each.seating.index("a"))
        for each in fixtures(which)
        if len(each.pairing.bots) == 3
    }
    assert orders == {("a", "b", "c"), ("a", "c", "b")}


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("games", [1, 6, 7])
def test_each_pairing_gets_at_least_its_games_in_whole_deals(mode: str, games: int) -> None:
    which = arena("a", "b", games=games, mode=mode)
    planned = list(fixtures(which))
    assert len(planned) == games_in(which)
    for pairing in which.pairings:
        mine = [each for each in planned if each.pairing == pairing]
        assert games <= len(mine) < games + pairing.rotations
        assert len(mine) % pairing.rotations == 0


def test_the_deals_come_one_after_another() -> None:
    deals = [each.deal for each in fixtures(arena("a", "b", mode="cooperative"))]
    assert deals == sorted(deals)


# How they are played


def test_all_rotations_and_pairings_of_a_deal_have_the_same_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands: list[dict[int, Any]] = []

    def look(view: Any, legal: Any, rng: Random, shown: Any) -> Any:
        hands[-1].setdefault(view.seat, (len(shown), view.hand))
        return choose_at_random(view, legal, rng, shown)

    bots_are(monkeypatch, {"a": look, "b": look, "c": look})
    which = arena("a", "b", "c")
    first_hands = defaultdict(list)
    for fixture in fixtures(which):
        hands.append({})
        play(which, fixture)
        dealer = min(hands[-1], key=lambda seat: hands[-1][seat][0])  # looks before any event
        first_hands[fixture.deal].append((dealer, hands[-1][dealer]))
    assert len(first_hands) == 2
    for found in first_hands.values():
        assert len(found) == 7 * 3
        assert all(each == found[0] for each in found)
    assert first_hands[0][0] != first_hands[1][0]


def test_every_seat_of_every_game_has_chance_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []

    def draw(_: Any, legal: Any, rng: Random, *__: Any) -> Any:
        drawn.append(rng.random())
        return legal[0]

    bots_are(monkeypatch, {"a": draw, "b": draw})
    which = arena("a", "b")
    held(which)
    once = list(drawn)
    drawn.clear()
    held(which)
    assert drawn == once
    assert len(set(once)) == len(once)


def test_what_one_bot_draws_does_not_change_what_another_gets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[float] = []

    def calm(_: Any, legal: Any, rng: Random, *__: Any) -> Any:
        drawn.append(rng.random())
        return legal[0]

    def greedy(_: Any, legal: Any, rng: Random, *__: Any) -> Any:
        rng.randbytes(100)
        return legal[0]

    def modest(_: Any, legal: Any, *__: Any) -> Any:
        return legal[0]

    seen = []
    for other in (greedy, modest):
        bots_are(monkeypatch, {"calm": calm, "other": other})
        held(arena("calm", "other"))
        seen.append(list(drawn))
        drawn.clear()
    assert seen[0] == seen[1]


def test_a_pairing_plays_the_same_whoever_else_is_named_and_however_often() -> None:
    few = held(arena("random", "rules-of-thumb", games=3))
    more = held(arena("random", "rules-of-thumb", games=9))
    assert len(more) > len(few)
    assert few.items() <= more.items()
    turned = {
        (each.pairing.key, each.deal, each.seating): played
        for each, played in held(arena("rules-of-thumb", "random", games=3)).items()
    }
    assert turned == {
        (each.pairing.key, each.deal, each.seating): played for each, played in few.items()
    }


def test_another_seed_is_another_arena() -> None:
    which = arena("random", "rules-of-thumb")
    assert list(held(which).values()) != list(held(replace(which, seed=2)).values())


def test_places_are_those_of_the_rules() -> None:
    """Split it! breaks ties, so places are not always those of the scores alone."""
    which = arena("random", game="split-it", games=40, seats=4)
    for played in held(which).values():
        assert min(played.places) == 1
        assert played.winners == tuple(s for s, place in enumerate(played.places) if place == 1)


# What it costs


def test_thinking_is_counted_and_waiting_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = 0  # ns of the processor

    def think(_: Any, legal: Any, *__: Any) -> Any:
        nonlocal spent
        spent += 2_000_000
        return legal[0]

    def wait(_: Any, legal: Any, *__: Any) -> Any:
        return legal[0]

    bots_are(monkeypatch, {"think": think, "wait": wait})
    monkeypatch.setattr(contest, "process_time_ns", lambda: spent)
    which = arena("think", "wait", games=1, seats=2)
    fixture = next(iter(fixtures(which)))
    thinking = play(which, fixture).thinking
    assert thinking is not None
    by_name = dict(zip(fixture.seating, thinking, strict=True))
    assert by_name["think"].worst == 2_000_000
    assert by_name["think"].total == 2_000_000 * by_name["think"].decisions
    assert by_name["wait"].decisions > 0
    assert by_name["wait"].total == 0


def test_what_a_bot_lacks_is_missed_before_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def lack(*_: Any) -> Any:
        raise MissingPackage("this bot", "sim")

    bots_are(monkeypatch, {"random": choose_at_random, "lack": lack})
    rehearse(arena("random"))
    with pytest.raises(MissingPackage, match=r"splittable\[sim\]"):
        rehearse(arena("random", "lack"))
