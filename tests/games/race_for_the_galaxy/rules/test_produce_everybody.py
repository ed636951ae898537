"""Phase V, Produce: powers beside others, several cards for a good, and what everybody does at once."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.robot_table import alone, play_round, tracks
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


@clause("RFTG-PRODUCE-02", "RFTG-PRODUCE-04", "RFTG-PRODUCE-22")
def test_all_produce_at_once_and_what_one_does_takes_effect_at_once() -> None:
    scene = Scene(seats=3).tableau("A", "radioactive-world", "asteroid-belt").tableau("C", "destroyed-world")

    scene.tableau("C", "aquatic-uplift-race").round(A="produce", C="produce")
    assert scene.asked() == ["A produce", "C produce"]
    scene.play("C produce destroyed-world")

    assert scene.goods_of("C") == ["destroyed-world"]
    assert scene.asked() == ["A produce"]


@clause("RFTG-PRODUCE-22", "RFTG-ROBOT-53")
def test_the_robot_produces_after_the_player() -> None:
    scene = alone("rebel-cantina", sets="set2").tableau("A", "radioactive-world", "asteroid-belt")

    play_round(scene, "develop & produce", "explore", "produce")
    while scene.asked() != ["A produce"]:
        scene.play("A " + scene.options("A")[0])
    before = tracks(scene)
    scene.play("A done")

    assert before != tracks(scene)


@clause("RFTG-PRODUCE-01", "RFTG-PRODUCE-05", "RFTG-PRODUCE-20")
@for_each("order", [("mining-conglomerate", "gem-world"), ("gem-world", "mining-conglomerate")])
def test_a_world_that_draws_is_found_among_other_powers(order: tuple[str, ...]) -> None:
    scene = Scene(seats=2).tableau("A", *order)

    scene.round(B="produce")

    assert (scene.goods_of("A"), scene.cards_in_hand("A"), scene.prestige("A")) == (["gem-world"], 1, 0)


@clause("RFTG-PRODUCE-20", "RFTG-PRODUCE-21")
def test_a_good_brings_no_prestige_by_a_power_that_counts_worlds() -> None:
    scene = Scene(sets="set3").tableau("A", "ravaged-uplift-world", "lifeforms-inc").has("B", prestige=9)
    scene.tableau("B", "aquatic-uplift-race", "reptilian-uplift-race").fill("A", 2).round(A="produce")

    fill = [choice for choice in scene.options("A") if choice.startswith("produce ravaged-uplift-world")] or ["done"]
    scene.play(f"A {fill[0]}")

    assert scene.prestige("A") == 0


@clause("RFTG-PRODUCE-16", "RFTG-PRODUCE-09")
@for_each("order", [("mining-conglomerate", "imperium-lords"), ("imperium-lords", "mining-conglomerate")])
def test_draws_for_worlds_are_taken_at_once_whatever_stands_before_them(order: tuple[str, ...]) -> None:
    scene = Scene(sets="set1").tableau("A", *order, "pirate-world", "rebel-miners")

    scene.round(B="produce")

    # 1 for each of two military worlds, and 2 at the end for the Rare good of Rebel Miners.
    assert scene.cards_in_hand("A") == 2 + 2


@clause("RFTG-PRODUCE-10", "RFTG-PRODUCE-13")
def test_everybody_with_the_most_draws_by_each_such_power() -> None:
    scene = Scene(seats=3, sets="set3").tableau("B", "mining-conglomerate", "pan-galactic-affluence", "comet-zone")
    scene.tableau("C", "gem-world", "spice-world").has("A", prestige=9)

    scene.round(A="produce")

    # 2 for the most Rare goods of B, none for the most goods, of which C has more; Comet Zone and Gem World draw 1.
    assert [scene.cards_in_hand(letter) for letter in "ABC"] == [0, 3, 1]


@clause("RFTG-PRODUCE-17")
@for_each(("hand", "offered"), [(1, False), (2, True), (3, True)])
def test_a_power_may_ask_for_two_cards_for_one_good(tmp_path: Path, hand: int, offered: bool) -> None:
    power = '{ phase = "produce", effect = "produce_windfall_by_discard", kind = "rare", cards = 2 }'
    scene = Scene(packs=(str(pack(tmp_path, GRAY + f"powers = [{power}]\n")),))
    scene.tableau("A", "tides.harbour", "radioactive-world").fill("A", hand)

    scene.round(B="produce")
    assert (scene.asked() == ["A produce"]) == offered
    if offered:
        scene.play("A produce radioactive-world by tides.harbour")
        while scene.asked() == ["A produce-discard"]:
            assert scene.goods_of("A") == []
            scene.play("A " + scene.options("A")[0])

    assert scene.goods_of("A") == (["radioactive-world"] if offered else [])
    assert scene.cards_in_hand("A") == (hand - 2 if offered else hand)


@clause("RFTG-PRODUCE-07", "RFTG-PRODUCE-08")
def test_draws_that_count_are_taken_once_when_nothing_is_left_to_fill() -> None:
    scene = Scene().tableau("A", "consumer-markets", "diversified-economy", "gem-world", "spice-world", "comet-zone")

    scene.round(B="produce")

    # 2 Novelty goods, 2 kinds, and 1 each for Gem World and Comet Zone.
    assert scene.cards_in_hand("A") == 2 + 2 + 2


# The multi-kind world


def refinery(kind: str, *cards: str) -> Scene:
    """A has the multi-kind world, set to this kind, and these cards."""
    return Scene(sets="set3").tableau("A", *cards, "alien-oort-cloud-refinery").kind("A", kind).has("B", prestige=9)


@clause("RFTG-KIND-03", "RFTG-PRODUCE-04")
@for_each("kind", ["novelty", "genes", "alien"])
def test_its_kind_may_be_set_so_that_a_power_fills_it(kind: str) -> None:
    scene = refinery(kind, "gem-world", "mining-league").good("A", "gem-world")

    scene.round(B="produce")
    assert "kind rare" in scene.options("A")
    assert f"kind {kind}" not in scene.options("A")
    scene.play("A kind rare")
    assert scene.options("A") == ["done", "produce alien-oort-cloud-refinery by mining-league"]
    scene.play("A produce alien-oort-cloud-refinery by mining-league")

    assert "alien-oort-cloud-refinery" in scene.goods_of("A")


@clause("RFTG-KIND-03", "RFTG-PRODUCE-04")
@for_each(
    ("cards", "goods"),
    [
        # It has a good; no power fills it; the power fills other worlds alone.
        (("mining-league", "radioactive-world"), ("alien-oort-cloud-refinery", "radioactive-world")),
        (("merchant-guild",), ()),
        (("merchant-guild", "radioactive-world"), ()),
    ],
)
def test_its_kind_is_not_asked_for_where_no_power_could_fill_it(cards: tuple[str, ...], goods: tuple[str, ...]) -> None:
    scene = refinery("genes", *cards).good("A", *goods)

    scene.round(B="produce")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-KIND-03", "RFTG-PRODUCE-04")
def test_a_power_that_was_used_fills_it_no_more() -> None:
    scene = refinery("genes", "mining-league", "radioactive-world", "destroyed-world")

    scene.round(B="produce").play("A produce radioactive-world by mining-league")

    assert scene.asked() == ["A action", "B action"]
    assert scene.goods_of("A") == ["radioactive-world"]


@clause("RFTG-KIND-03")
def test_its_kind_can_be_set_anew_in_the_next_produce_phase() -> None:
    scene = refinery("genes", "mining-league").round(B="produce").play("A kind novelty")
    first = scene.asked()

    scene.round(B="produce")

    assert first == ["A action", "B action"]
    assert scene.options("A") == ["done", "kind rare", "kind genes", "kind alien"]
