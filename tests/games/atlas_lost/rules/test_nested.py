"""Technologies that run other Technologies."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


@clause("AL-NEST-01")
@for_each("order", [("IE", "IC"), ("IC", "IE")])
def test_each_is_paid_and_resolved_in_full_in_the_chosen_order(order: tuple[str, str]) -> None:
    scene = Scene("science economy culture", techs="IIS-E").team("A", "IIS-E").has("A", research=5, data=2).turn("A")
    answers = {"IE": "economy IS", "IC": "culture IS"}

    scene.play("start IIS-E")
    assert scene.resources("A") == (4, 2, 0)
    scene.play(f"run {order[0]}")
    assert scene.resources("A") == (2, 1, 0)
    scene.play(answers[order[0]])

    # Not the same one again; IS, which costs 2 research alone, could be the second, too.
    assert f"run {order[0]}" not in scene.options()
    scene.play(f"run {order[1]}", answers[order[1]])
    assert scene.resources("A") == (0, 0, 0)
    assert (scene.economy_of("A"), scene.culture_of("A")) == (["IS"], ["IS"])


@clause("AL-NEST-01")
def test_no_team_is_needed_there() -> None:
    scene = Scene("science economy military", techs="IIIS-E IIE-C IIM-E").team("A", "IIS-A", "IIIS-E")
    scene.has("A", research=5).turn("A")

    scene.play("start IIIS-E")
    assert scene.options() == ["run IIE-C", "run IIM-E"]
    scene.play("run IIM-E")

    # IIE-C was left alone and is free.
    assert scene.military("A") == 1
    assert scene.resources("A") == (3, 2, 0)
    assert scene.tp("A") == 1


@clause("AL-NEST-02")
def test_two_different_ones() -> None:
    scene = Scene("science economy military", techs="IIIS-E IIE-C IIE-D IIM-E").team("A", "IIS-A", "IIIS-E")
    scene.has("A", research=5).turn("A")

    scene.play("start IIIS-E", "run IIE-C")

    assert scene.options() == ["run IIE-D", "run IIM-E"]


@clause("AL-NEST-02")
def test_a_second_one_that_can_be_run_must_be_run() -> None:
    # After IIE-C only IIM-E can be paid, so it is run without a question.
    scene = Scene("science economy military", techs="IIIS-E IIE-C IIE-A IIM-E IIM-C").team("A", "IIS-A", "IIIS-E")
    scene.has("A", research=2).turn("A")

    scene.play("start IIIS-E")

    assert scene.resources("A") == (0, 2, 0)
    assert (scene.military("A"), scene.tp("A")) == (1, 1)


@clause("AL-NEST-02")
def test_a_first_one_may_leave_nothing_for_the_second() -> None:
    scene = Scene("science economy military", techs="IIS-E").team("A", "IIS-E").has("A", research=3, data=1).turn("A")

    scene.play("start IIS-E", "run IM")

    assert scene.military("A") == 1
    assert scene.resources("A") == (0, 0, 0)
    assert scene.asked() == "B action"


@clause("AL-NEST-03")
def test_startup_reductions_do_not_reach_inside() -> None:
    scene = Scene("science economy military", techs="IIS-A IIIS-E IIIS-C IIM-C IIM-E").team("A", "IIS-A", "IIM-C")
    scene.install("A", "MIL-28").has("A", research=10).team("A", "IIIS-E").turn("A")

    scene.play("start IIIS-E", "run IIM-C")

    # 2 for IIIS-E and 7 for IIM-C, though MIL-28 makes military startups cheaper.
    assert scene.resources("A") == (1, 0, 0)


@clause("AL-NEST-03")
def test_the_other_reading_lets_them_reach_inside() -> None:
    scene = Scene("science economy military", techs="IIS-A IIIS-E IIM-C IIM-E", nested_counts_as_startup=True)
    scene.install("A", "MIL-28").has("A", research=10).team("A", "IIS-A", "IIIS-E").turn("A")

    scene.play("start IIIS-E", "run IIM-C")

    # 2 and 6; then IIM-E for 2 instead of 3 was run, being the only one left.
    assert scene.resources("A") == (0, 0, 0)
    assert scene.military("A") == 3


@clause("AL-NEST-03")
@for_each(("nested", "research"), [(False, 0), (True, 1)])
def test_allies_react_to_startups_only(nested: bool, research: int) -> None:
    # B reacts to Lv.2 Technologies that its ally A starts; inside IIIS-E two of them are run.
    scene = Scene("science religion military", techs="IIS-A IIIS-E IIR-E IIM-E", nested_counts_as_startup=nested)
    scene.team("A", "IIS-A", "IIIS-E").team("B", "IIR-E").track("A", "B").has("A", research=5).turn("A")

    scene.play("start IIIS-E")

    assert scene.military("A") == 1
    assert scene.resources("B") == (research, research, 0)


@clause("AL-NEST-03")
def test_a_command_action_is_no_startup_whatever_the_reading() -> None:
    scene = Scene("science religion military", techs="IIS-A IIIS-E IIR-E IIM-E", nested_counts_as_startup=True)
    scene.team("B", "IIR-E").track("A", "B").has("A", research=5, command=3).turn("A")

    scene.play("command IIIS-E")

    assert scene.military("A") == 1
    assert scene.resources("B") == (0, 0, 0)


@clause("AL-NEST-01", "AL-NEST-04")
def test_a_technology_does_not_run_itself() -> None:
    scene = Scene("science religion military", techs="IIIR-F IIIR-D").team("A", "IIR-A", "IIIR-F")
    scene.team("B", "IIR-A", "IIIR-F").track("B", "A").has("A", data=5).turn("A")

    scene.play("start IIIR-F")

    assert scene.tp("A") == 2
    assert scene.resources("A") == (0, 5, 0)


@clause("AL-NEST-04")
def test_it_may_be_run_again_once_it_is_resolved() -> None:
    scene = Scene("science religion military", techs="IIIR-F").team("A", "IIR-A", "IIIR-F").has("A", command=3)
    scene.turn("A")

    scene.play("start IIIR-F", "command IIIR-F")

    assert scene.tp("A") == 4


@clause("AL-NEST-03", "AL-ACT-06")
def test_in_the_other_reading_only_a_startup_makes_what_runs_inside_it_cheaper() -> None:
    # SCI-21 takes 1 research off Lv.1 Technologies that are started; IM then costs 1 research and 1 data.
    scene = Scene("science economy military", techs="IIS-E", nested_counts_as_startup=True)
    scene.team("A", "IIS-E").install("A", "SCI-21").has("A", research=2, data=1, command=2).turn("A")

    assert "start IIS-E" in scene.options()
    assert "command IIS-E" not in scene.options()


@clause("AL-NEST-03")
def test_in_the_other_reading_the_action_before_does_not_matter() -> None:
    scene = Scene("science economy military", techs="IIS-E", nested_counts_as_startup=True)
    scene.team("A", "IIS-E").install("A", "SCI-21", "SCI-13").has("A", research=0, data=2).turn("A")

    scene.play("activate SCI-13")

    assert scene.resources("A") == (2, 1, 0)
    assert "start IIS-E" in scene.options()
