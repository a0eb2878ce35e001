"""Game records, format `splittable/1`: options, deal and moves, enough to replay the whole game."""

import json
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, Final

from splittable.core.errors import IllegalMove, Invalid, InvalidMove, Mismatch
from splittable.core.fairness import (
    FEWEST_DIGITS,
    MOST_DIGITS,
    SALT_BYTES,
    SEED_BYTES,
    Chance,
    deal_rng,
    opens,
)
from splittable.core.game import AnyGame, Outcome, draw_deal, options_with_deck, written_deck
from splittable.core.seats import Seat
from splittable.core.talk import Phrase, read_phrase
from splittable.core.validation import (
    as_integer,
    as_list,
    as_object,
    as_text,
    join_limited,
    parse_json,
    short_repr,
)

FORMAT: Final = "splittable/1"
LONGEST_NAME = 40
# Not printable, but needed in Persian names and in emoji.
_JOINERS: Final = {0x200C: None, 0x200D: None}


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome that a record claims; `verify` checks it against the rules."""

    scores: tuple[int, ...]  # by seat
    winners: tuple[Seat, ...]  # ascending
    reason: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A phrase that was said; it decides nothing."""

    moves: int  # number of moves made before
    seat: Seat
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Record:
    """One game. It contains the whole deal, so only viewers of a finished game may see it."""

    game: AnyGame
    options: Any
    names: tuple[str, ...]  # of the players, by seat
    deal: Any
    moves: tuple[tuple[Seat, Any], ...]
    result: Result | None  # None if the game is unfinished
    commitment: str | None = None  # hash of salt and deal, published before the first move
    salt: bytes | None = None  # opens the commitment once the game is over
    remarks: tuple[Remark, ...] = ()  # in the order in which they were made
    chance: Chance | None = None  # None: the deal was given, or drawn without players' entropy

    def _repr_svg_(self) -> str:
        """The last position, as a spectator sees it."""
        drawn: str = resolve_name("splittable.svg:record")(self)
        return drawn


@dataclass(frozen=True, slots=True)
class Position:
    """One position of a replay: after `number` moves, the last of them by `seat`."""

    number: int
    seat: Seat | None  # None at the start
    move: Any  # None at the start
    events: tuple[Any, ...]  # of the last move
    state: Any


# Reading and writing


def read_record(text: str | bytes, games: Mapping[str, AnyGame]) -> Record:
    """Parse a record without replaying it; raises Invalid. `verify` checks it by the rules."""
    reader = read_record_stepwise(text, games)
    while True:
        try:
            next(reader)
        except StopIteration as read:
            record: Record = read.value
            return record


def read_record_stepwise(
    text: str | bytes, games: Mapping[str, AnyGame]
) -> Generator[None, None, Record]:
    """Like `read_record`, but yields after every move so that other tasks can run."""
    raw = as_object(
        parse_json(text, "record"),
        "record",
        required=("format", "game", "rules", "options", "deal", "moves"),
        optional=("deck", "names", "talk", "outcome", "commitment", "salt", "chance"),
    )
    if raw["format"] != FORMAT:
        raise Invalid("format", f"expected {FORMAT!r}, found {short_repr(raw['format'])}")
    game = _game(raw["game"], games)
    _rules_version(raw["rules"], game)
    options = options_with_deck(game, _options(raw["options"]), raw.get("deck"))
    seats: int = options.seats
    names = _names(raw["names"], seats) if "names" in raw else seat_names(seats)
    deal = game.read_deal(options, raw["deal"])
    moves: list[tuple[Seat, Any]] = []
    for number, entry in enumerate(as_list(raw["moves"], "moves")):
        moves.append(_move(entry, f"moves[{number}]", game, options))
        yield
    return Record(
        game=game,
        options=options,
        names=names,
        deal=deal,
        moves=tuple(moves),
        remarks=_remarks(raw["talk"], len(moves), game, options) if "talk" in raw else (),
        result=_result(raw["outcome"], seats, game) if raw.get("outcome") is not None else None,
        commitment=_hex(raw["commitment"], "commitment") if "commitment" in raw else None,
        salt=bytes.fromhex(_hex(raw["salt"], "salt")) if "salt" in raw else None,
        chance=_chance(raw["chance"], seats, game) if "chance" in raw else None,
    )


