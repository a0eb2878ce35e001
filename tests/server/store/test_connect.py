"""A URL names the database, and errors never contain its password."""

from pathlib import Path

import pytest

from splittable.core.errors import Invalid, SplittableError
from splittable.server.store.connect import open_store, public_url
from splittable.server.store.postgres import PostgresStore
from splittable.server.store.sqlite import SqliteStore
from tests.support.postgres import postgres

pytestmark = pytest.mark.anyio


async def test_three_slashes_name_a_file_from_here_and_four_from_the_root(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for url, made in (
        ("sqlite:///here.db", tmp_path / "here.db"),
        ("sqlite:///in/a/folder.db", tmp_path / "in" / "a" / "folder.db"),
        (f"sqlite:///{tmp_path}/there.db", tmp_path / "there.db"),
        ("sqlite:///:memory:", tmp_path / ":memory:"),  # no exception: a log is kept
    ):
        store = await open_store(url)
        assert isinstance(store, SqliteStore)
        await store.close()
        assert made.is_file()


@pytest.mark.all_tier
async def test_both_names_of_postgresql_are_read() -> None:
    url = postgres().emptied_database()
    for scheme in ("postgresql", "postgres"):
        store = await open_store(url.replace("postgresql", scheme, 1))
        assert isinstance(store, PostgresStore)
        await store.close()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "/srv/tables.db",
        "sqlite:",
        "sqlite://",
        "sqlite:///",
        "sqlite://tables.db",
        "postgresql:",
        "mysql://me:hunter2@localhost/tables",
        "me:hunter2@localhost",
        "post gres://me:hunter2@localhost/tables",
        "me:hunter2://",
    ],
)
async def test_other_addresses_are_refused_and_the_allowed_ones_named(url: str) -> None:
    with pytest.raises(Invalid, match=r"^database: expected sqlite:///.* or postgresql://") as no:
        await open_store(url)
    assert "hunter" not in str(no.value)


@pytest.mark.parametrize(
    "place",
    [
        "me:hunter2@127.0.0.1:1/none",
        "me:hun/ter2@127.0.0.1:1/none",
        "me:hun#ter2@127.0.0.1:1/none",
        "me:hun[ter2@127.0.0.1:1/none",
        "me:hunter2@127.0.0.1:hunter2/none",
        "me:hunter2@127.0.0.1:1/none?sslmode=hunter2",
        "127.0.0.1:1/none?password=hunter2&port=hunter2",
    ],
)
async def test_no_error_tells_a_password(place: str) -> None:
    with pytest.raises(SplittableError) as no:
        await open_store(f"postgresql://{place}")
    error: BaseException | None = no.value
    while error is not None:
        assert "hun" not in str(error)
        error = error.__cause__


@pytest.mark.parametrize(
    "url, shown",
    [
        ("sqlite:////srv/tables.db", "sqlite:////srv/tables.db"),
        ("postgresql://ida:secret@db1:5433,db2/cards", "postgresql://db1:5433,db2/cards"),
        ("postgresql://db1/cards?password=secret", "postgresql://db1/cards"),
        ("postgresql://ida:se/cret@db1", "postgresql:///"),  # can't be told apart for sure
    ],
)
async def test_a_log_shows_where_the_database_is_but_no_password(url: str, shown: str) -> None:
    assert public_url(url) == shown
