"""Lessons: guided games with a fixed deal, in which a coach leads the learner step by step.

A lesson begins with some moves already played. Each of its steps is a text to read, or asks the
learner for a move and scripts the other seats' replies. Progress depends only on the moves played.
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

ANY: Final = "any"  # instead of a list of moves: every legal move
_WORD: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Step:
    """One thing the coach says, and optionally the move it asks for."""

    says: str  # id of a text, which every client translates
    otherwise: str | None  # text id if the learner's last move was not the taught one
    at: str | None  # the place on the table it points at, one of `LessonFiles.places`
    move: Any | None  # the move the learner is asked for; None: there is only a text to read
    also: tuple[Any, ...]  # other moves that the lesson accepts
    is_free: bool  # the lesson accepts any legal move


@dataclass(frozen=True, slots=True)
class LessonFiles:
    """Where a game's lessons are, and what their steps may point at."""

    package: str  # the package that contains the files
    files: Mapping[str, str]  # by the lesson's name
    places: re.Pattern[str]  # on the table; clients highlight them


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    game: AnyGame
    options: Any
    deal: Any
    seat: Seat  # the learner's
    opening: tuple[tuple[Seat, Any], ...]  # moves already played when the lesson begins
    steps: tuple[Step, ...]
    replies: Mapping[Seat, tuple[Any, ...]]  # by seat: scripted moves after the opening, in order
    ends: str | None  # `Outcome.reason` at its end; None: the game is not over by then

    @property
    def asks(self) -> tuple[int, ...]:
        """Indices of the steps that ask for a move."""
        return tuple(at for at, step in enumerate(self.steps) if step.move is not None)


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of a lesson between two moves of the learner."""

    first: int  # index of the first step to show now
    steps: tuple[Step, ...]  # from there to the next step that asks for a move, or to the end
    strayed: bool  # the learner's last move was not the taught one

    @property
    def wanted(self) -> Step | None:
        """The step that waits for the learner's move; None: no step asks for another move."""
        return self.steps[-1] if self.steps and self.steps[-1].move is not None else None

    def said(self, step: Step) -> str:
        """The text id to show for this step."""
        is_first = bool(self.steps) and step is self.steps[0]
        return step.otherwise if self.strayed and is_first and step.otherwise else step.says


def progress(lesson: Lesson, moves: Sequence[tuple[Seat, Any]]) -> Progress:
    """The lesson's progress after these moves, which include the opening."""
    mine, asks = played_since(lesson, moves, lesson.seat), lesson.asks
    done = min(len(mine), len(asks))
    first = asks[done - 1] + 1 if done else 0
    end = asks[done] + 1 if done < len(asks) else len(lesson.steps)
    strayed = done > 0 and mine[done - 1] != lesson.steps[asks[done - 1]].move
    return Progress(first, lesson.steps[first:end], strayed)


def played_since(lesson: Lesson, moves: Sequence[tuple[Seat, Any]], seat: Seat) -> tuple[Any, ...]:
    """This seat's moves since the opening."""
    return tuple(move for mover, move in moves[len(lesson.opening) :] if mover == seat)


def goes_on_with(step: Step, move: Any, legal: Sequence[Any]) -> bool:
    """Whether the lesson accepts this move; any move, if the taught one is no longer legal."""
    return move == step.move or step.is_free or move in step.also or step.move not in legal


def scripted_move(lesson: Lesson, moves: Sequence[tuple[Seat, Any]], seat: Seat) -> Any | None:
    """This seat's next move in the script; None if it has no more."""
    replies, made = lesson.replies.get(seat, ()), len(played_since(lesson, moves, seat))
    return replies[made] if made < len(replies) else None


# Reading


def read_lesson(
    name: str, text: str, games: Mapping[str, AnyGame], places: Mapping[str, re.Pattern[str]]
) -> Lesson:
    """Parse a lesson from TOML; raises Invalid.

    `places` has a pattern for each game: the places on its table that a step may point at.
    """
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
    read = _StepReader(name, game, options, seat, places[game.name])
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


