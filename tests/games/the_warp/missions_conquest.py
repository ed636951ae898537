"""How each Conquest mission comes within reach, once for each condition that can be the last one."""

from __future__ import annotations

from tests.games.the_warp.mission_cases import Case, claims, conquers, plays
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import declare, go_quietly

# Exiled Races that ask for nothing when they are attacked with two Troops or lose an area.
QUIET = ("ecton-cultists", "luron-droids")
OWN = ("a-left", "a-upper-left", "a-upper-right", "a-spine-outer", "a-ridge", "a-spine-inner")


def land(count: int) -> Scene:
    """A controls so many areas, the Colony and the one to its right among them."""
    scene = Scene()
    for area in (*OWN, "ring-1", "ring-6")[: count - 2]:
        scene.holds("A", area, 1)
    return scene


def warriors() -> Scene:
    """A with the Morlar Raiders and four Troops on a-left (multiplier 2).

    A has one Reward card; with that of a first conquest it pays for a second attack in the same turn.
    """
    scene = Scene().exiled_races(*QUIET).leads("A", "morlar-raiders").rewards("A", "tremor")
    return scene.holds("A", "a-left", 4)


def with_ship() -> Scene:
    """The same with an Assault Ship on a-left."""
    return warriors().holds("A", "a-left", 4, "assault_ship")


def heights(first: int, second: int) -> Scene:
    """Two weak areas beside a-left, so high."""
    scene = warriors().exiled("a-upper-left", 1).exiled("b-spine-outer", 1)
    return scene.multiplier("a-upper-left", first).multiplier("b-spine-outer", second)


def at_the_gate() -> Scene:
    """A beside the gate, whose Guardian has 2 dice and multiplier 6, and beside another area."""
    scene = warriors().guardian("darja-shadows").holds("A", "ring-1", 4).multiplier("ring-1", 4)
    return scene.exiled("ring-2", 1)


def gunners() -> Scene:
    """Two cannons and something to fire at."""
    scene = Scene().holds("A", "a-left", 1, "laser_cannon", "laser_cannon").has("A", energy=2)
    return scene.exiled("a-upper-left", 2).dice(3, 4)


def under_attack(own: int) -> Scene:
    """B beside an area of A with so many Troops."""
    return Scene().holds("B", "b-spine-outer", 4).holds("A", "a-left", own)


def puppet_show() -> Scene:
    """B beside an Exiled area, and A with a card to support it."""
    scene = Scene().exiled_races(*QUIET).holds("B", "b-spine-outer", 3).exiled("b-spine-inner", 2, "yellow")
    return scene.hand("A", "enforce").has("A", gold=1)


def resists(scene: Scene) -> None:
    """B attacks A and fails."""
    scene.dice(1, 6, 6)
    declare(scene, "B", "b-spine-outer", "a-left", 1)
    go_quietly(scene, "end", "mission")
    assert scene.holder("a-left") == "A"


def supports(scene: Scene) -> None:
    """B attacks an Exiled Race, A supports it, and the attack fails."""
    scene.dice(1, 6, 6)
    declare(scene, "B", "b-spine-outer", "b-spine-inner", 1).play("A play enforce")
    go_quietly(scene, "end", "mission")
    assert scene.holder("b-spine-inner") == "exiled"


