"""Starts two Ray nodes on the loopback address, as a separate process, and prints their address. A
line on standard input kills the second node; end of input stops both."""

import os
import sys
from typing import Any

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # loopback is good enough, on every system
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


def main() -> None:
    from ray import cluster_utils

    lean = {"num_cpus": 1, "include_log_monitor": False, "no_monitor": True}
    cluster: Any = cluster_utils.Cluster(True, head_node_args={**lean, "include_dashboard": False})
    second = cluster.add_node(**lean)
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
