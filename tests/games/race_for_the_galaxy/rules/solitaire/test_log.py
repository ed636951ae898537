"""Solitaire: what the log tells of the robot, in which order, and by which clause."""

from __future__ import annotations

import tessera
from tessera.games.race_for_the_galaxy.state import ROBOT_SEAT
from tessera.games.race_for_the_galaxy.terms import FACES
from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, play_round
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.speech import check_story
from tests.rows import for_each


def told(scene: Scene, language: str = "en") -> list[str]:
    """What the log tells of the robot, its dice aside."""
    check_story(scene.game)
    name = "ロボット" if language == "ja" else "The robot "
    return [line for line in scene.game.story(0, language) if line.startswith(name) and "ダイス" not in line]


def clauses(scene: Scene, key: str) -> list[str]:
    """The clauses of the events with this key, in order."""
    return [event.clause for event in scene.game.events if event.key == key]


# The beginning


@clause("RFTG-ROBOT-06", "RFTG-ROBOT-07", "RFTG-ROBOT-08", "RFTG-ROBOT-09")
def test_what_the_robot_begins_with_is_told_with_the_players_start_world() -> None:
    options = {"robot": "old-earth", "difficulty": "hard"}
    game = tessera.start("race-for-the-galaxy", seats=1, seed=3, options=dict(options))

    game.play(0, [option.id for option in game.questions[0].options[:4]])

    assert game.story(0)[1:3] == [
        (
            "The robot begins with Old Earth, credit 1, economy size 0, 4 cards in its draw stack and 3 counters for "
            "developments of cost 6. Its robot face is Consume: Trade."
        ),
        "Round 1 begins.",
    ]
    assert game.story(0, "ja")[1] == (
        "ロボットの初期世界はOld Earth。信用1、経済規模0、ドロースタック4枚、コスト6の発展カウンター3個。"
        "ロボット面は「消費：交易」。"
    )
    check_story(game)


@clause("RFTG-ROBOT-12")
def test_the_actions_are_told_before_the_dice() -> None:
    scene = alone().new_round()

    scene.play("A settle & produce")

    story = scene.story()[1:]
    assert story[0] == "A chose Settle and Produce."
    assert story[1].startswith("The robot rolls ")
    assert story[2].startswith("The robot's dice stand on ")
    assert [line for line in story if line.startswith("A chose ")] == ["A chose Settle and Produce."]


@clause("RFTG-ROBOT-65")
def test_who_sees_the_dice_first_is_told_with_both_actions_before_they_are_placed() -> None:
    scene = alone(sets="set3").tableau("A", "psi-crystal-world").new_round()

    scene.play("A settle", "A produce")

    story = scene.story()[1:]
    assert story[0].startswith("The robot rolls ")
    assert story[1] == "A chose Settle and Produce."
    assert story[2].startswith("The robot's dice ")


# Cards


@clause("RFTG-ROBOT-26", "RFTG-ROBOT-27")
def test_the_flips_are_told_before_what_they_found() -> None:
    scene = alone().robot_stack("public-works", "space-marines", "gem-world")
    scene.game.listen()

    play_round(scene, "develop & trade", "settle", "settle")

    story = told(scene)
    first = story.index("The robot flips Public Works and discards it.")
    assert story[first : first + 3] == [
        "The robot flips Public Works and discards it.",
        "The robot flips Space Marines and discards it.",
        "The robot places Gem World.",
    ]


@clause("RFTG-ROBOT-36")
def test_credit_paid_for_a_card_is_told_with_what_is_left() -> None:
    scene = alone().robot(credit=2).robot_stack("gem-world")
    scene.game.listen()

    play_round(scene, "settle & settle", "produce", "produce")

    assert "The robot pays 1 of its credit, keeping 1, and places Gem World." in told(scene)
    assert "ロボットは信用1を支払い（残り1）、Gem Worldを配置した。" in told(scene, "ja")


@clause("RFTG-ROBOT-31")
def test_credit_paid_for_a_counter_is_told_with_what_is_left() -> None:
    scene = alone().robot(credit=4, counters=1)
    scene.game.listen()

    play_round(scene, "settle & trade", "develop", "produce")

    expected = "The robot pays 2 of its credit, keeping 2, and places a counter for a development of cost 6."
    assert expected in told(scene)


@clause("RFTG-ROBOT-33", "RFTG-ROBOT-36")
@for_each(("action", "named"), [("develop", "RFTG-ROBOT-33"), ("settle", "RFTG-ROBOT-36")])
def test_a_response_without_credit_is_told(action: str, named: str) -> None:
    scene = alone().robot_stack("gem-world", "public-works")
    scene.game.listen()

    play_round(scene, f"{action} & produce", "produce", "produce")

    assert told(scene)[0] == f"The robot has no credit and does nothing in response: {action.capitalize()}."
    assert told(scene, "ja")[0].startswith("ロボットは信用がないので、対応では何もしない：")
    assert clauses(scene, "robot_idle") == [named]


