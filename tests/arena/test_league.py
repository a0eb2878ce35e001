"""A league: pairings, faults of real processes and servers, ratings, ledger and pages."""

import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from splittable.arena.contest import Fixture
from splittable.arena.league import ledger, pages
from splittable.arena.league.entrants import players
from splittable.arena.league.ladder import Ladder
from splittable.arena.league.matches import (
    MOST_FAULTS,
    LeagueGame,
    Mistake,
    next_fixture,
    play,
)
from splittable.arena.league.settings import EXAMPLE, FILE, League, read_league, write_example
from splittable.arena.pairings import Pairing, rotated
from splittable.core.errors import Invalid
from splittable.core.record import read_record, verify
from splittable.games import GAMES
from tests.support.patience import PATIENCE, until_blocking

DIRECTLY: Final = (sys.executable, "mine.py")
THUMB: Final = '[[entrants]]\nbot = "rules-of-thumb"\nseconds = 3600\n'
# A program that answers every question with `answer`, an expression; `asked` is the question.
PROGRAM: Final = """\
import json, os, sys, threading
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({{}} if asked["type"] == "hello" else {answer}), flush=True)
"""


def league(folder: Path, entrants: str, **settings: Any) -> League:
    lines = {"game": "split", "seats": 2, "seconds": 3600, **settings}
    head = "".join(f"{key} = {json.dumps(value)}\n" for key, value in lines.items())
    (folder / FILE).write_text(head + entrants, "utf-8")
    return read_league(folder)


def program(
    folder: Path, answer: str, seconds: float = 3600, command: Sequence[str] = DIRECTLY
) -> str:
    (folder / "mine.py").write_text(PROGRAM.format(answer=answer), "utf-8")
    return f'[[entrants]]\nname = "Mine"\ncommand = {json.dumps(command)}\nseconds = {seconds}\n'


def bot_file(folder: Path, body: str, name: str = "mine.py") -> str:
    (folder / name).write_text(f"def choose(view, legal, rng, shown):\n    {body}\n", "utf-8")
    return f'[[entrants]]\nname = "Mine"\nbot = "{name}"\n'


def games_of(which: League, count: int) -> list[LeagueGame]:
    found: list[LeagueGame] = []
    with players(which) as seated:
        for number in range(1, count + 1):
            fixture = next_fixture(which, [each.fixture for each in found])
            found.append(play(which, seated, fixture, number))
    return found


def fixtures_of(which: League, count: int, played: Sequence[Fixture] = ()) -> list[Fixture]:
    found = list(played)
    for _ in range(count):
        found.append(next_fixture(which, found))
    return found


def named(*names: str) -> str:
    return "".join(f'[[entrants]]\nname = "{name}"\nbot = "random"\n' for name in names)


# Pairings


def test_a_deal_is_played_in_every_rotation_and_all_play_equally_often(tmp_path: Path) -> None:
    found = fixtures_of(league(tmp_path, named(*"abcde"), seats=3), 180)
    for match in range(60):
        first, *others = found[3 * match : 3 * match + 3]
        assert [(each.deal, each.rotation) for each in (first, *others)] == [
            (match, rotation) for rotation in range(3)
        ]
        assert [each.seating for each in others] == [rotated(first.seating, by) for by in (1, 2)]
        assert len({*first.seating}) == 3
    assert {*Counter(name for each in found for name in each.seating).values()} == {108}
    assert len({each.pairing for each in found}) == 10  # every three of five


def test_the_seed_and_the_games_so_far_decide_the_next(tmp_path: Path) -> None:
    which = league(tmp_path, named(*"abcde"), seats=3)
    found = fixtures_of(which, 20)
    assert fixtures_of(which, 10, found[:10]) == found
    assert fixtures_of(league(tmp_path, named(*"abcde"), seats=3, seed=2), 20) != found


