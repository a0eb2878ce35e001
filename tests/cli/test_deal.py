"""`splittable deal`: a numbered deal as text and as JSON, and one line for an error."""

import json
import re

import pytest

from splittable.core.game import deal_by_number
from splittable.games import GAMES
from tests.cli.running import Command


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_told_in_words_with_every_card(game: str, splittable: Command) -> None:
    run = splittable("deal", game, "--seats", "3", "--number", "7")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(f"{GAMES[game].title}, 3 seats, deal 7\n")
    told = sum(map(int, re.findall(r"\((\d+) cards?\)$", run.out, flags=re.MULTILINE)))
    assert told == len(GAMES[game].deck(GAMES[game].read_options({"seats": 3})))


def test_as_json_it_is_the_deal_of_a_record(splittable: Command) -> None:
    run = splittable("deal", "split", "--number", "7", "--option", "mode=cooperative", "--json")
    told = json.loads(run.out)
    game = GAMES["split"]
    options = game.read_options(told["options"])
    assert told["options"] == {"seats": 3, "mode": "cooperative"}
    assert game.read_deal(options, told["deal"]) == deal_by_number(game, options, 7)


@pytest.mark.parametrize(
    "words, line",
    [
        ("split", "the following arguments are required: --number"),
        ("split --number 0", "--number: expected a whole number from 1 to 999999999"),
        ("split --number seven", "--number: expected a whole number from 1 to 999999999"),
        ("split --number 7 --seats 9", "--seats: 9 is not one of 2, 3, 4, 5"),
        ("split --number 7 --option mode=x", "'x' is not one of competitive, cooperative"),
        (
            "split --number 7 --objectives x",
            "--deck: split has no decks of a table's own",
        ),
        ("bridge --number 7", "'bridge' is not a game; allowed: split-it, splito, split"),
    ],
)
def test_what_cannot_be_dealt_is_told_in_one_line(
    words: str, line: str, splittable: Command
) -> None:
    run = splittable("deal", *words.split())
    assert (run.code, run.out) == (2, "")
    assert line in run.err
    assert run.err.count("\n") == 1
