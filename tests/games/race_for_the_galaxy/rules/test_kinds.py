"""The multi-kind world, Alien Oort Cloud Refinery: its kind is its owner's choice."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import CARD, pack
from tests.games.race_for_the_galaxy.paying import price
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.speech import asks, text_of
from tests.rows import for_each

REFINERY = "alien-oort-cloud-refinery"
KINDS = ["kind novelty", "kind rare", "kind genes", "kind alien"]


@clause("RFTG-KIND-01")
def test_its_kind_is_chosen_when_it_is_placed_and_it_gets_a_good() -> None:
    scene = Scene(sets="set3").hand("A", REFINERY)

    scene.round(B="settle").play(f"A settle {REFINERY}")
    assert scene.asked() == ["A kind"]
    assert scene.options("A") == KINDS
    scene.play("A kind genes")

    assert scene.goods_of("A") == [REFINERY]
    assert scene.seen("B", "players", 0, "tableau", 0, "kind") == "genes"


@clause("RFTG-KIND-01")
@for_each(
    ("kind", "power", "chips"),
    [
        ("novelty", "consumer-markets", 1),
        ("rare", "mining-conglomerate", 1),
        ("genes", "research-labs", 1),
        ("genes", "gene-designers", 1),
    ],
)
def test_its_good_has_the_kind_of_the_world(kind: str, power: str, chips: int) -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, power).kind("A", kind).good("A", REFINERY)

    scene.round(B="double").play(f"A use {power}")

    assert scene.goods_of("A") == []
    assert scene.chips("A") == chips


@clause("RFTG-KIND-01")
def test_its_kind_may_be_changed_again_and_again() -> None:
    # In Consume it is set to Genes, and its good goes to Research Labs.
    scene = Scene(sets="set3").tableau("A", REFINERY, "mining-conglomerate", "research-labs").kind("A", "novelty")
    scene.good("A", REFINERY)

    scene.round(B="double").play("A kind genes")
    assert scene.goods_of("A") == []

    # In Produce it is set to Rare, and filled as such.
    scene.tableau("A", "mining-robots").round(B="produce").play("A kind rare")
    assert f"produce {REFINERY} by mining-robots" in scene.options("A")


@clause("RFTG-KIND-01")
@for_each(("power", "cards"), [("lifeforms-inc", 2), ("golden-age-of-terraforming", 2)])
def test_its_good_may_be_spent_as_a_good_of_the_kind_that_is_wanted(power: str, cards: int) -> None:
    # A Genes good lowers a price by 3; the refinery is set to Genes for it.
    scene = Scene(sets="set3").tableau("A", REFINERY, power).kind("A", "alien").good("A", REFINERY)
    scene.hand("A", "galactic-trendsetters").fill("A", 6)

    scene.round(B="settle").play("A settle galactic-trendsetters", "A pay goods 1")

    assert price(scene, "A") == cards
    assert scene.goods_of("A") == []


@clause("RFTG-KIND-01")
def test_its_good_may_be_spent_as_a_rare_good_for_military() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, "rebel-fuel-refinery").kind("A", "alien").good("A", REFINERY)
    scene.hand("A", "rebel-miners")

    scene.round(B="settle").play("A settle rebel-miners")

    assert scene.tableau_of("A")[-1] == "rebel-miners"
    assert scene.goods_of("A") == []


@clause("RFTG-KIND-01", "RFTG-SCORE-26")
@for_each(("kind", "points"), [("genes", 4), ("rare", 3), ("novelty", 2)])
def test_before_scoring_its_owner_fixes_it_once(kind: str, points: int) -> None:
    # As a Genes world 2 + 1, as a Rare world 0 + 2, in two developments: never 2 + 2. And the printed point.
    scene = Scene(sets="set3").tableau("A", REFINERY, "galactic-genome-project", "prospecting-guild").kind("A", "rare")
    scene.pool(0)

    scene.round(A="produce").play("A done")
    assert scene.asked() == ["A final-kind"]
    assert scene.options("A") == KINDS
    scene.play(f"A kind {kind}")

    assert scene.state.over
    assert scene.score("A") == points
    assert scene.seen("A", "players", 0, "tableau", 0, "kind") == kind


@clause("RFTG-SCORE-26")
@for_each(("kind", "points"), [("novelty", [7, 4]), ("rare", [7, 4]), ("genes", [7, 7]), ("alien", [7, 7])])
def test_its_owner_may_fix_it_to_deny_a_rival_points(kind: str, points: list[int]) -> None:
    # Nobody holds Largest Industry. With the refinery A alone has the most such worlds, without it B as many.
    scene = Scene(sets="set3", goals=True).tableau("A", REFINERY, "artist-colony", "destroyed-world", "comet-zone")
    scene.tableau("B", "spice-world", "mining-world", "gem-world").goals("largest-industry").kind("A", "genes").pool(0)

    scene.round(A="develop", B="develop").play(f"A kind {kind}")

    assert [scene.score("A"), scene.score("B")] == points


@clause("RFTG-SCORE-26")
def test_its_owner_is_told_what_each_kind_scores() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, "galactic-genome-project").has("B", chips=5).pool(0)

    scene.round(A="develop")

    assert asks(scene, "A") == (
        "The game is over, and points go by the kind of Alien Oort Cloud Refinery. Of which kind is it scored?"
    )
    assert text_of(scene, "A", "kind genes") == "Genes: A 3, B 5"
    assert text_of(scene, "A", "kind rare", "ja") == "レアメタル：Aは1点、Bは5点"


@clause("RFTG-SCORE-26")
def test_where_nobodys_points_go_by_its_kind_nobody_asks() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY).kind("A", "rare").pool(0)

    scene.round(A="develop")

    assert scene.state.over
    assert scene.seen("A", "players", 0, "tableau", 0, "kind") == "rare"


@clause("RFTG-KIND-02")
@for_each(("after", "cards"), [("done", 2), ("kind genes", 2)])
def test_a_good_was_produced_as_the_kind_the_world_had_then(after: str, cards: int) -> None:
    # Mining Conglomerate draws 2 for the most Rare goods produced, at the end of the phase.
    scene = Scene(sets="set3").tableau("A", REFINERY, "mining-conglomerate", "genetics-lab", "empath-world")
    scene.kind("A", "rare")

    scene.round(A="produce").play(f"A produce {REFINERY}", f"A {after}")
    if after != "done":
        scene.play("A done")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-KIND-02")
def test_a_change_of_kind_makes_no_second_kind_of_what_was_produced() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, "diversified-economy").kind("A", "rare")

    # One kind was produced, whatever the world becomes before the draw.
    scene.round(A="produce").play(f"A produce {REFINERY}", "A kind genes", "A draw diversified-economy")

    assert scene.cards_in_hand("A") == 1


@clause("RFTG-KIND-02")
def test_a_change_before_production_counts() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, "mining-conglomerate").kind("A", "genes")

    scene.round(A="produce").play("A kind rare", f"A produce {REFINERY}")

    assert scene.cards_in_hand("A") == 2


@clause("RFTG-KIND-03")
@for_each(
    ("kind", "power"),
    [
        ("novelty", "expanding-colony"),
        ("rare", "mining-robots"),
        ("genes", "genetics-lab"),
        ("alien", "alien-rosetta-stone-world"),
    ],
)
def test_windfall_powers_fill_it_by_its_current_kind(kind: str, power: str) -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, power).kind("A", kind)

    scene.round(B="produce")
    assert scene.options("A")[:2] == ["done", f"produce {REFINERY} by {power}"]
    scene.play(f"A produce {REFINERY} by {power}")

    assert scene.goods_of("A") == [REFINERY]


@clause("RFTG-KIND-03")
def test_a_windfall_power_of_another_kind_waits_for_the_change() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, "mining-robots").kind("A", "genes")

    scene.round(B="produce")
    assert scene.options("A") == ["done", "kind novelty", "kind rare", "kind alien"]
    scene.play("A kind rare", f"A produce {REFINERY} by mining-robots")

    assert scene.goods_of("A") == [REFINERY]


@clause("RFTG-KIND-03")
def test_worlds_of_a_kind_are_counted_with_its_current_kind() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, "pan-galactic-league", "empath-world").kind("A", "rare")

    # One Genes world, or two.
    scene.round(B="produce").play("A kind genes", "A draw pan-galactic-league")

    assert scene.cards_in_hand("A") == 2


@clause("RFTG-KIND-03")
def test_discounts_for_a_kind_help_to_place_it_as_that_kind(tmp_path: Path) -> None:
    # The refinery costs nothing, so a dearer multi-kind world takes its place. Rare 1 less, Alien 2 less: not 3.
    card = CARD.replace("tides.harbour", "alien-oort-cloud-refinery") + "override = true\n"
    card += 'type = "world"\ncost = 4\nvp = 1\nworld = "windfall"\ngood = "any"\n'
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, card)),)).tableau("A", "mining-robots", "alien-tech-institute")
    scene.hand("A", "alien-oort-cloud-refinery").fill("A", 5)

    scene.round(B="settle").play("A settle alien-oort-cloud-refinery")

    assert price(scene, "A") == 2


@clause("RFTG-KIND-03")
@for_each(
    ("kind", "answers", "taken"),
    [
        ("alien", ("B enough",), True),
        ("alien", ("B kind rare", "B enough"), False),
        ("novelty", ("B enough",), False),
    ],
)
def test_military_against_a_kind_goes_by_its_current_kind(kind: str, answers: tuple[str, ...], taken: bool) -> None:
    # 3, and 2 against Alien worlds; the defence is 5, and its owner may change the kind even now.
    scene = Scene(sets="set3", takeovers=True).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet")
    scene.tableau("A", "alien-rosetta-stone-world").tableau("B", REFINERY, "drop-ships", "space-marines")
    scene.kind("B", kind).has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")
    for answer in answers:
        if scene.asked() == ["B defend"]:
            scene.play(answer)

    assert (REFINERY in scene.tableau_of("A")) == taken


@clause("RFTG-KIND-03")
@for_each(("kind", "points"), [("genes", 3), ("rare", 1), ("alien", 1)])
def test_scoring_uses_its_current_kind(kind: str, points: int) -> None:
    # The printed point, and 2 for a Genes world.
    scene = Scene(sets="set3").tableau("A", REFINERY, "galactic-genome-project").kind("A", kind)

    assert scene.score("A") == points


@clause("RFTG-KIND-01")
def test_its_kind_may_be_set_back_before_the_phase_ends() -> None:
    # Genes for the draw of Pan-Galactic League, then Rare again for the goal.
    scene = Scene(sets="set3").tableau("A", REFINERY, "artist-colony", "destroyed-world", "pan-galactic-league")
    scene.kind("A", "rare").goals("largest-industry").round(A="settle")

    scene.round(B="produce").play("A kind genes", "A draw pan-galactic-league")
    assert "kind rare" in scene.options("A")
    scene.play("A kind rare")

    assert scene.cards_in_hand("A") == 1
    assert scene.holder("largest-industry") == "A"


@clause("RFTG-KIND-01")
def test_its_kind_may_be_changed_in_settle_to_claim_a_goal() -> None:
    # Genes since an earlier round; as a Novelty world it would be the third.
    scene = Scene(sets="set3").tableau("A", REFINERY, "artist-colony", "destroyed-world").kind("A", "genes")
    scene.goals("largest-industry")

    scene.round(B="settle")
    assert "kind novelty" in scene.options("A")
    scene.play("A kind novelty")

    assert scene.holder("largest-industry") == "A"


@clause("RFTG-KIND-01")
@for_each("action", ["develop", "trade", "produce"])
def test_where_no_goal_goes_by_its_kind_nobody_asks(action: str) -> None:
    # Largest Industry is nobody's, and claimed only after Settle.
    scene = Scene(sets="set3").tableau("A", REFINERY, "artist-colony", "destroyed-world").kind("A", "genes")
    scene.goals("largest-industry")

    scene.round(B=action)

    assert scene.asked() == ["A action", "B action"]
    assert scene.holder("largest-industry") == ""


@clause("RFTG-KIND-04")
def test_changing_its_kind_can_lose_largest_industry_at_the_end_of_the_phase() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, "artist-colony", "destroyed-world", "pan-galactic-league")
    scene.kind("A", "novelty").goals("largest-industry")
    # Three Novelty and Rare worlds.
    scene.round(A="settle")
    assert scene.holder("largest-industry") == "A"

    # Genes for Pan-Galactic League, and its owner leaves it at that.
    scene.round(B="produce").play("A kind genes", "A draw pan-galactic-league")
    assert scene.options("A") == ["kind genes", "kind novelty", "kind rare"]
    # The phase is not over yet.
    assert scene.holder("largest-industry") == "A"
    scene.play("A kind genes")

    assert scene.holder("largest-industry") == ""


@clause("RFTG-KIND-04")
def test_as_a_novelty_or_rare_world_it_keeps_largest_industry() -> None:
    scene = Scene(sets="set3").tableau("A", REFINERY, "artist-colony", "destroyed-world", "pan-galactic-league")
    scene.kind("A", "novelty").goals("largest-industry").round(A="settle")

    scene.round(B="produce").play("A kind rare", "A done")

    assert scene.holder("largest-industry") == "A"


@clause("RFTG-KIND-04", "RFTG-GOAL-36")
@for_each(
    ("rival", "asked"),
    [
        # One world more than the two there are: the minimum, and the best of all.
        ([], True),
        # It would draw level with a rival who holds the goal, which changes nothing for them but may for the tile.
        (["spice-world", "mining-world", "artist-colony"], True),
        # Four are out of reach.
        (["spice-world", "mining-world", "artist-colony", "space-port"], False),
    ],
)
def test_its_kind_is_asked_for_only_where_it_decides_a_goal(rival: list[str], asked: bool) -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry").tableau("B", *rival)
    scene.tableau("A", "alien-oort-cloud-refinery", "gem-world", "comet-zone").kind("A", "genes")

    scene.round(A="settle")

    assert ("A goal-kind" in scene.asked()) == asked


@clause("RFTG-KIND-04")
def test_its_kind_is_not_asked_for_where_its_owner_is_ahead_anyway() -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry").tableau("A", "alien-oort-cloud-refinery")
    scene.tableau("A", "gem-world", "comet-zone", "spice-world").kind("A", "genes")

    scene.round(A="settle")

    assert scene.holder("largest-industry") == "A"


@clause("RFTG-KIND-01", "RFTG-GOAL-25")
def test_its_kind_may_be_changed_between_two_goals_of_one_check() -> None:
    scene = Scene(sets="set3", goals=True).goals("system-diversity", "largest-industry")
    scene.tableau("A", "alien-oort-cloud-refinery", "gem-world", "mining-world", "deserted-alien-outpost")
    scene.kind("A", "genes")

    scene.round(A="settle").play("A kind novelty")

    # As Genes it was the fourth kind, as Novelty the third such world (ruling RFTG-R006).
    assert (scene.holder("system-diversity"), scene.holder("largest-industry")) == ("A", "A")
