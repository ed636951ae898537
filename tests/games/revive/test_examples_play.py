"""Worked examples of playing cards, hibernating, free actions, scoring and tribes, and decisions that need a test."""

from __future__ import annotations

from tests.games.revive.rules.test_final_scoring import sheet
from tests.games.revive.rules.test_ties import result
from tests.games.revive.scene import Scene, at
from tests.games.revive.tribes.test_tribes import ability
from tests.rows import for_each

# Playing cards


@for_each(("card", "gained"), [("SA5", (0, 1, 2, 0)), ("SA1", (2, 0, 0, 0))], ids=["yellow", "gray"])
def test_ex_04_card_and_module(card: str, gained: tuple[int, ...]) -> None:
    scene = Scene(seats=2).module("A", "T1.2", "MD34").hand("A", card).turn("A")

    scene.play(f"A play {card} T1")

    assert scene.resources("A") == gained


@for_each(("old", "books"), [("", 1), ("MD09", 0)], ids=["vacant", "replaced"])
def test_ex_05_activation_symbol(old: str, books: int) -> None:
    scene = Scene(seats=2).module_display("MD34").hand("A", "SB1").turn("A")
    if old:
        scene.module("A", "T1.1", old)

    scene.play("A play SB1 B1", "A module MD34", "A place T1.1")

    assert (scene.held("A", "book"), scene.module_at("A", "T1.1")) == (books, "MD34")


@for_each(("card", "gained", "points"), [("SA5", (0, 0, 6, 0), 1), ("SA3", (0, 2, 0, 0), 0)], ids=["yellow", "green"])
def test_ex_06_slot_symbol(card: str, gained: tuple[int, ...], points: int) -> None:
    scene = Scene(seats=2).played("A", "T1", "CY05").module("A", "T1.2", "MD17").hand("A", card).turn("A")

    scene.play(f"A play {card} T1")

    # Yellow: 2 food of the new card, 2 food and a point of the first one again, 2 food of the module.
    assert (scene.resources("A"), scene.camp("A").points) == (gained, points)


def test_ex_07_no_symbol_no_room() -> None:
    scene = Scene(seats=2).played("A", "T1", "CG08").hand("A", "SA3").turn("A")

    # CG08 has its symbol on the bottom edge.
    assert scene.offers("A", "play") == ["play SA3 T2", "play SA3 B1", "play SA3 B2"]


@for_each(("markers", "left", "moved"), [(6, 5, 1), (0, 0, 0)])
def test_ex_08_tribe_ability(markers: int, left: int, moved: int) -> None:
    scene = ability(Scene(seats=2).progress("A", 0, markers=markers))

    assert scene.held("A", "book") == 2
    assert (scene.camp("A").markers, scene.camp("A").progress) == (left, moved)


@for_each(
    ("trades", "held"),
    [
        (("book",), (2, 1, 0, 0)),
        (("book", "food"), (1, 1, 1, 0)),
        (("book", "food", "food"), (0, 1, 2, 0)),
        (("food", "food", "food"), (0, 0, 3, 0)),
    ],
)
def test_ex_09_trade_three(trades: tuple[str, ...], held: tuple[int, ...]) -> None:
    scene = Scene(seats=2).has("A", gear=3).hand("A", "SA6").turn("A").play("A play SA6 B1")

    scene.play(*[f"A trade gear {got}" for got in trades])
    if len(trades) < 3:
        scene.play("A done")

    assert (scene.resources("A"), scene.kind()) == (held, "turn")


def test_ex_10_switch() -> None:
    scene = Scene(seats=2).hand("A", "SA1").turn("A")

    offered = scene.offers("A", "switch")
    scene.play("A switch book")

    assert offered == ["switch gear", "switch book", "switch food"]
    assert (scene.resources("A"), scene.camp("A").switch) == ((0, 1, 0, 0), False)
    assert scene.offers("A", "switch") == []


# Hibernating and free actions


