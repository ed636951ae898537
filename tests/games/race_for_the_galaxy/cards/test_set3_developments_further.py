"""Developments of set 3 from Pan-Galactic Affluence to Universal Peace Institute: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing but the lead in prestige."""
    return Scene(seats=2, sets="set3").has("B", prestige=9).tableau("A", *cards)


@plays("pan-galactic-mediator", "terraforming-engineers")
@for_each("card", ["pan-galactic-mediator", "terraforming-engineers"])
def test_a_development_that_explores_draws_one_card_more(card: str) -> None:
    scene = table(card).round(B="explore-1")

    assert (len(scene.options("A")), scene.question("A").pick) == (3, (1, 1))


# Pan-Galactic Affluence


@plays("pan-galactic-affluence")
@for_each("card", ["public-works", "rebel-pact"])
def test_pan_galactic_affluence_gains_prestige_for_any_development(card: str) -> None:
    scene = table("pan-galactic-affluence").hand("A", card).fill("A", 2)

    scene.round(B="develop").play(f"A develop {card}")
    pay(scene, "A", 1)

    assert scene.prestige("A") == 1


@plays("pan-galactic-affluence")
@for_each(("action", "chips"), [("trade", 1), ("double", 2)])
def test_pan_galactic_affluence_consumes_two_goods_for_a_chip_and_prestige(action: str, chips: int) -> None:
    scene = table("pan-galactic-affluence", "gem-world", "comet-zone").good("A", "gem-world", "comet-zone")

    # B's Trade lets A consume too, without a bonus.
    scene.round(**{"B" if action == "trade" else "A": action})

    assert (scene.chips("A"), scene.prestige("A"), scene.goods_of("A")) == (chips, 1, [])


@plays("pan-galactic-affluence")
@for_each(("others", "cards"), [([], 1), (["spice-world"], 0)])
def test_pan_galactic_affluence_draws_for_having_produced_the_most_goods(others: list[str], cards: int) -> None:
    scene = table("pan-galactic-affluence", "space-port").tableau("B", *others).round(B="produce")

    assert scene.cards_in_hand("A") == cards


@plays("pan-galactic-affluence")
@for_each(
    ("others", "score"),
    [
        # 3 prestige, and 3 for them.
        ([], 6),
        (["export-duties"], 9),
        (["terraformed-world"], 13),
        # 2 for it, 0 for itself without chips and titles.
        (["galactic-renaissance"], 8),
        (["public-works"], 7),
    ],
)
def test_pan_galactic_affluence_scores_prestige_and_three_titles(others: list[str], score: int) -> None:
    assert table("pan-galactic-affluence", *others).has("A", prestige=3).score("A") == score


# Pan-Galactic Hologrid


@plays("pan-galactic-hologrid")
def test_pan_galactic_hologrid_discards_a_card_for_prestige_before_exploring() -> None:
    scene = table("pan-galactic-hologrid").hand("A", "gem-world", "rebel-base").round(B="explore-1")
    asked = scene.asked()

    scene.play("A discard gem-world")

    assert asked == ["A explore-prestige"]
    assert (scene.prestige("A"), scene.hand_of("A")) == (1, ["rebel-base"])


@plays("pan-galactic-hologrid")
def test_pan_galactic_hologrid_draws_one_after_settling() -> None:
    scene = table("pan-galactic-hologrid").hand("A", "pilgrimage-world")

    scene.round(B="settle").play("A settle pilgrimage-world")

    assert scene.cards_in_hand("A") == 1


@plays("pan-galactic-hologrid")
@for_each(("world", "cards"), [("gem-world", 4), ("comet-zone", 3), ("lost-species-ark-world", 4)])
def test_pan_galactic_hologrid_sells_novelty_goods_for_two_cards_more(world: str, cards: int) -> None:
    scene = table("pan-galactic-hologrid", world).good("A", world).round(A="trade")

    # Novelty is worth 2, Rare elements 3, Genes 4.
    assert scene.cards_in_hand("A") == cards


