"""Luron Droids, Morlar Raiders, Nurec Designers and Ralan Engineers: led by a player, and exiled."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, quiet, result, rivals
from tests.games.the_warp.plays import plays
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, declare
from tests.rows import for_each

# Luron Droids


@plays("luron-droids active")
@clause("WARP-RAC-03")
def test_luron_droids_gain_both_resources_when_they_extract_troops() -> None:
    scene = Scene().leads("A", "luron-droids").turn("A").play("A extract troops", "A station a-right")
    assert scene.options("A") == ["use luron-droids", "decline"]

    scene.play("A use luron-droids")

    assert (scene.supplies("A"), scene.troops("a-right")) == ((1, 1, 0), 2)


@plays("luron-droids active")
@clause("WARP-RAC-03")
def test_luron_droids_gain_them_in_every_turn() -> None:
    scene = Scene().leads("A", "luron-droids").turn("A", "start")
    scene.play("A extract troops", "A done", "A use luron-droids")

    scene.turn("A", "start").play("A extract troops", "A done", "A use luron-droids")

    assert scene.supplies("A") == (2, 2, 2)


@plays("luron-droids active")
@clause("WARP-RAC-03")
def test_luron_droids_gain_nothing_more_with_resources() -> None:
    scene = Scene().leads("A", "luron-droids").turn("A")

    scene.play("A extract resources")

    assert (scene.kind(), scene.supplies("A")) == ("before-consult", (1, 1, 0))


@plays("luron-droids active")
@clause("WARP-RAC-03")
def test_luron_droids_gain_nothing_from_the_extract_of_another() -> None:
    scene = Scene().leads("A", "luron-droids").turn("B")

    scene.play("B extract troops", "B done")

    assert (scene.asked(), scene.supplies("A"), scene.supplies("B")) == ("B", (0, 0, 0), (0, 0, 1))


@plays("luron-droids reward")
@clause("WARP-RAC-05")
def test_luron_droids_extract_one_troop_more_for_the_rest_of_the_game() -> None:
    scene = Scene().leads("A", "luron-droids").rewards("A", "tremor", "salvage", "recruits", "blueprints").turn("A")
    scene.play("A reward-ability luron-droids", "A spend tremor + spend salvage + spend recruits")

    scene.play("A extract troops", "A done", "A decline")
    assert (scene.supplies("A"), scene.held_rewards("A")) == ((0, 0, 2), ["blueprints.1"])
    scene.turn("A", "start").play("A extract troops", "A done", "A decline")

    assert scene.supplies("A") == (0, 0, 4)


@plays("luron-droids exiled")
@clause("WARP-RAC-07", "WARP-DIC-14")
def test_the_defence_of_luron_droids_may_flip_a_die() -> None:
    scene = exiled(2, seats=3).exiled_races("luron-droids", "ralan-engineers").dice(6, 6, 1, 3)
    attack(scene, 2)
    # B sits to the left of A and rolls for the defence.
    assert (scene.asked(), scene.options("B")) == ("B", ["pass", "flip 1", "flip 2"])

    scene.play("B flip 1")

    assert (scene.kind(), counted(scene)) == ("end", ([6, 6], [6, 3]))


@plays("luron-droids exiled")
@clause("WARP-RAC-07")
def test_luron_droids_flip_no_die_of_the_other_colour() -> None:
    scene = exiled(2).exiled_races("ralan-engineers", "luron-droids").dice(6, 6, 1, 3)

    attack(scene, 2)

    assert (scene.kind(), counted(scene)) == ("end", ([6, 6], [1, 3]))


# Morlar Raiders


@plays("morlar-raiders active")
@clause("WARP-RAC-03")
def test_morlar_raiders_gain_two_resources_for_a_won_attack() -> None:
    scene = exiled(1).leads("A", "morlar-raiders").dice(6, 6, 1)
    attack(scene, 2)
    assert scene.options("A") == ["use morlar-raiders", "decline"]

    scene.play("A use morlar-raiders")
    assert scene.options("A") == ["take 0 gold 2 energy", "take 1 gold 1 energy", "take 2 gold 0 energy"]
    scene.play("A take 1 gold 1 energy")

    assert (scene.kind(), scene.supplies("A")) == ("end", (1, 1, 0))


@plays("morlar-raiders active")
@clause("WARP-RAC-03")
@for_each(("height", "dice"), [(4, (1, 1, 6, 6)), (2, (2, 1, 1, 2))])
def test_morlar_raiders_gain_nothing_for_an_attack_that_takes_no_area(height: int, dice: tuple[int, ...]) -> None:
    # 4 against 48, and 6 against 6 with a defender left.
    scene = exiled(2).leads("A", "morlar-raiders").multiplier("a-ridge", height).dice(*dice)

    attack(scene, 2)

    assert (result(scene), scene.kind(), scene.supplies("A")) == ("held", "end", (0, 0, 0))


@plays("morlar-raiders active")
@clause("WARP-RAC-03")
def test_morlar_raiders_gain_nothing_for_a_won_defence() -> None:
    scene = rivals(1).leads("B", "morlar-raiders").dice(1, 1, 6)

    attack(scene, 2)

    assert (result(scene), scene.asked(), scene.supplies("B")) == ("held", "A", (0, 0, 0))


@plays("morlar-raiders active", "morlar-raiders reward")
@clause("WARP-RAC-11")
def test_morlar_raiders_attack_once_more_and_gain_for_each_combat() -> None:
    scene = exiled(1).leads("A", "morlar-raiders").exiled("b-spine-inner", 1).rewards("A", "tremor", "salvage")
    scene.reward_deck("mixed-cargo", "recruits").dice(6, 1).turn("A", "action")
    scene.play("A reward-ability morlar-raiders", "A attack a-upper-left a-ridge", "A troops 1")
    scene.play("A use morlar-raiders", "A take 2 gold 0 energy")
    # The action of the turn is still to be taken.
    assert scene.kind() == "action"

    declare(scene.dice(6, 1), "A", "a-upper-left", "b-spine-inner", 1)
    scene.play("A use morlar-raiders", "A take 0 gold 2 energy")

    assert (scene.holder("a-ridge"), scene.holder("b-spine-inner")) == ("A", "A")
    assert (scene.kind(), scene.supplies("A")) == ("end", (2, 2, 0))
    assert scene.held_rewards("A") == ["mixed-cargo.1", "recruits.1"]


@plays("morlar-raiders reward")
@clause("WARP-RAC-11")
def test_morlar_raiders_attack_after_an_action_of_another_kind() -> None:
    scene = exiled(1).leads("A", "morlar-raiders").rewards("A", "tremor", "salvage").turn("A", "action")
    act_quietly(scene, "A").dice(6, 1)

    scene.play("A reward-ability morlar-raiders", "A troops 1", "A decline")

    assert (scene.kind(), scene.holder("a-ridge"), len(scene.held_rewards("A"))) == ("end", "A", 1)


@plays("morlar-raiders reward")
@clause("WARP-RWD-06")
def test_morlar_raiders_cannot_buy_an_attack_without_a_target() -> None:
    scene = quiet().leads("A", "morlar-raiders").rewards("A", "redeployment", "sabotage").turn("A", "action")

    assert scene.options("A") == ["terrashift", "spend redeployment"]


@plays("morlar-raiders exiled")
@clause("WARP-RAC-07")
@for_each(("troops", "left"), [(3, 2), (2, 2), (1, 3)])
def test_whoever_fails_against_morlar_raiders_loses_one_more_of_the_retreating_troops(troops: int, left: int) -> None:
    scene = exiled(1).exiled_races("morlar-raiders", "ralan-engineers").multiplier("a-ridge", 4)

    attack(scene.dice(*[1] * troops, 6), troops)

    # One is lost on the way back, one more if any is left; those that stayed behind are safe.
    assert (result(scene), scene.troops("a-upper-left")) == ("held", left)
    assert scene.colony("A").supply == 14 - 4 - left


@plays("morlar-raiders exiled")
@clause("WARP-RAC-07", "WARP-RES-18")
def test_equal_power_with_defenders_left_is_a_failure_before_morlar_raiders() -> None:
    scene = exiled(2).exiled_races("morlar-raiders", "ralan-engineers").multiplier("a-ridge", 2)

    attack(scene.dice(4, 3, 2, 5), 2)

    # Each side loses a Troop; the other attacker returns and is lost as well.
    assert (result(scene), scene.troops("a-ridge"), scene.troops("a-upper-left")) == ("held", 1, 2)


@plays("morlar-raiders exiled")
@clause("WARP-RAC-07")
@for_each(("color", "dice", "left"), [("green", (6, 6, 1), 2), ("yellow", (1, 1, 6), 3)])
def test_morlar_raiders_take_nothing_from_conquerors_nor_for_the_other_colour(
    color: str, dice: tuple[int, ...], left: int
) -> None:
    scene = quiet().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, color)
    scene.exiled_races("morlar-raiders", "ralan-engineers")

    attack(scene.dice(*dice), 2)

    assert (scene.troops("a-upper-left"), scene.colony("A").supply) == (left, 14 - 4 - (left if left == 3 else 4))


# Nurec Designers


@plays("nurec-designers active")
@clause("WARP-RAC-03", "WARP-DEV-12", "WARP-DEV-17")
def test_nurec_designers_pay_one_resource_less_when_they_follow() -> None:
    scene = Scene(3).leads("B", "nurec-designers").hand("A", "build-01").hand("B", "build-03").hand("C", "build-09")
    scene.has("A", gold=2, energy=2).has("B", gold=2, energy=1).has("C", gold=2, energy=2).turn("A", "action")
    scene.play("A develop", "A option 3 trade_post", "A pay 1 gold 0 energy", "A keep")

    scene.play("B follow build-03")
    # A Trade Post for 1 Gold and 1 Energy, or something for 2 and 2 less one: 3 resources.
    assert scene.options("B") == ["option 1 trade_post", "option 2 laser_cannon", "option 3 command_center"]
    scene.play("B option 2 laser_cannon")
    assert scene.supplies("B") == (0, 0, 0)
    scene.play("C follow build-09", "C option 1 sentry_tower")

    # C leads other races and pays in full.
    assert scene.supplies("C") == (1, 1, 0)


@plays("nurec-designers active")
@clause("WARP-RAC-03", "WARP-DEV-02")
def test_nurec_designers_have_the_usual_discount_in_their_own_action() -> None:
    scene = Scene().leads("A", "nurec-designers").hand("A", "build-01").has("A", gold=2, energy=2).turn("A", "action")

    scene.play("A develop", "A option 1 command_center")

    assert scene.options("A") == ["pay 1 gold 2 energy", "pay 2 gold 1 energy"]


@plays("nurec-designers reward")
@clause("WARP-RWD-05")
def test_nurec_designers_build_anything_for_nothing() -> None:
    scene = Scene().leads("A", "nurec-designers").rewards("A", "tremor", "salvage").hand("B", "build-01")
    scene.has("B", gold=2, energy=2).turn("A", "extract").play("A reward-ability nurec-designers")
    # a-right has an Energy symbol and no Gold symbol.
    types = ("command_center", "energy_plant", "trade_post", "laser_cannon", "sentry_tower", "assault_ship")
    assert scene.options("A") == [f"build {type} a-right" for type in types]

    scene.play("A build laser_cannon a-right")

    # It is no action: nobody follows, and the turn goes on where it was.
    assert (scene.asked(), scene.kind(), scene.built("a-right")) == ("A", "extract", ["laser_cannon"])
    assert (scene.supplies("A"), scene.held_rewards("A")) == ((0, 0, 0), [])


@plays("nurec-designers reward")
@clause("WARP-RWD-06")
def test_nurec_designers_need_a_place_to_build() -> None:
    scene = Scene().leads("A", "nurec-designers").holds("A", "a-right", 1, *["sentry_tower"] * 4)
    scene.rewards("A", "redeployment", "sabotage").turn("A")

    assert scene.options("A") == ["extract resources", "extract troops", "spend redeployment"]


@plays("nurec-designers exiled")
@clause("WARP-RAC-07", "WARP-RAC-10")
@for_each(
    ("card", "option", "ways"),
    [
        ("build-05", "option 3 laser_cannon", ["pay 0 gold 2 energy", "pay 1 gold 1 energy", "pay 2 gold 0 energy"]),
        ("build-05", "option 1 command_center", ["pay 1 gold 2 energy", "pay 2 gold 1 energy"]),
        ("build-06", "option 3 assault_ship", ["pay 0 gold 1 energy", "pay 1 gold 0 energy"]),
    ],
)
def test_exiled_nurec_designers_make_grey_buildings_cheaper(card: str, option: str, ways: list[str]) -> None:
    # No token is on the board, and yet the ability lasts.
    scene = Scene().exiled_races("nurec-designers", "zeto-archivists").hand("A", card).has("A", gold=2, energy=2)
    scene.turn("A", "action").play("A develop", f"A {option}")

    assert scene.options("A") == ways


@plays("nurec-designers exiled")
@clause("WARP-RAC-07")
def test_exiled_nurec_designers_help_everybody_who_follows_too() -> None:
    scene = Scene().exiled_races("zeto-archivists", "nurec-designers").hand("A", "build-04").hand("B", "build-05")
    scene.has("B", gold=2, energy=1).has("A", gold=2, energy=2).turn("A", "action")
    scene.play("A develop", "A option 3 sentry_tower")

    # 1 Gold and 1 Energy, less the discount of the action, less one: nothing is left to pay.
    assert scene.supplies("A") == (2, 2, 0)
    scene.play("B follow build-05")
    assert scene.options("B") == ["option 2 sentry_tower", "option 3 laser_cannon"]
    scene.play("B option 2 sentry_tower")
    assert scene.options("B") == ["pay 0 gold 1 energy", "pay 1 gold 0 energy"]


# Ralan Engineers


@plays("ralan-engineers active")
@clause("WARP-RAC-03", "WARP-DEV-17")
def test_ralan_engineers_pay_one_resource_less_for_upgrades() -> None:
    scene = Scene().leads("A", "ralan-engineers").hand("A", "upgrade-01").has("A", gold=2, energy=2)
    scene.turn("A", "action").play("A develop", "A option 2 command_center")
    # 2 Gold and 2 Energy, less one for the action, less one.
    assert scene.options("A") == ["pay 0 gold 2 energy", "pay 1 gold 1 energy", "pay 2 gold 0 energy"]

    scene.play("A pay 0 gold 2 energy")

    assert (scene.colony("A").levels, scene.supplies("A")) == ([2, 1, 1, 1, 1], (2, 0, 0))


@plays("ralan-engineers active")
@clause("WARP-RAC-03", "WARP-DEV-17")
def test_ralan_engineers_pay_less_when_they_follow_with_an_upgrade() -> None:
    scene = Scene().leads("B", "ralan-engineers").hand("A", "build-01").hand("B", "upgrade-04")
    scene.has("A", gold=1, energy=1).has("B", gold=1, energy=1).turn("A", "action")
    scene.play("A develop", "A option 3 trade_post", "A pay 1 gold 0 energy", "A keep")

    scene.play("B follow upgrade-04", "B option 1 assault_ship")

    assert (scene.colony("B").levels, scene.supplies("B")) == ([1, 1, 1, 1, 2], (0, 0, 0))


@plays("ralan-engineers active")
@clause("WARP-RAC-03", "WARP-DEV-17")
def test_ralan_engineers_build_at_the_usual_price() -> None:
    scene = Scene().leads("A", "ralan-engineers").hand("A", "build-01").has("A", gold=2, energy=2).turn("A", "action")

    scene.play("A develop", "A option 1 command_center")

    assert scene.options("A") == ["pay 1 gold 2 energy", "pay 2 gold 1 energy"]


@plays("ralan-engineers reward")
@clause("WARP-RAC-04", "WARP-SYM-09")
def test_ralan_engineers_upgrade_anything_for_nothing() -> None:
    scene = Scene().leads("A", "ralan-engineers").rewards("A", "tremor", "salvage", "recruits")
    scene.level("A", "gold_mine", 3).turn("A", "end").play("A reward-ability ralan-engineers")
    # The Gold Mine is at its highest level.
    types = ("command_center", "energy_plant", "trade_post", "assault_ship")
    assert scene.options("A") == [f"upgrade {type}" for type in types]

    scene.play("A upgrade trade_post")

    assert (scene.colony("A").levels, scene.colony("A").positions) == ([1, 3, 1, 2, 1], [1, 3, 1, 2])
    assert (scene.kind(), scene.held_rewards("A")) == ("end", [])


@plays("ralan-engineers reward")
@clause("WARP-RWD-06")
def test_ralan_engineers_need_a_level_to_rise_to() -> None:
    scene = Scene().leads("A", "ralan-engineers").rewards("A", "redeployment", "sabotage", "overhaul").has("A", gold=3)
    for type in ("command_center", "gold_mine", "energy_plant", "trade_post", "assault_ship"):
        scene.level("A", type, 3)

    assert scene.turn("A").options("A") == ["extract resources", "extract troops", "trade", "spend redeployment"]


@plays("ralan-engineers exiled")
@clause("WARP-RAC-07", "WARP-RAC-10")
def test_exiled_ralan_engineers_make_upgrades_dearer_for_everybody() -> None:
    scene = Scene().exiled_races("ralan-engineers", "zeto-archivists").hand("A", "upgrade-01").hand("B", "upgrade-02")
    scene.has("A", gold=2, energy=2).has("B", gold=2, energy=2).turn("A", "action")
    scene.play("A develop", "A option 2 command_center")

    # With the discount of the action as much is paid as is printed; B, who would follow, would have to pay 5.
    assert (scene.kind(), scene.supplies("A"), scene.cards("B")) == ("end", (0, 0, 0), ["upgrade-02"])


@plays("ralan-engineers exiled")
@clause("WARP-DEV-17")
@for_each(("gold", "energy"), [(3, 1), (1, 3)])
def test_the_surcharge_of_ralan_engineers_is_paid_as_the_payer_likes(gold: int, energy: int) -> None:
    # 2 Gold, 2 Energy and 1 of either kind; the discount of the action comes off whichever part the payer chooses.
    scene = Scene().exiled_races("ralan-engineers", "zeto-archivists").hand("A", "upgrade-01")
    scene.level("A", "trade_post", 3).has("A", gold=gold, energy=energy).turn("A", "action")

    scene.play("A develop")

    assert (scene.colony("A").levels[0], scene.supplies("A")) == (2, (0, 0, 0))


@plays("ralan-engineers exiled")
@clause("WARP-RAC-07", "WARP-DEV-17")
def test_exiled_ralan_engineers_leave_builds_alone() -> None:
    scene = Scene().exiled_races("ralan-engineers", "zeto-archivists").hand("A", "build-01").has("A", gold=2, energy=2)
    scene.turn("A", "action").play("A develop", "A option 1 command_center")

    assert scene.options("A") == ["pay 1 gold 2 energy", "pay 2 gold 1 energy"]
