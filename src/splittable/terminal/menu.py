"""The menu before a game: asks for the game, the way to play it and the number of players."""

from collections.abc import Mapping
from dataclasses import dataclass

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.games import GAMES
from splittable.terminal.board import Way
from splittable.terminal.boards import BOARDS
from splittable.terminal.screen import Screen, bold
from splittable.terminal.words import is_number

SEATS = 3  # default number of seats where the game allows it; every way to play ours does


@dataclass(frozen=True, slots=True)
class Choice:
    game: str
    options: dict[str, object]


def choose(screen: Screen) -> Choice:
    """Ask until the choice is complete. Raises EOFError at the end of input."""
    name = choose_game(screen)
    game = GAMES[name]
    ways = BOARDS[name].ways
    options: Mapping[str, object] = _choose_way(screen, ways).options if ways else {}
    counts = seat_counts(game, options)
    return Choice(
        name, {**options, "seats": _choose_seats(screen, counts, BOARDS[name].variant_seats)}
    )


def choose_game(screen: Screen) -> str:
    names = list(GAMES)
    screen.show(bold("Which game?"))
    for number, name in enumerate(names, start=1):
        screen.show(f"  {number}  {GAMES[name].title}: {BOARDS[name].sentence}")
    while True:
        answer = screen.ask("Game [1]: ").lower() or "1"
        if answer in names:
            return answer
        if is_number(answer) and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        titles = {GAMES[name].title.lower(): name for name in names}
        if answer in titles:
            return titles[answer]
        screen.show(f"Type a number from 1 to {len(names)}, or one of {', '.join(names)}.")


def usual_seats(counts: list[int]) -> int:
    return SEATS if SEATS in counts else counts[0]


def seat_counts(game: AnyGame, options: Mapping[str, object]) -> list[int]:
    """The seat counts that the game accepts with these options."""
    listed = next(option.values for option in game.options if option.name == "seats")
    return sorted(int(value) for value in listed if _accepts(game, {**options, "seats": value}))


def _accepts(game: AnyGame, options: dict[str, object]) -> bool:
    try:
        game.read_options(options)
    except Invalid:
        return False
    return True


def _choose_way(screen: Screen, ways: tuple[Way, ...]) -> Way:
    numbered = {str(number): way for number, way in enumerate(ways, start=1)}
    screen.show(*(f"  {number}  {way.sentence}" for number, way in numbered.items()))
    while True:
        answer = screen.ask("Mode [1]: ") or "1"
        if answer in numbered:
            return numbered[answer]
        screen.show(f"Type {' or '.join(numbered)}.")


def _choose_seats(screen: Screen, counts: list[int], variants: tuple[int, ...]) -> int:
    low, high, usual = min(counts), max(counts), usual_seats(counts)
    printed = f"{min(set(counts) - set(variants))} to {high}"
    offered = ", or ".join([printed, *(f"{seats} as a variant" for seats in variants)])
    while True:
        answer = screen.ask(f"Players including you, {offered} [{usual}]: ")
        if not answer:
            return usual
        if is_number(answer) and low <= int(answer) <= high:
            return int(answer)
        screen.show(f"Type a number from {low} to {high}.")
