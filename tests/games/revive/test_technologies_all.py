"""Every technology of every side of every tribe board: what it gives at once, and what it does for good."""

from __future__ import annotations

from tessera.games.revive.rules.final_scoring import TECHNOLOGIES, lines
from tests.clauses import clause
from tests.games.revive.plays import Play, changes, counter, gains, leading, names, rows, tally
from tests.games.revive.scene import Scene
from tests.rows import for_each

TRIBES = ("nadair", "hofstadterians", "ox49", "kuniban", "solwrights", "stonehands")
SIDES = [f"{tribe} {side}" for tribe in TRIBES for side in ("sun", "moon")]
# What has to be unlocked before, and where those figures stand.
BEFORE = {
    "A1": (),
    "B1": (("3,3", "A1"),),
    "B2": (("3,3", "A1"),),
    "B3": (("3,3", "A1"),),
    "C1": (("3,3", "A1"), ("4,7", "B1")),
    "C2": (("3,3", "A1"), ("4,7", "B2")),
    "C3": (("3,3", "A1"), ("4,7", "B3")),
}
BOOKS = {"A": 1, "B": 3, "C": 6}


def about_to_unlock(name: str) -> Scene:
    """A has the books and the food to unlock a technology on 2,5, which is one space away."""
    node = name.split()[2]
    scene = leading(name)
    for space, unlocked in BEFORE[node]:
        scene.figure("A", space, unlocked)
    return scene.has("A", book=BOOKS[node[0]], food=1)


def unlocking(scene: Scene, name: str) -> Scene:
    """A populates 2,5 and unlocks the technology; it is still A's turn, or A is asked about what it gives."""
    scene.turn("A").play("A populate 2,5")
    if scene.kind() == "technology":
        scene.play(f"A technology {name.split()[2]}")
    return scene


def knowing(name: str) -> Scene:
    """A has unlocked a technology by populating 2,5 and has nothing left."""
    scene = unlocking(about_to_unlock(name), name)
    if name.startswith("ox49") and name.endswith("B3"):
        scene.play("A done")
    return scene.has("A")


# Technologies that give something at once: what unlocking them changes, beside the figure and its price of books and
# 1 food. The others give nothing at once.
AT_ONCE: dict[str, tuple[Play, ...]] = {
    "nadair sun B3": (Play(gives="food+1"),),
    "nadair moon B3": (Play(gives="food+1"),),
    # One figure moves, the new one or an older one.
    "ox49 sun B3": (Play("move 2,5 4,7", gives=""), Play("move 3,3 4,7", gives=""), Play("done", gives="")),
    "ox49 moon B3": (Play("move 2,5 4,7", gives=""), Play("move 3,3 4,7", gives=""), Play("done", gives="")),
    # Some are machines.
    **{f"ox49 {side} B1": (Play(gives="machines+1"),) for side in ("sun", "moon")},
    **{f"kuniban {side} B3": (Play(gives="machines+1"),) for side in ("sun", "moon")},
    **{f"solwrights {side} B3": (Play(gives="machines+1"),) for side in ("sun", "moon")},
    # Others change nothing for now.
    **{f"{name} {node}": (Play(gives=""),) for name in SIDES for node in ("A1", "B2")},
    **{f"{name} B1": (Play(gives=""),) for name in SIDES if "ox49" not in name},
    **{
        f"{tribe} {side} B3": (Play(gives=""),)
        for tribe in ("hofstadterians", "stonehands")
        for side in ("sun", "moon")
    },
    # An artifact of choice and something else; Nàdair who know B3 gain 1 food for every populate action.
    **{f"{name} C1": (Play("artifact purple", gives="purple+1 energy+1"),) for name in SIDES},
    **{f"{name} C2": (Play("artifact orange", gives="orange+1 crates+1"),) for name in SIDES},
    **{f"{name} C3": (Play("artifact white", gives="white+1 points+4"),) for name in SIDES if "nadair" not in name},
    "nadair sun C3": (Play("artifact white", gives="white+1 points+4 food+1"),),
    "nadair moon C3": (Play("artifact white", gives="white+1 points+4 food+1"),),
}


