"""Every technology of every side of every tribe board: what it gives at once, and what it does for good."""

from __future__ import annotations

from tessera.games.revive.library import load
from tessera.games.revive.rules.final_scoring import TECHNOLOGIES, lines
from tests.clauses import clause
from tests.games.revive.plays import Play, changes, counter, gains, leading, names, rows, tally
from tests.games.revive.scene import Scene
from tests.games.revive.trees import NODES, TREES
from tests.rows import for_each

SIDES = list(TREES)
# Where the figures of technologies stand that have to be unlocked before.
GROUND = ("3,3", "4,7", "R0C0", "R0C6", "R4C0", "R4C6")


def price(name: str) -> int:
    """The books that a technology costs, named "nadair moon B1"."""
    tribe, side, node = name.split()
    return TREES[f"{tribe} {side}"].cost(node)


def about_to_unlock(name: str) -> Scene:
    """A has the books and the food to unlock a technology on 2,5, which is one space away."""
    tribe, side, node = name.split()
    scene = leading(name)
    for space, unlocked in zip(GROUND, TREES[f"{tribe} {side}"].way(node), strict=False):
        scene.figure("A", space, unlocked)
    return scene.has("A", book=price(name), food=1)


def unlocking(scene: Scene, name: str) -> Scene:
    """A populates 2,5 and unlocks the technology; it is still A's turn, or A is asked about what it gives."""
    scene.turn("A").play("A populate 2,5")
    if scene.kind() == "technology":
        scene.play(f"A technology {name.split()[2]}")
    return scene


def knowing(name: str) -> Scene:
    """A has unlocked a technology by populating 2,5 and has nothing left."""
    scene = unlocking(about_to_unlock(name), name)
    if name == "ox49 moon B3":
        scene.play("A done")
    return scene.has("A")


# Technologies that give something at once: what unlocking them changes, beside the figure and its price of books and
# 1 food. The others give nothing at once.
AT_ONCE: dict[str, tuple[Play, ...]] = {
    **{f"{name} {node}": (Play(gives=""),) for name in SIDES for node in ("A1", "B1", "B2", "B3")},
    "nadair sun B3": (Play(gives="food+1"),),
    # One figure moves, the new one or an older one.
    "ox49 moon B3": (Play("move 2,5 4,7", gives=""), Play("move 3,3 4,7", gives=""), Play("done", gives="")),
    # Some are machines.
    **dict.fromkeys(
        (
            *("ox49 sun B1", "ox49 moon B1", "kuniban sun B3", "kuniban moon B3"),
            *("solwrights sun B3", "solwrights moon A1", "solwrights moon B1"),
        ),
        (Play(gives="machines+1"),),
    ),
    # An artifact of choice and something else.
    **{f"{name} C1": (Play("artifact purple", gives="purple+1 energy+1"),) for name in SIDES},
    **{f"{name} C2": (Play("artifact orange", gives="orange+1 crates+1"),) for name in SIDES},
    **{f"{name} C3": (Play("artifact white", gives="white+1 points+4"),) for name in SIDES},
}