def write_record(record: Record) -> str:
    """The record as one line of JSON, format `splittable/1`; equal records give equal text.

    >>> import splittable
    >>> game = splittable.game("split-it")
    >>> options = game.read_options({"seats": 2})
    >>> deal = splittable.deal_by_number(game, options, 7)
    >>> record = splittable.Record(game, options, ("Ada", "Ben"), deal, moves=(), result=None)
    >>> splittable.read_record(splittable.write_record(record)) == record
    True
    """
    game = record.game
    raw: dict[str, Any] = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules,
        "options": game.write_options(record.options),
    }
    deck = written_deck(game, record.options)
    if deck is not None:
        raw["deck"] = deck
    raw |= {
        "names": list(record.names),
        "deal": game.write_deal(record.deal),
        "moves": [[seat, game.write_move(move)] for seat, move in record.moves],
    }
    if record.remarks:
        raw["talk"] = [[each.moves, each.seat, str(each.phrase)] for each in record.remarks]
    if record.result is not None:
        raw["outcome"] = {
            "scores": list(record.result.scores),
            "winners": list(record.result.winners),
            "reason": record.result.reason,
        }
    if record.commitment is not None:
        raw["commitment"] = record.commitment
    if record.salt is not None:
        raw["salt"] = record.salt.hex()
    if record.chance is not None:
        raw["chance"] = {
            "promise": record.chance.promise,
            "seed": record.chance.seed,
            "entropy": list(record.chance.entropy),
        }
        if record.chance.beginner is not None:
            raw["chance"]["beginner"] = record.chance.beginner
    return json.dumps(raw, ensure_ascii=False)


def result_of(outcome: Outcome | None) -> Result | None:
    return None if outcome is None else Result(outcome.scores, outcome.winners, outcome.reason)


def seat_names(seats: int) -> tuple[str, ...]:
    return tuple(f"Seat {number}" for number in range(seats))


# Replaying


def replay(record: Record) -> Iterator[Position]:
    """Yield every position of a record, from the start on; raises Mismatch at an illegal move.

    >>> import random, splittable
    >>> game = splittable.game("split")
    >>> options = game.read_options({"seats": 2})
    >>> bots = [splittable.bot(game, "random")] * 2
    >>> deal = splittable.deal_by_number(game, options, 7)
    >>> record = splittable.play_out(game, options, deal, bots, random.Random(1))
    >>> last = list(splittable.replay(record))[-1]
    >>> last.number == len(record.moves), game.outcome(last.state).reason
    (True, 'played the last card')
    """
    game = record.game
    state = game.start(record.options, record.deal)
    yield Position(0, None, None, (), state)
    for number, (seat, move) in enumerate(record.moves, start=1):
        try:
            step = game.apply(state, seat, move)
        except IllegalMove as error:
            raise Mismatch(f"moves[{number - 1}]: {error}") from error
        state = step.state
        yield Position(number, seat, move, step.events, state)


def verify(record: Record) -> Outcome | None:
    """Replay a record and check everything it claims.

    Returns the outcome, or None for an unfinished game. Raises Mismatch at the first contradiction:
    an illegal move, a wrong outcome, a commitment that salt and deal don't open, or a deal that
    does not follow from its seed and entropy.

    >>> import dataclasses, random, splittable
    >>> game = splittable.game("split")
    >>> options = game.read_options({"seats": 2})
    >>> bots = [splittable.bot(game, "rules-of-thumb")] * 2
    >>> deal = splittable.deal_by_number(game, options, 7)
    >>> record = splittable.play_out(game, options, deal, bots, random.Random(1))
    >>> splittable.verify(record).winners
    (0,)
    >>> splittable.verify(dataclasses.replace(record, moves=record.moves[1:]))
    Traceback (most recent call last):
    splittable.core.errors.Mismatch: moves[0]: seat 0 cannot play 'right 32' now: waiting for seat 1
    """
    for position in replay(record):
        last = position.state
    outcome = record.game.outcome(last)
    if record.result is not None and record.result != result_of(outcome):
        found = _describe(result_of(outcome)) if outcome else "the game is not over yet"
        claimed = _describe(record.result)
        raise Mismatch(f"outcome: the record says {claimed}, the rules say {found}")
    _check_commitment(record)
    _check_chance(record)
    return outcome


def _describe(result: Result | None) -> str:
    if result is None:
        return "nothing"
    winners = join_limited(result.winners) or "nobody"
    return f"scores {join_limited(result.scores)}, winners {winners}, {short_repr(result.reason)}"


def _check_commitment(record: Record) -> None:
    if record.commitment is None or record.salt is None:
        return
    if not opens(record.commitment, record.salt, record.game.write_deal(record.deal)):
        raise Mismatch("commitment: salt and deal do not match the published hash")


def _check_chance(record: Record) -> None:
    chance, game = record.chance, record.game
    if chance is None:
        return
    if not chance.is_as_promised():
        raise Mismatch("chance.promise: the seed does not match the promised hash")
    rng = deal_rng(chance.seed, chance.entropy)
    drawn = draw_deal(game, record.options, rng, chance.beginner)
    if game.write_deal(drawn) != game.write_deal(record.deal):
        raise Mismatch("deal: not the deal that follows from chance.seed and chance.entropy")


# The parts of a record


def _game(raw: object, games: Mapping[str, AnyGame]) -> AnyGame:
    if not isinstance(raw, str) or raw not in games:
        raise Invalid("game", f"expected one of {join_limited(games)}; found {short_repr(raw)}")
    return games[raw]


