"""Fair deals: a commit-reveal scheme in which nobody chooses a deal and nobody changes it.

1. The dealer publishes a promise: the hash of a secret seed.
2. Seats contribute entropy, and the deal is drawn from the seed and all entropy.
3. Before the first move, the dealer publishes a commitment: a salted hash of the deal.
4. After the last move, everything is revealed and can be verified.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from random import Random

from splittable.core.chance import HashRandom
from splittable.core.seats import Seat

SEED_BYTES = 32  # the dealer draws them before any seat contributes
SALT_BYTES = 32  # the dealer draws them; they don't affect the deal
FEWEST_DIGITS, MOST_DIGITS = 32, 64  # hexadecimal digits of a seat's entropy


# Promise, entropy and deal


@dataclass(frozen=True, slots=True)
class Chance:
    """Everything a deal was drawn from. Nobody may see it before the game is over."""

    seed: str  # 64 hexadecimal digits
    entropy: tuple[str | None, ...]  # by seat, hexadecimal; None: the seat contributed nothing
    promise: str  # hash of the seed, open to all before any seat contributed
    beginner: Seat | None = None  # the seat chosen to begin; None: it was drawn, too

    def is_as_promised(self) -> bool:
        return compare_digest(self.promise, promise(self.seed))


def promise(seed: str) -> str:
    """The hash of a seed, published before any seat contributes."""
    return _hashed(f"seed:{seed}")


def fingerprint(entropy: str) -> str:
    """The hash of a seat's entropy, which the others see before the deal."""
    return _hashed(f"entropy:{entropy}")


def deal_rng(seed: str, entropy: Sequence[str | None]) -> Random:
    """The generator for one deal. Seats without entropy get a value derived from the promise."""
    promised = promise(seed)
    shares = [own or _hashed(f"{promised}:{seat}") for seat, own in enumerate(entropy)]
    return HashRandom(_hashed(":".join(("deal", seed, *shares))))


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# Commitment


def canonical(deal: Mapping[str, object]) -> bytes:
    """The canonical JSON of a deal, for hashing: sorted keys, no spaces, UTF-8."""
    return json.dumps(deal, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def commitment(salt: bytes, deal: Mapping[str, object]) -> str:
    """The salted hash of a deal, published before the first move."""
    return sha256(salt + canonical(deal)).hexdigest()


def opens(published: str, salt: bytes, deal: Mapping[str, object]) -> bool:
    """Whether the published commitment is that of this salt and deal."""
    return compare_digest(published, commitment(salt, deal))
