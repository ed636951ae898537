"""Gambling World, of the base game and of set 2 (base game; Card powers: IV Consume)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def gambling(*deck: str, ante: str, hand: tuple[str, ...] = ()) -> Scene:
    """A has put a card at stake at the revised Gambling World, with these cards on top of the draw pile."""
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2").hand("A", ante, *hand).deck(*deck)
    scene.round(B="double").play("A use gambling-world-set2 2")
    return scene.play(f"A ante {ante}") if "A gamble-ante" in scene.asked() else scene


@clause("RFTG-CONSUME-15")
@for_each(
    ("top", "number", "kept"),
    [
        # Costs 3 and 6, defense 3, and a development of cost 6.
        ("old-earth", 3, True),
        ("old-earth", 4, False),
        ("old-earth", 2, False),
        ("rebel-underground", 3, True),
        ("rebel-homeworld", 7, True),
        ("merchant-guild", 6, True),
        ("refugee-world", 1, False),
    ],
)
def test_a_number_is_named_and_the_top_card_flipped(top: str, number: int, kept: bool) -> None:
    scene = Scene().tableau("A", "gambling-world").deck(top)

    scene.round(B="double").play("A use gambling-world 2")
    assert scene.options("A") == [f"name {named}" for named in (1, 2, 3, 4, 5, 6, 7)]
    scene.play(f"A name {number}")

    assert scene.hand_of("A") == ([top] if kept else [])
    assert scene.pile() == ([] if kept else [top])


@clause("RFTG-CONSUME-15")
def test_the_gamble_is_optional_and_comes_once() -> None:
    scene = Scene().tableau("A", "gambling-world").deck("old-earth", "gem-world")

    scene.round(B="double")
    assert scene.options("A") == ["done", "use gambling-world 2"]
    scene.play("A use gambling-world 2", "A name 3")

    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["old-earth"]


@clause("RFTG-CONSUME-15")
def test_everybody_knows_the_card_that_was_flipped_and_kept() -> None:
    scene = Scene(seats=3).tableau("A", "gambling-world").deck("old-earth")

    scene.round(B="double").play("A use gambling-world 2", "A name 3")

    assert scene.knows("B", "old-earth")
    assert scene.knows("C", "old-earth")


@clause("RFTG-CONSUME-16")
def test_only_cards_of_cost_or_defense_1_to_6_may_be_put_at_stake() -> None:
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2")
    # Cost 0, 1, 6 and 7; defense 1, 6 and 7.
    scene.hand("A", "refugee-world", "artist-colony", "merchant-guild", "alien-data-repository")
    scene.hand("A", "new-survivalists", "rebel-base", "rebel-homeworld")

    scene.round(B="double").play("A use gambling-world-set2 2")

    assert scene.options("A") == [
        "ante artist-colony",
        "ante merchant-guild",
        "ante new-survivalists",
        "ante rebel-base",
    ]


@clause("RFTG-CONSUME-16")
def test_as_many_cards_are_flipped_as_the_ante_costs_and_a_higher_one_wins() -> None:
    # Gem World costs 2: two cards are flipped, of cost 1 and defense 3.
    scene = gambling("artist-colony", "pirate-world", "rebel-homeworld", ante="gem-world")

    assert scene.options("A") == ["keep artist-colony", "keep pirate-world"]
    # Any one of them, not only the higher one.
    scene.play("A keep artist-colony")

    assert scene.hand_of("A") == ["artist-colony", "gem-world"]
    assert scene.pile() == ["pirate-world"]


@clause("RFTG-CONSUME-16")
def test_a_card_of_the_same_cost_is_not_higher_and_the_ante_is_lost() -> None:
    scene = gambling("spice-world", "artist-colony", "rebel-homeworld", ante="gem-world")

    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == []
    assert scene.pile() == ["artist-colony", "gem-world", "spice-world"]


@clause("RFTG-CONSUME-16")
def test_the_revised_gamble_is_optional_and_comes_once() -> None:
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2").hand("A", "artist-colony", "old-earth")
    scene.deck("pirate-world")

    scene.round(B="double")
    assert scene.options("A") == ["done", "use gambling-world-set2 2"]
    scene.play("A use gambling-world-set2 2", "A ante artist-colony")

    # The one card flipped is kept without a question.
    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["artist-colony", "old-earth", "pirate-world"]


@clause("RFTG-CONSUME-16")
def test_without_a_card_to_put_at_stake_there_is_no_gamble() -> None:
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2").hand("A", "refugee-world", "rebel-homeworld")

    scene.round(B="double")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-CONSUME-17")
@for_each("viewer", ["A", "B", "-"])
def test_ante_and_flipped_cards_lie_open_until_the_gamble_is_settled(viewer: str) -> None:
    scene = gambling("artist-colony", "pirate-world", ante="gem-world", hand=("old-earth",))

    # The ante is not in the hand.
    assert scene.hand_of("A") == ["old-earth"]
    assert scene.seen(viewer, "aside") == ["gem-world", "artist-colony", "pirate-world"]
    scene.play("A keep pirate-world")
    assert scene.seen(viewer, "aside") == []
    assert scene.hand_of("A") == ["gem-world", "old-earth", "pirate-world"]