def _rules_version(raw: object, game: AnyGame) -> None:
    if type(raw) is not int or raw != game.rules:
        problem = f"expected version {game.rules} of {game.name}, found {short_repr(raw)}"
        raise Invalid("rules", f"{problem}; records of other versions can't be replayed")


def _options(raw: object) -> Mapping[str, object]:
    if not isinstance(raw, dict):
        raise Invalid("options", f"expected an object, found {short_repr(raw)}")
    return raw


def _names(raw: object, seats: int) -> tuple[str, ...]:
    return tuple(
        read_name(name, f"names[{seat}]")
        for seat, name in enumerate(as_list(raw, "names", length=seats))
    )


def read_name(raw: object, where: str) -> str:
    """A player's name, checked by the rules of the record format; servers are stricter."""
    name = as_text(raw, where)
    if not 1 <= len(name) <= LONGEST_NAME or not name.translate(_JOINERS).isprintable():
        raise Invalid(
            where, f"expected 1 to {LONGEST_NAME} printable characters: {short_repr(name)}"
        )
    return name


def read_moves(
    raw: object, where: str, game: AnyGame, options: Any
) -> tuple[tuple[Seat, Any], ...]:
    """Parse a record's list of moves, each `[seat, notation]`; raises Invalid."""
    entries = enumerate(as_list(raw, where))
    return tuple(_move(entry, f"{where}[{number}]", game, options) for number, entry in entries)


def _move(raw: object, where: str, game: AnyGame, options: Any) -> tuple[Seat, Any]:
    seat, text = as_list(raw, where, length=2)
    number = as_integer(seat, f"{where}[0]", 0, options.seats - 1)
    try:
        return Seat(number), game.read_move(options, as_text(text, f"{where}[1]"))
    except InvalidMove as error:
        raise InvalidMove(f"{where}[1]", error.problem) from error


def _remarks(raw: object, moves: int, game: AnyGame, options: Any) -> tuple[Remark, ...]:
    found: list[Remark] = []
    for number, entry in enumerate(as_list(raw, "talk")):
        where = f"talk[{number}]"
        before, seat, text = as_list(entry, where, length=3)
        least = found[-1].moves if found else 0
        try:
            phrase = read_phrase(game, options, as_text(text, f"{where}[2]"))
        except Invalid as error:
            raise Invalid(f"{where}[2]", error.problem) from error
        found.append(
            Remark(
                moves=as_integer(before, f"{where}[0]", least, moves),
                seat=Seat(as_integer(seat, f"{where}[1]", 0, options.seats - 1)),
                phrase=phrase,
            )
        )
    return tuple(found)


def _result(raw: object, seats: int, game: AnyGame) -> Result:
    fields = as_object(raw, "outcome", required=("scores", "winners", "reason"))
    scores = as_list(fields["scores"], "outcome.scores", length=seats)
    winners = as_list(fields["winners"], "outcome.winners")
    reason = fields["reason"]
    if reason not in game.reasons:
        raise Invalid(
            "outcome.reason", f"{short_repr(reason)} is not one of {join_limited(game.reasons)}"
        )
    return Result(
        scores=tuple(
            as_integer(score, f"outcome.scores[{seat}]", -(10**6), 10**6)
            for seat, score in enumerate(scores)
        ),
        winners=tuple(
            Seat(as_integer(seat, f"outcome.winners[{place}]", 0, seats - 1))
            for place, seat in enumerate(winners)
        ),
        reason=str(reason),
    )


def _chance(raw: object, seats: int, game: AnyGame) -> Chance:
    fields = as_object(
        raw, "chance", required=("promise", "seed", "entropy"), optional=("beginner",)
    )
    return Chance(
        seed=_hex(fields["seed"], "chance.seed", 2 * SEED_BYTES),
        entropy=tuple(
            None if each is None else _entropy(each, f"chance.entropy[{seat}]")
            for seat, each in enumerate(as_list(fields["entropy"], "chance.entropy", length=seats))
        ),
        promise=_hex(fields["promise"], "chance.promise"),
        beginner=_beginner(fields["beginner"], seats, game) if "beginner" in fields else None,
    )


def _beginner(raw: object, seats: int, game: AnyGame) -> Seat:
    if game.beginning is None:
        raise Invalid("chance.beginner", f"{game.name} has no seat that begins")
    return Seat(as_integer(raw, "chance.beginner", 0, seats - 1))


def _entropy(raw: object, where: str) -> str:
    return _hex(raw, where, FEWEST_DIGITS, MOST_DIGITS)


def _hex(raw: object, where: str, fewest: int = 2 * SALT_BYTES, most: int | None = None) -> str:
    text = as_text(raw, where)
    most = most or fewest
    if not fewest <= len(text) <= most or not set(text) <= set("0123456789abcdef"):
        digits = f"{fewest}" if most == fewest else f"{fewest} to {most}"
        raise Invalid(where, f"expected {digits} digits 0-9 a-f, found {short_repr(text)}")
    return text
