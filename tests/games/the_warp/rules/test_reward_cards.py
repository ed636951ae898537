"""Reward cards: gaining, holding and spending them."""

from __future__ import annotations

from tessera.games.the_warp.rules.reward_cards import DrawRewards
from tessera.games.the_warp.rules.turn import ExtractMenu
from tessera.games.the_warp.state import REWARD_DECK, REWARD_DISCARD
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, quiet, rivals
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each


def spending(scene: Scene, letter: str = "A") -> list[str]:
    """The Reward cards that a player may spend now."""
    return [option for option in scene.options(letter) if option.startswith("spend ")]


@clause("WARP-RWD-01")
def test_a_reward_card_is_the_top_card_of_the_deck() -> None:
    scene = exiled(1).reward_deck("overhaul", "tremor").dice(6, 6, 1)

    attack(scene, 2)

    assert scene.held_rewards("A") == ["overhaul"]
    assert scene.in_zone(REWARD_DECK)[-1] == "tremor.1"
    # Only its owner sees which one it is.
    assert at(scene.view("A"), "players", 0, "rewards") == ["overhaul"]
    assert at(scene.view("B"), "players", 0, "rewards") == ["reward"]


@clause("WARP-RWD-01", "WARP-RWD-04")
def test_a_fifth_reward_card_is_drawn_and_then_one_of_five_goes() -> None:
    scene = exiled(1).rewards("A", "sabotage", "tremor", "recruits", "salvage").reward_deck("overhaul").dice(6, 6, 1)

    attack(scene, 2)

    assert (scene.asked(), scene.kind(), scene.question("A").pick) == ("A", "cut-rewards", (1, 1))
    assert scene.options("A") == [
        "discard sabotage",
        "discard tremor.1",
        "discard recruits.1",
        "discard salvage.1",
        "discard overhaul",
    ]
    scene.play("A discard recruits")
    assert scene.held_rewards("A") == ["sabotage", "tremor.1", "salvage.1", "overhaul"]
    assert scene.in_zone(REWARD_DISCARD) == ["recruits.1"]


@clause("WARP-RWD-04")
def test_two_reward_cards_are_both_drawn_before_any_is_discarded() -> None:
    scene = exiled(1).rewards("B", "sabotage", "tremor", "recruits").reward_deck("overhaul", "salvage")
    scene.hand("B", "enforce").has("B", gold=1).dice(1, 1, 6)

    attack(scene, 2).play("B play enforce")

    assert (scene.asked(), scene.kind(), scene.question("B").pick) == ("B", "cut-rewards", (1, 1))
    assert {"discard overhaul", "discard salvage.1"} <= set(scene.options("B"))


@clause("WARP-RWD-01")
def test_four_reward_cards_may_be_kept() -> None:
    scene = exiled(1).rewards("A", "sabotage", "tremor", "recruits").reward_deck("overhaul").dice(6, 6, 1)

    attack(scene, 2)

    assert len(scene.held_rewards("A")) == 4
    assert scene.kind() == "end"


@clause("WARP-RWD-02")
@for_each("moment", ["extract", "consult", "action", "end"])
def test_reward_cards_are_spent_in_all_phases_of_the_own_turn(moment: str) -> None:
    scene = quiet().rewards("A", "gold-shipment").rewards("B", "energy-cells")
    scene.turn("A", moment)
    assert spending(scene) == ["spend gold-shipment.1"]

    scene.play("A spend gold-shipment")

    assert scene.supplies("A") == (3, 0, 0)
    assert scene.held_rewards("A") == []
    # Nothing else has happened: the phase goes on, and only A was asked.
    assert scene.asked() == "A"
    assert scene.held_rewards("B") == ["energy-cells.1"]


@clause("WARP-RWD-02")
def test_no_reward_card_is_spent_during_a_combat() -> None:
    scene = (
        rivals(1).rewards("A", "gold-shipment").rewards("B", "gold-shipment").hand("A", "maneuver").hand("B", "enforce")
    )
    scene.has("A", gold=2, energy=1).has("B", gold=2)
    attack(scene, 2)
    while scene.kind() != "end":
        letter = scene.asked()[0]
        assert spending(scene, letter) == []
        options = scene.options(letter)
        scene.play(f"{letter} " + next(option for option in options if option not in ("pass", "bribe")))

    assert spending(scene) == ["spend gold-shipment.1"]


@clause("WARP-RWD-02")
def test_reward_cards_pay_for_a_reward_ability() -> None:
    scene = quiet().leads("A", "skolok-miners").rewards("A", "tremor", "sabotage", "overhaul").turn("A", "extract")

    scene.play("A reward-ability skolok-miners", "A spend tremor + spend overhaul")

    assert scene.supplies("A") == (4, 2, 0)
    assert scene.held_rewards("A") == ["sabotage"]
    # Their printed effects do not happen.
    assert scene.in_zone(REWARD_DISCARD) == ["tremor.1", "overhaul"]
    assert scene.kind() == "extract"


