"""Reasons: numbers from the rules, with one sentence each in every language."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from splittable.core.reasons import Reason
from splittable.core.seats import Seat, put
from splittable.games import ENCODINGS, GAMES, REASONS
from splittable.games.split.cards import Card as SplitCard
from splittable.games.split_it.cards import Card
from splittable.games.split_it.display import Display
from splittable.review.explanations import MOST, WINS_MORE
from splittable.review.game_review import decision_of, judge
from splittable.review.judgement import Settings
from splittable.review.reviewed_game import REVIEWED
from splittable.sim import Positions, Simulator
from splittable.terminal import reasons
from splittable.terminal.boards import BOARDS
from splittable.terminal.reasons import sentence
from tests.support.play import LIVELY, playout
from tests.support.reviewing import game_by_rule, judged_all, next_moment, variant_named
from tests.support.variants import ONE_OF_EACH, variants_of

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
NAMES = [
    WINS_MORE,
    *(name for each in REASONS.values() for name in each.ids),
    *(name for each in REVIEWED.values() for name in each.reason_ids),
]
SENTENCES = [reasons.SENTENCES, *(board.sentences for board in BOARDS.values())]


def _messages(language: str) -> dict[str, str]:
    text = (LOCALES / language / "review.ftl").read_text(encoding="utf-8")
    found = re.findall(
        r"^review-reason-([a-z-]+) =(.*?)(?=^\S|\Z)", text, flags=re.MULTILINE | re.DOTALL
    )
    return dict(found)


def test_there_are_eight_languages() -> None:
    assert LANGUAGES == ["da", "de", "en", "es", "fr", "it", "nl", "pt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    messages = _messages(language)
    assert set(messages) == set(NAMES)
    for name, message in messages.items():
        assert set(re.findall(r"\$(\w+)", message)) == _places(name), name


def test_the_terminal_has_a_sentence_for_every_reason() -> None:
    assert sorted(name for each in SENTENCES for name in each) == sorted(NAMES)


def _places(name: str) -> set[str]:
    (text,) = [each[name] for each in SENTENCES if name in each]
    return set(re.findall(r"\{(\w+)", text))


@pytest.mark.parametrize("count, said", [(1, "1 card in hand"), (3, "3 cards in hand")])
def test_numbers_are_counted(count: int, said: str) -> None:
    assert said in sentence(BOARDS["split"], Reason("split-hand", {"best": count, "other": 5}))


@pytest.mark.parametrize("name", GAMES)
def test_reasons_have_the_figures_that_their_sentences_want(name: str) -> None:
    """Whatever two legal moves are compared, in whatever position."""
    seen: set[str] = set()
    for variant in variants_of(name)[::3]:
        for seed in range(3):
            game = playout(variant, seed, LIVELY)
            for state in game.states[:-1:9]:
                for seat in variant.game.to_act(state):
                    view, legal = variant.game.view(state, seat), variant.game.legal(state, seat)
                    for other in legal[1:12]:
                        for reason in REASONS[name].find(view, legal[0], other):
                            assert set(reason.values) == _places(reason.id)
                            assert all(type(value) is int for value in reason.values.values())
                            assert sentence(BOARDS[name], reason)
                            seen.add(reason.id)
    assert len(seen) >= 6


def test_every_decision_has_one_to_three_reasons_and_says_nothing_twice() -> None:
    for number, variant in enumerate(ONE_OF_EACH[::6]):
        for moment, judgement in judged_all(game_by_rule(variant, number)):
            reasons = decision_of(moment, judgement).reasons
            assert 1 <= len(reasons) <= MOST
            assert len({reason.id for reason in reasons}) == len(reasons)
            for reason in reasons:
                assert sentence(BOARDS[variant.game.name], reason)


# The figures are those of the rules


def _row(*parts: tuple[int, ...]) -> Any:
    """The table of Split it! as seat 0 sees it: seat 1 has two 9s and a 4, seat 0 one 9."""
    variant = variant_named("split-it-3")
    view = variant.game.view(playout(variant, 1).states[0], Seat(0))
    displays = (
        Display().collect((Card(9),)),
        Display().collect((Card(9), Card(9), Card(4))),
        Display(),
    )
    cards = tuple(tuple(Card(card) for card in part) for part in parts)
    return replace(view, parts=cards, displays=displays)


def _told(name: str, view: Any, best: str, other: str) -> dict[str, tuple[int, ...]]:
    moves = [GAMES[name].read_move(view.options, text) for text in (best, other)]
    return {each.id: tuple(each.values.values()) for each in REASONS[name].find(view, *moves)}


def test_a_section_is_worth_the_leads_that_it_brings() -> None:
    """Split it! 6.2: two 9s more lead there; a 2 is led by whoever has it; a 4 is a shared lead."""
    view = _row((9, 9), (2,), (4, 0))
    assert _told("split-it", view, "guess white", "guess pink") == {"split-it-points": (9, 2)}
    assert _told("split-it", view, "guess black", "guess pink") == {
        "split-it-points": (4, 2),
        "split-it-jokers": (1, 0),
    }
    assert _told("split-it", view, "guess pink", "guess white") == {}


def test_a_cut_is_worth_what_its_sections_could_bring() -> None:
    """9 9 2 4: apart, each 9 shares a lead for seat 0; together they share one for seat 2."""
    told = _told("split-it", _row((9, 9, 2, 4)), "split 1 3", "split 2 3")
    assert told == {
        "split-it-sections-mine": (9 + 9 + 2 + 4, 9 + 2 + 4),
        "split-it-sections-theirs": (2 + 4, 9 + 2 + 4),
    }


def test_a_joker_may_take_the_lead() -> None:
    view = _row((5, 6))
    mine = (Display((0, 0, 0, 1, 0, 0, 0, 0, 2, 0), pending=1), *view.displays[1:])
    view = replace(view, displays=mine)
    assert _told("split-it", view, "joker 9", "joker 4") == {
        "split-it-joker-lead": (9, 1),
        "split-it-joker-column": (9, 4),
    }


def test_products_are_those_of_the_score_sheet() -> None:
    """Splito 5.4: a card more in the zone where it would go."""
    variant, compared = variant_named("splito-3"), 0
    for state in [each for seed in range(6) for each in playout(variant, seed).states[20:-1:4]]:
        seat = min(variant.game.to_act(state))
        view, legal = variant.game.view(state, seat), variant.game.legal(state, seat)
        for other in legal[1:]:
            told = _told("splito", view, str(legal[0]), str(other))
            if "splito-product" in told:
                sheets = [_sheet_with(view, seat, move) for move in (legal[0], other)]
                assert told["splito-product"] == tuple(each.products[seat] for each in sheets)
                compared += 1
    assert compared > 5


def test_between_two_the_rival_is_whoever_sits_opposite() -> None:
    """Splito 6.3: there two share no zone, but a majority that one takes the other loses."""
    variant, compared = variant_named("splito-2"), 0
    for state in [each for seed in range(6) for each in playout(variant, seed).states[12:-1:6]]:
        seat = min(variant.game.to_act(state))
        view, legal = variant.game.view(state, seat), variant.game.legal(state, seat)
        for best in legal[::3]:
            for other in legal:
                told = _told("splito", view, str(best), str(other))
                assert "splito-neighbour" not in told
                if "splito-rival" in told:
                    now, later = told["splito-rival"]
                    assert now < later
                    compared += 1
    assert compared > 5


REVIEWS, OF_THE_MARKED = 8, 0.15  # games, and the share that may go without a figure


@pytest.mark.all_tier
def test_few_marked_decisions_of_splito_go_without_a_figure_of_the_rules() -> None:
    """That a move wins more is no reason: it says nothing that a player could learn from."""
    marked = bare = 0
    for name in ("splito-2", "splito-3", "splito-4", "splito-6"):
        variant = variant_named(name)
        for number in range(REVIEWS // 4):
            record = Simulator(variant.game, variant.options).record(11, number, "random")
            for moment, judgement in judged_all(record, Settings(playouts=200, seed=1)):
                decision = decision_of(moment, judgement)
                if decision.grade is not None:
                    marked += 1
                    bare += decision.reasons[0].id == WINS_MORE
    assert marked > 60
    assert bare < OF_THE_MARKED * marked


def test_what_splito_comes_to_is_played_out_in_the_worlds_of_the_review() -> None:
    """The same figures with each playout's scores taken one by one."""
    variant, compared = variant_named("splito-3"), 0
    for moment, judgement in judged_all(game_by_rule(variant, 1), Settings(playouts=64, seed=1)):
        reasons = {each.id: each.values for each in decision_of(moment, judgement).reasons}
        told = reasons.get("splito-product-later")
        if told is not None and moment.played != judgement.best:
            ends = [
                _ends(moment, judgement, move)[:, moment.seat].mean()
                for move in (judgement.best, moment.played)
            ]
            assert [told["best"], told["other"]] == [round(float(end)) for end in ends]
            compared += 1
    assert compared > 3


