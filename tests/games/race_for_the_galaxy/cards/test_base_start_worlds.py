"""Start worlds -6 to 4: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import WORLDS, sales
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing."""
    return Scene(seats=2).tableau("A", *cards)


@plays("abandoned-mine-squatters", "earths-lost-colony")
@for_each("card", ["abandoned-mine-squatters", "earths-lost-colony"])
def test_a_production_world_produces(card: str) -> None:
    scene = table(card).round(B="produce")

    assert (scene.goods_of("A"), scene.cards_in_hand("A")) == ([card], 0)


@plays("abandoned-mine-squatters", "star-nomad-raiders", "epsilon-eridani", "new-sparta")
@for_each(
    ("card", "military", "reached", "out_of_reach"),
    [
        ("abandoned-mine-squatters", 1, "runaway-robots", "avian-uplift-race"),
        ("star-nomad-raiders", 1, "runaway-robots", "avian-uplift-race"),
        ("epsilon-eridani", 1, "runaway-robots", "avian-uplift-race"),
        ("new-sparta", 2, "avian-uplift-race", "pirate-world"),
    ],
)
def test_a_world_with_military_conquers(card: str, military: int, reached: str, out_of_reach: str) -> None:
    scene = table(card).hand("A", reached, out_of_reach).round(B="settle")

    assert scene.options("A") == ["pass", f"settle {reached}"]
    scene.play(f"A settle {reached}")

    assert (scene.tableau_of("A"), scene.military("A")) == ([card, reached], military)


@plays("epsilon-eridani", "earths-lost-colony")
@for_each("world", WORLDS)
@for_each(("card", "chips", "cards"), [("epsilon-eridani", 1, 1), ("earths-lost-colony", 1, 0)])
def test_a_world_consumes_one_good_of_any_kind(card: str, chips: int, cards: int, world: str) -> None:
    scene = table(card, world, "artist-colony").good("A", world, "artist-colony")

    scene.round(B="double").play(f"A good {world}")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (chips, cards)
    assert scene.goods_of("A") == ["artist-colony"]


# Gateway Station


@plays("gateway-station")
@for_each("world", WORLDS)
def test_gateway_station_consumes_two_goods_for_a_chip_and_three_cards(world: str) -> None:
    scene = table("gateway-station", world, "artist-colony").good("A", "gateway-station", world, "artist-colony")

    scene.round(B="double").play(f"A good gateway-station + good {world}")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 3)
    assert scene.goods_of("A") == ["artist-colony"]


@plays("gateway-station")
@for_each(("goods", "left"), [(1, 1), (4, 2)])
def test_gateway_station_takes_two_goods_and_only_once(goods: int, left: int) -> None:
    worlds = ("gateway-station", "comet-zone", "gem-world", "artist-colony")
    scene = table(*worlds).good("A", *worlds[:goods]).round(B="double")

    if goods > 1:
        scene.play("A good gateway-station + good comet-zone")

    assert len(scene.goods_of("A")) == left


# Terraforming Colonists


@plays("terraforming-colonists")
def test_terraforming_colonists_draws_one_after_settling() -> None:
    scene = table("terraforming-colonists").hand("A", "pilgrimage-world").deck("gem-world")

    scene.round(B="settle").play("A settle pilgrimage-world")

    assert scene.hand_of("A") == ["gem-world"]


@plays("terraforming-colonists")
def test_terraforming_colonists_draws_nothing_without_settling() -> None:
    scene = table("terraforming-colonists").hand("A", "pilgrimage-world").round(B="settle").play("A pass")

    assert scene.hand_of("A") == ["pilgrimage-world"]


@plays("terraforming-colonists")
@for_each("world", ["refugee-world", "asteroid-belt", "empath-world", "deserted-alien-outpost"])
def test_terraforming_colonists_discards_a_card_for_a_good_on_any_windfall_world(world: str) -> None:
    scene = table("terraforming-colonists", world).hand("A", "gem-world", "rebel-base").round(B="produce")

    assert scene.options("A") == ["done", f"produce {world} by terraforming-colonists"]
    scene.play(f"A produce {world} by terraforming-colonists", "A discard gem-world")

    assert (scene.goods_of("A"), scene.hand_of("A"), scene.pile()) == ([world], ["rebel-base"], ["gem-world"])


