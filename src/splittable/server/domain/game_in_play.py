"""The game in play at a table: deals it, applies moves, and keeps each seat's prompt."""

from typing import Any, TypeAlias

from msgspec.structs import replace

from splittable.core.evolve import evolve
from splittable.core.fairness import Chance, commitment
from splittable.core.game import AnyGame, Step
from splittable.core.seats import Seat, all_seats, put
from splittable.server.domain.entries import AnyEntry, Dealt, Played, TakenBack
from splittable.server.domain.table import (
    HAPPENINGS_KEPT,
    GameInPlay,
    Happened,
    Prompt,
    Table,
)

Moves: TypeAlias = tuple[tuple[Seat, Any], ...]


def deal_game(table: Table, entry: Dealt, chance: Chance | None) -> Table:
    """The table with the cards of a game that has begun."""
    game = table.game
    deal = game.read_deal(table.options, entry.deal)
    moves = _moves_before(table, entry)
    state, happened = _played(game, game.start(table.options, deal), moves, table.seq + 1)
    unasked = Prompt((), (), table.seq + 1, entry.at, None)
    play = GameInPlay(
        dealt=table.seq + 1,
        options=table.options,
        deal=deal,
        raw_deal=entry.deal,
        salt=entry.salt,
        names=tuple(table.name_at(seat) or "" for seat in all_seats(len(table.seats))),
        bots=tuple(None if occupant is None else occupant.bot for occupant in table.seats),
        faces=tuple(table.face_at(seat) or "" for seat in all_seats(len(table.seats))),
        known_deal=entry.again or entry.deal == table.first_deal,
        state=state,
        asked=(unasked,) * len(table.seats),
        moves=moves,
        turn_began=len(moves),
        turn_state=state,
        happened=happened,
        taken_back=(0,) * len(table.seats),
        commitment=commitment(bytes.fromhex(entry.salt), entry.deal),
        chance=chance,
        outcome=game.outcome(state),  # a deal can be lost before the first turn: split 8.13
    )
    return evolve(
        table,
        play=evolve(play, asked=_asked(table, play, state, game.to_act(state), entry)),
        remarks=tuple(evolve(remark, among_spectators=False) for remark in table.remarks),
    )


def _moves_before(table: Table, entry: Dealt) -> Moves:
    """The moves already played in a tried position; other games begin with none."""
    if table.number != 1 or entry.deal != table.first_deal:
        return ()
    read = table.game.read_move
    return tuple((Seat(seat), read(table.options, move)) for seat, move in table.first_moves)


def _played(game: AnyGame, state: Any, moves: Moves, seq: int) -> tuple[Any, tuple[Happened, ...]]:
    happened: list[Happened] = []
    for seat, move in moves:
        step = game.apply(state, seat, move)
        state = step.state
        happened.append((seq, step.events))
    return state, tuple(happened[-HAPPENINGS_KEPT:])


def play_move(table: Table, entry: Played, seat: Seat, text: str) -> Table:
    play = table.play
    assert play is not None
    asked = play.asked[seat]
    step = table.game.apply(play.state, seat, move := _move(table, asked, text), asked.legal)
    return _stepped(table, entry, step, (*play.moves, (seat, move)))


def _move(table: Table, asked: Prompt, text: str) -> Any:
    """The move of this text; the same object as in the prompt if it is canonical, for speed."""
    if text in asked.texts:
        return asked.legal[asked.texts.index(text)]
    return table.game.read_move(table.options, text)


def take_back(table: Table, entry: TakenBack, seat: Seat) -> Table:
    play = table.play
    assert play is not None
    step = table.game.unseal(play.state, seat)
    last = max(number for number, (mover, _) in enumerate(play.moves) if mover == seat)
    moves = (*play.moves[:last], *play.moves[last + 1 :])
    play = evolve(
        play,
        taken_back=put(play.taken_back, seat, play.taken_back[seat] + 1),
        spoken=tuple(
            replace(each, moves=each.moves - 1) if each.moves > last else each
            for each in play.spoken
        ),
    )
    return _stepped(evolve(table, play=play), entry, step, moves)


def _stepped(
    table: Table,
    entry: Played | TakenBack,
    step: Step[Any, Any],
    moves: tuple[tuple[Seat, Any], ...],
) -> Table:
    play, game, state = table.play, table.game, step.state
    assert play is not None
    if step.only_seals:
        seat, legal = Seat(entry.seat), game.legal(state, Seat(entry.seat))
        asked, outcome = put(play.asked, seat, _prompt(table, legal, entry)), None
    else:
        to_act = game.to_act(state)
        asked = _asked(table, play, state, to_act, entry)
        outcome = None if to_act else game.outcome(state)
    play = evolve(
        play,
        state=state,
        asked=asked,
        moves=moves,
        turn_began=play.turn_began if step.only_seals else len(moves),
        turn_state=play.turn_state if step.only_seals else state,
        happened=(*play.happened[-HAPPENINGS_KEPT + 1 :], (table.seq + 1, step.events)),
        outcome=outcome,
    )
    return evolve(table, play=play)


def _asked(
    table: Table, play: GameInPlay, state: Any, to_act: frozenset[Seat], entry: AnyEntry
) -> tuple[Prompt, ...]:
    """By seat. A seat whose legal moves stay the same keeps its prompt, with its deadline."""
    mover = entry.seat if isinstance(entry, Played) else None
    asked: list[Prompt] = []
    for seat, before in enumerate(play.asked):
        legal = table.game.legal(state, Seat(seat)) if seat in to_act else ()
        is_same = seat != mover and legal == before.legal
        asked.append(before if is_same else _prompt(table, legal, entry))
    return tuple(asked)


def _prompt(table: Table, legal: tuple[Any, ...], entry: AnyEntry) -> Prompt:
    clock = table.settings.clock
    deadline = None if clock is None or not legal else entry.at + clock * 1000
    texts = tuple(map(table.game.write_move, legal))
    return Prompt(legal, texts, table.seq + 1, entry.at, deadline)


def give_time(table: Table, seat: Seat, until: int) -> Table:
    asked = table.asked(seat)
    if asked is None:
        return table
    return with_asked(table, seat, replace(asked, deadline=until, extensions=asked.extensions + 1))


def with_asked(table: Table, seat: Seat, asked: Prompt) -> Table:
    play = table.play
    assert play is not None
    return evolve(table, play=evolve(play, asked=put(play.asked, seat, asked)))


def asked_earlier(play: GameInPlay, milliseconds: int) -> GameInPlay:
    """Move all prompts and their deadlines back by `milliseconds`."""
    return evolve(play, asked=tuple(_earlier(asked, milliseconds) for asked in play.asked))


def _earlier(asked: Prompt, milliseconds: int) -> Prompt:
    deadline = None if asked.deadline is None else asked.deadline - milliseconds
    return replace(asked, at=asked.at - milliseconds, deadline=deadline)
