"""The `splittable` fixture, which runs the command."""

import pytest

from tests.cli.running import Command


@pytest.fixture
def splittable(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(capsys, monkeypatch)
