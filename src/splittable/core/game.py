"""The game protocol: a `Game` is a frozen value whose fields are the rules, as plain functions."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import Any, Generic, NoReturn, Protocol, TypeAlias, TypeVar

from splittable.core.decks import HouseDeck
from splittable.core.errors import IllegalMove, Invalid, NotYourTurn
from splittable.core.numbered_deals import Packet, numbered_deal_rng
from splittable.core.options import Option
from splittable.core.seats import Seat, describe_seats
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
    """The result of a move, `Game.apply`: the new state, and the events that led to it, in order.

    >>> import splittable
    >>> game = splittable.game("split")
    >>> options = game.read_options({"seats": 2})
    >>> state = game.start(options, splittable.deal_by_number(game, options, 7))
    >>> game.apply(state, 1, game.read_move(options, "47")).events
    (CardPlayed(seat=1, card=47, is_helper=False),)
    """

    state: StateT
    events: tuple[EventT, ...]
    only_seals: bool = False  # a choice was sealed or taken back: no other seat's moves changed


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended. Open to all."""

    scores: tuple[int, ...]  # by seat
    ranking: tuple[int, ...]  # by seat: 1 is first place, equals share a place
    winners: tuple[Seat, ...]  # ascending; empty when a cooperative game is lost
    reason: str  # one of `Game.reasons`


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
    """The role of the seat that begins, for games whose deal names one. A table may choose it."""

    name: str  # of the role, and of its field in the deal, such as "dealer"
    deal: Callable[[OptionsT, Random, Seat], DealT]  # a random deal in which this seat begins
    passes_on: bool  # in a series, whether it moves to the left neighbour after each game


# Defaults of a game's optional fields


def never(_options: object) -> bool:
    return False


def suits_always(_options: object, _phrase: str) -> bool:
    return True


def no_topics(_options: object, _view: object) -> Mapping[str, tuple[str, ...]]:
    return {}


def truthful_always(_view: object, _phrase: object) -> bool:
    return True


def nothing_sealed(_state: object, seat: Seat) -> NoReturn:
    raise IllegalMove(f"seat {seat} has no sealed choice to take back")


def no_preview(_view: object, _move: object) -> NoReturn:
    raise Invalid("game", "it has no previews")


def no_score(_options: object, _table: object) -> NoReturn:
    raise Invalid("game", "it has no score pad")


def no_packets(_options: object, _deal: object) -> NoReturn:
    raise Invalid("game", "it can't be laid out on a real table")


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[OptionsT, DealT, StateT, MoveT, EventT, ViewT]):
    """One game: its name, its version and its rules. `None` in place of a seat is a spectator.

    >>> import random, splittable
    >>> game = splittable.game("split-it")
    >>> options = game.read_options({"seats": 3})
    >>> state = game.start(options, game.deal(options, random.Random(7)))
    >>> (seat,) = game.to_act(state)
    >>> state = game.apply(state, seat, game.read_move(options, "split 2 5")).state
    >>> [game.write_move(move) for move in game.legal(state, seat)]
    ['guess white', 'guess pink', 'guess black']
    """

    name: str  # in records and commands, such as "split-it"
    title: str  # for people, such as "Split it!"
    rules: int  # version: goes up whenever behaviour changes
    options: tuple[Option, ...]  # one of them is `seats`
    reasons: tuple[str, ...]  # every value that `Outcome.reason` may have

    read_options: Callable[[Mapping[str, object]], OptionsT]
    write_options: Callable[[OptionsT], dict[str, Any]]
    deck: Callable[[OptionsT], Sequence[object]]
    deal: Callable[[OptionsT, Random], DealT]
    read_deal: Callable[[OptionsT, object], DealT]
    write_deal: Callable[[DealT], dict[str, Any]]
    read_move: Callable[[OptionsT, str], MoveT]

    start: Callable[[OptionsT, DealT], StateT]
    to_act: Callable[[StateT], frozenset[Seat]]  # seats that owe a move; empty: the game is over
    legal: Callable[[StateT, Seat], tuple[MoveT, ...]]  # empty for a seat that owes no move
    apply: Apply[StateT, MoveT, EventT]
    outcome: Callable[[StateT], Outcome | None]  # None until the game is over
    longest: Callable[[OptionsT], int]  # upper bound on the number of moves
    # A seat's reward, from whether it wins, the number of winners, and the sum of all scores. Takes
    # plain numbers for one game, or arrays for many: see `core.rewards`.
    reward: Callable[[OptionsT, Any, Any, Any], Any]

    view: Callable[[StateT, Seat | None], ViewT]
    redact: Callable[[EventT, Seat | None], EventT]  # the event as this viewer saw it
    imagine: Callable[[ViewT, Random], StateT]  # a random state that has exactly this view

    # Optional from here on

    write_move: Callable[[MoveT], str] = str
    beginning: Beginning[OptionsT, DealT] | None = None  # None: no seat begins
    house_deck: HouseDeck[OptionsT] | None = None  # None: tables can't bring their own cards
    points_add_up: bool = True  # whether a series adds up the scores of its games
    unseal: Callable[[StateT, Seat], Step[StateT, EventT]] = nothing_sealed  # take back a choice

    cooperative: Callable[[OptionsT], bool] = never  # all seats win or lose together
    simultaneous: Callable[[OptionsT], bool] = never  # several seats may owe a move at once

    phrases: tuple[str, ...] = ()  # ids of this game's chat phrases, besides those of every game
    forbids_talk_of_cards: Callable[[OptionsT], bool] = never
    suits: Callable[[OptionsT, str], bool] = suits_always  # whether a phrase fits them
    # For each phrase that refers to something on the table: the ids it may refer to now. Takes a
    # spectator's view, or None before the first game.
    topics: Callable[[OptionsT, ViewT | None], Mapping[str, tuple[str, ...]]] = no_topics

    # Whether the view's seat can truthfully say a phrase (`core.talk.Phrase`).
    truthful: Callable[[ViewT, Any], bool] = truthful_always

    # The seat's view from a spectator's, if that is cheaper; None: use `view`.
    look: Callable[[ViewT, StateT, Seat], ViewT] | None = None
    # What a legal move of the view's seat would change. Returns a frozen value of the game's own
    # type, named in its annotation; raises IllegalMove.
    preview: Callable[[ViewT, MoveT], Any] = no_preview
    # Scores the end of a game on a real table, given as JSON. Returns a frozen value of the game's
    # own type, named in its annotation; raises Invalid if the input is unreadable or impossible.
    score: Callable[[OptionsT, object], Any] = no_score
    # A deal as packets to prepare on a real table, in the order to prepare them. Together they hold
    # every card in the box.
    packets: Callable[[OptionsT, DealT], tuple[Packet, ...]] = no_packets


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]


