"""The twelve Science Techs, each played."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.atlas_lost.pack_folder import CARD, pack
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(*techs: str, **has: int) -> Scene:
    """Science, Economy and Culture, three players; it will be A's turn, with these resources and teams there."""
    scene = Scene("science economy culture", seats=3, techs=" ".join(techs))
    return scene.team("A", *techs).has("A", **has)


@clause("AL-TS-01")
@plays("IS")
def test_science_astronica_moves_a_team_within_its_level_and_tree() -> None:
    scene = table("IIE-A", "IIIE-A", research=3).economy("A", "IIIE-A").turn("A")

    scene.play("start IS")

    assert scene.options() == ["move IIE-A IIE-B", "move IIIE-A IIIE-B", "move IIIE-A IIIE-C"]
    assert scene.resources("A") == (1, 0, 0)
    assert changes(scene, "move IIIE-A IIIE-C") == [
        "A teams -IIIE-A +IIIE-C",
        "A front runners 0 -> 1",
        "A economy -IIIE-A +IIIE-C",
    ]


@clause("AL-TS-02")
@plays("IIS-A")
def test_open_stacks_add_a_card_to_the_bonus_card_of_either_row() -> None:
    scene = table("IIS-A").waiting("A", research=0, data=0).turn("A")

    replenished = changes(scene, "replenish", "card", "deck science", "deck culture")
    collected = changes(scene.turn("A"), "collect", "card", "deck economy", "deck economy")

    assert replenished == ["A research 0 -> 4", "A hand +CUL-01 +SCI-01"]
    assert collected == ["A data 0 -> 3", "A hand +ECO-01 +ECO-02"]


@clause("AL-TS-02")
@plays("IIS-A")
def test_open_stacks_do_nothing_for_command_or_for_other_draws_or_players() -> None:
    scene = table("IIS-A").waiting("A", 0, 3).waiting("B", 0, 3).hand("A", "INI-05").turn("A")

    assert changes(scene, "replenish", "command") == ["A research 0 -> 4", "A command 0 -> 1"]
    assert changes(scene, "use INI-05", "deck science") == [
        "A research 4 -> 5",
        "A data 0 -> 1",
        "A hand -INI-05 +SCI-01",
        "out of the game +INI-05",
    ]
    assert changes(scene.turn("B"), "replenish", "card", "deck science") == ["B research 0 -> 4", "B hand +SCI-02"]


@clause("AL-TS-03")
@plays("IIS-B")
def test_modular_workshop_takes_two_of_one_kind_off_an_installation() -> None:
    scene = table("IIS-B", research=5, data=4).hand("A", "CUL-18", "ECO-30").turn("A")

    scene.play("install CUL-18")

    assert scene.options() == ["less 1 research", "less 2 data", "less nothing"]
    assert changes(scene, "less 2 data") == ["A research 5 -> 4", "A installed +CUL-18"]
    assert changes(scene.turn("A"), "install ECO-30", "less 2 research") == [
        "A research 4 -> 3",
        "A data 4 -> 3",
        "A hand -ECO-30",
        "A installed +ECO-30",
        "A tp in play 0 -> 1",
    ]


@clause("AL-TS-03")
@plays("IIS-B")
def test_modular_workshop_need_not_be_used_and_helps_no_placement() -> None:
    scene = table("IIS-B", research=4, data=2).deck("economy", rest=False).hand("A", "CUL-18").turn("A")

    assert changes(scene, "install CUL-18", "less nothing") == [
        "A research 4 -> 3",
        "A data 2 -> 0",
        "A hand -CUL-18",
        "A installed +CUL-18",
    ]
    assert changes(scene, "place economy IIE-A", "row data") == [
        "A research 3 -> 0",
        "A data 0 -> 1",
        "A teams +IIE-A",
        "A waiting 2+3 -> 2+2",
    ]


@clause("AL-PASS-04", "AL-TS-03")
@plays("IIS-B")
def test_modular_workshop_takes_off_up_to_two_data_or_one_command(tmp_path: Path) -> None:
    # No card of the box costs command or more than 2 data to install, so an owner's card shows the bounds.
    card = CARD + 'kind = "passive"\ninstall = { data = 3, command = 2 }\nmodifiers = [{ op = "tp", amount = 1 }]'
    scene = Scene("science economy culture", seats=3, techs="IIS-B", packs=(str(pack(tmp_path, card)),))
    scene.team("A", "IIS-B").hand("A", "tides.clerks").has("A", data=3, command=2).turn("A")

    scene.play("install tides.clerks")

    assert scene.options() == ["less nothing", "less 2 data", "less 1 command"]
    assert changes(scene, "less 1 command") == [
        "A data 3 -> 0",
        "A command 2 -> 1",
        "A installed +tides.clerks",
        "A tp in play 0 -> 1",
    ]


