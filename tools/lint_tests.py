"""Rejects tests that sleep or measure time: they fail on a busy machine.

A test should wait for a condition (`tests.support.patience.until`) or use a virtual clock. If it
needs real time, mark the test or its module (`pytestmark`) as `real_time`; in a support module, say
why in a comment (`# real time: it kills real servers`).
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WAITS: Final = {"sleep", "wait_for_timeout"}
CLOCKS: Final = {"monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time",
                 "process_time_ns"}  # fmt: skip
ALLOWED: Final = {"tests/support/browser.py", "tests/support/patience.py"}  # they define `until`
REASON: Final = re.compile(r"^# real time: \S", re.MULTILINE)


def problems(source: str) -> Iterator[tuple[int, str]]:
    """Line numbers and names of calls that sleep or measure time outside real-time tests."""
    if REASON.search(source):
        return
    module = ast.parse(source)
    if any(_is_real_time(value) for value in _marks_of_module(module)):
        return
    yield from _visit(module)


def _visit(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and any(
        map(_is_real_time, node.decorator_list)
    ):
        return
    if isinstance(node, ast.Call):
        name = _name(node.func)
        only_yields = name == "sleep" and [ast.unparse(each) for each in node.args] == ["0"]
        if name in WAITS | CLOCKS and not only_yields:
            yield node.lineno, name
    for child in ast.iter_child_nodes(node):
        yield from _visit(child)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _marks_of_module(module: ast.Module) -> Iterator[ast.expr]:
    for node in module.body:
        if isinstance(node, ast.Assign) and [ast.unparse(t) for t in node.targets] == [
            "pytestmark"
        ]:
            yield from node.value.elts if isinstance(node.value, ast.List) else [node.value]


def _is_real_time(mark: ast.expr) -> bool:
    return ast.unparse(mark).startswith("pytest.mark.real_time")


def main() -> int:
    found = [
        f"{path}:{line}: {name}() in a test that is not real_time: use"
        " tests.support.patience.until or a virtual clock, or mark the test real_time"
        for path in sorted(
            each.relative_to(ROOT).as_posix() for each in (ROOT / "tests").rglob("*.py")
        )
        if path not in ALLOWED
        for line, name in problems((ROOT / path).read_text("utf-8"))
    ]
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
