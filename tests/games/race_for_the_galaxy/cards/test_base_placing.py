"""Every card of the base game is placed: what it costs, what it brings at once, what it is worth and counts as."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.scoring import variable_points
from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.selling import sale
from tests.rows import for_each

# Military to conquer with.
TROOPS = {
    7: ("drop-ships", "drop-ships#2", "expedition-force"),
    6: ("drop-ships", "drop-ships#2"),
    5: ("drop-ships", "space-marines"),
    4: ("drop-ships", "expedition-force"),
    3: ("drop-ships",),
    2: ("space-marines",),
    1: ("expedition-force",),
    0: (),
}

# Cost, whether a good comes with it, and points.
PEACEFUL = {
    "gateway-station": (2, True, 1),
    "terraforming-colonists": (2, False, 1),
    "galactic-trade-emissaries": (2, False, 1),
    "industrial-robots": (2, False, 1),
    "old-earth": (3, False, 2),
    "epsilon-eridani": (2, False, 1),
    "alpha-centauri": (2, True, 0),
    "earths-lost-colony": (2, False, 1),
    "alien-robotic-factory": (6, False, 5),
    "alien-rosetta-stone-world": (3, False, 3),
    "artist-colony": (1, False, 1),
    "asteroid-belt": (2, True, 1),
    "bio-hazard-mining-world": (2, False, 0),
    "black-market-trading-world": (2, False, 1),
    "blaster-gem-mines": (3, True, 2),
    "comet-zone": (3, False, 2),
    "deserted-alien-colony": (5, True, 4),
    "deserted-alien-library": (6, True, 5),
    "deserted-alien-outpost": (4, True, 3),
    "destroyed-world": (1, True, 0),
    "distant-world": (4, False, 2),
    "empath-world": (1, True, 1),
    "expanding-colony": (1, False, 1),
    "galactic-engineers": (2, False, 1),
    "galactic-resort": (3, True, 2),
    "galactic-trendsetters": (5, False, 3),
    "gambling-world": (1, False, 1),
    "gem-world": (2, False, 1),
    "imperium-armaments-world": (3, False, 2),
    "lost-species-ark-world": (5, False, 3),
    "merchant-world": (4, False, 2),
    "mining-world": (3, False, 2),
    "new-earth": (5, False, 3),
    "new-vinland": (2, False, 1),
    "plague-world": (3, False, 0),
    "pre-sentient-race": (2, True, 1),
    "prosperous-world": (3, False, 2),
    "radioactive-world": (2, True, 1),
    "secluded-world": (1, False, 1),
    "space-port": (2, False, 1),
    "spice-world": (2, False, 1),
    "terraformed-world": (5, False, 5),
    "tourist-world": (4, False, 2),
}


@plays(*PEACEFUL)
@for_each("card", PEACEFUL)
def test_a_non_military_world_is_paid_for(card: str) -> None:
    cost, windfall, points = PEACEFUL[card]
    scene, poor = Scene().hand("A", card).fill("A", cost + 1), Scene().hand("A", card).fill("A", cost - 1)

    poor.round(B="settle")
    scene.round(B="settle").play(f"A settle {card}")
    pay(scene, "A", cost)

    assert poor.asked() == ["A action", "B action"]
    assert (scene.tableau_of("A"), scene.cards_in_hand("A")) == ([card], 1)
    assert (scene.goods_of("A") == [card], scene.score("A")) == (windfall, points)


# Whether a good comes with it, and points.
FREE = {"pilgrimage-world": (False, 2), "refugee-world": (True, 1)}


@plays(*FREE)
@for_each("card", FREE)
def test_a_world_that_costs_nothing_is_just_placed(card: str) -> None:
    windfall, points = FREE[card]
    scene = Scene().tableau("A", "empath-world").hand("A", card).fill("A", 1)

    # With -1 Military not even a defense of 0 could be beaten. Empath World is worth 1.
    scene.round(B="settle").play(f"A settle {card}")

    assert (scene.tableau_of("A"), scene.cards_in_hand("A")) == (["empath-world", card], 1)
    assert (scene.goods_of("A") == [card], scene.score("A") - 1) == (windfall, points)


# Defense, whether a good comes with it, and points.
MILITARY = {
    "abandoned-mine-squatters": (2, False, 0),
    "star-nomad-raiders": (2, False, 1),
    "new-sparta": (2, False, 1),
    "alien-robot-scout-ship": (4, True, 2),
    "alien-robot-sentry": (2, True, 2),
    "aquatic-uplift-race": (2, True, 2),
    "avian-uplift-race": (2, True, 2),
    "former-penal-colony": (2, True, 1),
    "lost-alien-battle-fleet": (6, False, 4),
    "lost-alien-warship": (5, True, 3),
    "malevolent-lifeforms": (4, False, 2),
    "new-survivalists": (1, False, 1),
    "outlaw-world": (1, False, 1),
    "pirate-world": (3, True, 2),
    "rebel-base": (6, False, 6),
    "rebel-fuel-cache": (1, True, 1),
    "rebel-homeworld": (7, False, 7),
    "rebel-miners": (2, False, 1),
    "rebel-outpost": (5, False, 5),
    "rebel-underground": (3, False, 4),
    "rebel-warrior-race": (3, True, 2),
    "reptilian-uplift-race": (2, True, 2),
    "runaway-robots": (1, True, 1),
    "star-nomad-lair": (1, True, 1),
    "the-last-of-the-uplift-gnarssh": (1, True, 0),
}


@plays(*MILITARY)
@for_each("card", MILITARY)
def test_a_military_world_is_conquered_and_cannot_be_paid_for(card: str) -> None:
    defense, windfall, points = MILITARY[card]
    scene, weak = Scene().tableau("A", *TROOPS[defense]), Scene().tableau("A", *TROOPS[defense - 1])
    before = scene.score("A")

    weak.hand("A", card).fill("A", 9).round(B="settle")
    scene.hand("A", card).round(B="settle").play(f"A settle {card}")

    assert weak.asked() == ["A action", "B action"]
    assert scene.tableau_of("A") == [*TROOPS[defense], card]
    assert (scene.goods_of("A") == [card], scene.score("A") - before) == (windfall, points)


# Cost and points; Alien Tech Institute, Galactic Federation, Galactic Survey: SETI, New Economy, New Galactic Order and
# Trade League count themselves or their own Military.
DEVELOPMENTS = {
    "alien-tech-institute": (6, 2),
    "colony-ship": (2, 1),
    "consumer-markets": (5, 3),
    "contact-specialist": (1, 1),
    "deficit-spending": (2, 1),
    "diversified-economy": (4, 2),
    "drop-ships": (4, 2),
    "expedition-force": (1, 1),
    "export-duties": (1, 1),
    "free-trade-association": (6, 0),
    "galactic-federation": (6, 2),
    "galactic-imperium": (6, 0),
    "galactic-renaissance": (6, 0),
    "galactic-survey-seti": (6, 1),
    "genetics-lab": (2, 1),
    "interstellar-bank": (2, 1),
    "investment-credits": (1, 1),
    "merchant-guild": (6, 0),
    "mining-conglomerate": (3, 2),
    "mining-league": (6, 0),
    "mining-robots": (2, 1),
    "new-economy": (6, 2),
    "new-galactic-order": (6, 2),
    "new-military-tactics": (1, 1),
    "pan-galactic-league": (6, 0),
    "public-works": (1, 1),
    "replicant-robots": (4, 2),
    "research-labs": (4, 2),
    "space-marines": (2, 1),
    "terraforming-robots": (3, 2),
    "trade-league": (6, 2),
}


@plays(*DEVELOPMENTS)
@for_each("card", DEVELOPMENTS)
def test_a_development_is_paid_for(card: str) -> None:
    cost, points = DEVELOPMENTS[card]
    scene, poor = Scene().hand("A", card), Scene().hand("A", card)

    poor.fill("A", cost - 1).round(B="develop")
    scene.fill("A", cost + 1).round(B="develop").play(f"A develop {card}")
    pay(scene, "A", cost)

    assert poor.asked() != ["A develop"] or f"develop {card}" not in poor.options("A")
    assert (scene.tableau_of("A"), scene.cards_in_hand("A")) == ([card], 1)
    assert scene.score("A") == points


def test_the_tables_have_all_designs() -> None:
    assert (len(PEACEFUL), len(FREE), len(MILITARY), len(DEVELOPMENTS)) == (43, 2, 25, 31)


# What the good of a world brings: 2 for Novelty, 3 for Rare elements, 4 for Genes, 5 for Alien technology.
GOODS = {
    "gateway-station": 2,
    "abandoned-mine-squatters": 3,
    "alpha-centauri": 3,
    "earths-lost-colony": 2,
    "alien-robot-scout-ship": 5,
    "alien-robot-sentry": 5,
    "alien-robotic-factory": 5,
    "aquatic-uplift-race": 4,
    "artist-colony": 2,
    "asteroid-belt": 3,
    "avian-uplift-race": 4,
    "bio-hazard-mining-world": 3,
    "blaster-gem-mines": 3,
    "comet-zone": 3,
    "deserted-alien-colony": 5,
    "deserted-alien-library": 5,
    "deserted-alien-outpost": 5,
    "destroyed-world": 3,
    "distant-world": 4,
    "empath-world": 4,
    "former-penal-colony": 2,
    "galactic-resort": 2,
    "gem-world": 2,
    "imperium-armaments-world": 3,
    "lost-alien-battle-fleet": 5,
    "lost-alien-warship": 5,
    "lost-species-ark-world": 4,
    "malevolent-lifeforms": 4,
    "mining-world": 3,
    "new-earth": 3,
    "new-survivalists": 2,
    "new-vinland": 2,
    # 3 more by its own Trade power.
    "pirate-world": 5,
    "plague-world": 4,
    "pre-sentient-race": 4,
    "prosperous-world": 2,
    "radioactive-world": 3,
    "rebel-fuel-cache": 3,
    "rebel-miners": 3,
    "rebel-warrior-race": 4,
    "refugee-world": 2,
    "reptilian-uplift-race": 4,
    "runaway-robots": 3,
    "secluded-world": 2,
    "space-port": 2,
    # 2 more by its own Trade power.
    "spice-world": 4,
    # 1 more by its own Trade power.
    "star-nomad-lair": 3,
    "the-last-of-the-uplift-gnarssh": 4,
}


@plays(*GOODS)
@for_each("card", GOODS)
def test_a_good_sells_by_the_kind_of_its_world(card: str) -> None:
    assert sale(card) == GOODS[card]


# What a card is worth to Alien Tech Institute, Imperium Lords, Rebel Alliance, Uplift Code and Terraforming Guild: two
# points for the keyword, 3 for an Alien production world or an Uplift symbol; Lords and Alliance give 1 for a military
# world, the Guild 2 for a windfall world.
COUNTERS = ("alien-tech-institute", "imperium-lords", "rebel-alliance", "uplift-code", "terraforming-guild")
COUNTED = {
    "alien-robotic-factory": (3, 0, 0, 0, 0),
    "lost-alien-battle-fleet": (3, 1, 1, 0, 0),
    "alien-robot-scout-ship": (2, 1, 1, 0, 2),
    "alien-robot-sentry": (2, 1, 1, 0, 2),
    "lost-alien-warship": (2, 1, 1, 0, 2),
    "deserted-alien-colony": (2, 0, 0, 0, 2),
    "deserted-alien-library": (2, 0, 0, 0, 2),
    "deserted-alien-outpost": (2, 0, 0, 0, 2),
    "alien-rosetta-stone-world": (2, 0, 0, 0, 0),
    "galactic-imperium": (0, 2, 0, 0, 0),
    "imperium-armaments-world": (0, 2, 0, 0, 0),
    "rebel-base": (0, 1, 2, 0, 0),
    "rebel-homeworld": (0, 1, 2, 0, 0),
    "rebel-miners": (0, 1, 2, 0, 0),
    "rebel-outpost": (0, 1, 2, 0, 0),
    "rebel-underground": (0, 1, 2, 0, 0),
    "rebel-fuel-cache": (0, 1, 2, 0, 2),
    "rebel-warrior-race": (0, 1, 2, 0, 2),
    "aquatic-uplift-race": (0, 1, 1, 3, 2),
    "avian-uplift-race": (0, 1, 1, 3, 2),
    "reptilian-uplift-race": (0, 1, 1, 3, 2),
    "the-last-of-the-uplift-gnarssh": (0, 1, 1, 3, 2),
    "terraforming-colonists": (0, 0, 0, 0, 2),
    "terraforming-robots": (0, 0, 0, 0, 2),
    # Cards without a keyword: military ones, windfall worlds, both.
    "abandoned-mine-squatters": (0, 1, 1, 0, 0),
    "star-nomad-raiders": (0, 1, 1, 0, 0),
    "new-sparta": (0, 1, 1, 0, 0),
    "malevolent-lifeforms": (0, 1, 1, 0, 0),
    "new-survivalists": (0, 1, 1, 0, 0),
    "outlaw-world": (0, 1, 1, 0, 0),
    "gateway-station": (0, 0, 0, 0, 2),
    "alpha-centauri": (0, 0, 0, 0, 2),
    "asteroid-belt": (0, 0, 0, 0, 2),
    "blaster-gem-mines": (0, 0, 0, 0, 2),
    "destroyed-world": (0, 0, 0, 0, 2),
    "empath-world": (0, 0, 0, 0, 2),
    "galactic-resort": (0, 0, 0, 0, 2),
    "pre-sentient-race": (0, 0, 0, 0, 2),
    "radioactive-world": (0, 0, 0, 0, 2),
    "refugee-world": (0, 0, 0, 0, 2),
    "former-penal-colony": (0, 1, 1, 0, 2),
    "pirate-world": (0, 1, 1, 0, 2),
    "runaway-robots": (0, 1, 1, 0, 2),
    "star-nomad-lair": (0, 1, 1, 0, 2),
}


def worth(scene: Scene) -> list[int]:
    """The variable points of each of these developments."""
    state = scene.state
    return [variable_points(state, 0, state.card(scene.piece(name))) for name in COUNTERS]


@plays(*COUNTED)
@for_each("card", COUNTED)
def test_a_card_counts_as_its_keywords_symbols_and_kind_say(card: str) -> None:
    scene = Scene(sets="set3").tableau("A", *COUNTERS)
    before = worth(scene)

    scene.tableau("A", card)

    assert tuple(after - points for after, points in zip(worth(scene), before, strict=True)) == COUNTED[card]


# But for Gambling World, which set 2 takes out.
UNCOUNTED = {*PEACEFUL, *FREE, *MILITARY, *DEVELOPMENTS} - {*COUNTED, *COUNTERS, "gambling-world"}


@for_each("card", sorted(UNCOUNTED))
def test_all_other_cards_count_for_nothing_there(card: str) -> None:
    scene = Scene(sets="set3").tableau("A", *COUNTERS)
    before = worth(scene)

    scene.tableau("A", card)

    assert worth(scene) == before


# The keywords ALIEN and UPLIFT by themselves, whatever the kind and symbol of a card.
ALIEN = (
    *("alien-robotic-factory", "lost-alien-battle-fleet", "alien-robot-scout-ship", "alien-robot-sentry"),
    *("lost-alien-warship", "deserted-alien-colony", "deserted-alien-library", "deserted-alien-outpost"),
    *("alien-rosetta-stone-world", "alien-tech-institute"),
)
UPLIFT = ("aquatic-uplift-race", "avian-uplift-race", "reptilian-uplift-race", "the-last-of-the-uplift-gnarssh")


@plays(*ALIEN)
@for_each("card", ALIEN)
def test_an_alien_card_is_the_third_one_for_overlord_discoveries(card: str) -> None:
    scene = Scene(sets="set3", goals=True).goals("overlord-discoveries")
    scene.tableau("A", "alien-cornucopia", "alien-booby-trap", card)

    scene.tableau("B", "alien-burial-site", "deserted-alien-world").round(B="settle")

    assert scene.holder("overlord-discoveries") == "A"


@plays(*UPLIFT)
@for_each("card", UPLIFT)
def test_an_uplift_card_is_the_third_one_for_uplift_knowledge(card: str) -> None:
    scene = Scene(sets="set3", goals=True).goals("uplift-knowledge")
    scene.tableau("A", "uplift-code", "insect-uplift-race", card)

    scene.tableau("B", "uplift-gene-breeders", "mining-mole-uplift-race").round(B="settle")

    assert scene.holder("uplift-knowledge") == "A"
