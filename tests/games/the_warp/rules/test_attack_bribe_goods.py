"""Attack, step 3: what a bribe can hold and how it is handed over."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD, REWARD_DISCARD
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, last, rivals
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each


def asked_for_a_bribe(scene: Scene) -> Scene:
    """B defends with a card that cannot be paid, and A, who has goods and will lose, is asked about a bribe."""
    scene.hand("B", "jetpack").dice(1, 1, 6)
    attack(scene, 2)
    if scene.asked() == "A":
        scene.play("A pass")
    scene.play("B play jetpack")
    assert (scene.asked(), scene.kind()) == ("A", "bribe")
    return scene


@clause("WARP-BRB-02")
@for_each(
    ("goods", "left", "got"),
    [
        ("gold 2", (1, 3, 3), (2, 0, 0)),
        ("energy 3", (3, 0, 3), (0, 3, 0)),
        ("troops 2", (3, 3, 1), (0, 0, 2)),
    ],
)
def test_gold_energy_and_reserve_troops(goods: str, left: tuple[int, int, int], got: tuple[int, int, int]) -> None:
    scene = asked_for_a_bribe(exiled(1).has("A", gold=3, energy=3, reserve=3))

    scene.play("A bribe", f"A {goods}", "A propose", "B accept")

    assert (scene.supplies("A"), scene.supplies("B")) == (left, got)


@clause("WARP-BRB-02")
def test_a_named_archive_card() -> None:
    scene = asked_for_a_bribe(exiled(1, seats=3).hand("A", "build-05", "upgrade-01"))

    scene.play("A bribe", "A card build-05", "A propose")
    # What is offered by name is known to be there.
    assert scene.knows("C", "build-05")
    scene.play("B accept")

    assert (scene.cards("A"), scene.cards("B")) == (["upgrade-01.1"], ["build-05"])


@clause("WARP-BRB-02", "WARP-BRB-06")
def test_an_unnamed_archive_card_is_chosen_when_it_is_paid() -> None:
    scene = asked_for_a_bribe(exiled(1, seats=3).hand("A", "build-05", "upgrade-01", "build-12"))

    scene.play("A bribe", "A cards 1", "A propose", "B accept")

    assert (scene.asked(), scene.kind()) == ("A", "give-cards")
    assert scene.options("A") == ["give build-05", "give upgrade-01.1", "give build-12"]
    scene.play("A give upgrade-01")
    assert (scene.cards("A"), scene.cards("B")) == (["build-05", "build-12"], ["upgrade-01.1"])
    # Seen by the two players concerned only.
    for viewer in "AB":
        assert at(scene.view(viewer), "players", 1, "hand") == ["upgrade-01.1"]
    assert at(scene.view("C"), "players", 1, "hand") == ["archive"]


@clause("WARP-BRB-02")
def test_a_named_reward_card() -> None:
    scene = asked_for_a_bribe(exiled(1, seats=3).rewards("A", "sabotage", "tremor"))

    scene.play("A bribe", "A reward sabotage", "A propose", "B accept")

    assert (scene.held_rewards("A"), scene.held_rewards("B")) == (["tremor.1"], ["sabotage"])
    assert scene.knows("C", "sabotage")


@clause("WARP-BRB-02", "WARP-BRB-06")
def test_unnamed_reward_cards_are_chosen_when_they_are_paid() -> None:
    scene = asked_for_a_bribe(exiled(1, seats=3).rewards("A", "sabotage", "tremor", "overhaul"))

    scene.play("A bribe", "A rewards 2", "A propose", "B accept")

    assert (scene.asked(), scene.kind()) == ("A", "give-rewards")
    scene.play("A give sabotage + give overhaul")
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == (["tremor.1"], ["sabotage", "overhaul"])
    assert not scene.knows("C", "overhaul")


@clause("WARP-BRB-02", "WARP-BRB-06")
def test_any_mix_of_all_goods_at_once() -> None:
    scene = exiled(1).has("A", gold=2, energy=2, reserve=2).hand("A", "build-05", "upgrade-01", "build-12")
    asked_for_a_bribe(scene.rewards("A", "sabotage", "tremor", "overhaul"))

    scene.play("A bribe", "A gold 1", "A energy 2", "A troops 1", "A card build-05", "A reward tremor")
    scene.play("A cards 1", "A rewards 1", "A propose", "B accept", "A give build-12", "A give overhaul")

    assert (scene.supplies("A"), scene.supplies("B")) == ((1, 0, 1), (1, 2, 1))
    assert (scene.cards("A"), scene.cards("B")) == (["upgrade-01.1"], ["build-05", "build-12"])
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == (["sabotage"], ["tremor.1", "overhaul"])


@clause("WARP-BRB-02")
def test_two_copies_of_a_card_can_both_be_offered_by_name() -> None:
    scene = asked_for_a_bribe(exiled(1).hand("A", "enforce", "enforce"))

    scene.play("A bribe", "A card enforce", "A card enforce", "A propose", "B accept")

    assert (scene.cards("A"), scene.cards("B")) == ([], ["enforce.1", "enforce.2"])


@clause("WARP-BRB-02")
def test_named_and_unnamed_cards_together_are_no_more_than_the_hand() -> None:
    scene = asked_for_a_bribe(exiled(1).hand("A", "build-05", "upgrade-01").rewards("A", "sabotage", "tremor"))

    scene.play("A bribe", "A card build-05", "A reward tremor")

    assert [option for option in scene.options("A") if option.startswith(("cards", "rewards"))] == [
        "cards 1",
        "rewards 1",
    ]
    scene.play("A cards 1", "A rewards 1")
    assert scene.options("A") == ["propose", "withdraw"]


@clause("WARP-BRB-02")
def test_the_attackers_own_card_on_the_table_is_no_part_of_a_bribe() -> None:
    scene = exiled(1).hand("A", "enforce", "build-05").hand("B", "jetpack")
    attack(scene, 2).play("A play enforce", "B play jetpack", "A bribe")

    assert scene.options("A") == ["withdraw", "cards 1", "card build-05"]


@clause("WARP-BRB-05")
def test_a_counter_offer_for_named_cards_is_paid_with_these_cards() -> None:
    scene = asked_for_a_bribe(exiled(1).hand("A", "build-05", "reinforce").rewards("A", "tremor"))

    scene.play("A bribe", "A cards 1", "A propose", "B counter")
    scene.play("B card reinforce", "B reward tremor", "B propose", "A accept")

    assert (scene.cards("A"), scene.cards("B")) == (["build-05"], ["reinforce.1"])
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == ([], ["tremor.1"])


@clause("WARP-BRB-06")
def test_a_counter_offer_for_unnamed_cards_leaves_the_choice_to_the_attacker() -> None:
    scene = asked_for_a_bribe(exiled(1).hand("A", "build-05", "reinforce", "build-12"))

    scene.play("A bribe", "A cards 1", "A propose", "B counter", "B cards 2", "B propose", "A accept")
    scene.play("A give build-05 + give build-12")

    assert (scene.cards("A"), scene.cards("B")) == (["reinforce.1"], ["build-05", "build-12"])


@clause("WARP-BRB-05")
def test_what_is_paid_is_told_by_the_cards_really_handed_over() -> None:
    # B holds the first copy, so the one that A hands over is another.
    scene = exiled(1).hand("B", "reinforce").hand("A", "reinforce", "build-05")
    asked_for_a_bribe(scene)

    scene.play("A bribe", "A cards 1", "A propose", "B counter", "B card reinforce", "B propose", "A accept")

    assert scene.cards("B") == ["reinforce.1", "reinforce.2"]
    assert last(scene, "bribe_paid")[-1] == f"piece:{scene.piece('reinforce.2')}"


@clause("WARP-BRB-07")
def test_bribed_troops_change_colour() -> None:
    scene = asked_for_a_bribe(exiled(1).has("A", reserve=3))
    # 14 Troops each: A has 8 on the board and 3 in reserve, B 4 on the board.
    assert (scene.colony("A").supply, scene.colony("B").supply) == (3, 10)

    scene.play("A bribe", "A troops 2", "A propose", "B accept")

    # A lost one more Troop in the attack.
    assert (scene.colony("A").supply, scene.colony("A").reserve) == (6, 1)
    assert (scene.colony("B").supply, scene.colony("B").reserve) == (8, 2)


@clause("WARP-BRB-07")
def test_a_receiver_without_troops_left_gets_only_what_there_is() -> None:
    scene = exiled(1).has("A", reserve=3).has("B", reserve=9)
    assert scene.colony("B").supply == 1
    asked_for_a_bribe(scene)

    scene.play("A bribe", "A troops 3", "A propose", "B accept")

    assert scene.colony("A").reserve == 0
    assert (scene.colony("B").supply, scene.colony("B").reserve) == (0, 10)


@clause("WARP-BRB-08")
def test_a_hand_above_eight_is_cut_down_without_value() -> None:
    scene = exiled(1).hand("A", "build-05", "upgrade-01")
    for card in ("build-02", "build-03", "build-04", "build-06", "build-07", "build-08", "build-09", "build-10"):
        scene.hand("B", card)
    asked_for_a_bribe(scene)
    assert len(scene.cards("B")) == 8

    scene.play("A bribe", "A card build-05", "A card upgrade-01", "A propose", "B accept")

    assert (scene.asked(), scene.kind()) == ("B", "cut-hand")
    assert scene.question("B").pick == (2, 2)
    scene.play("B discard build-05 + discard build-02")
    assert scene.cards("B") == [
        "build-03",
        "build-04",
        "build-06",
        "build-07",
        "build-08",
        "build-09",
        "build-10",
        "upgrade-01.1",
    ]
    assert scene.supplies("B") == (0, 0, 0)
    assert {"build-05", "build-02"} <= set(scene.in_zone(DISCARD))


@clause("WARP-BRB-08")
def test_more_than_four_reward_cards_are_cut_down() -> None:
    scene = exiled(1).rewards("A", "sabotage", "tremor").rewards("B", "overhaul", "recruits", "salvage", "redeployment")
    asked_for_a_bribe(scene)

    scene.play("A bribe", "A rewards 2", "A propose", "B accept")

    assert (scene.asked(), scene.kind()) == ("B", "cut-rewards")
    assert scene.question("B").pick == (2, 2)
    scene.play("B discard overhaul + discard sabotage")
    assert scene.held_rewards("B") == ["recruits.1", "salvage.1", "redeployment", "tremor.1"]
    assert scene.in_zone(REWARD_DISCARD) == ["overhaul", "sabotage"]


@clause("WARP-BRB-08")
def test_a_hand_of_exactly_eight_is_not_cut() -> None:
    scene = rivals(1).hand("A", "build-05")
    for card in ("build-02", "build-03", "build-04", "build-06", "build-07", "build-08", "build-09"):
        scene.hand("B", card)
    asked_for_a_bribe(scene)

    scene.play("A bribe", "A cards 1", "A propose", "B accept")

    assert len(scene.cards("B")) == 8
    assert scene.kind() == "end"
