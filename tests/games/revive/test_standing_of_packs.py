"""Standing effects of technologies that no tribe of the box has: packs may, and they are played."""

from __future__ import annotations

from pathlib import Path

from tests.games.revive.pack_folder import GEAR, POINT, ability, standing
from tests.games.revive.pack_people import people, tile
from tests.games.revive.plays import Play, changes, gains, names, tally
from tests.games.revive.scene import Scene
from tests.rows import for_each

# What stands at B1, and what is chosen and changed by who knows A1 and B1, with figures on 3,3 and 2,5.
STANDING: dict[str, tuple[tuple[str, ...], tuple[Play, ...]]] = {
    "energy for special machines": (
        ('{ mod = "on", trigger = "special_machine", effects = [{ do = "energy", n = 2 }] }',),
        (
            Play(
                "play CG01 B1",
                "resolve advance-gray-2",
                "machine MG01",
                given=lambda scene: scene.hand("A", "CG01").tracks("A", gray=4).unlocked("A", "RW01"),
                gives="active-1 played+1 gray+2 progress+1 machines+1 energy+2",
            ),
        ),
    ),
    "a step for water": (
        ('{ mod = "on", trigger = "water_reward", effects = [{ do = "advance", track = "any" }] }',),
        (
            Play(
                "build small 5,3",
                "resolve water-6,3",
                "advance green",
                given=lambda scene: scene.has("A", gear=3, food=1),
                gives="gear-3 food-1 small-1 gray+1 crystal+1 green+1",
            ),
        ),
    ),
    "a gear for crystal symbols": (
        (f'{{ mod = "on", trigger = "crystal_reward", effects = [{GEAR}] }}',),
        (
            Play(
                "build large -1,2",
                given=lambda scene: scene.has("A", gear=5).explored("R1C0", "AT01").building("A", "-1,3"),
                gives="gear-5 gear+1 large-1 green+2 crystal+2",
            ),
        ),
    ),
    "a card wakes when its owner hibernates": (
        ('{ mod = "on", trigger = "hibernate", effects = [{ do = "wake" }] }',),
        (
            Play(
                "hibernate",
                "done",
                "wake SA1",
                given=lambda scene: scene.played("A", "T1", "SA1").played("A", "T2", "SA2"),
                gives="hibernation+1 played-2 active+1 resting+1",
            ),
        ),
    ),
    "a point for every card of the display": (
        (f'{{ mod = "on", trigger = "card_gained", effects = [{POINT}] }}',),
        tuple(
            Play(
                "play CY05 B1",
                "resolve pay-food-1(recruit-display-or-deck)",
                f"recruit {card}",
                given=lambda scene: scene.hand("A", "CY05").has("A", food=1).display("CG01", "CY01"),
                gives=f"active-1 played+1 food-1 active+1 {points}",
            )
            for card, points in (("CG01", "points+1"), ("CY01", "points+1"), ("deck", ""))
        ),
    ),
    "energy for figures": (
        ('{ mod = "on", trigger = "populate", effects = [{ do = "energy" }] }',),
        (
            Play(
                "populate 4,7",
                "technology B2",
                given=lambda scene: scene.has("A", book=3, food=3),
                gives="book-3 food-3 figures+1 energy+1",
            ),
        ),
    ),
    "more for the ability": (
        ('{ mod = "on", trigger = "tribe_ability", effects = [{ do = "crate" }, { do = "advance", track = "any" }] }',),
        (
            # The ability itself gives 2 food.
            Play(
                "play SA1 B1",
                "resolve tribe",
                "advance yellow",
                given=lambda scene: scene.hand("A", "SA1"),
                gives="active-1 played+1 food+2 crates+1 yellow+1 progress+1 markers-1",
            ),
        ),
    ),
    "sand and mountains for nothing": (
        ('{ mod = "range_free", spaces = ["sand", "mountain"] }',),
        (
            # From 3,3 by 4,3, 5,3 and 6,2 to the tile of 2 food.
            Play(
                "explore R1C4",
                "recruit deck",
                "lay 0",
                given=lambda scene: scene.has("A", food=2).face_down("R1C4", "AT01"),
                gives="food-2 points+2 active+1",
            ),
        ),
    ),
    "cheaper technologies": (
        ('{ mod = "discount", action = "populate", n = 2 }',),
        (
            Play(
                "populate 4,7",
                "technology B2",
                given=lambda scene: scene.has("A", book=1, food=3),
                gives="book-1 food-3 figures+1",
            ),
        ),
    ),
    "cheaper small buildings, and points for figures": (
        (
            '{ mod = "discount", action = "build", n = 1, size = "small" }',
            f'{{ mod = "on", trigger = "populate", effects = [{POINT}] }}',
        ),
        (
            Play(
                "build small 4,3",
                given=lambda scene: scene.has("A", gear=2),
                gives="gear-2 small-1 gray+1 green+1 yellow+1",
            ),
            Play(
                "build large 4,3",
                given=lambda scene: scene.has("A", gear=6),
                gives="gear-5 large-1 gray+2 green+2 yellow+2",
            ),
            Play(
                "populate 4,7",
                "technology B2",
                given=lambda scene: scene.has("A", book=3, food=3),
                gives="book-3 food-3 figures+1 points+1",
            ),
        ),
    ),
    "nothing for rivals": (
        ('{ mod = "no_populate_tax" }',),
        (
            Play(
                "populate 4,7",
                "technology B2",
                given=lambda scene: scene.has("A", book=3, food=3).figure("B", "4,7", "A1"),
                gives="book-3 food-3 figures+1",
            ),
        ),
    ),
    "two gears for food": (
        ('{ mod = "trade", give = { gear = 2 }, get = { food = 1 } }',),
        (Play("swap gear+gear food", given=lambda scene: scene.has("A", gear=3), gives="gear-2 food+1"),),
    ),
    "a gear and anything for a crystal": (
        ('{ mod = "trade", give = { gear = 1, basic = 1 }, get = { crystal = 1 } }',),
        (
            Play(
                "swap gear+food crystal",
                given=lambda scene: scene.has("A", gear=2, food=1),
                gives="gear-1 food-1 crystal+1",
            ),
            Play(
                "swap gear+gear crystal", given=lambda scene: scene.has("A", gear=2, food=1), gives="gear-2 crystal+1"
            ),
        ),
    ),
    "a card for any two": (
        ('{ mod = "free_action", cost = { basic = 2 }, effects = [{ do = "recruit", from = "display" }] }',),
        (
            Play(
                "call",
                "pay gear",
                "pay food",
                "recruit CG01",
                given=lambda scene: scene.has("A", gear=1, book=1, food=1),
                gives="gear-1 food-1 active+1",
            ),
        ),
    ),
    "a machine that goes with an action": (
        (
            (
                '{ mod = "machine", timing = "with_action", actions = ["build"], flasks = 2,'
                ' effects = [{ do = "discount", action = "build", n = 2 }, { do = "points", n = 1 }] }'
            ),
        ),
        (
            Play(
                "with tech:B1 build",
                "resolve discount-build-2",
                "build large 4,3",
                given=lambda scene: scene.has("A", gear=3).energy("A", 1),
                gives="energy-1 charged+1 points+1 gear-3 large-1 gray+2 green+2 yellow+2",
            ),
        ),
    ),
    "the side slot": (
        ('{ mod = "slot5" }',),
        (
            Play(
                "play SA2 S5 bottom",
                given=lambda scene: scene.hand("A", "SA2"),
                gives="active-1 played+1 gray+1",
            ),
        ),
    ),
}
STANDING_ROWS = [(name, play) for name, (_, listed) in STANDING.items() for play in listed]


