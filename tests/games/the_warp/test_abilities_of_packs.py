"""Abilities of races that no race of the box has: other triggers, limits and effects, led and exiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, result, rolled
from tests.games.the_warp.pack_folder import pack, refused
from tests.games.the_warp.pack_words import beside_b, beside_exiled, bought, led, living, table
from tests.games.the_warp.turn_plays import declare
from tests.rows import for_each

RECORDS = "\n".join(
    [
        # Races that players lead.
        led("twins", "attack_declared", '{ op = "attack_cards", n = 2 }'),
        led("tolls", "attack_declared", '{ op = "opponent_card_cost", energy = 2 }'),
        led("chargers", "attack_declared", '{ op = "troop_add", n = 1 }', 'when = [{ cond = "attackers", min = 2 }]'),
        led("wedge", "attack_declared", '{ op = "value_add", n = 1 }', 'when = [{ cond = "pincer" }]'),
        led(
            "duellists", "combat_won", '{ op = "gain_points", n = 1 }', 'when = [{ cond = "against", is = ["player"] }]'
        ),
        led("helpers", "combat_won", '{ op = "gain", gold = 1 }', 'when = [{ cond = "role", is = ["supporter"] }]'),
        led("greedy", "combat_won", '{ op = "gain", gold = 1 }'),
        led("sturdy", "passive", '{ op = "value_add", n = 1 }'),
        led("dawn", "turn_start", '{ op = "gain", energy = 1 }'),
        led(
            "hermits",
            "activated",
            '{ op = "gain_points", n = 1 }',
            'limit = "game"\n  cost = { discard = 2, rewards = 1 }',
        ),
        led("raiders", "trade", '{ op = "remove_troop", n = 1, range = 2, owner = "any" }'),
        led("lucky", "dice", '{ op = "reroll", n = 1 }', 'limit = "game"'),
        bought("once", '{ op = "modify", stat = "move_limit", n = 1 }, { op = "gain", gold = 2 }'),
        # Exiled Races.
        living("heralds", "color", "area_attacked", '{ op = "attack_cards", n = 2 }'),
        living("misers", "color", "area_attacked", '{ op = "opponent_card_cost", gold = 1 }'),
        living("pairs", "color", "area_attacked", '{ op = "defense_cards", n = 2 }'),
        living("swarm", "color", "area_attacked", '{ op = "troop_add", n = 1 }'),
        living(
            "patient", "color", "area_attacked", '{ op = "force_reroll", n = 1, side = "defender", pick = "lowest" }'
        ),
        living(
            "silent",
            "color",
            "area_attacked",
            '{ op = "may_pay", who = "defender", cost = { any = 1 }, then = [{ op = "dice_add", n = 1 }] }',
        ),
        living("frail", "color", "attack_failed", '{ op = "lose_troop", n = 2, side = "defender", keep = 1 }'),
        living("famous", "color", "area_conquered", '{ op = "gain_points", n = 1 }, { op = "draw_reward", n = 1 }'),
    ]
)


@pytest.fixture(scope="module")
def tides(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with all of these."""
    return str(pack(tmp_path_factory.mktemp("packs"), RECORDS))


# Races of players


@clause("WARP-RAC-03", "WARP-CRD-01")
def test_an_attacker_plays_two_cards_away_from_the_gate(tides: str) -> None:
    scene = beside_exiled(tides).leads("A", "tides.twins").hand("A", "enforce", "elite", "defect").has("A", gold=2)

    attack(scene.dice(2, 5), 1).play("A use tides.twins", "A play enforce", "A play elite")

    # 2 counts 3, doubled 6; the third card is not asked for.
    assert (scene.kind(), counted(scene), scene.cards("A")) == ("end", ([6], [5]), ["defect.1"])


@for_each("op", ["attack_cards", "defense_cards"])
def test_three_cards_on_a_side_are_too_many(tmp_path: Path, op: str) -> None:
    error = refused(tmp_path, led("hosts", "attack_declared", f'{{ op = "{op}", n = 3 }}'))

    assert "3 is out of range" in str(error)


@clause("WARP-RAC-03", "WARP-REV-02")
def test_cards_of_the_other_side_cost_more(tides: str) -> None:
    scene = beside_b(tides).leads("A", "tides.tolls").hand("B", "enforce").hand("A", "enforce").has("A", gold=1)
    scene.has("B", gold=1, energy=2).dice(3, 3)

    attack(scene, 1).play("A use tides.tolls", "A play enforce", "B play enforce", "A no bribe")

    assert (scene.supplies("A"), scene.supplies("B"), counted(scene)) == ((0, 0, 0), (0, 0, 0), ([4], [4]))


@clause("WARP-RAC-03", "WARP-RAC-09")
@for_each(("troops", "dice"), [(1, 1), (2, 3)])
def test_a_condition_counts_the_troops_that_were_declared(tides: str, troops: int, dice: int) -> None:
    scene = beside_exiled(tides).leads("A", "tides.chargers")

    attack(scene, troops)
    if troops == 2:
        scene.play("A use tides.chargers")

    assert len(rolled(scene)[0]) == dice


