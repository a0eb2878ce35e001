"""Unwanted words are refused however they are written, and reports reach the operators."""

from pathlib import Path
from typing import Any, Final

import pytest

from splittable.server.domain.words import Unwanted, WordList, read_words
from tests.server.company import playing
from tests.server.test_administration import FREE, OPERATOR, done
from tests.support.serving import Answer, Server, served, token_of

pytestmark = pytest.mark.anyio

WORDS: Final = WordList(("darn", "heck*", "Grüße", "so"))


@pytest.mark.parametrize(
    "text",
    [
        "darn",
        "DARN it",
        "well, dаrn!",  # with a Cyrillic a
        "d a r n",
        "d.a.r.n",
        "ｄａｒｎ",
        "what the hecking",
        "GRÜSSE",
        "s o",
    ],
)
def test_a_listed_word_is_found_however_it_is_written(text: str) -> None:
    with pytest.raises(Unwanted, match="has a word that isn't welcome here"):
        WORDS.check(text, "text")


@pytest.mark.parametrize("text", ["darning needles", "check", "soda", "a d in", "", "…", "d a r"])
def test_other_words_are_not(text: str) -> None:
    WORDS.check(text, "text")
    WordList().check("darn", "text")


def test_a_list_has_a_word_a_line() -> None:
    assert read_words("# mild\ndarn\n\n  heck* \n") == ("darn", "heck*")


async def test_names_and_talk_are_refused_and_phrases_are_not(tmp_path: Path) -> None:
    async with served(tmp_path, words=("darn",)) as server:
        opened = await server.post("/api/tables", {"game": "split", "name": "Darn"})
        assert (opened.status, opened.json()["code"]) == (403, "unwanted")
        company = await playing(server, "splito", seats=2, watched=False, settings=FREE)
        ben = company.of("Ben")
        assert await ben.refused("say", text="oh darn") == "unwanted"
        await ben.do("say", text="oh dear")
        await ben.do("say", preset="hello")
        assert await ben.refused("sit", name="d a r n") == "unwanted"


# Reports


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
