"""Combats in which rules meet that seldom do: two of a card on one side, bonuses that the fight itself brings."""

from __future__ import annotations

import re

from tessera.games.the_warp.state import DISCARD
from tessera.games.the_warp.terms import COMBAT_DISCOUNT_ENERGY, COMBAT_DISCOUNT_GOLD
from tests.clauses import clause
from tests.games.the_warp.fighting import (
    attack,
    counted,
    exiled,
    gate,
    powers,
    quiet,
    result,
    rivals,
    rolled,
    with_bonus,
)
from tests.games.the_warp.scene import Scene, at
from tests.games.the_warp.turn_plays import declare
from tests.rows import for_each


@clause("WARP-CRD-16")
def test_two_supporters_who_each_remove_a_troop_both_pay_its_owner() -> None:
    scene = gate("volut-smugglers", "two-defense-cards", seats=3).dice(1, 6, 6)
    scene.hand("B", "defect").has("B", gold=2, energy=1).hand("C", "defect").has("C", gold=2, energy=1)

    attack(scene, 3).play("B play defect", "C play defect")

    assert scene.told("compensated") == [["gold:2", "energy:1"], ["gold:2", "energy:1"]]
    assert scene.supplies("A")[:2] == (4, 2)


@clause("WARP-MIS-03", "WARP-MIS-05")
def test_a_mission_put_off_is_not_offered_once_a_combat_took_what_it_asks_for() -> None:
    scene = exiled(1).holds("A", "a-left", 2).multiplier("a-upper-left", 1).multiplier("a-ridge", 1)
    scene.private("A", "cq-18").dice(3, 3)
    scene.turn("A", "action").play("A later", "A attack", "A troops 1")

    objection = scene.refused("A", "complete cq-18")

    assert result(scene) == "emptied"
    assert objection.clause == "WARP-MIS-03"


@for_each("cards", [("reinforce", "enforce"), ("enforce", "reinforce")])
@clause("WARP-TRK-13", "WARP-GAT-18")
def test_the_command_bonus_comes_off_the_total_in_whichever_order_cards_were_played(cards: tuple[str, str]) -> None:
    scene = with_bonus(gate("volut-smugglers"), "A", "command_center").hand("A", *cards).has("A", gold=3, energy=3)
    attack(scene, 2).play(f"A play {cards[0]}", f"A play {cards[1]}")

    ways = [re.findall(r"\d+", option) for option in scene.options("A")]

    # Enforce for 1 of any kind, Reinforce for 1 Gold and 1 Energy: the bonus pays for Reinforce.
    firsts = [[int(number) for number in way] for way in ways if way[0] == way[3] == "1"]
    sums = sorted([(one[1] + one[4], one[2] + one[5]) for one in firsts])
    assert sums == [(0, 1), (1, 0)]


@clause("WARP-SOLO-02")
def test_the_colony_of_the_empty_seat_is_an_ordinary_area_for_missions() -> None:
    scene = Scene(seats=1).holds("A", "b-colony", 1).holds("A", "a-left", 1).private("A", "cq-20")

    scene.turn("A", "action")

    assert "complete cq-20" in scene.options("A")


@clause("WARP-DIC-15", "WARP-TRK-14")
def test_a_bonus_that_the_conquest_itself_brings_gives_no_reward_card_yet() -> None:
    scene = with_bonus(rivals(1), "A", "gold_mine").level("A", "gold_mine", 2)
    scene.holds("B", "a-ridge", 1, "gold_mine").dice(6, 6, 1)

    attack(scene, 2)

    assert powers(scene)[0] > powers(scene)[1]
    assert len(scene.held_rewards("A")) == 1


@clause("WARP-TEAM-21")
def test_a_helper_does_not_take_a_bribed_card_back() -> None:
    scene = Scene(seats=4, teams=True).exiled_races("silna-officials", "ralan-engineers").leads("D", "volut-smugglers")
    scene.colony("A").traded = True
    scene.holds("A", "a-left", 4).holds("B", "b-spine-outer", 2).has("A", gold=2)
    scene.hand("D", "enforce").has("D", gold=1)
    scene.turn("A", "action").play("A attack", "A troops 3", "D play enforce")

    scene.play("A bribe", "A gold 1", "A propose", "D accept")

    assert scene.cards("D") == []
    assert scene.told("bribed_back") == []


