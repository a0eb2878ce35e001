"""Commands that begin a game: who begins, everybody's entropy, and the deal itself."""

from collections.abc import Mapping
from random import Random
from typing import Any

from splittable.core.fairness import SEED_BYTES, deal_rng
from splittable.core.game import AnyGame, draw_deal
from splittable.core.seats import Seat, all_seats
from splittable.server.domain.commands.context import (
    CommandContext,
    between_games,
    bot_at_hand,
    host_alone,
    is_vacant,
    seat_of,
)
from splittable.server.domain.commands.errors import Refused
from splittable.server.domain.commands.seats import characters_for
from splittable.server.domain.entries import (
    BeginnerChosen,
    Contributed,
    Dealt,
    Ended,
    RematchWanted,
)
from splittable.server.domain.table import Person, Table
from splittable.server.messages.live import (
    ChooseBeginner,
    Contribute,
    Rematch,
    Start,
)


def choose_beginner(
    table: Table, person: Person | None, wish: ChooseBeginner, stamp: dict[str, Any]
) -> BeginnerChosen:
    host_alone(table, person)
    between_games(table)
    check_beginner(table.game, len(table.seats), wish.seat)
    if table.knows_next_deal:
        raise Refused("wrong-phase", "the next deal is known, and with it who begins")
    if wish.youngest:
        seat = None if wish.seat is None else table.seats[wish.seat]
        if seat is None or seat.person is None or seat.stand_in == "left":
            raise Refused("invalid", "youngest: expected the seat of a person who is here")
    return BeginnerChosen(seat=wish.seat, youngest=wish.youngest, **stamp)


def check_beginner(game: AnyGame, seats: int, seat: int | None) -> None:
    if game.beginning is None:
        raise Refused("invalid", f"beginner: nobody begins a game of {game.title}")
    if seat is not None and seat >= seats:
        raise Refused("invalid", f"beginner: expected a seat from 0 to {seats - 1}, found {seat}")


def new_seed(chance: Random) -> str:
    """A seed for a later deal, drawn before anybody can contribute to it."""
    return chance.randbytes(SEED_BYTES).hex()


def contribute(table: Table, seat: Seat, wish: Contribute, stamp: dict[str, Any]) -> Contributed:
    """Only once for each deal: others have seen its fingerprint."""
    between_games(table)
    if table.promise is None:
        raise Refused("wrong-phase", "nobody can add to the next deal: it is fixed already")
    occupant = table.seats[seat]
    if occupant is not None and occupant.entropy is not None:
        raise Refused("wrong-phase", f"seat {seat} has contributed to the next deal already")
    return Contributed(entropy=wish.entropy, **stamp)


def deal(table: Table, wish: Start, stamp: dict[str, Any], context: CommandContext) -> Dealt:
    """The dealer may send entropy with the command, unless they have contributed before."""
    between_games(table)
    _every_game_counts(table, wish.same_deal)
    fill = wish.fill
    if fill is not None:
        bot_at_hand(fill, context)
    empty = [seat for seat in all_seats(len(table.seats)) if is_vacant(table.seats[seat])]
    if empty and fill is None:
        names = ", ".join(map(str, empty))
        raise Refused("wrong-phase", f"still free: seat {names}; invite people or add bots")
    seed, shares = table.seed, _shares(table, stamp["person"], wish.entropy)
    raw, beginner = _known_deal(table, wish), None
    if raw is None:
        rng = context.chance if seed is None else deal_rng(seed, shares)
        beginner = None if table.beginner is None else table.beginner.seat
        raw = table.game.write_deal(draw_deal(table.game, table.options, rng, beginner))
    return Dealt(
        deal=dict(raw),
        salt=context.salt().hex(),
        entropy=None if seed is None or wish.same_deal else shares,
        next_seed=new_seed(context.chance),
        fill=fill if empty else None,
        again=wish.same_deal,
        characters=characters_for(table, empty) if fill is not None else (),
        beginner=beginner,
        ended=_ended(table),
        **stamp,
    )


def _ended(table: Table) -> Ended | None:
    """The result of the game before, which loading a log doesn't replay."""
    outcome = None if table.play is None else table.play.outcome
    if outcome is None or table.settings.series is None:
        return None
    return Ended(outcome.scores, outcome.winners)


def _every_game_counts(table: Table, same_deal: bool) -> None:
    if same_deal and table.settings.series is not None:
        raise Refused("not-allowed", "sameDeal: each game of a series has cards of its own")


def _known_deal(table: Table, wish: Start) -> Mapping[str, Any] | None:
    """The deal to play again; None: a new one is drawn."""
    if not wish.same_deal:
        return table.first_deal if table.knows_next_deal else None
    if table.play is None:
        raise Refused("wrong-phase", "sameDeal: no game has been played here yet")
    return table.play.raw_deal


def _shares(table: Table, dealer: int, entropy: str | None) -> tuple[str | None, ...]:
    """By seat, the entropy for the deal; bots, silent clients and empty seats add none."""
    return tuple(
        None
        if occupant is None or is_vacant(occupant)
        else occupant.entropy or (entropy if occupant.person == dealer else None)
        for occupant in table.seats
    )


def rematch(
    table: Table,
    person: Person | None,
    wish: Rematch,
    stamp: dict[str, Any],
    context: CommandContext,
) -> RematchWanted | Dealt:
    """The last yes deals at once: one command, one entry. If everybody wants the same cards, they
    are dealt again."""
    seat = seat_of(table, person)
    if table.phase != "over":
        raise Refused("wrong-phase", "a rematch follows a game that is over")
    _every_game_counts(table, wish.same_deal)
    others = [
        occupant
        for other, occupant in table.occupants()
        if other != seat and occupant.person is not None and occupant.stand_in != "left"
    ]
    seats_are_full = not any(is_vacant(occupant) for occupant in table.seats)
    if wish.yes and seats_are_full and all(occupant.rematch for occupant in others):
        all_want_it = wish.same_deal and all(occupant.same_deal for occupant in others)
        return deal(table, Start(same_deal=all_want_it), stamp, context)
    return RematchWanted(yes=wish.yes, same_deal=wish.same_deal, **stamp)
