"""A scenario: a deal, first moves and a policy for the rest, which give one golden record."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from splittable.core.fairness import commitment
from splittable.core.game import AnyGame, Outcome
from splittable.core.record import Position, Record, replay, result_of, seat_names
from splittable.core.seats import Seat

Policy: TypeAlias = Callable[[Any, Seat, Sequence[Any], Random], Any]  # state, seat, legal, rng

FOLDER = Path(__file__).parent
LONGEST = 1_100  # moves: a golden record is read by people


def at_random(_state: Any, _seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
    return rng.choice(legal)


@dataclass(frozen=True)
class Story:
    """A record as it replays: what its scenario promised must be found in it."""

    positions: tuple[Position, ...]
    outcome: Outcome

    @property
    def last(self) -> Any:
        return self.positions[-1].state

    def events(self, kind: type[Any]) -> list[Any]:
        return [event for place in self.positions for event in place.events if type(event) is kind]

    def moves(self, kind: type[Any]) -> list[Any]:
        return [place.move for place in self.positions if type(place.move) is kind]

    def any_state(self, holds: Callable[[Any], bool]) -> bool:
        return any(holds(place.state) for place in self.positions)


@dataclass(frozen=True)
class Scenario:
    game: AnyGame
    name: str  # of the file, for what it shows
    shows: tuple[str, ...]  # numbered paragraphs of the game's rules
    options: Any
    deal: Any
    check: Callable[[Story], bool]  # whether the record shows what its name says
    opening: tuple[tuple[int, str], ...] = ()
    policy: Policy = at_random
    seed: int = 0
    names: tuple[str, ...] | None = None
    committed: bool = False  # published with a commitment and its salt

    @property
    def path(self) -> Path:
        return FOLDER / self.game.name / f"{self.name}.json"


def play_scenario(scenario: Scenario) -> Record:
    """The whole game: the opening, then the policy; of seats that choose at once, lowest first."""
    game, options = scenario.game, scenario.options
    state = game.start(options, scenario.deal)
    moves: list[tuple[Seat, Any]] = []
    for number, text in scenario.opening:
        moves.append((Seat(number), game.read_move(options, text)))
        state = game.apply(state, *moves[-1]).state
    rng = Random(f"{game.name} {scenario.name} {scenario.seed}")
    while waiting := game.to_act(state):
        seat = min(waiting)
        moves.append((seat, scenario.policy(state, seat, game.legal(state, seat), rng)))
        state = game.apply(state, *moves[-1]).state
        assert len(moves) <= LONGEST, f"{scenario.name} has no end"
    salt = sha256(scenario.name.encode()).digest() if scenario.committed else None
    return Record(
        game=game,
        options=options,
        names=scenario.names or seat_names(options.seats),
        deal=scenario.deal,
        moves=tuple(moves),
        result=result_of(game.outcome(state)),
        commitment=commitment(salt, game.write_deal(scenario.deal)) if salt else None,
        salt=salt,
    )


def story_of(record: Record) -> Story:
    positions = tuple(replay(record))
    outcome = record.game.outcome(positions[-1].state)
    assert outcome is not None
    return Story(positions, outcome)
