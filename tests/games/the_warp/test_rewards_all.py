"""All nineteen kinds of Reward cards."""

from __future__ import annotations

from tessera.games.the_warp.state import REWARD_DISCARD
from tessera.games.the_warp.terms import DID_DESTROY
from tests.clauses import clause
from tests.games.the_warp.plays import plays
from tests.games.the_warp.scene import Scene
from tests.rows import for_each


def holding(*cards: str, seats: int = 2) -> Scene:
    """A holds Reward cards; the races of the tokens change no price."""
    return Scene(seats).exiled_races("skolok-miners", "zeto-archivists").rewards("A", *cards)


@plays("gold-shipment", "energy-cells", "mixed-cargo", "salvage")
@clause("WARP-RWD-02", "WARP-RWD-03")
@for_each(
    ("card", "gold", "energy"),
    [("gold-shipment", 3, 0), ("energy-cells", 0, 3), ("mixed-cargo", 2, 1), ("salvage", 1, 2)],
)
def test_cards_that_bring_resources(card: str, gold: int, energy: int) -> None:
    scene = holding(card, "tremor").has("A", gold=5, energy=5).turn("A")

    scene.play(f"A spend {card}")

    assert scene.supplies("A") == (5 + gold, 5 + energy, 0)
    # The card is discarded, no action is used up, and the turn goes on.
    assert (scene.held_rewards("A"), scene.in_zone(REWARD_DISCARD)) == (["tremor.1"], [f"{card}.1"])
    assert scene.kind() == "extract"


@clause("WARP-RWD-02", "WARP-SYM-01")
@plays("archive-cache")
def test_an_archive_cache_holds_two_cards() -> None:
    scene = holding("archive-cache").deck("elite").turn("A")

    scene.play("A spend archive-cache", "A draw deck", "A draw build-12")

    assert (scene.kind(), scene.cards("A")) == ("extract", ["elite.1", "build-12"])


@plays("archive-cache")
@clause("WARP-RWD-06")
def test_an_archive_cache_is_of_no_use_to_a_full_hand() -> None:
    scene = holding("archive-cache").hand("A", *["upgrade-any"] * 6, "elite", "elite").turn("A")

    assert scene.options("A") == ["extract resources", "extract troops"]


@clause("WARP-RWD-02", "WARP-INC-04")
@plays("recruits")
@for_each(("choice", "on_area", "in_reserve"), [("station a-right", 2, 0), ("reserve", 1, 1)])
def test_recruits_are_one_troop_on_an_area_or_in_reserve(choice: str, on_area: int, in_reserve: int) -> None:
    scene = holding("recruits").turn("A").play("A spend recruits")
    assert scene.options("A") == ["reserve", "station a-colony", "station a-right"]

    scene.play(f"A {choice}")

    assert (scene.troops("a-right"), scene.supplies("A")) == (on_area, (0, 0, in_reserve))
    assert (scene.colony("A").supply, scene.kind()) == (14 - 5, "extract")


@plays("recruits")
@clause("WARP-RWD-06", "WARP-INC-08")
def test_there_are_no_recruits_without_a_troop_in_the_general_supply() -> None:
    scene = holding("recruits").has("A", reserve=10).turn("A")

    assert scene.options("A") == ["extract resources", "extract troops"]


@plays("new-orders")
@clause("WARP-MIS-15")
def test_new_orders_switch_a_mission_and_draw_a_card() -> None:
    scene = holding("new-orders").private("A", "pg-01", "pr-01", "cq-01").mission_deck("cq-04", "cq-05").turn("A")

    scene.play("A spend new-orders", "A switch pg-01", "A deck conquest", "A keep cq-05", "A draw build-01")

    assert scene.held_missions("A") == ["pr-01", "cq-01", "cq-05"]
    assert (scene.kind(), scene.cards("A")) == ("extract", ["build-01"])


