"""Chance is brought by whoever deals, and is the same wherever it is brought to."""

from random import Random

from splittable.core.chance import ALL_BITS, STEP, mixed, shuffled, stream


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
    found = [mixed(1234567 + count * STEP & ALL_BITS) for count in range(1, 6)]
    assert found == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
