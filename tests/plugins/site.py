"""A folder of installed packages, and commands that run with it on their path."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).parents[2] / "examples"


@dataclass(frozen=True)
class Site:
    folder: Path

    def python(self, *words: str | Path, typed: str = "") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, *map(str, words)],
            input=typed,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            env={**os.environ, "PYTHONPATH": str(self.folder), "PYTHONIOENCODING": "utf-8"},
        )

    def splittable(self, *words: str | Path, typed: str = "") -> "subprocess.CompletedProcess[str]":
        return self.python("-m", "splittable.cli", *words, typed=typed)

    def install(self, package: str, code: str, **entry_points: str) -> None:
        """Install a package of one module, with entry points by group and name."""
        module = package.replace("-", "_")
        (self.folder / f"{module}.py").write_text(code, encoding="utf-8")
        info = self.folder / f"{module}-0.1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1\n")
        groups = "".join(
            f"[splittable.{group}]\nthing = {module}:{name}\n"
            for group, name in entry_points.items()
        )
        (info / "entry_points.txt").write_text(groups)
