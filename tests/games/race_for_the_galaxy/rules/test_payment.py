"""Paying for worlds and developments at the boundaries: prices, goods, cards discarded and cards saved."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import DEVELOPMENT, GRAY, pack
from tests.games.race_for_the_galaxy.paying import pay, price
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Prices


@clause("RFTG-DEVELOP-02", "RFTG-TWO-02")
def test_who_chose_develop_and_settle_has_the_bonus_of_develop() -> None:
    scene = Scene(experienced=True).hand("A", "public-works").fill("A", 2)

    scene.round(A="develop & settle").play("A develop public-works")

    # It costs 1, and nothing with the bonus.
    assert scene.tableau_of("A") == ["public-works"]
    assert scene.cards_in_hand("A") == 2


@clause("RFTG-DEVELOP-13", "RFTG-DEVELOP-14")
@for_each(("card", "ways"), [("public-works", True), ("replicant-robots", True)])
def test_a_card_of_the_tableau_may_be_discarded_for_a_price_of_one(card: str, ways: bool) -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program", "investment-credits").hand("A", card).fill("A", 4)

    scene.round(B="develop").play(f"A develop {card}")

    # Public Works cost 1 and nothing with Investment Credits: nothing is discarded for nothing.
    expected = [] if card == "public-works" else ["pay", "pay with randd-crash-program"]
    assert (scene.options("A") if scene.asked() == ["A develop-way"] else []) == expected
    assert ways


@clause("RFTG-DEVELOP-13")
def test_a_card_is_discarded_for_a_price_of_exactly_one() -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program").hand("A", "public-works").fill("A", 2)

    scene.round(B="develop").play("A develop public-works")
    assert scene.options("A") == ["pay", "pay with randd-crash-program"]
    scene.play("A pay with randd-crash-program")

    assert scene.tableau_of("A") == ["public-works"]
    assert scene.cards_in_hand("A") == 2


@clause("RFTG-DEVELOP-13")
def test_only_its_own_power_lowers_the_price(tmp_path: Path) -> None:
    powers = (
        'powers = [{ phase = "explore", effect = "explore_draw", amount = 2 },'
        ' { phase = "develop", effect = "develop_discount_by_self_discard", amount = 3 },'
        ' { phase = "produce", effect = "produce_draw", amount = 1 }]\n'
    )
    scene = Scene(sets="set2", packs=(str(pack(tmp_path, DEVELOPMENT + powers)),)).tableau("A", "tides.harbour")
    scene.hand("A", "new-economy").fill("A", 5).round(B="develop").play("A develop new-economy")

    # 6 less 3, and with five cards there is no other way.
    assert price(scene, "A") == 3


@clause("RFTG-DEVELOP-15", "RFTG-SETTLE-33")
@for_each(
    ("world", "ways"),
    [
        # Costs 2 and 3: one good pays all of it.
        ("gem-world", ["pay", "pay goods 1"]),
        ("mining-world", ["pay", "pay goods 1"]),
        ("galactic-trendsetters", ["pay", "pay goods 1", "pay goods 2"]),
        # Costs nothing.
        ("refugee-world", []),
    ],
)
def test_no_good_is_spent_that_lowers_nothing(world: str, ways: list[str]) -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "golden-age-of-terraforming", "distant-world")
    scene.good("A", "lifeforms-inc", "distant-world").hand("A", world).fill("A", 6)

    scene.round(B="settle").play(f"A settle {world}")

    assert (scene.options("A") if scene.asked() == ["A settle-way"] else []) == ways


@clause("RFTG-SETTLE-33")
def test_three_goods_at_most_lower_a_price(tmp_path: Path) -> None:
    power = '{ phase = "settle", effect = "settle_discount_by_good", good = "genes", amount = 1 }'
    folder = str(pack(tmp_path, GRAY + f"powers = [{', '.join([power] * 4)}]\n"))
    worlds = ("lost-species-ark-world", "distant-world", "plague-world", "empath-world", "ancient-race")
    scene = Scene(sets="set3", packs=(folder,)).tableau("A", "tides.harbour", *worlds).good("A", *worlds)
    scene.hand("A", "galactic-trendsetters").fill("A", 6)

    scene.round(B="settle").play("A settle galactic-trendsetters")

    assert scene.options("A") == ["pay", "pay goods 1", "pay goods 2", "pay goods 3"]


# The multi-kind world


@clause("RFTG-SETTLE-17", "RFTG-SETTLE-33", "RFTG-KIND-01")
@for_each(("good", "kind"), [("comet-zone", 2), ("alien-oort-cloud-refinery", 1)])
def test_only_a_good_of_the_multi_kind_world_sets_its_kind(good: str, kind: int) -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-fuel-refinery", "comet-zone", "alien-oort-cloud-refinery")
    scene.kind("A", "genes").good("A", good).hand("A", "aquatic-uplift-race")

    scene.round(B="settle").play("A settle aquatic-uplift-race")

    # 2 Military for a Rare good.
    assert "aquatic-uplift-race" in scene.tableau_of("A")
    assert scene.empire("A").kind == kind
    assert len([event for event in scene.game.events if event.key == "kind"]) == (1 if kind == 1 else 0)


@clause("RFTG-SETTLE-33", "RFTG-KIND-01")
@for_each(("order", "first"), [(("lifeforms-inc", "tides.harbour"), True), (("tides.harbour", "lifeforms-inc"), False)])
def test_of_two_powers_the_first_leaves_a_good_to_the_second(
    tmp_path: Path, order: tuple[str, ...], first: bool
) -> None:
    power = 'powers = [{ phase = "settle", effect = "settle_discount_by_good", good = "rare", amount = 1 }]'
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + power)),)).kind("A", "novelty")
    scene.tableau("A", *order, "alien-oort-cloud-refinery", "rebel-miners", "comet-zone")
    scene.good("A", "alien-oort-cloud-refinery", "rebel-miners", "comet-zone").hand("A", "new-earth").fill("A", 6)

    scene.round(B="settle").play("A settle new-earth", "A pay goods 2")

    # The Genes power can have the multi-kind good alone; the Rare power has to leave it.
    assert scene.options("A") == ["good rebel-miners", "good comet-zone"]
    assert (scene.goods_of("A") == ["comet-zone", "rebel-miners"]) == first


# Saving


@clause("RFTG-DEVELOP-10", "RFTG-SETTLE-35")
@for_each(("verb", "card", "paid"), [("develop", "replicant-robots", 4), ("settle", "mining-world", 3)])
def test_one_card_is_saved_and_all_others_are_discarded(verb: str, card: str, paid: int) -> None:
    cards = ("spice-world", "comet-zone", "artist-colony", "old-earth")[:paid]
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers").hand("A", card, *cards)

    scene.round(B=verb).play(f"A {verb} {card}", "A save comet-zone")

    assert scene.saved_by("A") == ["comet-zone"]
    assert scene.pile() == sorted(set(cards) - {"comet-zone"})
    assert scene.drawn_by("A") == []


@clause("RFTG-DEVELOP-10", "RFTG-SETTLE-35")
@for_each(
    "order",
    [
        ("galactic-scavengers", "golden-age-of-terraforming"),
        ("golden-age-of-terraforming", "galactic-scavengers"),
    ],
)
@for_each(("verb", "card"), [("develop", "space-marines"), ("settle", "gem-world")])
def test_the_power_that_saves_is_found_among_others(order: tuple[str, ...], verb: str, card: str) -> None:
    scene = Scene(sets="set3").tableau("A", *order).hand("A", card, "spice-world", "comet-zone", "artist-colony")

    scene.round(B=verb).play(f"A {verb} {card}")
    scene.play("A pay spice-world + pay comet-zone", "A save comet-zone")

    assert (scene.saved_by("A"), scene.pile()) == (["comet-zone"], ["spice-world"])
    told = [event.words for event in scene.game.events if event.key == "save"]
    assert told == [["1", f"card:{scene.piece('galactic-scavengers')}"]]


@clause("RFTG-DEVELOP-02", "RFTG-SETTLE-02")
@for_each(("verb", "card"), [("develop", "space-marines"), ("settle", "gem-world")])
def test_without_the_power_nothing_is_saved(verb: str, card: str) -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming").hand("A", card, "spice-world", "comet-zone")

    scene.round(B=verb).play(f"A {verb} {card}")

    assert (scene.saved_by("A"), scene.pile()) == ([], ["comet-zone", "spice-world"])
    assert [event.key for event in scene.game.events].count("save") == 0


# What comes after


@clause("RFTG-DEVELOP-06", "RFTG-DEVELOP-11", "RFTG-SETTLE-39")
def test_a_card_without_prestige_brings_none_and_none_is_told() -> None:
    scene = Scene(sets="set3").hand("A", "space-marines", "refugee-world").fill("A", 4).round(B="develop")

    scene.play("A develop space-marines")
    pay(scene, "A", 2)
    scene.round(B="settle").play("A settle refugee-world")

    assert scene.prestige("A") == 0
    assert [event for event in scene.game.events if event.key == "prestige"] == []


@clause("RFTG-CONSUME-05", "RFTG-CONSUME-11")
def test_several_goods_are_discarded_together_and_one_is_no_two() -> None:
    two = Scene().tableau("A", "gateway-station", "gem-world", "comet-zone").good("A", "gem-world", "comet-zone")
    one = Scene().tableau("A", "gateway-station", "gem-world").good("A", "gem-world")

    two.round(B="double")
    one.round(B="double")

    assert (two.goods_of("A"), two.chips("A")) == ([], 1)
    assert (one.goods_of("A"), one.chips("A")) == (["gem-world"], 0)


@clause("RFTG-CONSUME-04", "RFTG-CONSUME-11")
@for_each(("goods", "used"), [(1, False), (2, True), (3, True)])
def test_a_power_for_two_goods_of_a_kind_needs_both(tmp_path: Path, goods: int, used: bool) -> None:
    power = '{ phase = "consume", effect = "consume_goods", good = "novelty", goods_per_use = 2, max_uses = 1, vp = 3 }'
    scene = Scene(packs=(str(pack(tmp_path, GRAY + f"powers = [{power}]\n")),))
    scene.tableau("A", "tides.harbour", "gem-world", "spice-world", "artist-colony", "comet-zone")
    held = ("gem-world", "spice-world", "artist-colony")[:goods]
    scene.good("A", *held, "comet-zone").round(B="double")
    if goods == 3:
        scene.play("A good gem-world + good artist-colony")

    assert scene.chips("A") == (3 if used else 0)


@clause("RFTG-CONSUME-12")
def test_three_goods_of_two_kinds_are_not_three_kinds() -> None:
    scene = Scene().tableau("A", "diversified-economy", "comet-zone", "mining-world", "lost-species-ark-world")

    scene.good("A", "comet-zone", "mining-world", "lost-species-ark-world").round(B="double")

    assert scene.chips("A") == 0
    assert len(scene.goods_of("A")) == 3


@clause("RFTG-CONSUME-15", "RFTG-ROUND-12")
def test_after_a_discard_nobody_knows_whether_the_card_won_is_still_there() -> None:
    scene = Scene().tableau("A", "gambling-world", "deficit-spending").hand("A", "gem-world").deck("old-earth")

    scene.round(B="double").play("A use gambling-world 2", "A name 3")
    before = scene.knows("B", "old-earth")
    scene.play("A use deficit-spending", "A discard gem-world")

    assert (before, scene.knows("B", "old-earth")) == (True, False)
