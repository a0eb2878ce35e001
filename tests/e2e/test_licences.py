"""The page comes with the licences of all third-party code in it."""

import json
import re
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import expect

from tests.support.browser import Chromium
from tests.support.serving import ServerProcess

WEB = Path(__file__).parents[2] / "web"
IMPORTED = re.compile(r"""(?:from|import\()\s*["'](@[\w-]+/[\w-]+|[a-z][\w-]*)""")


def packages_in_use() -> set[str]:
    """The packages that our sources import, and those whose code ends up in the page."""
    own = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = [path.read_text(encoding="utf-8") for path in own if ".test." not in path.name]
    named = {name for text in texts for name in IMPORTED.findall(text)}
    styles = (WEB / "src/theme/fonts.css").read_text(encoding="utf-8")
    named |= set(re.findall(r'url\("(@[\w-]+/[\w-]+)', styles))
    about = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    return (named & set(about["dependencies"])) | {
        "@iconify-json/lucide",  # the icons
        "clsx",  # used by svelte
        "vite",  # loads the chunks
    }


def test_the_page_leads_to_the_licence_of_every_package_in_it(
    chromium: Chromium, server: ServerProcess
) -> None:
    visitor = chromium.visitor(server.url)
    visitor.go("/")
    link = visitor.page.get_by_role("link", name="Third-party licences")
    expect(link).to_have_attribute("href", "/licences.txt")
    with urlopen(f"{server.url}/licences.txt") as answer:
        assert answer.headers.get_content_type() == "text/plain"
        text = answer.read().decode()
    told = dict(re.findall(r"^(@?[\w/-]+) [\d.]+ \(.+\)\n\n((?:.|\n)+?)(?=\n\n\n|\Z)", text, re.M))
    assert packages_in_use() >= {"@fluent/bundle", "@fontsource/fredoka", "svelte", "uqr"}
    assert packages_in_use() <= told.keys()
    for terms in told.values():
        assert re.search("Permission is hereby granted|Apache License", " ".join(terms.split()))
    visitor.assert_quiet()