def knowing(folder: Path, *effects: str) -> Scene:
    """A leads the tribe of the pack and has unlocked A1 and B1."""
    return people(folder, standing(*effects)).figure("A", "3,3", "A1").figure("A", "2,5", "B1")


@for_each(("name", "play"), STANDING_ROWS, ids=names(STANDING_ROWS))
def test_standing_effects(name: str, play: Play, tmp_path: Path) -> None:
    assert play.of(knowing(tmp_path, *STANDING[name][0])) == gains(play.gives)


def test_who_pays_nobody_from_now_on_pays_once_more(tmp_path: Path) -> None:
    """The technology does not say that it holds for the action that unlocks it."""
    scene = people(tmp_path, standing('{ mod = "no_populate_tax" }')).figure("A", "3,3", "A1")
    scene.figure("B", "2,5", "A1").has("A", book=4, food=1).turn("A")

    scene.play("A populate 2,5", "A technology B1")

    assert (scene.resources("A"), scene.held("B", "book")) == ((0, 0, 0, 0), 1)


def test_a_trade_that_takes_a_crystal_takes_it(tmp_path: Path) -> None:
    scene = knowing(tmp_path, '{ mod = "trade", give = { gear = 1, crystal = 1 }, get = { food = 1 } }')
    assert scene.has("A", gear=2).turn("A").offers("A", "swap") == []
    scene.has("A", gear=2, crystal=1).turn("A")
    (offered,) = scene.offers("A", "swap")

    scene.play(f"A {offered}")

    assert scene.resources("A") == (1, 0, 1, 0)


def test_range_from_temples_may_be_much_longer(tmp_path: Path) -> None:
    tribe = ability(tile("temple", "water", range="true"), "temple = 2")
    tribe = tribe.replace(
        '{ mod = "discount", action = "build", n = 1 }', '{ mod = "range_bonus", from = "temple", n = 3 }', 1
    )
    scene = people(tmp_path, tribe).figure("A", "3,3", "A1").figure("A", "2,5", "B1").tile("A", "6,5", "temple")

    # 6,5 touches the chasm: two spaces to 3,7 by the chasm and 3,6 or 4,6, none of which is paid; 4,7 is as near.
    assert (scene.range_to("A", "3,7"), scene.range_to("A", "4,7")) == (0, 0)


def test_both_of_two_triggers_are_paid(tmp_path: Path) -> None:
    crate = '{ mod = "on", trigger = "populate", effects = [{ do = "crate" }] }'
    scene = knowing(tmp_path, crate, f'{{ mod = "on", trigger = "populate", effects = [{GEAR}] }}')
    scene.has("A", book=3, food=3).turn("A")
    before = tally(scene)

    scene.play("A populate 4,7", "A technology B2")

    assert changes(before, tally(scene)) == gains("book-3 food-3 figures+1 crates+1 gear+1")
