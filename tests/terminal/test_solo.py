"""Whole games in the terminal, and its answers to valid and invalid input."""

import re
from contextlib import suppress
from typing import Any

import pytest
from rich.cells import cell_len

from splittable.core.chance import stream
from splittable.core.record import verify
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.games.split.cards import Card
from splittable.games.split.setup import Deal, deck
from splittable.terminal.solo import Quit
from tests.terminal.typist import HintTypist, Typist, table

TABLES = [
    ("split-it", {"seats": 2}),
    ("split-it", {"seats": 2, "remove_after_every_split": True}),
    ("split-it", {"seats": 4}),
    ("splito", {"seats": 2, "show_side": True}),
    ("splito", {"seats": 3, "value_at_least": True}),
    ("splito", {"seats": 8}),
    ("split", {"seats": 2}),
    ("split", {"seats": 5, "reset_keeps_direction": True}),
    ("split", {"seats": 3, "bluff_resets": True}),
    ("split", {"seats": 3, "mode": "cooperative"}),
    ("split", {"seats": 5, "mode": "cooperative", "helpers": "none"}),
]

UNREADABLE = ["", "frob", "💥", "-1", "9" * 5000, "left left", "left", "² l", "open ² ³"]


def sit(name: str, **options: Any) -> tuple[Any, Any]:
    game = GAMES[name]
    return game, game.read_options({"seats": 3, **options})


@pytest.mark.parametrize("name, options", TABLES)
def test_a_whole_game_fits_eighty_columns_without_colour_and_its_record_holds(
    name: str, options: dict[str, Any]
) -> None:
    typist = HintTypist()
    sat = table(typist, *sit(name, **options))
    sat.play()
    outcome = verify(sat.record())
    assert outcome is not None
    assert sat.record().result is not None
    assert max(cell_len(line) for line in typist.printed.splitlines()) <= 80
    assert "\x1b" not in typist.printed
    assert "the end" in typist.printed


@pytest.mark.parametrize("name, options", TABLES)
def test_every_screen_says_what_to_do_and_what_to_type(name: str, options: dict[str, Any]) -> None:
    typist = HintTypist()
    sat = table(typist, *sit(name, **options))
    sat.play()
    mine = sum(seat == 0 for seat, _ in sat.record().moves)
    lines = typist.printed.splitlines()
    assert sum(line.startswith("► ") for line in lines) == mine
    assert sum(line.startswith(("  Type ", "  Press Enter")) for line in lines) == mine


@pytest.mark.parametrize("name", GAMES)
def test_help_rules_log_and_table_answer_and_ask_again(name: str) -> None:
    typist = Typist(["?", "rules", "log", "table", "HINT", "quit"])
    with pytest.raises(Quit):
        table(typist, *sit(name)).play()
    assert typist.printed.count("> ") >= 6
    (why,) = re.findall(r"^Hint: .+\n(.+)$", typist.printed, re.MULTILINE)
    assert why.endswith(".")
    assert typist.printed.endswith("> quit\n")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "typed", ["", "frobnicate", "💥", "-1", "9" * 5000, "left left", "left", "² l", "open ² ³"]
)
def test_unreadable_input_gets_one_helpful_line(name: str, typed: str) -> None:
    typist = Typist([typed])
    with pytest.raises(EOFError):
        table(typist, *sit(name)).play()
    said = typist.printed.rpartition(f"> {typed}\n")[2]
    assert "Type" in said
    assert "or ? for help" in " ".join(said.split())


def test_an_unfinished_game_has_a_record_without_result() -> None:
    typist = Typist([])
    sat = table(typist, *sit("split"))
    with pytest.raises(EOFError):
        sat.play()
    assert sat.record().result is None
    assert verify(sat.record()) is None


def test_a_single_legal_move_is_made_with_enter() -> None:
    game, options = sit("split", seats=2)
    others = [card for card in deck(options) if card not in (16, 17, 2, 3, 4, 5, 6, 7, 8)]
    low = (2, 3, 4, 5, 6, 7, 8)  # none fits between 16 and 99
    theirs = (16, 98, *[card for card in others if 60 < card < 70 and card % 10][:7])
    rest = tuple(card for card in deck(options) if card not in (*low, *theirs))
    deal = Deal(Seat(1), (tuple(map(Card, low)), tuple(sorted(map(Card, theirs)))), rest, "key")
    typist = Typist([""])
    with pytest.raises(EOFError):
        table(typist, game, options, deal=deal).play()
    assert "you must reset" in typist.printed
    assert "Press Enter for reset" in typist.printed
    assert "You draw" in typist.printed


def stranding_deal(options: Any) -> Deal:
    """Seat 0 holds one Standard, 51, and six Wilds, and may play the 51 at once."""
    mine = (1, 10, 20, 30, 40, 51, 60)
    theirs = (5, 95, 2, 3, 4, 6, 7, 8, 9)
    third = (81, 82, 83, 84, 85, 86, 87)
    rest = tuple(card for card in deck(options) if card not in (*mine, *theirs, *third))
    hands = tuple(tuple(sorted(map(Card, hand))) for hand in (mine, third, theirs))
    return Deal(Seat(2), hands, rest, "key")


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_a_play_that_leaves_only_wilds_is_asked_twice(mode: str) -> None:
    game, options = sit("split", mode=mode)
    typist = Typist(["51", "51"], confirming=["n", "yes"])
    sat = table(typist, game, options, deal=stranding_deal(options))
    with pytest.raises(EOFError):
        sat.play()
    assert typist.printed.count("nothing but Wilds") == 2
    assert [str(move) for seat, move in sat.record().moves if seat == 0] == ["51"]


def test_bots_do_not_see_the_side_that_i_am_about_to_choose() -> None:
    game, options = sit("splito", show_side=True)
    seen: list[Any] = []

    def watch(view: Any, legal: tuple[Any, ...], _rng: Any, _shown: Any) -> Any:
        seen.append(view.shown_sides[0])
        return legal[0]

    typist = Typist(["1 l", "1 r"])
    with pytest.raises(EOFError):
        table(typist, game, options, bots=(watch, watch)).play()
    assert seen
    assert set(seen) == {None}


@pytest.mark.parametrize("name, options", TABLES)
def test_no_typing_upsets_the_table(name: str, options: dict[str, Any]) -> None:
    """Types random words, letters and digits until the game is over or the lines run out."""
    words = [
        "l",
        "r",
        "left",
        "w",
        "guess",
        "open",
        "bury",
        "reset",
        "t",
        "²",
        "٣",
        "*",
        "y3",
        "D6V",
    ]
    words += [*map(str, range(0, 101, 7)), "9" * 4400, "\x1b[2J", "\udcff", "1 l", "hint", "?"]
    rng = stream(1, name)
    lines = [" ".join(rng.choices(words, k=rng.randint(0, 3))) for _ in range(300)]
    typist = Typist(lines)
    with suppress(EOFError):
        table(typist, *sit(name, **options)).play()
    said = [line for line in typist.printed.splitlines() if not line.startswith(("> ", "Play it"))]
    assert not any("\x1b" in line for line in said)
    assert max(map(cell_len, said)) <= 80
