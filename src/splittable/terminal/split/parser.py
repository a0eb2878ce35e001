"""What a person types in Split: `37`, `l 37`, `r 37`, `reset`, `90` to bury, `t` or `c`."""

import re

from rich.text import Text

from splittable.games.split.cards import is_wild
from splittable.games.split.moves import Bury, Challenge, Move, Open, Play, Reset, Trust
from splittable.games.split.view import View
from splittable.terminal.screen import Lines
from splittable.terminal.split.table_text import between, face, faces
from splittable.terminal.words import Names, is_number

WORDS = {"l": "left", "r": "right", "t": "trust", "c": "challenge", "doubt": "challenge"}


def duty(view: View, legal: tuple[Move, ...], names: Names) -> str:
    match legal[0]:
        case Play() if view.middle is None:
            return "Play a card whose number lies between the piles."
        case Play():
            return f"Move {view.middle} to the left or the right pile, and play a card in the gap."
        case Reset():
            return "None of your cards can be played: you must reset."
        case Bury():
            return "You need two Standards to open with: bury a Wild and draw another card."
        case Open():
            return "Open anew with two Standards: honestly your lowest and highest, or a bluff."
        case Trust() | Challenge():
            return (
                f"{names.does(view.turn, 'open')} with {view.left[-1]} and {view.right[-1]}, "
                "said to be lowest and highest. Do you believe it?"
            )


def example(view: View, legal: tuple[Move, ...]) -> str:
    match legal[0]:
        case Play():
            shown = next((move for move in legal if _is_standard(move)), legal[0])
            could_reset = ", or reset" if Reset() in legal else ""
            if view.middle is None:
                return f"a card, such as {shown}{could_reset}"
            return f"l or r for {view.middle}, then your card, such as {_short(shown)}" + (
                could_reset
            )
        case Reset():
            return "reset"
        case Bury(card):
            return f"the Wild to bury, such as {card}"
        case Open():
            lows, highs = _standards(legal)
            return f"two Standards, honest would be {lows[0]} {highs[-1]}"
        case Trust() | Challenge():
            return "t to trust, c to challenge"


def guide(_view: View, legal: tuple[Move, ...], _names: Names) -> Lines:
    match legal[0]:
        case Play():
            told = (
                "A Standard must lie strictly between the two piles, once the middle card has gone "
                "left or right. A Wild (*) fits anywhere and turns the direction round, but cannot "
                "be your last card."
            )
        case Reset():
            told = "A reset clears the table; you draw 3 cards and lay two of them as new piles."
        case Bury():
            told = (
                "Type the Wild you want to put under the draw pile; you draw the top card for it."
            )
        case Open():
            told = (
                "Type two Standards, the lower first. If somebody challenges and they were not "
                "your lowest and highest, you draw 5 cards; whoever doubts an honest reset draws 1."
            )
        case Trust() | Challenge():
            told = "A bluff that is challenged costs 5 cards; doubting an honest reset costs you 1."
    lines = [Text(told)]
    for side in dict.fromkeys(move.side for move in legal if isinstance(move, Play)):
        cards = [move.card for move in legal if isinstance(move, Play) and move.side is side]
        lines.append(Text(f"  {side or 'now'}: {faces(cards)}"))
    if Reset() in legal:
        lines.append(Text("  reset: discard the table, draw 3 cards, open anew"))
    return lines


def spell_out(view: View, legal: tuple[Move, ...], text: str) -> str:
    """The notation of what was typed; text that is no short form comes back as it is."""
    typed = re.sub(r"^([lr])([0-9])", r"\1 \2", text.lower().replace(",", " "))
    words = [WORDS.get(word, word.rstrip("*")) for word in typed.split()]
    match legal[0], words:
        case Bury(), [number] if is_number(number):
            return f"bury {number}"
        case Open(), [low, high] if is_number(low) and is_number(high):
            return "open " + " ".join(sorted((low, high), key=int))
        case _, [number, ("left" | "right") as side]:
            return f"{side} {number}"
        case _, ["play", *rest]:
            return " ".join(rest)
        case _, [number] if is_number(number) and view.middle is not None:
            return _with_side(legal, number)
    return " ".join(words)


def _with_side(legal: tuple[Move, ...], number: str) -> str:
    """A card that fits on one side only needs no side."""
    sides = [move.side for move in legal if isinstance(move, Play) and str(move.card) == number]
    return f"{sides[0]} {number}" if len(sides) == 1 else number


def objection(view: View, legal: tuple[Move, ...], move: Move) -> str:
    """One line on why this move is not allowed and what is."""
    match move:
        case Play() if isinstance(legal[0], Play | Reset):
            return _unplayable(view, move)
        case Bury(card) if isinstance(legal[0], Bury):
            return f"You cannot bury {card}; choose one of your Wilds: {_all(legal)}."
        case Open() if isinstance(legal[0], Open):
            lows, highs = _standards(legal)
            return f"Open with two of your Standards, the lower first: {_numbers(lows, highs)}."
        case Reset() if view.options.cooperative:
            return "There is no reset when you play together; play a card or a helper."
    return f"'{move}' is not asked for now; you may type: {_all(legal)}."


def _unplayable(view: View, move: Play) -> str:
    held = (*(view.hand or ()), *view.helpers)
    if move.card not in held:
        return f"You do not hold {move.card}; your cards are {faces(held)}."
    if view.middle is not None and move.side is None:
        return f"Say first where {view.middle} goes: l {move.card} or r {move.card}."
    if view.middle is None and move.side is not None:
        return f"There is no middle card to move; just type {move.card}."
    if is_wild(move.card):
        return f"{face(move.card)} is a Wild and your last card: it cannot be played. Type reset."
    gap = next(gap for gap in view.gaps if gap.side is move.side)
    return (
        f"{move.card} does not fit: with {view.middle} gone {move.side}, {between(gap)}."
        if (move.side)
        else f"{move.card} does not fit: {between(gap)}."
    )


def caution(view: View, legal: tuple[Move, ...], move: Move) -> str | None:
    """A play that leaves nothing but Wilds, while something else could be done."""
    if not isinstance(move, Play) or move.card not in view.stranding:
        return None
    if all(isinstance(other, Play) and other.card in view.stranding for other in legal):
        return None
    end = "so you could never get out" if view.options.cooperative else "so you would have to reset"
    return (
        f"Careful: after {move.card} you hold nothing but Wilds, and a Wild cannot be the last "
        f"card, {end}."
    )


def _is_standard(move: Move) -> bool:
    return isinstance(move, Play) and not is_wild(move.card)


def _short(move: Move) -> str:
    words = str(move).split()
    return " ".join([words[0][0], *words[1:]]) if len(words) > 1 else words[0]


def _standards(legal: tuple[Move, ...]) -> tuple[list[int], list[int]]:
    lows = sorted({move.low for move in legal if isinstance(move, Open)})
    highs = sorted({move.high for move in legal if isinstance(move, Open)})
    return list(lows), list(highs)


def _numbers(lows: list[int], highs: list[int]) -> str:
    return " ".join(str(number) for number in sorted({*lows, *highs}))


def _all(legal: tuple[Move, ...]) -> str:
    shown = [str(move) for move in legal[:10]]
    return ", ".join(shown) + (" and so on" if len(legal) > len(shown) else "")
