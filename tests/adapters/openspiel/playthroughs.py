"""Playthroughs: whole random games as OpenSpiel prints them, stored to detect changes.

Only scripts/playthroughs rewrites them.
"""

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import splittable.adapters.openspiel  # noqa: F401  (it registers the games)
from tests.adapters.openspiel.games import TWENTY_CARDS

FOLDER: Final = Path(__file__).parent / "playthroughs"
SEED: Final = 1

PLAYTHROUGHS: Final = {
    "split_it": "python_split_it(cards=1 2 2 3 3 3 0 4)",
    "split_it_in_turn": "python_split_it(cards=1 2 2 3 0,deals=2,turn_based=True)",
    "splito": "python_splito(seats=3,show_side=True)",
    "split": f"python_split({TWENTY_CARDS},hand=2,turn_limit=4)",
    "split_bluffs": f"python_split(seats=3,{TWENTY_CARDS},hand=1,turn_limit=1,bluff_resets=True)",
    "split_cooperative": f"python_split(seats=3,{TWENTY_CARDS},hand=2,mode=cooperative)",
}


def played(name: str) -> str:
    text: str = playthrough(PLAYTHROUGHS[name], [], seed=SEED)
    return text


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for each in PLAYTHROUGHS:
        file_of(each).write_text(played(each), encoding="utf-8")
