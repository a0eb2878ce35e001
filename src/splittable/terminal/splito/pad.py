"""The score pad of Splito: the players, the two commons, and the cards of every zone."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.reading import as_list, as_object, as_text, shown
from splittable.core.record import read_name
from splittable.games.splito.cards import COPIES, FACES, Card, Side
from splittable.games.splito.objectives import Symbol
from splittable.games.splito.rules import rounds
from splittable.games.splito.scoring import score, zone_count
from splittable.games.splito.setup import Options
from splittable.terminal.pad import Pad, ask_until, read_names
from splittable.terminal.screen import Lines, Screen
from splittable.terminal.splito.scoring import explain_sheet
from splittable.terminal.splito.wording import described, zone_title
from splittable.terminal.words import Names

LOW, HIGH = 2, 8
Zone = tuple[Card, ...]


def from_file(game: AnyGame, options: dict[str, Any], raw: object) -> Lines:
    fields = as_object(raw, "score", required=("players", "commons", "zones"))
    names = tuple(read_name(name, "players") for name in as_list(fields["players"], "players"))
    if not LOW <= len(names) <= HIGH:
        raise Invalid("players", f"expected {LOW} to {HIGH} names, found {len(names)}")
    chosen = game.read_options({**options, "seats": len(names)})
    commons = read_commons(chosen, _as_words(fields["commons"], "commons"))
    zones: list[Zone] = []
    for text in as_list(fields["zones"], "zones", length=zone_count(chosen)):
        where = zone_title(chosen, len(zones), Names(names))
        zones.append(read_zone(chosen, _as_words(text, where), where, (commons, *zones)))
    return _explained(chosen, names, commons, zones)


def _as_words(raw: object, where: str) -> str:
    """Cards as one text, `"y3 y5"`, or as a list of them, `["y3", "y5"]`."""
    if isinstance(raw, list):
        return " ".join(as_text(card, where) for card in raw)
    return as_text(raw, where)


def ask(game: AnyGame, options: dict[str, Any], screen: Screen) -> Lines:
    screen.show("Players clockwise, such as: Ada Ben Cem")
    names = ask_until(screen, "Players: ", lambda text: read_names(text, LOW, HIGH))
    chosen = game.read_options({**options, "seats": len(names)})
    screen.show("Objectives go by their ids; type ? to see them all.")

    def read_listing(text: str) -> str:
        if text.strip() == "?":
            screen.show_all(objective_list(chosen))
            raise Invalid("", "Now the cards:")
        return text

    commons = ask_until(
        screen,
        "Common Objectives, the star then the moon: ",
        lambda text: read_commons(chosen, read_listing(text)),
    )
    screen.show("Now each zone's cards: y3 is a yellow 3; y o p b g, k for black.")
    zones: list[Zone] = []
    while len(zones) < zone_count(chosen):
        where = zone_title(chosen, len(zones), Names(names))
        known = (commons, *zones)

        def read(text: str, where: str = where, known: Sequence[Zone] = known) -> Zone:
            return read_zone(chosen, read_listing(text), where, known)

        zones.append(ask_until(screen, f"{where}: ", read))
    return _explained(chosen, names, commons, zones)


def objective_list(options: Options) -> Lines:
    return [
        Text(f"  {objective.id}: {described(options, objective)}")
        for objective in options.objectives.objectives
    ]


def read_commons(options: Options, text: str) -> Zone:
    cards = tuple(_card(options, word, "commons") for word in _words(text))
    for symbol in Symbol:
        if sum(card in options.objectives.marked(symbol) for card in cards) != 1:
            allowed = " ".join(options.objectives.marked(symbol))
            raise Invalid("commons", f"expected one {symbol.value} and one more: {allowed}")
    if len(cards) != len(Symbol):
        raise Invalid("commons", f"expected a star and a moon, found {len(cards)} cards")
    return tuple(sorted(cards, key=options.objectives.marked(Symbol.STAR).__contains__))[::-1]


def read_zone(options: Options, text: str, where: str, known: Sequence[Zone]) -> Zone:
    """The cards of a zone, if the deck still has them after the zones already known."""
    zone = tuple(_card(options, word, where) for word in _words(text))
    used = Counter(card for other in known for card in other)
    for card, count in Counter(zone).items():
        copies = COPIES if card in FACES else 1
        if count > copies:
            raise Invalid(where, f"{count} copies of {card}, but the deck has {copies}")
        if count + used[card] > copies:
            problem = f"{card} for the {_nth(count + used[card])} time, but the deck has {copies}"
            raise Invalid(where, problem)
    most = rounds(options) * (1 if options.seats == 2 else len(Side))
    if len(zone) > most:
        raise Invalid(where, f"{len(zone)} cards, but no zone can have more than {most}")
    return zone


def _nth(number: int) -> str:
    return {2: "second", 3: "third"}.get(number, f"{number}th")


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _card(options: Options, word: str, where: str) -> Card:
    ids = {card.lower(): card for card in (*FACES, *options.objectives.by_id)}
    if word.lower() not in ids:
        problem = f"{shown(word)} is no card; y1 to k6 (y o p b g k), or an Objective's id"
        raise Invalid(where, problem)
    return ids[word.lower()]


def _explained(
    options: Options, names: tuple[str, ...], commons: Zone, zones: Sequence[Zone]
) -> Lines:
    played, whole = sum(map(len, zones)), rounds(options) * options.seats
    if played > whole:
        raise Invalid("zones", f"{played} cards, but {options.seats} players play {whole}")
    note = f"Note: {played} cards lie in the zones; a whole game of {options.seats} has {whole}."
    lines = explain_sheet(options, score(options, commons, zones), Names(names))
    return lines if played == whole else [*lines, Text(note)]


PAD: Final = Pad(
    '{"players": ["Ada", "Ben", "Cem"], "commons": ["MV4", "MC_black"],\n'
    '   "zones": ["y3 y5 V0_2", "k4 k4 MV1", "b1 b2 D6V"]}',
    from_file,
    ask,
)