def options_with_deck(game: AnyGame, raw: Mapping[str, object], deck: object | None) -> Any:
    """Read options, with the table's own deck as JSON, or None if it has none; raises Invalid."""
    if deck is None:
        return game.read_options(raw)
    if game.house_deck is None:
        raise Invalid("deck", f"{game.title} does not support custom decks")
    return game.house_deck.read_options(raw, deck)


def written_deck(game: AnyGame, options: Any) -> list[Any] | None:
    """The table's own deck in these options, as JSON; None if it uses the game's."""
    return None if game.house_deck is None else game.house_deck.write(options)


def with_deck(game: AnyGame, deck: object) -> AnyGame:
    """The game with this deck, as JSON, for tables and records that have none; raises Invalid."""
    if game.house_deck is None:
        raise Invalid("deck", f"{game.title} does not support custom decks")
    for complaint in game.house_deck.complaints(deck):
        raise Invalid(complaint.where, complaint.problem)
    read_options = game.house_deck.read_options
    return replace(game, read_options=lambda raw: read_options(raw, deck))


def seats_for(game: AnyGame, deck: object) -> tuple[int, ...]:
    """The seat counts for which a readable deck has enough cards, ascending."""
    found = []
    for seats in _seat_counts(game):
        with suppress(Invalid):
            found.append(options_with_deck(game, {"seats": seats}, deck).seats)
    return tuple(found)


def _seat_counts(game: AnyGame) -> list[int]:
    (seats,) = [option for option in game.options if option.name == "seats"]
    return sorted(value for value in seats.values if isinstance(value, int))


def draw_deal(game: AnyGame, options: Any, rng: Random, beginner: Seat | None) -> Any:
    """Draw a deal in which `beginner` begins; if it is None, the beginner is drawn, too."""
    if beginner is None or game.beginning is None:
        return game.deal(options, rng)
    return game.beginning.deal(options, rng, beginner)


def deal_by_number(game: AnyGame, options: Any, number: int) -> Any:
    """The deal of this number, from 1 to 999,999,999: the same everywhere and forever.

    `options` is what `game.read_options` returned; only the number of seats affects the deal.
    Raises Invalid for a number out of range.

    >>> import splittable
    >>> game = splittable.game("split")
    >>> splittable.deal_by_number(game, game.read_options({"seats": 2}), 7).hands[1]
    (7, 19, 29, 47, 67, 77, 80)
    """
    return game.deal(options, numbered_deal_rng(game.name, options.seats, number))


def beginner_of(game: AnyGame, deal: Any) -> Seat | None:
    """The seat that begins with this deal; None if the game has no such seat."""
    return None if game.beginning is None else getattr(deal, game.beginning.name)


def most_moves(game: AnyGame) -> int:
    """Upper bound on the number of moves, for any options."""
    names = [option.name for option in game.options]
    lengths = []
    for values in product(*(option.values for option in game.options)):
        with suppress(Invalid):  # some combinations of options are invalid
            lengths.append(game.longest(game.read_options(dict(zip(names, values, strict=True)))))
    return max(lengths)


def is_among(move: object, legal: Sequence[object]) -> bool:
    """Same as `move in legal`, but fast if the move is one of the objects that `legal` returned."""
    return id(move) in map(id, legal) or move in legal


def illegal_move(
    seat: Seat, move: object, legal: Sequence[object], to_act: frozenset[Seat]
) -> IllegalMove:
    """The error for a move that isn't legal. Its text contains only what this seat may know."""
    if seat not in to_act:
        waiting = f"waiting for {describe_seats(to_act)}" if to_act else "the game is over"
        return NotYourTurn(f"seat {seat} cannot play '{move}' now: {waiting}")
    return IllegalMove(f"seat {seat} cannot play '{move}' now; it may play: {join_limited(legal)}")


def check_allowed(
    seat: Seat | None, move: object, allowed: Sequence[object], to_act: frozenset[Seat]
) -> Seat:
    """Return the viewer's seat if it may make this move; otherwise raise IllegalMove.

    For callers that have a view instead of a state.
    """
    if seat is None:
        raise NotYourTurn(f"a spectator cannot play '{move}'")
    if not is_among(move, allowed):
        raise illegal_move(seat, move, allowed, to_act)
    return seat


def places(merits: Sequence[Any]) -> tuple[int, ...]:
    """By seat: its place, 1 for the highest merit; equal merits share a place."""
    ordered: list[Any] = sorted(merits, reverse=True)
    return tuple(ordered.index(merit) + 1 for merit in merits)


def in_first_place(ranking: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, place in enumerate(ranking) if place == 1)
