"""The digital table: what it asks, what it does by itself, and which book it follows."""

from __future__ import annotations

from typing import Any

import tessera
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene


@clause("AL-DIG-01")
def test_all_choose_their_initial_card_at_the_same_time() -> None:
    game = tessera.start("atlas-lost", seats=3, seed=4)

    asked = [(question.seat, question.kind, len(question.options)) for question in game.questions]

    assert sorted(asked) == [(0, "initial", 2), (1, "initial", 2), (2, "initial", 2)]


@clause("AL-DIG-01")
def test_a_chosen_card_is_shown_to_nobody_and_takes_effect_when_all_have_chosen() -> None:
    game = tessera.start("atlas-lost", seats=3, seed=4)
    first, second = (game.clone() for _ in range(2))
    options = game.questions[0].options
    chooser = game.questions[0].seat
    others = [seat for seat in range(3) if seat != chooser]

    first.play(chooser, [options[0].id])
    second.play(chooser, [options[1].id])

    assert [first.view(seat) for seat in (*others, None)] == [second.view(seat) for seat in (*others, None)]
    hands: Any = first.view(chooser)["players"]
    assert hands[chooser]["hand"] == []  # not yet
    for seat in others:
        question = first.question(seat)
        assert question is not None
        first.play(seat, [question.options[0].id])
    shown: Any = first.view(others[0])["players"]
    assert [player["hand"] for player in shown if player["seat"] == chooser] == [["initial-card"]]


@clause("AL-DIG-02")
def test_a_choice_with_one_legal_option_is_made_by_the_table() -> None:
    # Only B has anything to steal, so nobody is asked from whom.
    scene = Scene("science economy military").hand("A", "MIL-03").has("B", research=3)
    scene.turn("A")

    scene.play("use MIL-03")

    assert scene.resources("A") == (3, 0, 0)
    assert scene.asked() == "A action"


@clause("AL-DIG-02")
def test_a_choice_without_a_legal_option_is_passed_over() -> None:
    # Nobody has a marker to push back.
    scene = Scene("science economy military").hand("A", "MIL-05")
    scene.turn("A")

    scene.play("use MIL-05")

    assert scene.resources("A") == (2, 0, 0)
    assert scene.asked() == "A action"


@clause("AL-DIG-02")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    scene = Scene("science economy military", seats=2)
    scene.turn("A")

    scene.play("collect")

    assert scene.asked() == "B action"


@clause("AL-DIG-02")
def test_all_of_several_that_must_be_picked_are_picked() -> None:
    scene = Scene("science economy culture").install("A", "CUL-18").culture("A", "IS", "IE")
    scene.turn("A")

    scene.play("activate CUL-18")

    assert scene.culture_of("A") == []
    assert scene.tp("A") == 3


@clause("AL-DIG-03")
def test_on_anothers_turn_one_decides_on_an_optional_reaction() -> None:
    scene = Scene("science religion military", techs="IIR-A IIIR-E IIM-A IIIM-C").team("A", "IIR-A", "IIIR-E")
    scene.team("B", "IIM-A", "IIIM-C").track("B", "A").has("B", military=6)
    scene.turn("B")

    scene.play("start IIIM-C")

    assert scene.asked() == "A optional"


@clause("AL-DIG-03")
def test_on_anothers_turn_one_chooses_what_to_discard() -> None:
    scene = Scene("science economy military", seats=2).hand("A", "MIL-07").hand("B", "SCI-01", "SCI-02")
    scene.turn("A")

    scene.play("use MIL-07")

    assert scene.asked() == "B discard"
    scene.play("discard SCI-02")
    assert scene.hand_of("B") == ["SCI-01"]
    assert scene.resources("A") == (0, 2, 0)


@clause("AL-DIG-03")
def test_on_anothers_turn_one_chooses_which_installed_card_is_lost() -> None:
    scene = Scene("science economy military", seats=2).hand("A", "MIL-06").has("A", military=1)
    scene.install("B", "SCI-25", "SCI-13")
    scene.turn("A")

    scene.play("use MIL-06")

    assert scene.asked() == "B uninstall"


@clause("AL-DIG-03")
def test_the_table_orders_reactions_whose_order_cannot_matter() -> None:
    # SCI-18 and INI-09 both give research: nobody is asked which comes first.
    scene = Scene("science economy culture", techs="IIE-A").install("A", "SCI-18", "INI-09").has("A", research=3)
    scene.turn("A")

    scene.play("place economy IIE-A", "row data", "keep ECO-01")

    assert scene.resources("A") == (3, 1, 0)
    assert scene.asked() == "A action"


@clause("AL-DIG-03")
def test_one_orders_ones_own_reactions_on_anothers_turn() -> None:
    # B places on Lv.3: A may answer with IIIR-E for a religion token, and must with MIL-29.
    scene = Scene("science religion military", techs="IIR-A IIIR-E").team("A", "IIR-A", "IIIR-E").team("B", "IIS-A")
    scene.track("B", "A").install("A", "MIL-29").has("B", research=4, data=2)
    scene.turn("B")

    scene.play("place science IIIS-A", "row research", "keep SCI-01")

    assert scene.asked() == "A order"
    scene.play("next MIL-29 1")
    assert scene.resources("A") == (0, 1, 0)
    assert scene.asked() == "A optional"


@clause("AL-DIG-04")
def test_the_japanese_reading_is_the_default() -> None:
    game = tessera.start("atlas-lost", seats=2, seed=1)

    reading = game.setup.options["reading"]

    assert reading == "ja"


@clause("AL-DIG-04")
def test_the_readings_differ_where_the_books_do() -> None:
    gained: dict[str, list[int]] = {}
    for reading in ("ja", "en"):
        scene = Scene("science economy military", seats=2, techs="IIE-A IIM-A IIIM-F", reading=reading)
        scene.team("A", "IIE-A", "IIM-A", "IIIM-F").has("A", research=6, data=2, military=6).hand("A", "SCI-01")
        scene.turn("A").play("start IIE-A", "economy IS", "economy IE")
        others = scene.resources("B")
        scene.turn("A").play("start IIIM-F")
        gained[reading] = [*others, scene.tp("A")]

    # IIE-A gives the others 1 data or 1 research; IIIM-F gives 8 or 6 TP.
    assert gained == {"ja": [0, 1, 0, 8], "en": [1, 0, 0, 6]}


@clause("AL-DIG-04")
def test_the_cards_of_the_worked_example_follow_the_reading() -> None:
    left: dict[str, tuple[int, ...]] = {}
    for reading in ("ja", "en"):
        scene = Scene("science economy culture", seats=2, reading=reading).install("A", "CUL-11", "ECO-11")
        scene.has("A", research=5, data=5)
        scene.turn("A").play("activate CUL-11", "activate ECO-11")
        left[reading] = (*scene.resources("A"), scene.tp("A"), *scene.resources("B"))

    assert left == {"ja": (0, 2, 0, 3, 1, 0, 0), "en": (0, 2, 1, 3, 0, 0, 1)}