# Seat A in the part of others


def against_a(seats: int = 3) -> Scene:
    """B with 4 Troops beside an area of A."""
    return quiet(seats).holds("B", "b-spine-outer", 4).holds("A", "a-left", 1).turn("B", "action")


@clause("WARP-CRD-02", "WARP-DIC-04", "WARP-DIC-14")
def test_a_defending_player_answers_and_rolls_whoever_sits_left_of_the_attacker() -> None:
    scene = against_a().hand("A", "maneuver").has("A", gold=1).dice(5, 1, 6)
    declare(scene, "B", "b-spine-outer", "a-left", 1)
    assert (scene.state.combat.roller, scene.asked()) == (-1, "A")
    scene.play("A play maneuver", "A reroll 1")

    assert [(event.seat, event.clause) for event in scene.game.events if event.key == "combat_card"] == [
        (0, "WARP-CRD-02")
    ]
    assert [event.seat for event in scene.game.events if event.key == "reroll"] == [0]
    assert (rolled(scene), counted(scene)) == (([5], [1]), ([5], [6]))


@clause("WARP-GAT-19", "WARP-TEAM-12")
def test_a_teammate_adds_one_card_for_a_holder_who_may_play_two() -> None:
    scene = Scene(seats=4, teams=True).exiled_races("silna-officials", "ralan-engineers")
    scene.guardian("ecton-cultists", "two-defense-cards").holds("A", "gate", 1).holds("B", "ring-1", 4)
    scene.hand("C", "enforce", "maneuver").has("C", gold=2).has("B", gold=1).hand("A", "enforce").turn("B", "action")

    scene.colony("B").traded = True
    declare(scene, "B", "ring-1", "gate", 2).play("A pass", "C play enforce")

    # One card: C is not asked for another, and B may bribe.
    assert (scene.asked(), scene.kind()) == ("B", "bribe")


@clause("WARP-CRD-02")
@for_each(("attacker", "defender"), [("A", "B"), ("B", "A")])
def test_nobody_but_the_defending_player_is_asked(attacker: str, defender: str) -> None:
    scene = quiet(4) if attacker == "A" else quiet(4).turn("B", "action")
    scene.holds(attacker, "a-upper-left", 3).holds(defender, "a-ridge", 1)
    for letter in (defender, "C", "D"):
        scene.hand(letter, "enforce").has(letter, gold=1)
    scene.turn(attacker, "action")

    declare(scene, attacker, "a-upper-left", "a-ridge", 1)

    assert (scene.asked(), scene.kind()) == (defender, "defence-card")
    scene.play(f"{defender} pass")
    assert len(scene.told("roll")) == 1


@clause("WARP-TEAM-21", "WARP-CRD-07", "WARP-TEAM-12")
@for_each(("helped", "expected"), [(True, ["pass", "play pincer.1"]), (False, [])])
def test_a_teammate_of_seat_a_plays_by_what_a_controls(helped: bool, expected: list[str]) -> None:
    scene = Scene(seats=4, teams=True).exiled_races("silna-officials", "ralan-engineers")
    scene.holds("B", "b-spine-inner", 3).holds("A", "a-ridge", 1).hand("C", "pincer").has("C", gold=1)
    # An area beside the target, of the one or of the other.
    scene.holds("A" if helped else "C", "a-spine-inner", 1).turn("B", "action")

    declare(scene, "B", "b-spine-inner", "a-ridge", 1)
    if not expected:
        # Of no avail, so nobody is asked and the dice fall.
        assert len(scene.told("roll")) == 1
        return

    assert (scene.asked(), scene.options("C")) == ("C", expected)


@clause("WARP-CRD-02", "WARP-CRD-03", "WARP-REV-01")
def test_a_defender_is_no_supporter() -> None:
    defence = against_a().hand("A", "maneuver").has("A", gold=1).dice(5, 1)
    support = quiet(3).holds("B", "b-spine-outer", 4).exiled("a-left", 1).hand("A", "maneuver").has("A", gold=1)
    declare(defence, "B", "b-spine-outer", "a-left", 1).play("A play maneuver")
    declare(support.dice(5, 1).turn("B", "action"), "B", "b-spine-outer", "a-left", 1).play("A play maneuver")

    told = [[event.clause for event in scene.game.events if event.seat == 0] for scene in (defence, support)]
    assert (told[0][0], told[1][0]) == ("WARP-CRD-02", "WARP-CRD-03")
    assert (defence.kind(), defence.state.combat.supporters) == ("dice", [])
    assert (support.kind(), support.state.combat.supporters) == ("dice", [0])


