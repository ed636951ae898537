"""Worlds of set 3 from Information Hub to Uplift Revolt World: every power of theirs is used."""

from __future__ import annotations

from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing but the lead in prestige."""
    return Scene(seats=2, sets="set3").has("B", prestige=9).tableau("A", *cards)


@plays("information-hub", "universal-exports")
@for_each("world", ["information-hub", "universal-exports"])
def test_explore_draws_are_mixed_with_the_hand(world: str) -> None:
    scene = table(world).hand("A", "rebel-base").deck("gem-world", "new-earth").round(B="explore-1")

    offered = sorted(scene.options("A"))
    scene.play("A discard rebel-base")

    assert offered == ["discard gem-world", "discard new-earth", "discard rebel-base"]
    assert scene.hand_of("A") == ["gem-world", "new-earth"]


# Information Hub


@plays("information-hub")
def test_information_hub_draws_one_and_discards_one_at_the_start_of_develop() -> None:
    scene = table("information-hub").hand("A", "rebel-base").deck("gem-world").round(B="develop")

    offered = sorted(scene.options("A"))
    scene.play("A discard rebel-base")

    assert offered == ["discard gem-world", "discard rebel-base"]
    assert (scene.hand_of("A"), scene.pile()) == (["gem-world"], ["rebel-base"])


# Lifeforms, Inc.


@plays("lifeforms-inc")
def test_lifeforms_inc_settles_for_three_less_with_a_genes_good() -> None:
    scene = table("lifeforms-inc").good("A", "lifeforms-inc").hand("A", "deserted-alien-outpost", "gem-world")

    scene.round(B="settle")
    offered = scene.options("A")
    scene.play("A settle deserted-alien-outpost")

    # Cost 4: one card is left to pay, and the good.
    assert "settle deserted-alien-outpost" in offered
    assert (scene.goods_of("A"), scene.hand_of("A")) == (["deserted-alien-outpost"], [])


@plays("lifeforms-inc")
def test_lifeforms_inc_takes_no_other_good_for_it() -> None:
    scene = table("lifeforms-inc", "comet-zone").good("A", "comet-zone")

    scene.hand("A", "deserted-alien-outpost", "gem-world").round(B="settle")

    assert scene.asked() == ["A action", "B action"]


@plays("lifeforms-inc")
def test_lifeforms_inc_discards_a_card_for_a_good_on_a_genes_windfall_world() -> None:
    scene = table("lifeforms-inc", "pre-sentient-race", "asteroid-belt").hand("A", "gem-world", "rebel-base")

    scene.round(B="produce")
    offered = scene.options("A")
    scene.play("A produce pre-sentient-race by lifeforms-inc", "A discard gem-world")

    assert offered == ["done", "produce pre-sentient-race by lifeforms-inc"]
    assert (scene.goods_of("A"), scene.hand_of("A")) == (["lifeforms-inc", "pre-sentient-race"], ["rebel-base"])


# Mining Mole Uplift Race


@plays("mining-mole-uplift-race")
@for_each(("world", "cost"), [("comet-zone", 2), ("prosperous-world", 3)])
def test_mining_mole_uplift_race_settles_rare_worlds_for_one_less(world: str, cost: int) -> None:
    scene = table("mining-mole-uplift-race").hand("A", world).fill("A", 4)

    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)


# Pan-Galactic Security Council


@plays("pan-galactic-security-council")
@for_each(("choice", "owner", "prestige"), [("defeat B hive-world", "C", 0), ("pass", "B", 1)])
def test_pan_galactic_security_council_defeats_a_takeover_for_one_prestige(
    choice: str, owner: str, prestige: int
) -> None:
    scene = (
        Scene(seats=3, sets="set3", takeovers=True).tableau("A", "pan-galactic-security-council").has("A", prestige=1)
    )
    scene.tableau("B", "interstellar-casus-belli", "drop-ships").has("B", prestige=1).tableau("C", "hive-world")

    scene.round(C="settle").play("B takeover interstellar-casus-belli", f"A {choice}")

    assert "hive-world" in scene.tableau_of(owner)
    assert scene.state.empires[0].prestige == prestige


# Psi-Crystal World


@plays("psi-crystal-world")
def test_psi_crystal_world_chooses_its_action_when_the_others_are_revealed() -> None:
    scene = table("psi-crystal-world").new_round()
    first = scene.asked()

    scene.play("B settle")

    assert first == ["B action"]
    assert scene.asked() == ["A last-action"]
    assert scene.seen("A", "players", 1, "actions") == ["settle"]


@plays("psi-crystal-world")
def test_psi_crystal_world_has_minus_one_military() -> None:
    assert table("psi-crystal-world", "space-marines").military("A") == 1


# Ravaged Uplift World


@plays("ravaged-uplift-world")
def test_ravaged_uplift_world_pays_for_uplift_symbol_military_worlds_only() -> None:
    scene = table("ravaged-uplift-world").hand("A", "avian-uplift-race", "hive-world").fill("A", 4)

    scene.round(B="settle")
    offered = scene.options("A")
    scene.play("A settle avian-uplift-race")

    assert "settle hive-world" not in offered
    pay(scene, "A", 2)
    assert scene.tableau_of("A") == ["ravaged-uplift-world", "avian-uplift-race"]


@plays("ravaged-uplift-world")
@for_each(
    ("others", "prestige"),
    [([], 1), (["avian-uplift-race"], 0), (["avian-uplift-race", "insect-uplift-race"], 0)],
)
def test_ravaged_uplift_world_gains_prestige_for_the_most_uplift_symbol_worlds(
    others: list[str], prestige: int
) -> None:
    scene = table("ravaged-uplift-world").good("A", "ravaged-uplift-world").tableau("B", *others)

    scene.good("B", *others).round(B="produce")

    assert scene.prestige("A") == prestige


# Rebel Council


@plays("rebel-council")
@for_each(("card", "prestige"), [("rebel-pact", 1), ("public-works", 0)])
def test_rebel_council_gains_prestige_for_a_rebel_development(card: str, prestige: int) -> None:
    scene = table("rebel-council").hand("A", card).fill("A", 2)

    scene.round(B="develop").play(f"A develop {card}")
    pay(scene, "A", 1)

    assert scene.prestige("A") == prestige


@plays("rebel-council")
def test_rebel_council_consumes_a_good_for_a_chip() -> None:
    scene = table("rebel-council", "gem-world").good("A", "gem-world").round(B="double")

    assert (scene.chips("A"), scene.goods_of("A"), scene.cards_in_hand("A")) == (1, [], 0)


# Rebel Fuel Refinery


@plays("rebel-fuel-refinery")
def test_rebel_fuel_refinery_raises_two_military_for_a_rare_good() -> None:
    scene = table("rebel-fuel-refinery", "gem-world").good("A", "rebel-fuel-refinery", "gem-world")
    scene.hand("A", "rebel-miners", "pirate-world").round(B="settle")

    offered = scene.options("A")
    scene.play("A settle rebel-miners")

    # Defense 2 is in reach, defense 3 is not; the Novelty good is of no use here.
    assert offered == ["pass", "settle rebel-miners"]
    assert "rebel-miners" in scene.tableau_of("A")
    assert scene.goods_of("A") == ["gem-world"]


# Retrofit & Salvage, Inc.


@plays("retrofit-and-salvage-inc")
def test_retrofit_and_salvage_develops_for_one_less() -> None:
    scene = table("retrofit-and-salvage-inc").hand("A", "drop-ships").fill("A", 4)

    scene.round(B="develop").play("A develop drop-ships")

    pay(scene, "A", 3)


@plays("retrofit-and-salvage-inc")
def test_retrofit_and_salvage_takes_what_others_discard_for_the_hand_limit() -> None:
    scene = table("retrofit-and-salvage-inc").hand("B", "gem-world", "rebel-base").fill("B", 10)

    scene.round(B="trade").play("B discard gem-world + discard rebel-base")

    assert scene.hand_of("A") == ["gem-world", "rebel-base"]
    assert scene.cards_in_hand("B") == 10
    assert scene.pile() == []


# Universal Exports


@plays("universal-exports")
@for_each(
    ("world", "cards"), [("gem-world", 3), ("comet-zone", 4), ("lost-species-ark-world", 5), ("alien-toy-shop", 6)]
)
def test_universal_exports_sells_every_good_for_one_card_more(world: str, cards: int) -> None:
    scene = table("universal-exports", world).good("A", world).round(A="trade")

    assert scene.cards_in_hand("A") == cards


@plays("universal-exports")
def test_universal_exports_discards_a_card_for_a_good_on_any_windfall_world() -> None:
    scene = table("universal-exports", "pre-sentient-race", "asteroid-belt").hand("A", "gem-world", "rebel-base")

    scene.round(B="produce")
    offered = scene.options("A")
    scene.play("A produce asteroid-belt by universal-exports", "A discard gem-world")

    assert offered == [
        "done",
        "produce pre-sentient-race by universal-exports",
        "produce asteroid-belt by universal-exports",
    ]
    assert (scene.goods_of("A"), scene.hand_of("A")) == (["asteroid-belt", "universal-exports"], ["rebel-base"])


# Uplift Gene Breeders


@plays("uplift-gene-breeders")
@for_each(("laden", "prestige"), [(False, 1), (True, 0)])
def test_uplift_gene_breeders_gains_prestige_only_when_it_produces(laden: bool, prestige: int) -> None:
    scene = table("uplift-gene-breeders")
    if laden:
        scene.good("A", "uplift-gene-breeders")

    scene.round(B="produce")

    assert (scene.prestige("A"), scene.goods_of("A")) == (prestige, ["uplift-gene-breeders"])


# Uplift Revolt World


@plays("uplift-revolt-world")
@for_each(
    ("others", "military"),
    [([], 1), (["avian-uplift-race"], 2), (["avian-uplift-race", "uplift-gene-breeders", "gem-world"], 2)],
)
def test_uplift_revolt_world_has_one_military_for_each_uplift_symbol_world(others: list[str], military: int) -> None:
    assert table("uplift-revolt-world", *others).military("A") == military


@plays("uplift-revolt-world", "uplift-mercenary-force")
def test_two_cards_that_count_uplift_symbol_worlds_count_each_other() -> None:
    assert table("uplift-revolt-world", "uplift-mercenary-force").military("A") == 4