@clause("AL-TS-04")
@plays("IIS-C")
def test_field_recorders_give_data_for_each_placement() -> None:
    scene = table("IIS-C", "IIE-A", research=7, data=2).front_runner("IIC-A", None).turn("A")

    on_third_level = changes(scene, "place economy IIIE-A", "row data", "keep ECO-02")
    scene = table("IIS-C", "IIE-A", research=7, data=2).front_runner("IIC-A", None).turn("A")
    on_second_level = changes(scene, "place culture IIC-A", "row data", "keep CUL-02")

    assert on_second_level == [
        "A research 7 -> 4",
        "A data 2 -> 3",
        "A hand +CUL-02",
        "A teams +IIC-A",
        "A waiting 1+3 -> 1+2",
        "culture discard +CUL-01",
    ]
    assert on_third_level == [
        "A research 7 -> 3",
        "A data 2 -> 1",
        "A hand +ECO-02",
        "A teams +IIIE-A",
        "A waiting 1+3 -> 1+2",
        "A front runners 0 -> 1",
        "economy discard +ECO-01",
    ]


@clause("AL-TS-04")
@plays("IIS-C")
def test_field_recorders_do_not_react_to_moves_or_to_others() -> None:
    scene = table("IIS-C", "IIE-A", research=2).has("B", research=3).front_runner("IIE-B", None)
    scene.front_runner("IIC-A", None).turn("A")

    assert changes(scene, "start IS", "move IIE-A IIE-B") == ["A research 2 -> 0", "A teams -IIE-A +IIE-B"]
    assert changes(scene.turn("B"), "place culture IIC-A", "row data", "keep CUL-01") == [
        "B research 3 -> 0",
        "B hand +CUL-01",
        "B teams +IIC-A",
        "B waiting 3+3 -> 3+2",
        "culture discard +CUL-02",
    ]


