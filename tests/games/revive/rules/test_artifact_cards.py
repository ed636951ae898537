"""What the categories of artifact cards count."""

from __future__ import annotations

from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.rules.test_final_scoring import sheet
from tests.games.revive.scene import Scene

COUNTED = {"crate", "energy", "module", "population", "tribe_progress", "flask", "card", "water", "crystal_adjacent"}


def with_card(card: str) -> Scene:
    """A holds this artifact card."""
    return Scene(seats=2).artifact_card("A", card)


@clause("REV-ACS-01")
def test_a_point_for_each_crate_opened_or_closed() -> None:
    scene = with_card("AC01").crates("A", "CR01", "CR02").crates("A", "CR03", opened=True).crates("B", "CR04")

    assert sheet(scene, "A") == {"Artifact card, purple": 3}


@clause("REV-ACS-02")
def test_a_point_for_each_energy_in_storage_or_on_machines() -> None:
    scene = with_card("AC02").energy("A", 2).machine("A", "MG01", "MN01", charged=True).machine("A", "MY01")

    assert sheet(scene, "A") == {"Artifact card, purple": 4}


@clause("REV-ACS-03")
def test_a_point_for_every_two_modules_rounded_down() -> None:
    scene = with_card("AC03")
    for space, module in (("T1.1", "MD01"), ("T1.2", "MD02"), ("B1.1", "MD04"), ("B2.1", "MD05"), ("S5.1", "MD07")):
        scene.module("A", space, module)

    assert sheet(scene, "A") == {"Artifact card, purple": 2}


@clause("REV-ACS-04")
def test_a_point_for_each_figure_in_regular_and_large_locations() -> None:
    scene = with_card("AC04").large("R0C0", "LL3b").figure("A", "3,3", "A1").figure("A", "R0C0", "B1")

    assert sheet(scene, "A") == {"Artifact card, purple": 2, "Technologies": 2}


@clause("REV-ACS-05")
def test_a_point_for_each_marker_gone_from_the_tribe_board() -> None:
    scene = with_card("AC05").progress("A", 0, markers=2)

    assert sheet(scene, "A") == {"Artifact card, purple": 4}


@clause("REV-ACS-06")
def test_a_point_for_each_flask_on_machines_modules_and_all_cards() -> None:
    scene = with_card("AC06").tribe("A", "solwrights").machine("A", "MG02", "MN10").module("A", "T1.1", "MD06")
    scene.hand("A", "CG02").resting("A", "CG13").played("A", "T1", "CN04").display("CN13").knows_technology(
        "A", "A1", "B3"
    )

    # 1 and 2 on special machines, 1 on the machine of the tribe, 2 on the module, 1, 2 and 2 on cards.
    assert sheet(scene, "A")["Artifact card, purple"] == 11


@clause("REV-ACS-07")
def test_a_point_for_each_recruited_card_in_all_three_places() -> None:
    scene = with_card("AC07").hand("A", "CG01", "SA1").resting("A", "CN01", "SA2").played("A", "T1", "CY01", "SA3")

    assert sheet(scene, "A") == {"Artifact card, purple": 3}


@clause("REV-ACS-08")
def test_a_point_for_each_different_water_beside_a_building_or_under_a_temple() -> None:
    scene = with_card("AC08").tribe("A", "hofstadterians", "moon").building("A", "6,2").building("A", "5,3")

    one = sheet(scene, "A")
    scene.tile("A", "6,3", "temple").tile("A", "6,5", "temple")

    # Both buildings touch 6,3; a temple there adds nothing, one on 6,5 does.
    assert one == {"Artifact card, purple": 1}
    assert sheet(scene, "A") == {"Artifact card, purple": 2}


@clause("REV-ACS-09")
def test_a_point_for_each_different_crystal_symbol_and_vast_crystal() -> None:
    scene = with_card("AC09").explored("R0C2", "AT20").building("A", "4,0")

    one = sheet(scene, "A")
    scene.explored("R0C1", "AT04").building("A", "3,0", "large")
    same = sheet(scene, "A")
    scene.explored("R1C4", "VC1").building("A", "7,4")

    # 4,0 and 3,0 touch the same symbol; the vast crystal is another one.
    assert one == {"Artifact card, purple": 1}
    assert same == {"Artifact card, purple": 1}
    assert sheet(scene, "A") == {"Artifact card, purple": 2}


@clause("REV-ACS-10")
def test_every_card_has_one_category_of_each_colour() -> None:
    cards = load().artifact_cards

    assert len(cards) == 10
    for record in cards.values():
        assert {color for color in ("purple", "orange", "white") if record[color]["of"] in COUNTED} == {
            "purple",
            "orange",
            "white",
        }
    assert {record[color]["of"] for record in cards.values() for color in ("purple", "orange", "white")} == COUNTED


@clause("REV-ACS-10")
def test_the_three_colours_score_on_their_own() -> None:
    scene = with_card("AC02").energy("A", 1).hand("A", "CG01", "CG03").building("A", "5,3").artifacts("A", orange=1)

    # Energy, two cards twice, one water.
    assert sheet(scene, "A") == {"Artifact card, purple": 1, "Artifact card, orange": 4, "Artifact card, white": 1}
