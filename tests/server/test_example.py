"""The documented example plays every game to its end, with one process per player."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

import numpy as np
import pytest

from splittable.core.record import read_record, replay
from splittable.core.seats import Seat
from splittable.games import ENCODINGS, GAMES
from tests.support.serving import PATIENCE, ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "play.py"
MODEL = EXAMPLE.with_name("seat_model.py")
REST_BOT = EXAMPLE.with_name("rest_bot.mjs")
NODE = shutil.which("node")
OVER = re.compile(r"over: (.+); scores \[(.+)\], winners \[(.*)\]")


class Player:
    """One run of the example; ended with the test, whatever happens."""

    def __init__(self, *words: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(EXAMPLE), *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def rest(self) -> tuple[str, str]:
        """What it says and complains of until it ends of its own accord."""
        said, complaints = self._process.communicate(timeout=2 * PATIENCE)
        assert self._process.returncode == 0
        return said.strip(), complaints


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("example")
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}") as process:
        yield process.url


@pytest.mark.parametrize(
    "game, seats, options",
    [
        ("split", 3, ["mode=cooperative", "helpers=zero"]),
        pytest.param("split-it", 2, [], marks=pytest.mark.all_tier),
        pytest.param("splito", 2, [], marks=pytest.mark.all_tier),
        pytest.param("split", 2, [], marks=pytest.mark.all_tier),
    ],
)
def test_the_example_plays_a_game_to_its_end(
    url: str, game: str, seats: int, options: list[str]
) -> None:
    chosen = [f"--option={option}" for option in options]
    with Player(url, "--open", game, f"--seats={seats}", *chosen, "--name=Nora") as host:
        told, _, link = host.line().rpartition(" ")
        assert told == "friends join at"
        assert re.fullmatch(rf"{re.escape(url)}/t/\w+\?invite=\w+", link)
        friends = [Player(link, f"--name=Friend {number}") for number in range(1, seats)]
        try:
            endings = {player.rest() for player in (host, *friends)}
        finally:
            for friend in friends:
                friend.__exit__()
    ((ending, complaints),) = endings  # all were told the same
    assert complaints == ""
    found = OVER.fullmatch(ending)
    assert found is not None
    assert found[1] in GAMES[game].reasons
    assert len(found[2].split(", ")) == seats


def test_the_example_says_what_it_needs_to_know(url: str) -> None:
    run = subprocess.run(
        [sys.executable, str(EXAMPLE), url], capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert "expected --open GAME, or the link to a table" in run.stderr


def seat_model(link: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """The model with the weights of this folder, until the game at this table is over."""
    command = [sys.executable, "-m", "splittable.cli", "bot", "run", str(MODEL), "--table", link]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=2 * PATIENCE, check=False
    )


def test_a_model_plays_the_legal_moves_it_likes_best(url: str, tmp_path: Path) -> None:
    encoding = ENCODINGS["split"]
    options = encoding.game.read_options({"seats": 2})
    size = sum(field.size for field in encoding.fields(options))
    weights = np.random.default_rng(1).normal(size=(size, encoding.actions(options)))
    np.save(tmp_path / "weights.npy", weights)
    with Player(url, "--open", "split", "--seats=2") as host:
        link = host.line().split()[-1]
        model = seat_model(link, tmp_path)
        host.rest()
    assert (model.returncode, model.stderr) == (0, "")
    assert model.stdout.startswith("game 1: ")
    table = urlsplit(link).path.removeprefix("/t/")
    with urlopen(f"{url}/api/tables/{table}/games/1/record") as answer:
        record = read_record(answer.read().decode(), GAMES)
    mine = Seat(record.names.index("My bot"))
    states = [position.state for position in replay(record)]
    moves = zip(states[:-1], record.moves, strict=True)
    played = [(state, move) for state, (seat, move) in moves if seat == mine]
    assert played
    for state, move in played:
        scores = np.array(encoding.observe(encoding.game.view(state, mine))) @ weights
        legal = [encoding.action(options, other) for other in encoding.game.legal(state, mine)]
        assert encoding.action(options, move) == max(legal, key=scores.__getitem__)


def test_a_model_of_another_shape_is_refused_in_one_line(url: str, tmp_path: Path) -> None:
    np.save(tmp_path / "weights.npy", np.zeros((3, 4)))
    with Player(url, "--open", "split-it", "--seats=2") as host:
        run = seat_model(host.line().split()[-1], tmp_path)
    said = f"{MODEL} failed: ValueError: weights.npy must have the shape (199, 44), found (3, 4)"
    assert run.stderr.splitlines()[-1] == f"splittable: {said}"


@pytest.mark.real_time
def test_the_example_plays_on_where_a_server_lets_it_speak_only_so_often(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with (
        ServerProcess(database, messages_per_second=7) as process,
        Player(process.url, "--open", "splito", "--seats=2") as host,
        Player(host.line().split()[-1]) as friend,
    ):
        endings = [host.rest(), friend.rest()]
    assert all(OVER.fullmatch(ending) for ending, _ in endings)
    assert "too many messages" in "".join(complaints for _, complaints in endings)


def rest_bot(*words: str) -> "subprocess.CompletedProcess[str]":
    assert NODE is not None
    command = [NODE, str(REST_BOT), *words]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False
    )


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
@pytest.mark.parametrize("game", ["splito", pytest.param("split", marks=pytest.mark.all_tier)])
def test_a_program_in_another_language_plays_by_http_alone(url: str, game: str) -> None:
    with Player(url, "--open", game, "--seats=2", "--name=Nora") as host:
        run = rest_bot(host.line().split()[-1], "Rest bot")
        ending, complaints = host.rest()
    assert (run.returncode, run.stderr, complaints) == (0, "", "")
    found = OVER.fullmatch(ending)
    assert found is not None
    assert run.stdout == f"over: {found[1]}; winners {found[3].replace(', ', ',')}\n"


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_a_program_that_is_not_let_in_says_why_in_one_line(url: str) -> None:
    assert rest_bot().stderr == "usage: node rest_bot.mjs LINK-TO-THE-TABLE [NAME]\n"
    with Player(url, "--open", "splito", "--seats=2") as host:
        link = host.line().split()[-1].partition("?")[0]
        run = rest_bot(link)
    assert run.returncode == 1
    assert len(run.stderr.splitlines()) == 1
    assert "invit" in run.stderr
