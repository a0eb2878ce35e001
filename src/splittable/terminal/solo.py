"""A game of one person, in seat 0, against bots: shows news and the table, and asks for moves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from splittable.bots.bot import AnyBot, Shown, speech_of
from splittable.core.errors import IllegalMove, InvalidMove
from splittable.core.game import AnyGame
from splittable.core.record import Record, Remark, result_of
from splittable.core.seats import Seat, all_seats
from splittable.core.talk import Phrase, Said, phrases_at
from splittable.core.validation import short_repr
from splittable.games.hints import why
from splittable.review.moments import Question, as_by_people
from splittable.terminal.board import AnyBoard, Sentence
from splittable.terminal.reasons import hint
from splittable.terminal.screen import Screen, bold, dim
from splittable.terminal.styled_text import Text
from splittable.terminal.words import Names

ME = Seat(0)
COMMANDS = "? help · hint · rules · log · table · quit"


class Quit(Exception):
    """The player left the table before the end."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Everything that is fixed before the game starts."""

    game: AnyGame
    board: AnyBoard
    options: Any
    names: tuple[str, ...]  # by seat; the player's comes first
    deal: Any  # secret until the game is over
    bots: Sequence[AnyBot]  # for seats 1 and up
    adviser: AnyBot  # gives hints where the judge of reviews can't
    rng: Random  # for the bots
    advice_rng: Callable[[], Random]  # separate, so that hints don't change the bots' moves
    commitment: str  # shown before the first move
    salt: bytes  # shown after the last move
    judge: Callable[[Question], int] | None = None  # the best move's index, as a review finds it
    talk: bool = True  # whether bots talk, where they have something to say


