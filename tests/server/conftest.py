"""How the server's tests run: on asyncio, which is what it serves on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.slow_bots import GATE, AdmissionMiddleware
from tests.support.serving import Server, served


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One for all tests of a module, at whose end it must not have failed."""
    async with served(tmp_path_factory.mktemp("server")) as running:
        yield running
        assert not running.failures


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AdmissionMiddleware:
    """Still closed."""
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    return AdmissionMiddleware(tmp_path / "gate")