def _ends(moment: Any, judgement: Any, move: int) -> Any:
    worlds = judgement.worlds.positions
    action = ENCODINGS["splito"].action(moment.view.options, moment.legal[move])
    each = [worlds[place : place + 1] for place in range(len(worlds))]
    for world in each:
        world.apply([moment.seat], [action])
    states = np.concatenate([world.states for world in each])  # in order: each has its own chance
    return Positions(worlds.simulator, states).play_out(policy="rules-of-thumb").scores


def _sheet_with(view: Any, seat: int, move: Any) -> Any:
    zone = seat if str(move.side) == "left" else (seat - 1) % 3
    zones = list(view.zones)
    zones[zone] = (*zones[zone], move.card)
    return replace(view, zones=tuple(zones)).sheet


def _gap(hand: tuple[int, ...], middle: int | None = None, *, together: bool = False) -> Any:
    """Split: piles 10 and 90, and this hand to play from."""
    variant = variant_named("split-3-cooperative" if together else "split-3")
    (seat,) = variant.game.to_act(state := playout(variant, 2).states[0])
    hands = put(state.hands, seat, tuple(map(SplitCard, hand)))
    table = {"left": (10,), "right": (90,), "middle": middle, "hands": hands}
    return variant.game.view(type(state)(**{**vars(state), **table}), seat)