class _StepReader:
    """Parses the steps of one lesson and collects the other seats' replies."""

    def __init__(
        self, name: str, game: AnyGame, options: Any, seat: Seat, places: re.Pattern[str]
    ) -> None:
        self._name = name
        self._game = game
        self._options = options
        self._seat = seat
        self._places = places
        self._needs_otherwise = False  # the previous step accepts more than one move
        self.replies: dict[Seat, list[Any]] = {}

    def step(self, raw: object, where: str) -> Step:
        fields = as_object(
            raw, where, required=("says",), optional=("otherwise", "at", "move", "also", "then")
        )
        self._check_move_is_there(fields, where)
        if self._needs_otherwise and "otherwise" not in fields:
            raise Invalid(where, "'otherwise' is missing: the previous step has 'also'")
        also = fields.get("also", [])
        is_free = also == ANY
        self._needs_otherwise = bool(also)
        for seat, move in read_moves(
            fields.get("then", []), f"{where}.then", self._game, self._options
        ):
            if seat == self._seat:
                raise Invalid(f"{where}.then", f"seat {seat} is the learner's")
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
                raise Invalid(where, f"{key!r} requires a 'move'")

    def _message(self, raw: object, where: str) -> str:
        word = as_text(raw, where)
        if not _WORD.fullmatch(word):
            raise Invalid(where, f"expected an id such as 'first-cut', found {short_repr(word)}")
        return f"{self._name}-{word}"

    def _optional_message(self, fields: Mapping[str, object], where: str) -> str | None:
        return self._message(fields["otherwise"], where) if "otherwise" in fields else None

    def _place(self, raw: object, where: str) -> str | None:
        if raw is None:
            return None
        place = as_text(raw, where)
        if not self._places.fullmatch(place):
            title = self._game.title
            raise Invalid(where, f"{short_repr(place)} is not a place on a table of {title}")
        return place

    def _move(self, raw: object, where: str) -> Any | None:
        return None if raw is None else self._game.read_move(self._options, as_text(raw, where))

    def _also(self, raw: object, where: str) -> tuple[Any, ...]:
        return tuple(
            self._move(each, f"{where}[{n}]") for n, each in enumerate(as_list(raw, where))
        )


# Checking


def check_lesson(lesson: Lesson) -> None:
    """Play a lesson with the taught moves; raises Mismatch at an illegal move or a wrong ending."""
    game, moves = lesson.game, list(lesson.opening)
    state = game.start(lesson.options, lesson.deal)
    for seat, move in moves:
        state = _apply(lesson, state, seat, move)
    while (wanted := progress(lesson, moves).wanted) is not None:
        state = play_replies(lesson, state, moves)
        state = _apply(lesson, state, lesson.seat, wanted.move)
        moves.append((lesson.seat, wanted.move))
    outcome = game.outcome(play_replies(lesson, state, moves))
    reason = None if outcome is None else outcome.reason
    if reason != lesson.ends:
        raise Mismatch(
            f"lesson {lesson.name}: ends with {short_repr(reason)}, not {short_repr(lesson.ends)}"
        )


def play_replies(lesson: Lesson, state: Any, moves: list[tuple[Seat, Any]]) -> Any:
    """Play the scripted replies until the learner must move; appends them to `moves`.

    Returns the new state. Raises Mismatch if a reply is missing or illegal. After the last step
    that asks for a move, replies may be missing.
    """
    game = lesson.game
    while lesson.seat not in (waiting := game.to_act(state)) and waiting:
        seat = min(waiting)
        move = scripted_move(lesson, moves, seat)
        if move is None:
            if progress(lesson, moves).wanted is None:
                return state
            made = len(moves)
            raise Mismatch(f"lesson {lesson.name}: no reply of seat {seat} after {made} moves")
        state = _apply(lesson, state, seat, move)
        moves.append((seat, move))
    return state


def _apply(lesson: Lesson, state: Any, seat: Seat, move: Any) -> Any:
    try:
        return lesson.game.apply(state, seat, move).state
    except IllegalMove as error:
        raise Mismatch(f"lesson {lesson.name}: {error}") from error
