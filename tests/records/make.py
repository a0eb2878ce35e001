"""Rewrites all golden records: `scripts/golden`, after an intended change of the rules."""

from splittable.core.record import write_record
from tests.records.scenario import FOLDER, play_scenario
from tests.records.scenarios import SCENARIOS


def main() -> None:
    for scenario in SCENARIOS:
        scenario.path.parent.mkdir(exist_ok=True)
        scenario.path.write_text(write_record(play_scenario(scenario)) + "\n", encoding="utf-8")
    wanted = {scenario.path for scenario in SCENARIOS}
    for path in FOLDER.glob("*/*.json"):
        if path not in wanted:
            path.unlink()
    print(f"{len(wanted)} golden records in {FOLDER}")


if __name__ == "__main__":
    main()
