"""Fair deals: promise, entropy and commitment."""

from hashlib import sha256
from random import Random

import pytest

from splittable.core.fairness import (
    SALT_BYTES,
    Chance,
    canonical,
    commitment,
    deal_rng,
    fingerprint,
    opens,
    promise,
)
from splittable.core.game import draw_deal
from tests.support import drawing
from tests.support.variants import OFFICIAL, Variant, each

SALT = bytes(range(32))
DEAL = {"stock": ["7", "J", "ä"], "dealer": 1}


def test_a_deal_is_hashed_with_sorted_keys_no_spaces_and_utf_8() -> None:
    assert canonical(DEAL) == '{"dealer":1,"stock":["7","J","ä"]}'.encode()


def test_a_commitment_is_the_sha_256_of_salt_and_deal() -> None:
    by_hand = sha256(SALT + b'{"dealer":1,"stock":["7","J","\xc3\xa4"]}').hexdigest()
    assert commitment(SALT, DEAL) == by_hand
    assert by_hand == "207ae77f4ddd5f2443294d06a7f74432d452628342094aa68232be726047cd05"


def test_the_order_of_keys_does_not_matter() -> None:
    assert commitment(SALT, dict(reversed(DEAL.items()))) == commitment(SALT, DEAL)


def test_a_commitment_opens_with_its_own_salt_and_deal() -> None:
    assert opens(commitment(SALT, DEAL), SALT, DEAL)


@pytest.mark.parametrize(
    "salt, deal",
    [
        (bytes(32), DEAL),
        (SALT, {**DEAL, "dealer": 0}),
        (SALT, {**DEAL, "stock": ["J", "7", "ä"]}),
    ],
)
def test_a_commitment_does_not_open_with_anything_else(
    salt: bytes, deal: dict[str, object]
) -> None:
    assert not opens(commitment(SALT, DEAL), salt, deal)


def test_a_salt_is_long_enough_that_nobody_guesses_it() -> None:
    assert SALT_BYTES == 32


# Nobody chose it

SEED = "5e" * 32
ENTROPY = ("ab" * 32, None, "0f" * 16)


def test_a_promise_is_the_sha_256_of_the_seed() -> None:
    by_hand = sha256(b"seed:" + SEED.encode()).hexdigest()
    assert promise(SEED) == by_hand
    assert Chance(SEED, ENTROPY, by_hand).is_as_promised()
    assert not Chance(SEED[::-1], ENTROPY, by_hand).is_as_promised()


def test_a_fingerprint_is_the_sha_256_of_the_entropy() -> None:
    assert fingerprint("ab" * 32) == sha256(b"entropy:" + b"ab" * 32).hexdigest()


@each(OFFICIAL)
def test_a_stranger_s_program_draws_the_same_deal(variant: Variant) -> None:
    """Every game, seat count and option; `drawing` is written from docs/record.md alone."""
    game, rng = variant.game, Random(str(variant))
    for _ in range(3):
        seed = rng.randbytes(32).hex()
        entropy = [rng.choice((None, rng.randbytes(16).hex())) for _ in variant.seats]
        options = game.write_options(variant.options)
        deal = game.write_deal(game.deal(variant.options, deal_rng(seed, entropy)))
        assert deal == drawing.deal(game.name, options, seed, entropy)
        if game.beginning is not None:
            beginner = rng.choice(variant.seats)
            said = draw_deal(game, variant.options, deal_rng(seed, entropy), beginner)
            again = drawing.deal(game.name, options, seed, entropy, beginner)
            assert game.write_deal(said) == again


@pytest.mark.parametrize(
    "seed, entropy",
    [
        ("5f" + SEED[2:], ENTROPY),
        (SEED, ("ab" * 31 + "aa", None, "0f" * 16)),
        (SEED, ("ab" * 32, "0f" * 16, None)),
        (SEED, (None, None, "0f" * 16)),
        (SEED, ENTROPY[:2]),
    ],
    ids=["seed", "one digit", "other seat", "silent", "fewer seats"],
)
def test_every_part_decides_the_deal(seed: str, entropy: tuple[str | None, ...]) -> None:
    ours, theirs = deal_rng(SEED, ENTROPY), deal_rng(seed, entropy)
    assert ours.getrandbits(256) != theirs.getrandbits(256)


def test_a_silent_seat_has_a_value_that_anybody_can_compute() -> None:
    public = sha256(f"{promise(SEED)}:1".encode()).hexdigest()
    said = deal_rng(SEED, ("ab" * 32, public, "0f" * 16))
    assert said.getrandbits(256) == deal_rng(SEED, ENTROPY).getrandbits(256)
