"""Phase I, Explore."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


@clause("RFTG-EXPLORE-01", "RFTG-EXPLORE-02", "RFTG-EXPLORE-05")
def test_everybody_draws_two_and_keeps_one_and_bonuses_add_to_it() -> None:
    scene = Scene(seats=3).hand("A", "gem-world")

    scene.round(A="explore-5", B="explore-1", C="develop")

    assert [len(scene.options(letter)) for letter in "ABC"] == [7, 3, 2]
    assert [scene.question(letter).pick for letter in "ABC"] == [(1, 1), (2, 2), (1, 1)]
    assert "keep gem-world" not in scene.options("A")


@clause("RFTG-EXPLORE-01", "RFTG-EXPLORE-05", "RFTG-ROUND-12")
def test_what_is_kept_joins_the_hand_and_the_rest_is_discarded() -> None:
    scene = Scene().hand("A", "gem-world").deck("rebel-base", "old-earth", "spice-world", "mining-world")

    scene.round(B="explore-5").play("A keep old-earth", "B " + scene.options("B")[0])

    assert scene.hand_of("A") == ["gem-world", "old-earth"]
    assert "rebel-base" in scene.pile()
    assert len(scene.pile()) == 1 + 6


@clause("RFTG-EXPLORE-03")
def test_all_powers_and_the_bonus_of_a_player_add_up() -> None:
    # Expedition Force and Star Nomad Lair: 1 more card each; Galactic Survey: 2; Research Labs: keep 1 more;
    # Galactic Renaissance: 2 more, keep 1 more.
    scene = Scene().tableau("A", "expedition-force", "star-nomad-lair", "galactic-survey-seti", "research-labs")
    scene.tableau("A", "galactic-renaissance").tableau("B", "research-labs#2")

    scene.round(A="explore-1")

    assert len(scene.options("A")) == 2 + 1 + 1 + 1 + 2 + 2
    assert scene.question("A").pick == (4, 4)
    # Who must keep both cards has nothing to choose.
    assert scene.asked() == ["A explore-keep"]
    assert scene.cards_in_hand("B") == 2


@clause("RFTG-EXPLORE-03", "RFTG-EXPLORE-02")
def test_powers_work_for_those_who_did_not_choose_explore_without_the_bonus() -> None:
    scene = Scene().tableau("B", "galactic-survey-seti", "expedition-force")

    scene.round(A="explore-5")

    assert len(scene.options("B")) == 5
    assert scene.question("B").pick == (1, 1)


@clause("RFTG-EXPLORE-04")
def test_everybody_draws_before_anybody_discards() -> None:
    # A draws the last three cards of the deck; what A discards comes too late for B.
    scene = Scene().deck("gem-world", "spice-world", "mining-world", rest=False)

    scene.round(A="explore-5")

    assert scene.asked() == ["A explore-keep"]
    assert len(scene.options("A")) == 3
    scene.play("A keep gem-world")
    assert scene.cards_in_hand("B") == 0
    assert scene.pile() == ["mining-world", "spice-world"]


@clause("RFTG-EXPLORE-04")
def test_all_choose_what_to_keep_at_the_same_time() -> None:
    scene = Scene(seats=3)

    scene.round(A="explore-5")

    assert scene.asked() == ["A explore-keep", "B explore-keep", "C explore-keep"]


@clause("RFTG-EXPLORE-01", "RFTG-SETUP-17", "RFTG-ROUND-12")
def test_only_its_owner_sees_what_is_drawn_kept_and_discarded() -> None:
    scene = Scene().deck("rebel-base", "old-earth").round(B="explore-5")
    copy = scene.game.clone()
    assert scene.seen("A", "players", 0, "drawn") == ["old-earth", "rebel-base"]
    assert [scene.seen(viewer, "players", 0, "drawn") for viewer in "B-"] == [["card", "card"]] * 2

    scene.play("A keep rebel-base")
    copy.play(0, ["keep old-earth"])

    assert [scene.game.view(viewer) for viewer in (1, None)] == [copy.view(viewer) for viewer in (1, None)]


@clause("RFTG-EXPLORE-05")
def test_cards_of_the_hand_stay_there() -> None:
    scene = Scene().hand("A", "gem-world", "spice-world").deck("rebel-base", "old-earth")

    scene.round(B="explore-5")

    assert sorted(scene.options("A")) == ["keep old-earth", "keep rebel-base"]
    scene.play("A keep rebel-base")
    assert scene.hand_of("A") == ["gem-world", "rebel-base", "spice-world"]


@clause("RFTG-EXPLORE-06")
def test_mixing_puts_all_draws_into_the_hand_before_discarding() -> None:
    scene = Scene(sets="set2").tableau("A", "blaster-runners").hand("A", "gem-world", "spice-world")

    scene.round(A="explore-5")

    assert scene.cards_in_hand("A") == 9
    assert scene.question("A").pick == (6, 6)
    assert "discard gem-world" in scene.options("A")


@clause("RFTG-EXPLORE-06")
def test_old_cards_can_go_and_drawn_ones_stay_all_of_them() -> None:
    scene = Scene(sets="set2").tableau("A", "trading-outpost").hand("A", "gem-world", "spice-world")
    scene.deck("rebel-base", "old-earth", "mining-world")

    scene.round(A="explore-1").play("A discard gem-world")

    # Three drawn, two kept: one card goes, whichever it is.
    assert scene.hand_of("A") == ["mining-world", "old-earth", "rebel-base", "spice-world"]
    assert "gem-world" in scene.pile()


@clause("RFTG-EXPLORE-06")
def test_only_the_owner_of_the_power_mixes() -> None:
    scene = Scene(sets="set2").tableau("A", "trading-outpost").hand("B", "gem-world")

    scene.round(A="explore-5")

    assert scene.asked() == ["A explore-discard", "B explore-keep"]
    assert scene.cards_in_hand("B") == 1


@clause("RFTG-EXPLORE-06")
def test_mixing_counts_the_powers_that_draw_and_keep() -> None:
    scene = Scene(sets="set2").tableau("A", "gem-smugglers", "expedition-force", "research-labs").hand("A", "gem-world")

    scene.round(B="explore-5")

    # 2 + 1 drawn, 1 + 1 kept.
    assert scene.cards_in_hand("A") == 4
    assert scene.question("A").pick == (1, 1)


@clause("RFTG-EXPLORE-07")
def test_mixing_twice_changes_nothing() -> None:
    scene = Scene(sets="set2").tableau("A", "blaster-runners", "trading-outpost", "smuggling-world")
    scene.hand("A", "gem-world", "spice-world")

    scene.round(A="explore-5")

    assert scene.cards_in_hand("A") == 9
    assert scene.question("A").pick == (6, 6)


@clause("RFTG-EXPLORE-08")
def test_a_card_may_be_discarded_for_prestige_before_anything_is_drawn() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-hologrid").hand("A", "gem-world", "spice-world")

    scene.round(A="explore-5")

    assert scene.asked() == ["A explore-prestige"]
    assert scene.options("A") == ["pass", "discard gem-world", "discard spice-world"]
    assert scene.drawn_by("B") == []
    scene.play("A discard spice-world")
    assert scene.prestige("A") == 1
    assert scene.hand_of("A") == ["gem-world"]
    assert "spice-world" in scene.pile()
    assert scene.asked() == ["A explore-keep", "B explore-keep"]


@clause("RFTG-EXPLORE-08")
def test_discarding_for_prestige_is_optional() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-hologrid").hand("A", "gem-world")

    scene.round(A="explore-5").play("A pass")

    assert scene.prestige("A") == 0
    assert scene.hand_of("A") == ["gem-world"]


@clause("RFTG-EXPLORE-08")
@for_each("owned", [1, 2])
def test_each_such_power_works_once_in_an_explore(owned: int) -> None:
    powers = ("pan-galactic-hologrid", "alien-departure-point")[:owned]
    scene = Scene(sets="set3").tableau("A", *powers).hand("A", "gem-world", "spice-world", "mining-world")

    scene.round(A="explore-5").play("A discard gem-world")
    if owned == 2:
        assert scene.options("A") == ["pass", "discard spice-world", "discard mining-world"]
        scene.play("A discard mining-world")

    assert scene.prestige("A") == owned
    assert scene.asked() == ["A explore-keep", "B explore-keep"]


@clause("RFTG-EXPLORE-08")
def test_without_a_card_in_hand_there_is_nothing_to_discard() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-hologrid")

    scene.round(A="explore-5")

    assert scene.asked() == ["A explore-keep", "B explore-keep"]


@clause("RFTG-EXPLORE-08")
def test_it_works_again_in_the_next_explore_and_for_those_who_did_not_choose_it() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-departure-point").hand("A", "gem-world", "spice-world")
    scene.round(B="explore-5").play("A discard gem-world")

    scene.round(B="explore-5")

    assert scene.asked() == ["A explore-prestige"]
    scene.play("A discard spice-world")
    assert scene.prestige("A") == 2


@clause("RFTG-EXPLORE-09")
@for_each(
    ("cards", "holder"),
    [
        (("pan-galactic-hologrid", "alien-departure-point", "trading-outpost"), "A"),
        (("rebel-pact", "gem-smugglers", "blaster-runners"), "A"),
        (("pan-galactic-hologrid", "trading-outpost"), ""),
    ],
)
def test_these_powers_count_as_explore_powers_for_research_leader(cards: tuple[str, ...], holder: str) -> None:
    scene = Scene(sets="set3", goals=True).goals("research-leader").tableau("A", *cards)

    scene.round(B="develop")

    assert scene.holder("research-leader") == holder


@clause("RFTG-EXPLORE-09")
def test_these_powers_count_as_explore_powers_for_galactic_survey() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-survey-seti")
    alone = scene.score("A")

    scene.tableau("A", "pan-galactic-hologrid").tableau("B", "rebel-pact")
    with_development = scene.score("A")
    scene.tableau("A", "trading-outpost")
    with_world = scene.score("A")

    # Itself 1; the hologrid 1 as a development with an Explore power.
    assert (alone, with_development) == (1, 2)
    # Trading Outpost: 1 printed, 2 as a world with an Explore power, 1 for the hologrid as another world.
    assert with_world == 2 + 1 + 2 + 1
