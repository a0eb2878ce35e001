"""Random generators for deals: shuffles, named streams, and the SHA-256 generator."""

from collections import Counter
from hashlib import sha256
from random import Random

from splittable.core.chance import ALL_BITS, STEP, HashRandom, mix64, shuffled, stream


def test_a_shuffle_keeps_the_cards_and_leaves_the_deck_alone() -> None:
    deck = tuple(range(50))
    order = shuffled(deck, Random(1))
    assert sorted(order) == list(deck)
    assert order != deck
    assert deck == tuple(range(50))


def test_the_same_generator_gives_the_same_shuffle() -> None:
    assert shuffled(range(50), Random(1)) == shuffled(range(50), Random(1))
    assert shuffled(range(50), Random(1)) != shuffled(range(50), Random(2))


def test_each_use_of_a_seed_has_a_generator_of_its_own() -> None:
    firsts = {
        stream(7).random(),
        stream(7, "deal").random(),
        stream(7, "deal", 1).random(),
        stream(7, "bots").random(),
        stream(8, "deal").random(),
    }
    assert len(firsts) == 5


def test_a_stream_is_the_same_every_time_it_is_asked_for() -> None:
    assert stream(7, "deal", 3).random() == stream(7, "deal", 3).random()
    assert stream(7, "deal", 3).random() == Random("7:deal:3").random()


def test_a_mixed_counter_is_splitmix64() -> None:
    """The numbers that others give for this seed."""
    found = [mix64(1234567 + count * STEP & ALL_BITS) for count in range(1, 6)]
    assert found == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_what_a_key_draws_is_sha_256_in_pieces() -> None:
    blocks = sha256(b"key:0").hexdigest() + sha256(b"key:1").hexdigest()
    assert f"{HashRandom('key').getrandbits(512):0128x}" == blocks
    assert HashRandom("key").getrandbits(21) == int(blocks[:8], 16) >> 11
    assert HashRandom("key").random() == (int(blocks[:16], 16) >> 11) / 2**53


def test_what_a_key_draws_is_the_same_every_time_and_another_for_another_key() -> None:
    def drawn(key: str) -> tuple[object, ...]:
        rng = HashRandom(key)
        return rng.randrange(5), rng.choice("abcdef"), shuffled(range(50), rng), rng.randrange(3, 9)

    assert drawn("key") == drawn("key") != drawn("other")


def test_every_number_is_drawn_as_often() -> None:
    rng = HashRandom("key")
    found = Counter(rng.randrange(3, 10) for _ in range(7000))
    assert set(found) == set(range(3, 10))
    assert all(900 < times < 1100 for times in found.values())