def test_what_a_card_leaves_is_counted() -> None:
    """Split 3.3: after 41 the next card goes between 10 and 41 or between 41 and 90."""
    view = _gap((12, 14, 41, 62, 88))
    assert _told("split", view, "41", "12") == {"split-room": (48, 77)}
    assert _told("split", view, "12", "41")["split-further-out"] == (12, 41)
    assert "split-further-out" not in _told("split", view, "14", "41")  # 12 lies further out
    assert "split-further-out" not in _told("split", _gap((41, 62)), "62", "41")  # neither is far
    assert _told("split", view, "14", "12") == {"split-room": (75, 77)}
    assert _told("split", _gap((12, 13, 81), middle=45), "right 12", "left 81") == {
        "split-fits": (1, 0),
        "split-room": (32, 35),
        "split-further-out": (12, 81),
    }


def test_wilds_are_saved_and_spent() -> None:
    """Split 3.8: a Wild cannot be the last card."""
    assert "split-keeps-standard" in _told("split", _gap((20, 30, 44)), "20", "44")
    assert "split-saves-wild" in _told("split", _gap((20, 44, 45)), "44", "20")
    assert "split-spends-wild" in _told("split", _gap((20, 44, 45)), "20", "44")
    assert _told("split", _gap((44,)), "44", "reset") == {"split-wins": ()}
    assert _told("split", _gap((44, 45)), "44", "reset") == {"split-hand": (1, 3)}
    assert _told("split", _gap((41, 42), middle=43), "reset", "right 41") == {}  # 42 would fit
    stuck = _gap((35, 36, 45), middle=43)
    assert _told("split", stuck, "reset", "left 45") == {"split-clears": (0,)}


def test_together_helpers_are_saved_and_room_is_left() -> None:
    told = _told("split", _gap((12, 44, 45), together=True), "12", "0")
    assert "split-saves-helper" in told
    assert "split-wins" not in _told("split", _gap((44,), together=True), "44", "0")
    told = _told("split", _gap((12, 44, 45), together=True), "12", "44")
    assert told["split-room-together"] == (77, 45)


# What a hint points at


def _pointed(name: str, view: Any, best: str, other: str) -> dict[str, list[str]]:
    moves = [GAMES[name].read_move(view.options, text) for text in (best, other)]
    found = REASONS[name].find(view, *moves)
    return {each.id: [f"{place.kind} {place.at}" for place in each.places] for each in found}


