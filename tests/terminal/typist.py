"""Simulated players for tests: one types lines from a list, one follows every hint."""

import io
import re
from collections.abc import Iterable, Sequence
from itertools import repeat
from random import Random
from typing import Any

from splittable.bots import BOTS
from splittable.bots.bot import AnyBot
from splittable.core.chance import stream
from splittable.core.fairness import commitment
from splittable.core.game import AnyGame
from splittable.terminal.boards import BOARDS
from splittable.terminal.screen import Screen, console_on
from splittable.terminal.solo import Seating, SoloTable

NAMES = ("Nora", "Ada", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus")


class Typist:
    """Types `lines` one by one, then ends the input. Records everything that was printed."""

    def __init__(self, lines: Iterable[str] = (), confirming: Iterable[str] | None = None) -> None:
        self.out = io.StringIO()
        self.screen = Screen(console_on(self.out), self.type)
        self._lines = iter(lines)
        self._confirming = repeat("y") if confirming is None else iter(confirming)

    @property
    def printed(self) -> str:
        return self.out.getvalue()

    def type(self, prompt: str) -> str:
        line = next(self._lines if prompt == "> " else self._confirming, None)
        if line is None:
            raise EOFError
        self.out.write(f"{prompt}{line}\n")
        return line


class HintTypist(Typist):
    """Follows the hint at every move, and answers yes to every question."""

    def type(self, prompt: str) -> str:
        *_, move, _why = ["", *self.printed.rstrip().rsplit("\n", 2)]
        hint = re.fullmatch(r"Hint: (.*)", move)
        line = "y" if prompt != "> " else hint[1] if hint else "hint"
        self.out.write(f"{prompt}{line}\n")
        return line


def seated(
    game: AnyGame,
    options: Any,
    *,
    deal: Any = None,
    bots: Sequence[AnyBot] | None = None,
    seed: int = 1,
    salt: bytes = bytes(32),
    published: str | None = None,
    talk: bool = True,
) -> Seating:
    advice = Random(seed)
    deal = deal or game.deal(options, stream(seed, "deal"))
    return Seating(
        game=game,
        board=BOARDS[game.name],
        options=options,
        names=NAMES[: options.seats],
        deal=deal,
        bots=bots or (BOTS[game.name]["rules-of-thumb"],) * (options.seats - 1),
        adviser=BOTS[game.name]["rules-of-thumb"],
        rng=stream(seed, "bots"),
        advice_rng=lambda: advice,
        commitment=published or commitment(salt, game.write_deal(deal)),
        salt=salt,
        talk=talk,
    )


def table(typist: Typist, game: AnyGame, options: Any, **more: Any) -> SoloTable:
    return SoloTable(seated(game, options, **more), typist.screen)
