"""Explore and Develop: what one does is seen at once or stays sealed, and boundaries of what is asked."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, play_round
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Explore


@clause("RFTG-EXPLORE-01", "RFTG-EXPLORE-04")
def test_what_one_player_keeps_joins_the_hand_before_others_have_chosen() -> None:
    scene = Scene(seats=3).deck("gem-world", "spice-world")

    scene.round(C="explore-5").play("A keep spice-world")

    assert scene.asked() == ["B explore-keep", "C explore-keep"]
    assert scene.hand_of("A") == ["spice-world"]


@clause("RFTG-ROUND-02", "RFTG-ROBOT-29")
def test_the_robot_explores_after_the_player() -> None:
    scene = alone()
    before = len(scene.state.zones[scene.state.deck(0)])

    play_round(scene, "explore-5 & settle", "trade", "produce")
    assert scene.robot_stack_size() == 0
    scene.play("A " + scene.options("A")[0])

    assert scene.robot_stack_size() + 7 == before - len(scene.state.zones[scene.state.deck(0)])
    assert scene.robot_stack_size() > 0


@clause("RFTG-EXPLORE-08")
def test_everybody_may_discard_for_prestige_before_anybody_draws() -> None:
    scene = Scene(seats=3, sets="set3").tableau("A", "blaster-runners", "pan-galactic-hologrid")
    scene.tableau("C", "alien-departure-point").hand("A", "gem-world", "spice-world").hand(
        "C", "comet-zone", "mining-world"
    )

    scene.round(B="explore-5")

    assert scene.asked() == ["A explore-prestige", "C explore-prestige"]
    scene.play("A discard gem-world")
    # At once, while C is still to choose; nobody has drawn.
    assert scene.prestige("A") == 1
    assert scene.asked() == ["C explore-prestige"]
    assert scene.drawn_by("B") == []
    scene.play("C discard comet-zone")
    assert scene.prestige("C") == 1
    assert scene.asked() == ["A explore-discard", "B explore-keep", "C explore-keep"]


@clause("RFTG-EXPLORE-08")
def test_nobody_is_asked_to_discard_for_prestige_without_the_power() -> None:
    scene = Scene(seats=2, sets="set3").tableau("A", "galactic-survey-seti").hand("A", "gem-world", "spice-world")

    scene.round(B="explore-5")

    assert scene.asked() == ["A explore-keep", "B explore-keep"]


@clause("RFTG-EXPLORE-08")
def test_the_first_card_of_the_box_can_be_discarded_for_prestige_too() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-hologrid")
    first = scene.state.rulebook.piece_names[0]
    scene.hand("A", first, "gem-world").round(B="explore-5")

    scene.play(f"A discard {first}")

    assert scene.prestige("A") == 1
    assert scene.hand_of("A") == ["gem-world"]


@clause("RFTG-EXPLORE-06", "RFTG-EXPLORE-07")
@for_each(
    ("hand", "deck", "pick"),
    [
        # Drawn 2, kept 1: one of three goes, also one that was in hand before.
        (("gem-world",), ("spice-world", "comet-zone"), (1, 1)),
        # No more than one card is left to draw, and that one is kept.
        (("gem-world",), ("spice-world",), None),
    ],
)
def test_who_mixes_discards_what_was_drawn_less_what_is_kept(
    hand: tuple[str, ...], deck: tuple[str, ...], pick: tuple[int, int] | None
) -> None:
    scene = Scene(sets="set3").tableau("A", "blaster-runners").hand("A", *hand).deck(*deck, rest=False)

    scene.round(A="develop", B="explore-5")

    asked = scene.game.question(0)
    assert asked is not None
    if pick is None:
        assert asked.kind == "action"
        assert scene.hand_of("A") == sorted([*hand, *deck])
    else:
        assert (asked.kind, asked.pick) == ("explore-discard", pick)
        assert sorted(option.id for option in asked.options) == sorted(f"discard {card}" for card in (*hand, *deck))


# Develop


@clause("RFTG-DEVELOP-08")
def test_all_discard_at_the_start_of_develop_at_once() -> None:
    scene = Scene(seats=2, sets="set3").tableau("A", "information-hub", "investment-credits")
    scene.tableau("B", "galactic-power-brokers").hand("A", "gem-world").hand("B", "spice-world")

    scene.round(A="develop")
    assert scene.asked() == ["A develop-discard", "B develop-discard"]
    scene.play("A discard gem-world")

    assert scene.asked() == ["B develop-discard"]
    assert scene.pile() == ["gem-world"]
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-DEVELOP-01")
def test_who_placed_in_one_develop_phase_may_pass_in_the_next() -> None:
    scene = Scene(sets="set1", experienced=True).hand("A", "contact-specialist", "public-works")

    scene.round(A="develop & develop").play("A develop contact-specialist")
    assert scene.options("A") == ["pass", "develop public-works"]
    scene.play("A pass")

    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A") == ["contact-specialist"]


@clause("RFTG-DEVELOP-04")
@for_each("first", ["space-marines", "drop-ships"])
def test_the_same_development_is_found_wherever_it_lies(first: str) -> None:
    second = "drop-ships" if first == "space-marines" else "space-marines"
    scene = Scene().tableau("A", first, second).hand("A", "space-marines#2", "drop-ships#2").fill("A", 6)

    scene.round(A="develop")

    assert "develop space-marines#2" not in scene.options("A")
    assert "develop drop-ships#2" not in scene.options("A")


@clause("RFTG-DEVELOP-05")
@for_each(("others", "offered"), [(1, False), (2, True)])
def test_the_development_itself_does_not_pay(others: int, offered: bool) -> None:
    # Export Duties cost 1, Space Marines 2.
    scene = Scene().hand("A", "space-marines").fill("A", others)

    scene.round(B="develop")

    assert ("A develop" in scene.asked()) == offered
