"""Narrates Split: the events of a move as sentences."""

from collections.abc import Sequence
from typing import assert_never

from splittable.core.seats import Seat, right_of
from splittable.games.split.cards import Card, Side, is_wild
from splittable.games.split.events import (
    AnswerSealed,
    AnswersTurned,
    AnswerTakenBack,
    BluffCalled,
    CardPlayed,
    CardsDrawn,
    DirectionTurned,
    Event,
    GameEnded,
    MiddleMoved,
    PilesOpened,
    SeatOut,
    StockRefilled,
    TableCleared,
    WildBuried,
)
from splittable.games.split.moves import Answer, Challenge
from splittable.games.split.scoring import EVERYONE_OUT, LAST_CARD, STUCK
from splittable.games.split.setup import Options
from splittable.games.split.view import View
from splittable.terminal.board import Sentence
from splittable.terminal.split.table_text import face
from splittable.terminal.words import Names, counted, enumerated


def opening(view: View, names: Names) -> list[Sentence]:
    told = [Sentence("The opening", heading=True)]
    if not view.left:
        return [*told, Sentence(f"{names.does(view.turn, 'have')} too few Standards to open with.")]
    dealer = right_of(view.turn, view.options.seats)  # the first turn is its left neighbour's
    told += narrate(view.options, [PilesOpened(dealer, view.left[0], view.right[0])], names)
    if view.outcome is not None:
        told.append(
            Sentence(f"{names.does(view.turn, 'have')} no card that fits: the game is lost.")
        )
    return told


def narrate(_options: Options, events: Sequence[Event], names: Names) -> list[Sentence]:
    """The sentences for the events. Moving the middle card and playing a card make one sentence."""
    story: list[Sentence] = []
    moved: tuple[Card, Side] | None = None
    for event in events:
        if isinstance(event, MiddleMoved):
            moved = (event.card, event.side)
        elif isinstance(event, CardPlayed):
            story.append(Sentence(_played(event, moved, names)))
        else:
            story += _describe(event, names)
    return story


def _played(event: CardPlayed, moved: tuple[Card, Side] | None, names: Names) -> str:
    card = f"the helper {event.card}" if event.is_helper else face(event.card)
    if moved is None:
        played = f"{names.does(event.seat, 'play')} {card}"
    else:
        pushed, side = moved
        verb = "plays" if event.seat != names.me else "play"
        played = f"{names.does(event.seat, 'move')} {pushed} {side} and {verb} {card}"
    return f"{played}{', a Wild' if is_wild(event.card) else ''}."


def _describe(event: Event, names: Names) -> list[Sentence]:
    match event:
        case MiddleMoved() | CardPlayed():
            return []  # `narrate` makes one sentence of both
        case DirectionTurned(clockwise):
            way = "clockwise" if clockwise else "anticlockwise"
            return [Sentence(f"Play continues {way}.")]
        case TableCleared(seat, cards):
            heading = Sentence(f"{names.does(seat, 'reset')}", heading=True)
            return [heading, Sentence(f"The {len(cards)} cards on the table are discarded.")]
        case StockRefilled(cards):
            return [Sentence(f"The draw pile is refilled with {counted(cards, 'discard')}.")]
        case CardsDrawn(seat, count, cards):
            drawn = counted(count, "card")
            if cards:
                drawn = enumerated([face(card) for card in cards])
            return [Sentence(f"{names.does(seat, 'draw')} {drawn}.")]
        case WildBuried(seat, card):
            buried = "a Wild" if card is None else face(card)
            return [Sentence(f"{names.does(seat, 'bury')} {buried} under the draw pile.")]
        case PilesOpened(seat, low, high):
            return [Sentence(f"{names.does(seat, 'open')} with {face(low)} and {face(high)}.")]
        case AnswerSealed(seat, answer):
            text = names.does(seat, "answer") if answer is None else names.does(seat, str(answer))
            return [Sentence(f"{text}.", sealed=True)]
        case AnswerTakenBack(seat):
            return [Sentence(f"{names.does(seat, 'take')} back the answer.", sealed=True)]
        case AnswersTurned(answers):
            return [Sentence(_answers(answers, names))]
        case BluffCalled(seat, honest):
            verdict = "was honest" if honest else "was a bluff"
            return [Sentence(f"{names.whose(seat)} reset {verdict}.")]
        case SeatOut(seat):
            return [Sentence(f"{names.does(seat, 'have')} no cards left.")]
        case GameEnded(outcome):
            return [Sentence(_ended(outcome.reason))]
        case _:
            assert_never(event)


def _answers(answers: Sequence[Answer | None], names: Names) -> str:
    doubting = [Seat(seat) for seat, answer in enumerate(answers) if isinstance(answer, Challenge)]
    if not doubting:
        return "Everyone trusts the reset."
    return f"Challenged by {names.all_of(doubting)}."


def _ended(reason: str) -> str:
    return {
        LAST_CARD: "That was the last card: the game is over.",
        EVERYONE_OUT: "Every hand is empty: the game is won.",
        STUCK: "The next seat has no card that fits, and no helper: the game is lost.",
    }.get(reason, "The turn limit is reached: the game is over.")
