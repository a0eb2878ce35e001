"""Runs a program on a pseudo-terminal, as a person would."""

import os
import pty
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Thread

from tests.support.patience import PATIENCE, until_blocking


class AtTerminal:
    """A running program and its output so far."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str]) -> None:
        self._screen, its_side = pty.openpty()
        self._process = subprocess.Popen(
            words,
            stdin=its_side,
            stdout=its_side,
            stderr=its_side,
            start_new_session=True,
            env=environment,
        )
        os.close(its_side)
        self._written = b""
        self._reading = Thread(target=self._read)
        self._reading.start()

    def _read(self) -> None:
        while True:
            try:
                more = os.read(self._screen, 4096)
            except OSError:  # Linux raises it once the other side is closed
                return
            if not more:
                return
            self._written += more

    @property
    def written(self) -> str:
        return self._written.decode()

    def await_text(self, pattern: str) -> str:
        """Wait for output that matches the pattern. Returns the first match."""
        found: list[str] = []

        def is_written() -> bool:
            if match := re.search(pattern, self.written, re.MULTILINE):
                found.append(match[0])
            return bool(found)

        until_blocking(is_written, f"{pattern!r} is written")
        return found[0]

    def interrupt(self) -> int:
        """Press Ctrl-C. Returns the exit code once all output is read."""
        self._process.send_signal(signal.SIGINT)
        code = self._process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        return code

    def end(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        os.close(self._screen)


@contextmanager
def at_terminal(words: Sequence[str], **environment: str) -> Iterator[AtTerminal]:
    program = AtTerminal(words, {**os.environ, **environment})
    try:
        yield program
    finally:
        program.end()
