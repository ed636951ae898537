"""Drawing support cards, and decks that run out."""

from __future__ import annotations

from tessera.games.atlas_lost.rules.drawing import ChooseDeck
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


@clause("AL-DRAW-01")
def test_after_placing_two_cards_of_that_tree_are_looked_at_and_one_is_kept() -> None:
    scene = Scene("science economy culture").has("A", research=3).deck("economy", "ECO-07", "ECO-20").turn("A")

    scene.play("place economy IIE-A", "row data")
    assert scene.options() == ["keep ECO-07", "keep ECO-20"]
    assert scene.game.questions[0].pick == (1, 1)
    # Looked at alone.
    assert scene.seen("A", "players", 0, "looking") == ["ECO-07", "ECO-20"]
    assert scene.seen("B", "players", 0, "looking") == ["economy-card", "economy-card"]
    scene.play("keep ECO-07")

    assert scene.hand_of("A") == ["ECO-07"]
    assert scene.pile("economy") == ["ECO-20"]
    assert scene.seen("B", "trees", 1, "discard") == ["ECO-20"]
    assert len(scene.deck_of("economy")) == 28


@clause("AL-DRAW-02")
def test_a_deck_is_renewed_in_the_middle_of_a_draw() -> None:
    scene = Scene("science economy culture").has("A", research=3).discarded("ECO-02", "ECO-03", "ECO-04")
    scene.deck("economy", "ECO-01", rest=False).turn("A")

    scene.play("place economy IIE-A", "row data")

    looked = scene.seen("A", "players", 0, "looking")
    assert isinstance(looked, list)
    assert "ECO-01" in looked
    assert looked[1] in ("ECO-02", "ECO-03", "ECO-04")
    assert scene.pile("economy") == []
    assert len(scene.deck_of("economy")) == 2
    assert "ECO-01" not in scene.deck_of("economy")


@clause("AL-DRAW-02")
def test_a_deck_is_renewed_as_soon_as_it_is_empty_not_when_next_needed() -> None:
    scene = Scene("science economy culture").has("A", research=3).discarded("ECO-03", "ECO-04")
    scene.deck("economy", "ECO-01", "ECO-02", rest=False).turn("A")

    scene.play("place economy IIE-A", "row data")

    # Both cards came from the old deck; those being looked at are not part of the new one.
    assert scene.options() == ["keep ECO-01", "keep ECO-02"]
    assert sorted(scene.deck_of("economy")) == ["ECO-03", "ECO-04"]
    scene.play("keep ECO-01")
    assert scene.pile("economy") == ["ECO-02"]


@clause("AL-DRAW-02")
def test_a_card_in_use_is_not_shuffled_in() -> None:
    scene = Scene("science economy culture").hand("A", "ECO-10").discarded("ECO-05")
    scene.deck("economy", "ECO-01", rest=False).turn("A")

    scene.play("use ECO-10")

    assert scene.hand_of("A") == ["ECO-01", "ECO-05"]
    assert scene.deck_of("economy") == []
    assert scene.pile("economy") == ["ECO-10"]


def renewed(rolls: int) -> list[str]:
    """An economy deck made anew from 28 cards, after some rolls of chance."""
    scene = Scene("science economy culture").has("A", research=3)
    scene.discarded(*[f"ECO-{number:02d}" for number in range(2, 30)])
    scene.deck("economy", "ECO-01", "ECO-30", rest=False).turn("A")
    for _ in range(rolls):
        scene.state.chance.below(6)
    return scene.play("place economy IIE-A", "row data").deck_of("economy")


@clause("AL-DRAW-02")
def test_the_whole_pile_is_shuffled() -> None:
    names = [f"ECO-{number:02d}" for number in range(2, 30)]

    first, second = renewed(0), renewed(1)

    assert sorted(first) == sorted(second) == names
    assert first != second
    assert names not in (first, first[::-1])


