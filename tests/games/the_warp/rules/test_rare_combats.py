"""Combats in which rules meet that seldom do: two of a card on one side, bonuses that the fight itself brings."""

from __future__ import annotations

import re

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, gate, powers, result, rivals, with_bonus
from tests.games.the_warp.scene import Scene
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
    scene = exiled(1).holds("A", "a-left", 1).multiplier("a-upper-left", 1).multiplier("a-ridge", 1)
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
