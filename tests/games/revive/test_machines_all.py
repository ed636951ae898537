"""Every machine, standard and special: used with energy, alone or together with an action, and its flasks."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.plays import Play, counter, gains, names, rows
from tests.games.revive.scene import Scene
from tests.rows import for_each

# Free actions: "use" comes first, and 1 energy goes onto the machine.
FREE: dict[str, tuple[Play, ...]] = {
    "STD1": (
        Play(
            "resolve pay-basic-1(gain-crystal)",
            "pay book",
            given=lambda scene: scene.has("A", gear=1, book=1),
            gives="book-1 crystal+1",
        ),
    ),
    "STD2": (Play("recall SA1", given=lambda scene: scene.played("A", "T1", "SA1"), gives="played-1 resting+1"),),
    "MG01": (Play(gives="gear+2"),),
    "MG02": (Play(gives="gear+1 points+1"),),
    "MG04": (Play(gives="gray+1"),),
    "MG05": (
        Play("resolve pay-gear-1(points-3)", given=lambda scene: scene.has("A", gear=2), gives="gear-1 points+3"),
    ),
    "MG06": (Play(gives="crystal+1"),),
    "MG07": (
        Play(
            "resolve pay-gear-1(module)",
            "module MD02",
            "place T1.2",
            given=lambda scene: scene.has("A", gear=2),
            gives="gear-1 modules+1",
        ),
    ),
    "MG09": (Play(gives="points+2"),),
    "MG10": (
        Play("resolve gain-basic", "gain gear", "trade gear food", gives="food+1"),
        Play(
            "resolve trade-1",
            "trade book gear",
            "gain gear",
            given=lambda scene: scene.has("A", book=1),
            gives="book-1 gear+2",
        ),
    ),
    "MN01": (Play(gives="book+2"),),
    "MN02": (Play(gives="book+1 points+1"),),
    "MN04": (Play(gives="green+1"),),
    "MN05": (
        Play("resolve pay-book-1(points-3)", given=lambda scene: scene.has("A", book=2), gives="book-1 points+3"),
    ),
    "MN06": (
        # Nàdair gain 2 books.
        Play(
            "resolve pay-food-1(tribe)",
            given=lambda scene: scene.has("A", food=2),
            gives="food-1 book+2 progress+1 markers-1",
        ),
    ),
    "MN07": (Play("activate B2.2", given=lambda scene: scene.module("A", "B2.2", "MD17"), gives="food+2"),),
    "MN08": (
        Play("recall SA1", given=lambda scene: scene.played("A", "B1", "SA1"), gives="book+1 played-1 resting+1"),
        Play(gives="book+1"),
    ),
    "MN09": (Play(gives="points+2"),),
    "MN10": (Play("gain book", gives="book+1"), Play("gain food", gives="food+1")),
    "MY01": (Play(gives="food+2"),),
    "MY02": (Play(gives="food+1 points+1"),),
    "MY04": (Play(gives="yellow+1"),),
    "MY05": (
        Play(
            "resolve pay-food-2(recruit-display-or-deck)",
            "recruit deck",
            given=lambda scene: scene.has("A", food=2),
            gives="food-2 active+1",
        ),
        Play(
            "resolve pay-food-2(recruit-display-or-deck)",
            "recruit CG01",
            given=lambda scene: scene.has("A", food=2),
            gives="food-2 active+1",
        ),
    ),
    "MY07": (
        Play("recall SA1", given=lambda scene: scene.played("A", "B1", "SA1"), gives="food+1 played-1 resting+1"),
        Play(gives="food+1"),
    ),
    "MY08": (Play(given=lambda scene: setattr(scene.camp("A"), "switch", False), gives="switch+1"),),
    "MY09": (Play(gives="points+2"),),
    "MY10": (
        Play(
            "trade gear book",
            "trade gear book",
            "trade book food",
            given=lambda scene: scene.has("A", gear=2),
            gives="points+1 gear-2 book+1 food+1",
        ),
        Play(gives="points+1"),
    ),
}

# Together with an action: "with" and the action come first. 4,3 touches the chasm, a mountain, a forest and a field.
WITH: dict[str, tuple[Play, ...]] = {
    "STD3": (
        # Two spaces lie between 7,4 and 3,6: 6,4 and the chasm.
        Play(
            "build",
            "build small 3,6",
            given=lambda scene: scene.has("A", gear=3).building("A", "7,4"),
            gives="gear-3 small-1 gray+2",
        ),
        # Between 7,4 and 3,3 there are three, of which one is paid.
        Play(
            "populate",
            "populate 3,3",
            given=lambda scene: scene.has("A", book=1, food=1).building("A", "7,4"),
            gives="book-1 food-1 figures+1",
        ),
        # Between 2,4 and the tile there are three as well.
        Play(
            "explore",
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=3).building("A", "2,4"),
            gives="food-3 points+2 active+1",
        ),
    ),
    "MG03": (
        Play(
            "build",
            "build large 4,3",
            given=lambda scene: scene.has("A", gear=3),
            gives="gear-3 large-1 gray+2 green+2 yellow+2",
        ),
        Play(
            "build",
            "build small 4,3",
            given=lambda scene: scene.has("A", gear=1),
            gives="gear-1 small-1 gray+1 green+1 yellow+1",
        ),
    ),
    "MG08": (
        # A gray card counts as yellow, so that the yellow module works and the gray one does not.
        Play(
            "play",
            "color yellow",
            "play SA1 T1",
            given=lambda scene: scene.hand("A", "SA1").module("A", "T1.2", "MD22").module("A", "T1.3", "MD06"),
            gives="active-1 played+1 gear+2 food+1",
        ),
        Play(
            "play",
            "color green",
            "play SA1 T1",
            given=lambda scene: scene.hand("A", "SA1").module("A", "T1.2", "MD22").module("A", "T1.3", "MD14"),
            gives="active-1 played+1 gear+2 book+1",
        ),
    ),
    "MN03": (
        Play(
            "populate",
            "populate 2,5",
            "technology B2",
            given=lambda scene: scene.figure("A", "3,3", "A1").has("A", book=1, food=3),
            gives="book-1 food-1 figures+1",
        ),
    ),
    "MY03": (
        Play(
            "explore",
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=3).face_down("R1C4", "AT10"),
            gives="food-3 points+4 active+1",
        ),
    ),
    "MY06": (
        # Five spaces lie between 2,4 and 9,4 (3,4, the chasm, 6,4, 7,4 and 8,4): four cost nothing.
        Play(
            "build",
            "build small 9,4",
            given=lambda scene: (
                scene.has("A", gear=3, food=1).building("A", "2,4").explored("R2C5", "AT15").empty("energy")
            ),
            gives="gear-3 food-1 small-1 gray+1 green+1",
        ),
        Play(
            "populate",
            "populate 3,3",
            given=lambda scene: scene.has("A", book=1).building("A", "7,4"),
            gives="book-1 figures+1",
        ),
        Play(
            "explore",
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=2).building("A", "2,4"),
            gives="food-2 points+2 active+1",
        ),
    ),
}

FLASKS = {
    **dict.fromkeys(("MG02", "MG08", "MG09", "MG10", "MN02", "MN09", "MY02", "MY08", "MY09"), 1),
    "MN10": 2,
}
# By colour: a card that advances the track by 2, the reward spaces at 3 and 6 with its place among the spots, and two
# machines to choose from.
TRACKS = {
    "gray": ("CG01", "RW01", 0, ("MG01", "MG04")),
    "green": ("CN01", "RW02", 1, ("MN01", "MN04")),
    "yellow": ("CY01", "RW03", 2, ("MY01", "MY04")),
}
OF_COLOR = {"G": "gray", "N": "green", "Y": "yellow"}


def owner(machine: str) -> Scene:
    """A can use the machine, has 1 energy, and tile AT01 of 2 food lies in R1C4."""
    return Scene().machine("A", machine).energy("A", 1).face_down("R1C4", "AT01")


@clause("REV-MACH-01", "REV-MACH-02", "REV-MACH-08", "REV-MACH-09")
@for_each(("machine", "play"), rows(FREE), ids=names(rows(FREE)))
def test_every_machine_that_is_used_at_any_time(machine: str, play: Play) -> None:
    scene = owner(machine)

    found = play.of(scene, f"use {machine}")

    assert found == gains("energy-1 charged+1", play.gives)
    assert (scene.asked(), scene.kind(), scene.state.acted) == ("A", "turn", 0)
    # It holds energy now, so more of it does not help.
    assert f"use {machine}" not in scene.energy("A", 1).turn("A").options("A")


@clause("REV-MACH-01", "REV-MACH-05", "REV-MACH-06", "REV-MACH-10")
@for_each(("machine", "play"), rows(WITH), ids=names(rows(WITH)))
def test_every_machine_that_goes_with_an_action(machine: str, play: Play) -> None:
    scene = owner(machine)
    action = play.choices[0]

    found = Play(*play.choices[1:], given=play.given, gives="").of(scene, f"with {machine} {action}")

    assert found == gains("energy-1 charged+1", play.gives)
    assert (scene.asked(), scene.kind(), scene.state.acted) == ("A", "turn", 1)


@for_each("machine", [*FREE, *WITH])
def test_every_machine_needs_energy(machine: str) -> None:
    scene = owner(machine).energy("A", 0).has("A", gear=3, book=3, food=3).hand("A", "SA1").turn("A")

    assert scene.offers("A", "use") + scene.offers("A", "with") == []


@clause("REV-ACS-06")
@for_each("machine", [*FREE, *WITH])
def test_every_machine_has_its_flasks(machine: str) -> None:
    scene = Scene().machine("A", machine).turn("A")

    assert counter(scene, "flask") == FLASKS.get(machine, 0)


@clause("REV-COMP-03", "REV-REW-02")
@for_each("machine", [name for name in [*FREE, *WITH] if not name.startswith("STD")])
def test_every_special_machine_is_taken_for_its_colour(machine: str) -> None:
    color = OF_COLOR[machine[1]]
    card, before, spot, pair = TRACKS[color]
    others = [other for other in pair if other != machine]
    scene = Scene().machine_display(machine, *others, *[name for name in ("MG02", "MN02", "MY02") if name != machine])
    scene.tracks("A", **{color: 4}).unlocked("A", before).hand("A", card).turn("A")

    scene.play(f"A play {card} B1", f"A resolve advance-{color}-2", f"A machine {machine}")

    assert scene.state.name(scene.camp("A").spots[spot]) == machine
