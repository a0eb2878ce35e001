"""Runs the checks of `./test` in parallel, then lists failed steps and slow tests.

Static checks, the page's own checks and the compilation of kernels use one core each. The tests
start once the kernels are compiled. Browser tests start once the page is built and the other tests
are done. Tests that need real time run last, alone.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "test-results"  # JUnit XML and the names of failed steps; not committed
FAILED: Final = RESULTS / "failed"
SLOWEST: Final = 30  # tests listed at the end
NO_TESTS: Final = 5  # pytest's exit code if no test was selected

# The tests to run for a changed file, by the longest matching path. Other files run all tests.
TESTS_OF: Final[dict[str, tuple[str, ...]]] = {
    "src/splittable/games": (
        "tests/games", "tests/contract", "tests/records", "tests/perft", "tests/plugins",
        "tests/sim", "tests/svg",
    ),
    "src/splittable/svg": ("tests/svg", "tests/cli", "tests/docs"),
    "src/splittable/sim": ("tests/sim", "tests/bots"),
    "src/splittable/bots": ("tests/bots", "tests/arena", "tests/client", "tests/review"),
    "src/splittable/review": ("tests/review", "tests/cli", "tests/server"),
    "src/splittable/client": ("tests/client", "tests/server/test_example.py"),
    "src/splittable/arena": ("tests/arena", "tests/cli"),
    "src/splittable/parallel": ("tests/parallel", "tests/arena", "tests/cli"),
    "src/splittable/adapters": ("tests/adapters",),
    "src/splittable/terminal": ("tests/terminal", "tests/cli"),
    "src/splittable/cli": ("tests/cli", "tests/api", "tests/docs"),
    "src/splittable/gym.py": ("tests/adapters",),
    "src/splittable/api.py": ("tests/api", "tests/docs"),
    "src/splittable/__init__.py": ("tests/api", "tests/docs"),
    "src/splittable/server": ("tests/server", "tests/world", "tests/docs", "tests/deploy"),
    "web": ("tests/e2e/test_games.py",),  # in addition to the page's own checks
    "locales": ("tests/docs", "tests/e2e/test_words.py"),
    "deploy": ("tests/deploy",),
    "docs": ("tests/docs",),
    "tools": ("tests/tools",),
    "bench": (),
    "examples": ("tests/docs", "tests/plugins", "tests/server"),
    "README.md": ("tests/docs",),
    "ARCHITECTURE.md": ("tests/docs",),
    "CONTRIBUTING.md": (),
    "CHANGELOG.md": (),
    "CITATION.cff": ("tests/docs",),
    "CODE_OF_CONDUCT.md": ("tests/docs",),
    "SECURITY.md": ("tests/docs",),
    ".github": (),
}  # fmt: skip


@dataclass(frozen=True)
class Step:
    name: str
    command: Sequence[str]
    after: tuple[str, ...] = ()  # starts once these steps have ended
    needs: tuple[str, ...] = ()  # skipped unless these steps have passed
    is_shown: bool = False  # stream its output; otherwise show it only on failure


@dataclass
class Run:
    """Runs steps in parallel, each as soon as the steps before it have ended."""

    steps: Sequence[Step]
    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)

    async def all(self) -> None:
        self._ended = {step.name: asyncio.Event() for step in self.steps}
        await asyncio.gather(*map(self._one, self.steps))

    async def _one(self, step: Step) -> None:
        for name in (*step.after, *step.needs):
            if name in self._ended:
                await self._ended[name].wait()
        if any(name in (*self.failed, *self.skipped) for name in step.needs):
            self.skipped.append(step.name)
        elif not await self._passes(step):
            self.failed.append(step.name)
        self._ended[step.name].set()

    async def _passes(self, step: Step) -> bool:
        if step.is_shown:
            print(f"\n== {step.name}", flush=True)
        pipe = None if step.is_shown else asyncio.subprocess.PIPE
        began = time.monotonic()
        process = await asyncio.create_subprocess_exec(
            *step.command, cwd=ROOT, stdout=pipe, stderr=asyncio.subprocess.STDOUT if pipe else None
        )
        output, _ = await process.communicate()
        self.seconds[step.name] = time.monotonic() - began
        is_pytest = "pytest" in step.command
        has_passed = process.returncode == 0 or (is_pytest and process.returncode == NO_TESTS)
        if not step.is_shown:
            result = "ok" if has_passed else "FAILED"
            print(f"\n== {step.name}: {result} ({self.seconds[step.name]:.0f} s)", flush=True)
            if not has_passed:
                print(output.decode(errors="replace"), flush=True)
        return has_passed


def static_steps() -> list[Step]:
    python = sys.executable
    return [
        Step("format (scripts/format fixes it)", ["ruff", "format", "--check", "-q"]),
        Step("lint", ["ruff", "check", "-q"]),
        Step("lint of the tests", [python, "-m", "tools.lint_tests"]),
        Step("types", ["mypy"]),
        Step("layers", ["lint-imports", "--no-logo"]),
        Step("generated files (scripts/generated writes them)", ["scripts/generated", "--check"]),
        Step("workflows", ["check-jsonschema", "--builtin-schema", "vendor.github-workflows",
                           *map(str, sorted((ROOT / ".github/workflows").glob("*.yml")))]),
    ]  # fmt: skip


def page_steps() -> list[Step]:
    return [
        Step("page: build", ["scripts/web", "build"]),
        Step("page: checks", ["scripts/web", "check"], needs=("page: build",)),
    ]


def test_steps(tier: Sequence[str], more: Sequence[str], paths: Sequence[str]) -> list[Step]:
    """Tests without a browser, tests in a browser and, with a tier, tests in real time."""
    browser = [path for path in paths if path.startswith("tests/e2e")]
    others = [path for path in paths if not path.startswith("tests/e2e")]
    many = ["-n", "auto", "--dist", "worksteal"]
    kernels = "kernels"
    steps = []
    if others or not paths:
        chosen = others or ["--ignore=tests/e2e"]
        steps.append(Step(kernels, [sys.executable, "-m", "tests.sim.warm_kernels"]))
        command = _pytest("tests", [*tier, "-m", "not real_time", *many, *chosen, *more])
        steps.append(Step("tests", command, after=(kernels,), is_shown=True))
    if browser or not paths:
        command = _pytest(
            "browser", [*tier, "-m", "not real_time", *many, *(browser or ["tests/e2e"]), *more]
        )
        name = "tests in a browser"
        steps.append(Step(name, command, after=("tests",), needs=("page: build",), is_shown=True))
    if tier:
        everything = [step.name for step in (*static_steps(), *page_steps(), *steps)]
        command = _pytest("real-time", [*tier, "-m", "real_time", *paths, *more])
        steps.append(Step("tests in real time", command, after=tuple(everything), is_shown=True))
    return steps


def _pytest(name: str, arguments: Sequence[str]) -> list[str]:
    """The command of one pytest run, which writes its results to a file of that name."""
    return ["pytest", "-q", f"--junit-xml={RESULTS / name}.xml", *arguments]


def changed_tests(paths: Iterable[str]) -> list[str] | None:
    """The tests to run if these files changed; None means all tests."""
    found: set[str] = set()
    for path in paths:
        if path.startswith("tests/"):
            is_test = Path(path).name.startswith("test_") and (ROOT / path).is_file()
            found.add(path if is_test else str(Path(path).parent))
            continue
        areas = [area for area in TESTS_OF if path == area or path.startswith(f"{area}/")]
        if not areas:
            return None
        found.update(TESTS_OF[max(areas, key=len)])
    return None if "tests" in found or "tests/support" in found else sorted(found)


def changed_files(since: str) -> list[str]:
    def git(*arguments: str) -> list[str]:
        run = subprocess.run(
            ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if run.returncode:
            sys.exit(f"./test --changed: {run.stderr.strip()}")
        return run.stdout.splitlines()

    changed = git("diff", "--name-only", since, "--")
    return sorted({*changed, *git("ls-files", "--others", "--exclude-standard")})


def slowest(count: int) -> list[tuple[float, str]]:
    """Seconds and names of the tests that just ran, slowest first."""
    found = [
        (float(case.get("time", 0)), f"{case.get('classname')}::{case.get('name')}")
        for results in RESULTS.glob("*.xml")
        for case in ElementTree.parse(results).iter("testcase")
    ]
    return sorted(found, reverse=True)[:count]


def parsed(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        prog="./test",
        description="Run all checks that a change must pass. Takes about ten minutes.",
        epilog="With other arguments, only pytest runs: ./test tests/games -k joker",
        allow_abbrev=False,
    )
    tiers = parser.add_mutually_exclusive_group()
    tiers.add_argument(
        "--all", action="store_true", help="add all browser tests, real processes and databases"
    )
    tiers.add_argument("--long", action="store_true", help="run longer tests, as at night")
    parser.add_argument("--failed", action="store_true", help="run only what failed last time")
    parser.add_argument(
        "--changed",
        nargs="?",
        const="HEAD",
        metavar="REVISION",
        help="test only what changed since a revision (default: since the last commit)",
    )
    parser.add_argument("--pictures", action="store_true", help="save pictures to screenshots/")
    return parser.parse_known_args(arguments)


def chosen_steps(wanted: argparse.Namespace) -> list[Step]:
    tier = ["--all"] if wanted.all else ["--long"] if wanted.long else []
    more = ["--pictures"] if wanted.pictures else []
    if wanted.failed:
        last = FAILED.read_text("utf-8").splitlines() if FAILED.exists() else []
        more += ["--last-failed", "--last-failed-no-failures=none"]
        quick = [step for step in (*static_steps(), *page_steps()) if step.name in last]
        built = [] if any(step.name == "page: build" for step in quick) else page_steps()[:1]
        return [*built, *quick, *test_steps(tier, more, [])]
    if wanted.changed is None:
        return [*static_steps(), *page_steps(), *test_steps(tier, more, [])]
    files = changed_files(wanted.changed)
    paths = changed_tests(files)
    print("changed:", *files, "tests:", *(["all"] if paths is None else paths), sep="\n  ")
    pages = page_steps() if any(file.startswith(("web/", "locales/")) for file in files) else []
    if paths == []:
        return [*static_steps(), *pages]
    if any(path.startswith("tests/e2e") for path in paths or ["tests/e2e"]):
        pages = pages or page_steps()[:1]
    return [*static_steps(), *pages, *test_steps(tier, more, paths or [])]


def main() -> int:
    wanted, others = parsed(sys.argv[1:])
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    if others:
        subprocess.run(["scripts/web", "build"], cwd=ROOT, check=True)
        os.chdir(ROOT)
        named = ["all", "long", "pictures"]
        os.execvp("pytest", ["pytest", *(f"--{n}" for n in named if getattr(wanted, n)), *others])
    RESULTS.mkdir(exist_ok=True)
    for old in RESULTS.glob("*.xml"):
        old.unlink()
    began = time.monotonic()
    run = Run(chosen_steps(wanted))
    asyncio.run(run.all())
    FAILED.write_text("".join(f"{name}\n" for name in run.failed), "utf-8")
    _print_summary(run, time.monotonic() - began)
    return 1 if run.failed or run.skipped else 0


def _print_summary(run: Run, seconds: float) -> None:
    print(f"\n== the {SLOWEST} slowest tests")
    for took, name in slowest(SLOWEST):
        print(f"{took:6.1f} s  {name}")
    print("\n== steps")
    for step in run.steps:
        if step.name in run.skipped:
            print(f"   -    skipped {step.name}")
        else:
            result = "FAILED " if step.name in run.failed else "passed "
            print(f"{run.seconds[step.name]:4.0f} s  {result} {step.name}")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = (used.ru_utime + used.ru_stime) / 60
    print(f"\n{seconds / 60:.1f} minutes, {cpu:.1f} minutes of CPU time")


if __name__ == "__main__":
    sys.exit(main())