@plays("pan-galactic-hologrid")
@for_each(
    ("others", "score"),
    [
        ([], 0),
        # 1 printed and 2 for Novelty, production or windfall.
        (["gem-world"], 3),
        (["former-penal-colony"], 3),
        # 1 printed and 2 for its name, though it is gray.
        (["expanding-colony"], 3),
        # 2 printed and 1 for another world.
        (["comet-zone"], 3),
        (["tourist-world"], 3),
        (["drop-ships"], 2),
    ],
)
def test_pan_galactic_hologrid_scores_novelty_worlds_expanding_colony_and_other_worlds(
    others: list[str], score: int
) -> None:
    assert table("pan-galactic-hologrid", *others).score("A") == score


# Pan-Galactic Mediator


@plays("pan-galactic-mediator")
def test_pan_galactic_mediator_has_minus_one_military() -> None:
    assert table("pan-galactic-mediator", "space-marines").military("A") == 1


@plays("pan-galactic-mediator")
@for_each(("way", "prestige"), [("pay-military", 1), ("conquer", 0)])
def test_pan_galactic_mediator_gains_prestige_for_paying_for_a_military_world(way: str, prestige: int) -> None:
    scene = table("pan-galactic-mediator", "contact-specialist", "drop-ships", "space-marines").hand(
        "A", "rebel-miners"
    )

    scene.fill("A", 2).round(B="settle").play("A settle rebel-miners", f"A {way}")
    if way == "pay-military":
        pay(scene, "A", 1)

    assert scene.tableau_of("A")[-1] == "rebel-miners"
    assert scene.prestige("A") == prestige


# Rebel Sneak Attack


@plays("rebel-sneak-attack")
def test_rebel_sneak_attack_mixes_explore_draws_with_the_hand() -> None:
    scene = table("rebel-sneak-attack").hand("A", "rebel-base").deck("gem-world", "new-earth").round(B="explore-1")

    assert sorted(scene.options("A")) == ["discard gem-world", "discard new-earth", "discard rebel-base"]


@plays("rebel-sneak-attack")
def test_rebel_sneak_attack_conquers_one_more_military_world() -> None:
    scene = table("rebel-sneak-attack", "space-marines").hand("A", "rebel-miners", "avian-uplift-race")

    scene.round(B="settle").play("A settle rebel-miners")
    offered = scene.options("A")
    scene.play("A extra avian-uplift-race")

    assert offered == ["done", "extra avian-uplift-race"]
    assert scene.tableau_of("A") == ["space-marines", "rebel-miners", "avian-uplift-race"]
    assert scene.pile() == ["rebel-sneak-attack"]


@plays("rebel-sneak-attack")
@for_each(("own", "won"), [(["rebel-fuel-cache"], False), (["rebel-fuel-cache", "rebel-sympathizers"], True)])
def test_rebel_sneak_attack_takes_over_with_two_for_each_rebel_military_world(own: list[str], won: bool) -> None:
    scene = Scene(seats=2, sets="set3", takeovers=True).tableau("A", "rebel-sneak-attack", *own)
    scene.tableau("B", "pirate-world", "imperium-lords")

    scene.round(B="settle").play("A takeover rebel-sneak-attack")

    # 2 or 4 against 3; it is discarded either way.
    assert ("pirate-world" in scene.tableau_of("A")) is won
    assert "rebel-sneak-attack" in scene.pile()


@plays("rebel-sneak-attack")
def test_rebel_sneak_attack_spares_an_empire_without_imperium() -> None:
    scene = Scene(seats=2, sets="set3", takeovers=True).tableau("A", "rebel-sneak-attack", "rebel-fuel-cache")

    scene.tableau("B", "rebel-sympathizers").round(B="settle")

    assert scene.asked() == ["A action", "B action"]


# Rebel Troops


@plays("rebel-troops")
@for_each(("world", "raised"), [("rebel-fuel-cache", 0), ("rebel-miners", 1), ("pirate-world", -1)])
def test_rebel_troops_has_one_military_and_raises_one_for_a_hand_card(world: str, raised: int) -> None:
    scene = table("rebel-troops").hand("A", world, "old-earth", "rebel-base").round(B="settle")

    if raised < 0:
        assert scene.asked() == ["A action", "B action"]
        return
    scene.play(f"A settle {world}")
    if raised:
        scene.play("A hand rebel-base")

    assert scene.military("A") == 1
    assert (scene.tableau_of("A")[-1], scene.cards_in_hand("A")) == (world, 2 - raised)


