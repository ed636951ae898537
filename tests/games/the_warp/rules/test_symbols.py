"""The symbols of cards and abilities."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import declare, fight
from tests.rows import for_each


def height(scene: Scene, area: str) -> int:
    """The multiplier of an area."""
    return scene.state.multipliers[scene.area(area)]


@clause("WARP-SYM-01")
def test_drawing_adds_so_many_cards_from_deck_or_line_up() -> None:
    # The Reward Ability of the Zeto Archivists draws three.
    scene = Scene().leads("A", "zeto-archivists").rewards("A", "tremor").deck("elite", "pincer").turn("A", "action")

    scene.play("A reward-ability zeto-archivists", "A draw deck", "A draw build-01", "A draw deck")

    assert scene.cards("A") == ["elite.1", "build-01", "pincer.1"]
    assert scene.kind() != "draw"


@clause("WARP-SYM-01")
def test_discarding_sends_so_many_cards_from_hand_to_the_pile() -> None:
    scene = (
        Scene().hand("A", "upgrade-any", "elite", "pincer", "build-01").has("A", gold=2, energy=2).turn("A", "action")
    )

    scene.play("A develop", "A develop upgrade-any", "A option 1 assault_ship", "A pay 1 gold 2 energy")
    assert scene.question("A").pick == (1, 1)
    scene.play("A discard pincer")

    assert scene.in_zone(DISCARD) == ["upgrade-any.1", "pincer.1"]
    assert scene.cards("A") == ["elite.1", "build-01"]


@clause("WARP-SYM-02")
def test_a_develop_card_played_by_an_effect_has_the_discount_of_the_effect() -> None:
    # Blueprints: 2 resources less, in place of the 1 of the action.
    scene = Scene().rewards("A", "blueprints").hand("A", "build-02", "elite").has("A", gold=3, energy=3)
    scene.hand("B", "build-09").has("B", gold=5, energy=5).turn("A", "action")

    scene.play("A spend blueprints", "A option 1 laser_cannon")
    assert scene.options("A") == ["pay 0 gold 2 energy", "pay 1 gold 1 energy", "pay 2 gold 0 energy"]
    scene.play("A pay 1 gold 1 energy")

    assert scene.built("a-right") == ["laser_cannon"]
    # Nobody is asked to follow, and the action is still to come.
    assert scene.asked() == "A"
    assert scene.kind() == "action"


@clause("WARP-SYM-02")
@for_each("card", ["build-09", "upgrade-01", "start"])
def test_any_develop_card_may_be_played_by_the_symbol(card: str) -> None:
    scene = Scene().rewards("A", "blueprints").hand("A", card).has("A", gold=3, energy=3).turn("A", "action")

    scene.play("A spend blueprints")

    assert scene.kind() == "card-option"


@clause("WARP-SYM-02")
def test_combat_cards_are_no_develop_cards() -> None:
    scene = Scene().rewards("A", "blueprints").hand("A", "elite").has("A", gold=3, energy=3).turn("A", "action")

    assert "spend blueprints.1" not in scene.options("A")


@clause("WARP-SYM-03")
def test_the_terrashift_symbol_shifts_two_areas_and_nobody_follows() -> None:
    scene = Scene().rewards("A", "tremor").multiplier("ring-1", 4).multiplier("ring-2", 1).turn("A", "action")

    scene.play("A spend tremor")
    assert "raise ring-1" not in scene.options("A")
    assert not {"raise b-colony", "raise gate"} & set(scene.options("A"))
    scene.play("A raise a-colony")
    assert "lower ring-2" not in scene.options("A")
    scene.play("A lower a-left")

    assert (height(scene, "a-colony"), height(scene, "a-left")) == (3, 1)
    assert scene.asked() == "A"
    assert scene.cards("A") == []
    # It is no action: a Terrashift is still possible, of the same areas too.
    assert "raise a-colony" in scene.options("A")


@clause("WARP-SYM-04")
def test_an_added_troop_comes_from_the_general_supply() -> None:
    scene = Scene().holds("A", "a-left", 2).exiled("a-upper-left", 1).hand("A", "reinforce").has("A", gold=1, energy=1)
    scene.dice(3, 3, 1).turn("A", "action")
    supply = scene.colony("A").supply

    declare(scene, "A", "a-left", "a-upper-left", 1).play("A play reinforce")

    # Two Troops attacked and both stay.
    assert (scene.holder("a-upper-left"), scene.troops("a-upper-left")) == ("A", 2)
    assert scene.colony("A").supply == supply - 1


@clause("WARP-SYM-04")
def test_added_and_removed_troops_mark_exiled_areas() -> None:
    # B's Reinforce adds one to the two of the ridge: they are three after the combat as well.
    scene = Scene().holds("A", "a-left", 2).exiled("a-upper-left", 2).hand("B", "reinforce").dice(1, 3, 3, 3)
    declare(scene.turn("A", "action"), "A", "a-left", "a-upper-left", 1).play("B play reinforce")
    assert (scene.holder("a-upper-left"), scene.troops("a-upper-left")) == ("exiled", 3)

    # Defect takes one away; the attack fails, and two are left.
    scene.holds("A", "a-left", 2).hand("A", "defect").has("A", gold=2, energy=1).dice(1, 5, 6)
    declare(scene.turn("A", "action"), "A", "a-left", "a-upper-left", 1).play("A play defect")

    assert (scene.holder("a-upper-left"), scene.troops("a-upper-left")) == ("exiled", 2)


@clause("WARP-SYM-04")
def test_a_removed_troop_of_a_player_goes_to_the_general_supply() -> None:
    scene = Scene().holds("A", "a-left", 2).holds("B", "a-upper-left", 3).hand("A", "defect").has("A", gold=2, energy=1)
    scene.dice(1, 6, 6).turn("A", "action")
    supply = scene.colony("B").supply

    declare(scene, "A", "a-left", "a-upper-left", 1).play("A play defect")

    assert scene.troops("a-upper-left") == 2
    assert scene.colony("B").supply == supply + 1


@clause("WARP-SYM-05")
def test_the_exchange_takes_an_enemy_and_adds_an_own_troop() -> None:
    scene = Scene().holds("A", "a-left", 2).holds("B", "a-upper-left", 2).hand("A", "defect").has("A", gold=2, energy=3)
    scene.dice(4, 4, 1).turn("A", "action")
    mine, theirs = scene.colony("A").supply, scene.colony("B").supply

    declare(scene, "A", "a-left", "a-upper-left", 1).play("A play defect", "A option 2 pay 2 gold 3 energy")

    # Two dice against one, and both Troops of A hold the area.
    assert scene.told("roll") == [["dice:4-4", "dice:1"]]
    assert (scene.holder("a-upper-left"), scene.troops("a-upper-left")) == ("A", 2)
    assert scene.colony("A").supply == mine - 1
    # One was exchanged, the other lost with the area.
    assert scene.colony("B").supply == theirs + 2


@clause("WARP-SYM-06")
def test_the_move_symbol_follows_the_rules_of_troop_movement() -> None:
    # Redeployment: up to three movements, besides the two of the End phase.
    scene = Scene().rewards("A", "redeployment").holds("A", "a-colony", 4).holds("A", "a-left", 4).hidden("a-ridge", 2)
    scene.turn("A", "end").play("A spend redeployment")
    assert "done" in scene.options("A")
    assert "move a-colony a-left" not in scene.options("A")

    scene.play("A move a-colony a-right", "A move a-colony a-upper-right", "A move a-left a-spine-outer")

    assert [scene.troops(area) for area in ("a-colony", "a-right", "a-upper-right", "a-left")] == [2, 2, 1, 3]
    assert scene.holder("a-spine-outer") == "A"
    # The token beside a-upper-right waits for the reveal step, and two movements are left.
    assert scene.holder("a-ridge") == "hidden"
    assert scene.question("A").kind == "end"
    scene.play("A move a-left a-right", "A move a-left a-right")
    assert scene.holder("a-ridge") == "exiled"


@clause("WARP-SYM-06")
def test_ships_move_by_the_symbol_too() -> None:
    scene = Scene().rewards("A", "redeployment").holds("A", "a-right", 4, "assault_ship").turn("A", "action")

    scene.play("A spend redeployment", "A sail a-right a-ridge 3")

    # Three riders used all three movements.
    assert scene.built("a-ridge") == ["assault_ship"]
    assert (scene.troops("a-right"), scene.troops("a-ridge")) == (1, 3)
    assert scene.kind() != "move"


@clause("WARP-SYM-07")
def test_one_die_more_is_rolled() -> None:
    # Pincer: the Colony is a second area beside the target.
    scene = (
        Scene().holds("A", "a-left", 2).exiled("a-upper-left", 2).hand("A", "pincer").has("A", gold=1).dice(2, 5, 6, 6)
    )

    declare(scene.turn("A", "action"), "A", "a-left", "a-upper-left", 1).play("A play pincer")

    assert scene.told("roll") == [["dice:2-5", "dice:6-6"]]
    # The die was no Troop: after the loss nobody returns but what was there.
    assert scene.troops("a-left") == 1


@clause("WARP-SYM-07")
def test_up_to_one_die_is_rerolled() -> None:
    scene = Scene().holds("A", "a-left", 3).exiled("a-upper-left", 1).hand("A", "maneuver").has("A", gold=1)
    scene.dice(2, 1, 4, 6).turn("A", "action")
    declare(scene, "A", "a-left", "a-upper-left", 2).play("A play maneuver")
    assert scene.options("A") == ["pass", "reroll 1", "reroll 2"]

    scene.play("A reroll 2")

    assert scene.told("power") == [["dice:2-6", "2", "16", "dice:4", "2", "8"]]


@clause("WARP-SYM-07")
@for_each(("face", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_a_flipped_die_shows_its_opposite_side(face: int, opposite: int) -> None:
    scene = Scene().holds("A", "a-left", 2).exiled("a-upper-left", 1).hand("A", "maneuver").has("A", gold=2, energy=1)
    scene.dice(face, 1).turn("A", "action")
    declare(scene, "A", "a-left", "a-upper-left", 1).play("A play maneuver", "A option 3 pay 2 gold 1 energy")

    scene.play("A flip 1")

    assert scene.told("flip") == [["attack", f"{face}", f"{opposite}"]]


@clause("WARP-SYM-07", "WARP-DIC-05")
@for_each(
    ("card", "paid", "faces", "counted"),
    [
        # Enforce: +1 on all dice.
        ("enforce", "option 1 pay 1 gold 0 energy", (3, 6), "dice:4-6"),
        # Elite: one die counts double, at most 6; then two of them; then without the limit.
        ("elite", "option 1 pay 1 gold 0 energy", (2, 5), "dice:4-5"),
        ("elite", "option 1 pay 1 gold 0 energy", (6, 4), "dice:6-6"),
        ("elite", "option 2 pay 1 gold 2 energy", (2, 3), "dice:4-6"),
        ("elite", "option 3 pay 3 gold 3 energy", (4, 5), "dice:8-10"),
    ],
)
def test_values_rise_up_to_six_unless_stated_otherwise(
    card: str, paid: str, faces: tuple[int, int], counted: str
) -> None:
    scene = Scene().holds("A", "a-left", 3).exiled("a-upper-left", 1).hand("A", card).has("A", gold=3, energy=3)
    scene.dice(*faces, 1).turn("A", "action")

    declare(scene, "A", "a-left", "a-upper-left", 2).play(f"A play {card}", f"A {paid}")

    assert scene.told("power")[0][0] == counted


@clause("WARP-SYM-07")
def test_dice_symbols_act_in_one_combat_only() -> None:
    scene = Scene().holds("A", "a-left", 4).exiled("a-upper-left", 2).hand("A", "enforce").has("A", gold=1)
    scene.dice(1, 6, 6, 1, 6, 6).turn("A", "action")
    declare(scene, "A", "a-left", "a-upper-left", 1).play("A play enforce")

    fight(scene.turn("A", "action"), "A", "a-left", "a-upper-left", 1)

    assert [words[0] for words in scene.told("power")] == ["dice:1"]


@clause("WARP-SYM-08")
def test_a_trade_by_an_effect_is_one_of_its_own() -> None:
    # The Reward Ability of the Xe'Lo Traders: 2 Gold and 2 Energy, a trade of up to 6, a card.
    scene = Scene().leads("A", "xelo-traders").rewards("A", "tremor", "salvage").has("A", gold=5).turn("A", "action")
    scene.play("A trade", "A decline")
    assert scene.supplies("A") == (4, 1, 0)

    scene.play("A reward-ability xelo-traders")
    assert scene.options("A")[:2] == ["nothing", "trade 1 gold"]
    scene.play("A trade 6 gold")

    # Its own number counts, though the track allows 1 and the turn's trade is used up.
    assert scene.supplies("A") == (0, 9, 0)


@clause("WARP-SYM-08")
def test_a_trade_by_an_effect_does_not_use_up_the_turns_trade() -> None:
    scene = Scene().leads("A", "xelo-traders").rewards("A", "tremor", "salvage").turn("A", "action")

    scene.play("A reward-ability xelo-traders", "A trade 2 gold", "A draw deck")

    assert scene.supplies("A") == (0, 4, 0)
    assert "trade" in scene.options("A")


@clause("WARP-SYM-09")
def test_a_build_symbol_places_one_miniature() -> None:
    scene = (
        Scene().rewards("A", "prefab-gold-mine").holds("A", "a-left", 1).holds("A", "a-ridge", 1).turn("A", "action")
    )

    scene.play("A spend prefab-gold-mine")
    assert scene.options("A") == ["build gold_mine a-left", "build gold_mine a-ridge"]
    scene.play("A build gold_mine a-ridge")

    assert scene.built("a-ridge") == ["gold_mine"]
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-SYM-09")
def test_an_upgrade_symbol_raises_one_type_by_one_level() -> None:
    # Overhaul: any type, for 2 resources.
    scene = Scene().rewards("A", "overhaul").has("A", gold=1, energy=1).level("A", "gold_mine", 3).turn("A", "action")

    scene.play("A spend overhaul")
    kinds = ["command_center", "energy_plant", "trade_post", "assault_ship"]
    assert scene.options("A") == [f"upgrade {kind}" for kind in kinds]
    scene.play("A upgrade energy_plant")

    assert scene.colony("A").levels == [1, 3, 2, 1, 1]
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-SYM-09")
def test_a_combined_symbol_is_a_choice_of_one() -> None:
    # The Start card builds or upgrades.
    scene = Scene().hand("A", "start").has("A", gold=9, energy=9).turn("A", "action")

    scene.play("A develop", "A option 2 energy_plant", "A pay 2 gold 1 energy")

    assert scene.colony("A").levels[2] == 2
    assert scene.colony("A").count[2] == 1
    assert scene.kind() == "end"


@clause("WARP-SYM-10")
def test_troops_removed_by_an_effect_can_empty_an_area_and_are_no_laser_hit() -> None:
    # Sabotage: one enemy Troop within two areas.
    scene = Scene().rewards("A", "sabotage").open("cq-16").holds("B", "a-ridge", 1, "gold_mine").turn("A", "action")
    supply = scene.colony("B").supply

    scene.play("A spend sabotage")

    assert scene.holder("a-ridge") == "empty"
    assert scene.built("a-ridge") == ["gold_mine"]
    assert scene.colony("B").supply == supply + 1
    assert scene.held_rewards("A") == []
    # cq-16 asks for a Troop destroyed by a Laser Cannon.
    assert scene.kind() == "raise"


@clause("WARP-SYM-10", "WARP-LAS-03")
def test_the_same_areas_are_safe_from_removal() -> None:
    scene = Scene().rewards("A", "sabotage").holds("A", "a-ridge", 2).holds("B", "b-upper-right", 1).exiled("ring-1", 2)
    scene.hidden("a-spine-outer", 1).holds("B", "b-ridge", 1, "sentry_tower").turn("A", "action")

    scene.play("A spend sabotage")

    # Not the gate, no Colony, no tower, no face-down token; the others of B and of Exiled Races.
    assert scene.options("A") == ["remove b-upper-right", "remove ring-1"]
    scene.play("A remove ring-1")
    assert (scene.holder("ring-1"), scene.troops("ring-1")) == ("exiled", 1)