@plays("new-orders")
@clause("WARP-SWI-07")
def test_new_orders_draw_a_card_even_if_the_missions_stay() -> None:
    scene = holding("new-orders").private("A", "pg-01", "pr-01", "cq-01").turn("A")

    scene.play("A spend new-orders", "A keep", "A draw build-01")

    assert (scene.held_missions("A"), scene.cards("A")) == (["pg-01", "pr-01", "cq-01"], ["build-01"])


@plays("blueprints")
@clause("WARP-SYM-02")
def test_blueprints_play_a_develop_card_for_two_resources_less() -> None:
    scene = holding("blueprints").hand("A", "build-02", "enforce").hand("B", "build-01").has("B", gold=3, energy=3)
    scene.has("A", gold=2, energy=2).turn("A").play("A spend blueprints", "A option 2 command_center")
    # 2 Gold and 2 Energy less two: the discount takes the place of that of the action.
    assert scene.options("A") == ["pay 0 gold 2 energy", "pay 1 gold 1 energy", "pay 2 gold 0 energy"]

    scene.play("A pay 1 gold 1 energy")

    # Nobody follows, and the action of the turn is still there.
    assert (scene.asked(), scene.kind(), scene.built("a-right")) == ("A", "extract", ["command_center"])
    assert (scene.supplies("A"), scene.cards("A")) == ((1, 1, 0), ["enforce.1"])


@plays("blueprints")
@clause("WARP-RWD-06")
def test_blueprints_need_a_card_that_can_be_played() -> None:
    scene = holding("blueprints").hand("A", "build-02", "enforce").turn("A")

    # An Energy Plant for 2 Gold and 1 Energy less two is one resource too dear.
    assert scene.options("A") == ["extract resources", "extract troops"]
    assert "spend blueprints.1" in scene.has("A", gold=1).turn("A").options("A")


PREFABS = [
    ("prefab-command-center", "command_center", 1),
    ("prefab-gold-mine", "gold_mine", 0),
    ("prefab-energy-plant", "energy_plant", 0),
    ("prefab-trade-post", "trade_post", 0),
    ("prefab-laser-cannon", "laser_cannon", 1),
    ("prefab-sentry-tower", "sentry_tower", 0),
    ("prefab-assault-ship", "assault_ship", 0),
]


@plays("prefab-command-center", "prefab-gold-mine", "prefab-energy-plant", "prefab-trade-post")
@plays("prefab-laser-cannon", "prefab-sentry-tower", "prefab-assault-ship")
@clause("WARP-RWD-05")
@for_each(("card", "building", "price"), PREFABS)
def test_prefabs_build_their_type_for_nothing_or_one_resource(card: str, building: str, price: int) -> None:
    scene = holding(card).holds("A", "a-ridge", 1).holds("A", "a-upper-left", 1, *["sentry_tower"] * 4)
    scene.hand("B", "build-01").has("B", gold=3, energy=3).has("A", gold=1).turn("A")

    scene.play(f"A spend {card}")
    # a-right has an Energy symbol, a-ridge has both; a-upper-left and the Colony are full.
    areas = ("a-ridge",) if building == "gold_mine" else ("a-right", "a-ridge")
    if len(areas) > 1:
        assert scene.options("A") == [f"build {building} {area}" for area in areas]
        scene.play(f"A build {building} a-ridge")

    assert scene.built("a-ridge") == [building]
    assert scene.supplies("A") == (1 - price, 0, 0)
    # A Trade Post brings a Mission Switch, the tower a resource; nobody follows.
    assert scene.asked() == "A"
    after = {"trade_post": "switch", "sentry_tower": "take"}
    assert scene.kind() == after.get(building, "extract")


@plays("prefab-command-center", "prefab-laser-cannon")
@clause("WARP-RWD-06")
@for_each("card", ["prefab-command-center", "prefab-laser-cannon"])
def test_prefabs_with_a_price_must_be_paid(card: str) -> None:
    scene = holding(card)

    assert scene.turn("A").options("A") == ["extract resources", "extract troops"]
    assert scene.has("A", energy=1).turn("A").options("A")[-1] == f"spend {card}"


