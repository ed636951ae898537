"""What waits for a free action: asked for where one could help, and nowhere else."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.objecting import no
from tests.games.revive.scene import Scene
from tests.rows import for_each


@clause("REV-TURN-04", "REV-EFF-02")
@for_each(
    ("crate", "asked"),
    [
        ("CR01", True),  # A gear and a book.
        ("CR13", True),  # A crystal, which becomes whatever is wanted.
        ("CR19", True),  # A slot module, which may give something at once.
        ("CR15", False),  # 3 points, which reach no bonus.
    ],
)
def test_a_swap_of_nothing_waits_for_a_crate_that_brings_something(crate: str, asked: bool) -> None:
    scene = Scene().crates("A", crate).hand("A", "SA6", "SA1").turn("A")

    scene.play("A play SA6 B1")

    assert scene.kind() == ("any-order" if asked else "turn")
    if asked:
        assert scene.options("A") == [f"open {crate}", "done"]
    if crate == "CR01":
        scene.play("A open CR01", "A trade gear food", "A done")
        assert scene.resources("A") == (0, 1, 1, 0)


@clause("REV-TURN-04", "REV-TURN-09")
def test_nothing_is_waited_for_without_a_free_action_or_on_the_turn_of_another_player() -> None:
    scene = Scene().hand("A", "SA6", "SA1").turn("A").play("A play SA6 B1")
    # The water of AT22 grants the ability, which costs food; B has a crate with some.
    other = Scene().tribe("B", "kuniban").building("B", "7,4").crates("B", "CR11").has("A", food=6)
    other.face_down("R1C4", "AT22").turn("A").play("A explore R1C4", "A recruit deck", "A lay 1")

    assert scene.kind() == "turn"
    assert (other.asked(), other.kind()) == ("A", "turn")


@clause("REV-TURN-04", "REV-MACH-02")
def test_energy_to_take_back_waits_for_a_machine_that_can_be_used() -> None:
    scene = Scene().crates("A", "CR24").machine("A", "MG01").energy("A", 1).turn("A")

    # Cable Drum takes an energy back and gives a basic resource.
    scene.play("A open CR24", "A gain food")
    asked = scene.options("A")
    scene.play("A use MG01", "A recharge MG01")

    assert asked == ["use MG01", "done"]
    assert (scene.camp("A").energy, scene.resources("A")) == (1, (2, 0, 1, 0))


@clause("REV-TURN-04", "REV-CARD-06")
@for_each("released", [True, False])
def test_a_card_to_wake_waits_for_one_that_can_be_laid_to_rest(released: bool) -> None:
    scene = Scene().hand("A", "SA1", "SA3").energy("A", 1).crates("A", "CR23")
    if released:
        scene.machine("A", "STD2").played("A", "B1", "SA4")
    scene.turn("A")

    # Signal Whistle wakes a card and gives a basic resource; nothing rests yet.
    scene.play("A open CR23", "A gain food")
    if released:
        assert scene.options("A") == ["use STD2", "done"]
        scene.play("A use STD2", "A recall SA4", "A wake SA4")

    assert (scene.kind(), "SA4" in scene.cards("A")) == ("turn", released)


# What is above a limit


@clause("REV-RES-07")
@for_each(
    ("helper", "asked"),
    [
        ("crate CR15", False),  # 3 points.
        ("crate CR22", False),  # Two books for nothing: Nàdair by the sun.
        ("machine MN06", False),  # Food for points, or whatever takes no gears.
        ("machine STD1", True),  # Any basic resource for a crystal.
        ("machine MG05", True),  # A gear for points.
        ("machine MG10", True),  # A swap.
    ],
)
def test_use_of_what_is_above_a_limit_is_asked_for_only_if_it_can_be_used(helper: str, asked: bool) -> None:
    scene = Scene().has("A", gear=6, food=1).crates("A", "CR07").hand("A", "SA1")
    kind, name = helper.split()
    if kind == "crate":
        scene.crates("A", name)
    else:
        scene.machine("A", name).energy("A", 1)
    scene.turn("A", acted=1).play("A open CR07", "A end")

    assert (scene.kind() == "use-excess") is asked
    if not asked:
        assert scene.held("A", "gear") == 6


# Crystals for crystals


@clause("REV-MACH-08", "REV-RES-04")
def test_the_crystalliser_is_no_use_for_crystals_alone() -> None:
    scene = Scene().has("A", crystal=2).machine("A", "STD1").energy("A", 1).turn("A")

    assert "use STD1" not in scene.options("A")
    assert no(scene, "A", "use STD1") == (
        "REV-RES-04",
        "Crystalliser would have no effect now: it would only turn crystals into crystals",
        "「結晶化装置」はいま使っても効果がありません。クリスタルをクリスタルに変えるだけです。",
    )
    assert "use STD1" in scene.has("A", food=1, crystal=2).turn("A").options("A")


# Chosen once


@clause("REV-TURN-06", "REV-MACH-01")
@for_each(
    ("scene", "choice", "kind"),
    [
        (Scene().has("A", gear=1, book=1).machine("A", "STD1").energy("A", 1), "use STD1", "pay-basic"),
        (Scene().tribe("A", "kuniban").has("A", food=1).crates("A", "CR21"), "open CR21", "recruit"),
        (Scene().points("A", 28).majors(white=1, orange=1).crates("A", "CR15"), "open CR15", "artifact"),
    ],
)
def test_whoever_chose_a_single_effect_is_not_asked_again_whether_to_resolve_it(
    scene: Scene, choice: str, kind: str
) -> None:
    scene.turn("A").play(f"A {choice}")

    assert scene.kind() == kind


@clause("REV-TURN-06")
def test_a_card_is_played_whether_or_not_its_effect_is_used() -> None:
    scene = Scene().has("A", food=1).tribe("A", "kuniban").hand("A", "SA1", "SA3").turn("A").play("A play SA1 B1")

    assert scene.options("A") == ["resolve tribe", "done"]


# What a free action may bring


@clause("REV-KUN-03", "REV-KUN-04", "REV-TURN-04")
@for_each("recruits", [True, False])
def test_a_card_of_the_covered_colour_waits_for_another_to_be_taken(recruits: bool) -> None:
    # Only yellow cards lie open, and gray ones come next.
    scene = Scene().tribe("A", "kuniban", "moon").has("A", food=6).display("CY01", "CY02", "CY03", "CY04", "CY05")
    scene.on_top("cards", "CG04").hand("A", "SA1", "SA3").energy("A", 1).machine("A", "MY05" if recruits else "MY10")
    scene.turn("A").play("A play SA1 B1", "A resolve tribe", "A tile 4,6")

    assert (scene.kind() == "any-order") is recruits
    if recruits:
        scene.play("A use MY05", "A recruit CY01")
        assert scene.offers("A", "recruit") == ["recruit CG04"]


@clause("REV-TURN-04", "REV-PTS-02", "REV-TRK-02", "REV-TRK-05")
@for_each(
    ("points", "gray", "crate", "asked"),
    [
        (0, 0, "CR15", False),  # 3 points: the first bonus lies at 6.
        (4, 0, "CR15", True),  # A crate from the bonus space.
        (0, 0, "CR17", False),  # A step that unlocks nothing.
        (0, 12, "CR17", True),  # A step beyond the end of a track, which is a resource.
        (0, 2, "CR17", True),  # A step that unlocks a machine.
    ],
)
def test_points_and_steps_may_bring_what_lies_on_their_way(points: int, gray: int, crate: str, asked: bool) -> None:
    scene = Scene().points("A", points).tracks("A", gray=gray).crates("A", crate).hand("A", "SA6", "SA1").turn("A")

    scene.play("A play SA6 B1")

    assert (scene.kind() == "any-order") is asked
