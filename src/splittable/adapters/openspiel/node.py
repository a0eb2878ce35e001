"""Immutable nodes of the game tree: the draws of chance so far, or a position and its history."""

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
    """Everything a seat has seen and done. It contains no other seat's secrets."""

    log: str  # its first view, then its moves, events and view changes as it saw them, by line
    actions: tuple[int, ...]  # its own, in order


@dataclass(frozen=True, slots=True)
class Dealing:
    """A chance node. No seat has seen anything yet."""

    drawn: tuple[int, ...] = ()  # outcomes so far, seen by nobody

    def __deepcopy__(self, _memo: object) -> "Dealing":
        return self


@dataclass(frozen=True, slots=True, eq=False)
class Playing:
    """A position with its history.

    What a seat saw is computed only on request, so plain playouts don't pay for it.
    """

    terms: Terms
    state: Any  # of the rules, secrets included
    step: "Step | None" = None  # the step that led here; None at the first node of a history
    remembered: Mapping[Seat, Memory] = field(default_factory=dict)  # from before the first node

    def __deepcopy__(self, _memo: object) -> "Playing":
        return self  # immutable; OpenSpiel clones a state with deepcopy

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the history as the seats' memories: pickling node by node recurses too deep."""
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
        """The seat's legal actions, ascending."""
        encoding, options = self.terms.encoding, self.terms.options
        legal = self.terms.rules.legal(self.state, seat)
        return sorted([encoding.action(options, move) for move in legal])

    def after(self, seat: Seat, action: int) -> "Playing":
        """The node after this action. Raises InvalidArgument if it is illegal."""
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
        """A position that this seat can't tell from this one. Other seats have no memory of it."""
        view = self.terms.rules.view(self.state, seat)
        world = self.terms.rules.imagine(view, rng)
        return Playing(self.terms, world, remembered={seat: self.memory(seat)})

    def seen_by(self, seat: Seat) -> dict[str, object]:
        """The seat's view, field by field."""
        return fields_of(self.terms.rules.view(self.state, seat))

    def memory(self, seat: Seat) -> Memory:
        node, lines, actions = self, [], []
        while node.step is not None:
            lines.append(node.step.seen_by(seat, node))
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
    move: Any  # the same choice, as the rules know it
    events: tuple[Any, ...]  # not redacted
    _seen: dict[Seat, str] = field(default_factory=dict, init=False)  # cache of `seen_by`

    def seen_by(self, seat: Seat, after: Playing) -> str:
        """What this seat saw, line by line: its own move, the events, the changes of its view."""
        if seat not in self._seen:
            own = [f"> {self.move}"] if seat == self.seat else []
            events = [written(after.terms.rules.redact(event, seat)) for event in self.events]
            earlier, now = self.before.seen_by(seat), after.seen_by(seat)
            changes = {name: value for name, value in now.items() if value != earlier[name]}
            self._seen[seat] = "\n".join([*own, *events, *lines_of(changes)])
        return self._seen[seat]


Node: TypeAlias = Dealing | Playing


def after_draw(terms: Terms, node: Dealing, outcome: int) -> Node:
    """The node after this chance outcome. Raises InvalidArgument if it isn't possible."""
    possible = [draw.outcome for draw in terms.draws(node.drawn)]
    if outcome not in possible:
        problem = f"chance cannot draw {outcome} now; it may draw {join_limited(possible)}"
        raise InvalidArgument("action", problem)
    drawn = (*node.drawn, outcome)
    if terms.draws(drawn):
        return Dealing(drawn)
    return Playing(terms, terms.rules.start(terms.options, terms.deal(drawn)))
