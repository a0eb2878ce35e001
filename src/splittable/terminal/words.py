"""Builds English phrases: names and verbs, lists, counts."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from splittable.core.seats import Seat

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


@dataclass(frozen=True, slots=True)
class Names:
    """The players' names in sentences. The player in seat `me` is called you."""

    names: tuple[str, ...]  # by seat
    me: Seat | None = None  # None: nobody is called you

    def who(self, seat: Seat) -> str:
        """The name at the start of a sentence, or alone."""
        return "You" if seat == self.me else self.names[seat]

    def whom(self, seat: Seat) -> str:
        """The name in the middle of a sentence."""
        return "you" if seat == self.me else self.names[seat]

    def whose(self, seat: Seat) -> str:
        return "Your" if seat == self.me else f"{self.names[seat]}'s"

    def does(self, seat: Seat, verb: str) -> str:
        """'You play', 'Ada plays'."""
        return f"You {verb}" if seat == self.me else f"{self.names[seat]} {_third_person(verb)}"

    def all_of(self, seats: Iterable[Seat], *, begin: bool = False) -> str:
        """'you, Ada and Ben': the reader first; with `begin`, 'You, Ada and Ben'."""
        ordered = sorted(seats, key=lambda seat: (seat != self.me, seat))
        names = [self.whom(seat) for seat in ordered]
        if begin and ordered:
            names[0] = self.who(ordered[0])
        return enumerated(names)


def _third_person(verb: str) -> str:
    if verb == "have":
        return "has"
    if verb.endswith(("s", "sh", "ch", "x")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def is_number(text: str) -> bool:
    """Whether the text is one to three ASCII digits."""
    return text.isascii() and text.isdigit() and len(text) < 4


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def enumerated(items: Collection[object], last: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'; 'nothing' for none."""
    names = [str(item) for item in items]
    if len(names) < 2:
        return names[0] if names else "nothing"
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def counted(count: int, thing: str) -> str:
    """'1 card', '3 cards'."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def in_words(count: int) -> str:
    """'two' for 2; figures from seven on."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)
