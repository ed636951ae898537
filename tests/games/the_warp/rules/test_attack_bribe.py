"""Attack, step 3: offers and counter offers for a defending card."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, last, powers, result, rivals
from tests.games.the_warp.scene import Scene, at


def offered(scene: Scene) -> Scene:
    """A has 3 Gold, 2 Energy and 1 reserve Troop; B supports with Enforce, and A is asked about a bribe."""
    scene.has("A", gold=3, energy=2, reserve=1).hand("B", "enforce").has("B", gold=1, energy=0)
    return attack(scene, 2).play("B play enforce")


@clause("WARP-BRB-01")
def test_a_card_of_a_supporter_can_be_bribed_away() -> None:
    scene = offered(exiled(1))

    assert (scene.asked(), scene.kind()) == ("A", "bribe")
    assert scene.options("A") == ["no bribe", "bribe"]


@clause("WARP-BRB-01")
def test_a_card_of_a_defender_can_be_bribed_away() -> None:
    scene = offered(rivals(1))

    assert (scene.asked(), scene.kind()) == ("A", "bribe")
    assert scene.options("A") == ["no bribe", "bribe"]


@clause("WARP-BRB-01")
def test_without_a_defending_card_there_is_no_bribe() -> None:
    scene = exiled(1).has("A", gold=3, energy=2).hand("A", "enforce").hand("B", "enforce")

    attack(scene, 2).play("A play enforce", "B pass")

    # Straight to the reveal.
    assert (scene.asked(), scene.kind()) == ("A", "combat-option")


@clause("WARP-BRB-01")
def test_the_attacker_need_not_offer_anything() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A no bribe")

    assert counted(scene) == ([1, 1], [4])
    assert scene.supplies("A") == (3, 2, 1)


@clause("WARP-BRB-03")
def test_an_offer_is_accepted_declined_or_answered_by_one_counter_offer() -> None:
    scene = offered(exiled(1))

    scene.play("A bribe", "A gold 2", "A propose")

    assert (scene.asked(), scene.kind()) == ("B", "bribe-answer")
    assert scene.options("B") == ["accept", "decline", "counter"]
    assert at(scene.view("B"), "combat", "offer", "gold") == 2


@clause("WARP-BRB-03")
def test_after_a_declined_offer_nothing_more_is_said() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A bribe", "A gold 3", "A propose", "B decline")

    # Enforce works: 4 times 4 against 2 times 2.
    assert powers(scene) == (4, 16)
    assert scene.supplies("A") == (3, 2, 1)


@clause("WARP-BRB-04")
def test_a_declined_offer_is_not_on_the_table_any_more() -> None:
    scene = rivals(1).has("A", gold=3, energy=2).hand("B", "enforce").has("B", gold=2, energy=2)
    attack(scene, 2).play("B play enforce", "A bribe", "A gold 1", "A propose")
    assert at(scene.view(None), "combat", "offer", "gold") == 1

    scene.play("B decline")

    assert (scene.asked(), scene.kind()) == ("B", "combat-option")
    assert at(scene.view(None), "combat", "offer") is None


@clause("WARP-BRB-03")
def test_a_counter_offer_is_accepted_or_declined_and_not_answered_again() -> None:
    scene = offered(exiled(1))

    scene.play("A bribe", "A gold 1", "A propose", "B counter", "B gold 3", "B energy 1", "B propose")

    assert (scene.asked(), scene.kind()) == ("A", "counter-answer")
    assert scene.options("A") == ["accept", "decline"]


@clause("WARP-BRB-03", "WARP-BRB-04")
def test_a_declined_counter_offer_leaves_the_card_in_play() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A bribe", "A gold 1", "A propose", "B counter", "B gold 3", "B propose", "A decline")

    assert counted(scene) == ([1, 1], [4])
    assert scene.supplies("A") == (3, 2, 1)
    assert len(scene.told("bribe_declined")) == 1


@clause("WARP-BRB-03")
def test_a_counter_offer_that_is_withdrawn_is_a_plain_refusal() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A bribe", "A gold 1", "A propose", "B counter", "B withdraw")

    assert counted(scene) == ([1, 1], [4])
    assert scene.supplies("A") == (3, 2, 1)


@clause("WARP-BRB-04")
def test_an_accepted_offer_discards_the_card_and_hands_over_the_bribe() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A bribe", "A gold 2", "A energy 1", "A propose", "B accept")

    # Without Enforce the die counts 3.
    assert counted(scene) == ([1, 1], [3])
    assert (scene.supplies("A"), scene.supplies("B")) == ((1, 1, 1), (3, 1, 0))
    assert scene.in_zone(DISCARD) == ["enforce.1"]
    assert scene.view(None)["discard"] == ["enforce.1"]


@clause("WARP-BRB-04")
def test_an_accepted_counter_offer_is_paid_instead_of_the_offer() -> None:
    scene = offered(rivals(1)).dice(6, 6, 3)

    scene.play("A bribe", "A gold 1", "A propose", "B counter", "B energy 2", "B troops 1", "B propose", "A accept")

    assert counted(scene) == ([6, 6], [3])
    assert (scene.supplies("A"), scene.supplies("B")) == ((3, 0, 0), (1, 2, 1))


@clause("WARP-BRB-04")
def test_the_bribed_player_pays_nothing_for_the_card() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A bribe", "A gold 1", "A propose", "B accept")

    assert scene.supplies("B") == (2, 0, 0)
    assert scene.told("reveal") == []


@clause("WARP-BRB-05")
def test_an_offer_cannot_hold_more_than_the_attacker_has() -> None:
    scene = offered(exiled(1)).play("A bribe")

    assert scene.options("A") == [
        "withdraw",
        "gold 1",
        "gold 2",
        "gold 3",
        "energy 1",
        "energy 2",
        "troops 1",
    ]


@clause("WARP-BRB-05")
def test_a_counter_offer_that_cannot_be_paid_in_full_must_be_declined() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A bribe", "A gold 1", "A propose", "B counter", "B gold 4", "B propose")

    # A has 3 Gold: nothing but the refusal is left, and it answers itself.
    assert len(scene.told("bribe_declined")) == 1
    assert counted(scene) == ([1, 1], [4])
    assert scene.supplies("A") == (3, 2, 1)


@clause("WARP-BRB-05")
def test_a_counter_offer_of_everything_can_be_paid() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A bribe", "A gold 1", "A propose")
    scene.play("B counter", "B gold 3", "B energy 2", "B troops 1", "B propose", "A accept")

    assert (scene.supplies("A"), scene.supplies("B")) == ((0, 0, 0), (4, 2, 1))


@clause("WARP-BRB-09")
def test_a_bribe_leaves_the_attackers_card_alone() -> None:
    scene = exiled(1).hand("A", "enforce").has("A", gold=2, energy=0).hand("B", "elite").dice(2, 3, 3)

    attack(scene, 2).play("A play enforce", "B play elite", "A bribe", "A gold 1", "A propose", "B accept")

    # One Gold is left for Enforce.
    assert counted(scene) == ([3, 4], [3])
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-BRB-09")
def test_a_bribed_supporter_keeps_rolling_but_is_no_supporter_any_more() -> None:
    scene = exiled(1, seats=3).hand("C", "enforce").has("A", gold=1, energy=1).dice(1, 1, 6)
    # The dice of this race's areas may be flipped by whoever rolls for them.
    scene.exiled_races("luron-droids", "ralan-engineers")

    attack(scene, 2).play("C play enforce", "A bribe", "A gold 1", "A propose", "C accept")

    # B sits to the left of A, but C rolls.
    assert (scene.asked(), scene.options("C")) == ("C", ["pass", "flip 1"])
    scene.play("C pass")
    assert result(scene) == "held"
    assert (scene.held_rewards("B"), scene.held_rewards("C")) == ([], [])
    assert scene.state.colonies[2].wins == []


@clause("WARP-BRB-10")
def test_a_counter_offer_may_ask_for_what_the_attacker_might_not_own() -> None:
    scene = offered(exiled(1)).hand("A", "build-05").rewards("A", "recruits")
    scene.play("A bribe", "A gold 1", "A propose", "B counter")

    options = scene.options("B")

    assert {"gold 12", "energy 12", "troops 12", "cards 1", "rewards 1"} <= set(options)
    # Any card can be named, also one that A does not hold, but no more cards than A holds.
    assert {"card ambush", "card build-05", "card deceive", "reward sabotage", "reward recruits"} <= set(options)
    assert "cards 2" not in options
    assert "rewards 2" not in options


@clause("WARP-BRB-10")
def test_a_counter_offer_for_a_card_that_is_not_there_can_only_be_declined() -> None:
    scene = offered(exiled(1)).hand("A", "build-05").dice(1, 1, 3)

    scene.play("A bribe", "A gold 1", "A propose", "B counter", "B card deceive", "B propose")

    assert counted(scene) == ([1, 1], [4])
    assert scene.cards("A") == ["build-05"]


@clause("WARP-BRB-10")
def test_without_an_offer_there_is_no_counter_offer() -> None:
    scene = offered(exiled(1)).dice(1, 1, 3)

    scene.play("A bribe", "A withdraw")

    # B was not asked.
    assert counted(scene) == ([1, 1], [4])
    assert scene.told("offer") == []


@clause("WARP-BRB-10")
def test_a_counter_offer_names_only_what_the_attacker_hands_over() -> None:
    scene = offered(exiled(1)).hand("B", "build-05").rewards("B", "recruits").dice(1, 1, 3)

    scene.play("A bribe", "A gold 1", "A propose", "B counter", "B gold 2", "B propose", "A accept")

    assert (scene.supplies("A"), scene.supplies("B")) == ((1, 2, 1), (3, 0, 0))
    assert (scene.cards("B"), scene.held_rewards("B")) == (["build-05"], ["recruits.1"])


@clause("WARP-BRB-02")
def test_an_offer_without_anything_cannot_be_proposed() -> None:
    scene = offered(exiled(1)).play("A bribe")
    assert "propose" not in scene.options("A")

    scene.play("A energy 2")
    assert "propose" in scene.options("A")


@clause("WARP-BRB-01")
def test_who_owns_nothing_cannot_bribe() -> None:
    scene = exiled(1).hand("B", "enforce").has("B", gold=1).dice(1, 1, 3)

    attack(scene, 2).play("B play enforce")

    assert counted(scene) == ([1, 1], [4])


@clause("WARP-BRB-04")
def test_a_card_that_is_bribed_away_returns_to_a_hand_that_keeps_its_cards() -> None:
    scene = offered(exiled(1).leads("B", "volut-smugglers")).dice(1, 1, 3)

    scene.play("A bribe", "A gold 1", "A propose", "B accept")

    assert scene.cards("B") == ["enforce.1"]
    assert scene.in_zone(DISCARD) == []
    assert scene.view("A")["discard"] == []


@clause("WARP-BRB-01", "WARP-BRB-04")
def test_the_turns_trade_can_still_be_made_before_an_offer() -> None:
    scene = exiled(1).hand("B", "enforce").has("A", gold=1).dice(1, 1, 3)
    scene.colony("A").traded = False
    attack(scene, 2).play("A pass", "B play enforce")
    assert scene.options("A") == ["no bribe", "bribe", "trade"]

    scene.play("A trade", "A bribe", "A energy 1", "A propose", "B accept")

    assert (scene.supplies("A"), scene.supplies("B")) == ((0, 0, 0), (0, 1, 0))
    assert last(scene, "bribe_paid")[:3] == ["seat:1", "0", "1"]