def test_a_newcomer_catches_up_and_whoever_has_left_plays_no_more(tmp_path: Path) -> None:
    before = fixtures_of(league(tmp_path, named(*"abc")), 13)  # stops inside a match
    absent = before[-1].seating[0]
    others = [name for name in "abc" if name != absent]
    found = fixtures_of(league(tmp_path, named(*others, "new")), 8, before)[13:]
    assert found[0].rotation == 0
    assert found[0].deal == before[-1].deal + 1
    assert all("new" in each.seating for each in found)
    assert not any(absent in each.seating for each in found)


def test_two_fill_a_table_of_four(tmp_path: Path) -> None:
    (first,) = fixtures_of(league(tmp_path, named("a", "b"), seats=4), 1)
    assert sorted(first.seating) == ["a", "a", "b", "b"]


# What an entrant is asked


@pytest.mark.parametrize("game", GAMES)
def test_a_file_in_a_process_plays_as_the_bot_of_that_name(game: str, tmp_path: Path) -> None:
    """The file's bot gets equal views, moves, events and random numbers as JSON."""
    seats = 3
    (tmp_path / "thumb.py").write_text(
        f"import splittable\nchoose = splittable.bot(splittable.game({game!r}), 'rules-of-thumb')\n"
    )
    mine = '[[entrants]]\nname = "Mine"\nbot = "thumb.py"\n'
    which = league(tmp_path, mine + THUMB, game=game, seats=seats)
    for each in games_of(which, 2):
        assert not each.mistakes
        record = read_record(each.record, GAMES)
        assert verify(record) is not None
        assert record.names == each.fixture.seating


def test_a_program_gets_everything_that_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    keep = '(open("asked", "a").write(line), {"move": asked["legal"][0]})[1]'
    (game,) = games_of(league(tmp_path, program(tmp_path, keep) + THUMB), 1)
    assert not game.mistakes
    seat = game.fixture.seating.index("Mine")
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text().splitlines()]
    record = read_record(game.record, GAMES)
    mine = [record.game.write_move(move) for by, move in record.moves if by == seat]
    assert [each["legal"][0] for each in asked] == mine
    for each in asked:
        assert {*each} == {
            "type", "game", "options", "view", "legal", "events", "seed", "seconds"
        }  # fmt: skip
        assert each["view"]["seat"] == seat
        assert each["seconds"] == 3600
        assert each["options"]["seats"] == 2
    assert len({each["seed"] for each in asked}) == len(asked)


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    which = league(tmp_path, THUMB + bot_file(tmp_path, "return rng.choice(legal)"))
    assert games_of(which, 2) == games_of(which, 2)


# Faults


@pytest.mark.parametrize(
    "answer, kind, problem",
    [
        ('{"move": "fly"}', "illegal", "'fly' is not a legal move"),
        ('{"move": 7}', "illegal", "7 is not a legal move"),
        ("{}", "illegal", "None is not a legal move"),
        ("[]", "illegal", "answer: expected an object, found []"),
        ("NaN", "illegal", "answer: not JSON"),
        ('"x" * 70_000', "illegal", "answer: not JSON"),
        ('{"error": "no\\nidea\\0"}', "failed", "no idea"),
        ("sys.exit(3)", "failed", "the process has ended"),
    ],
)
def test_a_bad_answer_is_a_fault_and_a_random_move_is_played(
    answer: str, kind: str, problem: str, tmp_path: Path
) -> None:
    answer = answer.replace("NaN", "sys.stdout.write('?') and float('nan')")
    (game,) = games_of(league(tmp_path, program(tmp_path, answer) + THUMB), 1)
    seat = game.fixture.seating.index("Mine")
    assert len(game.mistakes) == MOST_FAULTS
    for mistake in game.mistakes:
        assert (mistake.seat, mistake.kind) == (seat, kind)
        assert mistake.problem.startswith(problem)
    record = read_record(game.record, GAMES)
    assert verify(record) is not None
    mine = [number for number, (by, _) in enumerate(record.moves) if by == seat]
    assert [each.moves for each in game.mistakes] == mine[:MOST_FAULTS]