def test_ex_27_hibernate() -> None:
    scene = Scene(seats=2).resting("A", "SA1", "SA2").hand("A", "SA3").played("A", "T1", "SA4").played("A", "T2", "SA5")
    scene.played("A", "B1", "SA6").played("A", "B2", "CG01").machine("A", "MG01", "MN01", charged=True)
    scene.camp("A").switch, scene.camp("A").hibernation = False, 2

    # Nothing else can be done, so the turn is a hibernation without a question.
    scene.turn("A")

    assert (scene.camp("A").energy, scene.camp("A").charged, scene.camp("A").switch) == (2, 0, True)
    assert sorted(scene.cards("A")) == ["SA1", "SA2", "SA3"]
    assert sorted(scene.rested("A")) == ["CG01", "SA4", "SA5", "SA6"]
    assert (scene.camp("A").hibernation, scene.offers("A", "reward")) == (3, ["reward 1", "reward 2", "reward 3"])


def test_ex_28_no_machine_after_the_energy_step() -> None:
    scene = Scene(seats=2).energy("A", 1).machine("A", "MG01").crates("A", "CR15", "CR16").turn("A")

    before = scene.options("A")
    scene.play("A hibernate")
    during = scene.options("A")
    scene.play("A open CR15", "A done")

    assert "use MG01" in before
    assert ("use MG01" in during, "open CR15" in during) == (False, True)
    assert scene.options("A") == ["end", "open CR16"]


def test_ex_29_removing_an_artifact() -> None:
    scene = Scene(seats=3).majors(orange=1).hand("A", "SA1").hand("B", "SB1").hand("C", "SC1")
    scene.camp("A").hibernation = 5

    scene.turn("A").play("A hibernate", "A done")
    first = (scene.state.majors, scene.camp("A").majors, scene.camp("A").end_tile, scene.asked())
    scene.play("B play SB1 T1", "B end")
    second = (scene.asked(), scene.state.over)
    scene.play("C play SC1 T1", "C end")

    assert first == ([0, 0, 0], [0, 0, 0], True, "B")
    assert (second, scene.state.over) == (("C", False), True)


def test_ex_30_standing_on_the_last_space() -> None:
    scene = Scene(seats=2).majors(purple=1).hand("A", "SA1")
    scene.camp("A").hibernation = 7

    scene.turn("A").play("A hibernate")

    assert (scene.camp("A").hibernation, scene.state.majors) == (7, [1, 0, 0])
    assert scene.offers("A", "reward") == [f"reward {space}" for space in range(1, 8)]


def test_ex_31_crate() -> None:
    scene = Scene(seats=2).crates("A", "CR01").artifact_card("A", "AC01").hand("A", "SA1").turn("A")

    scene.play("A open CR01")

    assert scene.resources("A") == (1, 1, 0, 0)
    assert at(scene.view("B"), "players", 0, "crates", "opened") == ["CR01"]
    assert sheet(scene, "A") == {"Artifact card, purple": 1}


def test_ex_32_paying_with_a_crate() -> None:
    scene = (
        Scene(seats=3)
        .figure("A", "2,5", "A1")
        .figure("A", "4,7", "B2")
        .figure("B", "3,3", "A1")
        .figure("C", "3,3", "A1")
    )
    scene.majors(purple=2).has("A", book=6, food=1).crates("A", "CR09").turn("A")

    without = scene.offers("A", "populate")
    scene.play("A open CR09", "A populate 3,3")
    nodes = scene.options("A")
    scene.play("A technology C1", "A artifact purple")

    # 6 books for the technology and 1 for each of two rivals.
    assert without == ["populate 3,3"]
    assert "technology C1" in nodes
    assert [scene.held(letter, "book") for letter in "ABC"] == [0, 1, 1]


def test_ex_32_what_exceeds_six_is_lost() -> None:
    crate = Scene(seats=2).has("A", book=6).crates("A", "CR09").hand("A", "SA1").turn("A")
    card = Scene(seats=2).has("A", book=6).hand("A", "SA3").turn("A")

    crate.play("A open CR09")
    at_once = crate.held("A", "book")
    crate.play("A play SA1 T1")
    card.play("A play SA3 T1")

    assert (at_once, crate.held("A", "book"), card.held("A", "book")) == (8, 6, 6)


