"""The cards with variable points, one by one, line by line."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.scoring import variable_points
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene


def worth(card: str, *others: str, chips: int = 0, prestige: int = 0, goods: tuple[str, ...] = ()) -> int:
    """What a card scores in a tableau with these others."""
    scene = Scene(sets="set3").tableau("A", card, *others).good("A", *goods).has("A", chips, prestige)
    return variable_points(scene.state, 0, scene.state.card(scene.piece(card)))


# Base game


@clause("RFTG-SCORE-21")
def test_alien_tech_institute() -> None:
    # Itself is an ALIEN card.
    assert worth("alien-tech-institute") == 2
    assert worth("alien-tech-institute", "alien-robotic-factory") == 2 + 3
    assert worth("alien-tech-institute", "alien-robot-sentry") == 2 + 2
    # A gray world, a Novelty world and a development with the word.
    assert worth("alien-tech-institute", "alien-rosetta-stone-world", "alien-burial-site", "alien-cornucopia") == 2 + 6
    assert worth("alien-tech-institute", "gem-world", "space-marines") == 2
    assert worth("alien-tech-institute", "alien-robotic-factory", "lost-alien-battle-fleet", "alien-guardian") == 10


@clause("RFTG-SCORE-21")
def test_free_trade_association() -> None:
    assert worth("free-trade-association") == 0
    assert worth("free-trade-association", "gem-world", "spice-world") == 4
    assert worth("free-trade-association", "pirate-world") == 1
    assert worth("free-trade-association", "consumer-markets") == 2
    assert worth("free-trade-association", "expanding-colony") == 2
    assert worth("free-trade-association", "mining-world", "old-earth", "public-works") == 0
    assert worth("free-trade-association", "gem-world", "pirate-world", "consumer-markets", "expanding-colony") == 7


@clause("RFTG-SCORE-19", "RFTG-SCORE-20", "RFTG-SCORE-21")
def test_galactic_federation() -> None:
    # Itself costs 6.
    assert worth("galactic-federation") == 2
    assert worth("galactic-federation", "new-economy") == 4
    assert worth("galactic-federation", "space-marines", "drop-ships") == 4
    assert worth("galactic-federation", "gem-world", "deserted-alien-library") == 2
    # Cost 6 with fixed points, and cost 9.
    assert worth("galactic-federation", "pan-galactic-research") == 4
    assert worth("galactic-federation", "imperium-planet-buster") == 3


@clause("RFTG-SCORE-21")
def test_galactic_imperium() -> None:
    assert worth("galactic-imperium") == 0
    assert worth("galactic-imperium", "rebel-miners", "rebel-base") == 4
    assert worth("galactic-imperium", "new-sparta", "pirate-world") == 2
    assert worth("galactic-imperium", "rebel-cantina", "imperium-armaments-world", "space-marines") == 0
    assert worth("galactic-imperium", "rebel-miners", "new-sparta") == 3


@clause("RFTG-SCORE-22")
def test_galactic_renaissance() -> None:
    assert [worth("galactic-renaissance", chips=chips) for chips in (0, 2, 3, 5, 6, 20)] == [0, 0, 1, 1, 2, 6]
    assert worth("galactic-renaissance", "research-labs") == 3
    assert worth("galactic-renaissance", "galactic-trendsetters") == 3
    assert worth("galactic-renaissance", "artist-colony") == 3
    assert worth("galactic-renaissance", "gem-world", "galactic-resort") == 0
    assert worth("galactic-renaissance", "research-labs", "galactic-trendsetters", "artist-colony", chips=8) == 11


@clause("RFTG-SCORE-22")
def test_galactic_survey_seti() -> None:
    # Itself has an Explore power.
    assert worth("galactic-survey-seti") == 1
    assert worth("galactic-survey-seti", "expedition-force", "pan-galactic-mediator") == 3
    assert worth("galactic-survey-seti", "star-nomad-lair", "blaster-runners") == 5
    assert worth("galactic-survey-seti", "gem-world", "old-earth") == 3
    assert worth("galactic-survey-seti", "space-marines") == 1


@clause("RFTG-SCORE-22")
def test_merchant_guild() -> None:
    assert worth("merchant-guild") == 0
    assert worth("merchant-guild", "gem-world", "distant-world") == 4
    assert worth("merchant-guild", "pirate-world", "old-earth") == 0
    assert worth("merchant-guild", "gem-world", "pirate-world", goods=("gem-world", "pirate-world")) == 4


@clause("RFTG-SCORE-22")
def test_mining_league() -> None:
    assert worth("mining-league") == 0
    assert worth("mining-league", "mining-world", "comet-zone") == 4
    assert worth("mining-league", "radioactive-world") == 1
    assert worth("mining-league", "mining-robots") == 2
    assert worth("mining-league", "mining-conglomerate") == 2
    assert worth("mining-league", "gem-world", "distant-world", "public-works") == 0
    assert worth("mining-league", "mining-world", "radioactive-world", "mining-robots", "mining-conglomerate") == 7


@clause("RFTG-SCORE-23")
def test_new_economy() -> None:
    # Itself has a Consume power.
    assert worth("new-economy") == 2
    assert worth("new-economy", "public-works", "deficit-spending") == 6
    assert worth("new-economy", "expanding-colony", "gambling-world-set2") == 4
    # Trade powers do not count; selling by a Consume power does.
    assert worth("new-economy", "export-duties", "pirate-world", "space-port") == 2
    assert worth("new-economy", "trade-league", "black-market-trading-world") == 5


@clause("RFTG-SCORE-23")
def test_new_galactic_order() -> None:
    # Its own 2.
    assert worth("new-galactic-order") == 2
    assert worth("new-galactic-order", "drop-ships", "contact-specialist") == 4
    # Neither specialised nor temporary Military.
    assert worth("new-galactic-order", "galactic-imperium", "alpha-centauri", "new-military-tactics") == 2
    assert worth("new-galactic-order", "hidden-fortress", "pirate-world") == 4
    assert worth("new-galactic-order", "universal-peace-institute", "contact-specialist") == 0


@clause("RFTG-SCORE-23")
def test_pan_galactic_league() -> None:
    assert worth("pan-galactic-league") == 0
    assert worth("pan-galactic-league", "distant-world", "empath-world") == 4
    assert worth("pan-galactic-league", "pirate-world", "new-sparta") == 2
    assert worth("pan-galactic-league", "contact-specialist") == 3
    assert worth("pan-galactic-league", "gem-world", "old-earth", "genetics-lab") == 0
    # A Genes world that is military counts as the one or the other.
    assert worth("pan-galactic-league", "hive-world") == 2


@clause("RFTG-SCORE-23")
def test_trade_league() -> None:
    # Itself has a Trade power.
    assert worth("trade-league") == 2
    assert worth("trade-league", "export-duties", "genetics-lab") == 6
    assert worth("trade-league", "pirate-world", "old-earth") == 4
    assert worth("trade-league", "expanding-colony", "deficit-spending", "black-market-trading-world") == 2
    # That a good cannot be sold is a Trade power.
    assert worth("trade-league", "alien-oort-cloud-refinery") == 3


# The Gathering Storm


@clause("RFTG-SCORE-04")
def test_galactic_genome_project() -> None:
    assert worth("galactic-genome-project") == 0
    assert worth("galactic-genome-project", "distant-world", "empath-world", "hive-world") == 6
    assert worth("galactic-genome-project", "genetics-lab") == 3
    assert worth("galactic-genome-project", "gem-world", "clandestine-uplift-lab", "mining-robots") == 0
    assert worth("galactic-genome-project", "distant-world", "genetics-lab") == 5


@clause("RFTG-SCORE-05")
def test_imperium_lords() -> None:
    # Itself is an IMPERIUM card.
    assert worth("imperium-lords") == 2
    assert worth("imperium-lords", "imperium-armaments-world", "imperium-troops") == 6
    assert worth("imperium-lords", "pirate-world", "rebel-miners") == 4
    # An IMPERIUM card that is a military world counts once.
    assert worth("imperium-lords", "imperium-fuel-depot") == 4
    assert worth("imperium-lords", "gem-world", "space-marines") == 2


@clause("RFTG-SCORE-06")
def test_terraforming_guild() -> None:
    # Itself is a TERRAFORMING card.
    assert worth("terraforming-guild") == 2
    assert worth("terraforming-guild", "pirate-world", "empath-world", "alien-robot-sentry") == 8
    assert worth("terraforming-guild", "terraforming-robots", "terraforming-colonists") == 6
    assert worth("terraforming-guild", "gem-world", "terraformed-world", "old-earth") == 2


# Rebel vs Imperium


@clause("RFTG-SCORE-07")
def test_galactic_bankers() -> None:
    # Itself is a development.
    assert worth("galactic-bankers") == 1
    assert worth("galactic-bankers", "interstellar-bank") == 1 + 2
    assert worth("galactic-bankers", "investment-credits") == 1 + 2
    assert worth("galactic-bankers", "gambling-world-set2") == 1 + 2
    assert worth("galactic-bankers", "space-marines", "new-economy") == 1 + 2
    assert worth("galactic-bankers", "gem-world") == 1
    everything = ("interstellar-bank", "investment-credits", "gambling-world-set2", "space-marines")
    assert worth("galactic-bankers", *everything) == 8


@clause("RFTG-SCORE-08")
def test_galactic_exchange() -> None:
    kinds = ("gem-world", "radioactive-world", "distant-world", "alien-robot-sentry")

    assert [worth("galactic-exchange", *kinds[:count]) for count in range(5)] == [0, 1, 3, 6, 10]
    # Worlds of the same kind and gray ones add nothing.
    assert worth("galactic-exchange", "gem-world", "spice-world", "old-earth") == 1
    assert worth("galactic-exchange", "diversified-economy") == 3
    assert worth("galactic-exchange", "diversified-economy", *kinds) == 13


@clause("RFTG-SCORE-09")
def test_prospecting_guild() -> None:
    assert worth("prospecting-guild") == 0
    assert worth("prospecting-guild", "mining-world", "radioactive-world") == 4
    assert worth("prospecting-guild", "gem-world", "old-earth", "pirate-world") == 3
    assert worth("prospecting-guild", "terraforming-robots", "terraforming-guild") == 2
    # A TERRAFORMING world counts once.
    assert worth("prospecting-guild", "terraforming-colonists") == 1
    assert worth("prospecting-guild", "space-marines", "mining-robots") == 0


@clause("RFTG-SCORE-10")
def test_imperium_seat() -> None:
    # Itself is an IMPERIUM card.
    assert worth("imperium-seat") == 2
    assert worth("imperium-seat", "imperium-troops", "imperium-warlord") == 6
    assert worth("imperium-seat", "rebel-miners", "rebel-base") == 6
    assert worth("imperium-seat", "pirate-world", "rebel-cantina", "rebel-pact", "gem-world") == 2


@clause("RFTG-SCORE-11")
def test_rebel_alliance() -> None:
    # Itself is a REBEL card.
    assert worth("rebel-alliance") == 2
    # A military world, a peaceful world and a development with the word: two for each.
    assert worth("rebel-alliance", "rebel-miners", "rebel-cantina", "rebel-pact") == 8
    assert worth("rebel-alliance", "pirate-world", "new-sparta") == 4
    assert worth("rebel-alliance", "gem-world", "imperium-troops") == 2


@clause("RFTG-SCORE-12")
def test_uplift_code() -> None:
    # Itself is an UPLIFT card.
    assert worth("uplift-code") == 2
    # Worlds with the symbol carry the word too, and count once.
    assert worth("uplift-code", "aquatic-uplift-race", "uplift-mercenary-force") == 8
    # With the word but without the symbol.
    assert worth("uplift-code", "alien-uplift-center", "uplift-gene-breeders") == 6
    assert worth("uplift-code", "distant-world", "genetics-lab") == 2


# The Brink of War


@clause("RFTG-SCORE-13")
def test_alien_cornucopia() -> None:
    # Itself is an ALIEN card.
    assert worth("alien-cornucopia") == 2
    assert worth("alien-cornucopia", "alien-robot-sentry", "alien-rosetta-stone-world") == 6
    assert worth("alien-cornucopia", "gem-world", "hive-world") == 4
    # An ALIEN production world counts once.
    assert worth("alien-cornucopia", "alien-robotic-factory", "alien-burial-site") == 6
    assert worth("alien-cornucopia", "pirate-world", "space-marines") == 2


@clause("RFTG-SCORE-14", "RFTG-SCORE-20")
def test_golden_age_of_terraforming() -> None:
    # Itself is a TERRAFORMING card, and so no other 6-cost development.
    assert worth("golden-age-of-terraforming") == 2
    assert worth("golden-age-of-terraforming", "terraforming-robots", "terraforming-colonists") == 6
    assert worth("golden-age-of-terraforming", "new-economy", "pan-galactic-research") == 4
    assert worth("golden-age-of-terraforming", "gem-world", "distant-world") == 4
    # TERRAFORMING and cost 6: once. Cost 9: not at all.
    assert worth("golden-age-of-terraforming", "terraforming-guild") == 4
    assert worth("golden-age-of-terraforming", "imperium-planet-buster", "pirate-world", "terraformed-world") == 2


@clause("RFTG-SCORE-15")
def test_pan_galactic_hologrid() -> None:
    assert worth("pan-galactic-hologrid") == 0
    assert worth("pan-galactic-hologrid", "gem-world", "pirate-world") == 4
    assert worth("pan-galactic-hologrid", "expanding-colony") == 2
    assert worth("pan-galactic-hologrid", "old-earth", "mining-world") == 2
    assert worth("pan-galactic-hologrid", "space-marines", "consumer-markets") == 0


@clause("RFTG-SCORE-16")
def test_pan_galactic_affluence() -> None:
    assert worth("pan-galactic-affluence") == 0
    assert worth("pan-galactic-affluence", prestige=7) == 7
    assert worth("pan-galactic-affluence", "export-duties") == 2
    assert worth("pan-galactic-affluence", "galactic-renaissance") == 2
    assert worth("pan-galactic-affluence", "terraformed-world") == 2
    everything = ("export-duties", "galactic-renaissance", "terraformed-world", "gem-world")
    assert worth("pan-galactic-affluence", *everything, chips=9, prestige=2) == 8


@clause("RFTG-SCORE-17")
def test_universal_peace_institute() -> None:
    # Its own Military is -2.
    assert worth("universal-peace-institute") == 2
    assert worth("universal-peace-institute", "contact-specialist", "empath-world") == 4
    assert worth("universal-peace-institute", "epsilon-eridani") == 1
    # A Military of 0 or more is no penalty.
    assert worth("universal-peace-institute", "space-marines") == 0
    assert worth("universal-peace-institute", "drop-ships", "space-marines") == 0
    assert worth("universal-peace-institute", "pirate-world", "hive-world") == 2 + 2
    assert worth("universal-peace-institute", "drop-ships", "pirate-world") == 1
    # 2 for the name, and 1 for its -1 Military.
    assert worth("universal-peace-institute", "pan-galactic-mediator") == 2 + 2 + 1


@clause("RFTG-SCORE-18")
def test_federation_capital() -> None:
    assert [worth("federation-capital", prestige=prestige) for prestige in (0, 1, 6)] == [0, 1, 6]
    assert worth("federation-capital", "new-economy", "gem-world", chips=9) == 0
