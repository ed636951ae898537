"""II. Action phase, A. Develop: which card, which option, what becomes of it."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD, GONE
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import go_quietly
from tests.rows import for_each


@clause("WARP-ACT-01", "WARP-TURN-04")
def test_one_action_of_three_is_taken() -> None:
    scene = Scene().hand("A", "build-01").has("A", gold=9, energy=9).holds("A", "a-upper-left", 2).exiled("a-ridge", 1)
    scene.turn("A", "action")
    assert scene.options("A") == ["develop", "terrashift", "attack", "trade"]

    go_quietly(scene.play("A terrashift", "A raise ring-1", "A lower ring-2"), "end")

    # After one action there is no second one.
    assert not {"develop", "terrashift", "attack"} & set(scene.options("A"))


@clause("WARP-ACT-01", "WARP-DEV-18", "WARP-ATK-09")
def test_an_action_that_is_not_possible_is_not_offered() -> None:
    # A Combat card only, and nobody to attack.
    scene = Scene().hand("A", "elite").has("A", gold=9, energy=9).turn("A", "action")

    assert scene.options("A") == ["terrashift", "trade"]


@clause("WARP-DEV-01")
def test_one_develop_card_and_one_of_its_options() -> None:
    scene = Scene().hand("A", "build-01", "upgrade-03", "start", "elite").has("A", gold=9, energy=9)
    scene.holds("A", "a-upper-left", 1).turn("A", "action").play("A develop")
    assert scene.options("A") == ["develop build-01", "develop upgrade-03", "develop start.1"]

    scene.play("A develop build-01")

    assert scene.options("A") == ["option 1 command_center", "option 2 assault_ship", "option 3 trade_post"]
    scene.play("A option 1 command_center", "A pay 2 gold 1 energy", "A build command_center a-upper-left")
    assert scene.built("a-upper-left") == ["command_center"]
    assert scene.cards("A") == ["upgrade-03", "start.1", "elite.1"]
    assert scene.kind() == "end"


@clause("WARP-DEV-02")
def test_the_active_player_pays_one_resource_of_choice_less() -> None:
    scene = Scene().hand("A", "build-02").has("A", gold=5, energy=5).holds("A", "a-upper-left", 1)

    scene.turn("A", "action").play("A develop", "A option 1 laser_cannon")

    # 2 Gold and 2 Energy less 1.
    assert scene.options("A") == ["pay 1 gold 2 energy", "pay 2 gold 1 energy"]
    scene.play("A pay 1 gold 2 energy")
    assert scene.supplies("A") == (4, 3, 0)


@clause("WARP-DEV-02")
def test_the_discount_makes_do_with_what_is_there() -> None:
    # A Trade Post costs 1 Gold and 1 Energy: with 1 Gold alone the Energy is what is taken off.
    scene = Scene().hand("A", "build-01").has("A", gold=1).holds("A", "a-upper-left", 1).turn("A", "action")

    scene.play("A develop", "A build trade_post a-upper-left")

    assert scene.built("a-upper-left") == ["trade_post"]
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-DEV-03")
def test_what_is_paid_goes_to_the_supply_and_the_card_to_the_discard_pile() -> None:
    scene = Scene().hand("A", "build-14").has("A", gold=2, energy=2).has("B", gold=1).holds("A", "a-right", 1)

    scene.turn("A", "action").play("A develop", "A option 2 energy_plant", "A pay 2 gold 0 energy")

    assert scene.supplies("A") == (0, 2, 0)
    assert scene.supplies("B") == (1, 0, 0)
    assert scene.in_zone(DISCARD) == ["build-14"]
    assert scene.cards("A") == []


@clause("WARP-DEV-04")
@for_each(
    ("option", "paid"),
    [("option 1 gold_mine", "pay 0 gold 2 energy"), ("option 2 gold_mine", "pay 2 gold 1 energy")],
)
def test_a_start_card_builds_or_upgrades_and_is_gone(option: str, paid: str) -> None:
    scene = Scene().hand("A", "start").has("A", gold=2, energy=2).holds("A", "a-left", 1).turn("A", "action")
    buildings = ["command_center", "gold_mine", "energy_plant", "trade_post", "laser_cannon", "sentry_tower"]

    scene.play("A develop")
    assert scene.options("A") == [
        *[f"option 1 {building}" for building in [*buildings, "assault_ship"]],
        *[f"option 2 {building}" for building in [*buildings[:4], "assault_ship"]],
    ]
    scene.play(f"A {option}", f"A {paid}")

    assert scene.colony("A").positions == [1, 2, 1, 1]
    assert scene.in_zone(DISCARD) == []
    assert "start.1" in scene.in_zone(GONE)


@clause("WARP-DEV-08")
def test_the_card_played_is_no_price_for_itself() -> None:
    scene = Scene().hand("A", "build-any").has("A", gold=2, energy=1).holds("A", "a-upper-left", 1)

    scene.turn("A", "action")
    # 2 Gold and 1 Energy are there, but no other card; and 2 Gold and 3 Energy less 1 are not.
    assert "develop" not in scene.options("A")
    scene.hand("A", "elite").turn("A", "action")

    assert "develop" in scene.options("A")


@clause("WARP-DEV-08")
def test_the_discount_does_not_touch_the_discarded_card() -> None:
    # 2 Gold and 2 Energy less 2 by Blueprints and 1 by the Ralan Engineers; the card is discarded all the same.
    scene = Scene().leads("A", "ralan-engineers").hand("A", "upgrade-any", "elite").has("A", gold=1, energy=1)
    scene.rewards("A", "blueprints").turn("A", "action")

    scene.play("A spend blueprints", "A option 1 trade_post", "A pay 0 gold 1 energy")

    assert scene.in_zone(DISCARD) == ["upgrade-any.1", "elite.1"]
    assert scene.cards("A") == []


@clause("WARP-DEV-09")
def test_a_build_stands_on_a_controlled_area_and_moves_its_track() -> None:
    scene = Scene().hand("A", "build-04").has("A", gold=9, energy=9).holds("A", "a-ridge", 1).holds("B", "a-left", 1)
    scene.exiled("a-upper-right", 1).level("A", "command_center", 2)

    scene.turn("A", "action").play("A develop", "A option 2 command_center", "A pay 2 gold 1 energy")
    assert scene.options("A") == ["build command_center a-right", "build command_center a-ridge"]
    scene.play("A build command_center a-ridge")

    assert scene.built("a-ridge") == ["command_center"]
    assert scene.colony("A").positions == [4, 1, 1, 1]
    assert scene.colony("A").minis[0] == 2


@clause("WARP-DEV-10")
def test_an_upgrade_raises_the_level_and_moves_its_track() -> None:
    scene = Scene().hand("A", "upgrade-07").has("A", gold=9, energy=9).holds("A", "a-left", 1, "gold_mine")

    scene.turn("A", "action").play("A develop", "A option 2 gold_mine", "A pay 1 gold 2 energy")

    assert scene.colony("A").levels == [1, 2, 1, 1, 1]
    assert scene.colony("A").positions == [1, 4, 1, 1]


@clause("WARP-DEV-10", "WARP-TRK-06")
def test_the_ship_has_a_ladder_without_a_track() -> None:
    scene = Scene().hand("A", "upgrade-05").has("A", gold=9, energy=9).turn("A", "action")

    scene.play("A develop", "A option 2 assault_ship", "A pay 2 gold 0 energy")

    assert scene.colony("A").levels == [1, 1, 1, 1, 2]
    assert scene.colony("A").positions == [1, 1, 1, 1]


@clause("WARP-DEV-11")
def test_options_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    # build-04: no area with Gold and room, no miniature of a Command Center left, but a place for a tower.
    scene = Scene().hand("A", "build-04").has("A", gold=9, energy=9)
    scene.holds("A", "a-right", 1, "command_center", "command_center", "command_center")
    scene.turn("A", "action").play("A develop")

    assert scene.kind() == "pay"
    scene.play("A pay 1 gold 0 energy")
    assert scene.built("a-right")[-1] == "sentry_tower"


@clause("WARP-DEV-11")
def test_a_level_of_three_cannot_be_raised() -> None:
    scene = Scene().hand("A", "upgrade-03").has("A", gold=9, energy=9).level("A", "gold_mine", 3).turn("A", "action")

    scene.play("A develop", "A pay 2 gold 1 energy")

    assert scene.colony("A").levels == [2, 3, 1, 1, 1]


@clause("WARP-DEV-11")
def test_an_option_that_cannot_be_paid_cannot_be_chosen() -> None:
    # 3 Gold and 1 Energy, or 1 Gold and 3 Energy, each less 1.
    scene = Scene().hand("A", "upgrade-07").has("A", gold=1, energy=2).turn("A", "action")

    scene.play("A develop")

    assert scene.colony("A").levels == [1, 2, 1, 1, 1]
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-DEV-18")
@for_each(("gold", "energy", "offered"), [(1, 1, False), (0, 3, False), (1, 2, True), (2, 1, True)])
def test_develop_needs_a_card_that_can_be_paid_and_carried_out(gold: int, energy: int, offered: bool) -> None:
    # 2 Gold and 2 Energy less 1; the other ladder is at its end.
    scene = Scene().hand("A", "upgrade-02").level("A", "energy_plant", 3).has("A", gold=gold, energy=energy)

    scene.turn("A", "action")

    assert ("develop" in scene.options("A")) == offered


@clause("WARP-DEV-17")
def test_discounts_add_up_and_are_split_as_the_payer_likes() -> None:
    # 1 for the action and 1 of the Ralan Engineers for Upgrades.
    scene = Scene().leads("A", "ralan-engineers").hand("A", "upgrade-02").has("A", gold=5, energy=5)

    scene.turn("A", "action").play("A develop", "A option 2 energy_plant")

    # 3 Gold and 1 Energy less 2, no part below zero.
    assert scene.options("A") == ["pay 1 gold 1 energy", "pay 2 gold 0 energy"]


@clause("WARP-DEV-17")
def test_a_discount_for_other_things_does_not_count() -> None:
    scene = Scene().leads("A", "ralan-engineers").hand("A", "build-01").has("A", gold=5, energy=5)
    scene.holds("A", "a-upper-left", 1)

    scene.turn("A", "action").play("A develop", "A option 1 command_center")

    assert scene.options("A") == ["pay 1 gold 2 energy", "pay 2 gold 1 energy"]


@clause("WARP-DEV-17")
def test_no_price_falls_below_nothing() -> None:
    # A tower costs 1 and 1: less 2 by Blueprints and 1 by the exiled Nurec Designers, one too many.
    scene = Scene().exiled_races("nurec-designers", "skolok-miners").hand("A", "build-09").holds("A", "a-upper-left", 1)
    scene.rewards("A", "blueprints").has("A", energy=1).turn("A", "action")

    scene.play("A spend blueprints", "A option 1 sentry_tower", "A build sentry_tower a-upper-left")

    assert scene.built("a-upper-left") == ["sentry_tower"]
    assert scene.supplies("A") == (0, 1, 0)


@clause("WARP-DEV-17")
def test_a_surcharge_is_added_before_the_discount_is_taken_off() -> None:
    # The exiled Ralan Engineers make Upgrades dearer by 1, paid in Gold or Energy; then 1 of choice is taken off.
    scene = Scene().exiled_races("ralan-engineers", "skolok-miners").hand("A", "upgrade-02").has("A", gold=5, energy=5)

    scene.turn("A", "action").play("A develop", "A option 1 command_center")

    assert scene.options("A") == ["pay 1 gold 3 energy", "pay 2 gold 2 energy", "pay 3 gold 1 energy"]
