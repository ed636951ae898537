"""The hand: its limit, and who sees it."""

from __future__ import annotations

from typing import Any

from tessera.games.atlas_lost.state import GONE
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene

TREES = "science culture military"
SEVEN = ("CUL-01", "CUL-02", "INI-07", "SCI-01", "SCI-02", "SCI-03", "SCI-04")


def player(scene: Scene, viewer: str, whose: str) -> dict[str, Any]:
    """What one player sees of another."""
    players = scene.game.view(scene.seat(viewer))["players"]
    assert isinstance(players, list)
    shown = players[scene.seat(whose)]
    assert isinstance(shown, dict)
    return shown


@clause("AL-HAND-01")
def test_at_the_end_of_the_turn_the_hand_is_discarded_down_to_five() -> None:
    scene = Scene(TREES).hand("A", *SEVEN)
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "A hand-limit"
    assert scene.game.questions[0].pick == (2, 2)
    scene.play("discard CUL-02 + discard SCI-04")
    assert scene.hand_of("A") == ["CUL-01", "INI-07", "SCI-01", "SCI-02", "SCI-03"]
    assert scene.asked() == "B action"


@clause("AL-HAND-01")
def test_five_cards_may_stay() -> None:
    scene = Scene(TREES).hand("A", *SEVEN[:5])
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "B action"
    assert len(scene.hand_of("A")) == 5


@clause("AL-HAND-01")
def test_a_sixth_card_is_one_too_many() -> None:
    scene = Scene(TREES).hand("A", *SEVEN[:6])
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "A hand-limit"
    assert scene.game.questions[0].pick == (1, 1)
    scene.play("discard CUL-01")
    assert scene.hand_of("A") == ["CUL-02", "INI-07", "SCI-01", "SCI-02", "SCI-03"]
    assert scene.asked() == "B action"


@clause("AL-HAND-01")
def test_an_eighth_card_is_one_too_many_where_seven_may_stay() -> None:
    scene = Scene(TREES).hand("A", *SEVEN, "SCI-05").install("A", "SCI-23")
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "A hand-limit"
    assert scene.game.questions[0].pick == (1, 1)


@clause("AL-HAND-01")
def test_the_limit_is_for_the_own_turn_only() -> None:
    scene = Scene(TREES).hand("B", *SEVEN)
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "B action"
    assert len(scene.hand_of("B")) == 7


@clause("AL-HAND-01")
def test_a_passive_card_raises_the_limit_by_two() -> None:
    scene = Scene(TREES).hand("A", *SEVEN).install("A", "SCI-23")
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "B action"
    assert len(scene.hand_of("A")) == 7


@clause("AL-HAND-01")
def test_more_than_five_are_allowed_during_the_turn() -> None:
    scene = Scene(TREES).hand("A", *SEVEN).deck("science", "SCI-05")
    scene.install("A", "SCI-14").has("A", data=1)
    scene.turn("A")

    scene.play("activate SCI-14", "deck science")

    assert len(scene.hand_of("A")) == 8
    assert scene.asked() == "A action"


@clause("AL-HAND-02")
def test_cards_over_the_limit_go_face_up_to_their_piles_and_initial_ones_out_of_the_game() -> None:
    scene = Scene(TREES).hand("A", *SEVEN)
    scene.turn("A")

    scene.play("end", "discard CUL-02 + discard INI-07")

    assert scene.pile("culture") == ["CUL-02"]
    assert scene.state.zones[GONE] == [scene.card("INI-07")]
    view = scene.game.view(2)
    assert view["gone"] == ["INI-07"]


@clause("AL-HAND-03")
def test_only_the_two_concerned_learn_which_card_changed_hands() -> None:
    scene = Scene(TREES, techs="IIM-A IIIM-F").team("A", "IIM-A", "IIIM-F").has("A", military=6)
    scene.hand("B", "SCI-01", "SCI-02", "CUL-03")
    scene.turn("A")

    scene.play("start IIIM-F")
    assert scene.asked() == "A take"
    assert scene.options() == ["take SCI-01", "take SCI-02", "take CUL-03"]
    assert player(scene, "A", "B")["hand"] == ["CUL-03", "SCI-01", "SCI-02"]
    assert player(scene, "C", "B")["hand"] == ["culture-card", "science-card", "science-card"]
    scene.play("take SCI-02")

    assert scene.hand_of("A") == ["SCI-02"]
    assert player(scene, "C", "A")["hand"] == ["science-card"]
    assert player(scene, "C", "B")["hand"] == ["culture-card", "science-card"]
    assert player(scene, "B", "A")["hand"] == ["SCI-02"]
    assert player(scene, "A", "B")["hand"] == ["CUL-03", "SCI-01"]
    assert (scene.knows("B", "SCI-02"), scene.knows("C", "SCI-02")) == (True, False)
    assert scene.tp("A") == 8


@clause("AL-HAND-03")
def test_the_log_names_the_card_to_the_two_alone() -> None:
    scene = Scene(TREES).hand("A", "MIL-11").hand("C", "SCI-01")
    scene.turn("A")

    scene.play("use MIL-11")

    told = {event.key: event for event in scene.game.events}
    # Bits of the seats that may know the cards: A and C.
    assert told["looks-at-hand"].seen == 0b101
    assert told["takes-card"].seen == 0b101
    assert told["takes-card"].pieces == [scene.card("SCI-01")]
    assert not any("SCI-01" in word for event in scene.game.events for word in event.words)


@clause("AL-HAND-03")
def test_an_onlooker_knows_of_no_card_any_more_where_it_is() -> None:
    # C had seen B's hand; A takes a card of two of the same back, unseen: C cannot tell which one went.
    scene = Scene(TREES).hand("C", "MIL-11").hand("A", "MIL-17").hand("B", "SCI-01", "SCI-02", "SCI-03")
    scene.has("A", research=1, military=1)
    scene.turn("C")
    scene.play("use MIL-11", "target B", "take SCI-03").end_turn()
    assert player(scene, "C", "B")["hand"] == ["SCI-01", "SCI-02"]
    scene.turn("A")

    scene.play("install MIL-17", "activate MIL-17", "target B", "take SCI-01")

    assert player(scene, "C", "B")["hand"] == ["science-card"]
    assert player(scene, "C", "A")["hand"] == ["science-card"]
