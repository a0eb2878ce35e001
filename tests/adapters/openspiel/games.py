"""OpenSpiel game strings for the tests, and random play through OpenSpiel."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import pyspiel
import pytest

from splittable.adapters.openspiel import SplittableGame, SplittableState
from splittable.adapters.openspiel.node import Playing
from splittable.core.seats import Seat
from tests.support.play import Playout
from tests.support.reduced import TWENTY

TWENTY_CARDS: Final = f"cards={' '.join(map(str, TWENTY))}"

TOGETHER: Final = (  # games with simultaneous nodes
    "python_split_it()",
    "python_split_it(remove_after_every_split=True)",
    "python_split_it(seats=3)",
    "python_split_it(seats=4)",
    "python_split_it(seats=4,cards=1 2 2 3 3 3 0 4 4 4 0 5 5)",
    "python_split_it(cards=1 2 2 3 0,deals=3)",
    "python_splito(seats=2)",
    "python_splito(seats=3,value_at_least=True)",
    "python_splito(seats=4,show_side=True)",
    "python_splito(seats=8,deals=1)",
    "python_split(seats=3,bluff_resets=True,turn_limit=40)",
    "python_split(seats=5,bluff_resets=True,reset_keeps_direction=True,turn_limit=25)",
)
IN_TURN: Final = (  # games without simultaneous nodes
    "python_split_it(seats=3,turn_based=True)",
    "python_splito(seats=3,show_side=True,turn_based=True)",
    "python_split()",
    "python_split(seats=2,bluff_resets=True,turn_limit=40)",
    "python_split(seats=3,bluff_resets=True,turn_limit=40,turn_based=True)",
    "python_split(seats=3,reset_keeps_direction=True)",
    "python_split(seats=5)",
    "python_split(seats=3,mode=cooperative)",
    "python_split(seats=4,mode=cooperative,helpers=none)",
    "python_split(seats=5,mode=cooperative,helpers=zero,deals=5)",
    f"python_split({TWENTY_CARDS},hand=3,turn_limit=12)",
    f"python_split(seats=3,mode=cooperative,{TWENTY_CARDS},hand=2)",
)
GAMES: Final = (*TOGETHER, *IN_TURN)
SHORT: Final = {*TOGETHER[1::3], *IN_TURN[::3]}  # every game, turn-based and simultaneous


def each_of(texts: Sequence[str]) -> pytest.MarkDecorator:
    """Parametrize a test with these games; in the short run, only with some."""
    later = pytest.mark.all_tier
    games = [pytest.param(each, marks=() if each in SHORT else later) for each in texts]
    return pytest.mark.parametrize("text", games)


def load(text: str) -> SplittableGame:
    game: SplittableGame = pyspiel.load_game(text)
    return game


def go_on(state: SplittableState, rng: Random) -> None:
    """Apply one random step: of chance, of one seat or of several at once."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([rng.choice(actions or [0]) for actions in legal])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def positions(game: SplittableGame, seed: int, *, every: int = 1) -> list[SplittableState]:
    """The states of one random game, from the first decision to the end."""
    rng = Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        go_on(state, rng)
    found: list[SplittableState] = [state.clone()]
    while not state.is_terminal():
        go_on(state, rng)
        found.append(state.clone())
    return [*found[:-1:every], found[-1]]


def by_the_rules(state: SplittableState) -> Any:
    """The state of our rules."""
    assert isinstance(state.node, Playing)
    return state.node.state


def state_after(game: SplittableGame, playout: Playout) -> SplittableState:
    """The OpenSpiel state of a game played by the rules: this deal and these moves."""
    terms = game.terms
    node = Playing(terms, terms.rules.start(terms.options, playout.deal))
    for seat, move in playout.moves:
        node = node.after(Seat(seat), terms.encoding.action(terms.options, move))
    state = game.new_initial_state()
    state.node = node
    return state
