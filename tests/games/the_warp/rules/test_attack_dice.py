"""Attack, step 5: Troops that cards add or take, the roll, and the power of both sides."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import (
    attack,
    counted,
    exiled,
    gate,
    multipliers,
    powers,
    quiet,
    result,
    rivals,
    rolled,
    with_bonus,
)
from tests.games.the_warp.scene import at
from tests.rows import for_each


@clause("WARP-DIC-01")
@for_each(("troops", "dice", "power"), [(1, (5, 1), 10), (2, (5, 4, 1), 18), (3, (5, 4, 2, 1), 22)])
def test_a_die_for_each_attacker_times_the_area_of_origin(troops: int, dice: tuple[int, ...], power: int) -> None:
    scene = exiled(1).dice(*dice)

    attack(scene, troops)

    assert rolled(scene) == (list(dice[:-1]), [1])
    # Multiplier 2 on the area of origin, whatever the target shows.
    assert (multipliers(scene)[0], powers(scene)[0]) == (2, power)


@clause("WARP-DIC-01")
def test_the_multiplier_is_that_of_the_origin_as_it_is_now() -> None:
    scene = exiled(1).multiplier("a-upper-left", 4).multiplier("a-ridge", 1).dice(3, 2, 1)

    attack(scene, 2)

    assert (multipliers(scene), powers(scene)) == ((4, 1), (20, 1))


@clause("WARP-DIC-01")
@for_each(("level", "multiplier"), [(1, 2), (2, 3), (3, 4)])
def test_an_activated_ship_brings_its_own_multiplier(level: int, multiplier: int) -> None:
    scene = exiled(1).holds("A", "a-upper-left", 4, "assault_ship").level("A", "assault_ship", level)
    scene.multiplier("a-upper-left", 1).dice(3, 2, 1)

    scene.turn("A", "action").play("A attack", "A attack a-upper-left a-ridge ship", "A troops 2")

    assert multipliers(scene) == (multiplier, 4)


@clause("WARP-DIC-02")
def test_a_die_for_each_defender_times_the_target() -> None:
    scene = rivals(3).multiplier("a-ridge", 3).dice(6, 1, 2, 5)

    attack(scene, 1)

    assert rolled(scene) == ([6], [1, 2, 5])
    assert (multipliers(scene)[1], powers(scene)) == (3, (12, 24))


@clause("WARP-DIC-03")
@for_each("troops", [1, 2, 3])
def test_an_exiled_area_defends_with_the_troops_of_its_token(troops: int) -> None:
    scene = quiet().holds("A", "a-upper-left", 4).hidden("a-ridge", troops)

    attack(scene, 1)

    assert len(rolled(scene)[1]) == troops


@clause("WARP-DIC-03")
def test_modifiers_change_how_many_exiled_troops_defend() -> None:
    scene = quiet().holds("A", "a-upper-left", 4).hidden("a-ridge", 2)
    scene.state.turn_up(scene.area("a-ridge"))
    scene.hand("B", "reinforce").dice(1, 1, 1, 1)

    # +1 in the first combat stays for the second.
    attack(scene, 1).play("B play reinforce")
    assert len(rolled(scene)[1]) == 3
    attack(scene, 1)

    assert len(rolled(scene)[1]) == 3


@clause("WARP-DIC-04")
def test_without_a_supporter_the_player_to_the_left_rolls() -> None:
    scene = exiled(1, seats=3).exiled_races("luron-droids", "ralan-engineers").hand("C", "enforce").dice(1, 2)

    attack(scene, 1).play("C pass")

    # The dice of this race's areas may be flipped once.
    assert (scene.asked(), scene.kind()) == ("B", "dice")


@clause("WARP-DIC-04", "WARP-DIC-14")
def test_a_supporter_rolls_and_decides_about_all_dice_of_the_defence() -> None:
    scene = exiled(1, seats=3).exiled_races("luron-droids", "ralan-engineers").hand("C", "maneuver").has("C", gold=1)
    scene.dice(1, 2, 5)

    attack(scene, 1).play("C play maneuver")

    # The reroll of the card and the flip of the Exiled Race.
    assert (scene.asked(), scene.options("C")) == ("C", ["pass", "reroll 1", "flip 1"])
    scene.play("C reroll 1", "C flip 1")
    assert counted(scene) == ([1], [2])


@clause("WARP-DIC-05")
@for_each(
    ("option", "expected"),
    [
        ("option 1 pay 1 gold 0 energy", [4, 6]),
        ("option 2 pay 1 gold 1 energy", [5, 6]),
        ("option 3 pay 2 gold 2 energy", [6, 6]),
    ],
)
def test_no_die_counts_more_than_six(option: str, expected: list[int]) -> None:
    scene = exiled(1).hand("A", "enforce").has("A", gold=2, energy=2).dice(3, 5, 1)

    attack(scene, 2).play("A play enforce", f"A {option}")

    assert counted(scene) == (expected, [1])


@clause("WARP-DIC-05")
def test_the_limit_of_six_is_lifted_only_where_an_effect_says_so() -> None:
    scene = exiled(1).hand("A", "elite").has("A", gold=3, energy=3).dice(5, 4, 1)
    attack(scene, 2).play("A play elite", "A option 2 pay 1 gold 2 energy")
    assert counted(scene)[0] == [6, 6]

    scene = exiled(1).hand("A", "elite").has("A", gold=3, energy=3).dice(5, 4, 1)
    attack(scene, 2).play("A play elite", "A option 3 pay 3 gold 3 energy")
    assert counted(scene)[0] == [10, 8]


@clause("WARP-DIC-05")
def test_lifting_the_limit_helps_the_own_dice_only() -> None:
    scene = rivals(1).hand("A", "elite").hand("B", "enforce").has("A", gold=3, energy=3).has("B", gold=2, energy=2)
    scene.dice(5, 4, 5)

    attack(scene, 2).play("A play elite", "B play enforce", "A no bribe")
    scene.play("A option 3 pay 3 gold 3 energy", "B option 3 pay 2 gold 2 energy")

    assert counted(scene) == ([10, 8], [6])


@clause("WARP-DIC-07")
@for_each(("building", "asked"), [("gold_mine", "flip 1"), ("energy_plant", "reroll 1")])
def test_track_bonuses_bring_flips_and_rerolls(building: str, asked: str) -> None:
    scene = with_bonus(exiled(1), "A", building).dice(2, 3, 1)

    attack(scene, 2)

    assert (scene.asked(), scene.kind()) == ("A", "dice")
    assert asked in scene.options("A")


@clause("WARP-DIC-07")
def test_the_trade_bonus_and_a_sentry_tower_add_to_the_dice() -> None:
    scene = with_bonus(exiled(1), "A", "trade_post").holds("A", "a-upper-left", 4, "sentry_tower").dice(2, 5, 1)

    attack(scene, 2)

    # One each, and no more than 6.
    assert counted(scene) == ([4, 6], [1])


@clause("WARP-DIC-07")
def test_a_sentry_tower_of_the_attacked_area_helps_the_defender() -> None:
    scene = rivals(1).holds("B", "a-ridge", 1, "sentry_tower").dice(2, 2, 3)

    attack(scene, 2)

    assert counted(scene) == ([2, 2], [4])


@clause("WARP-DIC-07")
def test_a_race_brings_a_reroll() -> None:
    scene = exiled(1).leads("A", "xotan-timebenders").dice(1, 3, 1)

    attack(scene, 2)

    assert scene.options("A") == ["pass", "reroll 1", "reroll 2"]


@clause("WARP-DIC-07", "WARP-DIC-14")
def test_a_supporters_tracks_and_races_do_not_help_the_exiled_side() -> None:
    scene = with_bonus(exiled(1), "B", "trade_post").leads("B", "xotan-timebenders").hand("B", "enforce")
    scene.has("B", gold=1).dice(1, 1, 2)

    attack(scene, 2).play("B play enforce")

    # +1 of the card alone, and nobody was asked about a reroll.
    assert counted(scene) == ([1, 1], [3])


@clause("WARP-DIC-08")
def test_troop_effects_of_the_attacker_come_first() -> None:
    scene = rivals(4).hand("A", "defect").hand("B", "reinforce").has("A", gold=2, energy=1).has("B", gold=1, energy=1)
    scene.dice(1)

    attack(scene, 1).play("A play defect", "B play reinforce", "A no bribe")

    # 4 - 1 + 1; the other way round the limit of 4 would have cost B the new Troop.
    assert len(rolled(scene)[1]) == 4


@clause("WARP-DIC-08")
def test_a_forced_reroll_follows_the_roll_and_comes_before_chosen_ones() -> None:
    scene = exiled(1).exiled_races("xotan-timebenders", "ralan-engineers").leads("A", "xotan-timebenders")
    scene.dice(6, 2, 1, 3, 5)

    attack(scene, 2)

    # The highest attack die fell anew before the attacker's own reroll.
    assert scene.told("forced_reroll") == [["attack", "6", "3"]]
    assert at(scene.view("A"), "combat", "attack", "dice") == [3, 2]
    scene.play("A reroll 2")
    assert counted(scene)[0] == [3, 5]


@clause("WARP-DIC-08")
def test_values_are_added_before_dice_are_doubled() -> None:
    scene = gate("xotan-timebenders").hand("A", "elite", "enforce").has("A", gold=2, energy=0).dice(2, 1, 1)

    attack(scene, 2).play("A play elite", "A play enforce")

    # (2 + 1) x 2 = 6, not 2 x 2 + 1.
    assert counted(scene)[0] == [6, 2]


@clause("WARP-DIC-08")
@for_each(
    ("dice", "expected"),
    [
        # 2 gains 2, 5 would gain only 1 below the limit.
        ((5, 2, 1), [5, 4]),
        ((3, 2, 1), [6, 2]),
        ((6, 1, 1), [6, 2]),
    ],
)
def test_the_doubled_die_is_the_one_that_gains_most(dice: tuple[int, ...], expected: list[int]) -> None:
    scene = exiled(1).hand("A", "elite").has("A", gold=1).dice(*dice)

    attack(scene, 2).play("A play elite")

    assert counted(scene)[0] == expected


@clause("WARP-DIC-11")
def test_a_side_without_troops_rolls_nothing_not_even_extra_dice() -> None:
    scene = rivals(1).holds("A", "a-upper-right", 1).hand("A", "pincer").hand("B", "defect")
    scene.has("A", gold=1).has("B", gold=2, energy=1).dice(1)

    attack(scene, 1).play("A play pincer", "B play defect", "A no bribe")

    assert rolled(scene) == ([], [1])
    assert powers(scene) == (0, 4)
    assert result(scene) == "held"


@clause("WARP-DIC-11")
def test_a_defence_with_no_die_left_has_power_zero() -> None:
    # The attacker may pay 2 for one die less of the defence.
    scene = exiled(1).exiled_races("solca-mercenaries", "ralan-engineers").has("A", gold=2).dice(1)

    attack(scene, 1).play("A pay")

    assert rolled(scene) == ([1], [])
    assert (powers(scene), result(scene)) == ((2, 0), "conquered")


@clause("WARP-DIC-12")
def test_jetpack_takes_the_base_and_additions_come_on_top() -> None:
    scene = exiled(1).hand("A", "jetpack").hand("B", "ambush").has("A", gold=2, energy=1).has("B", gold=3).dice(1, 1, 1)

    attack(scene, 2).play("A play jetpack", "B play ambush", "A no bribe", "B option 2 pay 3 gold 0 energy")

    # The defence rises from 4 to 6; the attack equals the 4 before.
    assert multipliers(scene) == (4, 6)


@clause("WARP-DIC-12")
def test_jetpack_replaces_the_multiplier_of_a_ship() -> None:
    scene = exiled(1).holds("A", "a-upper-left", 4, "assault_ship").multiplier("a-ridge", 3)
    scene.hand("A", "jetpack").has("A", gold=2, energy=1).dice(1, 1, 1)

    scene.turn("A", "action").play("A attack", "A attack a-upper-left a-ridge ship", "A troops 2", "A play jetpack")

    assert multipliers(scene) == (3, 3)
