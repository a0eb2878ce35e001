"""A bot worker reports how it started."""

import warnings
from types import SimpleNamespace

from splittable.server.workers.bot_worker import WarmUp, _warm_up


def test_a_worker_that_cannot_cache_compiled_code_says_so() -> None:
    def warm() -> None:
        warnings.warn("no writable folder", RuntimeWarning, stacklevel=2)

    said = _warm_up(SimpleNamespace(warm=warm))
    assert said == WarmUp("a bot worker warmed up with a warning", {"why": "no writable folder"})


def test_a_worker_whose_bots_do_not_start_says_why() -> None:
    def warm() -> None:
        raise OSError("no space left")

    said = _warm_up(SimpleNamespace(warm=warm))
    assert said.problem == "a bot worker failed to warm up"
    assert said.known["why"] == "OSError"  # its text may name a card


def test_a_worker_that_starts_as_it_should_says_nothing() -> None:
    assert _warm_up(SimpleNamespace(warm=lambda: None)) == WarmUp()
