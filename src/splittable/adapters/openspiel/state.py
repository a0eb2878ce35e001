"""The `pyspiel.State` of the games: chance deals, then seats act one by one or several at once.

At a simultaneous node, a seat that owes no choice has no legal action. OpenSpiel passes 0 for it,
which is ignored. For algorithms that need one player at a time, use the parameter `turn_based`:
unlike `convert_to_turn_based`, it supports resampling.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import pyspiel

from splittable.adapters.openspiel.node import Dealing, Node, Playing, after_draw
from splittable.adapters.openspiel.terms import Terms
from splittable.adapters.openspiel.text import fields_of, lines_of
from splittable.core.chance import stream
from splittable.core.errors import InvalidArgument
from splittable.core.rewards import rewards
from splittable.core.seats import Seat

Sampler: TypeAlias = Callable[[], float]  # random numbers from 0 to 1


class SplittableState(pyspiel.State):  # type: ignore[misc]  # it has no types
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.node: Node = Dealing()

    @property
    def terms(self) -> Terms:
        found: Terms = self.get_game().terms
        return found

    # Acting

    def current_player(self) -> int:
        if isinstance(self.node, Dealing):
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.node.waiting
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(waiting) > 1 and self.node.terms.simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return min(waiting)

    def is_terminal(self) -> bool:
        return isinstance(self.node, Playing) and not self.node.waiting

    def chance_outcomes(self) -> list[tuple[int, float]]:
        draws = self.terms.draws(self.node.drawn) if isinstance(self.node, Dealing) else ()
        total = sum(draw.weight for draw in draws)
        return [(draw.outcome, draw.weight / total) for draw in draws]

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.choices(Seat(player)) if isinstance(self.node, Playing) else []

    def _apply_action(self, action: int) -> None:
        if isinstance(self.node, Dealing):
            self.node = after_draw(self.terms, self.node, action)
            return
        player = self.current_player()
        if player == pyspiel.PlayerId.SIMULTANEOUS:
            raise InvalidArgument("action", "several seats choose at this node; use apply_actions")
        self.node = self.node.after(Seat(player), action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        """Apply all actions, or none if one is illegal."""
        if self.current_player() != pyspiel.PlayerId.SIMULTANEOUS:
            raise InvalidArgument("actions", "only one player acts at this node; use apply_action")
        seats = self.terms.options.seats
        if len(actions) != seats:
            raise InvalidArgument(
                "actions", f"expected {seats}, one per seat; found {len(actions)}"
            )
        assert isinstance(self.node, Playing)
        node = self.node
        for seat in sorted(node.waiting):
            node = node.after(seat, actions[seat])
        self.node = node

    def returns(self) -> list[float]:
        rules, options = self.terms.rules, self.terms.options
        outcome = rules.outcome(self.node.state) if isinstance(self.node, Playing) else None
        return [0.0] * options.seats if outcome is None else [*rewards(rules, options, outcome)]

    # Resampling hidden information

    def resample_from_infostate(self, player: int, sampler: Sampler) -> "SplittableState":
        """Another state that this player can't tell from this one.

        Unseen cards are drawn from everything possible, even if `deals` is set, and so are the
        choices that others have sealed. The new state has no history, which would reveal the deal.
        Only Python code can call this: OpenSpiel's C++ doesn't look for it in a Python game.
        """
        return self.imagined(player, Random(sampler()))

    def imagined(self, player: int, rng: Random) -> "SplittableState":
        other: SplittableState = self.get_game().new_initial_state()
        if isinstance(self.node, Playing):
            other.node = self.node.imagined(Seat(player), rng)
        return other

    # Text

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self.terms.encoding.move(self.terms.options, action))

    def __str__(self) -> str:
        fields = fields_of(self.node if isinstance(self.node, Dealing) else self.node.state)
        return "\n".join(lines_of(fields))


def resampler(seed: int) -> Callable[[SplittableState, int], SplittableState]:
    """A resampler for `ISMCTSBot.set_resampler`. The same seed gives the same worlds."""
    rng = stream(seed, "resampler")
    return lambda state, player: state.imagined(player, rng)
