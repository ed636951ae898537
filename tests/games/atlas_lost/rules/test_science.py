"""9. Science: moving advance teams."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene


@clause("AL-SCI-01")
def test_a_team_moves_within_its_tree_and_level() -> None:
    scene = Scene("science economy culture").has("A", research=2).team("A", "IIS-A", "IIIS-A", "IIE-B").turn("A")

    scene.play("start IS")
    assert scene.options() == [
        "move IIS-A IIS-B",
        "move IIIS-A IIIS-B",
        "move IIIS-A IIIS-C",
        "move IIE-B IIE-A",
    ]
    scene.play("move IIIS-A IIIS-C")

    assert scene.teams_of("A") == ["IIS-A", "IIIS-C", "IIE-B"]
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-SCI-01")
def test_only_own_teams_move() -> None:
    scene = Scene("science economy culture").has("A", research=2).team("A", "IIS-A").team("B", "IIE-A", "IIIE-A")

    scene.turn("A").play("start IS")

    assert scene.teams_of("A") == ["IIS-B"]
    assert scene.teams_of("B") == ["IIE-A", "IIIE-A"]


@clause("AL-SCI-01")
def test_a_tech_with_a_team_of_another_player_can_be_reached() -> None:
    scene = Scene("science economy culture").has("A", research=2).team("A", "IIS-A").team("B", "IIS-B").turn("A")

    scene.play("start IS")

    assert scene.teams_of("A") == scene.teams_of("B") == ["IIS-B"]


@clause("AL-SCI-02")
def test_a_front_runner_token_at_the_destination_is_taken() -> None:
    scene = Scene("science economy culture").has("A", research=4).team("A", "IIS-A", "IIIS-A")
    scene.front_runner("IIIS-B", 2).turn("A")

    scene.play("start IS", "move IIS-A IIS-B")
    assert scene.resources("A") == (2, 1, 0)
    scene.turn("A").play("start IS", "move IIIS-A IIIS-B")

    assert scene.total_tp("A") == 2
    assert scene.seen("A", "trees", 0, "techs", 2, "front_runner") is None
    assert scene.seen("A", "trees", 0, "techs", 4, "front_runner") is None


@clause("AL-SCI-02")
def test_no_token_no_gain() -> None:
    scene = Scene("science economy culture").has("A", research=2).team("A", "IIS-A").front_runner("IIS-B", None)

    scene.turn("A").play("start IS")

    assert scene.resources("A") == (0, 0, 0)


@clause("AL-SCI-03")
def test_a_move_ignores_routes_and_may_break_them() -> None:
    # IIS-A is the left Lv.2 Tech, IIIS-C the right Lv.3 Tech: not joined.
    scene = Scene("science economy culture").has("A", research=4).team("A", "IIS-A", "IIIS-A").turn("A")

    scene.play("start IS", "move IIIS-A IIIS-C")
    assert scene.teams_of("A") == ["IIS-A", "IIIS-C"]
    scene.turn("A").play("start IS")

    assert "move IIIS-C IIIS-A" in scene.options()
    assert "move IIS-A IIS-B" in scene.options()


@clause("AL-SCI-04")
def test_lv1_teams_cannot_move() -> None:
    scene = Scene("science economy culture").has("A", research=9).hand("A", "SCI-01").turn("A")

    # Without a Lv.2 or Lv.3 team there is nothing to move.
    assert "start IS" not in scene.options()
    scene.play("use SCI-01")
    # SCI-01 does the rest of its effect: a card and 1 research.
    assert scene.teams_of("A") == []
    assert scene.hand_of("A") == ["SCI-02"]
    assert scene.resources("A") == (10, 0, 0)


@clause("AL-SCI-05")
def test_a_move_is_no_placement() -> None:
    scene = Scene("science religion military", techs="IIS-C IIIS-A IIIS-D IIR-E").team("A", "IIS-C", "IIIS-A")
    scene.team("B", "IIR-E").track("A", "B").install("A", "INI-09").install("C", "MIL-29").has("A", research=2)
    scene.front_runner("IIIS-D", None).turn("A")

    scene.play("start IS", "move IIIS-A IIIS-D")

    # No placement cost, no card, and neither IIS-C, INI-09, B's IIR-E nor C's MIL-29 react.
    assert scene.resources("A") == (0, 0, 0)
    assert scene.hand_of("A") == []
    assert scene.resources("B") == (0, 0, 0)
    assert scene.resources("C") == (0, 0, 0)
    assert scene.total_tp("A") == 0


@clause("AL-SCI-05")
def test_reactions_to_moves_react() -> None:
    scene = Scene("science economy culture").team("A", "IIS-A").install("A", "SCI-28").has("A", research=2)
    scene.front_runner("IIS-B", None).turn("A")

    scene.play("start IS")

    assert scene.resources("A") == (1, 1, 0)


@clause("AL-SCI-06")
def test_any_lv3_team_may_be_returned() -> None:
    scene = Scene("science economy culture", techs="IIIS-F").team("A", "IIS-A", "IIIS-F", "IIE-A")
    scene.team("A", "IIIE-A", row="data").team("B", "IIIC-A").turn("A")

    scene.play("start IIIS-F")
    assert scene.options() == ["return IIIS-F", "return IIIE-A"]
    scene.play("return IIIE-A", "row data")

    assert scene.teams_of("A") == ["IIS-A", "IIIS-F", "IIE-A"]
    assert scene.tp("A") == 4
    assert scene.waiting_of("A") == (0, 3)


@clause("AL-SCI-06")
def test_without_a_lv3_team_it_cannot_be_run_by_command() -> None:
    scene = Scene("science economy culture", techs="IIIS-F").team("A", "IIS-A").has("A", command=3).turn("A")
    assert "command IIIS-F" not in scene.options()

    scene.team("A", "IIIS-A").turn("A")

    assert "command IIIS-F" in scene.options()
