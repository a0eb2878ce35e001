"""Parses what a player types in Split: `37`, `l 37`, `r 37`, `reset`, `90` to bury, `t` or `c`."""

import re

from splittable.games.split.cards import is_wild
from splittable.games.split.moves import Bury, Challenge, Move, Open, Play, Reset, Trust
from splittable.games.split.view import View
from splittable.terminal.screen import Lines
from splittable.terminal.split.table_text import between, face, faces
from splittable.terminal.styled_text import Text
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
            return "Open with two Standards: your lowest and highest, or bluff."
        case Trust() | Challenge():
            return (
                f"{names.does(view.turn, 'open')} with {view.left[-1]} and {view.right[-1]}, "
                "claimed as lowest and highest. Do you believe it?"
            )


def example(view: View, legal: tuple[Move, ...]) -> str:
    match legal[0]:
        case Play():
            shown = next((move for move in legal if _is_standard(move)), legal[0])
            could_reset = ", or reset" if Reset() in legal else ""
            if view.middle is None:
                return f"a card, like {shown}{could_reset}"
            return f"l or r for {view.middle}, then your card, like {_short(shown)}{could_reset}"
        case Reset():
            return "reset"
        case Bury(card):
            return f"the Wild to bury, like {card}"
        case Open():
            lows, highs = _standards(legal)
            return f"two Standards; the honest ones are {lows[0]} {highs[-1]}"
        case Trust() | Challenge():
            return "t to trust, c to challenge"


def guide(_view: View, legal: tuple[Move, ...], _names: Names) -> Lines:
    match legal[0]:
        case Play():
            text = (
                "A Standard must lie strictly between the two piles, once the middle card has gone "
                "left or right. A Wild (*) fits anywhere and reverses the direction, but can't be "
                "your last card."
            )
        case Reset():
            text = "A reset clears the table; you draw 3 cards and lay two cards as new piles."
        case Bury():
            text = "Type the Wild to put under the draw pile. You draw the top card in exchange."
        case Open():
            text = (
                "Type two Standards, the lower first. If they are not your lowest and highest and "
                "somebody challenges, you draw 5 cards. Challenging an honest reset costs 1 card."
            )
        case Trust() | Challenge():
            text = "A challenged bluff costs 5 cards; challenging an honest reset costs you 1."
    lines = [Text(text)]
    for side in dict.fromkeys(move.side for move in legal if isinstance(move, Play)):
        cards = [move.card for move in legal if isinstance(move, Play) and move.side is side]
        lines.append(Text(f"  {side or 'now'}: {faces(cards)}"))
    if Reset() in legal:
        lines.append(Text("  reset: discard the table, draw 3 cards, lay two new piles"))
    return lines


def spell_out(view: View, legal: tuple[Move, ...], text: str) -> str:
    """Expand a short form to notation; other text is returned as it is."""
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
    """Add the side if the card fits on one side only."""
    sides = [move.side for move in legal if isinstance(move, Play) and str(move.card) == number]
    return f"{sides[0]} {number}" if len(sides) == 1 else number


def objection(view: View, legal: tuple[Move, ...], move: Move) -> str:
    """One line: why this move is illegal, and what is legal."""
    match move:
        case Play() if isinstance(legal[0], Play | Reset):
            return _unplayable(view, move)
        case Bury(card) if isinstance(legal[0], Bury):
            return f"You can't bury {card}; choose one of your Wilds: {_all(legal)}."
        case Open() if isinstance(legal[0], Open):
            lows, highs = _standards(legal)
            return f"Open with two of your Standards, the lower first: {_numbers(lows, highs)}."
        case Reset() if view.options.cooperative:
            return "There is no reset in a cooperative game; play a card or a helper."
    return f"You can't do '{move}' now; you may type: {_all(legal)}."


def _unplayable(view: View, move: Play) -> str:
    held = (*(view.hand or ()), *view.helpers)
    if move.card not in held:
        return f"You don't hold {move.card}; your cards are {faces(held)}."
    if view.middle is not None and move.side is None:
        return f"Choose where {view.middle} goes: l {move.card} or r {move.card}."
    if view.middle is None and move.side is not None:
        return f"There is no middle card to move; just type {move.card}."
    if is_wild(move.card):
        return f"{face(move.card)} is a Wild, which can't be your last card. Type reset."
    gap = next(gap for gap in view.gaps if gap.side is move.side)
    return (
        f"{move.card} doesn't fit: with {view.middle} on the {move.side}, {between(gap)}."
        if (move.side)
        else f"{move.card} doesn't fit: {between(gap)}."
    )


def caution(view: View, legal: tuple[Move, ...], move: Move) -> str | None:
    """Warn before a play that leaves only Wilds in hand, if there is an alternative."""
    if not isinstance(move, Play) or move.card not in view.stranding:
        return None
    if all(isinstance(other, Play) and other.card in view.stranding for other in legal):
        return None
    end = "so you could never get out" if view.options.cooperative else "so you would have to reset"
    return (
        f"Careful: after {move.card} you hold nothing but Wilds, and a Wild can't be your last "
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