@clause("WARP-RAC-03", "WARP-RAC-09")
@for_each("flank", [True, False])
def test_a_condition_asks_for_a_further_area_beside_the_target(tides: str, flank: bool) -> None:
    scene = beside_exiled(tides).leads("A", "tides.wedge").dice(3, 3)
    if flank:
        scene.holds("A", "a-upper-right", 1)

    attack(scene, 1)

    assert scene.kind() == ("ability" if flank else "end")
    if flank:
        assert counted(scene.play("A use tides.wedge")) == ([4], [3])


@clause("WARP-RAC-03", "WARP-RAC-09")
def test_a_condition_asks_whom_the_combat_was_against(tides: str) -> None:
    player = beside_b(tides).leads("A", "tides.duellists").dice(6, 1)
    other = beside_exiled(tides).leads("A", "tides.duellists").dice(6, 1)

    attack(player, 1).play("A use tides.duellists")
    attack(other, 1)

    assert (player.colony("A").points, other.kind(), other.colony("A").points) == (1, "end", 0)


@clause("WARP-RAC-09")
def test_an_ability_that_lists_support_works_in_support(tides: str) -> None:
    scene = beside_exiled(tides).leads("B", "tides.helpers").hand("B", "enforce").has("B", gold=1).dice(1, 6)

    attack(scene, 1).play("B play enforce", "B use tides.helpers")

    assert (result(scene), scene.supplies("B")) == ("held", (1, 0, 0))


@clause("WARP-RAC-03", "WARP-RAC-09")
def test_an_ability_without_limit_or_condition_works_every_time_for_own_troops(tides: str) -> None:
    scene = beside_exiled(tides).leads("A", "tides.greedy", "morlar-raiders").exiled("b-spine-inner", 1)
    scene.rewards("A", "tremor", "salvage").dice(6, 1).turn("A", "action")
    scene.play("A reward-ability morlar-raiders", "A attack a-upper-left a-ridge", "A troops 1")
    scene.play("A use tides.greedy", "A decline")

    declare(scene.dice(6, 1), "A", "a-upper-left", "b-spine-inner", 1).play("A use tides.greedy", "A decline")

    assert scene.supplies("A") == (2, 0, 0)


@clause("WARP-RAC-09")
def test_dice_of_own_troops_are_always_stronger_but_not_those_of_support(tides: str) -> None:
    own = beside_b(tides).leads("A", "tides.sturdy").dice(3, 3)
    support = beside_exiled(tides).leads("B", "tides.sturdy").hand("B", "maneuver").has("B", gold=1).dice(3, 3)

    attack(own, 1)
    attack(support, 1).play("B play maneuver", "B pass")

    assert (counted(own), counted(support)) == (([4], [3]), ([3], [3]))


@clause("WARP-RAC-03")
def test_an_ability_at_the_start_of_the_own_turn(tides: str) -> None:
    scene = table(tides).leads("A", "tides.dawn").turn("A", "start")
    assert scene.options("A") == ["use tides.dawn", "decline"]

    scene.play("A use tides.dawn")

    assert (scene.kind(), scene.supplies("A")) == ("extract", (0, 1, 0))


# Limits of a game


@clause("WARP-RAC-03")
def test_an_ability_once_in_a_game_with_cards_as_its_price(tides: str) -> None:
    scene = table(tides).leads("A", "tides.hermits").hand("A", "elite", "enforce", "defect", "jetpack")
    scene.rewards("A", "gold-shipment", "energy-cells").turn("A")

    scene.play("A use tides.hermits", "A discard elite + discard defect", "A spend energy-cells")
    assert (scene.colony("A").points, scene.cards("A")) == (1, ["enforce.1", "jetpack.1"])
    assert (scene.held_rewards("A"), scene.supplies("A")) == (["gold-shipment.1"], (0, 0, 0))

    # Everything is there for a second time, in this turn and in the next one.
    assert "use tides.hermits" not in scene.options("A")
    assert "use tides.hermits" not in scene.turn("A", "start").options("A")


@clause("WARP-RAC-03", "WARP-DIC-09")
def test_a_reroll_once_in_a_game(tides: str) -> None:
    scene = beside_exiled(tides).leads("A", "tides.lucky").dice(1, 6, 1)
    attack(scene, 1).play("A reroll 1")
    assert result(scene) == "held"

    # The next turn, the same combat.
    scene.turn("A", "start").turn("A", "action").dice(1, 6).play("A attack", "A troops 1")

    assert (scene.kind(), counted(scene)) == ("end", ([1], [6]))


def test_what_can_be_activated_without_end_is_refused(tmp_path: Path) -> None:
    # A combat never ends outside combat: the limit would never be reached.
    error = refused(tmp_path, led("endless", "activated", '{ op = "gain", gold = 1 }', 'limit = "combat"'))

    assert 'limit = "turn"' in str(error)


