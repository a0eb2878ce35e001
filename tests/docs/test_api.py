"""The API document: its examples run, and it describes every public name and every extra."""

import doctest
import re
from pathlib import Path

import splittable
from splittable.cli.command_line import SUBCOMMANDS
from splittable.core.extras import MODULES

DOCUMENT = Path(__file__).parents[2] / "docs/api.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def test_the_api_document_runs_as_it_is_written() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


def test_every_public_name_is_described() -> None:
    for name in splittable.__all__:
        assert re.search(rf"`{name}[`(]", TEXT), name


def test_every_extra_is_described_with_the_commands_that_require_it() -> None:
    table = TEXT.partition("## Extras")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(.+?)` \| (.*) \|$", table, re.MULTILINE))
    described = {name for row in rows for name in row.split("`, `")}
    assert described == {"all", *MODULES}
    for command, extras in SUBCOMMANDS.items():
        for extra in extras:
            assert re.search(rf"`(splittable )?{command}`", rows[extra]), (command, extra)
