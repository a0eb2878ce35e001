"""Draws a deal from seed and entropy as docs/record.md describes, independently of the library."""

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

OBJECTIVES = Path(__file__).parents[2] / "src/splittable/games/splito/objectives.json"

Draws = Iterator[int]


def hash_token(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def promise(seed: str) -> str:
    return hash_token(f"seed:{seed}")


def share(promise: str, seat: int, entropy: str | None) -> str:
    return hash_token(f"{promise}:{seat}") if entropy is None else entropy


def key(seed: str, entropy: Sequence[str | None]) -> str:
    shares = [share(promise(seed), seat, each) for seat, each in enumerate(entropy)]
    return hash_token("deal:" + seed + ":" + ":".join(shares))


def draws(key: str) -> Draws:
    for i in count():
        digits = hash_token(f"{key}:{i}")
        for begin in range(0, 64, 4):
            yield int(digits[begin : begin + 4], 16)


def below(bound: int, numbers: Draws) -> int:
    while True:
        product = next(numbers) * bound
        if product % 65536 >= 65536 % bound:
            return product // 65536


def shuffle(cards: Sequence[Any], numbers: Draws) -> list[Any]:
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return order


def deal(
    game: str,
    options: dict[str, Any],
    seed: str,
    entropy: Sequence[str | None],
    beginner: int | None = None,
) -> dict[str, Any]:
    numbers, seats = draws(key(seed, entropy)), options["seats"]
    if game == "split-it":
        deck = [str(number) for number in range(1, 11) for _ in range(number)] + ["J"] * 15
        starter = _said(below(seats, numbers), beginner)
        return {"starter": starter, "stock": shuffle(deck, numbers)}
    if game == "splito":
        return _splito(seats, numbers)
    return _split(seats, options.get("mode") == "cooperative", numbers, beginner)


def _said(drawn: int, beginner: int | None) -> int:
    return drawn if beginner is None else beginner


def _splito(seats: int, numbers: Draws) -> dict[str, Any]:
    objectives = json.loads(OBJECTIVES.read_text(encoding="utf-8"))
    common = []
    for symbol in ("star", "moon"):
        marked = [each["id"] for each in objectives if each["symbol"] == symbol]
        common.append(marked[below(len(marked), numbers)])
    deck = [f"{letter}{value}" for letter in "yopbgk" for value in range(1, 7) for _ in range(2)]
    deck += [each["id"] for each in objectives]
    cards = shuffle([card for card in deck if card not in common], numbers)
    hands = [cards[13 * hand : 13 * (hand + 1)] for hand in range(4 if seats == 2 else seats)]
    if seats == 2:
        return {"common": common, "hands": hands[:2], "second_hands": hands[2:]}
    return {"common": common, "hands": hands}


def _split(seats: int, cooperative: bool, numbers: Draws, beginner: int | None) -> dict[str, Any]:
    dealer = _said(below(seats, numbers), beginner)
    cards = shuffle(range(1, 100) if cooperative else range(101), numbers)
    hands = []
    for seat in range(seats):
        size = 9 if seat == dealer else 7
        hands.append(sorted(cards[:size]))
        cards = cards[size:]
    reshuffle_key = "".join(f"{next(numbers):04x}" for _ in range(8))
    return {"dealer": dealer, "hands": hands, "stock": cards, "reshuffle_key": reshuffle_key}
