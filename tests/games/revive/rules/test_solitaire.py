"""The solitaire game: one action a turn, twenty steps of the cube, and a rank."""

from __future__ import annotations

import tessera
from tessera.games.revive.definition import ReviveGame
from tessera.games.revive.explanation import explain
from tessera.games.revive.rules.final_scoring import finish
from tessera.games.revive.state import DISPLAY, GONE, MACHINE_DISPLAY, MODULE_DISPLAY
from tests.clauses import clause
from tests.games.revive.objecting import no
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def alone(cube: int = 0) -> Scene:
    """One player with three cards, some steps into the game."""
    scene = Scene(seats=1).hand("A", "SA1", "SA3", "SA5").majors(purple=1, orange=1, white=1)
    scene.camp("A").cube = cube
    return scene


# Set-up


@clause("REV-SOLO-01")
def test_set_up_for_one_player() -> None:
    game = tessera.start("revive", seats=1, seed=7)

    view = game.view(0)
    assert at(view, "solo") is True
    assert at(view, "artifacts", "majors") == {"purple": 1, "orange": 1, "white": 1}
    assert at(view, "players", 0, "resources") == {"gear": 0, "book": 0, "food": 0, "crystal": 1}
    assert (at(view, "players", 0, "cube"), at(view, "end_tile")) == (0, None)


# Turns and the cube


@clause("REV-SOLO-02")
def test_one_action_a_turn() -> None:
    scene = alone().turn("A")
    first = at(scene.view("A"), "turn")

    scene.play("A switch food")

    # The second card can only be played on the next turn.
    assert (first, at(scene.view("A"), "turn")) == (1, 2)
    assert (at(scene.view("A"), "acted"), at(scene.view("A"), "actions")) == (0, 1)
    assert "hibernate" in scene.options("A")


@clause("REV-SOLO-03")
def test_playing_a_card_moves_the_cube_one_space() -> None:
    scene = alone().turn("A")

    scene.play("A play SA1 T1", "A play SA3 T2")

    assert scene.camp("A").cube == 2


@clause("REV-SOLO-04")
def test_hibernating_moves_the_cube_one_space() -> None:
    scene = alone().turn("A")

    scene.play("A hibernate", "A", "A done")

    assert scene.camp("A").cube == 1


@clause("REV-SOLO-05")
def test_other_actions_and_free_actions_do_not_move_the_cube() -> None:
    scene = alone().has("A", gear=3, book=1, food=6, crystal=1).energy("A", 1).machine("A", "MG09").crates("A", "CR15")
    scene.face_down("R1C4", "AT01").turn("A")

    scene.play("A use MG09", "A open CR15", "A convert gear")
    scene.play("A explore R1C4", "A recruit deck", "A lay 0", "A populate 3,3", "A build small 4,3", "A switch gear")

    assert scene.camp("A").cube == 0
    assert scene.camp("A").buildings == [5, 4]


@clause("REV-SOLO-06")
def test_the_twentieth_step_ends_the_game() -> None:
    scene = alone(18).turn("A")

    scene.play("A play SA1 T1")
    after_nineteen = scene.state.over
    scene.play("A play SA3 T2")

    assert (after_nineteen, scene.state.over) == (False, True)
    assert scene.camp("A").cube == 20


@clause("REV-SOLO-07")
def test_the_last_step_is_carried_out_completely() -> None:
    by_card = alone(19).turn("A").play("A play SA3 B1")
    asked = by_card.kind()
    by_card.play("A module MD01", "A place T1.1")
    by_hibernation = alone(19).turn("A").play("A hibernate", "A", "A reward 1", "A gain food")

    # The module gave its 2 gears; the reward 1 food and 1 point.
    assert (asked, by_card.held("A", "gear"), by_card.state.over) == ("module", 2, True)
    assert (by_hibernation.held("A", "food"), by_hibernation.camp("A").points) == (1, 1)
    assert by_hibernation.state.over is True


@clause("REV-SOLO-08")
def test_the_last_major_does_not_end_the_game() -> None:
    scene = alone().majors(purple=1).points("A", 29).crates("A", "CR15", "CR16").turn("A")

    scene.play("A open CR15")
    scene.points("A", 49).turn("A").play("A open CR16", "A play SA1 T1")

    assert (scene.camp("A").majors, scene.camp("A").minors) == ([1, 0, 0], 1)
    assert (scene.camp("A").end_tile, scene.state.last_turns, scene.state.over) == (False, -1, False)


# Clearing the display


@clause("REV-SOLO-09")
def test_when_hibernating_any_number_of_pieces_of_the_display_may_go() -> None:
    scene = alone().display("CG01", "CG02", "CG03", "CG04", "CG05").on_top("cards", "CY01", "CY02")
    scene.on_top("modules", "MD40").on_top("gray", "MG10").turn("A").play("A hibernate")

    asked = scene.kind()
    scene.play("A discard CG01 + discard CG03 + discard MD01 + discard MG01")

    assert asked == "clear-display"
    assert sorted(scene.in_zone(DISPLAY)) == ["CG02", "CG04", "CG05", "CY01", "CY02"]
    assert sorted(scene.in_zone(MODULE_DISPLAY)) == ["MD02", "MD03", "MD04", "MD05", "MD40"]
    assert sorted(scene.in_zone(MACHINE_DISPLAY)) == ["MG02", "MG03", "MG10"]
    assert {"CG01", "CG03", "MD01", "MG01"} <= set(scene.in_zone(GONE))
    # Once, and before the reward.
    assert scene.kind() == "hibernation-reward"


