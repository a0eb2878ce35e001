"""Fair deals: a commitment made before the first move opens with the very same deal."""

from hashlib import sha256

import pytest

from splittable.core.fairness import SALT_BYTES, canonical, commitment, opens

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
