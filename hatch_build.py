"""Build hook of hatchling: every wheel and sdist contains the built web client and its commit."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_NODE = "the web client isn't built, and building it requires Node 20.19 or newer with npm"
NO_BUILD = "the web client could not be built: scripts/web build"


class WebClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        root = Path(self.root)
        if version == "editable":  # scripts build the client for a checkout
            return
        problem = build_client(root)
        if problem is not None:
            self.app.abort(f"splittable: {problem}")
        write_commit(root)


def build_client(root: Path) -> str | None:
    """Build the web client unless it is up to date. Returns what is missing, or None."""
    if shutil.which("sh") is None:
        return None if (root / "src/splittable/server/client/index.html").is_file() else NO_NODE
    if _web(root, "is-built"):
        return None
    if not _web(root, "has-node"):
        return NO_NODE
    return None if _web(root, "play") else NO_BUILD


def _web(root: Path, command: str) -> bool:
    return subprocess.run(["sh", "scripts/web", command], cwd=root, check=False).returncode == 0


def write_commit(root: Path) -> None:
    """Note the commit, for `splittable --version`; an sdist has the one it was made from."""
    git = ["git", "rev-parse", "--short=10", "HEAD"]
    if (root / ".git").exists() and shutil.which("git"):
        found = subprocess.run(git, cwd=root, capture_output=True, text=True, check=False)
        if found.returncode == 0:
            (root / "src/splittable/commit.txt").write_text(found.stdout, "utf-8")
