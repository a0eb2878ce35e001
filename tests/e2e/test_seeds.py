"""Seeded deals: the same seed gives the same deal, also through the page."""

from tests.e2e.playing import open_with_bots
from tests.e2e.states import asked
from tests.support.browser import Chromium
from tests.support.chance import SeededChance
from tests.support.serving import ServerProcess


def test_the_same_seed_deals_the_same_cards(
    chromium: Chromium, server: ServerProcess, chance: SeededChance
) -> None:
    hands = []
    for seed in (1, 1, 2):
        chance.seed(seed)
        ida = chromium.visitor(server.url)
        open_with_bots(ida, "splito")
        asked(ida)
        hands.append(next(each["view"] for each in ida.messages() if each.get("view"))["hand"])
    assert hands[0] == hands[1] != hands[2]