@clause("WARP-DIC-06", "WARP-DIC-14")
def test_seat_a_decides_about_the_dice_of_an_exiled_race() -> None:
    scene = Scene(seats=2).exiled_races("luron-droids", "ralan-engineers").holds("B", "b-spine-outer", 4)
    scene.exiled("a-left", 1).dice(5, 1).turn("B", "action")

    declare(scene, "B", "b-spine-outer", "a-left", 1)

    assert (scene.state.combat.roller, scene.asked(), scene.options("A")) == (0, "A", ["pass", "flip 1"])


@clause("WARP-CRD-16", "WARP-GAT-18")
def test_whoever_was_robbed_receives_the_price_of_the_defection_and_of_no_other_card() -> None:
    scene = quiet().guardian("xotan-timebenders").holds("A", "ring-1", 4).holds("B", "gate", 3)
    scene.hand("A", "enforce", "defect").has("A", gold=4, energy=1).turn("A", "action")

    declare(scene, "A", "ring-1", "gate", 1).play("A play enforce", "A play defect")
    # One Gold for one card, 2 Gold and 1 Energy for the other: there is no other way to pay both.

    assert scene.told("compensated") == [["gold:2", "energy:1"]]
    assert scene.supplies("B") == (2, 1, 0)


@clause("WARP-REV-03", "WARP-GAT-18")
def test_the_card_that_is_lost_is_the_one_that_is_told() -> None:
    scene = quiet().guardian("xotan-timebenders").holds("A", "ring-1", 4).hand("A", "maneuver", "jetpack")
    scene.has("A", gold=1).turn("A", "action")

    declare(scene, "A", "ring-1", "gate", 2).play("A play maneuver", "A play jetpack")

    # One Gold pays for the first card alone.
    lost = scene.told("bluff")[0][0]
    assert scene.state.name(int(lost.removeprefix("piece:"))) == "jetpack.1"
    assert scene.told("bluff")[0][1:] == ["gold:0", "energy:0"]


@clause("WARP-RES-01", "WARP-RES-02", "WARP-RES-03", "WARP-RES-13", "WARP-RES-16", "WARP-RES-18")
@for_each(
    ("troops", "dice", "ends", "left", "supplies", "rewards", "wins"),
    [
        # Of 14 Troops A has 4 at home, and so has B with 4 more.
        (2, (1, 1, 1, 6), "held", 2, (8, 7), (1, 0), ([1], [])),
        (2, (3, 3, 2, 4), "held", 1, (9, 7), (1, 0), ([1], [])),
        (1, (1, 2, 3), "conquered", 1, (10, 7), (0, 1), ([], [0])),
        (2, (6, 6, 1, 1), "conquered", 2, (10, 6), (0, 1), ([], [0])),
    ],
)
def test_every_end_of_an_attack_on_seat_a(
    troops: int,
    dice: tuple[int, ...],
    ends: str,
    left: int,
    supplies: tuple[int, int],
    rewards: tuple[int, int],
    wins: tuple[list[int], list[int]],
) -> None:
    scene = against_a().holds("A", "a-left", troops).multiplier("a-left", 1).multiplier("b-spine-outer", 1).dice(*dice)

    declare(scene, "B", "b-spine-outer", "a-left", 2)

    a, b = scene.colony("A"), scene.colony("B")
    assert (result(scene), scene.troops("a-left")) == (ends, left)
    assert ((a.supply, b.supply), (a.wins, b.wins)) == (supplies, wins)
    assert (len(scene.held_rewards("A")), len(scene.held_rewards("B"))) == rewards


@clause("WARP-SEN-01", "WARP-DIC-07", "WARP-RAC-09")
def test_what_seat_a_brings_into_a_defence() -> None:
    # The Timebenders reroll a die, a Sentry Tower adds one.
    scene = against_a().holds("A", "a-left", 1, "sentry_tower").leads("A", "xotan-timebenders").dice(5, 1, 3)

    declare(scene, "B", "b-spine-outer", "a-left", 1)
    assert (scene.asked(), scene.options("A")) == ("A", ["pass", "reroll 1"])
    scene.play("A reroll 1")

    assert counted(scene) == ([5], [4])


