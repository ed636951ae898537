"""What of a choice would come to nothing is told before it is chosen, and in the log when it has happened."""

from __future__ import annotations

from tessera.games.revive.wording import option_text
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.games.revive.speech import check, text_of


@clause("REV-RES-03")
def test_a_card_says_for_what_of_its_gains_there_is_no_room() -> None:
    scene = Scene().hand("A", "SA1").module("A", "T1.2", "MD21").has("A", gear=5).turn("A")

    assert text_of(scene, "A", "play SA1 T1") == "Play Hauler A into top slot 1: gain 2 gears (no room for 1 gear now)"
    assert text_of(scene, "A", "play SA1 T1", "ja").endswith("歯車2個を得る（いまは歯車1個を置く余裕がない）")
    scene.play("A play SA1 T1")
    assert any(line.startswith("A has no room for 1 gear") for line in scene.game.story(0))


@clause("REV-RES-03")
def test_cards_and_modules_are_counted_together_and_exactly() -> None:
    scene = Scene().hand("A", "SA1").module("A", "T1.3", "MD01")
    scene.played("A", "T1", "CG01")
    card = "Play Hauler A into top slot 1: gain 2 gears; again Smelter: gain 3 gears; Toothed Wheel: gain 2 gears"

    # Seven gears where there is room for six, all seven, or none.
    for held, lost in ((0, "1 gear"), (1, "2 gears"), (6, "7 gears")):
        scene.has("A", gear=held).turn("A")
        assert option_text(scene.state, "turn", "play SA1 T1", "en") == f"{card} (no room for {lost} now)"
    roomy = Scene().hand("A", "SA1").has("A", gear=4).turn("A")
    assert text_of(roomy, "A", "play SA1 T1") == "Play Hauler A into top slot 1: gain 2 gears"


@clause("REV-RES-07")
def test_a_free_action_says_what_of_it_would_be_above_the_limit() -> None:
    scene = Scene().machine("A", "MG01").energy("A", 1).crates("A", "CR01").has("A", gear=5, book=6, crystal=1)
    scene.turn("A")

    late = "above the limit: to be used in this part of the turn, or lost)"
    assert text_of(scene, "A", "use MG01") == f"Use Gear Press for 1 energy. Gain 2 gears. (1 gear {late}"
    assert text_of(scene, "A", "open CR01") == f"Open Workshop Manuals. Gain 1 gear and 1 book. (1 book {late}"
    assert text_of(scene, "A", "convert book") == f"Turn 1 crystal into 1 book (1 book {late}"
    assert text_of(scene, "A", "convert gear") == "Turn 1 crystal into 1 gear"
    check(text_of(scene, "A", "convert book", "ja"), "ja")


@clause("REV-RES-07")
def test_the_end_of_a_turn_says_what_is_lost_with_it() -> None:
    scene = Scene().crates("A", "CR08").has("A", gear=6).turn("A", acted=1)
    assert text_of(scene, "A", "end") == "End your turn"

    scene.play("A open CR08")

    assert text_of(scene, "A", "end") == "End your turn (lost above the limit: 2 gears)"
    assert text_of(scene, "A", "end", "ja") == "手番を終える（上限を超えた歯車2個は失われる）"
    scene.play("A end")
    assert "A loses 2 gears above the limit." in scene.game.story(0)
