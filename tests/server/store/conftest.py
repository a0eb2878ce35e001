"""Both stores, new and empty, for tests that hold for either."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from splittable.server.store import Store
from splittable.server.store.connect import open_store
from tests.support.postgres import postgres


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.all_tier)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is not yet made, or empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return postgres().emptied_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    yield store
    await store.close()