@clause("AL-TS-05")
@plays("IIS-D")
def test_light_convoys_take_one_research_off_a_placement() -> None:
    scene = table("IIS-D", research=5, data=2).turn("A")

    scene.play("place economy IIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (3, 3, 0)

    scene.turn("A").play("place economy IIIE-A", "row data", "keep ECO-03")
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-TS-05")
@plays("IIS-D")
def test_light_convoys_make_nothing_else_cheaper() -> None:
    scene = table("IIS-D", research=4, data=1).hand("A", "SCI-18").turn("A")

    assert changes(scene, "start IE", "economy IE") == ["A research 4 -> 2", "A data 1 -> 0", "A economy +IE"]
    assert changes(scene, "install SCI-18") == ["A research 2 -> 0", "A hand -SCI-18", "A installed +SCI-18"]


@clause("AL-TS-06")
@plays("IIS-E")
def test_parallel_trials_run_two_different_first_technologies() -> None:
    scene = table("IIS-E", research=8, data=3).turn("A")

    started = changes(scene, "start IIS-E", "run IE", "economy IIS-E", then="A run")

    assert started == ["A research 8 -> 5", "A data 3 -> 2", "A economy +IIS-E"]
    assert scene.options() == ["run IS", "run IC"]
    assert changes(scene, "run IC", "culture IIS-E") == [
        "A research 5 -> 3",
        "A data 2 -> 1",
        "A culture +IIS-E",
    ]
    assert scene.asked() == "A influence"


@clause("AL-TS-07")
@plays("IIIS-A")
def test_deep_survey_corps_rewards_placements_by_level() -> None:
    scene = table("IIIS-A", "IIE-A", research=7, data=2).turn("A")

    on_second_level = changes(scene, "place culture IIC-A", "row data", "keep CUL-01")
    scene = table("IIIS-A", "IIE-A", research=7, data=2).turn("A")
    on_third_level = changes(scene, "place economy IIIE-A", "row data", "keep ECO-01")

    assert on_second_level == [
        "A research 7 -> 4",
        "A data 2 -> 3",
        "A command 0 -> 1",
        "A hand +CUL-01",
        "A teams +IIC-A",
        "A waiting 1+3 -> 1+2",
        "culture discard +CUL-02",
    ]
    assert on_third_level == [
        "A research 7 -> 3",
        "A data 2 -> 0",
        "A tp 0 -> 2",
        "A hand +ECO-01",
        "A teams +IIIE-A",
        "A waiting 1+3 -> 1+2",
        "A front runners 0 -> 1",
        "economy discard +ECO-02",
    ]


@clause("AL-TS-07")
@plays("IIIS-A")
def test_deep_survey_corps_does_not_reward_others() -> None:
    scene = table("IIIS-A").has("B", research=3).turn("B")

    scene.play("place culture IIC-A", "row data", "keep CUL-01")

    assert (scene.resources("A"), scene.tp("A")) == ((0, 0, 0), 0)
    assert (scene.resources("B"), scene.tp("B")) == ((0, 1, 0), 0)


@clause("AL-TS-08")
@plays("IIIS-B")
def test_autonomous_haulers_take_research_and_data_off_a_placement() -> None:
    scene = table("IIIS-B", research=5, data=2).turn("A")

    scene.play("place economy IIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (3, 3, 0)

    scene.turn("A").play("place economy IIIE-A", "row data", "keep ECO-03")
    assert scene.resources("A") == (0, 2, 0)


@clause("AL-TS-08")
@plays("IIIS-B")
def test_autonomous_haulers_make_nothing_else_cheaper() -> None:
    scene = table("IIIS-B", research=4, data=2).hand("A", "SCI-19").turn("A")

    scene.play("start IE", "economy IE")
    assert scene.resources("A") == (2, 1, 0)

    scene.play("install SCI-19")
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-TS-09")
@plays("IIIS-C")
def test_lean_methods_take_research_off_startups_of_levels_two_and_three() -> None:
    scene = table("IIIS-C", "IIE-D", "IIIE-F", research=15, data=1).turn("A")

    scene.play("start IIE-D", "economy IE")
    assert scene.resources("A") == (13, 1, 0)

    scene.turn("A").play("start IIIE-F")
    assert scene.resources("A") == (2, 1, 0)

    scene.turn("A").play("start IE", "economy IS")
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-TS-09")
@plays("IIIS-C")
def test_lean_methods_do_not_help_command_actions() -> None:
    scene = table("IIIS-C", "IIE-D", research=4, command=2).turn("A")

    scene.play("command IIE-D", "economy IE")

    assert scene.resources("A") == (1, 0, 0)


@clause("AL-TS-10")
@plays("IIIS-D")
def test_query_optimiser_takes_data_off_startups_of_every_level() -> None:
    scene = table("IIIS-D", "IIE-E", "IIIE-C", research=9, data=6).turn("A")

    scene.play("start IE", "economy IE")
    assert scene.resources("A") == (7, 6, 0)

    scene.turn("A").play("start IIE-E", "economy IS", "economy IC")
    assert scene.resources("A") == (4, 4, 0)

    scene.turn("A").play("start IIIE-C", "economy IIE-E")
    assert scene.resources("A") == (1, 1, 0)


@clause("AL-TS-10")
@plays("IIIS-D")
def test_query_optimiser_does_not_help_command_actions_or_placements() -> None:
    scene = table("IIIS-D", "IIE-A", research=6, data=3, command=1).turn("A")

    scene.play("command IE", "economy IE")
    assert scene.resources("A") == (4, 2, 0)

    scene.play("place economy IIIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-TS-11")
@plays("IIIS-E")
def test_twin_experiments_run_two_different_second_technologies() -> None:
    scene = Scene("science economy culture", seats=3, techs="IIIS-E IIE-C IIC-C IIC-D").team("A", "IIIS-E")
    scene.has("A", research=2, data=4).turn("A")

    scene.play("start IIIS-E")
    assert scene.resources("A") == (0, 4, 0)
    assert scene.options() == ["run IIE-C", "run IIC-C"]
    assert changes(scene, "run IIE-C", then="A run") == [
        "A research 0 -> 3",
        "A data 4 -> 6",
        "B research 0 -> 1",
        "B data 0 -> 1",
        "C research 0 -> 1",
        "C data 0 -> 1",
    ]
    assert scene.options() == ["run IIC-C", "run IIC-D"]
    assert changes(scene, "run IIC-C", "culture IIIC-B") == [
        "A data 6 -> 4",
        "A tp 0 -> 1",
        "A culture +IIIC-B",
    ]


@clause("AL-TS-12")
@plays("IIIS-F")
def test_published_findings_return_a_third_level_team_for_four_tp() -> None:
    scene = table("IIIS-F", "IIE-A", "IIIE-A").economy("A", "IIIE-A").waiting("A", 1, 1).turn("A")

    scene.play("start IIIS-F")

    assert scene.options() == ["return IIIS-F", "return IIIE-A"]
    assert changes(scene, "return IIIE-A", "row data") == [
        "A tp 0 -> 4",
        "A teams -IIIE-A",
        "A waiting 1+1 -> 1+2",
        "A economy -IIIE-A",
    ]
    assert changes(scene.turn("A"), "start IIIS-F", "row research") == [
        "A tp 4 -> 8",
        "A teams -IIIS-F",
        "A waiting 1+2 -> 2+2",
    ]
