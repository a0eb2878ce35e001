"""A tag is released only if the version, the changelog and the citation agree with it."""

import re

from splittable import __version__
from tools.release import ROOT, problems

CHANGELOG = "# Changelog\n\n## [1.2.3]\n"
CITATION = "title: x\nversion: 1.2.3\n"


def test_what_agrees_is_released() -> None:
    assert problems("v1.2.3", CHANGELOG, CITATION, "1.2.3") == []


def test_each_difference_is_one_line() -> None:
    (tag,) = problems("v1.2.4", CHANGELOG, CITATION, "1.2.3")
    assert tag == "the tag is v1.2.4, but splittable.__version__ is 1.2.3: use v1.2.3"
    (changelog,) = problems("v1.2.3", "## [Unreleased]\n", CITATION, "1.2.3")
    assert changelog == "CHANGELOG.md has no heading [1.2.3]: rename [Unreleased]"
    (citation,) = problems("v1.2.3", CHANGELOG, "version: 1.2.30\n", "1.2.3")
    assert citation == "CITATION.cff names another version than 1.2.3"


def test_this_version_can_be_released() -> None:
    changelog, citation = (
        (ROOT / each).read_text("utf-8") for each in ("CHANGELOG.md", "CITATION.cff")
    )
    assert problems(f"v{__version__}", changelog, citation) == []


def test_the_workflow_publishes_the_folder_that_the_documentation_is_built_in() -> None:
    workflow = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    upload = workflow.partition("upload-pages-artifact")[2]
    (built,) = re.findall(r"build\) build (\S+)", (ROOT / "scripts/docs").read_text("utf-8"))
    assert re.findall(r"path: (\S+)", upload)[0] == built
