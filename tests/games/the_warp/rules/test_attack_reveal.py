"""Attack, step 4: cards, options and payments are revealed at the same time."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD, SHOWN
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, powers, result, rivals
from tests.games.the_warp.scene import at


@clause("WARP-REV-01")
def test_all_with_a_card_choose_before_anything_is_uncovered() -> None:
    scene = rivals(1).hand("A", "enforce").hand("B", "elite").has("A", gold=2, energy=2).has("B", gold=1, energy=1)
    attack(scene, 2).play("A play enforce", "B play elite", "A no bribe")

    # Both are asked at once, in any order.
    assert scene.asked() == "AB"
    scene.play("B option 1 pay 1 gold 0 energy")
    assert scene.asked() == "A"
    assert scene.told("reveal") == []
    assert scene.supplies("B") == (1, 1, 0)
    scene.play("A option 3 pay 2 gold 2 energy")

    assert scene.told("reveal") == [
        [f"piece:{scene.piece('enforce.1')}", "3", "gold:2", "energy:2"],
        [f"piece:{scene.piece('elite.1')}", "1", "gold:1", "energy:0"],
    ]
    assert (scene.supplies("A"), scene.supplies("B")) == ((0, 0, 0), (0, 1, 0))


@clause("WARP-REV-01")
def test_revealed_cards_lie_open_with_option_and_price_while_dice_are_changed() -> None:
    scene = exiled(1).hand("A", "maneuver").has("A", gold=1, energy=1)

    attack(scene, 2).play("A play maneuver", "A option 2 pay 1 gold 1 energy")

    assert scene.kind() == "dice"
    assert scene.in_zone(SHOWN) == ["maneuver.2"]
    card = at(scene.view("B"), "combat", "attack", "cards", 0)
    assert card == {"seat": 0, "card": "maneuver.2", "option": 2, "gold": 1, "energy": 1}


@clause("WARP-REV-02")
def test_whoever_can_pay_must_use_an_option() -> None:
    scene = exiled(1).hand("A", "enforce").has("A", gold=2, energy=1)

    attack(scene, 2).play("A play enforce")

    # There is no way to keep the card or to leave it without effect.
    assert scene.options("A") == [
        "option 1 pay 0 gold 1 energy",
        "option 1 pay 1 gold 0 energy",
        "option 2 pay 1 gold 1 energy",
    ]


@clause("WARP-REV-02")
def test_the_only_payable_option_is_used_at_once() -> None:
    scene = exiled(1).hand("A", "enforce").has("A", gold=1).dice(2, 3, 1)

    attack(scene, 2).play("A play enforce")

    assert counted(scene) == ([3, 4], [1])
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-REV-03")
def test_a_bluff_of_the_attacker_is_lost_and_all_resources_are_shown() -> None:
    scene = exiled(1).hand("A", "defect").has("A", gold=1, energy=4).dice(2, 3, 1)

    attack(scene, 2).play("A play defect")

    # 2 Gold are needed: no Troop is removed, nothing is paid.
    assert counted(scene) == ([2, 3], [1])
    assert scene.told("bluff") == [[f"piece:{scene.piece('defect.1')}", "gold:1", "energy:4"]]
    assert scene.supplies("A") == (1, 4, 0)
    assert scene.in_zone(DISCARD) == ["defect.1"]
    assert scene.cards("A") == []


@clause("WARP-REV-03")
def test_a_bluff_of_the_defender_is_lost_while_the_attackers_card_works() -> None:
    scene = (
        rivals(1).hand("A", "enforce").hand("B", "reinforce").has("A", gold=1).has("B", gold=0, energy=3).dice(2, 3, 1)
    )

    attack(scene, 2).play("A play enforce", "B play reinforce", "A no bribe")

    assert counted(scene) == ([3, 4], [1])
    assert scene.told("bluff") == [[f"piece:{scene.piece('reinforce.1')}", "gold:0", "energy:3"]]


@clause("WARP-REV-03")
def test_a_card_that_one_option_can_be_paid_of_is_no_bluff() -> None:
    scene = exiled(1).hand("A", "elite").has("A", energy=1).dice(2, 3, 1)

    attack(scene, 2).play("A play elite")

    assert scene.told("bluff") == []
    assert counted(scene) == ([2, 6], [1])


@clause("WARP-REV-04")
def test_prices_go_to_the_general_supply_and_cards_to_the_discard_pile_after_the_combat() -> None:
    scene = rivals(1).hand("A", "maneuver").hand("B", "enforce").has("A", gold=2, energy=1).has("B", gold=1)
    attack(scene, 2).play("A play maneuver", "B play enforce", "A no bribe", "A option 3 pay 2 gold 1 energy")

    # While the combat goes on the cards lie on the table.
    assert scene.kind() == "dice"
    assert scene.in_zone(DISCARD) == []
    while scene.kind() == "dice":
        scene.play("A pass")

    assert sorted(scene.in_zone(DISCARD)) == ["enforce.1", "maneuver.2"]
    assert scene.in_zone(SHOWN) == []
    assert (scene.supplies("A"), scene.supplies("B")) == ((0, 0, 0), (0, 0, 0))


@clause("WARP-REV-04")
def test_defect_redirects_its_price() -> None:
    scene = rivals(2).hand("A", "defect").has("A", gold=2, energy=1).dice(6, 6, 1)

    attack(scene, 2).play("A play defect")

    assert (scene.supplies("A"), scene.supplies("B")) == ((0, 0, 0), (2, 1, 0))


@clause("WARP-REV-05")
def test_only_options_that_can_be_paid_are_offered() -> None:
    scene = exiled(1).hand("A", "elite").has("A", gold=1, energy=2)

    attack(scene, 2).play("A play elite")

    # Option 3 costs 3 Gold and 3 Energy.
    assert scene.options("A") == [
        "option 1 pay 0 gold 1 energy",
        "option 1 pay 1 gold 0 energy",
        "option 2 pay 1 gold 2 energy",
    ]


@clause("WARP-REV-06")
def test_a_supporter_whose_card_is_lost_rolls_on_but_counts_no_more() -> None:
    scene = exiled(1, seats=3).exiled_races("luron-droids", "ralan-engineers").hand("C", "defect").dice(1, 1, 6)

    attack(scene, 2).play("C play defect")

    # B sits to the left of A, but C still decides about the dice.
    assert (scene.asked(), scene.options("C")) == ("C", ["pass", "flip 1"])
    assert at(scene.view("B"), "combat", "supporters") == []
    scene.play("C pass")
    assert (result(scene), powers(scene)) == ("held", (4, 24))
    assert scene.held_rewards("C") == []
    assert scene.colony("C").wins == []


@clause("WARP-REV-06")
def test_a_defender_whose_card_is_lost_still_draws_for_a_won_defence() -> None:
    scene = rivals(1).hand("B", "defect").dice(1, 1, 6)

    attack(scene, 2).play("B play defect")

    assert result(scene) == "held"
    assert len(scene.held_rewards("B")) == 1


@clause("WARP-REV-02")
def test_a_bribed_player_reveals_nothing() -> None:
    scene = rivals(1).hand("B", "enforce").has("A", gold=2).has("B", gold=3).dice(6, 6, 1)

    attack(scene, 2).play("B play enforce", "A bribe", "A gold 1", "A propose", "B accept")

    assert scene.told("reveal") == []
    assert counted(scene) == ([6, 6], [1])
    assert scene.supplies("B") == (4, 0, 0)
