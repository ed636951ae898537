"""All ten Ability Tokens: for the Guardian, and for a player who holds the gate."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, gate, multipliers, quiet, result, rolled
from tests.games.the_warp.plays import plays
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

# Zeto Archivists guard the gate with 2 dice and multiplier 7; B, who holds it afterwards, has 2 Troops there.
PLACES = ("guardian", "holder")


def defended(place: str, *tokens: str, seats: int = 2) -> Scene:
    """A stands beside the gate with 4 Troops and multiplier 1. For the Guardian it is B who rolls, to the left of A."""
    if place == "guardian":
        return gate("zeto-archivists", *tokens, seats=seats)
    scene = quiet(seats).guardian("zeto-archivists", *tokens).holds("A", "ring-1", 4).multiplier("ring-1", 1)
    return scene.holds("B", "gate", 2)


@clause("WARP-GAT-04", "WARP-GAT-10")
@for_each("place", PLACES)
def test_without_tokens_the_gate_has_its_dice_and_its_multiplier(place: str) -> None:
    scene = defended(place).dice(5, 2, 3)

    attack(scene, 1)

    assert (scene.kind(), counted(scene), multipliers(scene)) == ("end", ([5], [2, 3]), (1, 7))


@plays("die-times-two", "extra-die", "multiplier-plus-one", "values-plus-one", "values-plus-two")
@clause("WARP-GAT-04", "WARP-GAT-10")
@for_each("place", PLACES)
@for_each(
    ("token", "dice", "counts", "multiplier"),
    [
        ("multiplier-plus-one", (5, 2, 3), [2, 3], 8),
        # The die that gains more is doubled: 3 becomes 6, 5 would as well but gains 1 only.
        ("die-times-two", (5, 3, 5), [6, 5], 7),
        ("values-plus-one", (5, 2, 6), [3, 6], 7),
        ("values-plus-two", (5, 2, 5), [4, 6], 7),
        ("extra-die", (5, 2, 3, 4), [2, 3, 4], 7),
    ],
)
def test_tokens_that_strengthen_the_dice_of_the_defence(
    place: str, token: str, dice: tuple[int, ...], counts: list[int], multiplier: int
) -> None:
    scene = defended(place, token).dice(*dice)

    attack(scene, 1)

    # Nobody is asked, and the die of the attack stays as it is.
    assert (scene.kind(), counted(scene), multipliers(scene)) == ("end", ([5], counts), (1, multiplier))


@plays("die-flip", "die-reroll")
@clause("WARP-GAT-04", "WARP-GAT-10", "WARP-DIC-14")
@for_each("place", PLACES)
@for_each(("token", "tool", "after"), [("die-flip", "flip", 5), ("die-reroll", "reroll", 6)])
def test_tokens_that_let_the_defence_change_a_die(place: str, token: str, tool: str, after: int) -> None:
    scene = defended(place, token).dice(5, 2, 3, 6)
    attack(scene, 1)
    assert (scene.asked(), scene.options("B")) == ("B", ["pass", f"{tool} 1", f"{tool} 2"])

    scene.play(f"B {tool} 1")

    assert (scene.kind(), counted(scene)) == ("end", ([5], [after, 3]))


@plays("double-reroll")
@clause("WARP-GAT-04", "WARP-GAT-10", "WARP-DIC-09")
@for_each("place", PLACES)
def test_a_double_reroll_goes_to_two_different_dice(place: str) -> None:
    scene = defended(place, "double-reroll").dice(5, 1, 2, 1, 6)

    attack(scene, 1).play("B reroll 1")
    # It fell on 1 again, but another one has to be taken now.
    assert scene.options("B") == ["pass", "reroll 2"]
    scene.play("B reroll 2")

    assert (scene.kind(), counted(scene)) == ("end", ([5], [1, 6]))


@plays("dearer-cards")
@clause("WARP-GAT-04", "WARP-GAT-10")
@for_each("place", PLACES)
def test_cards_against_the_gate_cost_a_gold_and_an_energy_more(place: str) -> None:
    scene = defended(place, "dearer-cards").hand("A", "enforce").hand("B", "enforce").has("A", gold=3, energy=2)
    scene.has("B", gold=1)

    attack(scene, 1).play("A play enforce", "B play enforce", "A no bribe")

    # 1 of any kind becomes 3, 1 and 1 become 2 and 2, and 3 and 3 are too much. The defence pays what is printed.
    assert scene.options("A") == [
        "option 1 pay 1 gold 2 energy",
        "option 1 pay 2 gold 1 energy",
        "option 2 pay 2 gold 2 energy",
    ]
    scene.play("A option 1 pay 2 gold 1 energy")
    assert (scene.supplies("A"), scene.supplies("B")) == ((1, 1, 0), (0, 0, 0))


@plays("dearer-cards")
@clause("WARP-REV-03")
def test_a_card_that_became_too_dear_is_lost() -> None:
    scene = defended("guardian", "dearer-cards").hand("A", "enforce").has("A", gold=2).dice(5, 2, 3)

    attack(scene, 1).play("A play enforce")

    assert (scene.told("bluff")[0][1:], counted(scene)) == (["gold:2", "energy:0"], ([5], [2, 3]))


@plays("dearer-cards")
@clause("WARP-GAT-18")
def test_both_cards_of_the_attacker_become_dearer() -> None:
    scene = defended("guardian", "dearer-cards").hand("A", "enforce", "elite").has("A", gold=3, energy=3)

    attack(scene, 1).play("A play enforce", "A play elite")

    # Three resources each, one of each kind at least: 6 in all.
    assert scene.options("A") == [
        "option 1 pay 1 gold 2 energy and option 1 pay 2 gold 1 energy",
        "option 1 pay 2 gold 1 energy and option 1 pay 1 gold 2 energy",
    ]


@plays("two-defense-cards")
@clause("WARP-GAT-03", "WARP-GAT-19")
def test_two_players_may_support_the_guardian() -> None:
    scene = defended("guardian", "two-defense-cards", seats=4).hand("B", "elite").hand("C", "enforce", "ambush")
    scene.hand("D", "enforce").has("B", gold=1).has("C", gold=1).dice(5, 2, 3)
    attack(scene, 1)

    scene.play("B play elite")
    # Everybody is asked once, until two cards lie there.
    assert scene.asked() == "C"
    scene.play("C play enforce")

    # D could add no third one. Both cards work: 2 and 3 count 3 and 4, and then 3 is doubled.
    assert (scene.kind(), counted(scene), result(scene)) == ("end", ([5], [6, 4]), "held")
    assert scene.cards("C") == ["ambush.1"]
    assert [len(scene.held_rewards(letter)) for letter in "ABCD"] == [0, 2, 2, 0]


@plays("two-defense-cards")
@clause("WARP-GAT-19")
def test_one_player_may_play_both_cards_for_the_guardian() -> None:
    scene = defended("guardian", "two-defense-cards", seats=3).hand("B", "enforce", "enforce").hand("C", "enforce")
    scene.has("B", gold=2).dice(5, 2, 3)

    attack(scene, 1).play("B play enforce", "B play enforce")

    # Two Reward cards, whatever the number of cards.
    assert (scene.kind(), counted(scene), scene.supplies("B")) == ("end", ([5], [4, 5]), (0, 0, 0))
    assert (len(scene.held_rewards("B")), scene.cards("C")) == (2, ["enforce.3"])


@plays("two-defense-cards")
@clause("WARP-GAT-10", "WARP-GAT-19")
def test_whoever_holds_the_gate_may_play_two_cards() -> None:
    scene = (
        defended("holder", "two-defense-cards", seats=3).hand("B", "enforce", "elite", "defect").hand("C", "enforce")
    )
    scene.has("B", gold=2).dice(5, 2, 3)

    attack(scene, 1).play("B play enforce", "B play elite")

    assert (scene.kind(), counted(scene), scene.cards("B")) == ("end", ([5], [6, 4]), ["defect.1"])


@plays("two-defense-cards")
@clause("WARP-GAT-03", "WARP-GAT-19")
@for_each("place", PLACES)
def test_without_the_token_one_card_defends_the_gate(place: str) -> None:
    one = defended(place).hand("B", "enforce", "elite").has("B", gold=2).dice(5, 2, 3)
    two = defended(place, "two-defense-cards").hand("B", "enforce", "elite").has("B", gold=2)

    attack(one, 1).play("B play enforce")
    attack(two, 1).play("B play enforce")

    assert (one.kind(), counted(one)) == ("end", ([5], [3, 4]))
    assert (two.asked(), two.options("B")) == ("B", ["pass", "play elite.1"])


@plays("two-defense-cards")
@clause("WARP-GAT-19")
def test_each_of_two_cards_is_bribed_for_itself() -> None:
    scene = (
        defended("guardian", "two-defense-cards", seats=3).hand("B", "enforce").hand("C", "enforce").has("C", gold=1)
    )
    scene.has("A", gold=2).dice(5, 2, 3)
    attack(scene, 1).play("B play enforce", "C play enforce")

    scene.play("A bribe", "A gold 1", "A propose", "B accept")
    assert (scene.asked(), scene.kind()) == ("A", "bribe")
    scene.play("A no bribe")

    assert (counted(scene), scene.supplies("B")) == (([5], [3, 4]), (1, 0, 0))
    # B was bribed away and no longer supports.
    assert [len(scene.held_rewards(letter)) for letter in "ABC"] == [0, 0, 2]


@plays("extra-die", "values-plus-one")
@clause("WARP-GAT-04")
def test_several_tokens_work_together() -> None:
    scene = defended("guardian", "extra-die", "values-plus-one", "values-plus-two").dice(5, 1, 2, 4)

    attack(scene, 1)

    assert counted(scene) == ([5], [4, 5, 6])


@plays("extra-die", "multiplier-plus-one")
@clause("WARP-GAT-04", "WARP-GAT-10")
def test_tokens_help_nobody_elsewhere_nor_who_attacks_from_the_gate() -> None:
    scene = quiet().guardian("ecton-cultists", "extra-die", "multiplier-plus-one", "dearer-cards").holds("A", "gate", 4)
    scene.holds("B", "ring-1", 1).dice(4, 3).hand("B", "enforce").has("B", gold=1)

    attack(scene, 1).play("B play enforce")

    assert (rolled(scene), multipliers(scene)) == (([4], [3]), (2, 3))
    assert scene.supplies("B") == (0, 0, 0)
