"""Attack: nobody learns of a face-down card, of an option not yet revealed or of an offer not yet proposed."""

from __future__ import annotations

import random

from tessera.games.the_warp.state import Warp
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, gate, rivals, seen_by
from tests.games.the_warp.scene import Scene
from tests.rows import for_each


def rich(scene: Scene) -> Scene:
    """Both players can pay for anything."""
    return scene.has("A", gold=5, energy=5).has("B", gold=5, energy=5)


@clause("WARP-CRD-01", "WARP-REV-01")
@for_each("card", ["elite", "reinforce", "maneuver", "jetpack", "deceive", "defect"])
def test_what_others_are_shown_does_not_depend_on_the_attackers_card(card: str) -> None:
    one = attack(rich(exiled(2, seats=3)).hand("A", "enforce").hand("B", "ambush"), 3).play("A play enforce")
    two = attack(rich(exiled(2, seats=3)).hand("A", card).hand("B", "ambush"), 3).play(f"A play {card}")

    assert seen_by(one, "A") != seen_by(two, "A")
    for scenes in (0, 1):
        for viewer in ("B", "C", None):
            assert seen_by(one, viewer) == seen_by(two, viewer)
        if scenes == 0:
            one.play("B play ambush", "A no bribe")
            two.play("B play ambush", "A no bribe")


@clause("WARP-CRD-02", "WARP-BRB-01")
@for_each("card", ["elite", "reinforce", "maneuver", "jetpack", "deceive", "defect"])
def test_what_the_attacker_is_shown_does_not_depend_on_the_defenders_card(card: str) -> None:
    one = attack(rich(rivals(2)).hand("A", "maneuver").hand("B", "enforce"), 3).play(
        "A play maneuver", "B play enforce"
    )
    two = attack(rich(rivals(2)).hand("A", "maneuver").hand("B", card), 3).play("A play maneuver", f"B play {card}")

    for choices in (["A bribe", "A gold 1"], ["A propose"], ["B counter"], ["B gold 2"], ["B propose"], ["A decline"]):
        for viewer in ("A", None):
            assert seen_by(one, viewer) == seen_by(two, viewer)
        one.play(*choices)
        two.play(*choices)
    assert one.kind() == "combat-option"
    assert seen_by(one, "A") == seen_by(two, "A")


@clause("WARP-REV-01", "WARP-REV-05")
def test_a_chosen_option_is_secret_until_all_have_chosen() -> None:
    scenes = [attack(rich(rivals(2)).hand("A", "enforce").hand("B", "elite"), 3) for _ in range(2)]
    for scene, option in zip(scenes, ("option 1 pay 1 gold 0 energy", "option 3 pay 2 gold 2 energy"), strict=True):
        scene.play("A play enforce", "B play elite", "A no bribe", f"A {option}")
    one, two = scenes

    assert one.asked() == two.asked() == "B"
    for viewer in ("B", None):
        assert seen_by(one, viewer) == seen_by(two, viewer)
    assert one.supplies("A") == two.supplies("A") == (5, 5, 0)


@clause("WARP-BRB-02")
def test_an_offer_is_known_to_nobody_before_it_is_proposed() -> None:
    scenes: list[Scene] = []
    for goods in (["A gold 1"], ["A energy 3", "A cards 1"], ["A card build-05", "A reward tremor"]):
        scene = rich(exiled(1, seats=3)).hand("A", "build-05", "build-12").rewards("A", "tremor").hand("B", "enforce")
        scenes.append(attack(scene, 2).play("B play enforce", "A bribe", *goods))

    for viewer in ("B", "C", None):
        assert seen_by(scenes[0], viewer) == seen_by(scenes[1], viewer) == seen_by(scenes[2], viewer)
    for scene in scenes:
        scene.play("A propose")
    assert seen_by(scenes[0], "C") != seen_by(scenes[1], "C")


@clause("WARP-BRB-03")
def test_a_counter_offer_is_known_to_nobody_before_it_is_proposed() -> None:
    scenes: list[Scene] = []
    for goods in (["B gold 1"], ["B energy 12", "B card defect"]):
        scene = rich(exiled(1, seats=3)).hand("A", "build-05").hand("B", "enforce")
        scenes.append(attack(scene, 2).play("B play enforce", "A bribe", "A gold 1", "A propose", "B counter", *goods))

    for viewer in ("A", "C", None):
        assert seen_by(scenes[0], viewer) == seen_by(scenes[1], viewer)


