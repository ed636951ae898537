"""Every citizen card: both halves, its colour, its slot symbols and its flasks."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.plays import Play, changes, counter, gains, names, rows, tally
from tests.games.revive.scene import Scene
from tests.rows import for_each


def rich_in_modules(scene: Scene, count: int) -> None:
    """Modules that are not those of the slots played into: T2 and B2 hold four, the side slot two, T1 two more."""
    spaces = ("T2.1", "T2.2", "B2.1", "B2.2", "S5.1", "S5.2", "T1.1", "T1.2")
    for number in range(count):
        scene.module("A", spaces[number], f"MD{17 + number}")


def four_waters(scene: Scene, *built: str) -> None:
    """Two more waters and small buildings: 5,3 beside 6,3, 7,2 beside 6,3 and 8,2, 7,4 beside 6,5, 9,4 beside 8,5."""
    scene.explored("R1C4", "AT14").explored("R2C5", "AT15")
    for space in built:
        scene.building("A", space)


# What each card gives in a top slot, besides the card itself that leaves the active area.
TOPS: dict[str, tuple[Play, ...]] = {
    "CG01": (Play(gives="gear+3"),),
    "CG02": (Play(gives="gear+2 book+1"),),
    "CG03": (Play(gives="gear+2 food+1"),),
    "CG04": (Play(gives="gear+1 crystal+1"),),
    "CG05": (Play(gives="gear+2 points+1"),),
    "CG06": (Play("gain gear", gives="gear+2"), Play("gain food", gives="gear+1 food+1")),
    "CG07": (
        Play(
            "recharge STD2",
            given=lambda scene: scene.machine("A", "STD2", charged=True),
            gives="gear+2 energy+1 charged-1",
        ),
        Play(gives="gear+2"),
    ),
    "CG08": (Play(gives="gear+3"),),
    "CG09": (Play(gives="gear+1 crystal+1"),),
    "CG10": (Play(gives="gear+2 points+2"),),
    "CG11": (
        Play(
            "resolve pay-food-1(gain-gear-4)",
            given=lambda scene: scene.has("A", food=2),
            gives="food-1 gear+4",
        ),
        Play("done", given=lambda scene: scene.has("A", food=2), gives=""),
        Play(gives=""),
    ),
    "CG12": (Play(gives="gear+2 points+1"),),
    "CG13": (Play("gain book", "gain food", gives="book+1 food+1"),),
    "CN01": (Play(gives="book+3"),),
    "CN02": (Play(gives="book+2 food+1"),),
    "CN03": (Play(gives="book+2 gear+1"),),
    "CN04": (Play(gives="book+1 crystal+1"),),
    "CN05": (Play(gives="book+2 points+1"),),
    "CN06": (Play("gain gear", gives="book+1 gear+1"),),
    "CN07": (
        Play(
            "activate T2.2",
            given=lambda scene: scene.module("A", "T2.2", "MD01"),
            gives="book+2 gear+2",
        ),
        Play(gives="book+2"),
    ),
    "CN08": (Play(gives="book+3"),),
    "CN09": (Play(gives="book+1 food+1 points+1"),),
    "CN10": (Play(gives="book+2 points+2"),),
    "CN11": (Play(gives="book+2 food+1"),),
    "CN12": (Play("gain gear", "gain gear", gives="gear+2"),),
    "CN13": (Play(gives="book+2 points+1"),),
    "CY01": (Play(gives="food+3"),),
    "CY02": (Play(gives="food+2 gear+1"),),
    "CY03": (Play(gives="food+2 book+1"),),
    "CY04": (Play(gives="food+1 crystal+1"),),
    "CY05": (Play(gives="food+2 points+1"),),
    "CY06": (Play("gain book", gives="food+1 book+1"),),
    "CY07": (
        Play("recall SA1", given=lambda scene: scene.played("A", "B2", "SA1"), gives="food+2 played-1 resting+1"),
        # The card itself may go to rest.
        Play("recall CY07", gives="food+2 played-1 resting+1"),
    ),
    "CY08": (Play(gives="food+3"),),
    "CY09": (Play(gives="food+2 points+1"),),
    "CY10": (Play(gives="food+2 points+2"),),
    "CY11": (Play(gives="food+1 gear+1 points+1"),),
    "CY12": (Play("gain gear", gives="food+2 gear+1"),),
    "CY13": (Play("gain food", "gain gear", gives="food+1 gear+1"),),
}

# And in a bottom slot. A plays Nàdair on the sun side, whose ability gives 2 books.
BOTTOMS: dict[str, tuple[Play, ...]] = {
    "CG01": (Play(gives="gray+2"),),
    "CG02": (Play("gain food", gives="gray+1 food+1"),),
    "CG03": (
        # A small building for 1 gear, a large one for 3; 4,3 touches the chasm, a forest, a mountain and a field.
        Play(
            "build small 4,3",
            given=lambda scene: scene.has("A", gear=1),
            gives="gear-1 small-1 gray+1 green+1 yellow+1",
        ),
        Play(
            "build large 4,3",
            given=lambda scene: scene.has("A", gear=3),
            gives="gear-3 large-1 gray+2 green+2 yellow+2",
        ),
        Play("done", given=lambda scene: scene.has("A", gear=3), gives=""),
    ),
    "CG04": (Play(gives="energy+1"),),
    "CG05": (Play(gives="gray+1 points+1"),),
    "CG06": (Play(gives="crates+1 gear+1"),),
    "CG07": (
        Play(
            "resolve recharge",
            "recharge STD1",
            "advance green",
            given=lambda scene: scene.machine("A", "STD1", charged=True),
            gives="energy+1 charged-1 green+1",
        ),
    ),
    "CG08": (Play("choose 1", gives="gray+2"), Play("choose 2", gives="yellow+2")),
    "CG09": (
        Play(
            "trade gear book",
            "trade gear food",
            "trade gear book",
            given=lambda scene: scene.has("A", gear=3),
            gives="points+2 gear-3 book+2 food+1",
        ),
        Play("trade gear book", "done", given=lambda scene: scene.has("A", gear=3), gives="points+2 gear-1 book+1"),
    ),
    "CG10": (
        Play(
            given=lambda scene: scene.building("A", "4,3", "large").building("A", "5,3", "large").building("A", "7,4"),
            gives="gear+1 points+2",
        ),
        Play(
            given=lambda scene: [scene.building("A", space, "large") for space in ("4,3", "5,3", "7,4", "3,6")],
            gives="gear+1 points+3",
        ),
    ),
    "CG11": (
        Play("recall SA1", given=lambda scene: scene.played("A", "T1", "SA1"), gives="gray+1 played-1 resting+1"),
    ),
    "CG12": (Play("module MD02", "place T1.2", gives="gray+1 modules+1"),),
    "CG13": (Play(gives="gray+1 green+1"),),
    "CN01": (Play(gives="green+2"),),
    "CN02": (Play("gain gear", gives="green+1 gear+1"),),
    "CN03": (
        # A technology of 3 books for 1, and 1 food for the space between 3,3 and 2,5.
        Play(
            "populate 2,5",
            "technology B2",
            given=lambda scene: scene.figure("A", "3,3", "A1").has("A", book=1, food=1),
            gives="book-1 food-1 figures+1",
        ),
    ),
    "CN04": (Play("module MD02", "place T1.2", gives="points+1 modules+1"),),
    "CN05": (Play(gives="book+2 progress+1 markers-1 points+1"),),
    "CN06": (Play(gives="book+2 progress+1 markers-1 food+1"),),
    "CN07": (
        Play(
            "activate T2.1",
            "activate T2.2",
            given=lambda scene: scene.module("A", "T2.1", "MD01").module("A", "T2.2", "MD17"),
            gives="gear+2 food+2",
        ),
        # Two different ones.
        Play("activate T2.1", given=lambda scene: scene.module("A", "T2.1", "MD01"), gives="gear+2"),
    ),
    "CN08": (Play("choose 1", gives="green+2"), Play("choose 2", gives="book+2 progress+1 markers-1")),
    "CN09": (Play("module MD02", "place T1.2", gives="book+1 modules+1"),),
    "CN10": (
        Play(given=lambda scene: rich_in_modules(scene, 5), gives="book+1 points+2"),
        Play(given=lambda scene: rich_in_modules(scene, 8), gives="book+1 points+3"),
        Play(given=lambda scene: rich_in_modules(scene, 1), gives="book+1"),
    ),
    "CN11": (
        # Three spaces lie between 3,3 and 4,7, and cost nothing.
        Play(
            "populate 4,7",
            "technology B2",
            given=lambda scene: scene.figure("A", "3,3", "A1").has("A", book=3),
            gives="book-3 figures+1",
        ),
    ),
    "CN12": (
        Play(
            "resolve pay-book-1(tribe-2)",
            given=lambda scene: scene.has("A", book=1),
            gives="book-1 book+4 progress+2 markers-2",
        ),
    ),
    "CN13": (Play("module MD02", "place T1.2", gives="green+1 modules+1"),),
    "CY01": (Play(gives="yellow+2"),),
    "CY02": (Play("gain book", gives="yellow+1 book+1"),),
    "CY03": (
        # A tile of 4 food for 2, and 1 for the space between the chasm and it.
        Play(
            "explore R1C4",
            "recruit CN05",
            "lay 0",
            given=lambda scene: scene.has("A", food=3).face_down("R1C4", "AT10").display("CN05", "CG01"),
            gives="food-3 points+4 active+1",
        ),
    ),
    "CY04": (Play(gives="crates+1 food+1"),),
    "CY05": (
        Play(
            "resolve pay-food-1(recruit-display-or-deck)",
            "recruit deck",
            given=lambda scene: scene.has("A", food=1),
            gives="food-1 active+1",
        ),
        Play(
            "resolve pay-food-1(recruit-display-or-deck)",
            "recruit CN05",
            given=lambda scene: scene.has("A", food=1).display("CN05"),
            gives="food-1 active+1",
        ),
    ),
    "CY06": (
        Play(
            "trade food gear",
            "trade food book",
            "trade gear book",
            given=lambda scene: scene.has("A", food=2),
            gives="yellow+1 food-2 book+2",
        ),
    ),
    "CY07": (
        # One card, or two; itself, too, but what has gone to rest stays there.
        Play(
            "resolve recall",
            "recall SA1",
            "recall CY07",
            given=lambda scene: scene.played("A", "T1", "SA1"),
            gives="played-2 resting+2 food+1",
        ),
        Play(
            "recall SA1", "done", given=lambda scene: scene.played("A", "T1", "SA1"), gives="played-1 resting+1 food+1"
        ),
    ),
    "CY08": (Play("choose 1", gives="yellow+2"), Play("choose 2", gives="green+2")),
    "CY09": (Play(gives="points+2 food+1"),),
    "CY10": (
        Play(given=lambda scene: four_waters(scene, "7,2"), gives="food+1 points+2"),
        Play(given=lambda scene: four_waters(scene, "5,3", "7,4", "7,2", "9,4"), gives="food+1 points+3"),
    ),
    "CY11": (
        # Three spaces lie between 2,5 and the tile, and cost nothing.
        Play(
            "explore R1C4",
            "recruit deck",
            "lay 1",
            given=lambda scene: scene.figure("A", "2,5", "A1").has("A", food=2).face_down("R1C4", "AT01"),
            gives="food-2 points+2 active+1",
        ),
    ),
    "CY12": (Play("recruit CN05", given=lambda scene: scene.display("CN05", "CG01"), gives="active+1"),),
    "CY13": (Play(gives="energy+1"),),
}

# A slot symbol on the top edge, on the bottom edge.
SYMBOLS = {
    "top": ("CG05", "CG06", "CN05", "CN06", "CY05", "CY06", "CY09"),
    "bottom": ("CG08", "CG12", "CN08", "CN13", "CY08", "CY09"),
}
FLASKS = {
    **dict.fromkeys(
        ("CG02", "CG04", "CG07", "CG12", "CN02", "CN07", "CN09", "CN13", "CY02", "CY07", "CY09", "CY13"), 1
    ),
    **dict.fromkeys(("CG13", "CN04"), 2),
}
COLORS = {"G": "gear+1", "N": "book+1", "Y": "food+1"}


@clause("REV-CARD-03", "REV-EFF-01")
@for_each(("card", "play"), rows(TOPS), ids=names(rows(TOPS)))
def test_every_top_half(card: str, play: Play) -> None:
    scene = Scene().hand("A", card)

    found = play.of(scene, f"play {card} T1")

    assert found == gains("active-1 played+1", play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


@clause("REV-CARD-03", "REV-EFF-01")
@for_each(("card", "play"), rows(BOTTOMS), ids=names(rows(BOTTOMS)))
def test_every_bottom_half(card: str, play: Play) -> None:
    scene = Scene().hand("A", card)

    found = play.of(scene, f"play {card} B1")

    assert found == gains("active-1 played+1", play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


@for_each("card", ["CY12", "CY05"])
def test_who_recruits_from_the_display_alone_is_not_offered_the_deck(card: str) -> None:
    scene = Scene().hand("A", card).has("A", food=1).display("CN05", "CG01").turn("A").play(f"A play {card} B1")
    if card == "CY05":
        scene.play("A resolve pay-food-1(recruit-display-or-deck)")

    # Neither is nobody obliged to take one.
    assert sorted(scene.options("A")) == sorted(
        ["recruit CN05", "recruit CG01", "done", *(["recruit deck"] if card == "CY05" else [])]
    )


@clause("REV-COMP-04", "REV-MOD-01")
@for_each("card", TOPS)
def test_every_card_activates_modules_of_its_colour(card: str) -> None:
    """A gray, a green and a yellow module lie in the slot; only what one of them adds is looked at."""
    bare, full = Scene().hand("A", card).turn("A"), Scene().hand("A", card)
    for space, module in (("T1.1", "MD06"), ("T1.2", "MD14"), ("T1.3", "MD22")):
        full.module("A", space, module)
    full.turn("A")

    for scene in (bare, full):
        scene.play(f"A play {card} T1")

    # The modules lie in the slot before and after.
    assert changes(tally(bare), tally(full)) == gains("modules+3", COLORS[card[1]])


@clause("REV-COMP-05", "REV-CARD-05")
@for_each(("half", "slot"), [("top", "T1"), ("bottom", "B1")])
@for_each("card", TOPS)
def test_every_slot_symbol_lets_another_card_follow(card: str, half: str, slot: str) -> None:
    scene = Scene().played("A", slot, card).hand("A", "SA1").turn("A")

    assert (f"play SA1 {slot}" in scene.options("A")) == (card in SYMBOLS[half])


@clause("REV-ACS-06")
@for_each("card", TOPS)
def test_every_card_has_its_flasks(card: str) -> None:
    scene = Scene().resting("A", card).hand("A", "SA1").turn("A")

    assert counter(scene, "flask") == FLASKS.get(card, 0)