@clause("REV-POP-02", "REV-POP-03", "REV-POP-06", "REV-TECH-02", "REV-TECH-03", "REV-TECH-04", "REV-NAD-08")
@for_each(("name", "play"), rows(AT_ONCE), ids=names(rows(AT_ONCE)))
def test_every_technology_at_once(name: str, play: Play) -> None:
    scene = about_to_unlock(name)
    before = tally(scene)

    unlocking(scene, name).play(*[f"A {choice}" for choice in play.choices])

    # The space between is sand: the Road Crew of the moon side of Stonehands, once known, walks over it for nothing.
    food = 0 if name in ("stonehands moon C1", "stonehands moon C2") else 1
    assert changes(before, tally(scene)) == gains(f"book-{price(name)} food-{food} figures+1", play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


@clause("REV-OXF-10")
@for_each(("start", "stays"), [("2,5", "3,3"), ("3,3", "2,5")])
def test_relocation_moves_a_figure(start: str, stays: str) -> None:
    # Without the way that leads to it, so that just one figure stands there beside the new one.
    scene = leading("ox49 moon").figure("A", "3,3", "A1").has("A", book=price("ox49 moon B3"), food=1)
    unlocking(scene, "ox49 moon B3")
    # Between regular locations without an own figure, of which there is one.
    assert scene.options("A") == ["move 3,3 4,7", "move 2,5 4,7", "done"]

    scene.play(f"A move {start} 4,7")

    standing = [space for space in ("2,5", "3,3", "4,7") if scene.state.people[scene.space(space)]]
    assert sorted(standing) == sorted([stays, "4,7"])


# What each technology does for good. A has a figure on 2,5, and on 3,3 too unless it was the first technology.
WISDOM_MOON = Play(
    "play SA1 B1",
    "resolve tribe",
    "tile 2,4",
    given=lambda scene: scene.hand("A", "SA1").has("A", crystal=1, food=1),
    gives="active-1 played+1 progress+1 markers-1 crystal-1 tiles-1 book+1 book+1 points+1",
)
# Nothing for the forest between 3,3 and the tile of 2 food, nothing for the water between 5,3 and another one.
PATHS = (
    Play(
        "explore R0C2",
        "recruit deck",
        "lay 0",
        given=lambda scene: scene.has("A", food=2).face_down("R0C2", "AT01"),
        gives="food-2 points+2 active+1",
    ),
    Play(
        "explore R1C4",
        "recruit deck",
        "lay 0",
        given=lambda scene: scene.has("A", food=2).building("A", "5,3").face_down("R1C4", "AT01"),
        gives="food-2 points+2 active+1",
    ),
)
EXCHANGE = (
    Play(
        "swap gear+food crystal",
        given=lambda scene: scene.has("A", gear=1, food=1),
        gives="gear-1 food-1 crystal+1",
    ),
    Play("swap book+book crystal", given=lambda scene: scene.has("A", book=3), gives="book-2 crystal+1"),
)
GIFTS = tuple(
    Play(
        "play CY12 B1",
        f"recruit {card}",
        given=lambda scene: scene.hand("A", "CY12").display("CG01", "CN01", "CY01"),
        gives=f"active-1 played+1 active+1 {resource}+1",
    )
    for card, resource in (("CG01", "gear"), ("CN01", "book"), ("CY01", "food"))
)
HANDS = Play(
    "use tech:B3",
    "rest SA1",
    given=lambda scene: scene.hand("A", "SA1", "SA3").energy("A", 1),
    gives="energy-1 charged+1 active-1 resting+1 gear+2",
)
# One space between 3,3 and 5,3, whose water gives a crystal.
BY_THE_WATER = "gear-3 food-1 small-1 gray+1 crystal+1"
FOR_GOOD: dict[str, tuple[Play, ...]] = {
    "nadair sun A1": (
        Play(
            "play SA1 B1",
            given=lambda scene: scene.hand("A", "SA1"),
            gives="active-1 played+1 progress+1 markers-1 book+2 book+1 points+1",
        ),
    ),
    "nadair sun B1": PATHS,
    "nadair sun B3": (
        # Three spaces lie between 2,5 and 4,7.
        Play(
            "populate 4,7",
            "technology B2",
            given=lambda scene: scene.has("A", book=3, food=3),
            gives="book-3 food-3 figures+1 food+1",
        ),
    ),
    "nadair moon A1": (
        Play("swap food+food crystal", given=lambda scene: scene.has("A", food=3), gives="food-2 crystal+1"),
    ),
    "nadair moon B1": (WISDOM_MOON,),
    "nadair moon B3": PATHS,
    "hofstadterians sun A1": EXCHANGE,
    "hofstadterians sun B1": (
        Play(
            "populate 4,7",
            "technology B2",
            given=lambda scene: scene.has("A", book=3, food=3).figure("B", "4,7", "A1"),
            gives="book-3 food-3 figures+1",
        ),
    ),
    "hofstadterians sun B3": (
        Play(
            "build small 5,3",
            given=lambda scene: scene.has("A", gear=3, food=1),
            gives=f"{BY_THE_WATER} points+1",
        ),
    ),
    "hofstadterians moon A1": (
        # Two spaces between the temple and the tile of 2 food, of which one is paid.
        Play(
            "explore R2C5",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=3).tile("A", "6,3", "temple").face_down("R2C5", "AT01"),
            gives="food-3 points+2 active+1",
        ),
    ),
    "hofstadterians moon B1": EXCHANGE,
    "hofstadterians moon B3": (
        Play(
            "build small 5,3",
            given=lambda scene: scene.has("A", gear=3, food=1),
            gives=f"{BY_THE_WATER} food+1",
        ),
    ),
    "ox49 sun A1": (
        # A tile of 3 food for 2, three spaces away.
        Play(
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=5).face_down("R1C4", "AT04"),
            gives="food-5 points+3 active+1",
        ),
    ),
    "ox49 sun B1": (
        # Behind other face-down tiles; the first technology makes a tile of 3 food cost 2.
        Play(
            "with tech:B1 explore",
            "explore R0C5",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=2).energy("A", 1).face_down("R0C5", "AT04"),
            gives="food-2 points+3 active+1 energy-1 charged+1",
        ),
    ),
    "ox49 sun B3": (
        # A card of the display is counted, one of the deck is not.
        Play(
            "play CY12 B1",
            "recruit CG01",
            given=lambda scene: scene.hand("A", "CY12").display("CG01", "CN01", "CY01"),
            gives="active-1 played+1 active+1 points+1",
        ),
        Play(
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=5).face_down("R1C4", "AT04"),
            gives="food-5 points+3 active+1",
        ),
    ),
    "ox49 moon A1": (
        Play(
            "play SA1 B1",
            "resolve tribe",
            "tile 2,4",
            "gain book",
            given=lambda scene: scene.hand("A", "SA1"),
            gives="active-1 played+1 progress+1 markers-1 tiles-1 book+1",
        ),
    ),
    "ox49 moon B1": (
        Play(
            "with tech:B1 explore",
            "explore R0C5",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=3).energy("A", 1).face_down("R0C5", "AT04"),
            gives="food-3 points+3 active+1 energy-1 charged+1",
        ),
    ),
    "kuniban sun A1": GIFTS,
    "kuniban sun B1": (
        Play(
            "call",
            "recall SA1",
            given=lambda scene: scene.has("A", crystal=1).played("A", "T1", "SA1"),
            gives="crystal-1 played-1 resting+1",
        ),
    ),
    "kuniban sun B3": (HANDS,),
    "kuniban moon A1": GIFTS,
    "kuniban moon B1": (
        # A small building for 2 gears; a large one still costs 5.
        Play(
            "build small 4,3",
            given=lambda scene: scene.has("A", gear=2),
            gives="gear-2 small-1 gray+1 green+1 yellow+1",
        ),
        Play(
            "build large 4,3",
            given=lambda scene: scene.has("A", gear=5),
            gives="gear-5 large-1 gray+2 green+2 yellow+2",
        ),
    ),
    "kuniban moon B3": (HANDS,),
    "solwrights sun A1": (Play("hibernate", "done", "gain food", gives="hibernation+1 food+1"),),
    "solwrights sun B1": (
        Play(
            "play CG01 B1",
            "resolve advance-gray-2",
            "machine MG01",
            given=lambda scene: scene.hand("A", "CG01").tracks("A", gray=4).unlocked("A", "RW01"),
            gives="active-1 played+1 gray+2 progress+1 machines+1 points+2",
        ),
    ),
    "solwrights sun B3": (
        Play("use tech:B3", given=lambda scene: scene.energy("A", 1), gives="energy-1 charged+1 crystal+1"),
    ),
    "solwrights moon A1": (
        Play("use tech:A1", "gain book", given=lambda scene: scene.energy("A", 1), gives="energy-1 charged+1 book+1"),
    ),
    "solwrights moon B1": (
        Play(
            "use tech:B1", "advance green", given=lambda scene: scene.energy("A", 1), gives="energy-1 charged+1 green+1"
        ),
    ),
    "solwrights moon B3": (
        # The ability runs the machine of the first technology, without energy.
        Play(
            "play SA1 B1",
            "resolve tribe",
            "gain gear",
            given=lambda scene: scene.hand("A", "SA1").has("A", food=1),
            gives="active-1 played+1 progress+1 markers-1 food-1 gear+1 points+1",
        ),
    ),
    "stonehands sun A1": (
        Play("swap gear food", given=lambda scene: scene.has("A", gear=1), gives="gear-1 food+1"),
        Play("swap gear book", given=lambda scene: scene.has("A", gear=1), gives="gear-1 book+1"),
    ),
    "stonehands sun B1": (
        Play(
            "build large 4,3",
            given=lambda scene: scene.has("A", gear=4),
            gives="gear-4 large-1 gray+2 green+2 yellow+2",
        ),
    ),
    "stonehands sun B3": (
        # A forest and a crystal symbol beside -1,2.
        Play(
            "build small -1,2",
            given=lambda scene: scene.has("A", gear=3).explored("R1C0", "AT01").building("A", "-1,3"),
            gives="gear-3 small-1 green+1 crystal+1 points+1",
        ),
        # Once, whatever its size.
        Play(
            "build large -1,2",
            given=lambda scene: scene.has("A", gear=5).explored("R1C0", "AT01").building("A", "-1,3"),
            gives="gear-5 large-1 green+2 crystal+2 points+1",
        ),
    ),
    "stonehands moon A1": (
        # Beside 5,3 lies a water that gives a crystal; it is one space away from 2,5 too, over 3,3.
        Play(
            "build small 5,3",
            given=lambda scene: scene.has("A", gear=3, food=2),
            gives=f"{BY_THE_WATER} food-1 gear+1",
        ),
    ),
    "stonehands moon B3": (
        # The ability builds for 1 gear: 4,3 touches 3,3.
        Play(
            "play SA1 B1",
            "resolve tribe",
            "build small 4,3",
            given=lambda scene: scene.hand("A", "SA1").has("A", gear=1),
            gives="active-1 played+1 progress+1 markers-1 gear-1 small-1 gray+1 green+1 yellow+1 food+1",
        ),
    ),
}


