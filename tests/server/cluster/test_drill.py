"""No acknowledged entry is lost and every table plays on, whatever fails: see `drill`."""

import pytest

from tests.server.cluster.drill import Drill
from tests.support.proxies import HAProxy

pytestmark = [pytest.mark.anyio, pytest.mark.all_tier, pytest.mark.timeout(1800)]


async def test_tables_outlive_servers_proxy_and_database(
    pytestconfig: pytest.Config, capsys: pytest.CaptureFixture[str]
) -> None:
    HAProxy.wanted()
    seed: int = pytestconfig.getoption("--seed")
    faults: int = pytestconfig.getoption("--faults")
    with capsys.disabled():
        print(f"\n{faults} faults from seed {seed}", flush=True)
    drill = Drill(faults, seed)
    await drill.run()
    if pytestconfig.get_verbosity() > 0:
        with capsys.disabled():
            print(drill.summary())
    if faults >= 20:
        assert drill.missing == []
        met = ("sealed choices", "deadlines", "views compared", "lines lost", "play")
        assert [each for each in met if not drill.seen[each]] == []