@pytest.mark.parametrize("shell", [None, "{} mine.py; exit 3", "exec 3<&0; {} mine.py <&3 &"])
def test_a_late_process_is_killed_with_its_children_and_started_again(
    shell: str | None, tmp_path: Path
) -> None:
    wait = '(open("started", "a").write(f"{os.getpid()}\\n"), threading.Event().wait())'
    command = DIRECTLY if shell is None else ("sh", "-c", shell.format(sys.executable))
    entrants = program(tmp_path, wait, seconds=0.05, command=command) + THUMB
    (game,) = games_of(league(tmp_path, entrants), 1)
    assert [each.kind for each in game.mistakes] == ["late"] * MOST_FAULTS
    assert game.mistakes[0].problem == "no answer within 0.05 s"
    started = (tmp_path / "started").read_text().split()
    assert len(started) == len({*started}) == MOST_FAULTS
    for pid in started:
        until_blocking(partial(has_ended, int(pid)))


def has_ended(pid: int) -> bool:
    """Whether this process has ended, though its parent may not have collected it yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_process_that_says_too_much_is_started_again(tmp_path: Path) -> None:
    """Otherwise the rest of one answer would be taken for the next."""
    wordy = '(open("once", "x"), print("well,"))[1]'
    answer = f'{{"move": asked["legal"][0]}} if os.path.exists("once") else {wordy}'
    (game,) = games_of(league(tmp_path, program(tmp_path, answer) + THUMB), 1)
    assert [each.kind for each in game.mistakes] == ["illegal"]


def test_a_process_that_has_failed_gets_its_next_chance(tmp_path: Path) -> None:
    once = '{"move": asked["legal"][0]} if os.path.exists("tried") else (open("tried", "x"), 1 / 0)'
    games = games_of(league(tmp_path, program(tmp_path, once) + THUMB), 2)
    assert [len(each.mistakes) for each in games] == [1, 0]


@pytest.mark.parametrize(
    "body, fault",
    [
        ("return view.wings", ("failed", "AttributeError: 'View' object has no attribute 'wings'")),
        ("return 7", ("illegal", "'7' is not a legal move")),
    ],
)
def test_what_a_bot_in_a_file_does_wrong_is_told(
    body: str, fault: tuple[str, str], tmp_path: Path
) -> None:
    body = f"if not shown: return legal[0]\n    {body}"  # the first move is only a rehearsal
    (game,) = games_of(league(tmp_path, bot_file(tmp_path, body) + THUMB), 1)
    assert {(each.kind, each.problem) for each in game.mistakes} == {fault}


def test_what_a_bot_in_a_file_prints_is_not_an_answer(tmp_path: Path) -> None:
    body = "print('thinking')\n    return legal[0]"
    (game,) = games_of(league(tmp_path, bot_file(tmp_path, body) + THUMB), 1)
    assert not game.mistakes


@pytest.mark.parametrize(
    "entrant, problem",
    [
        ('name = "Mine"\ncommand = ["./no-such-program"]', "./no-such-program: No such file"),
        ('name = "Mine"\nbot = "broken.py"', "broken.py: cannot be run: ValueError: no"),
        ('name = "Mine"\nbot = "json:nothing"', "json: has no function nothing"),
        ('name = "Mine"\nurl = "http://127.0.0.1:1/"', "URLError: <urlopen error"),
    ],
)
def test_an_entrant_that_cannot_play_is_named_before_the_first_game(
    entrant: str, problem: str, tmp_path: Path
) -> None:
    (tmp_path / "broken.py").write_text("raise ValueError('no')")
    which = league(tmp_path, f"{THUMB}[[entrants]]\n{entrant}\n")
    with pytest.raises(Invalid) as told, players(which):
        pytest.fail("it can't play")
    assert str(told.value).startswith(f"entrant Mine: {problem}")


def test_a_busy_bot_ends_with_its_league(tmp_path: Path) -> None:
    bot_file(tmp_path, "print('busy')\n    while True: pass")
    command = [sys.executable, "-m", "splittable.arena.league.bot_process", "mine.py"]
    hello = {"type": "hello", "game": "split", "options": {"seats": 2}}
    with subprocess.Popen(
        command, cwd=tmp_path, stdin=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdin.write(json.dumps(hello).encode() + b"\n")
        process.stdin.flush()
        assert process.stderr.readline() == b"busy\n"
        process.stdin.close()
        try:
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()


NODE: Final = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_the_program_of_the_documents_plays(tmp_path: Path) -> None:
    document = (Path(__file__).parents[2] / "docs/research.md").read_text("utf-8")
    (text,) = re.findall(r"^```js\n(.*?)^```", document, flags=re.MULTILINE | re.DOTALL)
    (tmp_path / "my_bot.mjs").write_text(text, "utf-8")
    entrant = f'[[entrants]]\nname = "Mine"\ncommand = [{json.dumps(NODE)}, "my_bot.mjs"]\n'
    (game,) = games_of(league(tmp_path, entrant + THUMB), 1)
    assert not game.mistakes


# Web addresses


@contextmanager
def web_bot(reply: Any) -> Iterator[str]:
    """A server that answers by `reply(question)`, a status with an answer; yields its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            status, answer = (200, {}) if asked["type"] == "hello" else reply(asked)
            body = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            with suppress(BrokenPipeError):  # nobody waits for it any more
                self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nothing is logged."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def at(url: str, seconds: float = 3600) -> str:
    return f'[[entrants]]\nname = "Mine"\nurl = "{url}"\nseconds = {seconds}\n'


