"""Sphinx configuration of the documentation site: `scripts/docs build`.

The source folder is the whole repository, so that links between documents are the same on the site
and on a code host. The documents contain no directives; the navigation is added here.
"""

from collections.abc import Mapping
from typing import Any, Final

from splittable import __version__

project = "Splittable"
author = "the Splittable contributors"
copyright = "the Splittable contributors; Apache-2.0"  # noqa: A001  as Sphinx calls it
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["*.md", "docs/**", "deploy/README.md"]
exclude_patterns = [".*", "site", "src", "tests", "tools", "web", "bench", "examples", "locales"]

html_theme = "furo"
html_title = f"Splittable {version}"
html_extra_path = ["theme"]  # index.html, which leads to docs/index.html
html_copy_source = False
pygments_style = "default"
pygments_dark_style = "monokai"
highlight_language = "text"

myst_heading_anchors = 4
suppress_warnings = [
    "misc.highlighting_failure",  # examples of JSON are shortened with "…"
]
autodoc_member_order = "groupwise"
autodoc_typehints = "none"  # the types of `Game` are its own type variables
nitpick_ignore_regex = [("py:.*", ".*")]  # bases of classes in the standard library

# By document: its sections in the navigation, each with a title and its documents.
NAVIGATION: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "docs/index": {
        "Tutorials": (
            "/docs/tutorials/play",
            "/docs/tutorials/host",
            "/docs/tutorials/library",
            "/docs/tutorials/bot",
            "/docs/tutorials/agent",
            "/docs/tutorials/game",
            "/docs/tutorials/client",
        ),
        "How-to guides": (
            "/docs/hosting",
            "/deploy/README",
            "/docs/research",
            "/CONTRIBUTING",
        ),
        "Reference": (
            "/docs/games/split-it",
            "/docs/games/splito",
            "/docs/games/split",
            "/docs/api",
            "/docs/reference",
            "/docs/cli",
            "/docs/protocol",
            "/docs/record",
            "/docs/talk",
            "/docs/encoding",
            "/docs/dataset",
            "/docs/review",
            "/docs/my-games",
            "/docs/glossary",
            "/docs/terms",
        ),
        "Explanations": (
            "/docs/rules/split-it",
            "/docs/rules/splito",
            "/docs/rules/split",
            "/ARCHITECTURE",
            "/docs/decisions/README",
            "/docs/benchmarks",
            "/docs/strength",
        ),
        "Project": ("/README", "/CHANGELOG", "/SECURITY", "/CODE_OF_CONDUCT"),
    },
    "docs/decisions/README": {"": ("/docs/decisions/0*",)},
}


def add_navigation(_app: object, document: str, source: list[str]) -> None:
    for title, entries in NAVIGATION.get(document, {}).items():
        lines = ["```{toctree}", ":hidden:", ":glob:", f":caption: {title}" if title else ""]
        source[0] += "\n" + "\n".join([*filter(None, lines), "", *entries, "```"]) + "\n"


def setup(app: Any) -> None:
    app.connect("source-read", add_navigation)