@clause(
    "REV-NAD-06", "REV-NAD-07", "REV-NAD-08", "REV-NAD-09", "REV-HOF-06", "REV-HOF-07", "REV-HOF-08", "REV-HOF-09",
    "REV-HOF-10", "REV-OXF-08", "REV-OXF-09", "REV-OXF-11", "REV-OXF-12", "REV-KUN-07", "REV-KUN-08", "REV-KUN-09",
    "REV-KUN-10", "REV-SOL-02", "REV-SOL-03", "REV-STO-02", "REV-STO-03", "REV-POP-06", "REV-MACH-04",
)  # fmt: skip
@for_each(("name", "play"), rows(FOR_GOOD), ids=names(rows(FOR_GOOD)))
def test_every_technology_for_good(name: str, play: Play) -> None:
    assert play.of(knowing(name)) == gains(play.gives)


@clause("REV-TECH-01", "REV-CARD-04")
@for_each("name", SIDES)
def test_the_common_technology_opens_the_side_slot(name: str) -> None:
    closed, top, bottom = [leading(f"{name} B2").hand("A", "SA2").turn("A"), *[knowing(f"{name} B2") for _ in range(2)]]
    assert "play SA2 S5 top" not in closed.options("A")

    given = Play(gives="", given=lambda scene: scene.hand("A", "SA2"))

    assert given.of(top, "play SA2 S5 top") == gains("active-1 played+1 gear+1 book+1")
    assert given.of(bottom, "play SA2 S5 bottom") == gains("active-1 played+1 gray+1")