def test_a_bot_at_a_web_address_plays(tmp_path: Path) -> None:
    asked: list[Any] = []

    def reply(question: Any) -> Any:
        asked.append(question)
        return 200, {"move": question["legal"][-1]}

    with web_bot(reply) as url:
        (game,) = games_of(league(tmp_path, at(url) + THUMB), 1)
    assert not game.mistakes
    assert all(each["view"]["seat"] == game.fixture.seating.index("Mine") for each in asked)
    assert asked


def test_faults_at_a_web_address(tmp_path: Path) -> None:
    with web_bot(lambda _: (500, {})) as url:
        (failed,) = games_of(league(tmp_path, at(url) + THUMB), 1)
    assert {(each.kind, each.problem) for each in failed.mistakes} == {
        ("failed", "HTTPError: HTTP Error 500: Internal Server Error")
    }


def test_a_late_web_address(tmp_path: Path) -> None:
    over = Event()
    with web_bot(lambda _: (over.wait() and 200, {})) as url:
        (late,) = games_of(league(tmp_path, at(url, seconds=0.05) + THUMB), 1)
        over.set()
    assert {each.kind for each in late.mistakes} == {"late"}


# The ladder


def result(seating: str, places: tuple[int, ...], *mistakes: Mistake) -> LeagueGame:
    fixture = Fixture(Pairing(tuple(sorted(seating))), 0, 0, tuple(seating))
    return LeagueGame(1, fixture, places, mistakes, "{}")


def test_wins_are_split_and_faults_are_counted_by_name() -> None:
    ladder = Ladder("abcd")
    ladder.add(result("abc", (1, 2, 1), Mistake(4, 1, "late", ""), Mistake(7, 1, "illegal", "")))
    ladder.add(result("cab", (1, 2, 3), Mistake(0, 0, "failed", "")))
    ladder.add(result("aba", (2, 1, 3), Mistake(0, 0, "failed", ""), Mistake(1, 2, "failed", "")))
    found = {each.name: each.count for each in ladder.rungs}
    assert {name: (c.games, float(c.won), c.faults) for name, c in found.items()} == {
        "a": (3, 0.5, 2),
        "b": (3, 1, 2),
        "c": (2, 1.5, 1),
        "d": (0, 0, 0),
    }
    assert ladder.rungs[-1].name == "d"


