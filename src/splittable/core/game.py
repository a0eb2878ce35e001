"""The game protocol: a game is a value that names its rules as plain functions."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from splittable.core.decks import HouseDeck
from splittable.core.errors import IllegalMove, Invalid, NotYourTurn
from splittable.core.numbered_deals import Packet, chance_of
from splittable.core.options import Option
from splittable.core.seats import Seat, spoken
from splittable.core.validation import join_limited

OptionsT = TypeVar("OptionsT")
DealT = TypeVar("DealT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
MoveT_contra = TypeVar("MoveT_contra", contravariant=True)
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT, EventT]):
    """What a move led to: the new state, and what happened on the way, in order."""

    state: StateT
    events: tuple[EventT, ...]
    only_seals: bool = False  # a choice was sealed or taken back: no other seat's moves changed


@dataclass(frozen=True, slots=True)
class Outcome:
    scores: tuple[int, ...]  # by seat
    ranking: tuple[int, ...]  # by seat: 1 is first place, equals share a place
    winners: tuple[Seat, ...]  # ascending; none when a cooperative game is lost
    reason: str  # one of the game's documented reasons


class Apply(Protocol[StateT, MoveT_contra, EventT]):
    def __call__(
        self,
        state: StateT,
        seat: Seat,
        move: MoveT_contra,
        known: tuple[MoveT_contra, ...] | None = None,
        /,
    ) -> Step[StateT, EventT]:
        """The step this move makes; raises IllegalMove, and changes nothing, if it isn't legal.

        `known` are the seat's legal moves in this state, for callers that have them already.
        """


@dataclass(frozen=True, slots=True)
class Beginning(Generic[OptionsT, DealT]):
    """The seat that a deal singles out to begin, where people may say which one it is."""

    name: str  # what it is called, in the deal too
    deal: Callable[[OptionsT, Random, Seat], DealT]  # as ever, but this seat begins
    passes_on: bool  # in a series it is the left neighbour's next; otherwise as it was chosen


@dataclass(frozen=True, slots=True)
class Game(Generic[OptionsT, DealT, StateT, MoveT, EventT, ViewT]):
    """One game: its name and version, and its rules. `None` in place of a seat is a spectator."""

    name: str
    title: str
    rules: int  # version: a change of behaviour raises it
    options: tuple[Option, ...]
    reasons: tuple[str, ...]  # every reason an outcome may give
    phrases: tuple[str, ...]  # ids of what one may say at its tables besides what fits any game
    beginning: Beginning[OptionsT, DealT] | None  # None: nobody begins
    house_deck: HouseDeck[OptionsT] | None  # None: its cards are always the same
    points_add_up: bool  # whether scores are points, which people add up over several games

    read_options: Callable[[Mapping[str, object]], OptionsT]
    write_options: Callable[[OptionsT], dict[str, Any]]
    deck: Callable[[OptionsT], Sequence[object]]
    deal: Callable[[OptionsT, Random], DealT]
    read_deal: Callable[[OptionsT, object], DealT]
    write_deal: Callable[[DealT], dict[str, Any]]
    read_move: Callable[[OptionsT, str], MoveT]
    write_move: Callable[[MoveT], str]

    start: Callable[[OptionsT, DealT], StateT]
    to_act: Callable[[StateT], frozenset[Seat]]  # empty: over; several: they choose at once
    legal: Callable[[StateT, Seat], tuple[MoveT, ...]]
    apply: Apply[StateT, MoveT, EventT]
    unseal: Callable[[StateT, Seat], Step[StateT, EventT]]  # take a sealed choice back
    outcome: Callable[[StateT], Outcome | None]
    longest: Callable[[OptionsT], int]  # no game has more moves than this

    cooperative: Callable[[OptionsT], bool]  # all win or lose together
    simultaneous: Callable[[OptionsT], bool]  # several seats may have to choose at once
    forbids_talk_of_cards: Callable[[OptionsT], bool]
    suits: Callable[[OptionsT, str], bool]  # whether a phrase of its own fits a table with these
    # By phrase that speaks of something on the table: of what it may speak now, as ids. Asked with
    # what a spectator sees, or None before the first game.
    topics: Callable[[OptionsT, ViewT | None], Mapping[str, tuple[str, ...]]]
    # What a seat earns, by whether it wins, how many do, and the sum of all scores; for one game in
    # plain numbers, or for many in arrays: see `core.rewards`.
    reward: Callable[[OptionsT, Any, Any, Any], Any]

    view: Callable[[StateT, Seat | None], ViewT]
    look: Callable[[ViewT, StateT, Seat], ViewT]  # a spectator's view, made this seat's: cheaper
    redact: Callable[[EventT, Seat | None], EventT]  # the same event as this viewer saw it
    imagine: Callable[[ViewT, Random], StateT]  # a state that gives this very view
    # What a legal move of this view's seat would change, in figures of the rules: a frozen value
    # of the game's own type, which its annotation names. IllegalMove for any other move.
    preview: Callable[[ViewT, MoveT], Any]
    # What lies on a real table at the end, as JSON, checked and scored: a frozen value of the
    # game's own type, which its annotation names, with what a view tells of the score. Invalid
    # says what is unreadable, or cannot lie there.
    score: Callable[[OptionsT, object], Any]
    # A deal as people prepare it on a real table: packets in the order in which one makes them,
    # with who may see each. Together they are all the cards in the box.
    packets: Callable[[OptionsT, DealT], tuple[Packet, ...]]


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


def options_with_deck(game: AnyGame, raw: Mapping[str, object], deck: object | None) -> Any:
    """Options as written, with the deck that a table has brought along; None: it has none."""
    if deck is None:
        return game.read_options(raw)
    if game.house_deck is None:
        raise Invalid("deck", f"{game.title} is played with the cards that come with it")
    return game.house_deck.read_options(raw, deck)


def written_deck(game: AnyGame, options: Any) -> list[Any] | None:
    """The deck that a table with these options has brought along; None: it has none."""
    return None if game.house_deck is None else game.house_deck.write(options)


def seats_for(game: AnyGame, deck: object) -> tuple[int, ...]:
    """For how many seats a deck that can be read has cards enough; ascending."""
    found = []
    for seats in _seat_counts(game):
        with suppress(Invalid):
            found.append(options_with_deck(game, {"seats": seats}, deck).seats)
    return tuple(found)


def _seat_counts(game: AnyGame) -> list[int]:
    (seats,) = [option for option in game.options if option.name == "seats"]
    return sorted(value for value in seats.values if isinstance(value, int))


def dealt(game: AnyGame, options: Any, rng: Random, beginner: Seat | None) -> Any:
    """A deal in which this seat begins; None: chance decides that as well."""
    if beginner is None or game.beginning is None:
        return game.deal(options, rng)
    return game.beginning.deal(options, rng, beginner)


def dealt_by_number(game: AnyGame, options: Any, number: int) -> Any:
    """The deal of this number: see `core.numbered`."""
    return game.deal(options, chance_of(game.name, options.seats, number))


def begins(game: AnyGame, deal: Any) -> Seat | None:
    """The seat that this deal singles out to begin; None: nobody does."""
    return None if game.beginning is None else getattr(deal, game.beginning.name)


def most_moves(game: AnyGame) -> int:
    """No game of this has more, with whatever options."""
    names = [option.name for option in game.options]
    lengths = []
    for values in product(*(option.values for option in game.options)):
        with suppress(Invalid):  # some options exclude each other
            lengths.append(game.longest(game.read_options(dict(zip(names, values, strict=True)))))
    return max(lengths)


def is_among(move: object, legal: Sequence[object]) -> bool:
    """`move in legal`, but quick where the move is one of the very objects `legal` gave out."""
    return id(move) in map(id, legal) or move in legal


def refusal(
    seat: Seat, move: object, legal: Sequence[object], to_act: frozenset[Seat]
) -> IllegalMove:
    """The error for a move that is not legal; tells only what this very seat may know."""
    if seat not in to_act:
        waiting = f"waiting for {spoken(to_act)}" if to_act else "the game is over"
        return NotYourTurn(f"seat {seat} cannot play '{move}' now: {waiting}")
    return IllegalMove(f"seat {seat} cannot play '{move}' now; it may play: {join_limited(legal)}")


def check_allowed(
    seat: Seat | None, move: object, allowed: Sequence[object], to_act: frozenset[Seat]
) -> Seat:
    """Whose view it is, if that seat may make the move; for whoever knows a view only."""
    if seat is None:
        raise NotYourTurn(f"a spectator cannot play '{move}'")
    if not is_among(move, allowed):
        raise refusal(seat, move, allowed, to_act)
    return seat


def places(merits: Sequence[Any]) -> tuple[int, ...]:
    """By seat, 1 for the greatest merit; equal merits share a place."""
    ordered: list[Any] = sorted(merits, reverse=True)
    return tuple(ordered.index(merit) + 1 for merit in merits)


def in_first_place(ranking: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, place in enumerate(ranking) if place == 1)