@clause("AL-DRAW-03")
def test_with_an_empty_pile_only_what_is_there_is_drawn() -> None:
    scene = Scene("science economy culture").hand("A", "ECO-10").deck("economy", "ECO-01", rest=False).turn("A")

    scene.play("use ECO-10")

    # One card instead of two, and the rest of the effect.
    assert scene.hand_of("A") == ["ECO-01"]
    assert scene.resources("A") == (2, 0, 0)
    # The used crate has reached the pile since; the deck stays empty all the same.
    assert scene.deck_of("economy") == []
    assert scene.pile("economy") == ["ECO-10"]


@clause("AL-DRAW-03")
def test_an_empty_deck_is_renewed_when_a_card_must_be_drawn() -> None:
    scene = Scene("science economy culture").hand("A", "INI-05").deck("economy", rest=False)
    scene.discarded("ECO-08", "ECO-09").turn("A")
    assert scene.deck_of("economy") == []

    scene.play("use INI-05", "deck economy")

    assert scene.hand_of("A") in (["ECO-08"], ["ECO-09"])
    assert len(scene.deck_of("economy")) == 1
    assert scene.pile("economy") == []
    assert "reshuffles" in [event.key for event in scene.game.events]


@clause("AL-DRAW-03", "AL-DRAW-05")
def test_without_any_card_a_placement_goes_on() -> None:
    scene = Scene("science economy culture").has("A", research=3).deck("economy", rest=False).turn("A")

    scene.play("place economy IIE-A", "row data")

    assert scene.hand_of("A") == []
    # The front runner token is taken as always.
    assert scene.resources("A") == (0, 1, 0)
    assert scene.teams_of("A") == ["IIE-A"]


@clause("AL-DRAW-04")
def test_a_draw_from_any_tree_names_one_deck_in_play() -> None:
    scene = Scene("science religion military").hand("A", "INI-05").deck("religion", "REL-20").turn("A")

    scene.play("use INI-05")
    assert scene.options() == ["deck science", "deck religion", "deck military"]
    scene.play("deck religion")

    assert scene.hand_of("A") == ["REL-20"]
    assert len(scene.deck_of("religion")) == 29


@clause("AL-DRAW-04")
def test_a_deck_is_named_for_each_of_several_cards() -> None:
    scene = Scene("science economy culture").turn("A")

    scene.happens(ChooseDeck(0, 3, 0, 0))
    scene.play("deck culture", "deck science", "deck culture")

    assert scene.hand_of("A") == ["CUL-01", "CUL-02", "SCI-01"]
    assert scene.asked() == "A action"


@clause("AL-DRAW-04")
def test_a_deck_without_cards_cannot_be_named() -> None:
    scene = Scene("science economy culture").hand("A", "INI-05").deck("economy", rest=False).turn("A")

    scene.play("use INI-05")

    assert scene.options() == ["deck science", "deck culture"]


@clause("AL-DRAW-05")
@for_each(("cards", "kept", "discarded"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 2, 2)])
def test_with_too_few_cards_the_kept_ones_come_first(cards: int, kept: int, discarded: int) -> None:
    # SCI-04 looks at 4 cards of one deck and keeps 2.
    names = [f"ECO-{number:02d}" for number in range(1, cards + 1)]
    scene = Scene("science economy culture").hand("A", "SCI-04").deck("economy", *names, rest=False).turn("A")

    scene.play("use SCI-04", "deck economy")
    if scene.asked() == "A keep":
        scene.play("keep ECO-01 + keep ECO-02")

    assert scene.hand_of("A") == names[:kept]
    assert len(scene.pile("economy")) == discarded
    assert scene.deck_of("economy") == []


@clause("AL-DRAW-05")
def test_a_single_card_is_kept_after_a_placement() -> None:
    scene = Scene("science economy culture").has("A", research=3).deck("economy", "ECO-09", rest=False).turn("A")

    scene.play("place economy IIE-A", "row data")

    assert scene.hand_of("A") == ["ECO-09"]
    assert scene.pile("economy") == []