def test_the_winner_climbs_and_certainty_grows() -> None:
    ladder = Ladder("ab")
    margins = []
    for _ in range(5):
        ladder.add(result("ab", (2, 1)))
        margins.append(ladder.rungs[0].margin)
    assert [each.name for each in ladder.rungs] == ["b", "a"]
    assert ladder.rungs[0].rating.mu > 25 > ladder.rungs[1].rating.mu
    assert margins == sorted(margins, reverse=True)
    assert margins[-1] < margins[0]


# Ledger and pages


def test_a_game_is_recalled_as_it_was_kept(tmp_path: Path) -> None:
    entrants = program(tmp_path, '{"move": "<b>&"}') + THUMB
    which = league(tmp_path, entrants)
    games = games_of(which, 2)
    with ledger.opened(which) as kept:
        for game in games:
            kept.keep(game)
    with ledger.opened(which) as kept:
        assert list(kept.recall()) == games


def text_of(page: str) -> str:
    return "".join(ElementTree.fromstring(page).itertext())


def test_pages_are_well_formed_and_load_nothing(tmp_path: Path) -> None:
    name = "<b>&\"'"
    entrants = program(tmp_path, '{"move": "<b>&"}').replace('"Mine"', json.dumps(name)) + THUMB
    which = league(tmp_path, entrants, game="split-it")
    games = games_of(which, 2)
    ladder = Ladder(["gone", *(each.name for each in which.entrants)])
    for game in games:
        ladder.add(game)
    index = pages.index(which, ladder, games)
    replay = pages.game_page(which, games[0])
    for page in (index, replay):
        links = [
            value
            for element in ElementTree.fromstring(page).iter()
            for key, value in element.attrib.items()
            if key.rpartition("}")[2] in ("src", "href", "srcset", "action", "data")
        ]
        assert links
        for link in links:
            assert link.startswith(("games/", "../index.html", "#", "data:")) or link == "1.html"
        assert "url(" not in page
        assert "@import" not in page
        assert name in text_of(page)
    assert "gone (left)" in text_of(index)
    assert "2 games; seats 2" in text_of(index)
    assert f"; {len(games[1].mistakes)} faults" in text_of(index)
    assert "At random: illegal move: '<b>&' is not a legal move" in text_of(replay)
    assert text_of(replay).count("At random") == MOST_FAULTS
    assert "@keyframes" in replay


def test_old_games_are_listed_after_a_click(tmp_path: Path) -> None:
    which = league(tmp_path, named("a", "b"))
    games = [
        LeagueGame(number, Fixture(Pairing(("a", "b")), 0, 0, ("a", "b")), (1, 2), (), "{}")
        for number in range(1, pages.NEWEST + 2)
    ]
    root = ElementTree.fromstring(pages.index(which, Ladder("ab"), games))
    (hidden,) = root.iter("details")
    assert [link.text for link in hidden.iter("a")] == ["Game 1"]
    assert len(list(root.iter("a"))) == len(games)


def test_a_record_that_cannot_be_replayed_is_named(tmp_path: Path) -> None:
    with pytest.raises(Invalid, match=r"^game 1: record: 'format' is missing$"):
        pages.game_page(league(tmp_path, named("a", "b")), result("ab", (1, 2)))


# Settings


def test_the_example_is_a_league(tmp_path: Path) -> None:
    write_example(tmp_path / "new")
    assert (tmp_path / "new" / FILE).read_text("utf-8") == EXAMPLE
    which = read_league(tmp_path / "new")
    assert [each.name for each in which.entrants] == ["rules-of-thumb", "easy", "random"]
    uncommented = EXAMPLE.replace("# [[", "[[").replace("# name", "name").replace("# bot", "bot")
    for key in ("command", "url", "seconds", "bluff_resets"):
        uncommented = uncommented.replace(f"# {key}", key)
    (tmp_path / "new" / "my_bot.py").touch()
    (tmp_path / "new" / FILE).write_text(uncommented, "utf-8")
    whole = read_league(tmp_path / "new")
    assert [each.seconds for each in whole.entrants] == [5, 5, 5, 5, 5, 20]
    assert whole.options.bluff_resets
