"""`tools.lint_tests`: tests that sleep are rejected unless they are marked as real-time."""

import pytest

from tools.lint_tests import problems


@pytest.mark.parametrize(
    "line, name",
    [
        ("time.sleep(0.1)", "sleep"),
        ("asyncio.sleep(A_WHILE)", "sleep"),
        ("page.wait_for_timeout(20)", "wait_for_timeout"),
        ("assert monotonic() - began < 5", "monotonic"),
        ("began = time.perf_counter()", "perf_counter"),
        ("while time.process_time_ns() < until: pass", "process_time_ns"),
    ],
)
def test_waiting_and_measuring_are_found(line: str, name: str) -> None:
    assert list(problems(f"def test_it():\n    {line}\n")) == [(2, name)]
    marked = f"@pytest.mark.real_time\ndef test_it():\n    {line}\n"
    assert list(problems(marked)) == []
    assert list(problems(f"pytestmark = pytest.mark.real_time\n\n{marked}")) == []
    assert list(problems(f"# real time: it stops real servers\n{line}\n")) == []
    assert list(problems(f"pytestmark = [pytest.mark.anyio]\n{line}\n")) == [(2, name)]


def test_giving_way_to_others_is_no_waiting() -> None:
    assert list(problems("await asyncio.sleep(0)\n")) == []