@clause("REV-HOF-08", "REV-POP-04")
def test_nobody_is_paid_for_the_technology_that_ends_it() -> None:
    """B has a figure on 2,5: who unlocks another technology there owes B a book."""
    ending, other = about_to_unlock("hofstadterians sun B1"), about_to_unlock("hofstadterians sun B2")
    for scene in (ending, other):
        scene.figure("B", "2,5", "A1").turn("A")
    # What that technology costs is enough for it alone.
    assert ending.offers("A", "populate") == ["populate 2,5"]
    other.has("A", book=price("hofstadterians sun B2") + 1, food=1).turn("A").play("A populate 2,5", "A technology B2")

    ending.play("A populate 2,5")

    assert (ending.resources("A"), ending.resources("B")) == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert (other.resources("A"), other.resources("B")) == ((0, 0, 0, 0), (0, 1, 0, 0))


@clause("REV-STO-03", "REV-RNG-04")
def test_the_road_crew_walks_over_sand_for_nothing() -> None:
    """Three spaces lie between 3,3 and 4,7, two of them sand."""
    before, after = leading("stonehands moon"), leading("stonehands moon")
    before.figure("A", "3,3", "A1").turn("A")
    after.figure("A", "3,3", "A1").knows_technology("A", "B1").turn("A")

    assert (before.range_to("A", "4,7"), after.range_to("A", "4,7")) == (3, 1)
    assert (before.range_to("A", "5,3"), after.range_to("A", "5,3")) == (1, 0)