class SoloTable:
    """Plays one game on a screen. `record` returns the game so far at any time."""

    def __init__(self, seating: Seating, screen: Screen) -> None:
        self._seating = seating
        self._screen = screen
        self._names = Names(seating.names, ME)
        self._state = seating.game.start(seating.options, seating.deal)
        self._moves: list[tuple[Seat, Any]] = []
        self._remarks: list[Remark] = []
        self._turn, self._turn_state = 0, self._state  # moves before this turn; its beginning
        self._events: list[Any] = []
        self._story: list[Sentence] = seating.board.opening(self._my_view(), self._names)
        self._shown = 0  # how many sentences of the story were shown

    def play(self) -> None:
        """Play to the end. Raises Quit, EOFError or KeyboardInterrupt if the player stops."""
        game = self._seating.game
        self._greet()
        while waiting := game.to_act(self._state):
            self._let_bots_speak(min(waiting))
            others = waiting - {ME}
            if others:  # bots seal first, so none can profit from the player's choice
                self._bot_moves(min(others))
            else:
                self._my_move()
        self._finish()

    def record(self) -> Record:
        seating = self._seating
        return Record(
            game=seating.game,
            options=seating.options,
            names=seating.names,
            deal=seating.deal,
            moves=tuple(self._moves),
            remarks=tuple(self._remarks),
            result=result_of(seating.game.outcome(self._state)),
            commitment=seating.commitment,
            salt=seating.salt,
        )

    def _greet(self) -> None:
        seating, screen = self._seating, self._screen
        others = self._names.all_of([Seat(seat) for seat in range(1, len(seating.names))])
        screen.show(
            bold(f"{seating.game.title}: {seating.board.sentence}"),
            f"You are {seating.names[ME]}. Clockwise to your left: {others} (bots).",
            dim("The deal is fixed. Its fingerprint, which you can check at the end:"),
            dim(f"  {seating.commitment}"),
        )

    def _bot_moves(self, seat: Seat) -> None:
        game, seating = self._seating.game, self._seating
        legal = game.legal(self._state, seat)
        seen = Shown(game, seat, self._events)
        move = seating.bots[seat - 1](game.view(self._state, seat), legal, seating.rng, seen)
        self._apply(seat, move)

    def _apply(self, seat: Seat, move: Any) -> None:
        game = self._seating.game
        step = game.apply(self._state, seat, move)
        self._state = step.state
        self._moves.append((seat, move))
        if not step.only_seals:
            self._turn, self._turn_state = len(self._moves), step.state
        self._events += step.events
        seen = [game.redact(event, ME) for event in step.events]
        sentences = self._seating.board.narrate(self._seating.options, seen, self._names)
        self._story += [line for line in sentences if not line.sealed]

    # Talk

    @property
    def _can_talk(self) -> bool:
        seating, view = self._seating, self._my_view()
        talks = any(speech_of(bot) is not None for bot in seating.bots)
        has_words = seating.board.phrase is not None
        may = seating.game.forbids_talk_of_cards(seating.options)  # but not of the table
        return seating.talk and talks and has_words and may and view.outcome is None

    def _let_bots_speak(self, first: Seat) -> None:
        """Each bot may say one phrase, clockwise from this seat."""
        seating = self._seating
        if not self._can_talk:
            return
        seats = all_seats(seating.options.seats)
        for seat in (*seats[first:], *seats[:first]):
            speak = None if seat == ME else speech_of(seating.bots[seat - 1])
            if speak is None:
                continue
            view = seating.game.view(self._state, seat)
            said = speak(view, Shown(seating.game, seat, self._events), True)
            if said is not None:
                self._say(Said(seat, said))

    def _say(self, said: Said) -> None:
        self._events.append(said)
        self._remarks.append(Remark(len(self._moves), said.seat, said.phrase))
        self._story.append(Sentence(f"{self._names.who(said.seat)}: {self._words(said.phrase)}"))

    def _words(self, phrase: Phrase) -> str:
        in_words = self._seating.board.phrase
        return str(phrase) if in_words is None else f"“{in_words(self._seating.options, phrase)}”"

    def _my_phrases(self) -> list[Phrase]:
        """What the player could say and mean, with all questions."""
        seating, view = self._seating, self._my_view()
        phrases = phrases_at(seating.game, seating.options, view)
        return [phrase for phrase in phrases if seating.game.truthful(view, phrase)]

    def _talk(self, wish: str) -> None:
        """Say the phrase of this number or id, and hear the answers; without one, list all."""
        phrases = self._my_phrases()
        if not wish:
            self._screen.show(
                *(f"  say {n}: {self._words(each)}" for n, each in enumerate(phrases, 1))
            )
            return
        named = [each for n, each in enumerate(phrases, 1) if wish in (str(n), str(each))]
        if not named:
            self._screen.show(f"You can't say {short_repr(wish)}. Type say for a list.")
            return
        self._say(Said(ME, named[0], by_convention=False))
        self._let_bots_speak(min(self._seating.game.to_act(self._state)))
        self._show_news()

    def _my_view(self) -> Any:
        return self._seating.game.view(self._state, ME)

    # Output

    def _show_news(self) -> None:
        news = [line for line in self._story[self._shown :] if not line.on_table]
        self._shown = len(self._story)
        while news and news[-1].heading:  # the screen's headline says the same
            news.pop()
        if news:
            self._show_story(news)
            self._screen.show("")

    def _show_story(self, story: Sequence[Sentence]) -> None:
        for line in story:
            self._screen.show(bold(f"{line.text}") if line.heading else f"  {line.text}")

    def _show_table(self) -> None:
        view, board = self._my_view(), self._seating.board
        self._screen.show_all(board.draw(view, self._names))

    def _finish(self) -> None:
        self._screen.headline(f"{self._seating.game.title}: the end")
        self._show_news()
        self._screen.show_all(self._seating.board.explain(self._my_view(), self._names))

    # Input

    def _my_move(self) -> None:
        game, board = self._seating.game, self._seating.board
        view, legal = self._my_view(), game.legal(self._state, ME)
        self._screen.headline(board.title(view))
        self._show_news()
        self._show_table()
        self._screen.show(Text(f"► {board.duty(view, legal, self._names)}", style="bold"))
        self._show_prompt(view, legal)
        self._apply(ME, self._ask(view, legal))

    def _show_prompt(self, view: Any, legal: tuple[Any, ...]) -> None:
        if len(legal) == 1:
            prompt = f"Press Enter for {legal[0]}, the only move"
        else:
            prompt = f"Type {self._seating.board.example(view, legal)}"
        commands = COMMANDS.replace("hint", "hint · say") if self._can_talk else COMMANDS
        self._screen.show(dim(f"  {prompt}."), dim(f"  ({commands})"))

    def _ask(self, view: Any, legal: tuple[Any, ...]) -> Any:
        while True:
            text = self._screen.ask()
            if not text and len(legal) == 1:
                return legal[0]
            if self._run_command(text.lower(), view, legal):
                continue
            move = self._read_move(text, view, legal)
            if move is not None and self._confirmed(view, legal, move):
                return move

    def _run_command(self, text: str, view: Any, legal: tuple[Any, ...]) -> bool:
        """Run a command such as `hint`. Returns False if the text isn't one."""
        if self._can_talk and text.split(" ")[0] == "say":
            self._talk(text.removeprefix("say").strip())
            return True
        match text:
            case "?" | "help" | "h":
                self._screen.show_all(self._seating.board.guide(view, legal, self._names))
                self._screen.show(
                    dim(
                        "hint: what a bot would play · rules · log: the game so far · "
                        "table: show it again · quit"
                        f"{' · say: ask and give advice' if self._can_talk else ''}"
                    )
                )
            case "rules":
                self._screen.show(*self._seating.board.rules.splitlines())
            case "hint":
                move = self._advice(view, legal)
                self._screen.show(f"Hint: {move}")
                reason = why(self._seating.game.name, view, move, legal)
                self._screen.show(dim(hint(self._seating.board, reason, view, self._names)))
            case "log":
                self._show_story(self._story)
            case "table":
                self._show_table()
            case "quit" | "q" | "exit":
                raise Quit
            case _:
                return False
        return True

    def _advice(self, view: Any, legal: tuple[Any, ...]) -> Any:
        """What a review will call the best move; where there is none, what the adviser would do."""
        seating = self._seating
        seen = Shown(seating.game, ME, self._events)
        if seating.judge is None or len(legal) == 1:
            return seating.adviser(view, legal, seating.advice_rng(), seen)
        question = Question(
            game=seating.game,
            turn=self._turn,
            seat=ME,
            view=seating.game.view(self._turn_state, ME),
            shown=as_by_people(seen),
            legal=legal,
        )
        return legal[seating.judge(question)]

    def _read_move(self, text: str, view: Any, legal: tuple[Any, ...]) -> Any | None:
        """The legal move that was typed; None, after showing what's wrong, if it isn't one."""
        game, board = self._seating.game, self._seating.board
        try:
            move = game.read_move(view.options, board.spell_out(view, legal, text))
            if move not in legal:
                raise IllegalMove(board.objection(view, legal, move))
        except InvalidMove:
            found = f"I don't understand {short_repr(text)}" if text else "Nothing typed"
            self._screen.show(f"{found}. Type {board.example(view, legal)}, or ? for help.")
        except IllegalMove as error:
            self._screen.show(str(error))
        else:
            return move
        return None

    def _confirmed(self, view: Any, legal: tuple[Any, ...], move: Any) -> bool:
        warning = self._seating.board.caution(view, legal, move)
        if warning is None:
            return True
        self._screen.show(bold(warning))
        return self._screen.ask("Play it anyway? (y/N) ").lower() in ("y", "yes")