@clause("WARP-CRD-07", "WARP-CRD-02")
def test_seat_a_defends_and_does_not_support() -> None:
    scene = against_a().hand("A", "ambush").has("A", gold=5, energy=5).dice(5, 1)

    declare(scene, "B", "b-spine-outer", "a-left", 1)

    # Ambush is for support alone, so there was nothing to ask.
    assert (len(scene.told("roll")), scene.told("combat_card")) == (1, [])


@clause("WARP-RES-18", "WARP-GAT-19", "WARP-RES-02")
def test_both_supporters_win_with_the_defence() -> None:
    scene = gate("volut-smugglers", "two-defense-cards", seats=4).dice(1, 6, 6, 6, 6)
    scene.hand("B", "enforce").has("B", gold=1).hand("D", "enforce").has("D", gold=1)

    attack(scene, 1).play("B play enforce", "D play enforce")

    assert [scene.colony(letter).wins for letter in "ABCD"] == [[], [2], [], [2]]
    assert [scene.colony(letter).acted for letter in "BD"] == [True, True]
    assert [len(scene.held_rewards(letter)) for letter in "ABCD"] == [0, 2, 0, 2]


# Cards that are played twice


@clause("WARP-CRD-16", "WARP-DIC-13", "WARP-GAT-18")
@for_each(("discount", "paid"), [(0, (4, 2, 0)), (1, (3, 1, 0))])
def test_two_defections_of_one_player_are_both_compensated(discount: int, paid: tuple[int, int, int]) -> None:
    scene = quiet().guardian("xotan-timebenders").holds("A", "ring-1", 4).holds("B", "gate", 3)
    scene.hand("A", "defect", "defect").has("A", gold=4, energy=2).turn("A", "action")
    # A discount on all cards together comes off the first one.
    stats = scene.colony("A").stats
    stats[COMBAT_DISCOUNT_GOLD] = stats[COMBAT_DISCOUNT_ENERGY] = discount
    supply = scene.colony("B").supply

    declare(scene, "A", "ring-1", "gate", 1).play("A play defect", "A play defect")
    while scene.kind() == "combat-option":
        scene.play(f"A {scene.options('A')[0]}")

    assert scene.supplies("B") == paid
    assert scene.supplies("A") == (4 - paid[0], 2 - paid[1], 0)
    assert len(scene.told("compensated")) == 2
    assert scene.colony("B").supply >= supply + 2


@clause("WARP-DIC-08", "WARP-DIC-09")
def test_as_many_dice_as_were_rolled_can_be_touched() -> None:
    scene = exiled(3).hand("A", "maneuver").hand("B", "maneuver").has("A", gold=1).has("B", gold=1)
    attack(scene.dice(1, 1, 1, 1, 1), 2).play("A play maneuver", "B play maneuver", "A no bribe")

    assert (scene.asked(), scene.options("A")) == ("A", ["pass", "reroll 1", "reroll 2"])
    scene.play("A pass")
    assert (scene.asked(), scene.options("B")) == ("B", ["pass", "reroll 1", "reroll 2", "reroll 3"])


@clause("WARP-BRB-04", "WARP-RAC-03")
def test_a_race_that_is_always_in_force_keeps_no_card_by_that() -> None:
    scene = exiled(1).leads("B", "zeto-archivists").hand("B", "enforce").has("A", gold=1).dice(1, 6)

    attack(scene, 1).play("B play enforce", "A bribe", "A gold 1", "A propose", "B accept")

    assert scene.cards("B") == []
    assert "enforce.1" in scene.in_zone(DISCARD)


@clause("WARP-BRB-01", "WARP-BRB-03", "WARP-INFO-06")
def test_an_offer_is_no_counter_offer_and_the_other_way_round() -> None:
    scene = exiled(1).hand("B", "enforce").has("A", gold=2).dice(1, 6)
    attack(scene, 1).play("B play enforce", "A bribe", "A gold 1")
    found = [at(scene.view("A"), "combat", "offer", "counter")]
    scene.play("A propose", "B counter", "B gold 2")
    found.append(at(scene.view("B"), "combat", "offer", "counter"))

    assert found == [False, True]