def test_a_hint_of_split_points_at_cards_and_at_whoever_plays_next() -> None:
    view = _gap((12, 14, 41, 62, 88))
    after = (view.seat + 1) % 3
    assert _pointed("split", view, "41", "12") == {"split-room": [f"seat {after}"]}
    assert _pointed("split", view, "12", "41")["split-further-out"] == ["hand 12"]
    assert _pointed("split", _gap((12, 13, 81), middle=45), "right 12", "left 81") == {
        "split-fits": ["hand 13"],
        "split-room": [f"seat {after}"],
        "split-further-out": ["hand 12"],
    }
    assert _pointed("split", _gap((20, 30, 44)), "20", "44")["split-keeps-standard"] == ["hand 44"]
    assert _pointed("split", _gap((20, 44, 45)), "44", "20")["split-saves-wild"] == ["hand 20"]


def test_a_wild_turns_the_direction_so_nobody_is_compared() -> None:
    """Split 4.1: after a Wild somebody else plays next."""
    told = _pointed("split", _gap((20, 41, 60)), "20", "41")
    assert "split-room" not in told


def test_a_hint_of_split_it_points_at_columns_sections_and_the_rival() -> None:
    view = _row((9, 9), (2,), (4, 0))
    assert _pointed("split-it", view, "guess white", "guess pink")["split-it-points"] == [
        "section white"
    ]
    told = _pointed("split-it", _row((9, 9, 2, 4)), "split 1 3", "split 2 3")
    assert told == {"split-it-sections-mine": [], "split-it-sections-theirs": ["seat 2"]}
    mine = (Display((0, 0, 0, 1, 0, 0, 0, 0, 2, 0), pending=1), *view.displays[1:])
    told = _pointed("split-it", replace(_row((5, 6)), displays=mine), "joker 9", "joker 4")
    assert told["split-it-joker-lead"] == ["column 9"]


def _zones(left: tuple[str, ...] = (), others: tuple[str, ...] = ()) -> Any:
    """Splito for three as seat 0 sees it: its left zone, and the one of the two others."""
    variant = variant_named("splito-3")
    view = variant.game.view(playout(variant, 1).states[0], Seat(0))
    return replace(view, zones=(left, others, ()), common=("MV1", "MC_black"))


@pytest.mark.parametrize(
    "view, best, other, told",
    [
        (
            _zones(("V2_2", "b2")),
            "y2 left",
            "y5 right",
            {"splito-met": ["objective V2_2"], "splito-points": ["zone left"]},
        ),
        (
            _zones(("V0_1", "T3_yellow_blue_green")),
            "y5 left",
            "y1 left",
            {"splito-met": ["objective V0_1"], "splito-lost": ["objective V0_1"]},
        ),
        (_zones(), "y1 left", "y5 left", {"splito-commons": ["common star"]}),
        (_zones(), "D6C right", "y5 right", {"splito-open": ["hand D6C"]}),
        (
            _zones(("V2_2", "b2"), ("V0_6", "y1")),
            "y5 right",
            "y2 left",
            {"splito-neighbour": ["seat 1"]},
        ),
    ],
)
def test_a_hint_of_splito_points_at_the_objective_the_common_or_the_rival(
    view: Any, best: str, other: str, told: dict[str, list[str]]
) -> None:
    assert told.items() <= _pointed("splito", view, best, other).items()


@pytest.mark.parametrize("name, together", [("split-3", False), ("split-3-cooperative-none", True)])
def test_how_often_the_next_seat_is_stuck_comes_from_the_worlds(name: str, together: bool) -> None:
    variant, found = variant_named(name), []
    for number in range(12):
        for moment, judgement in judged_all(game_by_rule(variant, number), Settings(60)):
            reasons = decision_of(moment, judgement).reasons
            found += [each for each in reasons if each.id.startswith("split-stuck")]
    assert found
    for reason in found:
        best, other = reason.values["best"], reason.values["other"]
        assert 0 <= best <= 100
        assert best < other if together else best > other
        assert reason.id == ("split-stuck-together" if together else "split-stuck")


def test_answers_to_an_opening_tell_how_often_it_is_a_bluff() -> None:
    variant, ids = variant_named("split-4-bluff_resets"), set()
    for seed in range(8):
        game = playout(variant, seed, LIVELY)
        answers = [at for at, (_, move) in enumerate(game.moves) if str(move) == "challenge"]
        for at in answers[:4]:
            seat, move = game.moves[at]
            moment = next_moment(game.after(at), seat, move)
            decision = decision_of(moment, judge(moment, Settings(200)))
            ids |= {reason.id for reason in decision.reasons}
            for reason in decision.reasons:
                assert 0 <= reason.values["percent"] <= 100
    assert ids <= {"split-lie", "split-honest"}
    assert ids
