"""A bot for Split: it tries every move in imagined worlds and plays what wins most often."""

from collections.abc import Sequence
from random import Random
from typing import Final

from splittable import BotPlugin
from splittable.games import ENCODINGS
from splittable.games.split.moves import Move
from splittable.games.split.view import View
from splittable.sim import Simulator

WORLDS: Final = 200


def choose(view: View, legal: tuple[Move, ...], rng: Random, shown: Sequence[object]) -> Move:  # noqa: ARG001  every bot has these parameters
    simulator = Simulator("split", view.options)
    action = ENCODINGS["split"].action
    actions = [action(view.options, move) for move in legal]
    tried = simulator.from_view(view, WORLDS, rng).repeat(len(legal))
    tried.apply([view.seat or 0] * len(tried), actions * WORLDS)
    played = tried.play_out(rng.getrandbits(32), "rules-of-thumb")
    won = played.winners[:, view.seat].reshape(WORLDS, len(legal))
    return legal[int(won.mean(axis=0).argmax())]


PLUGIN: Final = BotPlugin("split", "sampling", choose)
