"""Renders a table as text, for the environments of all libraries."""

from collections.abc import Sequence
from typing import Any, Final, TextIO

from splittable.core.errors import InvalidArgument
from splittable.core.validation import join_limited, short_repr
from splittable.terminal.boards import BOARDS
from splittable.terminal.screen import Screen, console_on
from splittable.terminal.words import Names

RENDER_MODES: Final = ("human", "ansi")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        allowed = f"not one of {join_limited(RENDER_MODES)}"
        raise InvalidArgument("render_mode", f"{short_repr(mode)} is {allowed}")


def draw_table(game: str, view: Any, names: Sequence[str], page: TextIO, *, colour: bool) -> None:
    """Write this view of a table to the page."""
    board, called = BOARDS[game], Names(tuple(names))
    screen = Screen(console_on(page, colour=colour))
    screen.headline(board.title(view))
    screen.show_all(board.draw(view, called))
    if view.outcome is not None:
        screen.show("", *board.explain(view, called))
    else:
        screen.show(f"Next to act: {called.all_of(view.to_act)}.")
