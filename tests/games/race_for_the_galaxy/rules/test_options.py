"""Options of Race for the Galaxy that cannot be, told in both languages."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.definition import OptionValue
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import race, table
from tests.rows import for_each

Options = dict[str, OptionValue]

SCENARIO = (
    ("Rebel vs Imperium is for two players with set 2 or 3, without a draft. Take two seats and set 2 or set 3."),
    ("Rebel vs Imperiumはセット2か3を使う2人用で、ドラフトは行いません。席を2つにし、セット2か3を選んでください。"),
)
DRAFT = (
    "A draft needs set 1 (2 to 4 players), set 2 (to 5) or set 3 (to 6). Choose another set, other seats, or no draft.",
    (
        "ドラフトにはセット1（2～4人）、セット2（5人まで）、セット3（6人まで）が必要です。"
        "セットか席数を変えるか、ドラフトをやめてください。"
    ),
)
SOLITAIRE = (
    "The solitaire game has neither goals nor takeovers nor a draft. Turn them off, or take more seats.",
    "1人用ゲームではゴール、乗っ取り、ドラフトを使いません。オフにするか、席を増やしてください。",
)
CHOICE = (
    "Takeovers and drafts need two start worlds to choose from. Set start to choice or recommended.",
    "乗っ取りとドラフトでは初期世界を2枚から選びます。startをchoiceかrecommendedにしてください。",
)
PRESET = (
    "Preset hands are for two to four players, with set 1 for five. Deal start worlds instead.",
    "固定手札は2～4人用です（セット1では5人まで）。初期世界を配ってください。",
)


def refused(seats: int, options: Options) -> tuple[str, str]:
    """Why a game cannot be set up like this, in English and Japanese."""
    with pytest.raises(tessera.SetupError) as caught:
        tessera.start("race-for-the-galaxy", seats, 7, options)
    return str(caught.value), caught.value.text("ja")


@clause("RFTG-SET-13")
@for_each(("seats", "sets", "most"), [(5, "base", 4), (6, "base", 4), (6, "set1", 5)])
def test_too_many_players(seats: int, sets: str, most: int) -> None:
    assert refused(seats, {"sets": sets}) == (
        (
            f"With these sets there are at most {most} players, not {seats}. "
            "Add a set (set 1 to 5 players, set 2 to 6) or take fewer seats."
        ),
        (
            f"このセットで遊べるのは{most}人までです（いまは{seats}人）。"
            "セットを増やす（セット1で5人、セット2で6人まで）か、席を減らしてください。"
        ),
    )


@clause("RFTG-DRAFT-01")
@for_each(("seats", "sets"), [(2, "base"), (5, "set1"), (6, "set2"), (1, "set3")])
def test_a_draft_that_cannot_be(seats: int, sets: str) -> None:
    assert refused(seats, {"sets": sets, "draft": True}) == DRAFT


@clause("RFTG-SETUP-04")
@for_each("seats", [3, 4])
def test_two_actions_are_for_two_players(seats: int) -> None:
    assert refused(seats, {"experienced": True}) == (
        f"Two actions a round are for two players, not {seats}. Take two seats, or turn it off.",
        f"2アクションのルールは2人用です（いまは{seats}人）。席を2つにするか、オフにしてください。",
    )


@for_each("options", [{"sets": "set1", "goals": True}, {"sets": "set2", "takeovers": True}])
def test_alone_there_are_neither_goals_nor_takeovers(options: Options) -> None:
    assert refused(1, options) == SOLITAIRE


@clause("RFTG-SET-02")
def test_goals_need_set_1_and_takeovers_set_2() -> None:
    assert refused(2, {"goals": True}) == (
        "Goals come with set 1. Choose set 1 or more.",
        "ゴールはセット1からです。セット1以上を選んでください。",
    )
    for sets in ("base", "set1"):
        assert refused(2, {"sets": sets, "takeovers": True}) == (
            "Takeovers come with set 2. Choose set 2 or set 3.",
            "乗っ取りはセット2からです。セット2か3を選んでください。",
        )


@clause("RFTG-SCENARIO-01")
@for_each(
    ("seats", "options"),
    [(2, {"sets": "set1"}), (2, {"sets": "base"}), (2, {"sets": "set2", "draft": True}), (3, {"sets": "set2"})],
)
def test_the_scenario_is_for_two_with_set_2_and_without_a_draft(seats: int, options: Options) -> None:
    assert refused(seats, {**options, "scenario": "rebel-vs-imperium"}) == SCENARIO


@clause("RFTG-SCENARIO-01")
def test_the_scenario_is_not_for_one() -> None:
    assert refused(1, {"sets": "set2", "scenario": "rebel-vs-imperium"}) == SCENARIO


@clause("RFTG-SET-12", "RFTG-DRAFT-02")
@for_each("start", ["dealt", "preset"])
@for_each("module", ["takeovers", "draft"])
def test_takeovers_and_drafts_ask_for_a_choice_of_start_worlds(module: str, start: str) -> None:
    assert refused(2, {"sets": "set2", module: True, "start": start}) == CHOICE


@clause("RFTG-SETUP-12", "RFTG-SETUP-13")
@for_each(("seats", "sets"), [(6, "set2"), (6, "set3"), (1, "base")])
def test_preset_hands_that_are_not_there(seats: int, sets: str) -> None:
    assert refused(seats, {"sets": sets, "start": "preset"}) == PRESET


def test_a_round_limit_below_nothing() -> None:
    assert refused(2, {"round_limit": -1}) == (
        "A round limit is a number from 0 on. 0 means that there is none.",
        "ラウンドの上限は0以上の数です。0なら制限なしになります。",
    )


@for_each(
    ("robot", "name", "sets"),
    [("ancient-race", "Ancient Race", "set1"), ("galactic-scavengers", "Galactic Scavengers", "set3")],
)
def test_a_robot_of_a_set_that_is_not_there(robot: str, name: str, sets: str) -> None:
    english, japanese = refused(1, {"robot": robot})

    assert english == f"The robot cannot have {name}: it belongs to {sets}. Choose that set, or another robot."
    assert japanese == (
        f"ロボットの初期世界に{name}は使えません（{sets}のカードです）。そのセットか、別のロボットを選んでください。"
    )


def test_every_option_is_named_and_explained_in_both_languages() -> None:
    specs = table(2).definition.options()

    assert [spec.name for spec in specs] == [
        *("sets", "start", "experienced", "goals", "takeovers", "draft"),
        *("scenario", "difficulty", "robot", "round_limit"),
    ]
    for spec in specs:
        for texts in (spec.text, spec.title, *spec.labels.values()):
            assert texts["en"]
            assert texts["ja"]
        assert set(spec.choices) == set(spec.labels)


def test_without_a_word_it_is_the_base_game_with_dealt_start_worlds_and_nothing_more() -> None:
    book = race(table(3)).rulebook

    assert (book.expansion, book.start_rule, book.experienced) == (0, 0, False)
    assert (book.goals_on, book.takeovers, book.draft, book.scenario, book.round_limit) == (False,) * 4 + (0,)


@clause("RFTG-END-14")
def test_a_round_limit_ends_the_game() -> None:
    game = tessera.start("race-for-the-galaxy", 2, 7, {"round_limit": 1, "start": "preset"})

    for seat in range(2):
        game.play(seat, ["produce"])
    while game.questions:
        game.play(game.questions[0].seat, [game.questions[0].options[0].id])

    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.clause) == ("limit", "RFTG-END-14")
    assert [event.clause for event in game.events if event.key == "end"] == ["RFTG-END-14"]
