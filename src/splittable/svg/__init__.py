"""Tables, cards and whole games as SVG pictures. They show what a viewer sees, and nothing else."""

from collections.abc import Iterable, Sequence
from typing import Any

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.record import Record, replay
from splittable.core.seats import Seat
from splittable.svg.animation import animated
from splittable.svg.drawing import CARD_HEIGHT, CARD_WIDTH, Drawing, Picture
from splittable.svg.tables import draw_table, game_of, table_picture

__all__ = ["Picture", "animation", "cards", "record", "table"]


def table(view: Any, names: Sequence[str] | None = None) -> Picture:
    """A picture of the table as this view shows it. A game without a drawing gets a plain list.

    Raises Invalid for a value that is not a view of an installed game, and for too few names.

    >>> import splittable, splittable.svg
    >>> game = splittable.game("split")
    >>> options = game.read_options({"seats": 2})
    >>> state = game.start(options, splittable.deal_by_number(game, options, 7))
    >>> splittable.svg.table(game.view(state, 0), ["Ada", "Ben"])[:5]
    '<svg '
    """
    return draw_table(game_of(view), view, names).picture()


def cards(game: AnyGame, cards: Iterable[Any]) -> Picture:
    """These cards of a game in a row, face up; raises Invalid for a card without a face.

    >>> import splittable, splittable.svg
    >>> splittable.svg.cards(splittable.game("splito"), ["y3", "k6"])[:5]
    '<svg '
    """
    picture = table_picture(game)
    if picture is None:
        raise Invalid("game", f"{game.name} has no drawn cards")
    faces = [picture.face(card) for card in cards]
    drawing = Drawing(f"{len(faces)} cards of {game.title}", _across(len(faces)), CARD_HEIGHT)
    for place, face in enumerate(faces):
        drawing.card(face, _across(place) + (4 if place else 0), 0, CARD_WIDTH)
    return drawing.picture()


def _across(count: int) -> int:
    return max(count * (CARD_WIDTH + 4) - 4, 1)


def record(record: Record, at: int | None = None, seat: int | None = None) -> Picture:
    """The table after move `at`, default the last, as this seat saw it, default a spectator.

    Raises Invalid if there is no such move or seat, and Mismatch at an illegal move.
    """
    moves, seats = len(record.moves), record.options.seats
    if at is not None and not 0 <= at <= moves:
        raise Invalid("at", f"there is no move {at}; allowed: 0 to {moves}")
    viewer = _viewer(seat, seats)
    wanted = moves if at is None else at
    state = next(each.state for each in replay(record) if each.number == wanted)
    return draw_table(record.game, record.game.view(state, viewer), record.names).picture()


def animation(record: Record, seat: int | None = None) -> Picture:
    """The whole game, one position a second, as this seat saw it, default a spectator.

    It stands still at the last position where the reader prefers reduced motion.
    """
    game, viewer = record.game, _viewer(seat, record.options.seats)
    return animated(
        [
            draw_table(game, game.view(position.state, viewer), record.names)
            for position in replay(record)
        ]
    )


def _viewer(seat: int | None, seats: int) -> Seat | None:
    if seat is None:
        return None
    if not 0 <= seat < seats:
        raise Invalid("seat", f"{seat} is not a seat; allowed: 0 to {seats - 1}")
    return Seat(seat)
