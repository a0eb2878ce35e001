"""The score pad of Splito: the players, the two commons, and the cards of every zone."""

from collections.abc import Sequence
from typing import Any, Final

from splittable.core.errors import Invalid
from splittable.core.game import AnyGame
from splittable.core.record import read_name
from splittable.core.validation import as_list, as_object, as_text
from splittable.games.splito.cards import FACES, Card
from splittable.games.splito.pad import check_commons, check_zone, read_card, scored
from splittable.games.splito.rules import rounds
from splittable.games.splito.scoring import zone_count
from splittable.games.splito.setup import Options
from splittable.terminal.pad import Pad, ask_until, read_names
from splittable.terminal.screen import Lines, Screen
from splittable.terminal.splito.objective_text import objective_words, zone_title
from splittable.terminal.splito.scoring import explain_sheet
from splittable.terminal.styled_text import Text
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
    """Cards given as a text, `"y3 y5"`, or as a list, `["y3", "y5"]`."""
    if isinstance(raw, list):
        return " ".join(as_text(card, where) for card in raw)
    return as_text(raw, where)


def ask(game: AnyGame, options: dict[str, Any], screen: Screen) -> Lines:
    screen.show("Players clockwise, for example: Ada Ben Cem")
    names = ask_until(screen, "Players: ", lambda text: read_names(text, LOW, HIGH))
    chosen = game.read_options({**options, "seats": len(names)})
    screen.show("Objectives are named by id; type ? to list them.")

    def read_listing(text: str) -> str:
        if text.strip() == "?":
            screen.show_all(objective_list(chosen))
            raise Invalid("", "Type the cards:")
        return text

    commons = ask_until(
        screen,
        "Common Objectives, star then moon: ",
        lambda text: read_commons(chosen, read_listing(text)),
    )
    screen.show("Cards of each zone: y3 is a yellow 3 (y o p b g, k is black).")
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
        Text(f"  {objective.id}: {objective_words(options, objective)}")
        for objective in options.objectives.objectives
    ]


def read_commons(options: Options, text: str) -> Zone:
    return check_commons(options, tuple(_card(options, word, "commons") for word in _words(text)))


def read_zone(options: Options, text: str, where: str, known: Sequence[Zone]) -> Zone:
    """The cards of a zone. Raises `Invalid` if the deck can't have them beside the `known` ones."""
    zone = tuple(_card(options, word, where) for word in _words(text))
    return check_zone(options, zone, where, known)


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _card(options: Options, word: str, where: str) -> Card:
    """Read a card, ignoring case."""
    ids = {card.lower(): card for card in (*FACES, *options.objectives.by_id)}
    return read_card(options, ids.get(Card(word.lower()), word), where)


def _explained(
    options: Options, names: tuple[str, ...], commons: Zone, zones: Sequence[Zone]
) -> Lines:
    played, whole = sum(map(len, zones)), rounds(options) * options.seats
    sheet = scored(options, commons, zones).sheet
    note = f"Note: the zones have {played} cards; a full game with {options.seats} has {whole}."
    lines = explain_sheet(options, sheet, Names(names))
    return lines if played == whole else [*lines, Text(note)]


PAD: Final = Pad(
    '{"players": ["Ada", "Ben", "Cem"], "commons": ["MV4", "MC_black"],\n'
    '   "zones": ["y3 y5 V0_2", "k4 k4 MV1", "b1 b2 D6V"]}',
    from_file,
    ask,
    note="""\
Splito: y3 is a yellow 3 (y o p b g, k is black); Objectives are named by id.
The first zone lies between the first two players, the last one between the
last player and the first. Two players have four zones: the first player's left
and right, then the second player's.""",
)
