"""Every crate: opened once, alone or together with an action, and kept."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.plays import Play, gains, names, rows
from tests.games.revive.scene import Scene
from tests.rows import for_each

STEP = (Play("advance gray", gives="gray+1"), Play("advance yellow", gives="yellow+1"))
MODULE = (Play("module MD02", "place T1.2", gives="modules+1"),)
# Nàdair gain 2 books.
TRIBE = (Play(gives="book+2 progress+1 markers-1"),)

# Opened at any moment of the own turn.
FREE: dict[str, tuple[Play, ...]] = {
    "CR01": (Play(gives="gear+1 book+1"),),
    "CR02": (Play(gives="gear+1 book+1"),),
    "CR03": (Play(gives="book+1 food+1"),),
    "CR04": (Play(gives="book+1 food+1"),),
    "CR05": (Play(gives="gear+1 food+1"),),
    "CR06": (Play(gives="gear+1 food+1"),),
    "CR07": (Play(gives="gear+2"),),
    "CR08": (Play(gives="gear+2"),),
    "CR09": (Play(gives="book+2"),),
    "CR10": (Play(gives="book+2"),),
    "CR11": (Play(gives="food+2"),),
    "CR12": (Play(gives="food+2"),),
    "CR13": (Play(gives="crystal+1 points+1"),),
    "CR14": (Play(gives="crystal+1 points+1"),),
    "CR15": (Play(gives="points+3"),),
    "CR16": (Play(gives="points+3"),),
    "CR17": STEP,
    "CR18": STEP,
    "CR19": MODULE,
    "CR20": MODULE,
    "CR21": TRIBE,
    "CR22": TRIBE,
    "CR23": (
        Play(
            "resolve wake",
            "wake SA2",
            "gain food",
            given=lambda scene: scene.resting("A", "SA1", "SA2"),
            gives="resting-1 active+1 food+1",
        ),
        Play("resolve gain-basic", "gain gear", gives="gear+1"),
    ),
    "CR24": (
        Play(
            "resolve recharge",
            "recharge STD2",
            "gain gear",
            given=lambda scene: scene.machine("A", "STD2", charged=True),
            gives="energy+1 charged-1 gear+1",
        ),
    ),
}

# Opened together with an action, which comes first.
WITH: dict[str, tuple[Play, ...]] = {
    "CR25": (
        # Two spaces lie between 7,4 and 3,6, three between 7,4 and 3,3, three between 2,4 and the tile of 2 food.
        Play(
            "build",
            "build small 3,6",
            given=lambda scene: scene.has("A", gear=3).building("A", "7,4"),
            gives="points+1 gear-3 small-1 gray+2",
        ),
        Play(
            "populate",
            "populate 3,3",
            given=lambda scene: scene.has("A", book=1).building("A", "7,4"),
            gives="points+1 book-1 figures+1",
        ),
        Play(
            "explore",
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=2).building("A", "2,4"),
            gives="points+1 food-2 points+2 active+1",
        ),
    ),
    "CR26": (
        Play(
            "build",
            "build large 4,3",
            given=lambda scene: scene.has("A", gear=3),
            gives="gear-3 large-1 gray+2 green+2 yellow+2",
        ),
    ),
    "CR27": (
        Play(
            "populate",
            "populate 2,5",
            "technology B2",
            given=lambda scene: scene.figure("A", "3,3", "A1").has("A", book=1, food=3),
            gives="book-1 food-1 figures+1",
        ),
    ),
    "CR28": (
        Play(
            "explore",
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: scene.has("A", food=3).face_down("R1C4", "AT10"),
            gives="food-3 points+4 active+1",
        ),
    ),
}


def owner(crate: str) -> Scene:
    """A has the crate, and tile AT01 of 2 food lies in R1C4."""
    return Scene().crates("A", crate).face_down("R1C4", "AT01")


@clause("REV-CRT-02", "REV-CRT-03", "REV-TURN-04")
@for_each(("crate", "play"), rows(FREE), ids=names(rows(FREE)))
def test_every_crate_that_is_opened_at_any_time(crate: str, play: Play) -> None:
    scene = owner(crate)

    found = play.of(scene, f"open {crate}")

    # It is opened and still there.
    assert found == gains("opened+1", play.gives)
    assert (scene.asked(), scene.kind(), scene.state.acted) == ("A", "turn", 0)
    assert scene.offers("A", "open") == []


@clause("REV-CRT-02", "REV-CRT-03")
@for_each(("crate", "play"), rows(WITH), ids=names(rows(WITH)))
def test_every_crate_that_goes_with_an_action(crate: str, play: Play) -> None:
    scene = owner(crate)
    action = play.choices[0]

    found = Play(*play.choices[1:], given=play.given, gives="").of(scene, f"with {crate} {action}")

    assert found == gains("opened+1", play.gives)
    assert (scene.asked(), scene.kind(), scene.state.acted) == ("A", "turn", 1)
    assert scene.offers("A", "with") + scene.offers("A", "open") == []


@clause("REV-CRT-02")
@for_each("crate", WITH)
def test_a_crate_that_modifies_is_not_opened_alone(crate: str) -> None:
    scene = owner(crate).has("A", gear=6, book=6, food=6).turn("A")

    assert f"open {crate}" not in scene.options("A")
    assert scene.offers("A", "with") != []
