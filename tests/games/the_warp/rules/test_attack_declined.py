"""An attack tells what was not done as well, in the order in which it was said."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, gate, rivals
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.speech import check_story, story
from tests.rows import for_each


def told_after(scene: Scene, line: str) -> list[str]:
    """The log from a line on, as everybody reads it."""
    check_story(scene.game)
    lines = story(scene, None)
    return lines[lines.index(line) + 1 :]


ATTACK = "A attacks Ridge A (an Exiled Race) from Left Approach A with 2 Troops: multiplier 2 against 4."
DUEL = "A attacks Ridge A (another player) from Left Approach A with 2 Troops: multiplier 2 against 4."


def bribed(scene: Scene) -> Scene:
    """B has played a card for the defence, and A may offer a bribe."""
    scene.has("A", gold=3, energy=2).hand("B", "enforce").has("B", gold=1)
    return attack(scene.dice(6, 6, 1), 2).play("B play enforce")


@clause("WARP-BRB-03", "WARP-BRB-04")
def test_a_counter_offer_that_is_withdrawn_is_told_as_declined() -> None:
    scene = bribed(rivals(1)).play("A bribe", "A gold 2", "A propose", "B counter", "B gold 3", "B withdraw")

    assert told_after(scene, DUEL)[:5] == [
        "A plays no Combat card.",
        "B plays a Combat card face down.",
        "A offers a bribe: 2 Gold.",
        "B declines and makes no counter offer.",
        "B reveals Enforce, option 1, for 1 Gold: “add 1 to all your dice (up to 6)”.",
    ]


@clause("WARP-BRB-01")
@for_each("choices", [("A no bribe",), ("A bribe", "A gold 2", "A withdraw")])
def test_no_bribe_is_told_whether_one_was_thought_of_or_not(choices: tuple[str, ...]) -> None:
    scene = bribed(exiled(1)).play(*choices)

    assert told_after(scene, ATTACK)[2] == "A offers B no bribe."


@clause("WARP-RAC-07")
def test_an_exiled_ability_that_is_declined_is_told_before_the_cards() -> None:
    scene = exiled(1).exiled_races("volut-smugglers", "ralan-engineers").has("A", gold=3).dice(6, 6, 1)
    attack(scene, 2).play("A decline")

    assert told_after(scene, ATTACK)[:4] == [
        "The Exiled Ability of Volut Smugglers comes into play.",
        "A does not pay for the Exiled Ability of Volut Smugglers.",
        "A plays no Combat card.",
        "B plays no Combat card.",
    ]


@clause("WARP-RAC-07", "WARP-INFO-01")
def test_who_cannot_pay_an_exiled_ability_is_told_like_who_does_not_want_to() -> None:
    poor = exiled(1).exiled_races("volut-smugglers", "ralan-engineers").has("A", gold=2).dice(6, 6, 1)
    rich = exiled(1).exiled_races("volut-smugglers", "ralan-engineers").has("A", gold=3).dice(6, 6, 1)

    attack(poor, 2)
    attack(rich, 2).play("A decline")

    assert told_after(poor, ATTACK) == told_after(rich, ATTACK)


@clause("WARP-CRD-01", "WARP-CRD-03")
def test_everybody_who_passes_is_told_in_turn_with_cards_or_without() -> None:
    scene = exiled(1, seats=4).hand("A", "enforce").hand("C", "enforce").dice(6, 6, 1)

    attack(scene, 2).play("A pass", "C pass")

    assert told_after(scene, ATTACK)[:4] == [f"{letter} plays no Combat card." for letter in "ABCD"]


@clause("WARP-CRD-02")
def test_a_defender_who_passes_is_told() -> None:
    scene = rivals(1).hand("B", "enforce").dice(6, 6, 1)

    attack(scene, 2).play("B pass")

    assert told_after(scene, DUEL)[:2] == ["A plays no Combat card.", "B plays no Combat card."]


@clause("WARP-GAT-03")
def test_no_second_card_at_the_gate_is_told_as_no_further_one() -> None:
    scene = gate("volut-smugglers").hand("A", "enforce", "elite").has("A", gold=1).dice(1, 6, 6)

    attack(scene, 1).play("A play enforce", "A pass")

    assert "A plays no further Combat card." in story(scene, None)


@clause("WARP-DIC-09")
def test_dice_that_are_left_alone_are_told() -> None:
    scene = gate("volut-smugglers", "die-flip", seats=3).dice(1, 2, 5)
    attack(scene, 1).play("B pass")

    assert story(scene, None)[-3:-1] == [
        "B leaves the dice of the defence as they are.",
        "Attack of A: 1 x 1 = 1. Defence: (2 + 5) x 5 = 35.",
    ]
