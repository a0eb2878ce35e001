"""A seat's display: the cards it has won, face up, in one column per number."""

from dataclasses import dataclass

from splittable.core.evolve import evolve
from splittable.core.seats import put
from splittable.games.split_it.cards import JOKER, NUMBERS, Card


@dataclass(frozen=True)  # no slots: `evolve` needs a `__dict__`
class Display:
    numbers: tuple[int, ...] = (0,) * 10  # by number, 1 first: number cards in its column
    jokers: tuple[int, ...] = (0,) * 10  # by number, 1 first: jokers in its column
    pending: int = 0  # jokers that are not in a column yet

    def size(self, number: Card) -> int:
        return self.numbers[number - 1] + self.jokers[number - 1]

    def columns(self) -> tuple[Card, ...]:
        """The numbers that have a column; jokers alone don't form one (split-it 5.4)."""
        return tuple(number for number in NUMBERS if self.numbers[number - 1])

    def collect(self, cards: tuple[Card, ...]) -> "Display":
        """This display with more cards: numbers in their columns, jokers pending."""
        numbers = list(self.numbers)
        for card in cards:
            if card != JOKER:
                numbers[card - 1] += 1
        return evolve(self, numbers=tuple(numbers), pending=self.pending + cards.count(JOKER))

    def forced(self) -> tuple[Card, ...]:
        """Where pending jokers go automatically, one after the other: to the only column (5.6)."""
        columns = self.columns()
        return columns * self.pending if len(columns) == 1 else ()

    def place_joker(self, number: Card) -> "Display":
        column = number - 1
        return evolve(
            self,
            jokers=put(self.jokers, column, self.jokers[column] + 1),
            pending=self.pending - 1,
        )