@clause("REV-POP-02", "REV-POP-03", "REV-POP-06", "REV-TECH-02", "REV-TECH-03", "REV-TECH-04", "REV-NAD-08")
@for_each(("name", "play"), rows(AT_ONCE), ids=names(rows(AT_ONCE)))
def test_every_technology_at_once(name: str, play: Play) -> None:
    scene = about_to_unlock(name)
    before = tally(scene)

    unlocking(scene, name).play(*[f"A {choice}" for choice in play.choices])

    price = f"book-{BOOKS[name.split()[2][0]]} food-1 figures+1"
    assert changes(before, tally(scene)) == gains(price, play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


@clause("REV-OXF-10")
@for_each("side", ["sun", "moon"])
@for_each(("start", "stays"), [("2,5", "3,3"), ("3,3", "2,5")])
def test_the_last_technology_of_0x49_moves_a_figure(side: str, start: str, stays: str) -> None:
    scene = unlocking(about_to_unlock(f"ox49 {side} B3"), f"ox49 {side} B3")
    # Between regular locations without an own figure, of which there is one.
    assert scene.options("A") == ["move 3,3 4,7", "move 2,5 4,7", "done"]

    scene.play(f"A move {start} 4,7")

    standing = [space for space in ("2,5", "3,3", "4,7") if scene.state.people[scene.space(space)]]
    assert sorted(standing) == sorted([stays, "4,7"])


# What each technology does for good. A has a figure on 2,5, and on 3,3 too unless it was the first technology.
FOR_GOOD: dict[str, tuple[Play, ...]] = {
    "nadair sun A1": (
        Play(
            "play SA1 B1",
            given=lambda scene: scene.hand("A", "SA1"),
            gives="active-1 played+1 progress+1 markers-1 book+2 book+1 points+1",
        ),
    ),
    "nadair moon A1": (
        Play(
            "play SA1 B1",
            "resolve tribe",
            "tile 2,4",
            given=lambda scene: scene.hand("A", "SA1").has("A", crystal=1, food=1),
            gives="active-1 played+1 progress+1 markers-1 crystal-1 tiles-1 book+1 book+1 points+1",
        ),
    ),
    "hofstadterians sun B3": (
        # One space between 3,3 and 5,3, whose water gives a crystal.
        Play(
            "build small 5,3",
            given=lambda scene: scene.has("A", gear=3, food=1),
            gives="gear-3 food-1 small-1 gray+1 crystal+1 points+1",
        ),
    ),
    "hofstadterians moon B3": (
        # Two spaces between the temple and the tile of 2 food, of which one is paid.
        Play(
            "explore R2C5",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=3).tile("A", "6,3", "temple").face_down("R2C5", "AT01"),
            gives="food-3 points+2 active+1",
        ),
    ),
}
# Both sides of a board have most technologies in common.
ON_BOTH_SIDES: dict[str, tuple[Play, ...]] = {
    "nadair B1": (
        # Nothing for the forest between 3,3 and the tile of 2 food, nothing for the water between 5,3 and another one.
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
    ),
    "nadair B3": (
        # Three spaces lie between 2,5 and 4,7.
        Play(
            "populate 4,7",
            "technology B2",
            given=lambda scene: scene.has("A", book=3, food=3),
            gives="book-3 food-3 figures+1 food+1",
        ),
    ),
    "hofstadterians A1": (
        Play(
            "swap gear+food crystal",
            given=lambda scene: scene.has("A", gear=1, food=1),
            gives="gear-1 food-1 crystal+1",
        ),
        Play("swap book+book crystal", given=lambda scene: scene.has("A", book=3), gives="book-2 crystal+1"),
    ),
    "hofstadterians B1": (
        Play(
            "populate 4,7",
            "technology B2",
            given=lambda scene: scene.has("A", book=3, food=3).figure("B", "4,7", "A1"),
            gives="book-3 food-3 figures+1",
        ),
    ),
    "ox49 A1": (
        # A tile of 3 food for 2, three spaces away.
        Play(
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=5).face_down("R1C4", "AT04"),
            gives="food-5 points+3 active+1",
        ),
    ),
    "ox49 B1": (
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
    "kuniban A1": tuple(
        Play(
            "play CY12 B1",
            f"recruit {card}",
            given=lambda scene: scene.hand("A", "CY12").display("CG01", "CN01", "CY01"),
            gives=f"active-1 played+1 active+1 {resource}+1",
        )
        for card, resource in (("CG01", "gear"), ("CN01", "book"), ("CY01", "food"))
    ),
    "kuniban B1": (
        Play(
            "call",
            "recall SA1",
            given=lambda scene: scene.has("A", crystal=1).played("A", "T1", "SA1"),
            gives="crystal-1 played-1 resting+1",
        ),
    ),
    "kuniban B3": (
        Play(
            "use tech:B3",
            "rest SA1",
            given=lambda scene: scene.hand("A", "SA1", "SA3").energy("A", 1),
            gives="energy-1 charged+1 active-1 resting+1 gear+2",
        ),
    ),
    "solwrights A1": (Play("hibernate", "done", "gain food", gives="hibernation+1 food+1"),),
    "solwrights B1": (
        Play(
            "play CG01 B1",
            "resolve advance-gray-2",
            "machine MG01",
            given=lambda scene: scene.hand("A", "CG01").tracks("A", gray=4).unlocked("A", "RW01"),
            gives="active-1 played+1 gray+2 progress+1 machines+1 points+2",
        ),
    ),
    "solwrights B3": (
        Play("use tech:B3", given=lambda scene: scene.energy("A", 1), gives="energy-1 charged+1 crystal+1"),
    ),
    "stonehands A1": (
        # One space between 2,5 and 4,3.
        Play(
            "build large 4,3",
            given=lambda scene: scene.has("A", gear=4, food=1),
            gives="gear-4 food-1 large-1 gray+2 green+2 yellow+2",
        ),
    ),
    "stonehands B1": (
        # A forest and a crystal symbol beside -1,2.
        Play(
            "build small -1,2",
            given=lambda scene: scene.has("A", gear=3).explored("R1C0", "AT01").building("A", "-1,3"),
            gives="gear-3 small-1 green+1 crystal+1 points+1",
        ),
        # Once, whatever its size; the first technology makes a large one cost 4 gears.
        Play(
            "build large -1,2",
            given=lambda scene: scene.has("A", gear=4).explored("R1C0", "AT01").building("A", "-1,3"),
            gives="gear-4 large-1 green+2 crystal+2 points+1",
        ),
    ),
    "stonehands B3": (
        Play("swap gear food", given=lambda scene: scene.has("A", gear=1), gives="gear-1 food+1"),
        Play("swap gear book", given=lambda scene: scene.has("A", gear=1), gives="gear-1 book+1"),
    ),
}
BOTH_SIDES = [(name.replace(" ", f" {side} "), play) for name, play in rows(ON_BOTH_SIDES) for side in ("sun", "moon")]


