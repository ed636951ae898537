"""Choices of an attack as players read them: targets, cards, bribes and dice."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.speech import fight, text_of
from tests.rows import for_each


@clause("WARP-ATK-02", "WARP-SHP-02", "WARP-GAT-02")
def test_targets_tell_the_defence_and_both_multipliers() -> None:
    scene = Scene().holds("A", "a-ridge", 3, "assault_ship").holds("A", "ring-1", 2).exiled("a-upper-left", 2, "green")
    scene.hidden("a-spine-inner", 1).level("A", "assault_ship", 2).turn("A", "action").play("A attack")

    assert text_of(scene, "A", "attack a-ridge a-upper-left") == (
        "Attack Left Approach A (Skolok Miners, 2 Troops) from Ridge A: multiplier 4 against 2"
    )
    assert text_of(scene, "A", "attack a-ridge a-upper-left ship") == (
        "Attack Left Approach A (Skolok Miners, 2 Troops) from Ridge A with the Assault Ship: multiplier 3 against 2"
    )
    assert text_of(scene, "A", "attack ring-1 gate", "ja") == (
        "リング1からワープゲート（ワープ・ガーディアン、ダイス5個）を攻撃する：倍率3対2"
    )
    # What lies under a face-down token is told to nobody.
    assert text_of(scene, "A", "attack a-ridge a-spine-inner") == (
        "Attack Inner Spine A (face-down token) from Ridge A: multiplier 4 against 1"
    )


@clause("WARP-REV-01", "WARP-REV-05")
def test_options_at_the_reveal_name_no_card_while_both_sides_choose() -> None:
    scene = fight().hand("A", "enforce").turn("A", "action")
    scene.play("A attack", "A troops 3", "A play enforce", "D play elite", "A no bribe")

    # Both are offered the same notation; the words of either card would tell the other.
    assert text_of(scene, "A", "option 1 pay 1 gold 0 energy") == "Option 1: pay 1 Gold"
    assert text_of(scene, "D", "option 1 pay 1 gold 0 energy", "ja") == "選択肢1：金1を支払う"
    scene.play("D option 1 pay 1 gold 0 energy")
    assert text_of(scene, "A", "option 2 pay 1 gold 1 energy") == (
        "Option 2: add 2 to all your dice (up to 6). Pay 1 Gold and 1 Energy"
    )


@clause("WARP-REV-03")
def test_a_card_that_cannot_be_paid_now_says_that_it_would_be_lost() -> None:
    lost = " You could not pay for any of it now: it would be lost."
    scene = fight().has("A", gold=0, energy=0).hand("A", "enforce").turn("A", "action")
    scene.play("A attack", "A troops 3")

    poor = text_of(scene, "A", "play enforce")
    assert poor.startswith("Play Enforce face down. 1 resource: add 1 to all your dice (up to 6). Or ")
    assert poor.endswith(lost)
    assert text_of(scene, "A", "play enforce", "ja").endswith("いまはどの選択肢も支払えないので、効果なく失われる。")
    scene.play("A play enforce", "D play elite")
    scene.play(next(f"D {option}" for option in scene.options("D")))
    assert any(line.startswith("A cannot pay for Enforce, which is lost") for line in scene.game.story(0))
    # One resource of either kind pays for the cheapest option.
    for means in ({"gold": 1, "energy": 0}, {"gold": 0, "energy": 1}):
        scene = fight().has("A", **means).hand("A", "enforce").turn("A", "action")
        scene.play("A attack", "A troops 3")
        assert lost not in text_of(scene, "A", "play enforce")


@clause("WARP-GAT-03", "WARP-GAT-18")
def test_two_cards_at_the_gate_are_told_one_after_the_other() -> None:
    scene = Scene().holds("A", "ring-1", 4).has("A", gold=9, energy=9).hand("A", "enforce", "maneuver")
    scene.turn("A", "action").play("A attack", "A troops 3", "A play enforce")

    assert scene.question("A").text() == (
        "You attack the Warp Gate: 3 Troops x 3 against 5 dice x 2. Do you play a second Combat card?"
    )
    scene.play("A play maneuver")

    assert text_of(scene, "A", "option 1 pay 1 gold 0 energy and option 2 pay 1 gold 1 energy") == (
        "Enforce, Option 1: add 1 to all your dice (up to 6). Pay 1 Gold; "
        "and Maneuver, Option 2: reroll up to 2 dice. Pay 1 Gold and 1 Energy"
    )


@clause("WARP-DIC-10")
def test_dice_tell_what_they_show_and_what_a_flip_makes_of_them() -> None:
    scene = Scene().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, "yellow").leads("A", "xotan-timebenders")
    scene.has("A", gold=9, energy=9).hand("A", "maneuver").dice(4, 3, 2, 5).turn("A", "action")
    scene.play("A attack", "A troops 3", "A play maneuver", "A option 3 pay 2 gold 1 energy")

    assert text_of(scene, "A", "reroll 3") == "Reroll die 3, which shows 2"
    assert text_of(scene, "A", "flip 3") == "Flip die 3 from 2 to 5"
    assert text_of(scene, "A", "flip 1", "ja") == "1個目のダイスを4から3に反転する"
    assert text_of(scene, "A", "pass") == "Leave the dice as they are"


@for_each("language", ["en", "ja"])
def test_a_counter_offer_can_name_anything(language: str) -> None:
    scene = fight().hand("A", "enforce").rewards("A", "recruits").turn("A", "action")
    scene.play("A attack", "A troops 3", "A play enforce", "D play elite", "A bribe", "A gold 1", "A propose")
    scene.play("D counter")

    texts = [option.text(language) for option in scene.question("D").options]

    # A holds one Reward card and no Archive card, so of cards only Reward cards can be asked for.
    assert len(texts) == len(set(texts)) > 36
    assert ("Add Recruits" if language == "en" else "「新兵」を加える") in texts
    assert ("Add 12 Gold" if language == "en" else "金12を加える") in texts
