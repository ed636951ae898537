"""A price that cannot be paid: the crate, machine or trade that would bring what is missing is the way out."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.objecting import no, way_out
from tests.games.revive.scene import Scene

OTHERWISE = (
    "Choose something cheaper or nearer, or gather what is missing first.",
    "もっと安いものか近いものを選ぶか、先に足りないものを集めてください。",
)


@clause("REV-CRT-02", "REV-BLD-02")
def test_a_crate_that_brings_what_is_missing_is_named() -> None:
    # Old Photographs give points, the Box of Cogs two gears.
    scene = Scene().has("A", gear=1).crates("A", "CR15", "CR07").turn("A")

    assert no(scene, "A", "build small 4,3") == (
        "REV-BLD-02",
        "A small building on sand 4,3 costs 3 gears, and you have 1 gear: 2 gears short",
        "砂地 4,3への小型建物の建設のコストは歯車3個ですが、手元は歯車1個で、歯車2個足りません。",
    )
    assert way_out(scene, "A", "build small 4,3") == (
        "Open the crate Box of Cogs first: it brings what is missing.",
        "先に木箱「歯車の詰め合わせ」を開ければ、足りない分が手に入ります。",
    )
    assert way_out(scene, "A", "build large 4,3") == OTHERWISE


@clause("REV-MACH-01", "REV-EFF-02")
def test_a_machine_that_brings_or_swaps_what_is_missing_is_named() -> None:
    press = Scene().has("A", gear=1).machine("A", "MG01").energy("A", 1).turn("A")
    crane = Scene().has("A", gear=1, food=1).machine("A", "MG10").energy("A", 1).turn("A")

    assert way_out(press, "A", "build small 4,3") == (
        "Use the machine Gear Press first: it brings what is missing.",
        "先にマシン「歯車プレス」を使えば、足りない分が手に入ります。",
    )
    # The Crane brings one basic resource and swaps another.
    assert way_out(crane, "A", "build small 4,3")[0] == "Use the machine Crane first: it brings what is missing."
    assert way_out(press.energy("A", 0).turn("A"), "A", "build small 4,3") == OTHERWISE


@clause("REV-FREE-02", "REV-STO-02", "REV-HOF-07")
def test_a_trade_that_brings_what_is_missing_is_named_as_often_as_it_must_be_made() -> None:
    stone = Scene().has("A", gear=3, food=2).tribe("A", "stonehands").knows_technology("A", "A1", "B1", "B3").turn("A")
    hof = Scene().has("A", food=3).tribe("A", "hofstadterians").knows_technology("A", "A1").turn("A")

    assert way_out(stone, "A", "explore R1C4") == (
        "Trade 2 gears for 2 food first.",
        "先に歯車2個を食料2個と交換すれば足ります。",
    )
    assert way_out(hof, "A", "convert book") == (
        "Trade 2 food for 1 crystal first.",
        "先に食料2個をクリスタル1個と交換すれば足ります。",
    )


@clause("REV-EFF-02", "REV-TURN-09")
def test_help_is_named_for_effects_too_and_never_on_the_turn_of_others() -> None:
    mine = Scene().crates("A", "CR01").hand("A", "SA6", "SA1").turn("A").play("A play SA6 B1")
    other = Scene().tribe("B", "kuniban").building("B", "7,4").crates("B", "CR11").has("A", food=6)
    other.face_down("R1C4", "AT22").turn("A")

    assert way_out(mine, "A", "resolve trade-3")[0] == (
        "Open the crate Workshop Manuals first: it brings what is missing."
    )
    assert "CR11" not in str(other.game.why_not(1, "populate 3,3"))
