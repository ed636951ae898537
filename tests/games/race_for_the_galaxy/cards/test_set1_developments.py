"""Developments of set 1: every power and every line of points is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2, sets="set1").tableau("A", *cards)


# Galactic Genome Project


@plays("galactic-genome-project")
@for_each(
    ("goods", "chips", "left"),
    [
        (("hive-world", "lost-species-ark-world"), 3, []),
        (("hive-world",), 0, ["hive-world"]),
        (("hive-world", "comet-zone"), 0, ["comet-zone", "hive-world"]),
    ],
)
def test_galactic_genome_project_consumes_two_genes_goods_for_three_chips(
    goods: tuple[str, ...], chips: int, left: list[str]
) -> None:
    scene = table("galactic-genome-project", "hive-world", "lost-species-ark-world", "comet-zone").good("A", *goods)

    scene.round(B="double")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.goods_of("A")) == (chips, 0, left)


@plays("galactic-genome-project")
def test_galactic_genome_project_is_used_once() -> None:
    worlds = ("hive-world", "lost-species-ark-world", "distant-world")
    scene = table("galactic-genome-project", *worlds, "pre-sentient-race").good("A", *worlds, "pre-sentient-race")

    scene.round(B="double").play("A good hive-world + good distant-world")

    assert (scene.chips("A"), scene.goods_of("A")) == (3, ["lost-species-ark-world", "pre-sentient-race"])


@plays("galactic-genome-project")
@for_each(
    ("others", "score"),
    [
        ([], 0),
        # Printed 2 on a production world and on a windfall world, 1 on the card named.
        (["hive-world"], 4),
        (["avian-uplift-race"], 4),
        (["genetics-lab"], 4),
        # 2, 2 and 1 on others.
        (["comet-zone", "old-earth", "public-works"], 5),
    ],
)
def test_galactic_genome_project_scores_genes_worlds_and_genetics_lab(others: list[str], score: int) -> None:
    assert table("galactic-genome-project", *others).score("A") == score


# Imperium Lords


@plays("imperium-lords")
@for_each(("others", "cards"), [([], 0), (["pirate-world"], 1), (["pirate-world", "rebel-base", "old-earth"], 2)])
def test_imperium_lords_draws_one_for_each_military_world(others: list[str], cards: int) -> None:
    assert table("imperium-lords", *others).round(B="produce").cards_in_hand("A") == cards


@plays("imperium-lords")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # Printed 2 on an IMPERIUM world, 2 on a military world, 2 and 1 on others.
        (["imperium-armaments-world"], 6),
        (["pirate-world"], 5),
        (["old-earth", "public-works"], 5),
    ],
)
def test_imperium_lords_scores_imperium_cards_and_military_worlds(others: list[str], score: int) -> None:
    assert table("imperium-lords", *others).score("A") == score


# Improved Logistics


@plays("improved-logistics")
def test_improved_logistics_settles_a_second_world() -> None:
    scene = table("improved-logistics").hand("A", "refugee-world", "pilgrimage-world", "artist-colony").fill("A", 2)

    scene.round(B="settle").play("A settle refugee-world", "A second pilgrimage-world")

    assert scene.tableau_of("A") == ["improved-logistics", "refugee-world", "pilgrimage-world"]
    assert scene.asked() == ["A action", "B action"]


# Space Mercenaries


@plays("space-mercenaries")
def test_space_mercenaries_has_one_military() -> None:
    scene = table("space-mercenaries").hand("A", "runaway-robots").round(B="settle").play("A settle runaway-robots")

    assert (scene.tableau_of("A")[-1], scene.military("A"), scene.pile()) == ("runaway-robots", 1, [])


@plays("space-mercenaries")
@for_each(
    ("world", "cards", "left"),
    [
        ("avian-uplift-race", ["rebel-base"], ["rebel-homeworld"]),
        ("pirate-world", ["rebel-base", "rebel-homeworld"], []),
    ],
)
def test_space_mercenaries_raises_one_more_for_each_of_up_to_two_cards(
    world: str, cards: list[str], left: list[str]
) -> None:
    scene = table("space-mercenaries").hand("A", world, "rebel-base", "rebel-homeworld")

    # The second card follows by itself where both are needed.
    scene.round(B="settle").play(f"A settle {world}", "A hand rebel-base")

    assert scene.tableau_of("A") == ["space-mercenaries", world]
    assert (scene.pile(), scene.hand_of("A")) == (cards, left)


@plays("space-mercenaries")
def test_space_mercenaries_takes_no_third_card() -> None:
    scene = table("space-mercenaries").hand(
        "A", "malevolent-lifeforms", "rebel-base", "rebel-homeworld", "rebel-outpost"
    )

    # 1 and 2 against defense 4.
    scene.round(B="settle")

    assert scene.asked() == ["A action", "B action"]


# Terraforming Guild


@plays("terraforming-guild")
@for_each(("choice", "hand"), [("settle pilgrimage-world", ["gem-world"]), ("pass", ["pilgrimage-world"])])
def test_terraforming_guild_draws_one_after_settling(choice: str, hand: list[str]) -> None:
    scene = table("terraforming-guild").hand("A", "pilgrimage-world").deck("gem-world")

    scene.round(B="settle").play(f"A {choice}")

    assert scene.hand_of("A") == hand


@plays("terraforming-guild")
@for_each("world", ["refugee-world", "asteroid-belt", "empath-world", "deserted-alien-outpost"])
def test_terraforming_guild_puts_a_good_on_one_windfall_world_of_any_kind(world: str) -> None:
    scene = table("terraforming-guild", "refugee-world", "asteroid-belt", "empath-world", "deserted-alien-outpost")

    scene.round(B="produce").play(f"A produce {world} by terraforming-guild")

    assert (scene.goods_of("A"), scene.asked()) == ([world], ["A action", "B action"])


@plays("terraforming-guild")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # Printed 1 on a windfall world, 2 on a TERRAFORMING development and 1 on a TERRAFORMING world.
        (["asteroid-belt"], 5),
        (["terraforming-robots"], 6),
        (["terraforming-colonists"], 5),
        # 2, 2 and 1 on others.
        (["comet-zone", "old-earth", "public-works"], 7),
    ],
)
def test_terraforming_guild_scores_windfall_worlds_and_terraforming_cards(others: list[str], score: int) -> None:
    assert table("terraforming-guild", *others).score("A") == score
