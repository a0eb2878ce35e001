"""Only compiled code with a Python wrapper can be called from Python."""

import subprocess
import sys

import pytest

CALLED_BY_HAND = """
import numpy as np
from splittable.sim.chance import bits, mix64
from splittable.sim.compiler import entry, kernel, part

@{kind}
def twice(number):
    return 2 * number

def loop(number):
    return twice(number)

def call_by_hand():
    try:
        twice(21)
    except TypeError as error:
        print(error)

call_by_hand()
print(entry(loop, "no_game", {{"twice": twice}}, keep=False)(21))
call_by_hand()
"""


@pytest.mark.parametrize("kind", ["kernel", "part"])
def test_a_kernel_called_from_python_says_what_to_do_instead(kind: str) -> None:
    """Before other kernels have it compiled for this very number, and after."""
    ran = subprocess.run(
        [sys.executable, "-c", CALLED_BY_HAND.format(kind=kind)], capture_output=True, text=True
    )
    refused = (
        "twice can only be called from compiled code;"
        " from Python, call a loop that `entry` has bound"
    )
    assert ran.stdout.splitlines() == [refused, "42", refused]
    assert ran.returncode == 0, ran.stderr