@clause("REV-ACS-06")
@for_each(
    ("name", "flasks"),
    [
        *(("solwrights sun B3", 1), ("solwrights moon A1", 1), ("solwrights moon B1", 1)),
        *(("kuniban sun B3", 0), ("kuniban moon B3", 0), ("ox49 sun B1", 0), ("ox49 moon B1", 0)),
    ],
)
def test_machines_of_tribe_boards_show_their_flasks(name: str, flasks: int) -> None:
    # Of the moon side of Solwrights the first machine has one, the second none.
    assert counter(knowing(name), "flask") == flasks


@clause("REV-TECH-03", "REV-POP-05")
@for_each("name", SIDES)
def test_every_side_has_a_tree_of_its_own(name: str) -> None:
    tribe, side = name.split()
    printed = load().tribes[tribe]["side"][("sun", "moon").index(side)]["tree"]
    tree = TREES[name]

    assert ["-".join(link) for link in printed["links"]] == tree.lines.split()
    assert (tuple(printed["cost"].values()), tuple(printed["points"].values())) == (tree.costs, tree.points)
    assert tree.cost("A1") == 1
    opened = leading(name).state.rulebook.tribes[2 * list(load().tribes).index(tribe) + (side == "moon")].open_nodes
    for number, node in enumerate(NODES[1:], start=1):
        assert {NODES[found] for found in opened[1 << number]} >= tree.joined(node) - {"A1"}


@clause("REV-TECH-03")
def test_no_two_sides_have_the_same_tree() -> None:
    assert len({frozenset(tree.lines.split()) for tree in TREES.values()}) == len(TREES) == 12


@clause("REV-TECH-03", "REV-SCO-02")
@for_each("name", SIDES)
def test_every_technology_is_worth_its_points(name: str) -> None:
    scene = leading(name)
    worth = []
    for node in NODES:
        scene.knows_technology("A", node)
        worth.append(lines(scene.state, 0)[TECHNOLOGIES])

    assert worth == [sum(TREES[name].points[: place + 1]) for place in range(len(NODES))]
