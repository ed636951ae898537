"""Developments of set 3 from Alien Cornucopia to Interstellar Casus Belli: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing but the lead in prestige."""
    return Scene(seats=2, sets="set3").has("B", prestige=9).tableau("A", *cards)


def war(*cards: str) -> Scene:
    """The same with takeovers on, and B without prestige."""
    return Scene(seats=2, sets="set3", takeovers=True).tableau("A", *cards)


# Alien Cornucopia


@plays("alien-cornucopia")
@for_each(("world", "prestige"), [("rebel-miners", 1), ("avian-uplift-race", 0)])
def test_alien_cornucopia_gains_prestige_for_a_production_world(world: str, prestige: int) -> None:
    scene = table("alien-cornucopia", "space-marines").hand("A", world)

    scene.round(B="settle").play(f"A settle {world}")

    assert scene.prestige("A") == prestige


@plays("alien-cornucopia")
def test_alien_cornucopia_draws_one_in_produce() -> None:
    assert table("alien-cornucopia").round(B="produce").cards_in_hand("A") == 1


@plays("alien-cornucopia")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # A production world: 1 printed, 1 for it. An ALIEN one: 5 printed, 2 for it.
        (["gem-world"], 4),
        (["alien-robotic-factory"], 9),
        # A gray ALIEN world (2 printed), a gray one (2 printed).
        (["deserted-alien-world"], 6),
        (["tourist-world"], 4),
    ],
)
def test_alien_cornucopia_scores_alien_cards_and_other_production_worlds(others: list[str], score: int) -> None:
    assert table("alien-cornucopia", *others).score("A") == score


# Galactic Markets


@plays("galactic-markets")
def test_galactic_markets_draws_one_after_settling() -> None:
    scene = table("galactic-markets").hand("A", "pilgrimage-world")

    scene.round(B="settle").play("A settle pilgrimage-world")

    assert scene.cards_in_hand("A") == 1


@plays("galactic-markets")
@for_each(("goods", "chips"), [(1, 1), (3, 3), (4, 3)])
def test_galactic_markets_consumes_up_to_three_goods_for_a_chip_each(goods: int, chips: int) -> None:
    worlds = ("gem-world", "comet-zone", "spice-world", "hive-world")[:goods]
    scene = table("galactic-markets", *worlds).good("A", *worlds).round(B="double")

    if goods > 3:
        scene.play("A good gem-world + good comet-zone + good spice-world")

    assert (scene.chips("A"), len(scene.goods_of("A"))) == (chips, goods - chips)


@plays("galactic-markets")
def test_galactic_markets_draws_one_in_produce() -> None:
    assert table("galactic-markets").round(B="produce").cards_in_hand("A") == 1


# Galactic Power Brokers


@plays("galactic-power-brokers")
def test_galactic_power_brokers_draws_two_and_discards_one_at_the_start_of_develop() -> None:
    scene = table("galactic-power-brokers").hand("A", "rebel-base").deck("gem-world", "new-earth").round(B="develop")

    offered = sorted(scene.options("A"))
    scene.play("A discard rebel-base")

    assert offered == ["discard gem-world", "discard new-earth", "discard rebel-base"]
    assert scene.hand_of("A") == ["gem-world", "new-earth"]


@plays("galactic-power-brokers")
def test_galactic_power_brokers_may_spend_prestige_for_three_cards() -> None:
    scene = table("galactic-power-brokers").has("A", prestige=1).round(A="double")

    offered = scene.options("A")
    scene.play("A use galactic-power-brokers")

    assert offered == ["done", "use galactic-power-brokers"]
    assert (scene.cards_in_hand("A"), scene.prestige("A"), scene.chips("A")) == (3, 0, 0)


# Golden Age of Terraforming


@plays("golden-age-of-terraforming")
@for_each(("world", "cost"), [("comet-zone", 2), ("gem-world", 4)])
def test_golden_age_of_terraforming_develops_for_two_less_with_a_rare_good(world: str, cost: int) -> None:
    scene = table("golden-age-of-terraforming", world).good("A", world).hand("A", "drop-ships").fill("A", 5)

    scene.round(B="develop").play("A develop drop-ships")
    if world == "comet-zone":
        scene.play("A pay goods 1")

    pay(scene, "A", cost)
    assert scene.goods_of("A") == ([] if world == "comet-zone" else [world])


@plays("golden-age-of-terraforming")
@for_each(("world", "cost"), [("plague-world", 1), ("gem-world", 4)])
def test_golden_age_of_terraforming_settles_for_three_less_with_a_genes_good(world: str, cost: int) -> None:
    scene = table("golden-age-of-terraforming", world).good("A", world).hand("A", "deserted-alien-outpost")

    scene.fill("A", 5).round(B="settle").play("A settle deserted-alien-outpost")
    if world == "plague-world":
        scene.play("A pay goods 1")

    pay(scene, "A", cost)
    assert (world in scene.goods_of("A")) is (world == "gem-world")


