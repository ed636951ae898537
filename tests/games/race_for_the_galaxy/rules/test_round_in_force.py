"""The round: which powers and attributes are in force when, what counts, and what can be used at once."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# What is in force


@clause("RFTG-ROUND-06")
def test_a_development_has_no_power_in_the_phase_in_which_it_is_placed() -> None:
    scene = Scene().hand("A", "public-works").fill("A", 1)

    scene.round(B="develop").play("A develop public-works")

    # Public Works draws a card after developments: not after itself.
    assert scene.cards_in_hand("A") == 0


@clause("RFTG-ROUND-06")
def test_it_works_from_the_next_phase_on() -> None:
    scene = Scene().hand("A", "space-marines", "star-nomad-lair", "gem-world")

    scene.round(A="develop", B="settle").play("A develop space-marines", "A pay gem-world")

    assert scene.military("A") == 2
    assert scene.options("A") == ["pass", "settle star-nomad-lair"]


@clause("RFTG-ROUND-06")
def test_a_world_has_neither_power_nor_attribute_in_the_phase_in_which_it_is_placed() -> None:
    # Former Penal Colony would add 1 Military, and Hidden Fortress 1 for it as a military world.
    scene = Scene(sets="set2").tableau("A", "hidden-fortress", "improved-logistics", "imperium-warlord")
    scene.hand("A", "former-penal-colony", "pirate-world")

    scene.round(B="settle").play("A settle former-penal-colony")

    # Military 2: the world of defense 3 was out of reach, and now that the phase is over it is 4.
    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["pirate-world"]
    assert scene.military("A") == 4


@clause("RFTG-ROUND-06")
def test_a_consume_power_of_a_world_settled_in_this_round_is_used_in_its_consume_phase() -> None:
    scene = Scene().tableau("A", "gem-world").good("A", "gem-world").hand("A", "expanding-colony", "spice-world")

    scene.round(A="settle", B="double").play("A settle expanding-colony")

    assert scene.chips("A") == 1


# What leaves a tableau


@clause("RFTG-ROUND-07")
def test_the_powers_of_a_discarded_card_last_until_the_phase_ends() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-invasion-fleet", "improved-logistics")
    scene.hand("A", "galactic-resort", "pirate-world")

    scene.round(B="settle").play("A settle galactic-resort")

    # Military 3 is that of the fleet itself: it conquers the first world by being discarded, and the second as well.
    assert "imperium-invasion-fleet" in scene.pile()
    assert scene.options("A") == ["done", "second pirate-world"]
    scene.play("A second pirate-world")
    assert scene.tableau_of("A") == ["improved-logistics", "galactic-resort", "pirate-world"]
    assert scene.military("A") == 0


@clause("RFTG-ROUND-07")
def test_the_powers_of_a_replaced_world_last_until_the_phase_ends() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "improved-logistics", "epsilon-eridani")
    scene.tableau("A", "space-marines").hand("A", "galactic-trendsetters", "pirate-world", "former-penal-colony")

    scene.round(B="settle").play("A settle former-penal-colony", "A replace galactic-trendsetters")

    # Military 2, and 1 of the world that is no longer there.
    assert "epsilon-eridani" in scene.pile()
    assert scene.options("A") == ["done", "second pirate-world"]
    scene.play("A second pirate-world")
    assert scene.military("A") == 2 + 1  # Space Marines and, from now on, Former Penal Colony


@clause("RFTG-ROUND-07")
@for_each(("troops", "taken"), [((), False), (("imperium-troops",), True)])
def test_a_world_taken_over_defends_its_old_empire_until_the_phase_ends(troops: tuple[str, ...], taken: bool) -> None:
    # B's Military is the 1 of Rebel Outpost. A takes it first; Rebel Base is still defended by 6 + 1.
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "imperium-cloaking-technology", *troops)
    scene.tableau("A", "improved-logistics", "drop-ships", "space-marines")
    scene.tableau("B", "rebel-outpost", "rebel-base")
    scene.round(A="settle")

    scene.play("A takeover imperium-seat", "A target rebel-outpost")
    scene.play("A takeover imperium-cloaking-technology", "A target rebel-base")

    assert scene.asked() == ["A action", "B action"]
    assert "rebel-outpost" in scene.tableau_of("A")
    assert ("rebel-base" in scene.tableau_of("A")) is taken


# Counting


@clause("RFTG-ROUND-08")
def test_a_power_counts_the_cards_there_at_the_start_of_the_phase() -> None:
    # Hidden Fortress: 1 for each military world, itself included.
    scene = Scene(sets="set2").tableau("A", "hidden-fortress", "improved-logistics")
    scene.hand("A", "rebel-fuel-cache", "aquatic-uplift-race")

    scene.round(B="settle").play("A settle rebel-fuel-cache")

    # The second world would need 2, and 2 it is only when the phase is over.
    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["aquatic-uplift-race"]
    assert scene.military("A") == 2


@clause("RFTG-ROUND-08")
def test_a_power_still_counts_what_left_during_the_phase() -> None:
    scene = Scene(sets="set3").tableau("A", "hidden-fortress", "improved-logistics")
    scene.tableau("A", "uplift-mercenary-force", "ravaged-uplift-world", "terraforming-engineers")
    scene.hand("A", "plague-world", "pirate-world", "former-penal-colony")

    scene.round(B="settle").play("A settle former-penal-colony", "A enough", "A replace plague-world")

    # Hidden Fortress 1, and 1 for each of two Uplift worlds, one of which has just been replaced.
    assert "ravaged-uplift-world" in scene.pile()
    assert "second pirate-world" in scene.options("A")


@clause("RFTG-ROUND-08")
def test_goals_count_the_tableau_at_the_moment_of_the_check() -> None:
    eight = ["old-earth", "gem-world", "spice-world", "comet-zone", "mining-world", "space-port", "artist-colony"]
    scene = Scene(sets="set1", goals=True).goals("expansion-leader").tableau("A", *eight)
    scene.hand("A", "export-duties")

    scene.round(A="develop").play("A develop export-duties")

    assert scene.holder("expansion-leader") == "A"


@clause("RFTG-ROUND-08")
def test_points_count_the_tableau_at_the_moment_of_the_check() -> None:
    scene = Scene().tableau("A", "galactic-federation").hand("A", "export-duties", "space-marines")
    assert scene.score("A") == 2
    scene.round(A="develop", B="settle").play("A develop export-duties")

    # While the phase lasts it is not in force, but it lies there: 1 printed, 1 for a development.
    assert scene.score("A") == 4


# Gains from placing a card


@clause("RFTG-ROUND-09")
def test_prestige_of_a_world_can_be_spent_in_the_same_phase_once_it_is_paid_for() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-booby-trap", "improved-logistics")
    scene.hand("A", "pan-galactic-security-council", "pirate-world", "gem-world")

    scene.round(B="settle").play("A settle pan-galactic-security-council", "A pay gem-world")

    assert scene.prestige("A") == 1
    assert scene.options("A") == ["done", "second pirate-world"]
    scene.play("A second pirate-world")
    assert scene.prestige("A") == 0
    assert scene.tableau_of("A")[-1] == "pirate-world"


@clause("RFTG-ROUND-09")
def test_prestige_of_a_world_does_not_help_to_conquer_that_world() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-booby-trap").hand("A", "information-hub")

    # Defense 3: one prestige would be enough, and the world would bring it.
    scene.round(B="settle")

    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["information-hub"]


@clause("RFTG-ROUND-09")
def test_the_good_of_a_windfall_world_can_be_spent_in_the_same_phase() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "improved-logistics", "space-marines")
    scene.hand("A", "aquatic-uplift-race", "mining-world")

    scene.round(B="settle").play("A settle aquatic-uplift-race", "A second mining-world")

    assert scene.tableau_of("A")[-2:] == ["aquatic-uplift-race", "mining-world"]
    assert scene.goods_of("A") == []


@clause("RFTG-ROUND-09")
def test_a_card_drawn_for_a_world_can_pay_in_the_same_phase() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics", "space-marines")
    scene.hand("A", "outlaw-world", "artist-colony").deck("rebel-base")

    scene.round(A="settle").play("A settle outlaw-world", "A second artist-colony")

    assert scene.tableau_of("A")[-1] == "artist-colony"
    assert scene.pile() == ["rebel-base"]


@clause("RFTG-ROUND-10")
def test_powers_are_used_in_any_order_but_one_is_finished_before_the_next() -> None:
    scene = Scene().tableau("A", "old-earth", "public-works", "gem-world", "spice-world", "mining-world")
    scene.good("A", "gem-world", "spice-world", "mining-world").round(B="trade")
    assert sorted(scene.options("A")) == ["use old-earth", "use public-works"]

    scene.play("A use old-earth")

    # Old Earth takes two goods at once; nothing comes between them.
    assert scene.question("A").kind == "consume-goods"
    assert scene.question("A").pick == (2, 2)
    assert scene.options("A") == ["good gem-world", "good spice-world", "good mining-world"]