@plays("terraforming-colonists")
def test_terraforming_colonists_without_a_card_puts_a_good_nowhere() -> None:
    scene = table("terraforming-colonists", "asteroid-belt").round(B="produce")

    assert (scene.asked(), scene.goods_of("A")) == (["A action", "B action"], [])


# Galactic Trade Emissaries


@plays("galactic-trade-emissaries")
@for_each(("world", "cost"), [("pirate-world", 2), ("rebel-miners", 1), ("avian-uplift-race", 1)])
def test_galactic_trade_emissaries_pays_one_less_than_the_defense(world: str, cost: int) -> None:
    scene = table("galactic-trade-emissaries").hand("A", world).fill("A", 3)

    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)
    assert scene.tableau_of("A") == ["galactic-trade-emissaries", world]


@plays("galactic-trade-emissaries")
def test_galactic_trade_emissaries_pays_for_no_alien_world() -> None:
    scene = table("galactic-trade-emissaries").hand("A", "alien-robot-sentry").fill("A", 3).round(B="settle")

    assert scene.asked() == ["A action", "B action"]


@plays("galactic-trade-emissaries")
def test_galactic_trade_emissaries_draws_one_in_consume() -> None:
    assert table("galactic-trade-emissaries").round(B="double").cards_in_hand("A") == 1


# Industrial Robots


@plays("industrial-robots")
def test_industrial_robots_draws_one_after_developing() -> None:
    scene = table("industrial-robots").hand("A", "export-duties", "gem-world").deck("rebel-base")

    scene.round(B="develop").play("A develop export-duties")

    assert scene.hand_of("A") == ["rebel-base"]


@plays("industrial-robots")
def test_industrial_robots_draws_nothing_without_developing() -> None:
    scene = table("industrial-robots").hand("A", "export-duties", "gem-world").round(B="develop").play("A pass")

    assert scene.hand_of("A") == ["export-duties", "gem-world"]


@plays("industrial-robots")
def test_industrial_robots_draws_one_in_produce() -> None:
    assert table("industrial-robots").round(B="produce").cards_in_hand("A") == 1


# Star Nomad Raiders, Old Earth


@plays("star-nomad-raiders")
def test_star_nomad_raiders_sells_every_good_for_two_cards_more() -> None:
    assert sales("star-nomad-raiders") == [4, 5, 6, 7]


@plays("old-earth")
def test_old_earth_sells_every_good_for_one_card_more() -> None:
    assert sales("old-earth") == [3, 4, 5, 6]


@plays("old-earth")
@for_each("world", WORLDS)
def test_old_earth_consumes_two_goods_for_a_chip_each(world: str) -> None:
    scene = table("old-earth", world, "artist-colony").good("A", world, "artist-colony")

    scene.round(B="double")

    assert (scene.chips("A"), scene.goods_of("A"), scene.cards_in_hand("A")) == (2, [], 0)


@plays("old-earth")
@for_each(("goods", "chips"), [(1, 1), (3, 2)])
def test_old_earth_consumes_what_there_is_and_no_third_good(goods: int, chips: int) -> None:
    worlds = ("gem-world", "comet-zone", "artist-colony")
    scene = table("old-earth", *worlds).good("A", *worlds[:goods]).round(B="double")

    if goods > 2:
        scene.play("A good gem-world + good comet-zone")

    assert (scene.chips("A"), len(scene.goods_of("A"))) == (chips, goods - chips)


# Alpha Centauri


@plays("alpha-centauri")
@for_each(("world", "cost"), [("comet-zone", 2), ("gem-world", 2), ("plague-world", 3), ("deserted-alien-outpost", 4)])
def test_alpha_centauri_settles_rare_worlds_for_one_less(world: str, cost: int) -> None:
    scene = table("alpha-centauri").hand("A", world).fill("A", 5)

    # Printed: 3, 2, 3 and 4.
    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)


@plays("alpha-centauri")
def test_alpha_centauri_has_one_military_against_rare_worlds() -> None:
    scene = table("alpha-centauri").hand("A", "rebel-fuel-cache", "rebel-miners", "new-survivalists")

    # Defense 1 and 2 of a Rare world, and 1 of a Novelty world.
    scene.hand("A", "the-last-of-the-uplift-gnarssh").round(B="settle")

    assert scene.options("A") == ["pass", "settle rebel-fuel-cache"]
    assert scene.military("A") == 0
