"""Split for the simulator."""

from typing import Final

from splittable.games.split import SPLIT as READABLE
from splittable.games.split.encoding import ENCODING
from splittable.sim.kernels import Rules, SimulatedGame, Translation
from splittable.sim.split import observing, policies, rules, translation

SPLIT: Final = SimulatedGame(
    game=READABLE,
    encoding=ENCODING,
    state=rules.STATE,
    rules=Rules(
        deal=rules.deal,
        start=rules.start,
        to_act=rules.to_act,
        legal=rules.legal,
        is_legal=rules.is_legal,
        apply=rules.apply,
        outcome=rules.outcome,
        tidy=rules.tidy,
        choose_at_random=policies.choose_at_random,
        choose_by_rule_of_thumb=policies.choose_by_rule_of_thumb,
        appraise=policies.appraise,
        observe=observing.observe,
    ),
    translation=Translation(
        write_options=translation.write_options,
        write_deal=translation.write_deal,
        read_deal=translation.read_deal,
        row_of=translation.row_of,
    ),
)
