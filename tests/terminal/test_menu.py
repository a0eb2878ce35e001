"""The menu before a game."""

import pytest

from splittable.terminal.menu import choose
from tests.terminal.typist import Typist


class Answers(Typist):
    """Answers all questions of the menu from one list."""

    def type(self, prompt: str) -> str:
        return super().type("> " if prompt else prompt)


def test_enter_takes_the_default_everywhere() -> None:
    choice = choose(Answers(["", ""]).screen)
    assert (choice.game, choice.options) == ("split-it", {"seats": 3})


def test_a_game_can_be_named_or_numbered() -> None:
    assert choose(Answers(["splito", "8"]).screen).options == {"seats": 8}
    assert choose(Answers(["Split it!", "2"]).screen).game == "split-it"


def test_together_needs_three_and_is_asked_again() -> None:
    answers = Answers(["3", "what", "2", "2", "4"])
    choice = choose(answers.screen)
    assert (choice.game, choice.options) == ("split", {"mode": "cooperative", "seats": 4})
    assert "from 3 to 5" in answers.printed


def test_two_players_of_splito_are_offered_as_a_variant() -> None:
    prompts: list[str] = []

    class Listening(Answers):
        def type(self, prompt: str) -> str:
            prompts.append(prompt)
            return super().type(prompt)

    assert choose(Listening(["splito", "2"]).screen).options == {"seats": 2}
    assert "3 to 8, or 2 as a variant" in prompts[-1]
    assert choose(Listening(["split-it", "2"]).screen).options == {"seats": 2}
    assert "2 to 4 [" in prompts[-1]


def test_the_menu_ends_with_the_input() -> None:
    with pytest.raises(EOFError):
        choose(Answers(["9"]).screen)
