"""Track Bonuses, from position 8 on."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import consult, declare, fight, go_quietly


def bonus(scene: Scene, letter: str, building: str) -> Scene:
    """Position 8 on a track: the Colony's building and three more on the own ridge, at level 2."""
    scene.holds(letter, f"{letter.lower()}-ridge", 1, *[building] * 3).level(letter, building, 2)
    return scene


@clause("WARP-TRK-13")
def test_command_draws_one_card_more_in_consult() -> None:
    scene = bonus(Scene(), "A", "command_center").turn("A")

    consult(scene.play("A extract resources"), "A")

    assert len(scene.cards("A")) == 3


@clause("WARP-TRK-13")
def test_command_takes_a_gold_and_an_energy_off_own_combat_cards() -> None:
    scene = bonus(Scene(), "A", "command_center").holds("A", "a-upper-left", 2).exiled("b-spine-inner", 2)
    scene.hand("A", "jetpack").has("A", gold=1, energy=2)

    declare(scene.turn("A", "action"), "A", "a-upper-left", "b-spine-inner", 1).play("A play jetpack")

    # 2 Gold and 1 Energy become 1 Gold, 2 Gold and 3 Energy become 1 Gold and 2 Energy.
    assert scene.options("A") == ["option 1 pay 1 gold 0 energy", "option 2 pay 1 gold 2 energy"]


@clause("WARP-TRK-14")
def test_gold_brings_one_reward_card_more_for_a_won_attack() -> None:
    scene = bonus(Scene(), "A", "gold_mine").holds("A", "a-left", 3).exiled("b-spine-outer", 1).dice(5, 6, 1)

    fight(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 2)

    assert scene.holder("b-spine-outer") == "A"
    assert len(scene.held_rewards("A")) == 2


@clause("WARP-TRK-14")
def test_gold_brings_one_reward_card_more_for_a_won_defence() -> None:
    scene = bonus(Scene(), "B", "gold_mine").holds("A", "a-left", 3).holds("B", "b-spine-outer", 2).dice(1, 6, 6)

    fight(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 1)

    assert len(scene.held_rewards("A")) == 0
    assert len(scene.held_rewards("B")) == 2


@clause("WARP-TRK-14", "WARP-SYM-07")
def test_gold_flips_one_own_die() -> None:
    scene = bonus(Scene(), "A", "gold_mine").holds("A", "a-left", 3).exiled("b-spine-outer", 1).dice(2, 3, 6)
    declare(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 2)
    assert scene.options("A") == ["pass", "flip 1", "flip 2"]

    scene.play("A flip 1")

    # 2 is turned to 5, and that was the only flip.
    assert scene.told("flip") == [["attack", "2", "5"]]
    assert scene.told("power") == [["dice:5-3", "2", "16", "dice:6", "2", "12"]]


@clause("WARP-TRK-15")
def test_energy_brings_a_resource_of_choice_for_each_card_discarded_in_consult() -> None:
    scene = bonus(Scene(), "A", "energy_plant").hand("A", "build-01", "build-02", "maneuver")

    scene.turn("A", "consult").play("A discard build-01 + discard build-02")

    # 1 Gold and 1 Energy are printed on the cards, 2 more resources are of choice.
    assert scene.options("A") == ["take 0 gold 2 energy", "take 1 gold 1 energy", "take 2 gold 0 energy"]
    scene.play("A take 2 gold 0 energy")
    assert scene.supplies("A") == (3, 1, 0)


@clause("WARP-TRK-15", "WARP-SYM-07")
def test_energy_rerolls_up_to_two_own_dice() -> None:
    scene = bonus(Scene(), "A", "energy_plant").holds("A", "a-left", 4).exiled("b-spine-outer", 1)
    scene.dice(1, 2, 3, 4, 6, 5)
    declare(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 3)
    assert scene.options("A") == ["pass", "reroll 1", "reroll 2", "reroll 3"]

    scene.play("A reroll 1")
    assert scene.options("A") == ["pass", "reroll 2", "reroll 3"]
    scene.play("A reroll 2")

    assert scene.told("reroll") == [["attack", "1", "6"], ["attack", "2", "5"]]
    assert scene.told("power") == [["dice:6-5-3", "2", "28", "dice:4", "2", "8"]]


@clause("WARP-TRK-15")
def test_rerolls_need_not_be_used() -> None:
    scene = bonus(Scene(), "A", "energy_plant").holds("A", "a-left", 4).exiled("b-spine-outer", 1).dice(6, 1)
    declare(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 1)

    scene.play("A pass")

    assert scene.told("power") == [["dice:6", "2", "12", "dice:1", "2", "2"]]


@clause("WARP-TRK-16")
def test_trade_brings_a_gold_and_an_energy_more_when_extracting_resources() -> None:
    scene = bonus(Scene(), "A", "trade_post").turn("A")

    scene.play("A extract resources")

    assert scene.supplies("A") == (2, 2, 0)


@clause("WARP-TRK-16")
def test_trade_brings_nothing_when_extracting_troops() -> None:
    scene = bonus(Scene(), "A", "trade_post").turn("A")

    scene.play("A extract troops", "A done")

    assert scene.supplies("A") == (0, 0, 1)


@clause("WARP-TRK-16")
def test_trade_adds_one_to_all_own_dice_up_to_six() -> None:
    scene = bonus(Scene(), "B", "trade_post").holds("A", "a-left", 3).holds("B", "b-spine-outer", 2).dice(5, 3, 6)

    fight(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 1)

    assert scene.told("power") == [["dice:5", "2", "10", "dice:4-6", "2", "20"]]


@clause("WARP-TRK-17")
def test_bonuses_of_combat_do_not_work_in_support() -> None:
    # B has all four bonuses and supports the Exiled Race.
    scene = Scene().holds("B", "b-ridge", 1, "command_center", "command_center", "command_center")
    scene.holds("B", "b-upper-right", 1, "gold_mine", "gold_mine", "gold_mine", "trade_post")
    scene.holds("B", "b-spine-outer", 1, "energy_plant", "energy_plant", "energy_plant", "trade_post")
    scene.holds("B", "b-upper-left", 1, "trade_post")
    for building in ("command_center", "gold_mine", "energy_plant", "trade_post"):
        scene.level("B", building, 2)
    assert scene.colony("B").positions == [8, 8, 8, 8]
    scene.holds("A", "a-upper-right", 2).exiled("a-spine-inner", 2).hand("B", "enforce").has("B", gold=2, energy=2)
    scene.dice(1, 2, 5).turn("A", "action")

    scene.play("A attack", "B play enforce")
    assert scene.options("B")[-1] == "option 3 pay 2 gold 2 energy"
    scene.play("B option 1 pay 1 gold 0 energy")

    # Enforce alone counts: no Trade bonus on the dice, no reroll, no flip, two Reward cards and not three.
    assert scene.told("power") == [["dice:1", "3", "3", "dice:3-6", "1", "9"]]
    go_quietly(scene, "end")
    assert len(scene.held_rewards("B")) == 2


@clause("WARP-TRK-17")
def test_the_same_bonuses_work_with_own_troops() -> None:
    scene = bonus(Scene(), "B", "command_center").holds("B", "b-spine-outer", 2).hand("B", "enforce")
    scene.has("B", gold=1, energy=1).holds("A", "a-left", 2)

    declare(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 1).play("B play enforce")

    assert scene.options("B") == [
        "option 1 pay 0 gold 0 energy",
        "option 2 pay 0 gold 0 energy",
        "option 3 pay 1 gold 1 energy",
    ]
