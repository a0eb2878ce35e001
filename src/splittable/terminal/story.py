"""Shows recorded games: narrated as a whole, one position as a table, or one line in a list."""

from collections.abc import Iterator

from splittable.core.record import Position, Record, replay
from splittable.core.seats import Seat, all_seats
from splittable.terminal.board import Sentence
from splittable.terminal.boards import BOARDS
from splittable.terminal.screen import Screen, bold
from splittable.terminal.words import Names, counted


def narrate_game(record: Record, seat: Seat | None, screen: Screen) -> None:
    """Narrate the game and explain its score; for a seat, only what that seat saw."""
    board, names = BOARDS[record.game.name], Names(record.names)
    positions = list(replay(record))  # replay all of it before showing anything: it may be broken
    _begin(record, seat, screen)
    for line in _whole_story(record, positions, seat, names):
        screen.show(bold(line.text) if line.heading else f"  {line.text}")
    final = record.game.view(positions[-1].state, None)
    screen.show("")
    if final.outcome is not None:
        screen.show_all(board.explain(final, names))
    else:
        waiting = names.all_of(final.to_act)
        screen.show(
            f"The record ends here, after {counted(len(record.moves), 'move')}. "
            f"Next to act: {waiting}."
        )


def show_position(record: Record, number: int, seat: Seat | None, screen: Screen) -> None:
    """Show the table after move `number`, with all hands open or as one seat saw it."""
    board, game, names = BOARDS[record.game.name], record.game, Names(record.names)
    position = _position(record, number)
    view = game.view(position.state, seat)
    _begin(record, seat, screen)
    screen.show(bold(f"After move {number} of {len(record.moves)} · {board.title(view)}"))
    for line in _last_move(record, position, seat, names):
        screen.show(f"  {line.text}")
    screen.show_all(board.draw(view, names))
    if seat is None:
        seats = all_seats(record.options.seats)
        screen.show_all(board.secrets([game.view(position.state, one) for one in seats], names))
    if view.outcome is not None:
        screen.show("", *board.explain(view, names))
    else:
        screen.show(f"Next to act: {names.all_of(view.to_act)}.")


def list_line(number: int, record: Record) -> str:
    """A record as one line of a list."""
    names = Names(record.names)
    ending = "unfinished"
    if record.result is not None:
        winners = names.all_of(record.result.winners) if record.result.winners else "nobody"
        scores = " ".join(str(score) for score in record.result.scores)
        ending = f"won by {winners} ({scores})"
    seats, moves = record.options.seats, counted(len(record.moves), "move")
    return f"{number:>6}  {record.game.name}, {seats} seats, {moves}: {ending}"


def _begin(record: Record, seat: Seat | None, screen: Screen) -> None:
    seen = f", as seat {seat} saw it" if seat is not None else ""
    screen.headline(f"{record.game.title}{seen}")
    players = ", ".join(f"{number} {name}" for number, name in enumerate(record.names))
    screen.show(f"Seats, clockwise: {players}.")


def _whole_story(
    record: Record, positions: list[Position], seat: Seat | None, names: Names
) -> Iterator[Sentence]:
    board, game = BOARDS[record.game.name], record.game
    yield from board.opening(game.view(positions[0].state, seat), names)
    for position in positions[1:]:
        events = _as_seen(record, position, seat)
        sentences = board.narrate(record.options, events, names)
        yield from (line for line in sentences if not line.sealed)


def _last_move(
    record: Record, position: Position, seat: Seat | None, names: Names
) -> list[Sentence]:
    board = BOARDS[record.game.name]
    if position.seat is None:
        return board.opening(record.game.view(position.state, seat), names)
    return board.narrate(record.options, _as_seen(record, position, seat), names)


def _as_seen(record: Record, position: Position, seat: Seat | None) -> list[object]:
    """The events as the seat saw them; in full without a seat, because a record has no secrets."""
    if seat is None:
        return list(position.events)
    return [record.game.redact(event, seat) for event in position.events]


def _position(record: Record, number: int) -> Position:
    for position in replay(record):
        if position.number == number:
            return position
    raise AssertionError("the caller checks the number")
