"""A node of the game tree as a value: what chance has drawn, or a position and the way to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from splittable.adapters.openspiel.terms import Terms
from splittable.adapters.openspiel.text import fields_of, lines_of, written
from splittable.core.errors import IllegalMove, Invalid, InvalidArgument
from splittable.core.seats import Seat, all_seats
from splittable.core.validation import join_limited


@dataclass(frozen=True, slots=True)
class Memory:
    """All that a seat has seen and done: nothing that another seat alone could know."""

    log: str  # its first view, then line by line its moves, every event and change as it saw them
    actions: tuple[int, ...]  # its own, in order


@dataclass(frozen=True, slots=True)
class Dealing:
    """Chance is at work, and no seat has seen anything."""

    drawn: tuple[int, ...] = ()

    def __deepcopy__(self, _memo: object) -> "Dealing":
        return self


@dataclass(frozen=True, slots=True, eq=False)
class Playing:
    """A position, and the way to it as far as anybody remembers.

    A node tells what a seat saw only when asked: games that are merely played out tell nothing.
    """

    terms: Terms
    state: Any  # of the rules
    step: "Step | None" = None  # that led here; None at the first node of a way
    remembered: Mapping[Seat, Memory] = field(default_factory=dict)  # from before the first node

    def __deepcopy__(self, _memo: object) -> "Playing":
        return self  # OpenSpiel clones a state by copying all it has

    def __reduce__(self) -> tuple[Any, ...]:
        """The way is pickled as what the seats remember of it: node by node it goes too deep."""
        seats = all_seats(self.terms.options.seats)
        return Playing, (
            self.terms,
            self.state,
            None,
            {seat: self.memory(seat) for seat in seats},
        )

    @property
    def waiting(self) -> frozenset[Seat]:
        return self.terms.rules.to_act(self.state)

    def choices(self, seat: Seat) -> list[int]:
        """The actions this seat may choose now, ascending."""
        encoding, options = self.terms.encoding, self.terms.options
        legal = self.terms.rules.legal(self.state, seat)
        return sorted([encoding.action(options, move) for move in legal])

    def after(self, seat: Seat, action: int) -> "Playing":
        """Raises InvalidArgument for an action that the rules do not allow."""
        terms = self.terms
        try:
            move = terms.encoding.move(terms.options, action)
            made = terms.rules.apply(self.state, seat, move)
        except (Invalid, IllegalMove):
            allowed = join_limited(self.choices(seat)) or "nothing"
            problem = f"seat {seat} may not choose {action} now; it may choose {allowed}"
            raise InvalidArgument("action", problem) from None
        return Playing(terms, made.state, Step(self, seat, action, move, made.events))

    def imagined(self, seat: Seat, rng: Random) -> "Playing":
        """A position this seat cannot tell from this one; the others only begin to look at it."""
        view = self.terms.rules.view(self.state, seat)
        world = self.terms.rules.imagine(view, rng)
        return Playing(self.terms, world, remembered={seat: self.memory(seat)})

    def seen_by(self, seat: Seat) -> dict[str, object]:
        """The seat's view, field by field."""
        return fields_of(self.terms.rules.view(self.state, seat))

    def memory(self, seat: Seat) -> Memory:
        node, lines, actions = self, [], []
        while node.step is not None:
            lines.append(node.step.told(seat, node))
            if node.step.seat == seat:
                actions.append(node.step.action)
            node = node.step.before
        first = node.remembered.get(seat) or Memory("\n".join(lines_of(node.seen_by(seat))), ())
        log = "\n".join([first.log, *reversed(lines)])
        return Memory(log, (*first.actions, *reversed(actions)))


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """The move from one node to the next."""

    before: Playing
    seat: Seat
    action: int
    move: Any  # the same, as the rules know it
    events: tuple[Any, ...]
    _told: dict[Seat, str] = field(default_factory=dict, init=False)  # so far: all ask again

    def told(self, seat: Seat, after: Playing) -> str:
        """In lines, what this seat saw: its own move, events, and what changed in its view."""
        if seat not in self._told:
            own = [f"> {self.move}"] if seat == self.seat else []
            events = [written(after.terms.rules.redact(event, seat)) for event in self.events]
            earlier, now = self.before.seen_by(seat), after.seen_by(seat)
            changes = {name: value for name, value in now.items() if value != earlier[name]}
            self._told[seat] = "\n".join([*own, *events, *lines_of(changes)])
        return self._told[seat]


Node: TypeAlias = Dealing | Playing


def after_draw(terms: Terms, node: Dealing, outcome: int) -> Node:
    """Raises InvalidArgument for what chance cannot bring."""
    possible = [draw.outcome for draw in terms.draws(node.drawn)]
    if outcome not in possible:
        problem = f"chance cannot draw {outcome} now; it may draw {join_limited(possible)}"
        raise InvalidArgument("action", problem)
    drawn = (*node.drawn, outcome)
    if terms.draws(drawn):
        return Dealing(drawn)
    return Playing(terms, terms.rules.start(terms.options, terms.deal(drawn)))
