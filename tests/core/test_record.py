"""Records: reading, writing, replaying and verifying a whole game (docs/record.md)."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from splittable.core.errors import Invalid, InvalidMove, Mismatch
from splittable.core.fairness import Chance, commitment, deal_rng, promise
from splittable.core.game import Outcome, draw_deal
from splittable.core.record import (
    FORMAT,
    Record,
    read_record,
    replay,
    result_of,
    seat_names,
    verify,
    write_record,
)
from splittable.core.seats import Seat
from splittable.core.validation import MOST_BYTES
from splittable.games import GAMES
from splittable.games.split_it import SPLIT_IT
from splittable.games.split_it.setup import Options
from splittable.games.splito import SPLITO
from tests.games.split_it.table import deal

SALT = bytes(range(32))
SEED = "5e" * 32
CHANCE = Chance(SEED, (None, "0f" * 16), promise(SEED))
RAW_CHANCE = {"promise": promise(SEED), "seed": SEED, "entropy": [None, "0f" * 16]}


def played() -> Record:
    """A whole game of Split it! with two seats, played at random."""
    rng = Random(5)
    dealt = deal("9 8 7 6 5 4 3", starter=1)
    state = SPLIT_IT.start(Options(2), dealt)
    moves: list[tuple[Seat, Any]] = []
    while waiting := SPLIT_IT.to_act(state):
        seat = min(waiting)
        moves.append((seat, rng.choice(SPLIT_IT.legal(state, seat))))
        state = SPLIT_IT.apply(state, *moves[-1]).state
    result = result_of(SPLIT_IT.outcome(state))
    return Record(SPLIT_IT, Options(2), ("Ann", "Bob"), dealt, tuple(moves), result)


def as_raw(record: Record) -> dict[str, Any]:
    raw: dict[str, Any] = json.loads(write_record(record))
    return raw


def reread(**changes: Any) -> Record:
    """The game above, read from a file in which some keys are changed; None takes a key out."""
    raw = {**as_raw(played()), **changes}
    return read_record(
        json.dumps({key: value for key, value in raw.items() if value is not None}), GAMES
    )


# Reading and writing


def test_a_record_reads_back_as_it_was_written() -> None:
    assert read_record(write_record(played()), GAMES) == played()
    assert read_record(write_record(played()).encode(), GAMES) == played()


def test_a_record_is_one_line_with_its_keys_in_a_fixed_order() -> None:
    text = write_record(replace(played(), commitment="00" * 32, salt=SALT, chance=CHANCE))
    assert "\n" not in text
    assert list(json.loads(text)) == [
        "format",
        "game",
        "rules",
        "options",
        "names",
        "deal",
        "moves",
        "outcome",
        "commitment",
        "salt",
        "chance",
    ]
    assert json.loads(text)["format"] == FORMAT == "splittable/1"


def test_names_keep_their_letters() -> None:
    named = replace(played(), names=("Zoë", "李雷"))
    assert "李雷" in write_record(named)
    assert read_record(write_record(named), GAMES).names == ("Zoë", "李雷")


def test_names_are_optional_and_seats_are_then_called_by_number() -> None:
    assert reread(names=None).names == seat_names(2) == ("Seat 0", "Seat 1")


def test_seats_left_out_are_the_games_default() -> None:
    assert reread(options={}).options.seats == 2


def test_a_record_without_an_outcome_is_an_unfinished_game() -> None:
    raw = as_raw(played())
    unfinished = reread(outcome=None, moves=raw["moves"][:5])
    assert unfinished.result is None
    assert "outcome" not in as_raw(unfinished)
    assert verify(unfinished) is None


def test_an_outcome_may_also_be_written_as_null() -> None:
    raw = {**as_raw(played()), "outcome": None}
    assert read_record(json.dumps(raw), GAMES).result is None


MOVES = as_raw(played())["moves"]
OUTCOME = as_raw(played())["outcome"]


@pytest.mark.parametrize(
    "changes, problem",
    [
        ({"format": "splittable/2"}, "format: expected 'splittable/1', found 'splittable/2'"),
        ({"format": None}, "record: 'format' is missing"),
        ({"deal": None}, "record: 'deal' is missing"),
        ({"date": "today"}, "record: unknown key 'date'"),
        ({"game": "chess"}, "game: expected one of split-it, splito, split; found 'chess'"),
        ({"game": ["split-it"]}, "game: expected one of"),
        ({"rules": 2}, "rules: expected version 1 of split-it, found 2"),
        ({"rules": 0}, ".*found 0; records of other versions can't be replayed$"),
        ({"rules": True}, "rules: expected version 1 of split-it, found True"),
        ({"options": []}, r"options: expected an object, found \[\]"),
        ({"options": {"seats": 5}}, r"options\.seats: 5 is not one of 2, 3, 4"),
        ({"options": {"speed": 1}}, "options: unknown option 'speed'"),
        ({"names": ["Ann"]}, "names: expected 2 entries, found 1"),
        ({"names": ["Ann", ""]}, r"names\[1\]: expected 1 to 40 printable characters"),
        ({"names": ["Ann", "B" * 41]}, r"names\[1\]: expected 1 to 40 printable characters"),
        ({"names": ["Ann\n", "Bob"]}, r"names\[0\]: expected 1 to 40 printable characters"),
        ({"names": ["\ud800", "Bob"]}, r"names\[0\]: expected 1 to 40 printable characters"),
        ({"names": ["Ann", 7]}, r"names\[1\]: expected a string, found 7"),
        ({"deal": {"starter": 1}}, "deal: 'stock' is missing"),
        ({"moves": {}}, "moves: expected a list"),
        ({"moves": [*MOVES[:2], [0]]}, r"moves\[2\]: expected 2 entries, found 1"),
        ({"moves": [[2, "guess white"]]}, r"moves\[0\]\[0\]: expected a whole number from 0 to 1"),
        ({"moves": [[0, 5]]}, r"moves\[0\]\[1\]: expected a string, found 5"),
        ({"outcome": {}}, "outcome: 'scores' is missing"),
        ({"outcome": {**OUTCOME, "scores": [1]}}, r"outcome\.scores: expected 2 entries, found 1"),
        ({"outcome": {**OUTCOME, "scores": [1, "2"]}}, r"outcome\.scores\[1\]: expected a whole"),
        ({"outcome": {**OUTCOME, "winners": [2]}}, r"outcome\.winners\[0\]: expected a whole"),
        ({"outcome": {**OUTCOME, "reason": "luck"}}, r"outcome\.reason: 'luck' is not one of most"),
        ({"outcome": {**OUTCOME, "reason": ["x"]}}, r"outcome\.reason: \['x'\] is not one of"),
        ({"outcome": {**OUTCOME, "ranking": [1, 2]}}, "outcome: unknown key 'ranking'"),
        ({"commitment": "ff"}, "commitment: expected 64 digits 0-9 a-f, found 'ff'"),
        ({"commitment": "F" * 64}, "commitment: expected 64 digits 0-9 a-f"),
        ({"salt": 7}, "salt: expected a string"),
        ({"chance": []}, "chance: expected an object"),
        ({"chance": {**RAW_CHANCE, "seed": "ff"}}, r"chance\.seed: expected 64 digits 0-9 a-f"),
        ({"chance": {**RAW_CHANCE, "beginner": 2}}, r"chance\.beginner: expected .*0 to 1"),
        ({"chance": {**RAW_CHANCE, "beginner": None}}, r"chance\.beginner: expected"),
        ({"chance": {**RAW_CHANCE, "promise": None}}, r"chance\.promise: expected a string"),
        ({"chance": {**RAW_CHANCE, "entropy": [None]}}, r"chance\.entropy: expected 2 entries"),
        (
            {"chance": {**RAW_CHANCE, "entropy": [None, "0f"]}},
            r"chance\.entropy\[1\]: expected 32 to 64 digits 0-9 a-f, found '0f'",
        ),
    ],
)
def test_a_damaged_record_is_refused_with_its_place(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(Invalid, match=f"^{problem}"):
        reread(**changes)


def test_an_unreadable_move_is_refused_with_its_place() -> None:
    with pytest.raises(
        InvalidMove, match=r"^moves\[3\]\[1\]: 'guess red' is not a move of Split it!"
    ):
        reread(moves=[*MOVES[:3], [0, "guess red"]])


@pytest.mark.parametrize(
    "text, problem",
    [
        ("", "not JSON: "),
        ("{", "not JSON: .* at line 1, column 2"),
        ("[]", "expected an object"),
        (b"\xff{}", "not UTF-8 text"),
        ('{"rules": NaN}', "not JSON: NaN"),
        ('{"rules": 1, "rules": 1}', "duplicate key 'rules' in an object"),
        ("[" * 200_000, "nested too deeply"),
        ('{"rules": ' + "9" * 5000 + "}", "not JSON: a number is too long"),
    ],
    ids=["empty", "unclosed", "list", "not UTF-8", "NaN", "key twice", "deep", "long number"],
)
def test_what_is_no_record_at_all_is_refused(text: str | bytes, problem: str) -> None:
    with pytest.raises(Invalid, match=rf"^record: {problem}"):
        read_record(text, GAMES)


def test_a_file_longer_than_any_game_is_not_read() -> None:
    with pytest.raises(Invalid, match=f"record: longer than {MOST_BYTES} bytes"):
        read_record(" " * (MOST_BYTES + 1), GAMES)


# Replaying and verifying


def test_a_replay_gives_the_start_and_the_position_after_every_move() -> None:
    record = played()
    positions = list(replay(record))
    assert [place.number for place in positions] == list(range(len(record.moves) + 1))
    assert (positions[0].seat, positions[0].move, positions[0].events) == (None, None, ())
    assert positions[0].state == SPLIT_IT.start(record.options, record.deal)
    assert [(place.seat, place.move) for place in positions[1:]] == list(record.moves)
    assert all(place.events for place in positions[1:])


def test_verifying_gives_the_outcome() -> None:
    found = verify(played())
    assert isinstance(found, Outcome)
    assert result_of(found) == played().result


def test_a_finished_game_without_an_outcome_is_told_how_it_ended() -> None:
    assert verify(replace(played(), result=None)) == verify(played())


def test_an_illegal_move_is_found_with_its_place() -> None:
    record = reread(moves=[[1, "split 2 4"], [0, "guess white"]], outcome=None)
    with pytest.raises(
        Mismatch, match=r"^moves\[1\]: seat 0 cannot play 'guess white' now; it may"
    ):
        verify(record)


def test_a_move_out_of_turn_is_found_with_its_place() -> None:
    with pytest.raises(Mismatch, match=r"^moves\[0\]: seat 0 cannot play .* waiting for seat 1$"):
        verify(reread(moves=[[0, "split 2 4"]], outcome=None))


def test_a_move_after_the_end_is_found_with_its_place() -> None:
    record = reread(moves=[*MOVES, [0, "guess white"]])
    with pytest.raises(Mismatch, match=rf"^moves\[{len(MOVES)}\]: .* the game is over$"):
        verify(record)


@pytest.mark.parametrize(
    "change", [{"scores": [55, 0]}, {"winners": [0, 1]}, {"winners": []}, {"reason": "shared"}]
)
def test_a_wrong_outcome_is_found(change: dict[str, Any]) -> None:
    record = reread(outcome={**OUTCOME, **change})
    with pytest.raises(Mismatch, match=r"^outcome: the record says scores .* the rules say scores"):
        verify(record)


def test_an_outcome_of_a_game_that_is_not_over_is_found() -> None:
    record = reread(moves=MOVES[:-1])
    with pytest.raises(Mismatch, match="the rules say the game is not over yet"):
        verify(record)


# Commitments


def committed(salt: bytes = SALT) -> Record:
    record = played()
    return replace(record, commitment=commitment(salt, SPLIT_IT.write_deal(record.deal)), salt=salt)


def test_a_commitment_that_opens_verifies() -> None:
    text = write_record(committed())
    assert json.loads(text)["salt"] == SALT.hex()
    assert verify(read_record(text, GAMES)) == verify(played())


def test_a_commitment_that_the_deal_does_not_open_is_found() -> None:
    other_deal = replace(
        committed(), deal=deal("9 8 7 6 5 4 3 2", starter=1), moves=(), result=None
    )
    with pytest.raises(
        Mismatch, match=r"^commitment: salt and deal do not match the published hash"
    ):
        verify(other_deal)


def test_a_commitment_that_the_salt_does_not_open_is_found() -> None:
    with pytest.raises(Mismatch, match="commitment"):
        verify(replace(committed(), salt=bytes(32)))


def test_a_commitment_without_its_salt_is_not_opened_yet() -> None:
    sealed = replace(committed(), salt=None)
    assert "salt" not in as_raw(sealed)
    assert verify(sealed) == verify(played())


# What the deal was drawn from


def drawn(chance: Chance = CHANCE) -> Record:
    """A game that has not begun."""
    options = Options(seats=2)
    deal = SPLIT_IT.deal(options, deal_rng(CHANCE.seed, CHANCE.entropy))
    return Record(SPLIT_IT, options, seat_names(2), deal, (), None, chance=chance)


def test_a_deal_that_follows_from_seed_and_entropy_verifies() -> None:
    text = write_record(drawn())
    assert json.loads(text)["chance"] == RAW_CHANCE
    assert read_record(text, GAMES) == drawn()
    assert verify(read_record(text, GAMES)) is None


def test_a_seed_that_was_not_promised_is_found() -> None:
    with pytest.raises(
        Mismatch, match=r"^chance\.promise: the seed does not match the promised hash"
    ):
        verify(drawn(replace(CHANCE, promise="00" * 32)))


@pytest.mark.parametrize("entropy", [("0f" * 16, None), (None, "0e" * 16), (None, None)])
def test_a_deal_that_does_not_follow_is_found(entropy: tuple[str | None, ...]) -> None:
    with pytest.raises(
        Mismatch, match=r"^deal: not the deal that follows from chance\.seed and chance\.entropy"
    ):
        verify(drawn(replace(CHANCE, entropy=entropy)))


@pytest.mark.parametrize("said", [0, 1])
def test_a_deal_with_somebody_who_was_said_to_begin_verifies_with_that_alone(said: int) -> None:
    rng = deal_rng(CHANCE.seed, CHANCE.entropy)
    steered = draw_deal(SPLIT_IT, Options(seats=2), rng, Seat(said))
    record = replace(drawn(replace(CHANCE, beginner=Seat(said))), deal=steered)
    text = write_record(record)
    assert json.loads(text)["chance"] == {**RAW_CHANCE, "beginner": said}
    assert read_record(text, GAMES) == record
    assert verify(record) is None
    with pytest.raises(Mismatch, match=r"^deal: not the deal that follows from chance"):
        verify(replace(record, chance=replace(CHANCE, beginner=Seat(1 - said))))


def test_somebody_who_begins_unsaid_is_found() -> None:
    """A server cannot pass its own choice off as chance."""
    drawn_starter = drawn().deal.starter
    steered = replace(drawn().deal, starter=Seat(1 - drawn_starter))
    with pytest.raises(Mismatch, match=r"^deal: not the deal that follows from chance"):
        verify(replace(drawn(), deal=steered))


def test_nobody_begins_splito() -> None:
    options = SPLITO.read_options({})
    chance = replace(CHANCE, entropy=(None,) * 3)
    deal = SPLITO.deal(options, deal_rng(chance.seed, chance.entropy))
    record = Record(SPLITO, options, seat_names(3), deal, (), None, chance=chance)
    raw = json.loads(write_record(record))
    raw["chance"]["beginner"] = 0
    with pytest.raises(Invalid, match=r"^chance\.beginner: splito has no seat that begins"):
        read_record(json.dumps(raw), GAMES)
