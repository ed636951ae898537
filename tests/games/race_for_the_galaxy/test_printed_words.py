"""The words in capitals and the Uplift symbol, as they are printed: goals, scores, takeovers and search go by them."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.library import load
from tests.rows import for_each

PRINTED = {
    "alien": """
        abandoned-alien-uplift-camp alien-booby-trap alien-burial-site alien-cornucopia alien-data-repository
        alien-departure-point alien-guardian alien-monolith alien-oort-cloud-refinery alien-research-team
        alien-robot-scout-ship alien-robot-sentry alien-robotic-factory alien-rosetta-stone-world alien-tech-institute
        alien-tourist-attraction alien-toy-shop alien-uplift-center damaged-alien-factory deserted-alien-colony
        deserted-alien-library deserted-alien-outpost deserted-alien-world lost-alien-battle-fleet lost-alien-warship
    """,
    "imperium": """
        galactic-imperium imperium-armaments-world imperium-blaster-gem-consortium imperium-capital
        imperium-cloaking-technology imperium-fuel-depot imperium-invasion-fleet imperium-lords imperium-planet-buster
        imperium-seat imperium-troops imperium-warlord
    """,
    "rebel": """
        primitive-rebel-world rebel-alliance rebel-base rebel-cantina rebel-colony rebel-convict-mines rebel-council
        rebel-freedom-fighters rebel-fuel-cache rebel-fuel-refinery rebel-homeworld rebel-miners rebel-outpost
        rebel-pact rebel-sneak-attack rebel-stronghold rebel-sympathizers rebel-troops rebel-underground
        rebel-warrior-race
    """,
    "terraforming": """
        golden-age-of-terraforming terraforming-colonists terraforming-engineers terraforming-guild
        terraforming-robots
    """,
    "uplift": """
        abandoned-alien-uplift-camp alien-uplift-center aquatic-uplift-race avian-uplift-race clandestine-uplift-lab
        devolved-uplift-race insect-uplift-race mining-mole-uplift-race ravaged-uplift-world reptilian-uplift-race
        the-last-of-the-uplift-gnarssh uplift-code uplift-gene-breeders uplift-mercenary-force uplift-revolt-world
    """,
}
WITH_SYMBOL = """
    aquatic-uplift-race avian-uplift-race clandestine-uplift-lab devolved-uplift-race insect-uplift-race
    mining-mole-uplift-race ravaged-uplift-world reptilian-uplift-race the-last-of-the-uplift-gnarssh
    uplift-mercenary-force uplift-revolt-world
"""


@for_each("word", PRINTED)
def test_cards_carry_the_words_that_are_printed_on_them(word: str) -> None:
    assert sorted(card for card, record in load().cards.items() if word in record["keywords"]) == PRINTED[word].split()


def test_worlds_carry_the_uplift_symbol_that_is_printed_on_them() -> None:
    assert sorted(card for card, record in load().cards.items() if record["uplift_symbol"]) == WITH_SYMBOL.split()
