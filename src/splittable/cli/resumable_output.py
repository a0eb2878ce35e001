"""The lines that `--out` asks for. They are kept beside the file until all are there, so that the
same command goes on from them after it was stopped; then the file appears, whole."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, Protocol, TextIO

from splittable.cli.files import STDIO, opened, written_whole
from splittable.core.validation import MOST_BYTES
from splittable.parallel import checkpoints
from splittable.parallel.checkpoints import Heading, KeptLines, Kind

ENDING: Final = ".part"


def kind(form: str, *keys: str) -> Kind:
    """Of files that hold the first lines of an `--out`."""
    return Kind(
        format=form,
        keys=keys,
        longest=MOST_BYTES,
        strange="is no such file as `--out` keeps its first lines in; move it away",
        otherwise="give the same arguments as then to go on, or remove it to begin anew",
    )


def part_of(path: str) -> Path | None:
    """Where the first lines are kept; None where `--out` is no file that could be replaced."""
    target = Path(os.path.realpath(path))
    if path == STDIO or not path or (target.exists() and not target.is_file()):
        return None
    return target.with_name(target.name + ENDING)


def begun(path: str | None, kind: Kind) -> Heading | None:
    """What the run that was stopped had been given, where there was one."""
    part = None if path is None else part_of(path)
    return None if part is None else checkpoints.heading_in(part, kind)


class Lines(Protocol):
    """First those that a stopped run has left, then new ones."""

    @property
    def where(self) -> str:
        """The line that was recalled last, for whoever finds something wrong with it."""

    def recall(self) -> bytes | None: ...
    def keep(self, line: str) -> None: ...


@dataclass(frozen=True, slots=True)
class WrittenAtOnce:
    """To standard output, a device or nowhere: of these, nothing can be gone on from."""

    out: TextIO | None
    where: str = ""

    def recall(self) -> None:
        return None

    def keep(self, line: str) -> None:
        if self.out is not None:
            self.out.write(f"{line}\n")


@dataclass(slots=True)
class KeptBeside:
    """In the part beside the file; of a part that holds more than is asked for, only so much."""

    kept: KeptLines
    count: int = 0

    @property
    def where(self) -> str:
        return self.kept.where

    def recall(self) -> bytes | None:
        line = self.kept.recall()
        self.count += line is not None
        return line

    def keep(self, line: str) -> None:
        self.kept.keep(line)
        self.count += 1

    def copy_to(self, out: TextIO) -> None:
        out.writelines(line.decode() for line in islice(self.kept.again(), self.count))


@contextmanager
def lines_for(path: str | None, kind: Kind, heading: Heading) -> Iterator[Lines]:
    part = None if path is None else part_of(path)
    if path is None or part is None:
        with opened(path) as out:
            yield WrittenAtOnce(out)
        return
    with ExitStack() as at_the_end:
        with written_whole(path) as whole, checkpoints.opened(part, kind, heading) as kept:
            lines = KeptBeside(kept)
            try:
                yield lines
            except BaseException as error:
                if kept.is_empty:
                    at_the_end.callback(part.unlink)
                elif isinstance(error, KeyboardInterrupt):
                    told = f"what is done is in {part}; the same command goes on from there"
                    raise KeyboardInterrupt(told) from None
                raise
            lines.copy_to(whole)
        part.unlink()