@plays("golden-age-of-terraforming")
@for_each(("world", "goods"), [("new-survivalists", ["new-survivalists"]), ("outlaw-world", [])])
def test_golden_age_of_terraforming_puts_a_good_on_a_production_world_just_placed(world: str, goods: list[str]) -> None:
    scene = table("golden-age-of-terraforming", "expedition-force").hand("A", world)

    scene.round(B="settle").play(f"A settle {world}")

    assert scene.goods_of("A") == goods


@plays("golden-age-of-terraforming")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # 1 printed and 1 for a production world; 2 and 2 for a TERRAFORMING card; 1 for a 6-cost development.
        (["gem-world"], 4),
        (["terraforming-robots"], 6),
        (["galactic-exchange"], 3),
        (["pan-galactic-research"], 7),
        # 2 printed on a gray world, 9 on a development of cost 9.
        (["tourist-world"], 4),
        (["imperium-planet-buster"], 11),
    ],
)
def test_golden_age_of_terraforming_scores(others: list[str], score: int) -> None:
    assert table("golden-age-of-terraforming", *others).score("A") == score


# Imperium Invasion Fleet


@plays("imperium-invasion-fleet")
@for_each(
    ("world", "can"),
    [("hive-world", True), ("malevolent-lifeforms", False), ("rebel-colony", True), ("rebel-outpost", False)],
)
def test_imperium_invasion_fleet_has_three_military_and_one_more_against_rebels(world: str, can: bool) -> None:
    scene = table("imperium-invasion-fleet").hand("A", world).round(B="settle")

    assert scene.military("A") == 3
    assert (scene.asked() == ["A settle"]) is can


@plays("imperium-invasion-fleet")
@for_each(("world", "can"), [("comet-zone", True), ("distant-world", False)])
def test_imperium_invasion_fleet_conquers_a_non_military_world_for_two_prestige(world: str, can: bool) -> None:
    scene = table("imperium-invasion-fleet").hand("A", world).round(B="settle")

    assert (scene.asked() == ["A settle"]) is can
    if can:
        scene.play(f"A settle {world}")
        assert scene.tableau_of("A") == [world]
        assert (scene.prestige("A"), scene.pile()) == (2, ["imperium-invasion-fleet"])


@plays("imperium-invasion-fleet", "interstellar-casus-belli")
def test_imperium_invasion_fleet_takes_over_a_non_military_world_with_a_takeover_power() -> None:
    scene = war("imperium-invasion-fleet", "interstellar-casus-belli").has("A", prestige=1).tableau("B", "gem-world")

    scene.round(B="settle").play("A takeover interstellar-casus-belli")

    # 3 against cost 2; 2 prestige for either card.
    assert scene.tableau_of("A") == ["interstellar-casus-belli", "gem-world"]
    assert scene.prestige("A") == 4


# Imperium Planet Buster


@plays("imperium-planet-buster")
def test_imperium_planet_buster_has_three_military() -> None:
    assert table("imperium-planet-buster").military("A") == 3


@plays("imperium-planet-buster")
def test_imperium_planet_buster_destroys_a_world_of_an_empire_with_military_for_two_prestige() -> None:
    scene = war("imperium-planet-buster").tableau("B", "rebel-miners", "expedition-force")

    scene.round(B="settle").play("A takeover imperium-planet-buster")

    # 3 against 1 and 2.
    assert (scene.tableau_of("A"), scene.tableau_of("B")) == (["imperium-planet-buster"], ["expedition-force"])
    assert (scene.prestige("A"), scene.pile()) == (2, ["rebel-miners"])


@plays("imperium-planet-buster")
def test_imperium_planet_buster_spares_an_empire_without_military() -> None:
    scene = war("imperium-planet-buster").tableau("B", "rebel-miners").round(B="settle")

    assert scene.asked() == ["A action", "B action"]


# Interstellar Casus Belli


@plays("interstellar-casus-belli")
def test_interstellar_casus_belli_takes_over_for_one_prestige_and_gains_two() -> None:
    scene = war("interstellar-casus-belli", "space-marines").has("A", prestige=1).tableau("B", "rebel-miners")

    scene.round(B="settle").play("A takeover interstellar-casus-belli")

    assert scene.tableau_of("A") == ["interstellar-casus-belli", "space-marines", "rebel-miners"]
    assert (scene.tableau_of("B"), scene.prestige("A")) == ([], 2)


@plays("interstellar-casus-belli")
@for_each(("action", "chips"), [("trade", 3), ("double", 6)])
def test_interstellar_casus_belli_may_spend_prestige_for_three_chips_or_double(action: str, chips: int) -> None:
    scene = table("interstellar-casus-belli").has("A", prestige=1).round(A=action)

    offered = scene.options("A")
    scene.play("A use interstellar-casus-belli")

    assert offered == ["done", "use interstellar-casus-belli"]
    assert (scene.chips("A"), scene.prestige("A")) == (chips, 0)
