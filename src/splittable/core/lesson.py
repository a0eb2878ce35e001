"""A lesson: a game with a known deal, and a coach who says one thing at a time and then waits.

It begins with some moves already played. Then come its steps, in order: something to read, or a
move that the learner is asked for, with what the others answer. How far a lesson has come follows
from the moves played so far and from nothing else.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from splittable.core.errors import IllegalMove, Invalid, Mismatch
from splittable.core.game import AnyGame
from splittable.core.record import read_moves
from splittable.core.seats import Seat
from splittable.core.validation import (
    as_integer,
    as_list,
    as_object,
    as_one_of,
    as_text,
    short_repr,
)

ANY: Final = "any"  # in the place of a list: every legal move
_WORD: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the coach says; without a move it is read and gone on from."""

    says: str  # the message's id; every client words it in its language
    otherwise: str | None  # said instead to who has just played another move than the taught one
    at: str | None  # what it points at: a place on the table that every client knows
    move: Any | None  # what the learner is asked for
    also: tuple[Any, ...]  # other moves with which the lesson can go on
    is_free: bool  # it can with any


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    game: AnyGame
    options: Any
    deal: Any
    seat: Seat  # the learner's
    opening: tuple[tuple[Seat, Any], ...]  # moves that are already played
    steps: tuple[Step, ...]
    replies: Mapping[Seat, tuple[Any, ...]]  # by seat, what the others play after the opening
    ends: str | None  # the reason of the outcome with which it ends; None: the game goes on

    @property
    def asks(self) -> tuple[int, ...]:
        """Places of the steps that wait for a move."""
        return tuple(at for at, step in enumerate(self.steps) if step.move is not None)


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a lesson stands between two moves of the learner."""

    first: int  # the place of the first step that can be read now
    steps: tuple[Step, ...]  # from there to the one that waits for a move, or to the end
    strayed: bool  # the learner's last move was not the taught one

    @property
    def wanted(self) -> Step | None:
        """The step that waits for the learner's move; None: the lesson asks for no more."""
        return self.steps[-1] if self.steps and self.steps[-1].move is not None else None

    def said(self, step: Step) -> str:
        is_first = bool(self.steps) and step is self.steps[0]
        return step.otherwise if self.strayed and is_first and step.otherwise else step.says


def progress(lesson: Lesson, moves: Sequence[tuple[Seat, Any]]) -> Progress:
    """How far the lesson has come with these moves of its game."""
    mine, asks = played_since(lesson, moves, lesson.seat), lesson.asks
    done = min(len(mine), len(asks))
    first = asks[done - 1] + 1 if done else 0
    end = asks[done] + 1 if done < len(asks) else len(lesson.steps)
    strayed = done > 0 and mine[done - 1] != lesson.steps[asks[done - 1]].move
    return Progress(first, lesson.steps[first:end], strayed)


def played_since(lesson: Lesson, moves: Sequence[tuple[Seat, Any]], seat: Seat) -> tuple[Any, ...]:
    """What this seat has played since the opening."""
    return tuple(move for mover, move in moves[len(lesson.opening) :] if mover == seat)


def goes_on_with(step: Step, move: Any, legal: Sequence[Any]) -> bool:
    """Whether the lesson can go on with this move; where the taught one is not legal any more, it
    has to with whatever is played."""
    return move == step.move or step.is_free or move in step.also or step.move not in legal


def scripted(lesson: Lesson, moves: Sequence[tuple[Seat, Any]], seat: Seat) -> Any | None:
    """What the script has this seat play next; None: it says no more."""
    replies, made = lesson.replies.get(seat, ()), len(played_since(lesson, moves, seat))
    return replies[made] if made < len(replies) else None


# Reading


def read_lesson(
    name: str, text: str, games: Mapping[str, AnyGame], places: Mapping[str, re.Pattern[str]]
) -> Lesson:
    """`places` are what the coach may point at, by game."""
    try:
        parsed = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Invalid(f"lesson {name}", f"not TOML: {error}") from None
    raw = as_object(
        parsed,
        f"lesson {name}",
        required=("game", "options", "deal", "steps"),
        optional=("seat", "opening", "ends"),
    )
    game = games[as_one_of(raw["game"], "game", list(games))]
    known = [option.name for option in game.options]
    options = game.read_options(as_object(raw["options"], "options", required=(), optional=known))
    seat = Seat(as_integer(raw.get("seat", 0), "seat", 0, options.seats - 1))
    read = _Reading(name, game, options, seat, places[game.name])
    entries = as_list(raw["steps"], "steps")
    steps = tuple(read.step(entry, f"steps[{place}]") for place, entry in enumerate(entries))
    return Lesson(
        name=name,
        game=game,
        options=options,
        deal=game.read_deal(options, raw["deal"]),
        seat=seat,
        opening=read_moves(raw.get("opening", []), "opening", game, options),
        steps=steps,
        replies={other: tuple(moves) for other, moves in read.replies.items()},
        ends=as_one_of(raw["ends"], "ends", game.reasons) if "ends" in raw else None,
    )


