"""Temporary Military where packs have several powers of a sort: which of them a card or a good goes to."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

HAND = 'powers = [{{ phase = "settle", effect = "temporary_military_by_hand", max_cards = {0}, per_card = {1} }}]'
GOOD = 'powers = [{{ phase = "settle", effect = "temporary_military_by_good", good = "{0}", amount = {1} }}]'


def table(folder: Path, power: str, *cards: str, sets: str = "set3") -> Scene:
    """A has Tide Harbour with this power among these cards, in this order."""
    scene = Scene(sets=sets, packs=(str(pack(folder, GRAY + power + "\n")),))
    return scene.tableau("A", *cards)


def offered(scene: Scene, *worlds: str) -> list[str]:
    """Which of these worlds A could place; Refugee World always can be."""
    scene.hand("A", *worlds, "refugee-world").round(B="settle")
    return [world for world in worlds if f"settle {world}" in scene.options("A")]


# Hand cards


@clause("RFTG-SETTLE-15", "RFTG-ROUND-10")
@for_each("cards", [("tides.harbour", "space-mercenaries"), ("space-mercenaries", "tides.harbour")])
def test_the_strongest_power_takes_the_first_card(tmp_path: Path, cards: tuple[str, ...]) -> None:
    scene = table(tmp_path, HAND.format(1, 2), *cards)

    # 1 for good and 2 for the one card besides the world.
    scene.hand("A", "pirate-world", "gem-world").round(B="settle")
    assert scene.options("A") == ["pass", "settle pirate-world"]
    scene.play("A settle pirate-world")

    assert scene.tableau_of("A")[-1] == "pirate-world"
    assert scene.pile() == ["gem-world"]


@clause("RFTG-SETTLE-15", "RFTG-ROUND-10")
@for_each("cards", [("tides.harbour", "space-mercenaries"), ("space-mercenaries", "tides.harbour")])
def test_a_card_closes_the_strongest_power_and_leaves_the_others(tmp_path: Path, cards: tuple[str, ...]) -> None:
    scene = table(tmp_path, HAND.format(1, 2), *cards, "improved-logistics")
    scene.hand("A", "pirate-world", "rebel-outpost", "rebel-base", "gem-world", "spice-world", "comet-zone")
    scene.round(B="settle").play("A settle pirate-world", "A hand gem-world", "A enough")

    # 1 + 2 that were raised, and 1 for each of two cards: 5, not 6.
    assert "second rebel-outpost" in scene.options("A")
    assert "second rebel-base" not in scene.options("A")


@clause("RFTG-SETTLE-15")
def test_powers_of_another_sort_bring_nothing_for_hand_cards() -> None:
    scene = Scene().tableau("A", "new-military-tactics", "replicant-robots").fill("A", 5)

    # 3 reach 3, not 4.
    assert offered(scene, "pirate-world", "malevolent-lifeforms") == ["pirate-world"]


# Goods


@clause("RFTG-SETTLE-17")
@for_each(
    ("goods", "reach"),
    [
        # Rare for 2 and Novelty for 3, each with a good of its own.
        (("gem-world", "comet-zone"), ["pirate-world", "malevolent-lifeforms", "rebel-outpost"]),
        (("gem-world",), ["pirate-world"]),
        (("comet-zone",), []),
        # The multi-kind good goes to one of them: to the stronger.
        (("alien-oort-cloud-refinery",), ["pirate-world"]),
        (("alien-oort-cloud-refinery", "gem-world"), ["pirate-world", "malevolent-lifeforms", "rebel-outpost"]),
    ],
)
@for_each("order", [("rebel-fuel-refinery", "tides.harbour"), ("tides.harbour", "rebel-fuel-refinery")])
def test_each_power_takes_a_good_of_its_own(
    tmp_path: Path, goods: tuple[str, ...], reach: list[str], order: tuple[str, ...]
) -> None:
    scene = table(tmp_path, GOOD.format("novelty", 3), *order, "gem-world", "comet-zone", "alien-oort-cloud-refinery")

    assert (
        offered(scene.good("A", *goods), "pirate-world", "malevolent-lifeforms", "rebel-outpost", "rebel-base") == reach
    )


@clause("RFTG-SETTLE-17")
@for_each("order", [("rebel-fuel-refinery", "tides.harbour"), ("tides.harbour", "rebel-fuel-refinery")])
@for_each(
    ("other", "raised"),
    [
        # The Novelty good is for 3, so the multi-kind one is for the 2; beside a Rare good it is for the 3.
        ("gem-world", 2),
        ("comet-zone", 3),
    ],
)
def test_the_multi_kind_good_goes_where_all_goods_together_bring_the_most(
    tmp_path: Path, order: tuple[str, ...], other: str, raised: int
) -> None:
    scene = table(tmp_path, GOOD.format("novelty", 3), *order, other, "alien-oort-cloud-refinery")
    scene.good("A", other, "alien-oort-cloud-refinery").hand("A", "aquatic-uplift-race").round(B="settle")

    scene.play("A settle aquatic-uplift-race", "A good alien-oort-cloud-refinery")

    assert scene.empire("A").temporary == raised


@clause("RFTG-SETTLE-17")
def test_a_good_brings_nothing_through_powers_of_another_sort() -> None:
    scene = Scene().tableau("A", "replicant-robots", "mining-robots", "comet-zone").good("A", "comet-zone")

    assert offered(scene, "new-survivalists") == []


# What is left of a card


@clause("RFTG-SETTLE-14", "RFTG-SETTLE-47")
def test_a_card_that_was_discarded_for_another_power_raises_nothing_more(tmp_path: Path) -> None:
    powers = (
        'powers = [{ phase = "settle", effect = "settle_free_by_self_discard" },'
        ' { phase = "settle", effect = "temporary_military_by_self_discard", amount = 4 }]\n'
    )
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + powers)),))
    scene.tableau("A", "tides.harbour", "improved-logistics", "drop-ships").hand("A", "gem-world", "hive-world")
    scene.hand("A", "malevolent-lifeforms").round(B="settle")
    assert "settle malevolent-lifeforms" in scene.options("A")

    # It is discarded for Gem World: 3 reach 3, not 4.
    scene.play("A settle gem-world", "A pay with tides.harbour")

    assert scene.options("A") == ["done", "second hive-world"]
    scene.play("A second hive-world")
    assert scene.tableau_of("A") == ["improved-logistics", "drop-ships", "gem-world", "hive-world"]


@clause("RFTG-SETTLE-14", "RFTG-SETTLE-17", "RFTG-SETTLE-47")
def test_a_card_is_not_discarded_whose_good_is_needed(tmp_path: Path) -> None:
    windfall = (
        '[[card]]\nid = "tides.reef"\nname = { en = "Tide Reef", ja = "潮の礁" }\ntype = "world"\ncost = 2\nvp = 1\n'
        'world = "windfall"\ngood = "rare"\n'
        'powers = [{ phase = "settle", effect = "temporary_military_by_self_discard", amount = 1 }]\n'
    )
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, windfall)),))
    scene.tableau("A", "tides.reef", "rebel-fuel-refinery").good("A", "tides.reef").hand("A", "pirate-world")

    # 2 for the good and 1 for the card itself: the good must go first.
    scene.round(B="settle").play("A settle pirate-world")

    assert scene.tableau_of("A") == ["rebel-fuel-refinery", "pirate-world"]
    assert scene.goods_of("A") == ["pirate-world"]
    assert "tides.reef" in scene.pile()


@clause("RFTG-SETTLE-14", "RFTG-SETTLE-19")
def test_once_enough_was_raised_any_power_may_follow(tmp_path: Path) -> None:
    power = 'powers = [{ phase = "settle", effect = "temporary_military_by_prestige", prestige_cost = 1, amount = 3 }]'
    scene = table(tmp_path, power, "tides.harbour", "alien-booby-trap").has("A", prestige=2)
    scene.hand("A", "pirate-world").round(B="settle")

    scene.play("A settle pirate-world", "A prestige tides.harbour")

    assert scene.options("A") == ["enough", "prestige alien-booby-trap"]


# The multi-kind world


@clause("RFTG-KIND-01", "RFTG-SETTLE-10", "RFTG-SETTLE-11")
@for_each(
    ("card", "can"),
    [
        ("public-works", False),
        # 1 against Rare worlds, 2 against Genes ones and 2 against Alien ones.
        ("alpha-centauri", True),
        ("abandoned-alien-uplift-camp", True),
        ("deserted-alien-world", True),
        # 4 against Rebel worlds, which it is not.
        ("galactic-imperium", False),
    ],
)
def test_in_hand_it_meets_the_military_of_the_kind_that_suits_best(tmp_path: Path, card: str, can: bool) -> None:
    world = (
        GRAY.replace('"gray"', '"windfall"').replace("cost", "defense")
        + 'good = "any"\nmilitary = true\noverride = true\n'
    )
    world = world.replace("tides.harbour", "alien-oort-cloud-refinery")
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, world)),)).tableau("A", "expedition-force", card)
    scene.hand("A", "alien-oort-cloud-refinery", "refugee-world").round(B="settle")

    # Defense 2 against 1 and what is added.
    assert ("settle alien-oort-cloud-refinery" in scene.options("A")) == can


# Prestige


@clause("RFTG-SETTLE-16")
@for_each("order", [("tides.harbour", "alien-booby-trap"), ("alien-booby-trap", "tides.harbour")])
@for_each(
    ("prestige", "reach"),
    [
        (0, []),
        # 5 for one prestige or 3 for the other: the better one counts, wherever it lies.
        (1, ["malevolent-lifeforms", "rebel-outpost"]),
        (2, ["malevolent-lifeforms", "rebel-outpost", "rebel-base", "rebel-homeworld"]),
    ],
)
def test_prestige_counts_for_the_powers_that_bring_the_most(
    tmp_path: Path, order: tuple[str, ...], prestige: int, reach: list[str]
) -> None:
    power = 'powers = [{ phase = "settle", effect = "temporary_military_by_prestige", prestige_cost = 1, amount = 5 }]'
    scene = table(tmp_path, power, *order).has("A", prestige=prestige).has("B", prestige=9)

    # Defense 4, 5, 6, 7 and 9.
    worlds = ("malevolent-lifeforms", "rebel-outpost", "rebel-base", "rebel-homeworld", "rebel-stronghold")
    assert offered(scene, *worlds) == reach


@clause("RFTG-SETTLE-15")
def test_powers_that_save_cards_bring_nothing_for_hand_cards() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers", "new-military-tactics").fill("A", 4)
    scene.has("B", prestige=9).hand("A", "new-survivalists").round(B="settle").play("A settle new-survivalists")

    # Only the tactics could be used, and they must be.
    assert scene.tableau_of("A") == ["galactic-scavengers", "new-survivalists"]
    assert scene.cards_in_hand("A") == 4


@clause("RFTG-SETTLE-17")
def test_a_good_brings_nothing_through_a_power_that_lowers_a_defense() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "comet-zone").good("A", "comet-zone")

    assert offered(scene, "new-survivalists", "aquatic-uplift-race") == []


@clause("RFTG-SETTLE-14", "RFTG-SETTLE-16")
def test_a_source_is_found_by_its_card_and_its_sort(tmp_path: Path) -> None:
    powers = (
        'powers = [{ phase = "settle", effect = "temporary_military_by_self_discard", amount = 1 },'
        ' { phase = "settle", effect = "temporary_military_by_prestige", prestige_cost = 1, amount = 2 }]'
    )
    scene = table(tmp_path, powers, "new-military-tactics", "alien-booby-trap", "tides.harbour").has("A", prestige=2)
    scene.has("B", prestige=9).hand("A", "new-survivalists").round(B="settle").play("A settle new-survivalists")

    scene.play("A prestige tides.harbour")
    assert (scene.empire("A").temporary, scene.prestige("A")) == (2, 1)
    scene.play("A discard tides.harbour")

    assert scene.empire("A").temporary == 3
    assert scene.tableau_of("A") == ["new-military-tactics", "alien-booby-trap", "new-survivalists"]
