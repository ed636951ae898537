"""Phase IV, Consume: who is asked for what, and which powers are there to be used."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, play_round, tracks
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Everybody on their own


@clause("RFTG-CONSUME-01")
def test_all_consume_at_once_and_what_one_does_takes_effect_at_once() -> None:
    scene = Scene(seats=3).hand("A", "gem-world").hand("B", "spice-world").hand("C", "comet-zone")
    scene.tableau("A", "deficit-spending").tableau("B", "merchant-world").tableau("C", "deficit-spending#2")

    scene.round(B="double")
    assert scene.asked() == ["A consume", "B consume", "C consume"]
    scene.play("B use merchant-world")

    assert (scene.chips("B"), scene.cards_in_hand("B")) == (1, 0)
    assert scene.asked() == ["A consume", "C consume"]


@clause("RFTG-CONSUME-01")
def test_who_has_no_consume_power_is_not_asked() -> None:
    scene = Scene(seats=3).tableau("A", "gem-world").good("A", "gem-world").tableau("B", "export-duties")

    scene.round(A="double")

    assert scene.asked() == ["A action", "B action", "C action"]
    assert scene.goods_of("A") == ["gem-world"]


@clause("RFTG-ROBOT-23", "RFTG-ROBOT-46")
def test_the_robot_consumes_after_the_player() -> None:
    scene = alone().robot(economy=3).tableau("A", "deficit-spending").hand("A", "gem-world")

    play_round(scene, "develop & settle", "explore", "consume2x")
    while scene.asked() != ["A consume"]:
        scene.play("A " + scene.options("A")[0])
    assert tracks(scene)[2] == 0
    scene.play("A done")

    assert tracks(scene)[2] == 6


@clause("RFTG-CONSUME-14", "RFTG-CONSUME-20")
def test_only_powers_without_a_choice_are_used_by_themselves() -> None:
    scene = Scene(sets="set2").tableau("A", "galactic-salon", "deficit-spending").hand("A", "gem-world")

    scene.round(B="double")

    assert scene.chips("A") == 1
    assert scene.options("A") == ["done", "use deficit-spending"]


@clause("RFTG-CONSUME-14", "RFTG-CONSUME-20")
def test_powers_without_a_choice_are_not_offered_again() -> None:
    # A card of cost 0, which nobody could put at stake.
    scene = Scene(sets="set2").tableau("A", "galactic-salon", "new-economy").hand("A", "refugee-world")

    scene.round(B="double")

    assert scene.asked() == ["A action", "B action"]
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 2)


# What can be used


@clause("RFTG-CONSUME-15")
@for_each(
    ("deck", "pile", "offered"),
    [(("gem-world",), (), True), ((), ("gem-world",), True), ((), (), False)],
)
def test_a_number_is_named_as_long_as_there_is_a_card_to_flip(
    deck: tuple[str, ...], pile: tuple[str, ...], offered: bool
) -> None:
    scene = Scene().tableau("A", "gambling-world").discarded(*pile)
    scene.state.zones[scene.state.deck(0)] = [scene.piece(name) for name in deck]

    scene.round(B="double")

    assert ("A consume" in scene.asked()) == offered


@clause("RFTG-CONSUME-15")
def test_a_discard_pile_is_shuffled_for_the_flip() -> None:
    scene = Scene().tableau("A", "gambling-world").discarded("gem-world")
    scene.state.zones[scene.state.deck(0)] = []

    scene.round(B="double").play("A use gambling-world 2", "A name 2")

    # Gem-world costs 2.
    assert scene.hand_of("A") == ["gem-world"]


@clause("RFTG-CONSUME-16")
def test_an_ante_without_a_card_to_flip_is_lost() -> None:
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2").hand("A", "gem-world", "spice-world")
    scene.state.zones[scene.state.deck(0)] = []

    scene.round(B="double").play("A use gambling-world-set2 2", "A ante gem-world")

    assert scene.hand_of("A") == ["spice-world"]
    assert scene.pile() == ["gem-world"]


# The multi-kind world


def refinery(kind: str, *cards: str) -> Scene:
    """A has the multi-kind world, set to this kind, and these cards."""
    return Scene(sets="set3").tableau("A", *cards, "alien-oort-cloud-refinery").kind("A", kind)


@clause("RFTG-CONSUME-25")
def test_its_kind_may_be_set_wherever_its_good_and_the_power_stand() -> None:
    scene = refinery("novelty", "old-earth", "research-labs", "gem-world")

    scene.good("A", "gem-world", "alien-oort-cloud-refinery").round(B="double")

    assert scene.options("A") == ["use old-earth", "kind rare", "kind genes", "kind alien"]


@clause("RFTG-CONSUME-25")
def test_its_kind_does_not_matter_while_its_good_is_gone() -> None:
    scene = refinery("novelty", "old-earth", "research-labs", "lost-species-ark-world").good(
        "A", "lost-species-ark-world"
    )

    scene.round(B="double")

    assert scene.options("A") == ["use old-earth", "use research-labs"]


@clause("RFTG-CONSUME-25")
def test_its_kind_does_not_matter_to_powers_for_any_good() -> None:
    scene = refinery("novelty", "old-earth", "epsilon-eridani").good("A", "alien-oort-cloud-refinery")

    scene.round(B="double")

    assert scene.options("A") == ["use old-earth", "use epsilon-eridani"]


@clause("RFTG-CONSUME-25")
def test_its_kind_does_not_matter_to_a_power_that_was_used() -> None:
    scene = refinery("rare", "old-earth", "epsilon-eridani", "research-labs", "lost-species-ark-world")
    scene.good("A", "lost-species-ark-world", "alien-oort-cloud-refinery").round(B="double")

    scene.play("A use research-labs")

    assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]
    assert scene.options("A") == ["use old-earth", "use epsilon-eridani"]


@clause("RFTG-CONSUME-25")
def test_its_kind_is_set_once_until_a_power_is_used_and_anew_in_the_next_consume() -> None:
    scene = refinery("genes", "deficit-spending", "research-labs").good("A", "alien-oort-cloud-refinery")
    scene.fill("A", 1).round(B="double")
    assert scene.options("A") == [
        *("use deficit-spending", "use research-labs", "kind novelty", "kind rare", "kind alien"),
    ]

    scene.play("A kind novelty")
    assert scene.options("A") == ["done", "use deficit-spending"]
    scene.play("A done").round(B="double")

    assert scene.options("A") == ["done", "use deficit-spending", "kind rare", "kind genes", "kind alien"]
