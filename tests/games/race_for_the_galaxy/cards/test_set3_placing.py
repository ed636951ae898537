"""Every card of set 3 is placed: what it costs, what it brings at once, what it is worth and what it counts as."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.scoring import variable_points
from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Military to conquer with: 9, 8, 7, 4, 3, 2 or 1 in all.
TROOPS = {
    9: ("drop-ships", "drop-ships#2", "space-marines", "expedition-force"),
    8: ("drop-ships", "drop-ships#2", "space-marines"),
    7: ("drop-ships", "drop-ships#2", "expedition-force"),
    4: ("drop-ships", "expedition-force"),
    3: ("drop-ships",),
    2: ("space-marines",),
    1: ("expedition-force",),
    0: (),
}


def table() -> Scene:
    """B leads in prestige, so that A begins the next round with nothing for it."""
    return Scene(seats=2, sets="set3").has("B", prestige=9)


@plays(
    *("galactic-scavengers", "uplift-mercenary-force", "alien-research-team", "alien-burial-site"),
    *("alien-departure-point", "alien-tourist-attraction", "black-hole-miners", "federation-capital"),
    *("imperium-capital", "lifeforms-inc", "mining-mole-uplift-race", "pan-galactic-security-council"),
    *("psi-crystal-world", "ravaged-uplift-world", "retrofit-and-salvage-inc", "universal-exports"),
    "uplift-gene-breeders",
)
@for_each(
    ("card", "cost", "prestige", "windfall", "score"),
    [
        ("galactic-scavengers", 2, 0, True, 0),
        ("uplift-mercenary-force", 2, 0, False, 0),
        ("alien-research-team", 2, 0, False, 1),
        ("alien-burial-site", 2, 1, False, 2),
        ("alien-departure-point", 9, 1, False, 10),
        ("alien-tourist-attraction", 5, 1, True, 4),
        ("black-hole-miners", 4, 1, False, 1),
        ("federation-capital", 3, 0, False, 0),
        ("imperium-capital", 6, 1, False, 7),
        ("lifeforms-inc", 3, 0, False, 1),
        ("mining-mole-uplift-race", 3, 0, False, 2),
        ("pan-galactic-security-council", 1, 1, False, 2),
        ("psi-crystal-world", 5, 1, True, 4),
        ("ravaged-uplift-world", 2, 0, True, -1),
        ("retrofit-and-salvage-inc", 2, 0, False, 1),
        ("universal-exports", 3, 0, False, 2),
        ("uplift-gene-breeders", 3, 0, False, 0),
    ],
)
def test_a_non_military_world_is_paid_for(card: str, cost: int, prestige: int, windfall: bool, score: int) -> None:
    scene, poor = table().hand("A", card).fill("A", cost + 1), table().hand("A", card).fill("A", cost - 1)

    poor.round(B="settle")
    scene.round(B="settle").play(f"A settle {card}")
    pay(scene, "A", cost)

    assert poor.asked() != ["A settle"] or f"settle {card}" not in poor.options("A")
    assert scene.tableau_of("A") == [card]
    assert (scene.prestige("A"), scene.goods_of("A") == [card], scene.score("A")) == (prestige, windfall, score)


@plays("alien-oort-cloud-refinery")
def test_alien_oort_cloud_refinery_costs_nothing_and_gets_a_good() -> None:
    scene = table().hand("A", "alien-oort-cloud-refinery").round(B="settle")

    scene.play("A settle alien-oort-cloud-refinery", "A kind genes")

    assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]
    assert (scene.prestige("A"), scene.score("A"), scene.cards_in_hand("A")) == (0, 1, 0)


@plays(
    *("rebel-freedom-fighters", "alien-booby-trap", "alien-guardian", "imperium-fuel-depot", "information-hub"),
    *("rebel-council", "rebel-fuel-refinery", "uplift-revolt-world"),
)
@for_each(
    ("card", "defense", "prestige", "windfall", "score"),
    [
        ("rebel-freedom-fighters", 3, 0, False, 1),
        ("alien-booby-trap", 1, 1, False, 2),
        ("alien-guardian", 9, 1, True, 10),
        ("imperium-fuel-depot", 3, 0, False, 1),
        ("information-hub", 3, 1, False, 3),
        ("rebel-council", 8, 1, False, 9),
        ("rebel-fuel-refinery", 4, 1, True, 3),
        ("uplift-revolt-world", 4, 0, True, 2),
    ],
)
def test_a_military_world_is_conquered(card: str, defense: int, prestige: int, windfall: bool, score: int) -> None:
    scene = table().tableau("A", *TROOPS[defense]).hand("A", card)
    weak = table().tableau("A", *TROOPS[defense - 1]).hand("A", card)
    before = scene.score("A")

    weak.round(B="settle")
    scene.round(B="settle").play(f"A settle {card}")

    assert weak.asked() == ["A action", "B action"]
    assert scene.tableau_of("A")[-1] == card
    assert (scene.prestige("A"), scene.goods_of("A") == [card]) == (prestige, windfall)
    assert scene.score("A") - before == score


@plays(
    *("alien-cornucopia", "galactic-markets", "galactic-power-brokers", "golden-age-of-terraforming"),
    *("imperium-invasion-fleet", "imperium-planet-buster", "interstellar-casus-belli", "pan-galactic-affluence"),
    *("pan-galactic-hologrid", "pan-galactic-mediator", "rebel-sneak-attack", "rebel-troops"),
    *("terraforming-engineers", "universal-peace-institute"),
)
@for_each(
    ("card", "cost", "prestige", "score"),
    [
        # A card that counts itself, its prestige or its negative Military scores that as well.
        ("alien-cornucopia", 6, 0, 2),
        ("galactic-markets", 4, 1, 3),
        ("galactic-power-brokers", 5, 1, 4),
        ("golden-age-of-terraforming", 6, 1, 3),
        ("imperium-invasion-fleet", 5, 1, 4),
        ("imperium-planet-buster", 9, 1, 10),
        ("interstellar-casus-belli", 4, 0, 0),
        ("pan-galactic-affluence", 6, 1, 2),
        ("pan-galactic-hologrid", 6, 0, 0),
        ("pan-galactic-mediator", 1, 1, 2),
        ("rebel-sneak-attack", 2, 0, 1),
        ("rebel-troops", 2, 0, 1),
        ("terraforming-engineers", 3, 0, 2),
        ("universal-peace-institute", 6, 1, 3),
    ],
)
def test_a_development_is_paid_for(card: str, cost: int, prestige: int, score: int) -> None:
    scene, poor = table().hand("A", card).fill("A", cost + 1), table().hand("A", card).fill("A", cost - 1)

    poor.round(B="develop")
    scene.round(B="develop").play(f"A develop {card}")
    pay(scene, "A", cost)

    assert poor.asked() != ["A develop"] or f"develop {card}" not in poor.options("A")
    assert scene.tableau_of("A") == [card]
    assert (scene.prestige("A"), scene.score("A")) == (prestige, score)


# What a card is worth to cards that count keywords, symbols, kinds and types: Alien Tech Institute, Imperium Lords,
# Rebel Alliance, Uplift Code, Terraforming Guild, Merchant Guild (production worlds) and Galactic Federation.
COUNTERS = (
    *("alien-tech-institute", "imperium-lords", "rebel-alliance", "uplift-code"),
    *("terraforming-guild", "merchant-guild", "galactic-federation"),
)
COUNTED = {
    "galactic-scavengers": (0, 0, 0, 0, 2, 0, 0),
    "uplift-mercenary-force": (0, 0, 0, 3, 0, 0, 0),
    "alien-research-team": (2, 0, 0, 0, 0, 0, 0),
    "rebel-freedom-fighters": (0, 1, 2, 0, 0, 0, 0),
    "alien-booby-trap": (2, 1, 1, 0, 0, 0, 0),
    "alien-burial-site": (2, 0, 0, 0, 0, 2, 0),
    "alien-departure-point": (3, 0, 0, 0, 0, 2, 0),
    "alien-guardian": (2, 1, 1, 0, 2, 0, 0),
    "alien-oort-cloud-refinery": (2, 0, 0, 0, 2, 0, 0),
    "alien-tourist-attraction": (2, 0, 0, 0, 2, 0, 0),
    "black-hole-miners": (0, 0, 0, 0, 0, 0, 0),
    "federation-capital": (0, 0, 0, 0, 0, 0, 0),
    "imperium-capital": (0, 2, 0, 0, 0, 0, 0),
    "imperium-fuel-depot": (0, 2, 1, 0, 0, 2, 0),
    "information-hub": (0, 1, 1, 0, 0, 2, 0),
    "lifeforms-inc": (0, 0, 0, 0, 0, 2, 0),
    "mining-mole-uplift-race": (0, 0, 0, 3, 0, 2, 0),
    "pan-galactic-security-council": (0, 0, 0, 0, 0, 0, 0),
    "psi-crystal-world": (0, 0, 0, 0, 2, 0, 0),
    "ravaged-uplift-world": (0, 0, 0, 3, 2, 0, 0),
    "rebel-council": (0, 1, 2, 0, 0, 0, 0),
    "rebel-fuel-refinery": (0, 1, 2, 0, 2, 0, 0),
    "retrofit-and-salvage-inc": (0, 0, 0, 0, 0, 2, 0),
    "universal-exports": (0, 0, 0, 0, 0, 2, 0),
    "uplift-gene-breeders": (0, 0, 0, 2, 0, 2, 0),
    "uplift-revolt-world": (0, 1, 1, 3, 2, 0, 0),
    "alien-cornucopia": (2, 0, 0, 0, 0, 0, 2),
    "galactic-markets": (0, 0, 0, 0, 0, 0, 1),
    "galactic-power-brokers": (0, 0, 0, 0, 0, 0, 1),
    "golden-age-of-terraforming": (0, 0, 0, 0, 2, 0, 2),
    "imperium-invasion-fleet": (0, 2, 0, 0, 0, 0, 1),
    "imperium-planet-buster": (0, 2, 0, 0, 0, 0, 1),
    "interstellar-casus-belli": (0, 0, 0, 0, 0, 0, 1),
    "pan-galactic-affluence": (0, 0, 0, 0, 0, 0, 2),
    "pan-galactic-hologrid": (0, 0, 0, 0, 0, 0, 2),
    "pan-galactic-mediator": (0, 0, 0, 0, 0, 0, 1),
    "rebel-sneak-attack": (0, 0, 2, 0, 0, 0, 1),
    "rebel-troops": (0, 0, 2, 0, 0, 0, 1),
    "terraforming-engineers": (0, 0, 0, 0, 2, 0, 1),
    "universal-peace-institute": (0, 0, 0, 0, 0, 0, 2),
}


def worth(scene: Scene) -> list[int]:
    """The variable points of each of these developments."""
    state = scene.state
    return [variable_points(state, 0, state.card(scene.piece(name))) for name in COUNTERS]


def test_the_table_has_all_forty_designs() -> None:
    assert len(COUNTED) == 40


@for_each("card", COUNTED)
def test_a_card_counts_as_its_keywords_symbols_kind_and_type_say(card: str) -> None:
    scene = table().tableau("A", *COUNTERS)
    before = worth(scene)

    scene.tableau("A", card)

    assert tuple(after - points for after, points in zip(worth(scene), before, strict=True)) == COUNTED[card]


ALIENS = ("alien-tech-institute", "deserted-alien-world")
UPLIFTERS = ("uplift-code", "abandoned-alien-uplift-camp")


@plays(
    *("alien-departure-point", "alien-guardian", "uplift-mercenary-force", "mining-mole-uplift-race"),
    *("ravaged-uplift-world", "uplift-gene-breeders", "uplift-revolt-world"),
)
@for_each(
    ("goal", "others", "card", "holder"),
    [
        ("overlord-discoveries", ALIENS, "alien-departure-point", "A"),
        ("overlord-discoveries", ALIENS, "alien-guardian", "A"),
        ("overlord-discoveries", ALIENS, "black-hole-miners", ""),
        ("uplift-knowledge", UPLIFTERS, "uplift-mercenary-force", "A"),
        ("uplift-knowledge", UPLIFTERS, "mining-mole-uplift-race", "A"),
        ("uplift-knowledge", UPLIFTERS, "ravaged-uplift-world", "A"),
        ("uplift-knowledge", UPLIFTERS, "uplift-gene-breeders", "A"),
        ("uplift-knowledge", UPLIFTERS, "uplift-revolt-world", "A"),
        ("uplift-knowledge", UPLIFTERS, "lifeforms-inc", ""),
    ],
)
def test_a_card_with_a_kind_or_symbol_has_its_keyword_beside_it(
    goal: str, others: tuple[str, str], card: str, holder: str
) -> None:
    scene = Scene(seats=2, sets="set3", goals=True).goals(goal).tableau("A", *others, card)

    scene.round(B="settle")

    assert scene.holder(goal) == holder


@plays(
    *("galactic-scavengers", "alien-burial-site", "alien-departure-point", "alien-guardian"),
    *("alien-tourist-attraction", "imperium-fuel-depot", "information-hub", "lifeforms-inc"),
    *("mining-mole-uplift-race", "psi-crystal-world", "ravaged-uplift-world", "rebel-fuel-refinery"),
    *("retrofit-and-salvage-inc", "universal-exports", "uplift-gene-breeders", "uplift-revolt-world"),
)
@for_each(
    ("card", "value"),
    [
        ("galactic-scavengers", 2),
        # One card more by its own Trade power.
        ("alien-burial-site", 3),
        ("alien-departure-point", 5),
        ("alien-guardian", 5),
        ("alien-tourist-attraction", 2),
        ("imperium-fuel-depot", 3),
        ("information-hub", 2),
        ("lifeforms-inc", 4),
        ("mining-mole-uplift-race", 3),
        ("psi-crystal-world", 3),
        ("ravaged-uplift-world", 4),
        ("rebel-fuel-refinery", 3),
        ("retrofit-and-salvage-inc", 2),
        # One card more by its own Trade power.
        ("universal-exports", 3),
        ("uplift-gene-breeders", 4),
        ("uplift-revolt-world", 4),
    ],
)
def test_a_good_sells_by_the_kind_of_its_world(card: str, value: int) -> None:
    scene = table().tableau("A", card).good("A", card)

    scene.round(A="trade")
    if scene.asked() == ["A consume"]:
        scene.play("A done")

    assert scene.goods_of("A") == []
    assert scene.cards_in_hand("A") == value
