"""What players report reaches the operators, with what the table has of it."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.company import playing
from tests.server.test_administration import FREE, OPERATOR, done
from tests.support.serving import Answer, Server, served, token_of

pytestmark = pytest.mark.anyio


async def _report(server: Server, table: str, token: str | None, **wish: Any) -> Answer:
    return await server.post(f"/api/tables/{table}/reports", wish, token=token)


async def test_operators_see_a_report_with_its_table_until_they_settle_it(tmp_path: Path) -> None:
    async with served(tmp_path, admin_token=OPERATOR) as server:
        assert (await server.get("/api/privacy")).json()["takesReports"]
        company = await playing(server, "splito", seats=2, watched=False, settings=FREE)
        table, ada = company.opened.table, company.opened.token
        said = await company.of("Ben").do("say", text="you zebra")
        wish = {"reason": "insult", "seq": said["seq"], "words": "again"}
        assert (await _report(server, table, ada, **wish)).status == 201
        (report,) = (await done(server, "list-reports"))["reports"]
        assert (report["reason"], report["words"], report["seq"]) == (
            "insult",
            "again",
            said["seq"],
        )
        assert [each["text"] for each in report["context"]["talk"]] == ["you zebra"]
        await server.post("/api/forget", {}, token=token_of("Ben"))  # a report keeps no copy
        (report,) = (await done(server, "list-reports"))["reports"]
        assert report["context"]["talk"] == []
        await done(server, "delete-table", table=table)
        (report,) = (await done(server, "list-reports"))["reports"]
        assert report["context"] is None
        assert await done(server, "settle-report", report=report["id"]) == {"changed": True}
        assert (await done(server, "list-reports"))["reports"] == []


async def test_a_whole_table_can_be_reported(tmp_path: Path) -> None:
    async with served(tmp_path, admin_token=OPERATOR) as server:
        company = await playing(server, "splito", seats=2, watched=False, settings=FREE)
        table = company.opened.table
        await company.of("Ben").do("say", text="you zebra")
        assert (await _report(server, table, token_of("Ada"), reason="spoil")).status == 201
        assert (await done(server, "status"))["reports"] == 1
        (report,) = (await done(server, "list-reports"))["reports"]
        assert (report["table"], report["reason"]) == (table, "spoil")
        assert (report["seq"], report["words"]) == (None, "")
        context = report["context"]
        assert [each["name"] for each in context["people"]] == ["Ada", "Ben"]
        assert [each["text"] for each in context["talk"]] == ["you zebra"]


async def test_a_report_of_nothing_or_by_nobody_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        assert not (await server.get("/api/privacy")).json()["takesReports"]
        opened = await server.open_table("split", seats=3)
        for table, token, wish, status in (
            (opened.table, None, {"reason": "other"}, 403),
            (opened.table, opened.token, {"reason": "boring"}, 400),
            (opened.table, opened.token, {"reason": "other", "seq": 7}, 404),
            (opened.table, opened.token, {"reason": "other", "words": "x" * 201}, 400),
            ("nothere", opened.token, {"reason": "other"}, 404),
        ):
            assert (await _report(server, table, token, **wish)).status == status
