"""Routes for people with the printed games: own Objectives, the score pad, numbered deals."""

from typing import Annotated, Any

from litestar import MediaType, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Raw

from splittable.core.decks import HouseDeck
from splittable.core.game import AnyGame, beginner_of, deal_by_number, options_with_deck, seats_for
from splittable.core.numbered_deals import DEFINITION, MOST_NUMBER
from splittable.core.options import read_words
from splittable.core.validation import join_limited, short_repr
from splittable.server.broadcast.projection import encode
from splittable.server.domain.commands.errors import Refused
from splittable.server.messages.duplicate_keys import check_keys
from splittable.server.messages.rest import (
    DealPacket,
    DealSheet,
    DealWish,
    DeckComplaint,
    DeckKind,
    DeckParameter,
    DeckSheet,
    DeckVerdict,
    DeckWish,
    ScoreWish,
)
from splittable.server.net.routes.dependencies import (
    AnyRequest,
    GamePath,
    RouteDependencies,
    problems,
)

DealPath = Annotated[
    int, PathParameter(description="the deal's number, from 1", ge=1, le=MOST_NUMBER)
]


def print_tools(deps: RouteDependencies) -> list[HTTPRouteHandler]:
    @get("/api/games/splito/objectives", media_type=MediaType.JSON, responses=problems())
    async def objectives() -> Raw:
        """The Objective cards of Splito by id: requirement and points of each."""
        return Raw(_house_deck(deps, "splito").file)

    @get("/api/games/{game:str}/deck", responses=problems("unknown"))
    async def deck(game: GamePath) -> DeckSheet:
        """The deck of a game, and what a table's own cards may consist of."""
        return _deck_sheet(_house_deck(deps, game), deps.services.decks.get(game))

    @post("/api/games/{game:str}/deck", status_code=200, responses=problems("unknown", "too-big"))
    async def check_deck(
        request: AnyRequest, game: GamePath, data: JSONBody[DeckWish]
    ) -> DeckVerdict:
        """Check a deck: whether a table can be opened with it, and if not, why. Nothing is
        stored."""
        check_keys(await request.body(), "body")
        house_deck = _house_deck(deps, game)
        return _verdict(deps.services.games[game], house_deck, data.deck)

    @post("/api/games/{game:str}/score", status_code=200, responses=problems("unknown", "too-big"))
    async def score(request: AnyRequest, game: GamePath, data: JSONBody[ScoreWish]) -> Raw:
        """Score a game that was played on a real table. Nothing is stored."""
        check_keys(await request.body(), "body")
        rules = deps.services.game(game)
        options = options_with_deck(rules, data.options, data.deck)
        return Raw(
            encode(deps.services.schemas[game].write_score(rules.score(options, data.table)))
        )

    @get("/api/games/{game:str}/deals/{number:int}", responses=problems("unknown"))
    async def deal(
        game: GamePath,
        number: DealPath,
        seats: Annotated[
            int | None, QueryParameter(description="number of seats; default: the game's")
        ] = None,
        option: Annotated[
            list[str] | None,
            QueryParameter(description="options such as `mode=cooperative`", max_items=10),
        ] = None,
    ) -> DealSheet:
        """The deal with this number, for a real table. It is the same for everybody."""
        rules = deps.services.game(game)
        words = [*([] if seats is None else [f"seats={seats}"]), *(option or ())]
        raw = read_words(words, rules.options, rules.name)
        return _deal_sheet(rules, rules.read_options(raw), number)

    @post(
        "/api/games/{game:str}/deals/{number:int}",
        status_code=200,
        responses=problems("unknown", "too-big"),
    )
    async def deal_own(
        request: AnyRequest, game: GamePath, number: DealPath, data: JSONBody[DealWish]
    ) -> DealSheet:
        """The deal with this number, from a deck of your own. Nothing is stored."""
        check_keys(await request.body(), "body")
        rules = deps.services.game(game)
        return _deal_sheet(rules, options_with_deck(rules, data.options, data.deck), number)

    return [objectives, deck, check_deck, score, deal, deal_own]


# Decks


def _house_deck(deps: RouteDependencies, name: str) -> HouseDeck[Any]:
    game = deps.services.games.get(name)
    if game is None or game.house_deck is None:
        allowed = [
            each.name for each in deps.services.games.values() if each.house_deck is not None
        ]
        raise Refused(
            "unknown",
            f"game: {short_repr(name)} has no own decks; allowed: {join_limited(allowed)}",
        )
    return game.house_deck


def _deck_sheet(deck: HouseDeck[Any], house: list[Any] | None) -> DeckSheet:
    return DeckSheet(
        cards=Raw(deck.file),
        house=house,
        kinds=tuple(
            DeckKind(
                kind.name,
                tuple(DeckParameter(p.name, p.allowed, p.several) for p in kind.parameters),
                kind.symbols,
            )
            for kind in deck.kinds
        ),
        most_points=deck.most_points,
        most_cards=deck.most_cards,
    )


def _verdict(game: AnyGame, deck: HouseDeck[Any], raw: list[Any]) -> DeckVerdict:
    complaints = deck.complaints(raw)
    return DeckVerdict(
        tuple(DeckComplaint(each.place, each.field, str(each)) for each in complaints),
        () if complaints else seats_for(game, raw),
    )


# Deals by number


def _deal_sheet(game: AnyGame, options: Any, number: int) -> DealSheet:
    deal = deal_by_number(game, options, number)
    return DealSheet(
        game=game.name,
        options=game.write_options(options),
        definition=DEFINITION,
        number=number,
        beginner=beginner_of(game, deal),
        deal=game.write_deal(deal),
        packets=tuple(
            DealPacket(each.kind, each.cards, each.sight, each.seat, each.number)
            for each in game.packets(options, deal)
        ),
    )