@clause("WARP-RWD-03")
def test_spent_reward_cards_lie_open_on_their_discard_pile() -> None:
    scene = quiet().rewards("A", "salvage").turn("A", "action")

    scene.play("A spend salvage")

    assert scene.supplies("A") == (1, 2, 0)
    assert scene.view("B")["reward_discard"] == ["salvage.1"]


@clause("WARP-RWD-03")
def test_an_empty_reward_deck_is_made_anew_from_the_discard_pile() -> None:
    scene = quiet()
    state = scene.state
    state.zones[REWARD_DISCARD] = state.zones[REWARD_DECK][:5]
    state.zones[state.rewards(1)] = state.zones[REWARD_DECK][6:]
    state.zones[REWARD_DECK] = state.zones[REWARD_DECK][5:6]
    discarded = set(scene.in_zone(REWARD_DISCARD))

    scene.run(DrawRewards(0, 3), ExtractMenu(0))

    # The last card of the deck, then two of the five that were shuffled.
    assert len(scene.held_rewards("A")) == 3
    assert len(set(scene.held_rewards("A")) & discarded) == 2
    assert (len(scene.in_zone(REWARD_DECK)), scene.in_zone(REWARD_DISCARD)) == (3, [])


@clause("WARP-RWD-03")
def test_without_any_card_left_none_is_drawn() -> None:
    scene = quiet()
    scene.state.zones[scene.state.rewards(1)] = scene.state.zones[REWARD_DECK][1:]
    scene.state.zones[REWARD_DECK] = scene.state.zones[REWARD_DECK][:1]

    scene.run(DrawRewards(0, 2), ExtractMenu(0))

    assert len(scene.held_rewards("A")) == 1


@clause("WARP-RWD-05")
def test_a_building_of_a_reward_card_follows_the_placement_rules() -> None:
    scene = quiet().holds("A", "a-left", 1).holds("A", "a-upper-right", 1, "trade_post", "trade_post", "laser_cannon")
    scene.holds("A", "a-spine-outer", 1).rewards("A", "prefab-gold-mine").turn("A", "action")

    scene.play("A spend prefab-gold-mine")

    # Gold symbols on both, room for one more building on a-upper-right; the Colony is full, the others show no Gold.
    assert scene.options("A") == ["build gold_mine a-left", "build gold_mine a-upper-right"]
    scene.play("A build gold_mine a-left")
    assert scene.built("a-left") == ["gold_mine"]
    assert at(scene.view(None), "players", 0, "tracks", "gold", "position") == 2


@clause("WARP-RWD-05")
def test_nobody_follows_a_building_of_a_reward_card_and_the_action_is_still_to_come() -> None:
    scene = quiet().holds("A", "a-left", 1).rewards("A", "prefab-trade-post", "prefab-sentry-tower")
    scene.hand("B", "build-05").has("B", gold=5, energy=5).turn("A", "action")

    scene.play("A spend prefab-sentry-tower", "A build sentry_tower a-left", "A take 1 gold 0 energy")

    assert (scene.asked(), scene.kind()) == ("A", "action")
    assert scene.supplies("A") == (1, 0, 0)
    assert scene.told("follow") == []


@clause("WARP-RWD-05")
@for_each(
    ("card", "build", "price"),
    [
        ("prefab-command-center", "build command_center a-left", 1),
        ("prefab-energy-plant", "build energy_plant a-right", 0),
        ("prefab-trade-post", "build trade_post a-left", 0),
        ("prefab-laser-cannon", "build laser_cannon a-left", 1),
        ("prefab-assault-ship", "build assault_ship a-left", 0),
    ],
)
def test_what_buildings_of_reward_cards_cost(card: str, build: str, price: int) -> None:
    scene = quiet().holds("A", "a-left", 1).has("A", gold=1).rewards("A", card).turn("A", "action")

    scene.play(f"A spend {card}")
    if scene.kind() == "build":
        scene.play(f"A {build}")

    _, building, area = build.split()
    assert scene.built(area) == [building]
    assert scene.supplies("A") == (1 - price, 0, 0)


@clause("WARP-RWD-05")
def test_an_upgrade_of_a_reward_card_raises_one_level_for_two_resources() -> None:
    scene = quiet().exiled_races("silna-officials", "nurec-designers").has("A", gold=1, energy=1)
    scene.level("A", "assault_ship", 3).rewards("A", "overhaul").turn("A", "extract")

    scene.play("A spend overhaul")

    # The ladder of the ship is at its end.
    assert scene.options("A") == [
        f"upgrade {type}" for type in ("command_center", "gold_mine", "energy_plant", "trade_post")
    ]
    scene.play("A upgrade gold_mine")
    assert at(scene.view(None), "players", 0, "levels", "gold_mine") == 2
    assert scene.supplies("A") == (0, 0, 0)
    assert (scene.asked(), scene.kind()) == ("A", "extract")


