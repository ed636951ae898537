"""Two experienced players: two actions each round, and phases that happen twice."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(sets: str = "base") -> Scene:
    """Two experienced players with nothing."""
    return Scene(sets=sets, experienced=True)


def phases(scene: Scene) -> list[str]:
    """The phases that have begun, in order."""
    return [event.words[0] for event in scene.game.events if event.key == "phase"]


def pay(scene: Scene, letter: str) -> None:
    """Somebody answers with the last options: cards that were filled into the hand."""
    scene.play(f"{letter} " + " + ".join(scene.options(letter)[-scene.question(letter).pick[0] :]))


# Two of nine cards


@clause("RFTG-TWO-01")
def test_two_of_nine_cards_are_chosen() -> None:
    scene = table().new_round()

    scene.play("A explore-5 & explore-1", "B trade & double")

    assert scene.seen("B", "players", 0, "actions") == ["explore-5", "explore-1"]
    assert scene.seen("A", "players", 1, "actions") == ["trade", "double"]


@clause("RFTG-TWO-01")
@for_each("pair", ["explore-5 & explore-5", "explore-1 & explore-1", "produce & produce", "develop"])
def test_no_card_is_chosen_twice_and_one_is_not_enough(pair: str) -> None:
    scene = table().new_round()

    assert pair not in scene.options("A")


@clause("RFTG-TWO-01")
@for_each(
    "pair", ["develop & develop", "settle & settle", "explore-5 & explore-1", "trade & double", "develop & produce"]
)
def test_pairs_of_different_cards_are_fine(pair: str) -> None:
    scene = table().new_round()

    assert pair in scene.options("A")


# Phases that happen twice


@clause("RFTG-TWO-02", "RFTG-ROUND-02")
def test_both_develop_cards_make_two_phases_and_both_settle_cards_two_more() -> None:
    scene = table()

    scene.round(A="develop & develop", B="settle & settle")

    assert phases(scene) == ["develop", "develop", "settle", "settle"]


@clause("RFTG-TWO-02")
def test_one_develop_card_of_each_player_makes_one_phase() -> None:
    scene = table()

    scene.round(A="develop & settle", B="develop & settle")

    assert phases(scene) == ["develop", "settle"]


@clause("RFTG-TWO-02", "RFTG-ROUND-01")
def test_other_phases_come_before_and_after() -> None:
    scene = table()

    scene.round(A="explore-5 & produce", B="develop & develop").play("A " + scene.options("A")[0])
    scene.play("B " + scene.options("B")[0])

    assert phases(scene) == ["explore", "develop", "develop", "produce"]


@clause("RFTG-TWO-02")
def test_both_players_act_in_each_of_two_develop_phases() -> None:
    scene = table().hand("A", "export-duties", "expedition-force").fill("A", 4)
    scene.hand("B", "export-duties#2", "expedition-force#2").fill("B", 4)
    scene.round(A="develop & develop", B="trade & produce")

    # Seat A develops for nothing both times.
    scene.play("A develop export-duties", "B develop export-duties#2")
    pay(scene, "B")
    scene.play("A develop expedition-force", "B develop expedition-force#2")
    pay(scene, "B")

    assert scene.tableau_of("A") == ["export-duties", "expedition-force"]
    assert scene.tableau_of("B") == ["export-duties#2", "expedition-force#2"]


@clause("RFTG-TWO-02")
def test_both_players_act_in_each_of_two_settle_phases() -> None:
    scene = table().tableau("A", "space-marines").tableau("B", "space-marines#2")
    scene.hand("A", "star-nomad-lair", "rebel-fuel-cache").hand("B", "runaway-robots", "outlaw-world")
    scene.round(A="settle & settle")

    scene.play("A settle star-nomad-lair", "B settle runaway-robots")
    scene.play("A settle rebel-fuel-cache", "B settle outlaw-world")

    assert scene.tableau_of("A")[1:] == ["star-nomad-lair", "rebel-fuel-cache"]
    assert scene.tableau_of("B")[1:] == ["runaway-robots", "outlaw-world"]


# Bonuses


@clause("RFTG-TWO-03")
def test_who_chose_develop_once_has_the_bonus_in_the_first_phase_only() -> None:
    scene = table().hand("A", "space-marines", "mining-robots").fill("A", 6)
    scene.hand("B", "space-marines#2", "mining-robots#2").fill("B", 6)
    scene.round(A="develop & produce", B="develop & develop")

    scene.play("A develop space-marines", "B develop space-marines#2")
    first = [scene.question(letter).pick for letter in "AB"]
    pay(scene, "A")
    pay(scene, "B")
    scene.play("A develop mining-robots", "B develop mining-robots#2")
    second = [scene.question(letter).pick for letter in "AB"]

    assert first == [(1, 1), (1, 1)]
    assert second == [(2, 2), (1, 1)]


@clause("RFTG-TWO-03")
def test_a_bonus_that_was_not_used_in_the_first_phase_is_gone() -> None:
    scene = table().hand("A", "space-marines").fill("A", 6).hand("B", "mining-robots").fill("B", 6)
    scene.round(A="develop & produce", B="develop & develop")

    scene.play("A pass", "B pass", "A develop space-marines", "B pass")

    assert scene.question("A").pick == (2, 2)


@clause("RFTG-TWO-03")
def test_who_chose_settle_once_draws_in_the_first_phase_only() -> None:
    scene = table().tableau("A", "space-marines").tableau("B", "space-marines#2")
    scene.hand("A", "star-nomad-lair", "rebel-fuel-cache").hand("B", "runaway-robots", "outlaw-world")
    scene.round(A="settle & settle", B="settle & produce")

    scene.play("A settle star-nomad-lair", "B settle runaway-robots")
    first = [scene.cards_in_hand(letter) for letter in "AB"]
    scene.play("A settle rebel-fuel-cache", "B settle outlaw-world")

    # One world is left and one card drawn each; then A draws another, B none.
    assert first == [2, 2]
    assert [scene.cards_in_hand(letter) for letter in "AB"] == [2, 1]


@clause("RFTG-TWO-03")
def test_settling_only_in_the_second_phase_brings_no_bonus() -> None:
    scene = table().tableau("B", "space-marines").hand("B", "outlaw-world", "runaway-robots")

    scene.round(A="settle & settle", B="settle & produce").play("B pass", "B settle outlaw-world")

    assert scene.tableau_of("B") == ["space-marines", "outlaw-world"]
    assert scene.hand_of("B") == ["runaway-robots"]


@clause("RFTG-TWO-04", "RFTG-EXPLORE-03")
def test_both_explore_cards_make_one_phase_with_both_bonuses() -> None:
    scene = table().tableau("B", "expedition-force")

    scene.round(A="explore-5 & explore-1", B="develop & produce")

    assert phases(scene) == ["explore"]
    assert len(scene.options("A")) == 8
    assert scene.question("A").pick == (2, 2)
    assert len(scene.options("B")) == 3
    pay(scene, "A")
    pay(scene, "B")
    assert phases(scene) == ["explore", "develop", "produce"]


@clause("RFTG-TWO-05")
def test_both_consume_cards_sell_first_and_double_then_in_one_phase() -> None:
    scene = table().tableau("A", "earths-lost-colony", "plague-world").good("A", "earths-lost-colony", "plague-world")

    scene.round(A="trade & double", B="explore-5 & explore-1")
    pay(scene, "A")
    pay(scene, "B")

    assert phases(scene) == ["explore", "consume"]
    assert scene.asked() == ["A trade"]
    scene.play("A sell plague-world")
    # 4 cards for Genes, 1 kept in Explore; then 1 VP for the other good, doubled.
    assert scene.cards_in_hand("A") == 5
    assert scene.chips("A") == 2
    assert phases(scene) == ["explore", "consume"]


# What is in force


@clause("RFTG-TWO-06", "RFTG-ROUND-06")
def test_a_card_of_the_first_develop_phase_is_in_force_in_the_second() -> None:
    scene = table().hand("A", "investment-credits", "new-economy").fill("A", 8)
    scene.round(B="develop & develop")

    scene.play("A develop investment-credits")
    # It does not lower its own price.
    assert scene.cards_in_hand("A") == 9
    assert scene.question("A").pick == (1, 1)
    pay(scene, "A")
    scene.play("A develop new-economy")

    assert scene.question("A").pick == (5, 5)


@clause("RFTG-TWO-06")
def test_a_world_of_the_first_settle_phase_is_in_force_in_the_second() -> None:
    scene = table().tableau("A", "new-sparta").hand("A", "former-penal-colony", "pirate-world")

    scene.round(B="settle & settle")

    # Military 2: the world of defense 3 must wait for the one that adds 1.
    assert scene.options("A") == ["pass", "settle former-penal-colony"]
    scene.play("A settle former-penal-colony")
    assert scene.options("A") == ["pass", "settle pirate-world"]


@clause("RFTG-TWO-07")
def test_a_good_lowers_a_price_in_each_of_two_develop_phases() -> None:
    scene = table("set3").tableau("A", "golden-age-of-terraforming", "mining-world", "comet-zone")
    scene.good("A", "mining-world", "comet-zone").hand("A", "drop-ships", "replicant-robots").fill("A", 8)
    scene.round(B="develop & develop")

    scene.play("A develop drop-ships", "A pay goods 1", "A good mining-world")
    pay(scene, "A")
    scene.play("A develop replicant-robots")

    assert scene.options("A") == ["pay", "pay goods 1"]
    scene.play("A pay goods 1")
    assert scene.question("A").pick == (2, 2)
    assert scene.goods_of("A") == []


@clause("RFTG-TWO-07")
def test_start_of_develop_powers_work_in_both_phases() -> None:
    scene = table().tableau("A", "interstellar-bank").deck("gem-world", "rebel-base")

    scene.round(A="develop & develop", B="trade & produce")

    assert scene.hand_of("A") == ["gem-world", "rebel-base"]


@clause("RFTG-TWO-07")
def test_temporary_military_ends_with_its_phase_and_can_be_raised_again() -> None:
    scene = table("set1").tableau("A", "space-mercenaries").hand("A", "pirate-world", "aquatic-uplift-race")
    scene.hand("A", "gem-world", "spice-world", "mining-world")
    scene.round(B="settle & settle").play("A settle pirate-world", "A hand gem-world", "A hand spice-world")

    # Military 1 and two hand cards made 3; in the next phase it is 1 again, and two more cards can be used.
    assert scene.state.again == 1
    assert scene.seen("B", "players", 0, "military", "temporary") == 0
    scene.play("A settle aquatic-uplift-race")

    assert scene.tableau_of("A") == ["space-mercenaries", "pirate-world", "aquatic-uplift-race"]
    assert scene.cards_in_hand("A") == 0
