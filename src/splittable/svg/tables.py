"""Finds the drawing of a game: a part of its plug-in, or a plain list of the view's fields."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.plugins import load
from splittable.core.record import seat_names
from splittable.core.view_fields import view_type
from splittable.games import PLUGINS
from splittable.svg.drawing import Drawing
from splittable.svg.generic import draw_fields


@dataclass(frozen=True, slots=True)
class TablePicture:
    """How a game is drawn: the part `picture` of its plug-in."""

    draw: Callable[[Any, Sequence[str]], Drawing]  # a view, with the names by seat
    face: Callable[[Any], str]  # a card as markup of 60 by 84 units; raises Invalid


def table_picture(game: AnyGame) -> TablePicture | None:
    plugin = PLUGINS.get(game.name)
    found: TablePicture | None = None if plugin is None else load(plugin.picture)
    return found


def game_of(view: Any) -> AnyGame:
    """The game that a view is of; raises Invalid."""
    for plugin in PLUGINS.values():
        if view_type(plugin.game) is type(view):
            return plugin.game
    raise Invalid("view", f"{type(view).__name__} is not the view of a game")


def draw_table(game: AnyGame, view: Any, names: Sequence[str] | None) -> Drawing:
    seats = view.options.seats
    known = seat_names(seats) if names is None else names
    if len(known) != seats:
        raise Invalid("names", f"expected {seats} names, found {len(known)}")
    picture = table_picture(game)
    return draw_fields(game, view, known) if picture is None else picture.draw(view, known)
