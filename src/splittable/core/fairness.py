"""Fair deals: nobody chose them, and nobody changed them.

The promise comes first: a hash of the dealer's secret seed. Then seats add entropy of their own,
and the deal is drawn from both. Before the first move a salted hash of the deal is published. After
the last move all of it is open.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from random import Random

from splittable.core.chance import Drawn
from splittable.core.seats import Seat

SEED_BYTES = 32  # drawn at random by whoever deals, before anybody contributes
SALT_BYTES = 32  # drawn at random by whoever deals; decides nothing
FEWEST_DIGITS, MOST_DIGITS = 32, 64  # of a seat's entropy, hexadecimal


# Nobody chose it


@dataclass(frozen=True, slots=True)
class Chance:
    """What a deal was drawn from. Nobody may see it before the game is over."""

    seed: str  # 64 hexadecimal digits
    entropy: tuple[str | None, ...]  # by seat, hexadecimal; None: nobody contributed there
    promise: str  # shown before anybody contributed; the seed gives it
    beginner: Seat | None = None  # who was said to begin; None: that was drawn as well

    def is_as_promised(self) -> bool:
        return compare_digest(self.promise, promise(self.seed))


def promise(seed: str) -> str:
    return _hashed(f"seed:{seed}")


def fingerprint(entropy: str) -> str:
    """What others are shown of a seat's entropy before the deal."""
    return _hashed(f"entropy:{entropy}")


def drawn_from(seed: str, entropy: Sequence[str | None]) -> Random:
    """The generator for one deal; a seat that contributed nothing is given a public value."""
    promised = promise(seed)
    shares = [own or _hashed(f"{promised}:{seat}") for seat, own in enumerate(entropy)]
    return Drawn(_hashed(":".join(("deal", seed, *shares))))


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# Nobody changed it


def canonical(deal: Mapping[str, object]) -> bytes:
    """The one way to write a deal for hashing: sorted keys, no spaces, UTF-8."""
    return json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment(salt: bytes, deal: Mapping[str, object]) -> str:
    return sha256(salt + canonical(deal)).hexdigest()


def opens(published: str, salt: bytes, deal: Mapping[str, object]) -> bool:
    """Whether this salt and deal are the ones the published commitment was made from."""
    return compare_digest(published, commitment(salt, deal))