@clause(
    "REV-NAD-06", "REV-NAD-07", "REV-NAD-08", "REV-HOF-06", "REV-HOF-07", "REV-HOF-08", "REV-HOF-09", "REV-OXF-08",
    "REV-OXF-09", "REV-KUN-07", "REV-KUN-08", "REV-KUN-09", "REV-SOL-02", "REV-STO-02", "REV-POP-06", "REV-MACH-04",
)  # fmt: skip
@for_each(("name", "play"), [*rows(FOR_GOOD), *BOTH_SIDES], ids=names([*rows(FOR_GOOD), *BOTH_SIDES]))
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
@for_each("side", ["sun", "moon"])
def test_nobody_is_paid_for_the_technology_that_ends_it(side: str) -> None:
    """B has a figure on 2,5: who unlocks another technology there owes B a book."""
    ending, other = about_to_unlock(f"hofstadterians {side} B1"), about_to_unlock(f"hofstadterians {side} B2")
    for scene in (ending, other):
        scene.figure("B", "2,5", "A1").turn("A")
    # Three books are enough here only for that technology.
    assert "populate 2,5" in other.options("A")
    other.has("A", book=4, food=1).turn("A").play("A populate 2,5", "A technology B2")

    ending.play("A populate 2,5")

    assert (ending.resources("A"), ending.resources("B")) == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert (other.resources("A"), other.resources("B")) == ((0, 0, 0, 0), (0, 1, 0, 0))


@clause("REV-ACS-06")
@for_each("side", ["sun", "moon"])
def test_one_machine_of_a_tribe_board_has_a_flask(side: str) -> None:
    found = {name: counter(knowing(f"{name} {side} B3"), "flask") for name in ("solwrights", "kuniban")}

    assert found == {"solwrights": 1, "kuniban": 0}
    assert counter(knowing(f"ox49 {side} B1"), "flask") == 0


@clause("REV-TECH-03", "REV-SCO-02")
@for_each("name", SIDES)
def test_every_technology_is_worth_its_points(name: str) -> None:
    """One for each of the first two rows, three on top."""
    scene = leading(name)
    worth = []
    for node in ("A1", "B1", "B2", "B3", "C1", "C2", "C3"):
        scene.knows_technology("A", node)
        worth.append(lines(scene.state, 0)[TECHNOLOGIES])

    assert worth == [1, 2, 3, 4, 7, 10, 13]
