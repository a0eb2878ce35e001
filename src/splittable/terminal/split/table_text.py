"""Draws the table of Split: the numbers 0 to 100 to scale, with the gaps that cards fit in."""

from collections.abc import Sequence

from splittable.core.seats import Seat, all_seats
from splittable.games.split.cards import Card, is_wild
from splittable.games.split.rules import Phase
from splittable.games.split.view import Gap, View
from splittable.terminal.screen import Lines, bold, dim
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names, counted

LABEL = 10  # cells before the number line
STEPS = 69  # cells from 0 to 100


def title(view: View) -> str:
    mode = "Split, cooperative" if view.options.cooperative else "Split"
    turn = f"turn {view.turn_number}" if view.turn_number else "the opening"
    return f"{mode} · {turn}" + (f" · {_direction(view)}" if view.options.seats > 2 else "")


def draw(view: View, names: Names) -> Lines:
    lines = [_players(view, names), _stacks(view), *_number_line(view)]
    if view.hand is not None:
        lines += [*_playable(view, names), _hand(view, names)]
    return lines


def secrets(views: Sequence[View], names: Names) -> Lines:
    """All hands and sealed answers. `views` has one view per seat."""
    lines: Lines = []
    for view in views:
        if view.seat is None or view.hand is None:
            continue
        answer = f"; sealed: {view.answer}" if view.answer is not None else ""
        lines.append(Text(f"  {names.who(view.seat)}: {faces(view.hand) or 'out'}{answer}"))
    return [bold("  Hands (* marks a Wild)"), *lines]


def face(card: Card) -> str:
    return f"{card}*" if is_wild(card) else str(card)


def faces(cards: Sequence[Card]) -> str:
    return " ".join(face(card) for card in cards)


def between(gap: Gap) -> str:
    """The numbers that fit in the gap, as a phrase."""
    if gap.high - gap.low < 2:
        return f"nothing lies between {gap.low} and {gap.high}"
    if gap.high - gap.low == 2:
        return f"only {gap.low + 1} fits"
    return f"{gap.low + 1} to {gap.high - 1} fit"


def _direction(view: View) -> str:
    return "clockwise" if view.clockwise else "anticlockwise"


def _players(view: View, names: Names) -> Text:
    """All hand sizes in the direction of play; brackets mark the seats to act."""
    seats = all_seats(view.options.seats)
    order: list[Seat] = list(seats if view.clockwise else (seats[0], *reversed(seats[1:])))
    line = Text("  ")
    for place, seat in enumerate(order):
        line.append(" → " if place else "")
        size = view.hand_sizes[seat]
        player = f"{names.who(seat)} {counted(size, 'card') if size else 'out'}"
        line.append(f"[{player}]" if seat in view.to_act else player)
    return line


def _stacks(view: View) -> Text:
    parts = [f"draw pile {counted(view.stock, 'card')}"]
    if view.options.cooperative:
        helpers = " and ".join(str(card) for card in view.helpers) or "none left"
        parts = [f"helpers: {helpers}"]
    else:
        parts.append(f"discard pile {len(view.discards)}")
    if view.buried:
        known = ", ".join(str(card) for _, card in view.buried)
        parts.append(f"buried by this seat: {known}")
    return dim(f"  {' · '.join(parts)}")


def _number_line(view: View) -> Lines:
    if not view.left:
        return [Text("  There are no piles.")]
    scale = [" "] * (STEPS + 1)
    for number in range(0, 101, 10):
        label = str(number)
        begin = min(max(_step(number) - len(label) // 2, 0), STEPS + 1 - len(label))
        scale[begin : begin + len(label)] = label
    bar = ["·"] * (STEPS + 1)
    marks: list[tuple[Card | None, str]] = [
        (view.left[-1], "L"),
        (view.right[-1], "R"),
        (view.middle, "M"),
    ]
    for card, mark in marks:
        if card is not None:
            bar[_step(card)] = mark
    middle = "no middle card" if view.middle is None else f"M middle card {face(view.middle)}"
    piles = f"  L left pile {face(view.left[-1])} · {middle} · R right pile {face(view.right[-1])}"
    return [
        bold(piles),
        dim(" " * LABEL + "".join(scale).rstrip()),
        Text(f"{'  table':<{LABEL}}{''.join(bar)}"),
        *(_gap_line(gap) for gap in view.gaps),
    ]


def _gap_line(gap: Gap) -> Text:
    """Draw where cards fit if the middle card goes to this side; the ends are excluded."""
    line = [" "] * (STEPS + 1)
    low, high = _step(gap.low), _step(gap.high)
    line[low : high + 1] = "=" * (high + 1 - low)
    line[low], line[high] = "(", ")"
    label = "  gap" if gap.side is None else f"  M {gap.side}"
    return Text(f"{label:<{LABEL}}{''.join(line)}".rstrip())


def _step(number: int) -> int:
    return round(number * STEPS / 100)


def _playable(view: View, names: Names) -> Lines:
    if view.seat is None or view.phase is not Phase.PLAYING or view.seat not in view.to_act:
        return []
    lines: Lines = []
    for gap, fitting in zip(view.gaps, view.playable, strict=True):
        where = "" if gap.side is None else f"{str(gap.side)[0]}: {view.middle} goes {gap.side}; "
        cards = faces((*fitting, *view.helpers)) or "nothing"
        lines.append(Text(f"  {where}{between(gap)}; {names.whom(view.seat)} can play {cards}"))
    return lines


def _hand(view: View, names: Names) -> Text:
    assert view.seat is not None
    owner, hand = names.whose(view.seat), view.hand or ()
    return bold(f"  {owner} hand ({len(hand)}, * is a Wild): {faces(hand) or 'empty'}")
