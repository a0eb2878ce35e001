"""Resumable `--out` files. Finished lines go to a `.part` file beside the target, so the same
command can resume after an interruption. The target is written once all lines are there."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Final, Protocol, TextIO, TypeAlias

from splittable.cli.files import STDIO, opened, written_whole
from splittable.core.validation import MOST_BYTES
from splittable.parallel import checkpoints
from splittable.parallel.checkpoints import Heading, KeptLines, Kind

ENDING: Final = ".part"

Write: TypeAlias = Callable[[Iterable[bytes], BinaryIO], None]  # all lines into the target


def kind(form: str, *keys: str) -> Kind:
    """The checkpoint kind of a `.part` file, with this format and these heading keys."""
    return Kind(
        format=form,
        keys=keys,
        longest=MOST_BYTES,
        strange="is not a .part file of this command; move it away",
        otherwise="use the same arguments to resume, or delete the file to start over",
    )


def part_of(path: str) -> Path | None:
    """The path of the `.part` file; None if `--out` is stdout, a device or a pipe."""
    target = Path(os.path.realpath(path))
    if path == STDIO or not path or (target.exists() and not target.is_file()):
        return None
    return target.with_name(target.name + ENDING)


def interrupted_heading(path: str | None, kind: Kind) -> Heading | None:
    """The heading of an interrupted run's `.part` file; None if there is no such file."""
    part = None if path is None else part_of(path)
    return None if part is None else checkpoints.heading_in(part, kind)


class Lines(Protocol):
    """The lines of an output: first those of an interrupted run, then new ones."""

    @property
    def where(self) -> str:
        """File and line number of the last recalled line, for error messages."""

    def recall(self) -> bytes | None: ...
    def keep(self, line: str) -> None: ...


@dataclass(frozen=True, slots=True)
class DirectLines:
    """Lines written straight to stdout, a device or nowhere. They can't be resumed."""

    out: TextIO | None
    where: str = ""

    def recall(self) -> None:
        return None

    def keep(self, line: str) -> None:
        if self.out is not None:
            self.out.write(f"{line}\n")


@dataclass(slots=True)
class CheckpointedLines:
    """Lines saved in the `.part` file. Only recalled and new lines reach the final file."""

    kept: KeptLines
    count: int = 0  # lines recalled or added so far

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

    def all(self) -> Iterator[bytes]:
        """Every line of the output, from the first on. Nothing can be kept after that."""
        return islice(self.kept.again(), self.count)


def write_lines(lines: Iterable[bytes], out: BinaryIO) -> None:
    out.writelines(lines)


@contextmanager
def lines_for(
    path: str | None, kind: Kind, heading: Heading, write: Write = write_lines
) -> Iterator[Lines]:
    """The lines of `--out`. `write` turns them into the target, unless it is stdout or a device."""
    part = None if path is None else part_of(path)
    if path is None or part is None:
        with opened(path) as out:
            yield DirectLines(out)
        return
    with ExitStack() as cleanup:
        with written_whole(path) as whole, checkpoints.opened(part, kind, heading) as kept:
            lines = CheckpointedLines(kept)
            try:
                yield lines
                write(lines.all(), whole.buffer)
            except BaseException as error:
                if kept.is_empty:
                    cleanup.callback(part.unlink)
                elif isinstance(error, KeyboardInterrupt):
                    advice = f"finished work is in {part}; run the same command to resume"
                    raise KeyboardInterrupt(advice) from None
                raise
        part.unlink()