CONQUEST: dict[str, tuple[int, list[Case]]] = {
    "cq-01": (1, [Case(lambda: land(4), claims("a-colony", "a-spine-outer"))]),
    "cq-02": (2, [Case(lambda: land(7), claims("a-colony", "a-spine-inner"))]),
    "cq-03": (3, [Case(lambda: land(9), claims("a-colony", "ring-6"))]),
    # From 2 up to 2 is not uphill, up to 3 it is.
    "cq-04": (
        1,
        [
            Case(
                lambda: heights(2, 3),
                conquers("a-left", "b-spine-outer", 1, 6, 1),
                (conquers("a-left", "a-upper-left", 1, 6, 1),),
            )
        ],
    ),
    # Two defenders, then three.
    "cq-05": (
        1,
        [
            Case(
                lambda: warriors().exiled("a-upper-left", 2).exiled("b-spine-outer", 3),
                conquers("a-left", "b-spine-outer", 1, 6, 1, 1, 1),
                (conquers("a-left", "a-upper-left", 1, 6, 1, 1),),
            )
        ],
    ),
    "cq-06": (
        1,
        [
            Case(
                lambda: heights(2, 3),
                conquers("a-left", "b-spine-outer", 1, 6, 1),
                (conquers("a-left", "a-upper-left", 1, 6, 1),),
            )
        ],
    ),
    # The ridge is 4 high, and the area beside it rises from 3 to 4.
    "cq-07": (
        2,
        [
            Case(
                lambda: Scene().holds("A", "a-ridge", 1).holds("A", "a-upper-right", 1),
                plays("A raise a-upper-right", "A lower ring-1"),
            )
        ],
    ),
    "cq-08": (1, [Case(lambda: Scene().holds("A", "a-ridge", 2), claims("a-ridge", "ring-1"))]),
    "cq-09": (
        2,
        [Case(lambda: Scene().holds("A", "a-ridge", 2).holds("A", "ring-1", 1), claims("a-ridge", "ring-6"))],
    ),
    # Another area of the centre, then the gate.
    "cq-10": (
        3,
        [
            Case(
                at_the_gate,
                conquers("ring-1", "gate", 2, 6, 6, 1, 1),
                (conquers("ring-1", "ring-2", 1, 6, 1),),
            )
        ],
    ),
    "cq-11": (1, [Case(lambda: Scene().holds("A", "a-left", 2), claims("a-left", "b-spine-outer"))]),
    "cq-12": (
        2,
        [
            Case(
                lambda: Scene().holds("A", "a-left", 2).holds("A", "b-spine-outer", 1).holds("A", "connect-inner", 1),
                claims("a-left", "b-spine-inner"),
            )
        ],
    ),
    # An Exiled area, then one of a player.
    "cq-13": (
        2,
        [
            Case(
                lambda: warriors().exiled("a-upper-left", 1).holds("B", "b-spine-outer", 1),
                conquers("a-left", "b-spine-outer", 1, 6, 1),
                (conquers("a-left", "a-upper-left", 1, 6, 1),),
            )
        ],
    ),
    "cq-14": (2, [Case(lambda: under_attack(2), resists, (), "action", "B")]),
    "cq-15": (1, [Case(puppet_show, supports, (), "action", "B")]),
    # A miss, then a hit.
    "cq-16": (
        1,
        [
            Case(
                gunners,
                plays("A laser a-left", "A fire a-upper-left 1"),
                (plays("A laser a-left", "A fire a-upper-left 1"),),
            )
        ],
    ),
    # On foot, then by ship.
    "cq-17": (
        2,
        [
            Case(
                lambda: with_ship().exiled("a-upper-left", 1).exiled("b-spine-outer", 1),
                conquers("a-left", "b-spine-outer", 1, 6, 1, how=" ship"),
                (conquers("a-left", "a-upper-left", 1, 6, 1),),
            )
        ],
    ),
    # 3 + 1 + 4 make 8, and the Troop of the reserve is the ninth.
    "cq-18": (
        1,
        [
            Case(
                lambda: Scene().holds("A", "a-left", 4).holds("A", "a-upper-left", 1).has("A", reserve=1),
                plays("A station a-right"),
                (plays("A extract resources"),),
                "extract",
            )
        ],
    ),
    "cq-19": (
        1,
        [
            Case(
                lambda: Scene().holds("A", "a-left", 4).holds("A", "a-right", 2).has("A", reserve=1),
                plays("A station a-right"),
                (plays("A extract resources"),),
                "extract",
            )
        ],
    ),
    # Beside the Colony: Gold on a-left and a-upper-right, Energy on a-right and a-spine-outer.
    "cq-20": (
        1,
        [
            Case(
                lambda: Scene().holds("A", "a-left", 1).holds("A", "a-upper-right", 1),
                claims("a-colony", "a-spine-outer"),
            ),
            Case(
                lambda: Scene().holds("A", "a-left", 1).holds("A", "a-spine-outer", 1),
                claims("a-colony", "a-upper-right"),
            ),
        ],
    ),
    "cq-21": (
        1,
        [
            # Six areas of which five are linked and a conquest; then the sixth of them.
            Case(
                lambda: warriors().exiled("a-upper-left", 1).holds("A", "a-spine-outer", 1).holds("A", "ring-3", 1),
                claims("a-colony", "a-upper-right"),
                (conquers("a-left", "a-upper-left", 1, 6, 1),),
            ),
            # Seven linked areas; then a conquest far away.
            Case(
                lambda: land(7).exiled_races(*QUIET).holds("A", "ring-3", 2).exiled("ring-4", 1),
                conquers("ring-3", "ring-4", 1, 6, 1),
            ),
        ],
    ),
}