def test_ex_33_range_machine() -> None:
    scene = Scene(seats=2).has("A", gear=3, food=2).energy("A", 1).machine("A", "STD3").building("A", "7,4").turn("A")
    near = Scene(seats=2).has("A", gear=3, food=2).energy("A", 1).machine("A", "STD3").building("A", "4,3").turn("A")

    scene.play("A with STD3 build", "A build small 5,3")
    near.play("A with STD3 build", "A build small 5,3")

    # Range falls from 2 to 0; where it was 0 already nothing comes back.
    assert (scene.held("A", "food"), near.held("A", "food")) == (2, 2)


# Scoring


def test_ex_34_artifact_card() -> None:
    scene = Scene(seats=2).artifact_card("A", "AC02").artifacts("A", purple=1, white=2)
    scene.energy("A", 1).hand("A", "CG01").building("A", "5,3")

    # One energy, one card, one water: each category is worth 1 when it is scored.
    assert sheet(scene, "A") == {"Artifact card, purple": 2, "Artifact card, orange": 1, "Artifact card, white": 3}


@for_each(("artifacts", "points"), [(0, 2), (1, 4)])
def test_ex_35_every_two_modules(artifacts: int, points: int) -> None:
    scene = Scene(seats=2).artifact_card("A", "AC03").artifacts("A", purple=artifacts)
    for number, space in enumerate(("T1.1", "T1.2", "T1.3", "T2.1", "T2.2")):
        scene.module("A", space, f"MD0{number + 1}")

    assert sheet(scene, "A") == {"Artifact card, purple": points}


def test_ex_36_minor_artifacts() -> None:
    scene = Scene(seats=2).majors().points("A", 29).crates("A", "CR15").hand("A", "SA1").turn("A")

    scene.play("A open CR15")

    assert (scene.camp("A").minors, scene.camp("A").majors) == (1, [0, 0, 0])
    assert sheet(scene, "A")["Minor artifacts"] == 1


def test_ex_37_resources_and_tie() -> None:
    scene = Scene(seats=2).has("A", gear=3, book=3, crystal=1).has("B", gear=4, book=4)

    outcome = result(scene)

    assert (outcome.scores, outcome.winners) == ((2, 2), (1,))


# Tribes


def test_ex_38_forest_tile() -> None:
    scene = Scene(seats=2).tribe("A", "nadair", "moon").has("A", crystal=1, food=6).explored("R1C4", "AT01")
    scene.building("B", "7,4").building("A", "3,6").tile("A", "6,2", "forest").tile("A", "7,2", "forest")

    ability(scene).play("A tile 7,3")

    # Chasm and water, or chasm and forest, lie between 3,6 and 7,3. The printed forests on 6,4 and 8,2 do not count.
    assert scene.resources("A") == (0, 3, 4, 0)
    assert scene.track("B", "green") == 1


def test_ex_39_temple() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians", "moon").has("A", crystal=1, food=1).building("A", "7,4")

    ability(scene).play("A tile 6,5", "A module MD01", "A place T1.2")

    assert (scene.module_at("A", "T1.2"), scene.resources("A")) == ("MD01", (0, 0, 1, 0))
    assert at(scene.view("A"), "players", 0, "counters", "water") == 1


def test_ex_40_own_target() -> None:
    scene = Scene(seats=2).tribe("A", "ox49", "moon").tile("A", "4,3", "target").tile("A", "3,3", "target")
    scene.figure("A", "2,5", "A1").has("A", gear=3, book=3, food=6).turn("A")

    scene.play("A build small 4,3")
    after_one = (scene.held("A", "gear"), scene.camp("A").tiles)
    scene.play("A populate 3,3", "A technology B2")

    # 3 gears less 2; a technology of 3 books less 2.
    assert after_one == (2, 2)
    assert (scene.held("A", "book"), scene.camp("A").tiles) == (2, 3)


