"""The Warp Gate: two attack cards, and two defending cards with the token that allows them."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, gate, multipliers, powers, result, rolled, with_bonus
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each


@clause("WARP-GAT-03")
def test_the_attacker_of_the_gate_may_play_two_cards() -> None:
    scene = gate("volut-smugglers").hand("A", "enforce", "elite", "deceive").has("A", gold=2, energy=0)

    attack(scene, 2)
    assert scene.options("A") == ["pass", "play enforce.1", "play elite.1", "play deceive.1"]
    scene.play("A play enforce")
    assert scene.options("A") == ["pass", "play elite.1", "play deceive.1"]
    scene.play("A play elite")

    # No third card: both were paid with 1 Gold each.
    assert scene.cards("A") == ["deceive.1"]
    assert sorted(scene.in_zone(DISCARD)) == ["elite.1", "enforce.1"]


@clause("WARP-GAT-03")
def test_the_second_card_is_optional() -> None:
    scene = gate("volut-smugglers").hand("A", "enforce", "elite").has("A", gold=1).dice(2, 3, 1, 1)

    attack(scene, 2).play("A play enforce", "A pass")

    assert counted(scene)[0] == [3, 4]


@clause("WARP-GAT-03")
def test_elsewhere_one_attack_card_is_all() -> None:
    scene = exiled(1).hand("A", "enforce", "elite").has("A", gold=2).dice(2, 3, 1)

    attack(scene, 2).play("A play enforce")

    assert (counted(scene)[0], scene.cards("A")) == ([3, 4], ["elite.1"])


@clause("WARP-GAT-03")
def test_support_of_the_guardian_stays_one_card() -> None:
    scene = gate("volut-smugglers", seats=3).hand("B", "enforce", "elite").hand("C", "enforce").has("B", gold=2)

    attack(scene, 2).play("B play enforce")

    assert (scene.cards("B"), scene.cards("C")) == (["elite.1"], ["enforce.2"])
    assert scene.kind() == "end"


@clause("WARP-GAT-10")
def test_a_held_gate_is_attacked_with_two_cards_and_defended_with_the_tokens() -> None:
    scene = gate("volut-smugglers", "values-plus-one", "multiplier-plus-one").holds("B", "gate", 1)
    scene.hand("A", "enforce", "elite").hand("B", "enforce", "elite").has("A", gold=2).has("B", gold=2).dice(2, 3)

    attack(scene, 1).play("A play enforce", "A play elite", "B play enforce", "A no bribe")

    # (2 + 1) x 2 for A; 3 + 1 + 1 with multiplier 5 + 1 for B, who may play one card.
    assert (counted(scene), multipliers(scene)) == (([6], [5]), (1, 6))
    assert scene.cards("B") == ["elite.2"]


@clause("WARP-GAT-10")
def test_a_holder_uses_rerolls_and_flips_of_the_tokens() -> None:
    scene = gate("volut-smugglers", "die-flip", seats=3).holds("C", "gate", 1).dice(1, 1)

    attack(scene, 1)

    assert (scene.asked(), scene.options("C")) == ("C", ["pass", "flip 1"])


@clause("WARP-GAT-10")
def test_a_holder_rolls_for_troops_and_not_the_dice_of_the_guardian() -> None:
    scene = gate("dura-scavengers", "extra-die").holds("B", "gate", 2)

    attack(scene, 1)

    assert len(rolled(scene)[1]) == 3


@clause("WARP-GAT-04", "WARP-GAT-10")
@for_each("held", [False, True])
def test_cards_against_the_gate_can_be_dearer(held: bool) -> None:
    scene = gate("volut-smugglers", "dearer-cards").hand("A", "enforce").has("A", gold=4, energy=4)
    scene.hand("B", "enforce").has("B", gold=1, energy=0)
    if held:
        scene.holds("B", "gate", 1)

    attack(scene, 2).play("A play enforce", "B play enforce", "A no bribe")

    # One resource of any kind becomes 1 Gold, 1 Energy and one of any kind; the defence pays as printed.
    assert [option for option in scene.options("A") if option.startswith("option 1")] == [
        "option 1 pay 1 gold 2 energy",
        "option 1 pay 2 gold 1 energy",
    ]
    assert "option 2 pay 2 gold 2 energy" in scene.options("A")
    assert "option 3 pay 3 gold 3 energy" in scene.options("A")
    scene.play("A option 3 pay 3 gold 3 energy")
    assert (scene.supplies("A"), scene.supplies("B")) == ((1, 1, 0), (0, 0, 0))


@clause("WARP-GAT-18")
def test_two_cards_are_paid_together() -> None:
    scene = gate("volut-smugglers").hand("A", "enforce", "elite").has("A", gold=1, energy=1)

    attack(scene, 2).play("A play enforce", "A play elite")

    # Both must be used: what is left after one must pay for the other.
    assert scene.options("A") == [
        "option 1 pay 0 gold 1 energy and option 1 pay 1 gold 0 energy",
        "option 1 pay 1 gold 0 energy and option 1 pay 0 gold 1 energy",
    ]


@clause("WARP-GAT-18")
def test_every_pair_that_can_be_paid_is_offered() -> None:
    scene = gate("volut-smugglers").hand("A", "reinforce", "jetpack").has("A", gold=4, energy=4)

    attack(scene, 2).play("A play reinforce", "A play jetpack")

    # 1/1 or 2/2 with 2/1 or 2/3; 2/2 and 2/3 together need 5 Energy.
    assert scene.options("A") == [
        "option 1 pay 1 gold 1 energy and option 1 pay 2 gold 1 energy",
        "option 1 pay 1 gold 1 energy and option 2 pay 2 gold 3 energy",
        "option 2 pay 2 gold 2 energy and option 1 pay 2 gold 1 energy",
    ]


@clause("WARP-GAT-18")
def test_both_cards_of_a_pair_work() -> None:
    scene = gate("volut-smugglers").hand("A", "reinforce", "jetpack").has("A", gold=3, energy=2).dice(1, 2, 3, 1, 1)

    attack(scene, 2).play("A play reinforce", "A play jetpack")

    assert (rolled(scene)[0], multipliers(scene)) == ([1, 2, 3], (5, 5))
    assert (powers(scene), scene.supplies("A")) == ((30, 10), (0, 0, 0))


@clause("WARP-GAT-18")
def test_without_a_payable_pair_one_card_of_choice_is_used() -> None:
    scene = gate("volut-smugglers").hand("A", "enforce", "elite").has("A", gold=1).dice(2, 1, 1, 1)
    attack(scene, 2).play("A play enforce", "A play elite")
    assert scene.options("A") == ["option 1 pay 1 gold 0 energy and lose", "lose and option 1 pay 1 gold 0 energy"]

    scene.play("A lose and option 1 pay 1 gold 0 energy")

    # Elite doubled a die, Enforce was lost.
    assert counted(scene)[0] == [4, 1]
    assert [words[0] for words in scene.told("bluff")] == [f"piece:{scene.piece('enforce.1')}"]
    assert sorted(scene.in_zone(DISCARD)) == ["elite.1", "enforce.1"]


@clause("WARP-GAT-18")
def test_a_card_that_is_too_dear_is_lost_beside_one_that_is_used() -> None:
    scene = gate("volut-smugglers").hand("A", "defect", "enforce").has("A", gold=1, energy=0).dice(2, 1, 1, 1)

    attack(scene, 2).play("A play defect", "A play enforce")

    assert counted(scene)[0] == [3, 2]
    assert len(scene.told("bluff")) == 1


@clause("WARP-GAT-18")
def test_two_cards_that_are_too_dear_are_both_lost() -> None:
    scene = gate("volut-smugglers").hand("A", "defect", "jetpack").has("A", gold=1, energy=3).dice(2, 1, 1, 1)

    attack(scene, 2).play("A play defect", "A play jetpack")

    assert (counted(scene)[0], multipliers(scene)) == ([2, 1], (1, 5))
    assert [words[1:] for words in scene.told("bluff")] == [["gold:1", "energy:3"], ["gold:1", "energy:3"]]


@clause("WARP-GAT-18")
def test_what_is_shown_does_not_depend_on_the_order_of_the_cards() -> None:
    shown: list[list[str]] = []
    for cards in (("defect", "enforce"), ("enforce", "defect")):
        scene = gate("volut-smugglers").hand("A", *cards).has("A", gold=1, energy=0)
        attack(scene, 2).play(f"A play {cards[0]}", f"A play {cards[1]}")
        shown += [words[1:] for words in scene.told("bluff")]

    assert shown[0] == shown[1]


@clause("WARP-GAT-18")
@for_each("cards", [("reinforce", "enforce"), ("enforce", "reinforce")])
def test_the_command_bonus_lowers_the_total_of_both_cards_in_any_order(cards: tuple[str, str]) -> None:
    scene = with_bonus(gate("volut-smugglers"), "A", "command_center").hand("A", *cards).has("A", gold=3, energy=3)

    attack(scene, 2).play(f"A play {cards[0]}", f"A play {cards[1]}")

    # 1 Gold and 1 Energy for Reinforce and 1 resource for Enforce, less 1 Gold and 1 Energy: 1 resource in all.
    cheapest = min(
        sum(int(word) for word in option.replace(" and ", " ").split() if word.isdigit()) - 2
        for option in scene.options("A")
        if option.count("option 1") == 2
    )
    assert cheapest == 1


@clause("WARP-GAT-18")
def test_each_of_two_defects_hands_over_its_own_price() -> None:
    # With the Command bonus the first of the two cards is cheaper than the second.
    scene = with_bonus(gate("ralan-engineers"), "A", "command_center").holds("B", "gate", 3)
    scene.hand("A", "defect", "defect").has("A", gold=3, energy=1).dice(6, 6, 1)

    attack(scene, 2).play("A play defect", "A play defect")

    # 2/1 and 2/1 less 1/1: everything paid goes to B, who lost two Troops.
    assert scene.supplies("A") == (0, 0, 0)
    assert rolled(scene) == ([6, 6], [1])
    assert scene.supplies("B") == (3, 1, 0)


@clause("WARP-GAT-18")
def test_a_bribe_concerns_only_the_defending_card() -> None:
    scene = gate("volut-smugglers").hand("A", "enforce", "elite").hand("B", "ambush").has("A", gold=3).dice(2, 1, 1, 1)

    attack(scene, 2).play(
        "A play enforce", "A play elite", "B play ambush", "A bribe", "A gold 1", "A propose", "B accept"
    )

    # (2 + 1) x 2 and 1 + 1; the defence keeps its 5.
    assert (counted(scene)[0], multipliers(scene)[1]) == ([6, 2], 5)


def two_supporters() -> Scene:
    """The Guardian may be supported by two cards; B and C have one each, A has 2 Gold to bribe with."""
    scene = gate("volut-smugglers", "two-defense-cards", seats=3).hand("B", "enforce").hand("C", "elite")
    return scene.has("A", gold=2).has("B", gold=1).has("C", gold=1)


@clause("WARP-GAT-19")
def test_two_players_may_support_the_guardian() -> None:
    scene = two_supporters().dice(1, 2, 1)

    attack(scene, 1).play("B play enforce", "C play elite", "A no bribe", "A no bribe")

    # (2 + 1) x 2 and 1 + 1.
    assert counted(scene)[1] == [6, 2]
    # Each of them draws 2 Reward cards.
    assert [len(scene.held_rewards(letter)) for letter in "ABC"] == [0, 2, 2]


@clause("WARP-GAT-19")
def test_one_player_may_play_both_cards_and_draws_two_reward_cards() -> None:
    scene = gate("volut-smugglers", "two-defense-cards", seats=3).hand("B", "enforce", "elite").hand("C", "elite")
    scene.has("B", gold=2).dice(1, 2, 1)

    attack(scene, 1).play("B play enforce")
    assert (scene.asked(), scene.options("B")) == ("B", ["pass", "play elite.1"])
    scene.play("B play elite")

    # C was not asked any more.
    assert counted(scene)[1] == [6, 2]
    assert [len(scene.held_rewards(letter)) for letter in "ABC"] == [0, 2, 0]


@clause("WARP-GAT-19")
def test_the_opponents_are_asked_once_round() -> None:
    scene = gate("volut-smugglers", "two-defense-cards", seats=4).hand("B", "enforce").hand("C", "elite", "elite")
    scene.hand("D", "enforce")

    attack(scene, 1).play("B pass", "C play elite", "C pass")

    assert (scene.asked(), scene.kind()) == ("D", "defence-card")
    scene.play("D pass")
    # B is not asked again.
    assert scene.told("roll") != []


@clause("WARP-GAT-19")
def test_each_card_is_bribed_separately_in_the_order_played() -> None:
    scene = attack(two_supporters().dice(1, 2, 1), 1).play("B play enforce", "C play elite")

    scene.play("A bribe", "A gold 1", "A propose")
    assert scene.asked() == "B"
    scene.play("B accept")
    # Then the other one, with an offer and a counter offer of its own.
    assert (scene.asked(), scene.kind()) == ("A", "bribe")
    scene.play("A bribe", "A gold 1", "A propose", "C counter", "C gold 2", "C propose")

    # A has 1 Gold left and must decline: only Elite works.
    assert counted(scene)[1] == [4, 1]
    assert [scene.supplies(letter)[0] for letter in "ABC"] == [1, 2, 0]
    assert [len(scene.held_rewards(letter)) for letter in "ABC"] == [0, 0, 2]


@clause("WARP-GAT-19")
def test_a_declined_bribe_leads_to_the_second_card() -> None:
    scene = attack(two_supporters().dice(1, 2, 1), 1).play("B play enforce", "C play elite")

    scene.play("A bribe", "A gold 1", "A propose", "B decline", "A bribe", "A gold 2", "A propose", "C accept")

    assert counted(scene)[1] == [3, 2]
    assert [len(scene.held_rewards(letter)) for letter in "ABC"] == [0, 2, 0]


@clause("WARP-GAT-19")
def test_whoever_keeps_one_of_two_cards_is_still_a_supporter() -> None:
    scene = gate("volut-smugglers", "two-defense-cards").hand("B", "enforce", "elite").has("A", gold=2)
    scene.dice(1, 2, 1)
    attack(scene, 1).play("B play enforce", "B play elite")

    scene.play("A bribe", "A gold 1", "A propose", "B accept", "A no bribe")

    assert counted(scene)[1] == [4, 1]
    assert scene.in_zone(DISCARD) == ["enforce.1", "elite.1"]
    assert len(scene.held_rewards("B")) == 2


@clause("WARP-GAT-19", "WARP-GAT-10")
def test_a_holder_may_play_two_cards_with_the_token() -> None:
    scene = (
        gate("volut-smugglers", "two-defense-cards", seats=3)
        .holds("B", "gate", 2)
        .hand("B", "enforce", "elite", "jetpack")
    )
    scene.hand("C", "enforce").has("B", gold=2, energy=1).dice(1, 2, 1)

    attack(scene, 1).play("B play enforce")
    assert scene.options("B") == ["pass", "play elite.1", "play jetpack.1"]
    scene.play("B play elite")

    # Both are paid together; nobody else is asked.
    assert (scene.asked(), scene.kind()) == ("B", "combat-option")
    scene.play("B option 2 pay 1 gold 1 energy and option 1 pay 1 gold 0 energy")
    # 2 + 2 and (1 + 2) x 2.
    assert counted(scene)[1] == [4, 6]
    assert (result(scene), len(scene.held_rewards("B"))) == ("held", 1)
    assert at(scene.view("B"), "players", 1, "hand") == ["jetpack.1"]


@clause("WARP-GAT-18", "WARP-GAT-19")
def test_a_supporter_who_can_pay_for_one_of_two_cards_chooses_one_and_stays_a_supporter() -> None:
    scene = gate("volut-smugglers", "two-defense-cards").hand("B", "enforce", "elite").has("B", gold=1).dice(1, 2, 1)
    attack(scene, 1).play("B play enforce", "B play elite")
    assert scene.options("B") == ["option 1 pay 1 gold 0 energy and lose", "lose and option 1 pay 1 gold 0 energy"]

    scene.play("B option 1 pay 1 gold 0 energy and lose")

    assert counted(scene)[1] == [3, 2]
    assert [words[0] for words in scene.told("bluff")] == [f"piece:{scene.piece('elite.1')}"]
    assert len(scene.held_rewards("B")) == 2


@clause("WARP-GAT-19", "WARP-REV-06")
def test_a_supporter_who_can_pay_for_neither_card_counts_no_more() -> None:
    scene = gate("volut-smugglers", "two-defense-cards", seats=3).hand("B", "enforce", "elite").dice(1, 2, 1)

    attack(scene, 1).play("B play enforce", "B play elite")

    assert (counted(scene)[1], result(scene)) == ([2, 1], "held")
    assert [len(scene.held_rewards(letter)) for letter in "ABC"] == [0, 0, 0]