# Permanent Reward Abilities


@clause("WARP-RAC-05")
def test_what_is_bought_for_good_counts_at_once(tides: str) -> None:
    scene = table(tides).leads("A", "tides.once").rewards("A", "tremor", "salvage").holds("A", "a-colony", 4)
    scene.turn("A", "start").turn("A", "end").play("A reward-ability tides.once")
    assert scene.supplies("A") == (2, 0, 0)

    scene.play("A move a-colony a-right", "A move a-colony a-right")

    # A third movement in the turn in which it was bought.
    assert "move a-colony a-right" in scene.options("A")


# Exiled Races


@clause("WARP-RAC-07")
def test_the_attacker_of_an_exiled_race_may_play_two_cards(tides: str) -> None:
    scene = beside_exiled(tides, "tides.heralds").hand("A", "enforce", "elite").has("A", gold=2).dice(2, 5)

    attack(scene, 1).play("A play enforce", "A play elite")

    assert counted(scene) == ([6], [5])


@clause("WARP-RAC-07", "WARP-REV-02")
def test_cards_against_an_exiled_race_cost_more(tides: str) -> None:
    scene = beside_exiled(tides, "tides.misers").hand("A", "enforce").has("A", gold=2).dice(2, 5)

    attack(scene, 1).play("A play enforce")

    assert (counted(scene), scene.supplies("A")) == (([3], [5]), (0, 0, 0))


@clause("WARP-RAC-07", "WARP-RES-02")
def test_two_players_may_support_an_exiled_race(tides: str) -> None:
    scene = beside_exiled(tides, "tides.pairs", seats=3).hand("B", "enforce").hand("C", "enforce")
    scene.has("B", gold=1).has("C", gold=1).dice(2, 3)

    attack(scene, 1).play("B play enforce", "C play enforce")

    assert (counted(scene), [len(scene.held_rewards(letter)) for letter in "ABC"]) == (([2], [5]), [0, 2, 2])


@clause("WARP-RAC-07", "WARP-DIC-13")
@for_each(("troops", "after"), [(1, 2), (4, 4)])
def test_an_exiled_race_is_reinforced_before_the_roll(tides: str, troops: int, after: int) -> None:
    scene = beside_exiled(tides, "tides.swarm", troops).multiplier("a-ridge", 4)

    attack(scene.dice(1, *[6] * after), 1)

    # It stays there after the combat, and four are the most.
    assert (len(rolled(scene)[1]), scene.troops("a-ridge")) == (after, after)


@clause("WARP-RAC-07", "WARP-DIC-08")
def test_an_exiled_race_rerolls_its_lowest_die(tides: str) -> None:
    scene = beside_exiled(tides, "tides.patient", 2).dice(6, 5, 2, 4)

    attack(scene, 1)

    assert (scene.kind(), counted(scene)) == ("end", ([6], [5, 4]))


@clause("WARP-RAC-07")
def test_no_defending_player_no_payment(tides: str) -> None:
    scene = beside_exiled(tides, "tides.silent").has("A", gold=3).has("B", gold=3).dice(6, 5)

    attack(scene, 1)

    assert (scene.kind(), rolled(scene), scene.supplies("A"), scene.supplies("B")) == (
        "end",
        ([6], [5]),
        (3, 0, 0),
        (3, 0, 0),
    )


@clause("WARP-RAC-07")
@for_each(("troops", "left"), [(4, 2), (2, 1), (1, 1)])
def test_a_defence_that_held_can_lose_troops_of_its_own(tides: str, troops: int, left: int) -> None:
    scene = beside_exiled(tides, "tides.frail", troops)

    attack(scene.dice(1, *[6] * troops), 1)

    assert (result(scene), scene.troops("a-ridge"), scene.holder("a-ridge")) == ("held", left, "exiled")


@clause("WARP-RAC-07", "WARP-GAT-13")
def test_a_conquest_can_bring_points_and_reward_cards(tides: str) -> None:
    scene = beside_exiled(tides, "tides.famous").dice(6, 1)

    attack(scene, 1)

    # One Reward card for the combat, one for the race.
    assert (scene.colony("A").points, len(scene.held_rewards("A"))) == (1, 2)


# States of their own


@clause("WARP-SYM-10")
def test_troops_that_are_fought_for_are_out_of_reach_of_other_effects(tides: str) -> None:
    scene = beside_exiled(tides, troops=2).leads("A", "tides.raiders").exiled("a-left", 1).has("A", gold=1)
    scene.colony("A").traded = False
    declare(scene.dice(6, 6, 1, 1).turn("A", "action"), "A", "a-upper-left", "a-ridge", 2)
    scene.play("A trade", "A use tides.raiders")

    assert scene.options("A") == ["remove a-left", "remove b-right"]
    scene.play("A remove a-left")
    # The combat keeps count of its own Troops: two still defend, and roll two dice.
    assert (rolled(scene), result(scene)) == (([6, 6], [1, 1]), "conquered")
