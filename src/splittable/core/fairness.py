"""Fair deals: publish a salted hash of the deal before the first move, open it after the last."""

import json
from collections.abc import Mapping
from hashlib import sha256
from hmac import compare_digest

SALT_BYTES = 32  # drawn at random by whoever deals; decides nothing


def canonical(deal: Mapping[str, object]) -> bytes:
    """The one way to write a deal for hashing: sorted keys, no spaces, UTF-8."""
    return json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment(salt: bytes, deal: Mapping[str, object]) -> str:
    return sha256(salt + canonical(deal)).hexdigest()


def opens(published: str, salt: bytes, deal: Mapping[str, object]) -> bool:
    """Whether this salt and deal are the ones the published commitment was made from."""
    return compare_digest(published, commitment(salt, deal))
