"""`splittable warm`: compile the simulators now, so that nothing later has to wait for it."""

import time
from argparse import Namespace

from rich.progress import MofNCompleteColumn

from splittable.cli.progress import progress_on_stderr
from splittable.games import GAMES


def run_warm(arguments: Namespace) -> int:
    from splittable.sim import Simulator, Vector  # an extra: only who asks for it needs it

    names = [arguments.game] if arguments.game else list(GAMES)
    with progress_on_stderr(MofNCompleteColumn()) as progress:
        task = progress.add_task("games", total=len(names))
        for name in names:
            begin = time.perf_counter()
            Simulator(name).warm()
            Vector(name).warm()
            progress.advance(task)
            print(f"{name}: ready after {time.perf_counter() - begin:.1f} s", flush=True)
    return 0