@plays("prefab-gold-mine")
@clause("WARP-RWD-05", "WARP-BLD-02")
def test_a_prefab_needs_a_fitting_area() -> None:
    # a-right has no Gold symbol.
    assert holding("prefab-gold-mine").turn("A").options("A") == ["extract resources", "extract troops"]


@plays("prefab-sentry-tower")
@clause("WARP-RWD-06")
def test_a_sentry_tower_without_a_place_still_brings_its_resource() -> None:
    scene = holding("prefab-sentry-tower").holds("A", "a-right", 1, *["laser_cannon"] * 4).turn("A")

    scene.play("A spend prefab-sentry-tower", "A take 0 gold 1 energy")

    assert (scene.supplies("A"), scene.built("a-right")) == ((0, 1, 0), ["laser_cannon"] * 4)


@plays("prefab-laser-cannon")
@clause("WARP-DEV-17")
def test_a_discount_on_builds_makes_a_prefab_with_a_price_cheaper() -> None:
    scene = holding("prefab-laser-cannon").exiled_races("nurec-designers", "zeto-archivists").turn("A")

    scene.play("A spend prefab-laser-cannon")

    assert scene.built("a-right") == ["laser_cannon"]


@plays("prefab-assault-ship")
@clause("WARP-SHP-05")
def test_a_prefab_assault_ship_looks_around() -> None:
    scene = holding("prefab-assault-ship").hidden("a-ridge", 2).turn("A")

    scene.play("A spend prefab-assault-ship", "A reveal a-right")

    assert (scene.holder("a-ridge"), scene.built("a-right")) == ("exiled", ["assault_ship"])


@plays("overhaul")
@clause("WARP-RWD-05")
def test_an_overhaul_raises_any_type_for_two_resources() -> None:
    scene = holding("overhaul").has("A", gold=2, energy=1).level("A", "command_center", 3).turn("A")
    scene.play("A spend overhaul")
    types = ("gold_mine", "energy_plant", "trade_post", "assault_ship")
    assert scene.options("A") == [f"upgrade {type}" for type in types]

    scene.play("A upgrade energy_plant", "A pay 2 gold 0 energy")

    assert (scene.colony("A").levels, scene.supplies("A")) == ([3, 1, 2, 1, 1], (0, 1, 0))
    assert scene.colony("A").positions == [3, 1, 2, 1]


@plays("overhaul")
@clause("WARP-RWD-06")
def test_an_overhaul_needs_two_resources() -> None:
    scene = holding("overhaul").has("A", gold=1).turn("A")

    assert scene.options("A") == ["extract resources", "extract troops", "trade"]


@plays("tremor")
@clause("WARP-SYM-03")
def test_a_tremor_raises_one_area_and_lowers_another() -> None:
    scene = holding("tremor", seats=3).turn("A").play("A spend tremor")
    # Neither the gate nor an area of another player, nor one at its highest.
    assert (scene.kind(), set(scene.options("A")) & {"raise gate", "raise b-right", "raise a-ridge"}) == (
        "raise",
        set(),
    )

    scene.play("A raise a-right", "A lower ring-1")

    heights = [scene.state.multipliers[scene.area(area)] for area in ("a-right", "ring-1")]
    assert heights == [2, 2]
    # Nobody follows and nobody draws.
    assert (scene.asked(), scene.kind(), scene.cards("A")) == ("A", "extract", [])


