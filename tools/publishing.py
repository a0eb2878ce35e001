"""Generates the files that describe the protocol to clients: TypeScript types and OpenAPI.

It also writes the ordered decks and some example deals, for clients that verify a deal. Everything
comes from the types that the server itself uses. Run it with `scripts/protocol`.
"""

import json
import re
import sys
import typing
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import product
from typing import Any, Final, cast

from msgspec import Struct, structs

from splittable.core.fairness import deal_rng, promise
from splittable.core.game import AnyGame, draw_deal, options_with_deck
from splittable.core.record import LONGEST_NAME
from splittable.core.seats import Seat
from splittable.core.view_fields import (
    aids,
    derived_fields,
    event_types,
    preview_type,
    scored_type,
    view_type,
)
from splittable.core.view_reader import camel, kebab
from splittable.core.wire import IN_THE_TABLE
from splittable.games import GAMES
from splittable.games.split import cards as split
from splittable.games.split_it import cards as split_it
from splittable.games.splito import cards as splito
from splittable.games.splito.objectives import STANDARD_DECK, Symbol
from splittable.server.domain.characters import FACES
from splittable.server.domain.phrases import REACTIONS, presets
from splittable.server.messages import administration
from splittable.server.messages import live as protocol
from splittable.server.messages import rest as rest_protocol
from splittable.server.messages.live import LONGEST_TEXT, BeginnerReason, Series, StandInReason
from splittable.server.net.routes.app import rest
from splittable.server.net.routes.dependencies import RouteDependencies
from splittable.server.net.web_client import read_client
from tools.generator import Generator, main
from tools.typescript import Field, TypeScript, array, interface, one_of, union

MADE_BY: Final = "// Made by scripts/protocol from the server's own types; do not edit."

# TypeScript types of fields whose Python type is too general, by class and field. G is the game.
FIELD_TYPES: Final[Mapping[str, str]] = {
    "TableCard.game": "G",
    "TableCard.options": "Options[G]",
    "TableCard.deck": "readonly Record<string, unknown>[] | null",
    "TableCard.presets": "readonly Preset[]",
    "Opening.deal": "Record<string, unknown>",
    "Happening.events": "readonly Events[G][]",
    "Welcome.view": "Views[G] | null",
    "Considered.preview": "Previews[G]",
    "Update.table": "Partial<TableCard<G>>",
    "Update.events": "readonly Events[G][]",
    "Update.view": "Changes<Views[G]>",
    "OpenTable.deck": "readonly Record<string, unknown>[] | null",
    "OpenTable.record": "Record<string, unknown> | null",
    "DeckSheet.cards": "readonly Record<string, unknown>[]",
    "DeckSheet.house": "readonly Record<string, unknown>[] | null",
    "ScoreWish.table": "Record<string, unknown>",
    "ScoreWish.deck": "readonly Record<string, unknown>[] | null",
    "DealWish.deck": "readonly Record<string, unknown>[] | null",
    "DealSheet.game": "GameName",
    "DealSheet.deal": "Record<string, unknown>",
    "DeckWish.deck": "readonly Record<string, unknown>[]",
    "MomentWish.record": "Record<string, unknown>",
    "ReviewWish.record": "Record<string, unknown>",
    "ReviewSheet.game": "GameName",
    "ReviewSheet.options": "Record<string, number | boolean | string>",
    "GameCard.name": "GameName",
    "GameCard.presets": "readonly Preset[]",
    "LobbyCard.game": "G",
    "LobbyCard.options": "Options[G]",
    "Moment.events": "readonly Events[G][]",
    "Moment.view": "Views[G]",
    "Moment.views": "readonly Views[G][] | null",
    "ListedMove.events": "readonly Events[G][]",
    "AuditLine.act": "Record<string, unknown>",
    "ExportedEntry.entry": "Record<string, unknown>",
    "TableSheet.options": "Record<string, unknown>",
}
TYPE_NAMES: Final[Mapping[Any, str]] = {
    protocol.Phase: "Phase",
    protocol.Code: "Code",
    StandInReason: "StandInReason",
    BeginnerReason: "BeginnerReason",
    protocol.Command: "Command",
}
UNIONS: Final[Mapping[str, Any]] = {
    "Command": protocol.Command,
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
}
CONSTANTS: Final[Mapping[str, tuple[float, str]]] = {
    "PING_EVERY": (protocol.PING_EVERY, "seconds: how often a client pings"),
    "DEAD_AFTER": (protocol.DEAD_AFTER, "seconds of silence after which a connection is dead"),
    "LARGEST_FRAME": (protocol.LARGEST_FRAME, "bytes a client may send in one message"),
    "LONGEST_NAME": (LONGEST_NAME, "characters in a person's name"),
    "LONGEST_TEXT": (LONGEST_TEXT, "characters in a chat message"),
}
CHANGES: Final = """\
/** Changed fields: each as a whole or, if the client set `places`, only a list's changed items. */
export type Changes<V> = { [Field in keyof V]?: V[Field] | Places<V[Field]> };

/** The changed items of a list whose length is unchanged, by index. */
export type Places<L> = L extends readonly (infer T)[] ? Readonly<Record<number, T>> : never;"""
_FAMILIES: Final = (Struct, protocol.FromClient, protocol.Shown, protocol.FromServer)
_OPERATORS_FAMILIES: Final = (administration.Act, administration.Shown)
_GENERIC: Final = "<G extends GameName = GameName>"


