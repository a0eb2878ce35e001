"""The terminal never prints anything that seat 0 may not see."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from splittable.core.chance import stream
from splittable.core.errors import SplittableError
from splittable.core.seats import Seat
from splittable.games import GAMES
from tests.terminal.typist import Typist, table

Script = list[tuple[Seat, Any]]


def random_script(game: Any, options: Any, deal: Any, moves: int, rng: Random) -> Script:
    """Moves of a random game, in the order in which the terminal requests them."""
    state = game.start(options, deal)
    script: Script = []
    while len(script) < moves and (waiting := game.to_act(state)):
        seat = min(waiting - {0}, default=Seat(0))
        move = rng.choice(game.legal(state, seat))
        script.append((seat, move))
        state = game.apply(state, seat, move).state
    return script


def printed(game: Any, options: Any, deal: Any, script: Script) -> str:
    """Everything the terminal prints for seat 0 during this script, up to the next prompt."""
    mine = [str(move) for seat, move in script if seat == 0]
    theirs = iter([move for seat, move in script if seat != 0])

    def bot(_view: Any, _legal: Any, _rng: Any, _shown: Any) -> Any:
        move = next(theirs, None)
        if move is None:
            raise EOFError
        return move

    typist = Typist(mine)
    bots = (bot,) * (options.seats - 1)
    with suppress(EOFError):
        table(typist, game, options, deal=deal, bots=bots, published="0" * 64).play()
    return typist.printed


def swapped_stock(deal: Any, rng: Random) -> Iterator[Any]:
    while True:
        stock = list(deal.stock)
        one, other = rng.sample(range(len(stock)), 2)
        stock[one], stock[other] = stock[other], stock[one]
        yield replace(deal, stock=tuple(stock))


def swapped_hands(deal: Any, rng: Random) -> Iterator[Any]:
    """Deals in which two hidden hands have swapped one card."""
    while True:
        one, other = rng.sample(range(1, len(deal.hands)), 2)
        hands = [list(hand) for hand in deal.hands]
        i, j = rng.randrange(len(hands[one])), rng.randrange(len(hands[other]))
        hands[one][i], hands[other][j] = hands[other][j], hands[one][i]
        yield replace(deal, hands=tuple(map(tuple, hands)))


def unseen_by_seat_0(game: Any, options: Any, deal: Any, other: Any, script: Script) -> bool:
    """Whether seat 0's views and redacted events are the same in both worlds, move by move."""
    me = Seat(0)
    here, there = game.start(options, deal), game.start(options, other)
    if other == deal or game.view(here, me) != game.view(there, me):
        return False
    for seat, move in script:
        try:
            one, two = game.apply(here, seat, move), game.apply(there, seat, move)
        except SplittableError:
            return False
        here, there = one.state, two.state
        if game.view(here, me) != game.view(there, me):
            return False
        if [game.redact(e, me) for e in one.events] != [game.redact(e, me) for e in two.events]:
            return False
    return True


@pytest.mark.parametrize(
    "name, raw, moves, worlds",
    [
        ("split-it", {"seats": 4}, 40, swapped_stock),
        ("split-it", {"seats": 2}, 30, swapped_stock),
        ("splito", {"seats": 4}, 7, swapped_hands),
        ("splito", {"seats": 5, "show_side": True}, 14, swapped_hands),
        ("split", {"seats": 4}, 30, swapped_hands),
        ("split", {"seats": 3}, 40, swapped_stock),
        ("split", {"seats": 3, "bluff_resets": True}, 40, swapped_stock),
        ("split", {"seats": 4, "mode": "cooperative"}, 10, swapped_hands),
    ],
)
def test_two_deals_that_seat_0_cannot_tell_apart_print_the_same(
    name: str, raw: dict[str, Any], moves: int, worlds: Any
) -> None:
    game = GAMES[name]
    options = game.read_options(raw)
    compared = 0
    for seed in range(200):
        rng = stream(seed, name)
        deal = game.deal(options, rng)
        script = random_script(game, options, deal, moves, rng)
        for _, other in zip(range(10), worlds(deal, rng), strict=False):
            if unseen_by_seat_0(game, options, deal, other, script):
                assert printed(game, options, deal, script) == printed(game, options, other, script)
                compared += 1
                break
        if compared == 3:
            return
    raise AssertionError("no two such deals found")