class _Reading:
    """The steps of one lesson, and what the others answer to them."""

    def __init__(
        self, name: str, game: AnyGame, options: Any, seat: Seat, places: re.Pattern[str]
    ) -> None:
        self._name = name
        self._game = game
        self._options = options
        self._seat = seat
        self._places = places
        self._needs_otherwise = False  # the step before can be passed by another move
        self.replies: dict[Seat, list[Any]] = {}

    def step(self, raw: object, where: str) -> Step:
        fields = as_object(
            raw, where, required=("says",), optional=("otherwise", "at", "move", "also", "then")
        )
        self._check_move_is_there(fields, where)
        if self._needs_otherwise and "otherwise" not in fields:
            raise Invalid(where, "after a move with 'also' the next step needs an 'otherwise'")
        also = fields.get("also", [])
        is_free = also == ANY
        self._needs_otherwise = bool(also)
        for seat, move in read_moves(
            fields.get("then", []), f"{where}.then", self._game, self._options
        ):
            if seat == self._seat:
                raise Invalid(f"{where}.then", f"seat {seat} is the learner's own")
            self.replies.setdefault(seat, []).append(move)
        return Step(
            says=self._message(fields["says"], f"{where}.says"),
            otherwise=self._optional_message(fields, f"{where}.otherwise"),
            at=self._place(fields.get("at"), f"{where}.at"),
            move=self._move(fields.get("move"), f"{where}.move"),
            also=() if is_free else self._also(also, f"{where}.also"),
            is_free=is_free,
        )

    def _check_move_is_there(self, fields: Mapping[str, object], where: str) -> None:
        for key in ("also", "then"):
            if key in fields and "move" not in fields:
                raise Invalid(where, f"{key!r} goes with a 'move'")

    def _message(self, raw: object, where: str) -> str:
        word = as_text(raw, where)
        if not _WORD.fullmatch(word):
            raise Invalid(where, f"expected words such as 'first-cut', found {short_repr(word)}")
        return f"{self._name}-{word}"

    def _optional_message(self, fields: Mapping[str, object], where: str) -> str | None:
        return self._message(fields["otherwise"], where) if "otherwise" in fields else None

    def _place(self, raw: object, where: str) -> str | None:
        if raw is None:
            return None
        place = as_text(raw, where)
        if not self._places.fullmatch(place):
            raise Invalid(where, f"{short_repr(place)} is no place of {self._game.title}'s table")
        return place

    def _move(self, raw: object, where: str) -> Any | None:
        return None if raw is None else self._game.read_move(self._options, as_text(raw, where))

    def _also(self, raw: object, where: str) -> tuple[Any, ...]:
        return tuple(
            self._move(each, f"{where}[{n}]") for n, each in enumerate(as_list(raw, where))
        )


# Checking


def check_lesson(lesson: Lesson) -> None:
    """Play it as it is taught; raises Mismatch at the first thing the rules do not allow, or where
    it does not end as it says."""
    game, moves = lesson.game, list(lesson.opening)
    state = game.start(lesson.options, lesson.deal)
    for seat, move in moves:
        state = _applied(lesson, state, seat, move)
    while (wanted := progress(lesson, moves).wanted) is not None:
        state = answered(lesson, state, moves)
        state = _applied(lesson, state, lesson.seat, wanted.move)
        moves.append((lesson.seat, wanted.move))
    outcome = game.outcome(answered(lesson, state, moves))
    reason = None if outcome is None else outcome.reason
    if reason != lesson.ends:
        raise Mismatch(
            f"lesson {lesson.name}: ends with {short_repr(reason)}, not {short_repr(lesson.ends)}"
        )


def answered(lesson: Lesson, state: Any, moves: list[tuple[Seat, Any]]) -> Any:
    """The state after all that others play before the learner is asked again; written down in
    `moves`. Raises Mismatch where the script has nothing legal for a seat, unless it is spent."""
    game = lesson.game
    while lesson.seat not in (waiting := game.to_act(state)) and waiting:
        seat = min(waiting)
        move = scripted(lesson, moves, seat)
        if move is None:
            if progress(lesson, moves).wanted is None:
                return state
            raise Mismatch(f"lesson {lesson.name}: seat {seat} has nothing to play, {len(moves)}")
        state = _applied(lesson, state, seat, move)
        moves.append((seat, move))
    return state


def _applied(lesson: Lesson, state: Any, seat: Seat, move: Any) -> Any:
    try:
        return lesson.game.apply(state, seat, move).state
    except IllegalMove as error:
        raise Mismatch(f"lesson {lesson.name}: {error}") from error
