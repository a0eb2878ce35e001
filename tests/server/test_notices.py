"""The rate-limited log: one line a minute per cause, with the number of occurrences."""

from structlog.testing import capture_logs

from splittable.server.logs import NOTICE_EVERY, RateLimitedLog
from tests.support.serving import HandClock


def test_a_cause_is_told_once_a_minute_and_counted_in_between() -> None:
    clock = HandClock()
    notices = RateLimitedLog(clock.now)
    with capture_logs() as told:
        for _ in range(1000):
            notices.warn("too many frames", limit=60)
        clock.advance(NOTICE_EVERY / 1000)
        notices.warn("too many frames", limit=60)
    assert [(each["event"], each["times"], each["limit"]) for each in told] == [
        ("too many frames", 1, 60),
        ("too many frames", 1000, 60),
    ]


def test_causes_do_not_hide_each_other() -> None:
    notices = RateLimitedLog(HandClock().now)
    with capture_logs() as told:
        for event in ("a", "b", "a", "c"):
            notices.warn(event)
    assert [each["event"] for each in told] == ["a", "b", "c"]


def test_a_clock_that_was_set_back_silences_nothing() -> None:
    now = iter([600_000, 0, 1])
    notices = RateLimitedLog(lambda: next(now))
    with capture_logs() as told:
        for _ in range(3):
            notices.warn("a")
    assert len(told) == 2
