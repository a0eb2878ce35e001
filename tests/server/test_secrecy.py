"""Law 5 on every channel: what a viewer may not see changes no byte of what they are sent.

The same game is played twice through a real server, in worlds that differ only in cards a viewer
never saw, with the same clock, names and ids. Seats and spectators listen, try forbidden things,
reconnect, and use REST. Everything the viewer was sent must then be equal, except the commitment to
the deal. Response times are not compared.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import wraps
from pathlib import Path
from typing import Any, Final

import pytest
import structlog

from splittable import svg
from splittable.core.errors import IllegalMove
from splittable.core.fairness import canonical, opens
from splittable.core.game import AnyGame
from splittable.core.record import read_record, verify
from splittable.core.seats import Seat
from splittable.games import GAMES
from splittable.server import server as serving
from splittable.server.domain.commands.context import hash_token
from splittable.server.logs import set_up_logs
from tests.server.overheard import (
    SHORTEST,
    TRIES,
    Guest,
    Party,
    Worlds,
    as_drawn,
    as_recorded,
    gather,
    seen_through,
    traffic,
    worlds_of,
)
from tests.support.play import CALM, Playout, playout
from tests.support.serving import SALT, served, token_of
from tests.support.turns import sealed_by
from tests.support.variants import Variant
from tests.support.worlds import Viewer

pytestmark = pytest.mark.anyio


def _variant(name: str, **options: Any) -> Variant:
    return Variant(GAMES[name], GAMES[name].read_options(options))


# Every game, what hides or shows something, few seats and many; and how many moves at most.
VARIANTS: Final = (
    (_variant("split-it", seats=4, remove_after_every_split=True), 40),
    (_variant("splito", seats=2), 52),
    (_variant("splito", seats=8, show_side=True, value_at_least=True), 12),
    (_variant("split", seats=3, bluff_resets=True), 40),
    (_variant("split", seats=5, mode="cooperative", helpers="none"), 12),
)
MORE_VARIANTS: Final = (
    (_variant("split-it", seats=2), 60),
    (_variant("splito", seats=3, show_side=True), 39),
    (_variant("splito", seats=5, value_at_least=True), 15),
    (_variant("split", seats=2, reset_keeps_direction=True), 40),
    (_variant("split", seats=4), 20),
    (_variant("split", seats=3, mode="cooperative", helpers="zero"), 15),
)


@pytest.mark.parametrize(
    "variant, most",
    [*VARIANTS, *(pytest.param(*each, marks=pytest.mark.all_tier) for each in MORE_VARIANTS)],
    ids=str,
)
async def test_no_byte_sent_tells_a_viewer_what_it_may_not_see(
    variant: Variant, most: int, tmp_path: Path
) -> None:
    found = await seen_through(tmp_path, worlds_of(variant, most=most))
    assert found == {viewer: [] for viewer in variant.viewers}


@pytest.mark.parametrize(
    "variant",
    [
        _variant("splito", seats=3),
        pytest.param(_variant("split", seats=2), marks=pytest.mark.all_tier),
    ],
    ids=str,
)
async def test_no_byte_tells_a_viewer_of_a_deal_that_was_drawn_from_what_all_contributed(
    variant: Variant, tmp_path: Path
) -> None:
    found = await seen_through(tmp_path, worlds_of(variant, most=8), as_drawn)
    assert found == {viewer: [] for viewer in variant.viewers}


@pytest.mark.parametrize(
    "variant",
    [
        _variant("splito", seats=2),
        pytest.param(_variant("split", seats=3), marks=pytest.mark.all_tier),
    ],
    ids=str,
)
async def test_no_byte_of_a_table_shown_anew_after_a_loss_tells_a_viewer_more(
    variant: Variant, tmp_path: Path
) -> None:
    found = await seen_through(tmp_path, worlds_of(variant, most=8), lost=2)
    assert found == {viewer: [] for viewer in variant.viewers}


@pytest.mark.parametrize(
    "variant",
    [
        _variant("split-it", seats=3),
        _variant("splito", seats=3),
        _variant("split", seats=3, bluff_resets=True),
    ],
    ids=str,
)
async def test_no_byte_sent_tells_others_what_a_seat_has_sealed(
    variant: Variant, tmp_path: Path
) -> None:
    """The worlds above differ in cards; here only the choice itself is another one."""
    here, there, sealer = _another_choice(variant)
    others = {viewer: there for viewer in variant.viewers if viewer != sealer}
    found = await seen_through(tmp_path, Worlds(here, others))
    assert found == {viewer: [] for viewer in others}


def _another_choice(variant: Variant) -> tuple[Playout, Playout, Seat]:
    """A game that ends with a sealed choice, the same with another, and who made it."""
    game = variant.game
    for seed in range(TRIES):
        whole = playout(variant, seed, CALM)
        for made in range(SHORTEST, min(40, len(whole.moves))):
            sealer, move = whole.moves[made - 1]
            before = whole.states[made - 1]
            others = [each for each in game.legal(before, sealer) if each != move]
            if sealer not in sealed_by(whole.states[made]) or not others:
                continue
            step = game.apply(before, sealer, others[0])
            there = replace(
                whole.after(made),
                moves=(*whole.moves[: made - 1], (sealer, others[0])),
                states=(*whole.states[:made], step.state),
            )
            return whole.after(made), there, sealer
    raise AssertionError(f"nobody sealed a choice in {variant}")


async def test_the_commitment_alone_differs_between_deals(tmp_path: Path) -> None:
    """Guards the tests above: nothing is masked that need not be."""
    worlds = worlds_of(_variant("split", seats=2), most=8)
    here = await traffic(tmp_path / "here", worlds, worlds.here)
    there = await traffic(tmp_path / "there", worlds, worlds.there[None])
    for name, ours in here[None].items():
        for one, other in zip(ours, there[None][name], strict=True):
            assert (one == other) == (not _commitments(one))
            assert len(_commitments(one)) == len(_commitments(other)) <= 1


def _commitments(message: bytes) -> list[bytes]:
    return re.findall(rb'"commitment":"([0-9a-f]{64})"', message)


# That it can fail: servers that leak, each on another channel


def _counts_cards_oddly(game: AnyGame) -> AnyGame:
    """The number of cards in the stock gives away which they are."""

    @wraps(game.view)
    def view(state: Any, seat: Viewer) -> Any:
        return replace(game.view(state, seat), stock=hash((state.stock, state.hands)))

    return replace(game, view=view)


def _redacts_nothing(game: AnyGame) -> AnyGame:
    @wraps(game.redact)
    def redact(event: Any, seat: Viewer) -> Any:  # noqa: ARG001
        return event

    return replace(game, redact=redact)


def _blurts_out_in_refusals(game: AnyGame) -> AnyGame:
    @wraps(game.apply)
    def apply(state: Any, seat: Seat, move: Any, known: Any = None, /) -> Any:
        try:
            return game.apply(state, seat, move, known)
        except IllegalMove as error:
            raise IllegalMove(f"{error}; the others have {state.hands}") from None

    return replace(game, apply=apply)


@pytest.mark.parametrize(
    "leaky, variant",
    [
        (_counts_cards_oddly, _variant("split", seats=2)),
        (_blurts_out_in_refusals, _variant("split", seats=2)),
        (_redacts_nothing, _variant("splito", seats=3)),
    ],
    ids=["view", "refusals", "events"],
)
async def test_a_server_that_leaks_is_found_out(
    leaky: Callable[[AnyGame], AnyGame],
    variant: Variant,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name = variant.game.name
    worlds = worlds_of(variant, most=12, sealed=name == "splito")
    monkeypatch.setattr(serving, "GAMES", {**GAMES, name: leaky(GAMES[name])})
    some = {viewer: worlds.there[viewer] for viewer in (Seat(0), None)}
    found = await seen_through(tmp_path, Worlds(worlds.here, some))
    assert found[Seat(0)] or found[None]


async def test_a_server_whose_pictures_leak_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = svg.table

    def with_secrets(view: Any, names: Sequence[str] | None = None) -> str:
        return f"{drawn(view, names)}<!-- {seen[-1].stock} {seen[-1].hands} -->"

    seen: list[Any] = []
    variant = _variant("split", seats=2)
    game = variant.game

    @wraps(game.view)
    def view(state: Any, seat: Viewer) -> Any:
        seen.append(state)
        return game.view(state, seat)

    worlds = worlds_of(variant, most=12)
    monkeypatch.setattr(serving, "GAMES", {**GAMES, game.name: replace(game, view=view)})
    monkeypatch.setattr(svg, "table", with_secrets)
    found = await seen_through(tmp_path, Worlds(worlds.here, {None: worlds.there[None]}))
    assert found[None]
    assert all("<svg" in difference for difference in found[None])


# When the game is over


@pytest.mark.parametrize(
    "variant",
    [_variant("split-it", seats=2), _variant("splito", seats=3), _variant("split", seats=3)],
    ids=str,
)
async def test_the_deal_is_opened_when_the_game_is_over_and_not_before(
    variant: Variant, tmp_path: Path
) -> None:
    game = playout(variant, 1, CALM)
    raw_deal = variant.game.write_deal(game.deal)
    async with served(tmp_path) as server:
        party = await gather(server, as_recorded(game), variant.options.seats)
        table = f"/api/tables/{party.opened.table}"
        published = party.guests[-1].line.table["commitment"]
        views: list[list[Any]] = [[guest.line.view for guest in party.guests]]
        for seat, move in game.moves:
            for guest in party.guests:
                _assert_nothing_of_the_deal(guest.heard, raw_deal)
            await party.play(seat, move)
            await party.read_up()
            views.append([guest.line.view for guest in party.guests])

        for guest in party.guests:
            opening = guest.line.table["opening"]
            assert opening == {"salt": SALT.hex(), "deal": raw_deal, "chance": None}
            assert opens(published, bytes.fromhex(opening["salt"]), opening["deal"])

        record = read_record((await server.get(f"{table}/games/1/record")).body, GAMES)
        assert verify(record) is not None
        assert (record.moves, record.commitment) == (game.moves, published)

        for number in range(0, len(views), 7):
            for guest, seen in zip(party.guests, views[number], strict=True):
                query: Any = {} if guest.seat is None else {"seat": guest.seat}
                moment = await server.get(f"{table}/games/1/moment", at=number, **query)
                assert moment.json()["view"] == seen

        await _rematch(party)
        _assert_nothing_of_the_deal([(await server.get(table)).body], raw_deal)
        for finished in ("record", "moment"):
            assert (await server.get(f"{table}/games/1/{finished}")).status == 200
        assert (await server.get(f"{table}/games/2/record")).status == 404


async def _rematch(party: Party) -> None:
    for guest in party.guests[:-2]:
        await guest.do("rematch")
    await party.read_up()
    assert {guest.line.table["phase"] for guest in party.guests} == {"playing"}
    assert {guest.line.table["number"] for guest in party.guests} == {2}
    assert [guest.line.table["opening"] for guest in party.guests] == [None] * len(party.guests)


def _assert_nothing_of_the_deal(heard: list[bytes], raw_deal: dict[str, Any]) -> None:
    """Neither the salt nor the deal, whole or by its keys."""
    everything = b"".join(heard)
    assert SALT.hex().encode() not in everything
    assert canonical(raw_deal) not in everything
    assert b'"opening":{' not in everything
    assert b'"deal"' not in everything
    assert raw_deal.get("reshuffle_key", "no key").encode() not in everything


# Tokens and invitations


async def test_tokens_and_invitations_reach_nobody_they_are_not_for(tmp_path: Path) -> None:
    variant = _variant("split", seats=2)
    game = playout(variant, 3, CALM)
    async with served(tmp_path) as server:
        party = await gather(server, as_recorded(game), 2, visibility="private")
        for seat, move in game.moves:
            await party.play(seat, move)
        for guest in party.guests:
            await _try_to_get_at_secrets(party, guest)
        await party.read_up()
        invite = party.opened.invite.encode()
        tokens = [guest.token for guest in party.guests if guest.token]
        secrets = [text.encode() for token in tokens for text in (token, hash_token(token))]
        for guest in party.guests:
            everything = b"".join(guest.heard)
            assert not [secret for secret in secrets if secret in everything]
            assert (invite in everything) == (guest.seat is not None)
    logged = server.log.encode()
    assert logged
    assert not [secret for secret in (*secrets, invite) if secret in logged]


async def _try_to_get_at_secrets(party: Party, guest: Guest) -> None:
    """Every read there is, and requests that are refused."""
    server, token = party.server, guest.token
    table = f"/api/tables/{party.opened.table}"
    for path in ("/api/tables", "/api/games", "/metrics", "/", f"/t/{party.opened.table}"):
        guest.keep(await server.get(path, token=token))
    for path in (table, f"{table}/games/1/record", f"{table}/games/1/moment"):
        guest.keep(await server.get(path, token=token))
    await guest.do("sit", name="Mallory", seat=0)
    await guest.do("sit", name="Mallory", seat=1, invite="guessed")
    body = {"id": "1", "command": {"type": "sit", "name": "Mallory", "invite": "guessed"}}
    guest.keep(await server.post(f"{table}/commands", body, token=token))
    guest.keep(await server.post("/api/tables", {"name": "Mallory", "token": "short"}))


@pytest.mark.parametrize("as_json", [True, False], ids=["for programs", "for people"])
def test_the_log_of_a_failure_tells_where_it_was_and_nothing_secret(
    as_json: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever fails, the variables of the code that failed stay out of the log."""

    def fail(token: str) -> None:
        raise RuntimeError(f"failed with a token of {len(token)} letters")

    before = structlog.get_config()
    set_up_logs(as_json=as_json)
    try:
        fail(token_of("Ada"))
    except RuntimeError:
        structlog.get_logger().exception("it failed")
    finally:
        structlog.configure(**before)
    logged = capsys.readouterr().err
    assert "RuntimeError: failed with a token of 32 letters" in logged
    assert token_of("Ada") not in logged
