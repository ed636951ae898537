"""8. Command action: any Active Technology in play, for command equal to its level."""

from __future__ import annotations

from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


def commands(scene: Scene) -> list[str]:
    """The Technologies that may be run by command now."""
    return [option.split()[1] for option in scene.options() if option.startswith("command ")]


@clause("AL-CMD-01")
def test_any_active_technology_in_play_without_a_team() -> None:
    scene = Scene("science economy culture", techs="IIS-C IIE-C IIE-D IIIE-F IIIE-A IIIE-C IIIS-A IIIS-B IIIS-D")
    scene.has("A", research=19, data=19, command=6).turn("A")

    # IS has no team to move; IIIE-A, IIC-A, IIIC-A and IIIC-B cannot be paid for; passive ones are never run.
    assert commands(scene) == ["IE", "IIE-C", "IIE-D", "IIIE-F", "IIIE-C", "IC", "IIC-B", "IIIC-C"]


@clause("AL-CMD-01")
def test_it_is_run_once_a_turn() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", command=6).turn("A")

    scene.play("command IIE-C")

    assert scene.resources("A") == (3, 2, 4)
    assert commands(scene) == []
    assert "replenish" in scene.options()


@clause("AL-CMD-02")
@for_each(
    ("tech", "answer", "left"),
    [("IE", "economy IE", (17, 8, 5)), ("IIE-D", "economy IE", (16, 9, 4)), ("IIIE-C", "economy IE", (16, 5, 3))],
)
def test_command_equal_to_the_level_then_the_cost_of_its_own(
    tech: str, answer: str, left: tuple[int, int, int]
) -> None:
    scene = Scene("science economy culture", techs="IIE-D IIIE-C").has("A", research=19, data=9, command=6).turn("A")

    scene.play(f"command {tech}")

    assert scene.resources("A") == left
    assert scene.economy_of("A") == []
    scene.play(answer)
    assert scene.economy_of("A") == ["IE"]


@clause("AL-CMD-02")
@for_each(("command", "levels"), [(0, []), (1, [1]), (2, [1, 2]), (3, [1, 2, 3])])
def test_too_little_command_bars_the_higher_levels(command: int, levels: list[int]) -> None:
    scene = Scene("science economy culture", techs="IIE-D IIIE-C").has("A", research=19, data=19, command=command)

    scene.turn("A")

    offered = [level for level, tech in ((1, "IE"), (2, "IIE-D"), (3, "IIIE-C")) if tech in commands(scene)]
    assert offered == levels


@clause("AL-CMD-03")
@for_each("order", [("start IIE-C", "command IIE-C"), ("command IIE-C", "start IIE-C")])
def test_the_same_technology_by_startup_and_by_command(order: tuple[str, str]) -> None:
    scene = Scene("science economy culture", techs="IIE-C").team("A", "IIE-C").has("A", command=2).turn("A")

    scene.play(*order)

    assert scene.resources("A") == (6, 4, 0)


@clause("AL-CMD-04")
def test_reductions_for_startup_do_not_apply() -> None:
    scene = Scene("science economy military", techs="IIIS-D IIIS-C IIM-D").team("A", "IIS-A", "IIIS-D", "IIM-D")
    scene.install("A", "MIL-28").has("A", research=2, data=2, command=2).turn("A")

    # Started, IIM-D costs 1 research and 2 data; by command 2 research and 3 data.
    assert "start IIM-D" in scene.options()
    assert "IIM-D" not in commands(scene)
    scene.has("A", data=3).turn("A").play("command IIM-D")
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-CMD-04")
def test_a_reduction_worded_for_command_actions_applies() -> None:
    scene = Scene("science economy culture", techs="IIE-C IIIE-F").install("A", "SCI-22")
    scene.has("A", research=12, command=2).turn("A")

    scene.play("command IIIE-F")

    assert scene.resources("A") == (0, 0, 0)
    assert scene.tp("A") == 7


@clause("AL-CMD-05")
@for_each(("military", "offered"), [(5, False), (6, True)])
def test_conditions_apply_to_command_actions(military: int, offered: bool) -> None:
    scene = Scene("science economy military", techs="IIIM-B").has("A", military=military, command=3).turn("A")

    assert ("IIIM-B" in commands(scene)) is offered


@clause("AL-CMD-06")
@for_each(("research", "command", "offered"), [(3, 2, True), (2, 6, False), (19, 1, False)])
def test_both_payments_must_be_affordable_together(research: int, command: int, offered: bool) -> None:
    scene = Scene("science economy culture", techs="IIE-D").has("A", research=research, command=command).turn("A")

    assert ("IIE-D" in commands(scene)) is offered


@clause("AL-ACT-06", "AL-CMD-06")
def test_what_follows_is_judged_after_both_payments() -> None:
    # IIIS-E gains 1 TP in any case; IIS-E needs a Lv.1 Technology that can still be paid after 1 research.
    scene = Scene("science economy culture", techs="IIS-E").has("A", research=2, data=1, command=2).turn("A")
    assert "IIS-E" not in commands(scene)

    scene.has("A", research=3).turn("A")

    assert "IIS-E" in commands(scene)


@clause("AL-CMD-06")
@for_each(("command", "enough"), [(2, False), (3, True)])
def test_command_in_the_cost_itself_comes_on_top(command: int, enough: bool) -> None:
    # No Technology of the base game costs command, so the cost of a card stands in: 1 command.
    scene = Scene("science economy culture").has("A", command=command)
    cost = scene.state.rulebook.cards[scene.card("SCI-17")].cost
    assert cost is not None

    assert affordable(scene.state, 0, cost, NO_CUT, 2) is enough


@clause("AL-CMD-01", "AL-CMD-03")
def test_one_command_is_enough_for_lv1_alone() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=19, data=19, command=1).turn("A")
    none = Scene("science economy culture", techs="IIE-C").has("A", research=19, data=19).turn("A")

    assert commands(scene) == ["IE", "IC"]
    assert commands(none) == []
