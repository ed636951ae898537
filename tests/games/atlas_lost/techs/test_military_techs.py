"""The twelve Military Techs of the box, each played; the one that the rulebooks tell differently, in both readings."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


def table(tech: str, reading: str = "ja", **has: int) -> Scene:
    """Economy, Culture and Military, three players and an NPC; A has a team on one Tech and these resources."""
    scene = Scene("economy culture military", seats=3, techs=tech, reading=reading).has("A", **has)
    return scene if tech == "IM" else scene.team("A", tech)


@clause("AL-TM-01")
@plays("IM")
def test_wartech_gives_military_power() -> None:
    scene = table("IM", research=3, data=2).turn("A")

    assert changes(scene, "start IM") == ["A research 3 -> 1", "A data 2 -> 1", "A military 0 -> 1"]


@clause("AL-TM-02")
@plays("IIM-A")
def test_levy_drafts_discard_a_card_for_two_power() -> None:
    scene = table("IIM-A", research=2, data=3).hand("A", "MIL-01", "ECO-02").turn("A")

    assert changes(scene, "start IIM-A", "discard ECO-02") == [
        "A research 2 -> 1",
        "A data 3 -> 1",
        "A military 0 -> 2",
        "A hand -ECO-02",
        "economy discard +ECO-02",
    ]


@clause("AL-TM-03")
@plays("IIM-B")
def test_scout_company_draws_a_military_card() -> None:
    scene = table("IIM-B", research=3, data=2).turn("A")

    assert changes(scene, "start IIM-B") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A military 0 -> 1",
        "A hand +MIL-01",
    ]


@clause("AL-TM-04")
@plays("IIM-C")
def test_heavy_armour_costs_seven_research() -> None:
    scene = table("IIM-C", research=8, data=1).turn("A")

    assert changes(scene, "start IIM-C") == ["A research 8 -> 1", "A military 0 -> 2"]


@clause("AL-TM-05")
@plays("IIM-D")
def test_guided_munitions_cost_research_and_data() -> None:
    scene = table("IIM-D", research=3, data=4).turn("A")

    assert changes(scene, "start IIM-D") == ["A research 3 -> 1", "A data 4 -> 1", "A military 0 -> 2"]


@clause("AL-TM-06")
@plays("IIM-E")
def test_drill_grounds_cost_three_research() -> None:
    scene = table("IIM-E", research=4, data=1).turn("A")

    assert changes(scene, "start IIM-E") == ["A research 4 -> 1", "A military 0 -> 1"]


@clause("AL-TM-07", "AL-TM-08", "AL-TM-09", "AL-TM-10", "AL-TM-11", "AL-TM-12")
@for_each("tech", ["IIIM-A", "IIIM-B", "IIIM-C", "IIIM-D", "IIIM-E", "IIIM-F"])
def test_every_third_military_technology_needs_six_power(tech: str) -> None:
    weak, strong = table(tech, military=5).turn("A"), table(tech, military=6).turn("A")

    assert f"start {tech}" not in weak.options()
    assert f"start {tech}" in strong.options()


@clause("AL-TM-07")
@plays("IIIM-A")
def test_precision_strike_sends_a_token_back() -> None:
    scene = table("IIIM-A", military=7).economy("B", "IE", "IM").culture("C", "IIIE-A").culture("A", "IC").turn("A")

    scene.play("start IIIM-A")

    assert scene.options() == ["send-back B economy IE", "send-back B economy IM", "send-back C culture IIIE-A"]
    assert scene.military("A") == 4
    assert changes(scene, "send-back C culture IIIE-A") == ["A tp 0 -> 8", "C culture -IIIE-A"]


@clause("AL-TM-07")
@plays("IIIM-A")
def test_precision_strike_reaches_religion_tokens_too() -> None:
    scene = Scene("economy religion military", seats=3, techs="IIIM-A").team("A", "IIIM-A").has("A", military=7)
    scene.track("A", "B").track("C", "B").turn("A")

    assert changes(scene, "start IIIM-A", "send-back B religion A 1") == [
        "A tp 0 -> 8",
        "A military 7 -> 4",
        "A track B -> empty",
        "A ally B -> nobody's",
    ]


@clause("AL-TM-08")
@plays("IIIM-B")
def test_plundering_raid_steals_three_tp_from_one() -> None:
    scene = table("IIIM-B", military=7).has("B", tp=5).has("C", tp=2).turn("A")

    scene.play("start IIIM-B")

    assert scene.options() == ["target B", "target C", "target NPC-1"]
    assert scene.military("A") == 4
    assert changes(scene, "target B") == ["A tp 0 -> 9", "B tp 5 -> 2"]


@clause("AL-TM-09")
@plays("IIIM-C")
def test_show_of_force_pushes_a_marker_back() -> None:
    scene = table("IIIM-C", military=7).influence("B", 3).influence("C", 1).turn("A")

    assert changes(scene, "start IIIM-C", "target B") == ["A tp 0 -> 8", "A military 7 -> 4", "B influence 3 -> 1"]


@clause("AL-TM-10")
@plays("IIIM-D")
def test_total_levy_steals_from_everybody() -> None:
    scene = table("IIIM-D", military=7).has("B", tp=5).has("C", tp=1).turn("A")

    assert changes(scene, "start IIIM-D") == [
        "A tp 0 -> 7",
        "A military 7 -> 4",
        "B tp 5 -> 3",
        "C tp 1 -> 0",
        "NPC-1 tp 14 -> 12",
    ]


@clause("AL-TM-11")
@plays("IIIM-E")
def test_carpet_sabotage_makes_everybody_discard_an_installed_card_of_their_choice() -> None:
    scene = table("IIIM-E", military=7).install("A", "MIL-13").install("B", "ECO-23", "CUL-11").install("C", "MIL-14")

    scene.turn("A").play("start IIIM-E")

    assert scene.asked() == "B uninstall"
    assert scene.options() == ["uninstall ECO-23", "uninstall CUL-11"]
    assert scene.military("A") == 4
    assert changes(scene, "uninstall CUL-11") == [
        "A tp 0 -> 8",
        "B installed -CUL-11",
        "C installed -MIL-14",
        "culture discard +CUL-11",
        "military discard +MIL-14",
    ]


@clause("AL-TM-12")
@plays("IIIM-F")
def test_deep_infiltration_takes_a_card_from_a_hand() -> None:
    scene = table("IIIM-F", military=7).hand("B", "ECO-01", "MIL-02", "CUL-03").turn("A")

    scene.play("start IIIM-F")

    assert scene.options() == ["take ECO-01", "take CUL-03", "take MIL-02"]
    assert scene.military("A") == 4
    assert changes(scene, "take CUL-03") == ["A tp 0 -> 8", "A hand +CUL-03", "B hand -CUL-03"]


@clause("AL-TM-12")
@plays("IIIM-F")
def test_deep_infiltration_gives_six_tp_in_the_english_reading() -> None:
    scene = table("IIIM-F", reading="en", military=7).hand("B", "ECO-01").hand("C", "MIL-02", "MIL-03").turn("A")

    assert changes(scene, "start IIIM-F", "target C", "take MIL-02") == [
        "A tp 0 -> 6",
        "A military 7 -> 4",
        "A hand +MIL-02",
        "C hand -MIL-02",
    ]
