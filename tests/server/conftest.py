"""How the server's tests run: on asyncio, which is what it serves on."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
