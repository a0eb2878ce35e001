"""Previews: what a picked move would change, shown only to its player."""

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.playing import Newcomer, RestSeat, gather, hasten
from tests.e2e.states import Tour, about_to_play, asked
from tests.support.browser import Chromium, Visitor, until
from tests.support.serving import ServerProcess
from tests.support.tiers import later


def told(visitor: Visitor) -> list[dict[str, Any]]:
    return [each["preview"] for each in visitor.messages() if each["type"] == "considered"]


def figures_of_split_it(preview: dict[str, Any]) -> list[str]:
    gains = preview["gains"]
    if len(gains) > 1:
        return [_change(gain["points"]) for gain in gains]
    return [_change(column["cards"]) for column in gains[0]["columns"]]


def figures_of_splito(preview: dict[str, Any]) -> list[str]:
    changed = [_change(each["points"]) for each in preview["zones"] if _is_change(each["points"])]
    return changed + [each["becomes"] for each in preview["objectives"]]


def figures_of_split(preview: dict[str, Any]) -> list[str]:
    return [str(card) for card in preview["fits"]]


def _change(change: dict[str, int]) -> str:
    return f"{change['before']} then {change['after']}"


def _is_change(change: dict[str, int]) -> bool:
    return change["before"] != change["after"]


CHOSEN = ".back[data-travels]:not([hidden])"
BOTS = 2  # at a table of four with two people

FIGURES: dict[str, Callable[[dict[str, Any]], list[str]]] = {
    "split-it": figures_of_split_it,
    "splito": figures_of_splito,
    "split": figures_of_split,
}


@pytest.mark.parametrize("game", FIGURES)
def test_before_it_is_played_a_move_shows_what_it_would_change(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    tour = Tour(chromium, server, {"width": 360, "height": 640})
    visitor = about_to_play(game)(tour)
    button = visitor.page.locator("button.primary[aria-describedby]")
    about = visitor.page.locator(f"#{button.get_attribute('aria-describedby')}")
    expect(about).to_have_attribute("aria-live", "polite")

    def is_shown() -> bool:  # another player's update may lead to another preview
        said = " ".join((about.text_content() or "").split())
        return bool(said) and all(each in said for each in FIGURES[game](told(visitor)[-1]))

    until(visitor.page, is_shown, "all figures of the preview are shown")


@pytest.mark.parametrize("game", ["splito", "split"])
def test_nobody_else_hears_that_somebody_looks_at_a_move(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    host, guest = chromium.visitor(server.url, "Ada"), chromium.visitor(server.url, "Ben")
    gather(host, guest, game, {})
    players = Newcomer(host), Newcomer(guest)
    until(host.page, lambda: any(player.is_asked for player in players), "somebody is asked")
    asker, other = (host, guest) if players[0].is_asked else (guest, host)
    if game == "splito":
        expect(other.page.locator(CHOSEN)).to_have_count(BOTS)  # the bots choose at the same time
    RestSeat(asker).do(type="say", preset="hello")
    other.hear('"preset":"hello"')  # the update that made it the asker's turn has arrived, too
    before = len(talked_about(other))
    cards = asker.page.locator(".hand button[data-rove]:not([aria-disabled=true])")
    expect(cards.first).to_be_visible()
    for number, card in enumerate(cards.all()[:3]):
        card.click(position={"x": 10, "y": 10})
        if game == "splito":
            asker.page.locator(".hand [data-side=left]").click()
        until(asker.page, partial(is_told, asker, number + 1), "an answer")
        asker.page.keyboard.press("Escape")
    RestSeat(asker).do(type="say", preset="well-played")
    other.hear('"preset":"well-played"')  # so everything sent before has arrived
    assert len(talked_about(other)) == before + 1
    assert told(other) == []


def is_told(visitor: Visitor, times: int) -> bool:
    return len(told(visitor)) >= times


def talked_about(visitor: Visitor) -> list[str]:
    return [text for text in visitor.heard if json.loads(text)["type"] != "pong"]


@pytest.mark.parametrize("game", ["splito", *later("split")])
def test_who_does_not_confirm_moves_is_kept_waiting_by_no_question(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    tour = Tour(chromium, server, {"preferences": {"confirmsMoves": False}})
    visitor = asked(tour.opened(game))
    Newcomer(visitor).move_once()
    assert told(visitor) == []  # answers arrive in the order of the requests


@pytest.mark.parametrize("game", ["split", *later("split-it", "splito", "cooperative-split")])
def test_the_goal_of_the_game_stands_in_the_bar_until_round_two(
    chromium: Chromium, server: ServerProcess, game: str
) -> None:
    visitor = asked(Tour(chromium, server, {}).opened(game))
    goal = visitor.page.locator(".bar .goal")
    expect(goal).to_have_text(re.compile("^Goal: "))
    hasten(visitor, holds=lambda: not goal.is_visible())
    expect(goal).to_have_count(0)
    if game in ("split-it", "splito"):  # these continue after a round
        expect(visitor.page.locator(".progress")).not_to_contain_text("Round 1 ")