@clause("RFTG-ROBOT-55")
def test_a_card_for_the_prestige_lead_is_told() -> None:
    scene = alone(sets="set3").robot(prestige=2)
    scene.state.lead, scene.state.on_tile = ROBOT_SEAT, 1
    scene.game.listen()

    scene.new_round()

    assert scene.robot_stack_size() == 1
    assert told(scene)[:2] == [
        "The robot gains 1 VP for the Prestige Lead.",
        "The robot draws 1 card for the Prestige Lead.",
    ]
    assert clauses(scene, "robot_lead_draw") == ["RFTG-ROBOT-55"]


# The robot face


@clause("RFTG-ROBOT-50", "RFTG-ROBOT-51")
@for_each(
    ("robot", "sets", "face", "sentence", "named"),
    [
        ("old-earth", "base", "trade", "The robot face is Consume: 2x VPs from now on.", "RFTG-ROBOT-50"),
        ("damaged-alien-factory", "set1", "trade", "The robot face is Produce from now on.", "RFTG-ROBOT-51"),
    ],
)
def test_a_change_of_the_robot_face_is_told(robot: str, sets: str, face: str, sentence: str, named: str) -> None:
    scene = alone(robot, sets).robot(face=FACES.index(face))
    scene.game.listen()

    play_round(scene, "develop & settle", "trade", "develop")

    assert sentence in told(scene)
    assert clauses(scene, "robot_face") == [named]


@clause("RFTG-ROBOT-50")
def test_a_face_that_stays_is_not_told() -> None:
    scene = alone("old-earth").robot(face=FACES.index("consume2x"))
    scene.game.listen()

    play_round(scene, "develop & settle", "trade", "develop")

    assert clauses(scene, "robot_face") == []


# Clauses


@clause("RFTG-ROBOT-45", "RFTG-ROBOT-46", "RFTG-ROBOT-47", "RFTG-ROBOT-48")
@for_each(
    ("actions", "dice", "named"),
    [
        ("develop & settle", ("trade", "trade"), "RFTG-ROBOT-45"),
        ("develop & settle", ("consume2x", "consume2x"), "RFTG-ROBOT-46"),
        ("develop & settle", ("trade", "consume2x"), "RFTG-ROBOT-47"),
        ("settle & trade", ("develop", "develop"), "RFTG-ROBOT-48"),
    ],
)
def test_chips_are_told_by_the_clause_of_the_row(actions: str, dice: tuple[str, str], named: str) -> None:
    scene = alone().robot(economy=1)
    scene.game.listen()

    play_round(scene, actions, *dice)

    assert clauses(scene, "robot_chips") == [named]


@clause("RFTG-ROBOT-52")
def test_a_special_consume_tile_is_named_for_credit_and_prestige_only() -> None:
    scene = alone("alien-research-team", "set3").robot(economy=1).robot_tableau("alien-robotic-factory")
    scene.game.listen()

    play_round(scene, "develop & settle", "trade", "consume2x")

    assert clauses(scene, "robot_chips") == ["RFTG-ROBOT-47"]
    assert clauses(scene, "robot_lead_chip") == ["RFTG-ROBOT-55"]
    assert clauses(scene, "robot_credit") == ["RFTG-ROBOT-52"]
    assert clauses(scene, "robot_prestige") == ["RFTG-ROBOT-52"]


@clause("RFTG-ROBOT-44", "RFTG-ROBOT-55")
def test_prestige_for_a_rebel_card_and_for_its_symbol_are_told_apart() -> None:
    scene = alone("rebel-freedom-fighters", "set3").robot(credit=1)
    scene.robot_stack("rebel-alliance", "galactic-bankers")
    scene.game.listen()

    play_round(scene, "trade & produce", "develop", "develop")

    assert clauses(scene, "robot_prestige") == ["RFTG-ROBOT-44"]


@clause("RFTG-ROBOT-28", "RFTG-ROBOT-53", "RFTG-ROBOT-54")
@for_each(
    ("robot", "sets", "economy", "credit"),
    [
        ("earths-lost-colony", "base", ["RFTG-ROBOT-53"], []),
        ("rebel-cantina", "set2", ["RFTG-ROBOT-53"], ["RFTG-ROBOT-54"]),
    ],
)
def test_produce_is_told_by_the_clause_of_each_part(
    robot: str, sets: str, economy: list[str], credit: list[str]
) -> None:
    scene = alone(robot, sets)
    scene.game.listen()

    play_round(scene, "develop & settle", "produce", "produce")

    assert clauses(scene, "robot_economy") == economy
    assert clauses(scene, "robot_credit") == credit


@clause("RFTG-ROBOT-25")
def test_a_track_at_its_end_names_the_limit() -> None:
    scene = alone().robot(credit=3, economy=5)
    scene.game.listen()

    play_round(scene, "double & produce", "trade", "produce")

    assert clauses(scene, "robot_credit") == ["RFTG-ROBOT-25"]
    assert clauses(scene, "robot_economy") == ["RFTG-ROBOT-25"]
