"""Every side of every tribe board: what its ability costs and gives."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.plays import Play, gains, leading, names, rows
from tests.rows import for_each

# Abilities: a tribe symbol is resolved by a card that shows nothing else. What each changes, beside that card and the
# marker that moves to the progress track.
ABILITIES: dict[str, tuple[Play, ...]] = {
    "nadair sun": (Play(gives="book+2"),),
    "nadair moon": (
        Play(
            "resolve tribe",
            "tile 4,3",
            given=lambda scene: scene.has("A", crystal=1),
            gives="crystal-1 tiles-1 book+1",
        ),
        # Two forest tiles in a chain already, and one space between the chasm and 3,2.
        Play(
            "resolve tribe",
            "tile 3,2",
            given=lambda scene: scene.has("A", crystal=1, food=2).tile("A", "4,3", "forest").tile("A", "2,4", "forest"),
            gives="crystal-1 food-2 tiles-1 book+1",
        ),
        Play(
            "resolve tribe",
            "tile 6,2",
            given=lambda scene: scene.has("A", crystal=1, food=1).tile("A", "4,3", "forest").tile("A", "5,3", "forest"),
            gives="crystal-1 food-1 tiles-1 book+3",
        ),
    ),
    "hofstadterians sun": (
        # 5,3 and 6,2 touch the same water, 7,4 another one.
        Play(
            "resolve tribe",
            "resolve per-water-built(gain-basic)",
            "resolve gain-basic",
            "gain gear",
            "gain book",
            given=lambda scene: scene.building("A", "5,3").building("A", "6,2").building("A", "7,4"),
            gives="gear+1 book+1",
        ),
    ),
    "hofstadterians moon": (
        Play(
            "resolve tribe",
            "tile 6,5",
            "module MD02",
            "place T1.2",
            given=lambda scene: scene.has("A", crystal=1),
            gives="crystal-1 tiles-1 modules+1",
        ),
    ),
    "ox49 sun": (Play(gives="gear+1 points+1"),),
    "ox49 moon": (
        Play("resolve tribe", "tile 7,4", gives="tiles-1"),
        Play("resolve tribe", "tile R0C0", gives="tiles-1"),
    ),
    "kuniban sun": (
        Play("resolve tribe", "recruit CG01", given=lambda scene: scene.has("A", food=1), gives="food-1 active+1"),
    ),
    "kuniban moon": (
        Play(
            "resolve tribe",
            "tile 3,5",
            "recruit CG01",
            given=lambda scene: scene.display("CG01", "CN01", "CY01"),
            gives="tiles-1 active+1",
        ),
    ),
    "solwrights sun": (
        Play(
            "resolve tribe",
            "resolve recharge",
            "recharge STD1",
            "gain gear",
            given=lambda scene: scene.machine("A", "STD1", charged=True),
            gives="energy+1 charged-1 gear+1",
        ),
    ),
    "solwrights moon": (
        Play(
            "resolve tribe",
            "work MG01",
            given=lambda scene: scene.has("A", food=1).machine("A", "MG01", "MG09", charged=True),
            gives="food-1 gear+2",
        ),
    ),
    "stonehands sun": (
        Play("resolve tribe", "advance yellow", given=lambda scene: scene.has("A", gear=1), gives="gear-1 yellow+2"),
    ),
    "stonehands moon": (
        Play(
            "resolve tribe",
            "build small 4,3",
            given=lambda scene: scene.has("A", gear=1),
            gives="gear-1 small-1 gray+1 green+1 yellow+1",
        ),
    ),
}


@clause(
    "REV-NAD-01", "REV-NAD-03", "REV-HOF-01", "REV-HOF-03", "REV-OXF-01", "REV-OXF-03", "REV-KUN-01", "REV-KUN-03",
    "REV-SOL-01", "REV-STO-01", "REV-EFF-03", "REV-PROG-01",
)  # fmt: skip
@for_each(("name", "play"), rows(ABILITIES), ids=names(rows(ABILITIES)))
def test_every_ability(name: str, play: Play) -> None:
    scene = leading(name).hand("A", "SA1")

    found = play.of(scene, "play SA1 B1")

    assert found == gains("active-1 played+1 progress+1 markers-1", play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")
