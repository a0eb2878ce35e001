"""Parses what a player types in Split it!: `3 5`, `w`, `8`, or the full notation."""

import re

from splittable.games.split_it.cards import Section
from splittable.games.split_it.moves import Guess, Move, PlaceJoker, Remove, Split
from splittable.games.split_it.view import View
from splittable.terminal.screen import Lines
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names, counted, enumerated

LETTERS = {str(section)[0]: str(section) for section in Section}


def duty(view: View, legal: tuple[Move, ...], names: Names) -> str:
    match legal[0]:
        case Split():
            return "Split the row: put two split cards between the cards to make three sections."
        case Remove():
            return "Remove one section: its cards leave the game, then you both guess."
        case Guess():
            rivals = view.active - ({view.seat} if view.seat is not None else set())
            also = names.all_of(rivals)
            return f"Guess a section: you win it if nobody else does. Also guessing: {also}."
        case PlaceJoker():
            pending = 0 if view.seat is None else view.displays[view.seat].pending
            return f"Put a joker on one of your columns ({counted(pending, 'joker')} to place)."


def example(view: View, legal: tuple[Move, ...]) -> str:
    match legal[0]:
        case Split():
            length = sum(map(len, view.parts))
            first, second = length // 3, 2 * length // 3
            sections = f"white 1-{first}, pink {first + 1}-{second}, black {second + 1}-{length}"
            return f"where to cut; {first} {second} makes {sections}"
        case Guess() | Remove():
            colours = [_short(move) for move in legal]
            letters = enumerated([colour[0] for colour in colours], last="or")
            return f"{letters}, for {enumerated(colours, last='or')}"
        case PlaceJoker(number):
            return f"the number of the column, like {number}"


def guide(view: View, legal: tuple[Move, ...], _names: Names) -> Lines:
    match legal[0]:
        case Split():
            length = sum(map(len, view.parts))
            text = (
                f"Type A B with 1 ≤ A < B ≤ {length - 1}: white is cards 1 to A, pink is A+1 to B, "
                "black is the rest. You guess too, so try to make sections that don't give away "
                "which one you want."
            )
        case Remove():
            text = "Type w, p or b. The section leaves the game; the other two can be guessed."
        case Guess():
            text = (
                "Type w, p or b. If nobody else guesses your section, you win all its cards. If "
                "others do, its cards stay in the row, which is split again. A section nobody "
                "guesses leaves the game."
            )
        case PlaceJoker():
            text = "Type a number. The joker makes that column one card longer, and never moves."
    return [Text(text), Text(f"Allowed: {', '.join(_short(move) for move in legal)}.")]


def spell_out(_view: View, legal: tuple[Move, ...], text: str) -> str:
    """Expand a short form to notation; other text is returned in lower case."""
    words = re.sub(r"[\s,;|/-]+", " ", text.lower()).strip()
    verb = str(legal[0]).partition(" ")[0]
    if words in LETTERS:
        return f"{verb} {LETTERS[words]}"
    if words in LETTERS.values() or re.fullmatch(r"[0-9]+( [0-9]+)?", words):
        return f"{verb} {words}"
    first, _, rest = words.partition(" ")
    return f"{first} {LETTERS.get(rest, rest)}"


def objection(view: View, legal: tuple[Move, ...], move: Move) -> str:
    """One line: why this move is illegal, and what is legal."""
    allowed = enumerated([_short(option) for option in legal], last="or")
    match move, legal[0]:
        case Split(first, second), Split():
            length = sum(map(len, view.parts))
            return (
                f"You can't cut after {first} and {second}: the first must be smaller than the "
                f"second, and both from 1 to {length - 1}."
            )
        case (Guess(section), Guess()) | (Remove(section), Remove()):
            return f"There is no {section} section now; choose {allowed}."
        case PlaceJoker(number), PlaceJoker():
            return f"You have no column of {number}s; choose {allowed}."
        case _:
            kind = str(legal[0]).partition(" ")[0]
            return f"You can't do '{move}' now; type {kind} and {allowed}."


def _short(move: Move) -> str:
    return str(move).partition(" ")[2]