@plays("rebel-troops")
def test_rebel_troops_consumes_a_good_for_two_cards() -> None:
    scene = table("rebel-troops", "gem-world").good("A", "gem-world").round(B="double")

    assert (scene.cards_in_hand("A"), scene.chips("A"), scene.goods_of("A")) == (2, 0, [])


# Terraforming Engineers


@plays("terraforming-engineers")
@for_each(("world", "cost"), [("comet-zone", 2), ("tourist-world", 3)])
def test_terraforming_engineers_settles_every_world_for_one_less(world: str, cost: int) -> None:
    scene = table("terraforming-engineers").hand("A", world).fill("A", 4)

    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)


@plays("terraforming-engineers")
@for_each(
    ("old", "new", "goods"),
    [
        # Three dearer, two dearer with a windfall good, and of the same cost.
        ("gem-world", "galactic-studios", []),
        ("artist-colony", "galactic-resort", ["galactic-resort"]),
        ("spice-world", "gem-world", []),
    ],
)
def test_terraforming_engineers_replaces_a_world_for_prestige(old: str, new: str, goods: list[str]) -> None:
    scene = table("terraforming-engineers", old).good("A", old).hand("A", new)

    scene.round(B="settle").play(f"A replace {new}")

    assert scene.tableau_of("A") == ["terraforming-engineers", new]
    assert (scene.prestige("A"), scene.goods_of("A"), old in scene.pile()) == (1, goods, True)


@plays("terraforming-engineers")
@for_each(
    ("old", "new"),
    [
        # Four dearer, cheaper, of another kind, military.
        ("artist-colony", "galactic-studios"),
        ("prosperous-world", "gem-world"),
        ("artist-colony", "distant-world"),
        ("artist-colony", "pirate-world"),
    ],
)
def test_terraforming_engineers_replaces_no_world_otherwise(old: str, new: str) -> None:
    scene = table("terraforming-engineers", old).hand("A", new).round(B="settle")

    assert scene.asked() == ["A action", "B action"]


@plays("terraforming-engineers")
def test_terraforming_engineers_consumes_a_good_for_a_chip() -> None:
    scene = table("terraforming-engineers", "gem-world").good("A", "gem-world").round(B="double")

    assert (scene.chips("A"), scene.goods_of("A"), scene.cards_in_hand("A")) == (1, [], 0)


# Universal Peace Institute


@plays("universal-peace-institute")
@for_each(("world", "cost"), [("comet-zone", 1), ("tourist-world", 2)])
def test_universal_peace_institute_settles_every_world_for_two_less(world: str, cost: int) -> None:
    scene = table("universal-peace-institute").hand("A", world).fill("A", 4)

    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)


@plays("universal-peace-institute")
def test_universal_peace_institute_has_minus_two_military() -> None:
    assert table("universal-peace-institute", "drop-ships").military("A") == 1


@plays("universal-peace-institute")
def test_universal_peace_institute_consumes_two_goods_for_a_chip_a_card_and_prestige() -> None:
    scene = table("universal-peace-institute", "gem-world", "comet-zone").good("A", "gem-world", "comet-zone")

    scene.round(A="double")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.prestige("A")) == (2, 1, 1)
    assert scene.goods_of("A") == []


@plays("universal-peace-institute", "pan-galactic-mediator")
@for_each(
    ("others", "score"),
    [
        ([], 2),
        # Military -3: 3, 2 for its name, 1 printed.
        (["pan-galactic-mediator"], 6),
        # Military 0 and 1 bring nothing; 1 and 2 printed.
        (["space-marines"], 1),
        (["drop-ships"], 2),
        # 1 for a military world, 1 printed.
        (["rebel-miners"], 4),
    ],
)
def test_universal_peace_institute_scores_negative_military_mediators_and_military_worlds(
    others: list[str], score: int
) -> None:
    assert table("universal-peace-institute", *others).score("A") == score