@clause("WARP-RWD-06")
@for_each(
    "card",
    ["archive-cache", "recruits", "blueprints", "prefab-gold-mine", "prefab-command-center", "overhaul", "sabotage"],
)
def test_a_card_without_any_possible_effect_cannot_be_spent(card: str) -> None:
    scene = quiet().rewards("A", card, "tremor")
    # A full hand of Combat cards, no Troop in the supply, no resources, no enemy in range, no place to build.
    scene.hand("A", "enforce", "enforce", "enforce", "elite", "elite", "defect", "defect", "jetpack")
    scene.has("A", reserve=10)
    scene.state.withdraw(scene.area("a-right"), 1)
    scene.colony("A").reserve += scene.colony("A").supply
    scene.colony("A").supply = 0

    scene.turn("A", "extract")

    assert spending(scene) == ["spend tremor.1"]


@clause("WARP-RWD-06")
def test_an_effect_that_is_impossible_is_left_out() -> None:
    # No place for a tower: the Colony is full and A holds nothing else.
    scene = quiet().rewards("A", "prefab-sentry-tower")
    scene.state.withdraw(scene.area("a-right"), 1)
    scene.turn("A", "extract")

    scene.play("A spend prefab-sentry-tower", "A take 0 gold 1 energy")

    assert scene.supplies("A") == (0, 1, 0)
    assert scene.built("a-colony") == ["command_center", "gold_mine", "energy_plant", "trade_post"]


@clause("WARP-RWD-06")
def test_as_much_as_possible_of_an_effect_is_carried_out() -> None:
    scene = quiet().rewards("A", "archive-cache").deck("build-05", "build-06")
    scene.hand("A", "enforce", "enforce", "enforce", "elite", "elite", "defect", "defect").turn("A", "extract")

    scene.play("A spend archive-cache", "A draw deck")

    # The hand limit of 8 allows one of two cards.
    assert scene.cards("A")[-1] == "build-05"
    assert len(scene.cards("A")) == 8
    assert scene.kind() == "extract"


@clause("WARP-RWD-02")
@for_each(
    ("card", "gained"),
    [("gold-shipment", (3, 0, 0)), ("energy-cells", (0, 3, 0)), ("mixed-cargo", (2, 1, 0)), ("salvage", (1, 2, 0))],
)
def test_cards_with_resources(card: str, gained: tuple[int, int, int]) -> None:
    scene = quiet().rewards("A", card).turn("A", "action")

    scene.play(f"A spend {card}")

    assert scene.supplies("A") == gained


@clause("WARP-RWD-02")
def test_recruits_go_to_an_area_or_into_the_reserve() -> None:
    scene = quiet().rewards("A", "recruits", "recruits").turn("A", "action")

    scene.play("A spend recruits", "A station a-right", "A spend recruits", "A reserve")

    assert (scene.troops("a-right"), scene.supplies("A")) == (2, (0, 0, 1))


@clause("WARP-RWD-02")
def test_blueprints_play_a_develop_card_for_two_resources_less() -> None:
    scene = quiet().rewards("A", "blueprints").hand("A", "build-12", "enforce").has("A", gold=1, energy=0)
    scene.holds("A", "a-left", 1).hand("B", "build-05").has("B", gold=5, energy=5).turn("A", "action")

    scene.play("A spend blueprints")

    # 2 Gold 1 Energy and 1 Gold 2 Energy are within reach, 2 Gold 2 Energy for the cannon are not.
    assert scene.options("A") == ["option 2 energy_plant", "option 3 gold_mine"]
    scene.play("A option 3 gold_mine")
    assert (scene.built("a-left"), scene.supplies("A")) == (["gold_mine"], (0, 0, 0))
    # Nobody follows.
    assert scene.asked() == "A"
    assert scene.cards("A") == ["enforce.1"]


@clause("WARP-RWD-02")
def test_sabotage_tremor_and_redeployment() -> None:
    scene = exiled(2).rewards("A", "sabotage", "tremor", "redeployment").turn("A", "action")

    scene.play("A spend sabotage", "A remove a-ridge")
    assert scene.troops("a-ridge") == 1
    scene.play("A spend tremor", "A raise a-upper-left", "A lower a-ridge")
    assert (scene.state.multipliers[scene.area("a-upper-left")], scene.state.multipliers[scene.area("a-ridge")]) == (
        3,
        3,
    )
    scene.play("A spend redeployment", "A move a-upper-left a-left", "A move a-upper-left a-left", "A done")

    assert (scene.troops("a-upper-left"), scene.troops("a-left")) == (2, 2)
    assert (scene.asked(), scene.kind()) == ("A", "action")


@clause("WARP-RWD-02")
def test_new_orders_switch_a_mission_and_draw_a_card() -> None:
    scene = quiet().private("A", "cq-01").mission_deck("pg-01", "pg-02").deck("build-05").rewards("A", "new-orders")
    scene.turn("A", "extract").play("A spend new-orders")

    scene.play("A switch cq-01", "A deck progress", "A keep pg-02", "A draw deck")

    assert (scene.held_missions("A"), scene.cards("A")) == (["pg-02"], ["build-05"])
