"""Phase II, Develop: choosing and placing a development, what comes before it and what comes after."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import lying
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def told(scene: Scene) -> list[str]:
    """What was told, by key and clause, in order."""
    return [f"{event.key} {event.clause}" for event in scene.game.events]


# Choosing


@clause("RFTG-DEVELOP-01")
def test_everybody_may_place_one_development_whoever_chose_the_phase() -> None:
    scene = (
        Scene(seats=3).hand("A", "space-marines", "export-duties").hand("B", "expedition-force").hand("C", "gem-world")
    )
    scene.fill("A", 3).fill("B", 2)

    scene.round(C="develop")

    assert scene.asked() == ["A develop", "B develop"]
    # Worlds are never offered, and nothing need be placed.
    assert scene.options("A")[:3] == ["pass", "develop space-marines", "develop export-duties"]
    scene.play("A develop space-marines", "B pass")
    assert scene.tableau_of("A") == ["space-marines"]
    assert scene.tableau_of("B") == []
    scene.play("A " + " + ".join(scene.options("A")[:2]))
    assert scene.asked() == ["A action", "B action", "C action"]


@clause("RFTG-DEVELOP-01")
def test_developments_are_chosen_in_secret_and_revealed_together() -> None:
    scene = Scene(seats=3).hand("A", "space-marines", "export-duties").fill("A", 3)
    scene.hand("B", "expedition-force").fill("B", 2).round(C="develop")
    copy = scene.game.clone()

    scene.play("A develop space-marines")
    copy.play(0, ["pass"])

    for viewer in (1, 2, None):
        assert scene.game.view(viewer) == copy.view(viewer)
    assert scene.tableau_of("A") == []
    scene.play("B develop expedition-force")
    assert scene.tableau_of("A") == ["space-marines"]
    assert scene.tableau_of("B") == ["expedition-force"]
    assert scene.asked() == ["A pay", "B pay"]


@clause("RFTG-DEVELOP-01")
def test_for_the_others_a_choice_in_secret_may_be_any() -> None:
    scene = Scene().hand("A", "space-marines", "export-duties").fill("A", 3)
    scene.hand("B", "expedition-force").fill("B", 2).round(B="develop").play("A develop space-marines")
    found = set()

    for seed in range(20):
        dealt = scene.game.redeal(1, seed)
        dealt.play(1, ["pass"])
        found.add(len(lying(dealt, scene.state.tableau(0))))

    # Sometimes A has placed something, sometimes nothing.
    assert found == {0, 1}


@clause("RFTG-DEVELOP-04")
def test_a_development_that_lies_in_the_tableau_cannot_be_placed_again() -> None:
    scene = Scene().tableau("A", "space-marines").hand("A", "space-marines#2", "export-duties").fill("A", 4)

    scene.round(A="develop")

    assert "develop space-marines#2" not in scene.options("A")
    assert "develop export-duties" in scene.options("A")
    assert scene.refused("A", "develop space-marines#2").clause == "RFTG-DEVELOP-04"


@clause("RFTG-DEVELOP-04")
def test_another_player_may_have_the_same_development() -> None:
    scene = Scene().tableau("B", "space-marines").hand("A", "space-marines#2").fill("A", 4)

    scene.round(A="develop")

    assert "develop space-marines#2" in scene.options("A")


# Before the choice


@clause("RFTG-DEVELOP-07")
def test_cards_are_drawn_at_the_start_even_if_nothing_is_placed() -> None:
    scene = Scene(sets="set2").tableau("A", "interstellar-bank", "galactic-bankers", "galactic-developers")
    scene.deck("gem-world", "spice-world", "rebel-base")

    scene.round(B="develop")

    assert scene.hand_of("A") == ["gem-world", "rebel-base", "spice-world"]
    assert scene.cards_in_hand("B") == 0


@clause("RFTG-DEVELOP-07", "RFTG-DEVELOP-06")
def test_cards_drawn_at_the_start_can_be_placed_and_pay() -> None:
    scene = Scene().tableau("A", "interstellar-bank").hand("A", "gem-world").deck("export-duties")

    scene.round(B="develop")

    assert scene.options("A") == ["pass", "develop export-duties"]
    scene.play("A develop export-duties")
    assert scene.tableau_of("A") == ["interstellar-bank", "export-duties"]
    assert scene.cards_in_hand("A") == 0


@clause("RFTG-DEVELOP-08")
def test_draw_then_discard_takes_any_card_of_the_hand() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-power-brokers").hand("A", "gem-world")
    scene.deck("spice-world", "rebel-base")

    scene.round(B="develop")

    assert scene.asked() == ["A develop-discard"]
    assert scene.question("A").pick == (1, 1)
    assert sorted(scene.options("A")) == ["discard gem-world", "discard rebel-base", "discard spice-world"]
    scene.play("A discard gem-world")
    assert scene.hand_of("A") == ["rebel-base", "spice-world"]
    assert scene.pile() == ["gem-world"]


@clause("RFTG-DEVELOP-08")
def test_the_card_is_discarded_even_if_nothing_was_in_hand() -> None:
    scene = Scene(sets="set3").tableau("A", "information-hub").deck("gem-world")

    scene.round(B="develop")

    # One drawn, and that one goes.
    assert scene.cards_in_hand("A") == 0
    assert scene.pile() == ["gem-world"]


@clause("RFTG-DEVELOP-09", "RFTG-DEVELOP-06")
def test_with_several_such_powers_all_is_drawn_before_anything_is_discarded() -> None:
    scene = Scene(sets="set3").tableau("A", "information-hub", "galactic-power-brokers", "interstellar-bank")
    scene.deck("gem-world", "spice-world", "rebel-base", "mining-world")

    scene.round(B="develop")

    # 1 + 2 + 1 cards, then 1 for each of the two.
    assert sorted(scene.options("A")) == [
        *("discard gem-world", "discard mining-world"),
        *("discard rebel-base", "discard spice-world"),
    ]
    assert scene.question("A").pick == (2, 2)
    scene.play("A discard rebel-base + discard mining-world")
    assert scene.hand_of("A") == ["gem-world", "spice-world"]


# The whole sequence


@clause("RFTG-DEVELOP-06", "RFTG-ROUND-09")
def test_the_sequence_of_the_phase() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-power-brokers", "public-works", "federation-capital")
    scene.hand("A", "pan-galactic-affluence").fill("A", 8).hand("B", "export-duties").fill("B", 2)

    scene.round(B="develop")
    # Nobody chooses a development before all start powers are done.
    assert scene.asked() == ["A develop-discard"]
    scene.play("A " + scene.options("A")[-1])
    assert scene.asked() == ["A develop", "B develop"]
    scene.play("A develop pan-galactic-affluence", "B pass")
    assert scene.prestige("A") == 0
    scene.play("A " + " + ".join(scene.options("A")[:6]))

    lines = told(scene)
    assert lines[lines.index("place RFTG-DEVELOP-01") : lines.index("round RFTG-ROUND-01")] == [
        "place RFTG-DEVELOP-01",
        "pass_develop RFTG-DEVELOP-01",
        "pay RFTG-DEVELOP-02",
        "prestige RFTG-PRESTIGE-02",
        "draw RFTG-DEVELOP-16",
        "prestige RFTG-DEVELOP-11",
        "lead RFTG-PRESTIGE-05",
    ]
    assert scene.prestige("A") == 2


# After the payment


@clause("RFTG-DEVELOP-16")
def test_cards_are_drawn_after_the_development_is_paid_for() -> None:
    scene = Scene().tableau("A", "public-works", "industrial-robots").hand("A", "export-duties").fill("A", 1)
    scene.deck("gem-world", "rebel-base")

    scene.round(B="develop").play("A develop export-duties")

    # The one card that was there paid; both new ones came later.
    assert scene.hand_of("A") == ["gem-world", "rebel-base"]


@clause("RFTG-DEVELOP-16")
def test_nothing_is_drawn_where_nothing_is_placed_and_only_by_its_owner() -> None:
    scene = Scene().tableau("A", "public-works").hand("A", "export-duties").fill("A", 1)
    scene.hand("B", "space-marines").fill("B", 2)

    scene.round(B="develop").play("A pass", "B develop space-marines")
    scene.play("B " + scene.options("B")[0])

    assert scene.cards_in_hand("A") == 2
    assert scene.cards_in_hand("B") == 1


@clause("RFTG-DEVELOP-11")
@for_each(
    ("owned", "placed", "prestige"),
    [
        ("pan-galactic-affluence", "export-duties", 1),
        ("pan-galactic-affluence", "galactic-federation", 1),
        ("federation-capital", "galactic-federation", 1),
        ("federation-capital", "consumer-markets", 0),
        ("rebel-freedom-fighters", "rebel-pact", 1),
        ("rebel-freedom-fighters", "space-marines", 0),
        ("rebel-council", "rebel-troops", 1),
    ],
)
def test_prestige_after_a_development_of_a_class(owned: str, placed: str, prestige: int) -> None:
    scene = Scene(sets="set3").tableau("A", owned).hand("A", placed).fill("A", 7)

    develop(scene, placed)

    assert scene.tableau_of("A") == [owned, placed]
    assert scene.prestige("A") == prestige


def develop(scene: Scene, card: str) -> int:
    """A places a development and pays with whatever comes first; how much it was."""
    scene.round(B="develop").play(f"A develop {card}")
    price = scene.question("A").pick[0]
    scene.play("A " + " + ".join(scene.options("A")[:price]))
    return price


@clause("RFTG-DEVELOP-11")
def test_several_such_powers_add_up() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-freedom-fighters", "rebel-council", "pan-galactic-affluence")
    scene.hand("A", "rebel-sneak-attack").fill("A", 4)

    develop(scene, "rebel-sneak-attack")

    assert scene.prestige("A") == 3


@clause("RFTG-DEVELOP-11")
def test_the_power_of_the_development_itself_comes_too_late() -> None:
    scene = Scene(sets="set3").hand("A", "pan-galactic-affluence").fill("A", 7)

    develop(scene, "pan-galactic-affluence")

    # 1 by its symbol, none by its power.
    assert scene.prestige("A") == 1


@clause("RFTG-DEVELOP-12")
@for_each(
    ("placed", "prestige"),
    [("pan-galactic-research", 1), ("galactic-renaissance", 1), ("imperium-planet-buster", 1), ("uplift-code", 2)],
)
def test_every_development_of_cost_6_counts_and_the_one_of_cost_9_does_not(placed: str, prestige: int) -> None:
    # Imperium Planet Buster and Uplift Code bring 1 by their own symbols.
    scene = Scene(sets="set3").tableau("A", "federation-capital").hand("A", placed).fill("A", 10)

    develop(scene, placed)

    assert scene.prestige("A") == prestige


@clause("RFTG-DEVELOP-12", "RFTG-DEVELOP-11")
def test_the_printed_cost_counts_not_the_price() -> None:
    scene = Scene(sets="set3").tableau("A", "federation-capital", "investment-credits").hand("A", "new-economy")
    scene.fill("A", 8)

    price = develop(scene, "new-economy")

    assert price == 5
    assert scene.prestige("A") == 1


@clause("RFTG-DEVELOP-17")
@for_each(
    ("placed", "prestige"),
    [
        ("rebel-alliance", 1),
        ("rebel-pact", 1),
        ("rebel-sneak-attack", 1),
        ("rebel-troops", 1),
        ("galactic-imperium", 0),
        ("imperium-troops", 0),
        ("mercenary-fleet", 0),
    ],
)
def test_the_four_rebel_developments(placed: str, prestige: int) -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-council").hand("A", placed).fill("A", 7)

    develop(scene, placed)

    assert scene.prestige("A") == prestige


@clause("RFTG-DEVELOP-17")
def test_there_are_no_other_rebel_developments() -> None:
    cards = Scene(sets="set3").state.rulebook.library.cards.values()

    found = [card["id"] for card in cards if card["type"] == "development" and "rebel" in card["keywords"]]

    assert found == ["rebel-alliance", "rebel-pact", "rebel-sneak-attack", "rebel-troops"]
