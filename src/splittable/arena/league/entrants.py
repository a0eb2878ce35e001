"""Asks entrants for moves: a process by lines on its stdin and stdout, a web address by POST.

Both get the same JSON objects (docs/research.md). Whatever goes wrong is a `Fault` of the entrant.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final, Literal, TypeAlias
from urllib.request import Request, urlopen

from splittable.arena.league.settings import Entrant, League
from splittable.core.errors import Invalid
from splittable.core.validation import parse_json, short_repr
from splittable.core.wire import WireSchema, plain
from splittable.games import GAMES

START: Final = 600.0  # seconds to get ready: searching bots may have to be compiled
LONGEST: Final = 64 * 1024  # bytes of an answer
LONGEST_PROBLEM: Final = 160  # characters

Kind: TypeAlias = Literal["illegal", "late", "failed"]
Message: TypeAlias = Mapping[str, Any]


class Fault(Exception):
    """An entrant gave no legal move."""

    def __init__(self, kind: Kind, problem: str) -> None:
        line = " ".join(problem.split())
        self.kind: Kind = kind
        self.problem = "".join(each for each in line if each.isprintable())[:LONGEST_PROBLEM]
        super().__init__(self.problem)


class WebPlayer:
    """An entrant at a web address."""

    def __init__(self, url: str, seconds: float, hello: Message) -> None:
        self._url, self._seconds, self._hello = url, seconds, hello

    def greet(self) -> None:
        """Say hello, and wait until it is ready. Raises Fault."""
        self._answer(self._hello, START)

    def ask(self, question: Message) -> Message:
        """Its answer; raises Fault."""
        return self._answer(question, self._seconds)

    def close(self) -> None:
        """There is nothing to close."""

    def _answer(self, question: Message, seconds: float) -> Message:
        request = Request(self._url, _written(question), {"Content-Type": "application/json"})

        def exchange() -> bytes:
            with urlopen(request, timeout=2 * seconds) as response:  # ends after `_within` has
                answer: bytes = response.read(LONGEST)
            return answer

        return _checked(_read(_within(seconds, exchange)))


class ProcessPlayer:
    """A process. If it is late, ends or says something unreadable, the next question starts it
    again."""

    def __init__(
        self, command: tuple[str, ...], folder: Path, seconds: float, hello: Message
    ) -> None:
        self._command, self._folder, self._seconds, self._hello = command, folder, seconds, hello
        self._process: subprocess.Popen[bytes] | None = None

    def greet(self) -> None:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self._command,
                    cwd=self._folder,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,  # Ctrl-C is for the league, which then ends it
                )
            except OSError as error:
                raise Fault("failed", f"{self._command[0]}: {error.strerror}") from error
            self._answer(self._hello, START)

    def ask(self, question: Message) -> Message:
        self.greet()
        return self._answer(question, self._seconds)

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        _kill(process)  # while its number is still its own
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(OSError):  # it has not read everything
                pipe.close()

    def _answer(self, question: Message, seconds: float) -> Message:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        questions, answers = process.stdin, process.stdout

        def exchange() -> bytes:
            questions.write(_written(question))
            questions.flush()
            return answers.readline(LONGEST)

        try:
            line = _within(seconds, exchange)
            if not line:
                raise Fault("failed", "the process has ended")
            answer = _read(line)
        except Fault:
            self.close()  # the next line may not be the next answer
            raise
        return _checked(answer)


Player: TypeAlias = WebPlayer | ProcessPlayer


@contextmanager
def players(league: League) -> Iterator[dict[str, Player]]:
    """All entrants by name, ready to be asked; raises Invalid if one can't be."""
    hello = {"type": "hello", **_table(league)}
    with ExitStack() as stack:
        found: dict[str, Player] = {}
        for entrant in league.entrants:
            player = (
                WebPlayer(entrant.address, entrant.seconds, hello)
                if isinstance(entrant.address, str)
                else ProcessPlayer(entrant.address, league.folder, entrant.seconds, hello)
            )
            stack.callback(player.close)
            try:
                player.greet()
            except Fault as fault:
                raise Invalid(f"entrant {entrant.name}", fault.problem) from fault
            found[entrant.name] = player
        yield found


def question(
    league: League,
    entrant: Entrant,
    view: Any,
    legal: Sequence[str],
    seed: int,
    shown: Sequence[Any],
) -> Message:
    """Everything that a seat may know, as JSON."""
    schema = _schema(league.game.name)
    return {
        "type": "choose",
        **_table(league),
        "view": schema.write_view(view),
        "legal": legal,
        "events": [schema.write_event(event) for event in shown],
        "seed": seed,
        "seconds": entrant.seconds,
    }


@cache
def _schema(game: str) -> WireSchema:
    return WireSchema(GAMES[game])


def _table(league: League) -> Message:
    return {"game": league.game.name, "options": league.game.write_options(league.options)}


def _written(message: Message) -> bytes:
    return json.dumps(message, default=plain).encode() + b"\n"


def _within(seconds: float, exchange: Callable[[], bytes]) -> bytes:
    """What the exchange returns in time. It runs in a thread, which may outlast a late answer."""
    answers: Queue[bytes | Exception] = Queue()

    def run() -> None:
        try:
            answers.put(exchange())
        except Exception as error:
            answers.put(error)

    Thread(target=run, daemon=True).start()
    try:
        answer = answers.get(timeout=seconds)
    except Empty:
        raise Fault("late", f"no answer within {seconds:g} s") from None
    if isinstance(answer, Exception):
        raise Fault("failed", f"{type(answer).__name__}: {answer}") from answer
    return answer


def _read(answer: bytes) -> Message:
    try:
        raw = parse_json(answer, "answer")
    except Invalid as error:
        raise Fault("illegal", str(error)) from error
    if not isinstance(raw, dict):
        raise Fault("illegal", f"answer: expected an object, found {short_repr(raw)}")
    return raw


def _checked(answer: Message) -> Message:
    if "error" in answer:
        raise Fault("failed", str(answer["error"]))
    return answer


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill it with its children."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(OSError):  # they have ended
            os.killpg(process.pid, signal.SIGKILL)
