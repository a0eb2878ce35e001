"""Reproducible random games, and positions written as moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final

from hypothesis import settings
from hypothesis import strategies as st

from splittable.core.game import AnyGame
from splittable.core.record import Record, result_of, seat_names
from splittable.core.seats import Seat
from tests.support.variants import Variant


def _seeds() -> st.SearchStrategy[int]:
    """Without `--long`, all laws use the same games of a variant, which are played only once."""
    if settings.get_current_profile_name() in ("short", "all"):
        assert settings.default is not None
        return st.sampled_from(range(settings.default.max_examples))
    return st.integers(0, 2**32 - 1)


SEEDS: Final = _seeds()
CUTS: Final = st.integers(0, 1000)  # a point of a game, in thousandths of its length
PLAYOUTS_KEPT: Final = 2000


@dataclass(frozen=True, slots=True)
class Habits:
    """Weights of some moves of Split; other moves weigh 1. With equal weights, players reset and
    challenge so often that games with bluff resets last until the 1,000th turn."""

    reset: float = 1.0
    challenge: float = 1.0

    def weights(self, moves: Sequence[object]) -> list[float]:
        likely = {"reset": self.reset, "challenge": self.challenge}
        return [likely.get(str(move), 1.0) for move in moves]


RESTLESS: Final = Habits()
LIVELY: Final = Habits(reset=0.15, challenge=0.2)
CALM: Final = Habits(reset=0.03, challenge=0.1)


@dataclass(frozen=True, slots=True)
class Playout:
    variant: Variant
    deal: Any
    moves: tuple[tuple[Seat, Any], ...]
    states: tuple[Any, ...]  # the start, then the state after each move
    events: tuple[tuple[Any, ...], ...]  # by move

    @property
    def record(self) -> Record:
        return Record(
            game=self.variant.game,
            options=self.variant.options,
            names=seat_names(self.variant.options.seats),
            deal=self.deal,
            moves=self.moves,
            result=result_of(self.variant.game.outcome(self.states[-1])),
        )

    def until(self, cut: int) -> "Playout":
        """The game up to the cut."""
        return self.after(len(self.moves) * cut // 1000)

    def after(self, made: int) -> "Playout":
        """The game up to this many moves."""
        return Playout(
            self.variant,
            self.deal,
            self.moves[:made],
            self.states[: made + 1],
            self.events[:made],
        )


@lru_cache(PLAYOUTS_KEPT)
def playout(variant: Variant, seed: int, habits: Habits | None = None) -> Playout:
    """A whole random game. Seats that choose simultaneously act in random order."""
    rng = Random(seed)
    habits = rng.choice((RESTLESS, LIVELY, CALM, CALM, CALM)) if habits is None else habits
    deal = random_deal(variant, rng)
    state = variant.game.start(variant.options, deal)
    return play_on(variant, deal, state, rng, habits)


def play_on(variant: Variant, deal: Any, state: Any, rng: Random, habits: Habits) -> Playout:
    game = variant.game
    moves: list[tuple[Seat, Any]] = []
    states, events = [state], []
    while waiting := game.to_act(state):
        assert len(moves) < game.longest(variant.options), "the game is longer than declared"
        seat = rng.choice(sorted(waiting))
        legal = game.legal(state, seat)
        move = rng.choices(legal, habits.weights(legal))[0]
        step = game.apply(state, seat, move)
        state = step.state
        moves.append((seat, move))
        states.append(state)
        events.append(step.events)
    return Playout(variant, deal, tuple(moves), tuple(states), tuple(events))


def position(variant: Variant, seed: int, cut: int) -> Any:
    """The state of a random game at this cut."""
    return playout(variant, seed).until(cut).states[-1]


def play(game: AnyGame, state: Any, *moves: tuple[int, str]) -> Any:
    """The state after these moves, each written as (seat, notation)."""
    for seat, text in moves:
        move = game.read_move(state.options, text)
        state = game.apply(state, Seat(seat), move).state
    return state


def random_deal(variant: Variant, rng: Random) -> Any:
    """A random deal; in Split, every third one gives the dealer many Wilds."""
    deal = variant.game.deal(variant.options, rng)
    if variant.game.name != "split" or rng.randrange(3):
        return deal
    return variant.game.read_deal(
        variant.options, wilds_for_the_dealer(variant.game.write_deal(deal))
    )


def wilds_for_the_dealer(raw: dict[str, Any]) -> dict[str, Any]:
    """The deal with eight Wilds in the dealer's hand and the others among the next cards."""
    dealer, hands = raw["dealer"], raw["hands"]
    order = [card for seat, hand in enumerate(hands) if seat != dealer for card in hand]
    order += [*raw["stock"], *hands[dealer]]
    wilds = [card for card in order if is_wild(card)]
    others = [card for card in order if not is_wild(card)]
    dealt = {dealer: [*wilds[:8], others.pop()]}
    for seat in range(len(hands)):
        if seat != dealer:
            dealt[seat], others = others[:7], others[7:]
    return {
        **raw,
        "hands": [dealt[seat] for seat in range(len(hands))],
        "stock": _mixed(wilds[8:], others),
    }


def _mixed(first: Sequence[int], then: Sequence[int]) -> list[int]:
    """Two Wilds on top of the stock, the others every second card after them."""
    stock = list(then)
    for number, card in enumerate(first):
        stock.insert(number if number < 2 else 2 * number, card)
    return stock


def is_wild(card: int) -> bool:
    return card in (0, 1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 99, 100)  # split 1.2