def test_ex_41_rival_on_a_target() -> None:
    scene = Scene(seats=3).tribe("A", "ox49", "moon").tile("A", "4,7", "target").figure("B", "4,7", "A1")
    scene.tribe("C", "stonehands").figure("C", "2,5", "A1").building("C", "4,3").has("C", book=6, food=6).turn("C")
    way = scene.range_to("C", "4,7")

    scene.play("C populate 4,7", "C technology B2")

    # Chasm and mountain lie between 4,3 and 4,7.
    assert way == 2
    assert [scene.resources(letter) for letter in "ABC"] == [(0, 3, 0, 0), (0, 1, 0, 0), (0, 2, 4, 0)]
    assert scene.camp("A").tiles == 3


def test_ex_42_sand_tile() -> None:
    scene = (
        Scene(seats=2).tribe("A", "kuniban", "moon").display("CG01", "CY01", "CY02", "CY03", "CY04").has("B", gear=3)
    )
    without = Scene(seats=2).tribe("A", "kuniban", "moon").display("CY05", "CY01", "CY02", "CY03", "CY04")

    ability(scene).play("A tile 4,6")
    offered = scene.options("A")
    scene.play("A recruit CG01", "A play CG01 T1", "B build small 4,6")
    ability(without).play("A tile 4,6")

    assert offered == ["recruit CG01", "done"]
    assert scene.camp("B").points == 1
    assert (without.cards("A"), without.camp("A").progress) == ([], 1)


# Decisions that need a test


def test_ex_43_no_loop() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").has("A", food=2).energy("A", 1).machine("A", "MN06")
    scene.machine("A", "MG09", charged=True).turn("A")

    scene.play("A use MN06", "A resolve recharge")
    offered = scene.options("A")
    scene.play("A recharge MG09", "A gain food")

    # The Shrine keeps its energy; the other machine is ready again.
    assert offered == ["recharge MG09", "done"]
    assert scene.offers("A", "use") == ["use MG09"]
    assert (scene.camp("A").energy, scene.held("A", "food")) == (1, 2)


def test_ex_44_vast_crystal() -> None:
    scene = Scene(seats=2, vast_crystals=True).face_down("R1C4", "VC1").building("B", "7,4", "large")
    scene.has("A", food=6).has("B", crystal=2).building("A", "4,3").turn("A")

    scene.play("A explore R1C4", "B gain food")

    # Between 4,3 and the tile lie 5,3 and 6,3: 2 food for range and 4 for the tile.
    assert (scene.camp("A").points, scene.resources("A"), scene.cards("A")) == (4, (0, 0, 0, 1), [])
    assert (scene.camp("B").points, scene.resources("B")) == (2, (0, 0, 1, 3))
    # No way leads through it to the tile behind.
    assert "R0C4" not in str(at(scene.view("A"), "tile_range"))


def test_ex_45_removal_before_the_reward() -> None:
    scene = Scene(seats=2).majors(white=1).points("A", 29).hand("A", "SA1")
    scene.camp("A").hibernation = 5

    scene.turn("A").play("A hibernate")
    removed = (scene.state.majors, scene.camp("A").end_tile)
    scene.play("A reward 6", "A resolve points")

    assert removed == ([0, 0, 0], True)
    assert (scene.camp("A").points, scene.camp("A").majors, scene.camp("A").minors) == (30, [0, 0, 0], 1)
    assert scene.camp("A").energy == 1


def test_ex_46_water_now_or_never() -> None:
    scene = Scene(seats=2).explored("R3C4", "AT01").has("A", gear=6, food=6).turn("A")

    scene.play("A build small 7,4", "A done", "A build small 5,6")

    # 5,6 lies beside the same water on 6,5, which offers nothing any more: the turn is over.
    assert scene.module_at("A", "T1.1") == ""
    assert at(scene.view("A"), "players", 0, "counters", "water") == 1
    assert scene.camp("A").buildings == [4, 4]
    assert "resolve water-6,5" not in [option.id for question in scene.game.questions for option in question.options]