# The TypeScript types


def typescript(games: Iterable[AnyGame] = tuple(GAMES.values())) -> str:
    games = tuple(games)
    parts = [MADE_BY, *_lists(games), *_game_types(games), CHANGES, *_message_types()]
    return "\n\n".join(parts) + "\n"


def _lists(games: tuple[AnyGame, ...]) -> Iterator[str]:
    for name, (value, meaning) in CONSTANTS.items():
        yield f"/** {meaning} */\nexport const {name} = {value:g};"
    for literal, name in TYPE_NAMES.items():
        if name not in UNIONS:
            yield union(name, map(json.dumps, typing.get_args(literal)))
    yield array("CODES", "Code", typing.get_args(protocol.Code))
    yield union("Face", map(json.dumps, FACES))
    yield array("FACES", "Face", FACES)
    yield union("Reaction", map(json.dumps, REACTIONS))
    yield array("REACTIONS", "Reaction", REACTIONS)
    yield union("GameName", (json.dumps(game.name) for game in games))
    yield array("GAMES", "GameName", (game.name for game in games))
    phrases = {game.name: presets(game) for game in games}
    yield union(
        "Preset", dict.fromkeys(json.dumps(each) for ids in phrases.values() for each in ids)
    )
    lines = [f"  {json.dumps(name)}: {json.dumps(ids)}," for name, ids in phrases.items()]
    yield (
        "/** Ids of the preset phrases, by game; the client provides the wording. */\n"
        "export const PRESETS: Record<GameName, readonly Preset[]> = {\n"
        + "\n".join(lines)
        + "\n};"
    )
    speaking = [each for game in games for each in game.topics(game.read_options({}), None)]
    yield "/** Presets that refer to something: they require `about`. */\n" + array(
        "SPEAKING", "Preset", speaking
    )


def _game_types(games: tuple[AnyGame, ...]) -> Iterator[str]:
    for game in games:
        yield _options(game)
        yield from _view_types(game)
    kinds = {"Options": "Options", "View": "Views", "Event": "Events", "Preview": "Previews"}
    for what, several in (kinds | {"Scored": "Scores"}).items():
        fields = [(json.dumps(game.name), f"{prefix(game)}{what}") for game in games]
        yield interface(several, fields)


def prefix(game: AnyGame) -> str:
    """The prefix of the game's type names."""
    return "".join(word.capitalize() for word in game.name.split("-"))


def _options(game: AnyGame) -> str:
    """The options as JSON: always the seats; other options only if they aren't the default."""
    fields = []
    for option in game.options:
        is_switch = isinstance(option.default, bool)
        hint = "boolean" if is_switch else one_of(map(json.dumps, option.values))
        fields.append((option.name if option.name == "seats" else f"{option.name}?", hint))
    return interface(f"{prefix(game)}Options", fields)


def _view_types(game: AnyGame) -> Iterator[str]:
    """The types of the game's view, events, previews and scores, and their parts."""
    written, view = TypeScript(prefix(game)), view_type(game)
    left_out = aids(view)  # missing at tables without memory aids
    fields = [
        (f"{camel(name)}?" if name in left_out else camel(name), written.of(hint))
        for name, hint in typing.get_type_hints(view).items()
        if name not in IN_THE_TABLE
    ]
    fields += [(camel(name), written.of(each.kind)) for name, each in derived_fields(view).items()]
    written.declare(view, fields)
    written.of(preview_type(game))
    written.of(scored_type(game))
    events = [
        written.declare(kind, written.fields(kind), tag=kebab(kind.__name__))
        for kind in event_types(game)
    ]
    yield from written.declared
    yield union(f"{prefix(game)}Event", events)


def _message_types() -> Iterator[str]:
    """All messages and their parts, in the order of the protocol modules."""
    written = TypeScript(names=TYPE_NAMES)
    for kind in _messages():
        fields = [_field(kind, each, written) for each in structs.fields(kind)]
        tag = kind.__struct_config__.tag
        if any(re.search(r"\bG\b", hint) for _, hint in fields):
            written.names[kind] = written.declare(kind, fields, tag, _GENERIC) + "<G>"
        else:
            written.declare(kind, fields, tag)
    yield from written.declared
    for name, messages in UNIONS.items():
        parts = [written.of(kind) for kind in typing.get_args(messages)]
        generic = _GENERIC if any("<G>" in part for part in parts) else ""
        yield union(f"{name}{generic}", parts)