@clause("WARP-BRB-10")
def test_what_can_be_asked_for_does_not_depend_on_what_the_attacker_owns() -> None:
    scenes: list[Scene] = []
    for gold, energy, reserve, card, reward in ((1, 0, 0, "build-05", "tremor"), (9, 7, 2, "defect", "sabotage")):
        scene = exiled(1).has("A", gold=gold, energy=energy, reserve=reserve).hand("A", card).rewards("A", reward)
        scene.hand("B", "enforce")
        attack(scene, 2)
        if scene.asked() == "A":
            scene.play("A pass")
        scenes.append(scene.play("B play enforce", "A bribe", "A gold 1", "A propose", "B counter"))
    one, two = scenes

    assert one.options("B") == two.options("B")


def settle(game: Game, pick: random.Random) -> None:
    """Play on at random until the combat is over."""
    for _ in range(60):
        state = game.state
        assert isinstance(state, Warp)
        if state.combat.attacker < 0:
            return
        question = game.questions[0]
        least, most = question.pick
        options = [option.id for option in question.options]
        game.play(question.seat, pick.sample(options, pick.randint(least, most)))
    raise AssertionError("the combat does not end")


def check_redeals(scene: Scene, letters: str) -> None:
    """Whatever is dealt anew for a seat shows it the same and plays on to the end of the combat."""
    for letter in letters:
        seat = scene.seat(letter)
        for deal in range(6):
            dealt = scene.game.redeal(seat, deal)
            assert dealt.view(seat)["combat"] == scene.game.view(seat)["combat"]
            settle(dealt, random.Random(deal))


@clause("WARP-CRD-01", "WARP-REV-01")
def test_a_redeal_with_face_down_cards_can_be_played_on() -> None:
    scene = rich(exiled(2, seats=3)).hand("A", "enforce", "build-05").hand("B", "ambush", "upgrade-01")
    scene.hand("C", "elite", "build-12").rewards("A", "tremor")
    attack(scene, 3)

    for choice in ("A play enforce", "B play ambush", "A bribe", "A gold 1", "A propose", "B counter", "B card defect"):
        scene.play(choice)
        check_redeals(scene, "ABC")
    scene.play("B propose")
    check_redeals(scene, "ABC")


@clause("WARP-REV-01")
@for_each("first", ["A", "B"])
def test_a_redeal_between_two_sealed_choices_can_be_played_on(first: str) -> None:
    scene = rivals(2, seats=3).has("A", gold=2, energy=2).has("B", gold=2, energy=2)
    scene.hand("A", "enforce").hand("B", "maneuver", "build-05")
    attack(scene, 3).play("A play enforce", "B play maneuver", "A no bribe")
    check_redeals(scene, "ABC")

    scene.play({"A": "A option 3 pay 2 gold 2 energy", "B": "B option 3 pay 2 gold 1 energy"}[first])

    for letter in "ABC":
        for deal in range(40):
            dealt = scene.game.redeal(scene.seat(letter), deal)
            settle(dealt, random.Random(deal))


@clause("WARP-GAT-19")
def test_a_redeal_with_two_cards_on_each_side_can_be_played_on() -> None:
    scene = rich(gate("volut-smugglers", "two-defense-cards", seats=3)).has("C", gold=4, energy=4)
    scene.hand("A", "enforce", "elite").hand("B", "ambush").hand("C", "reinforce", "build-05")

    attack(scene, 3).play("A play enforce", "A play elite", "B play ambush", "C play reinforce")

    check_redeals(scene, "ABC")
    scene.play("A bribe", "A gold 1")
    check_redeals(scene, "ABC")
    scene.play("A propose", "B decline", "A no bribe")
    check_redeals(scene, "ABC")


@clause("WARP-REV-05")
def test_no_redeal_lets_a_sealed_choice_pay_what_is_not_there() -> None:
    scene = rivals(2, seats=3).has("A", gold=2, energy=2).has("B", gold=1, energy=1)
    scene.hand("A", "enforce").hand("B", "maneuver", "build-05")
    attack(scene, 3).play("A play enforce", "B play maneuver", "A no bribe", "B option 2 pay 1 gold 1 energy")

    # A cannot know which card lies there; Defect and Jetpack would be too dear for B.
    for deal in range(40):
        dealt = scene.game.redeal(0, deal)
        settle(dealt, random.Random(deal))
        state = dealt.state
        assert isinstance(state, Warp)
        assert min(state.colonies[1].gold, state.colonies[1].energy) >= 0