@clause("REV-SOLO-09")
def test_none_of_them_need_go_and_with_several_players_none_can() -> None:
    scene = alone().turn("A").play("A hibernate", "A")
    several = Scene(seats=2).hand("A", "SA1").turn("A").play("A hibernate")

    assert (scene.kind(), several.kind()) == ("hibernation-reward", "hibernation-reward")
    assert len(scene.in_zone(DISPLAY)) == 5


# The rank


@clause("REV-SOLO-10", "REV-SOLO-11")
@for_each(
    ("points", "rank", "won"),
    [
        (0, "You lose", False),
        (49, "You lose", False),
        (50, "Survivor", True),
        (59, "Survivor", True),
        (60, "Minor victory", True),
        (70, "Regular victory", True),
        (84, "Regular victory", True),
        (85, "Major victory", True),
        (99, "Major victory", True),
        (100, "Superior victory", True),
        (119, "Superior victory", True),
        (120, "Utopia", True),
    ],
)
def test_the_score_is_compared_with_the_table(points: int, rank: str, won: bool) -> None:
    scene = alone().points("A", points)

    finish(scene.state)

    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.remark["en"]) == ((points,), rank)
    assert outcome.winners == ((0,) if won else ())


@clause("REV-SOLO-02")
def test_a_turn_alone_is_asked_for_and_refused_by_its_own_clause() -> None:
    scene = alone().has("A", crystal=1).turn("A")
    asked = scene.question("A").clause
    scene.play("A play SA1 T1")

    assert (asked, Scene(seats=2).hand("A", "SA1").turn("A").question("A").clause) == ("REV-SOLO-02", "REV-TURN-01")
    assert scene.question("A").clause == "REV-SOLO-02"
    assert no(scene, "A", "play SA3 T2")[0] == "REV-SOLO-02"
    assert no(scene, "A", "hibernate")[0] == "REV-SOLO-02"


@clause("REV-SOLO-12")
def test_space_6_removes_a_major_but_never_ends_a_solitaire_game() -> None:
    scene = alone().majors(orange=1)
    scene.camp("A").hibernation = 5

    scene.turn("A").play("A hibernate", "A", "A reward 6")

    assert (scene.state.majors, scene.camp("A").majors) == ([0, 0, 0], [0, 0, 0])
    assert (scene.camp("A").end_tile, scene.state.last_turns, scene.state.over) == (False, -1, False)
    assert (scene.camp("A").energy, scene.state.active) == (1, 0)


@clause("REV-SOLO-13")
def test_cards_woken_used_or_copied_do_not_move_the_cube() -> None:
    scene = Scene(seats=1, advanced_switch=True).tribe("A", "kuniban").knows_technology("A", "A1", "B3").energy("A", 1)
    scene.played("A", "T1", "CY05").display("CG01", "CG02").hand("A", "SA1", "SA5").turn("A")

    scene.play("A use tech:B3", "A rest SA1", "A copy CG01")
    before = scene.camp("A").cube
    scene.play("A play SA5 T1")

    # SA1 gave 2 gears, CG01 3; the play woke CY05 and counts once.
    assert (before, scene.camp("A").cube) == (0, 1)
    assert scene.resources("A") == (5, 0, 4, 0)


# Figures that can be chosen


@clause("REV-SOLO-04")
def test_a_hibernation_may_move_the_cube_three_spaces() -> None:
    scene = Scene(seats=1, solo_hibernation="3").turn("A").play("A hibernate")

    assert (scene.camp("A").cube, scene.told("cube")) == (3, [["17"]])
    assert [event.clause for event in scene.game.events if event.key == "cube"] == ["REV-SOLO-04"]


@clause("REV-SOLO-06")
@for_each(("actions", "cube"), [("20", 19), ("10", 9)])
def test_the_game_ends_with_the_last_of_twenty_or_ten_steps(actions: str, cube: int) -> None:
    scene = Scene(seats=1, solo_actions=actions, solo_hibernation="3").hand("A", "SA1", "SA3").turn("A")
    scene.camp("A").cube = cube - 1
    scene.play("A play SA1 T1")
    before = (scene.state.over, scene.camp("A").cube)

    # The last step may be part of a hibernation.
    scene.play("A hibernate", "A", "A done")

    assert before == (False, cube)
    assert (scene.state.over, scene.camp("A").cube, scene.told("cube")[-1]) == (True, cube + 1, ["0"])


@clause("REV-REW-05", "REV-SOLO-04", "REV-SOLO-06")
def test_what_is_agreed_is_told_where_it_is_explained() -> None:
    for bonus, told in (("1", "1 point for each gray card"), ("2", "2 points for each gray card")):
        assert told in explain(Scene(card_bonus=bonus).state, "RW12", "en")
    for spec in ReviveGame().options():
        if spec.kind == "word":
            assert set(spec.text) == set(spec.title) == {"en", "ja"}
            assert set(spec.labels) == set(spec.choices)


@clause("REV-REW-05")
def test_games_of_before_keep_two_points_for_a_card() -> None:
    game = tessera.start("revive", seats=2, seed=3, options={"card_bonus": "2"})
    text = "".join([line for line in str(game.record()).splitlines(True) if not line.startswith("option card_bonus")])

    assert tessera.replay(text, verify=False).fingerprint() == game.fingerprint()
    assert tessera.replay(text, verify=False).record().setup.options["card_bonus"] == "2"
    assert tessera.start("revive", seats=2, seed=3).record().setup.options["card_bonus"] == "1"
