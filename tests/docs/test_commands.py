"""The documents' commands are commands: the command line's own parser reads each of them."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from splittable.cli.arguments import Usage
from splittable.cli.command_line import read_arguments

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = sorted(
    {*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/*.md")}
    - {ROOT / "CHANGELOG.md", ROOT / "docs/cli.md"}  # the latter is made from the parser
)
BLOCK: Final = re.compile(r"^```[^\n]*\n(.*?)^```", flags=re.MULTILINE | re.DOTALL)
PLACEHOLDERS: Final = {"DAYS": "30", "goofspiel": "split"}  # the latter is not installed here
OTHER: Final = {"--version", "--list", "--help", "--share"}  # read before the parser


def test_the_parser_reads_every_command_of_a_block() -> None:
    commands = [(page, line) for page in PAGES for line in _in_blocks(page.read_text("utf-8"))]
    assert len(commands) > 45
    for page, command in commands:
        _read(page, command)


@pytest.mark.parametrize(
    "command", ["splittable serve --no-such-option", "splittable swim", "splittable play --seats"]
)
def test_a_command_that_does_not_exist_would_be_found(command: str) -> None:
    with pytest.raises(pytest.fail.Exception, match=r"README\.md: splittable"):
        _read(ROOT / "README.md", command)


def _in_blocks(text: str) -> Iterator[str]:
    for block in BLOCK.findall(text):
        for line in block.replace("\\\n", " ").splitlines():
            command = line.strip().removeprefix("$ ")
            if re.match(r"(?:SPLITTABLE_\w+=\S+ +)*splittable( |$)", command):
                yield re.split(r"\s{2,}|\s#", command[command.index("splittable") :])[0]


def _read(page: Path, command: str) -> None:
    words = [PLACEHOLDERS.get(word, word) for word in shlex.split(command)[1:]]
    if not words or words[0] in OTHER:
        return
    try:
        read_arguments(words)
    except Usage as error:
        pytest.fail(f"{page.relative_to(ROOT)}: {command}: {error}")