def operators_types() -> str:
    """The acts of operators and their answers, for the operator's page alone."""
    known: dict[Any, str] = {protocol.Phase: "Phase", protocol.Remark: "Remark"}
    written = TypeScript(names=known)
    for kind in vars(administration).values():
        is_own = isinstance(kind, type) and kind.__module__ == administration.__name__
        if is_own and issubclass(kind, Struct) and kind not in _OPERATORS_FAMILIES:
            fields = [_field(kind, each, written) for each in structs.fields(kind)]
            written.declare(kind, fields, kind.__struct_config__.tag)
    acts = union("AnyAct", map(written.of, typing.get_args(administration.AnyAct)))
    imported = 'import type { Phase, Remark } from "../protocol/messages";'
    return "\n\n".join([MADE_BY, imported, *written.declared, acts]) + "\n"


def _messages() -> Iterator[type[Struct]]:
    parts = {"Series": Series}  # goes before the messages that contain it
    for kind in (parts | vars(protocol) | vars(rest_protocol)).values():
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in _FAMILIES:
            yield kind


def _field(kind: type[Struct], field: structs.FieldInfo, written: TypeScript) -> Field:
    """The field's name, with `?` if it may be absent, and its type."""
    hint = FIELD_TYPES.get(f"{kind.__name__}.{field.name}")
    if hint is None:
        hint = written.of(typing.get_type_hints(kind)[field.name])
    if field.required:
        return field.encode_name, hint
    may_be_null = not kind.__struct_config__.omit_defaults
    return f"{field.encode_name}?", hint if may_be_null else hint.removesuffix(" | null")


# The files


def openapi() -> str:
    """The document served at /api/openapi.json. No handler is called to make it."""
    document = rest(cast(RouteDependencies, None), read_client()).openapi_schema.to_schema()
    return json.dumps(document, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def decks() -> str:
    """The decks in their order before the shuffle: the page repeats deals to verify them."""
    values = {
        "split-it": [split_it.card_name(card) for card in split_it.DECK],
        "splito": {
            "deck": (*splito.SPLITO_CARDS, *STANDARD_DECK.by_id),
            "stars": STANDARD_DECK.marked(Symbol.STAR),
            "moons": STANDARD_DECK.marked(Symbol.MOON),
        },
        "split": split.CARDS,
    }
    return f"{MADE_BY}\n\nexport const DECKS = {json.dumps(values)} as const;\n"


def drawn_deals() -> str:
    """Example deals of every game and number of seats, to test other implementations."""
    lines = [json.dumps(deal) for deal in _drawn_deals()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _drawn_deals() -> Iterator[dict[str, Any]]:
    for game in GAMES.values():
        seats = next(option for option in game.options if option.name == "seats")
        wanted: list[dict[str, Any]] = [{"seats": number} for number in seats.values]
        if game.name == "split":
            wanted += [{**each, "mode": "cooperative"} for each in wanted if each["seats"] > 2]
        decks = [None] if game.house_deck is None else [None, _turned(game.house_deck.file)]
        for options, deck in product(wanted, decks):
            seed = sha256(json.dumps([game.name, options]).encode()).hexdigest()
            entropy = [
                (seed[::-1], seed[:32], None)[(seat + options["seats"]) % 3]
                for seat in range(options["seats"])
            ]
            last = Seat(options["seats"] - 1)
            for beginner in (None, last) if game.beginning else (None,):
                rng = deal_rng(seed, entropy)
                deal = draw_deal(game, options_with_deck(game, options, deck), rng, beginner)
                chance: dict[str, Any] = {
                    "promise": promise(seed),
                    "seed": seed,
                    "entropy": entropy,
                }
                chance |= {} if beginner is None else {"beginner": beginner}
                written = game.write_deal(deal)
                own = {} if deck is None else {"deck": deck}
                start = {"game": game.name, "options": options, **own}
                yield {**start, "chance": chance, "deal": written}


def _turned(deck: bytes) -> list[dict[str, Any]]:
    """A house deck: these cards in reverse order."""
    cards = json.loads(deck)[::-1]
    return [{key: card[key] for key in card if key != "sure"} for card in cards]


GENERATOR: Final = Generator(
    "scripts/protocol",
    {
        "web/src/lib/protocol/messages.ts": typescript,
        "web/src/lib/admin/acts.ts": operators_types,
        "web/src/lib/protocol/decks.ts": decks,
        "web/src/lib/replay/drawn.json": drawn_deals,
        "docs/openapi.json": openapi,
    },
)


if __name__ == "__main__":
    sys.exit(main(GENERATOR))
