"""Narrates Split it!: the events of a move as sentences."""

from collections.abc import Sequence
from typing import assert_never

from splittable.core.seats import Seat
from splittable.games.split_it.cards import Section
from splittable.games.split_it.events import (
    CardsGone,
    Event,
    GameEnded,
    GuessesTurned,
    GuessSealed,
    GuessTakenBack,
    JokerPlaced,
    RowLaid,
    RowSplit,
    SectionRemoved,
    SectionWon,
    StoodOff,
)
from splittable.games.split_it.rules import STAND_OFF_LIMIT
from splittable.games.split_it.setup import Options
from splittable.games.split_it.view import View
from splittable.terminal.board import Sentence
from splittable.terminal.split_it.table_text import spoken_cards
from splittable.terminal.words import Names


def opening(view: View, names: Names) -> list[Sentence]:
    row = tuple(card for part in view.parts for card in part)
    return narrate(view.options, [RowLaid(view.round, view.splitter, row)], names)


def narrate(_options: Options, events: Sequence[Event], names: Names) -> list[Sentence]:
    return [sentence for event in events for sentence in _describe(event, names)]


def _describe(event: Event, names: Names) -> list[Sentence]:
    match event:
        case RowLaid(number, splitter, cards):
            heading = Sentence(f"Round {number}", heading=True)
            return [heading, Sentence(f"{names.does(splitter, 'lay')} {spoken_cards(cards)}.")]
        case RowSplit(splitter, parts, forced):
            sections = " | ".join(
                f"{section} {spoken_cards(cards)}"
                for section, cards in zip(Section, parts, strict=True)
                if cards
            )
            how = "The row splits automatically" if forced else names.does(splitter, "split")
            return [Sentence(f"{how}: {sections}.")]
        case SectionRemoved(seat, section, cards):
            return [
                Sentence(f"{names.does(seat, 'remove')} {section}: {_leave(spoken_cards(cards))}.")
            ]
        case GuessSealed(seat, section):
            guess = f"guess {section}" if section is not None else "have guessed"
            return [Sentence(f"{_has_guessed(seat, guess, names)}.", sealed=True)]
        case GuessTakenBack(seat):
            return [Sentence(f"{names.does(seat, 'take')} back the guess.", sealed=True)]
        case GuessesTurned(guesses):
            return [Sentence(_guesses(guesses, names))]
        case SectionWon(seat, section, cards):
            return [Sentence(f"{names.does(seat, 'win')} {section}: {spoken_cards(cards)}.")]
        case CardsGone(cards, why):
            return [Sentence(_gone(spoken_cards(cards), why))]
        case StoodOff(times):
            return [
                Sentence(f"Two against two on the last two cards ({times} of {STAND_OFF_LIMIT}).")
            ]
        case JokerPlaced(seat, number, _):
            return [Sentence(f"{names.does(seat, 'put')} a joker on the {number}s.")]
        case GameEnded():
            return [Sentence("The draw pile is empty: the game is over.")]
        case _:
            assert_never(event)


def _has_guessed(seat: Seat, guess: str, names: Names) -> str:
    verb, _, rest = guess.partition(" ")
    return f"{names.does(seat, verb)} {rest}"


def _guesses(guesses: Sequence[Section | None], names: Names) -> str:
    """'Guesses: Ada white; Ben and Cem black (contested: it stays).'"""
    parts: list[str] = []
    for section in Section:
        seats = [Seat(seat) for seat, guess in enumerate(guesses) if guess == section]
        if seats:
            contested = " (contested: it stays)" if len(seats) > 1 else ""
            parts.append(f"{names.all_of(seats)} {section}{contested}")
    return f"Guesses: {'; '.join(parts)}."


def _gone(cards: str, why: str) -> str:
    if why == "unchosen":
        return f"Nobody guessed {cards}: {'they leave' if ' ' in cards else 'it leaves'} the game."
    if why == "single":
        return f"A single card is left: {_leave(cards)}."
    return f"Nobody gives way: {_leave(cards)}."


def _leave(cards: str) -> str:
    return f"{cards} {'leave' if ' ' in cards else 'leaves'} the game"