@plays("redeployment")
@clause("WARP-SYM-06")
def test_a_redeployment_moves_three_troops() -> None:
    scene = holding("redeployment").hidden("a-spine-outer", 2).turn("A").play("A spend redeployment")

    scene.play("A move a-colony a-right", "A move a-colony a-upper-left", "A move a-right a-upper-right")

    assert [scene.troops(area) for area in ("a-colony", "a-right", "a-upper-left", "a-upper-right")] == [1, 1, 1, 1]
    assert (scene.kind(), scene.holder("a-upper-right")) == ("extract", "A")
    # The token beside the claimed area waits for the reveal step.
    assert scene.holder("a-spine-outer") == "hidden"


@clause("WARP-END-02", "WARP-SYM-06")
@plays("redeployment")
def test_the_movements_of_the_end_phase_come_on_top_of_a_redeployment() -> None:
    scene = holding("redeployment", "gold-shipment").turn("A", "end")
    scene.play("A spend redeployment", "A move a-colony a-right", "A done")

    scene.play("A move a-right a-colony", "A move a-colony a-left")

    assert scene.options("A") == ["end turn", "spend gold-shipment.1"]


@plays("redeployment")
@clause("WARP-RWD-06")
def test_a_redeployment_needs_a_troop_that_can_move() -> None:
    scene = holding("redeployment").holds("A", "a-colony", 1).turn("A")

    assert scene.options("A") == ["extract resources", "extract troops"]


@plays("sabotage")
@clause("WARP-SYM-10", "WARP-LAS-06")
def test_sabotage_removes_a_troop_up_to_two_areas_away() -> None:
    scene = holding("sabotage").holds("B", "a-upper-left", 2).exiled("a-ridge", 1).exiled("a-spine-inner", 2)
    # Three steps away, face down, and behind a Sentry Tower.
    scene.exiled("ring-1", 1).hidden("a-spine-outer", 1).holds("B", "a-left", 1, "sentry_tower")
    scene.turn("A").play("A spend sabotage")
    assert scene.options("A") == ["remove a-upper-left", "remove a-ridge", "remove a-spine-inner"]

    scene.play("A remove a-ridge")

    # With the last Troop the token is gone; it is no laser hit.
    assert (scene.kind(), scene.holder("a-ridge")) == ("extract", "empty")
    assert scene.colony("A").deeds[DID_DESTROY] == 0


@plays("sabotage")
@clause("WARP-LAS-07")
def test_a_sabotaged_troop_of_a_player_returns_to_the_general_supply() -> None:
    scene = holding("sabotage").holds("B", "a-upper-left", 2).turn("A")

    scene.play("A spend sabotage")

    assert (scene.troops("a-upper-left"), scene.colony("B").supply, scene.held_rewards("B")) == (1, 14 - 5, [])


@plays("sabotage")
@clause("WARP-RWD-06")
def test_sabotage_needs_an_enemy_in_range() -> None:
    # A Colony is immune: that of B is not even near.
    scene = holding("sabotage").exiled("ring-3", 1).turn("A")

    assert scene.options("A") == ["extract resources", "extract troops"]


@clause("WARP-RWD-02", "WARP-TURN-03", "WARP-TURN-05")
@plays("gold-shipment")
@for_each("moment", ["extract", "consult", "action", "end"])
def test_reward_cards_are_spent_in_every_phase_of_the_own_turn(moment: str) -> None:
    scene = holding("gold-shipment").turn("A", moment)

    scene.play("A spend gold-shipment")

    assert scene.supplies("A") == (3, 0, 0)


@clause("WARP-RWD-02", "WARP-TURN-03")
@plays("gold-shipment")
def test_reward_cards_are_not_spent_in_combat_nor_in_the_turn_of_another() -> None:
    scene = holding("gold-shipment").rewards("B", "gold-shipment").holds("A", "a-upper-left", 4).exiled("a-ridge", 1)
    scene.hand("A", "enforce").hand("B", "enforce").turn("A", "action")

    scene.play("A attack", "A troops 2")
    assert scene.options("A") == ["pass", "play enforce.1"]
    scene.play("A pass")
    assert scene.options("B") == ["pass", "play enforce.2"]
