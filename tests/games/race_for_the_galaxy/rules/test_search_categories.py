"""Search: the nine categories, card by card."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Every design that fits, and how many cards of these designs there are in the deck of all sets.
CATEGORIES: dict[str, tuple[int, set[str]]] = {
    "development-military": (
        13,
        {
            *("expedition-force", "new-galactic-order", "space-marines", "space-mercenaries", "imperium-troops"),
            *("mercenary-fleet", "rebel-troops"),
        },
    ),
    "military-windfall": (
        14,
        {
            *("alien-robot-sentry", "aquatic-uplift-race", "avian-uplift-race", "former-penal-colony"),
            *("rebel-fuel-cache", "reptilian-uplift-race", "runaway-robots", "star-nomad-lair"),
            *("the-last-of-the-uplift-gnarssh", "rebel-sympathizers", "smuggling-lair", "insect-uplift-race"),
            *("primitive-rebel-world", "rebel-convict-mines"),
        },
    ),
    "peaceful-windfall": (
        10,
        {
            *("gateway-station", "alpha-centauri", "asteroid-belt", "destroyed-world", "empath-world"),
            *("pre-sentient-race", "radioactive-world", "ancient-race", "galactic-scavengers"),
            "ravaged-uplift-world",
        },
    ),
    "uplift-symbol-world": (
        11,
        {
            *("aquatic-uplift-race", "avian-uplift-race", "reptilian-uplift-race", "the-last-of-the-uplift-gnarssh"),
            *("clandestine-uplift-lab", "devolved-uplift-race", "insect-uplift-race", "uplift-mercenary-force"),
            *("mining-mole-uplift-race", "ravaged-uplift-world", "uplift-revolt-world"),
        },
    ),
    "alien-kind-world": (
        16,
        {
            *("alien-robot-scout-ship", "alien-robot-sentry", "alien-robotic-factory", "deserted-alien-colony"),
            *("deserted-alien-library", "deserted-alien-outpost", "lost-alien-battle-fleet", "lost-alien-warship"),
            *("damaged-alien-factory", "alien-toy-shop", "alien-data-repository", "alien-monolith"),
            *("alien-uplift-center", "alien-departure-point", "alien-guardian", "alien-oort-cloud-refinery"),
        },
    ),
    "consume-two-goods": (
        20,
        {
            *("gateway-station", "old-earth", "pilgrimage-world", "tourist-world", "consumer-markets"),
            *("diversified-economy", "free-trade-association", "mining-conglomerate", "mining-league"),
            *("galactic-genome-project", "gene-designers", "galactic-exchange", "imperium-capital"),
            *("galactic-markets", "pan-galactic-affluence", "universal-peace-institute"),
        },
    ),
    "strong-military-world": (
        11,
        {
            *("lost-alien-battle-fleet", "lost-alien-warship", "rebel-base", "rebel-homeworld", "rebel-outpost"),
            *("alien-monolith", "alien-uplift-center", "hidden-fortress", "rebel-stronghold", "alien-guardian"),
            "rebel-council",
        },
    ),
    "six-cost-variable-development": (
        26,
        {
            *("alien-tech-institute", "free-trade-association", "galactic-federation", "galactic-imperium"),
            *("galactic-renaissance", "galactic-survey-seti", "merchant-guild", "mining-league", "new-economy"),
            *("new-galactic-order", "pan-galactic-league", "trade-league", "galactic-genome-project"),
            *("imperium-lords", "terraforming-guild", "galactic-bankers", "galactic-exchange", "imperium-seat"),
            *("prospecting-guild", "rebel-alliance", "uplift-code", "alien-cornucopia"),
            *("golden-age-of-terraforming", "pan-galactic-affluence", "pan-galactic-hologrid"),
            "universal-peace-institute",
        },
    ),
    "takeover-power": (
        12,
        {
            *("imperium-cloaking-technology", "imperium-seat", "rebel-alliance", "rebel-pact"),
            *("pan-galactic-security-council", "imperium-planet-buster", "interstellar-casus-belli"),
            "rebel-sneak-attack",
        },
    ),
}


def search(category: str, *deck: str, rest: bool = True) -> Scene:
    """A has named a category, and these cards are on top of the draw pile."""
    scene = Scene(sets="set3", takeovers=True).deck(*deck, rest=rest)
    return scene.round(A="search", B="settle").play(f"A search {category}")


@clause("RFTG-SEARCH-11", "RFTG-SEARCH-12", "RFTG-SEARCH-13", "RFTG-SEARCH-15", "RFTG-SEARCH-16", "RFTG-SEARCH-17")
@for_each(("category", "designs"), list(zip(CATEGORIES, (7, 14, 10, 11, 16, 16, 11, 26, 8), strict=True)))
def test_every_card_that_fits_a_category(category: str, designs: int) -> None:
    copies, cards = CATEGORIES[category]
    scene = Scene(sets="set3", takeovers=True)
    (found,) = [known for known in scene.state.rulebook.categories if known.id == category]

    pieces = {*found.fits, *found.may_fit}

    assert {scene.state.card(piece).id for piece in pieces} == cards
    assert len(cards) == designs
    assert len(pieces) == copies


@clause("RFTG-SEARCH-11", "RFTG-SEARCH-12", "RFTG-SEARCH-13", "RFTG-SEARCH-15", "RFTG-SEARCH-16", "RFTG-SEARCH-17")
@for_each("category", list(CATEGORIES))
def test_a_search_stops_at_each_card_that_fits(category: str) -> None:
    _, cards = CATEGORIES[category]

    for card in sorted(cards):
        # Gem World belongs to none of them.
        scene = search(category, "gem-world", card)

        assert scene.options("A")[0] == f"take {card}"
        assert scene.seen("B", "aside") == ["gem-world", card]


# Doubtful cards


@clause("RFTG-SEARCH-10")
def test_categories_judge_printed_cost_and_not_what_it_would_cost() -> None:
    scene = Scene(sets="set3").tableau("A", "replicant-robots", "mining-robots")
    scene.deck("blaster-gem-mines", "psi-crystal-world", "radioactive-world")

    scene.round(A="search", B="settle").play("A search peaceful-windfall")

    # Cost 3, which would be 0 to A, and cost 5 do not fit; cost 2 does.
    assert scene.options("A") == ["take radioactive-world", "go-on"]
    assert scene.seen("B", "aside") == ["blaster-gem-mines", "psi-crystal-world", "radioactive-world"]


@clause("RFTG-SEARCH-10")
def test_categories_judge_printed_defense() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-alliance", "rebel-pact", "drop-ships")
    scene.deck("rebel-warrior-race", "rebel-convict-mines")

    scene.round(A="search", B="settle").play("A search military-windfall")

    # Defense 3, whatever A could pay or conquer it for.
    assert scene.options("A") == ["take rebel-convict-mines", "go-on"]


@clause("RFTG-SEARCH-11")
def test_military_of_one_or_two_on_developments_only() -> None:
    # Three, none in general, negative, and a world with 2.
    misses = (
        "drop-ships",
        "imperium-invasion-fleet",
        "galactic-imperium",
        "new-military-tactics",
        "contact-specialist",
    )

    scene = search("development-military", *misses, "new-sparta", "rebel-troops")

    # Temporary Military beside the 1 does not matter.
    assert scene.options("A") == ["take rebel-troops", "go-on"]


@clause("RFTG-SEARCH-12")
def test_military_windfall_worlds_of_defense_one_or_two() -> None:
    # Defense 3, a production world, a gray world, and a peaceful one.
    misses = ("pirate-world", "devolved-uplift-race", "new-sparta", "empath-world")

    assert search("military-windfall", *misses, "star-nomad-lair").options("A") == ["take star-nomad-lair", "go-on"]


@clause("RFTG-SEARCH-12")
def test_peaceful_windfall_worlds_of_cost_one_or_two() -> None:
    # Cost 0, cost 3, a production world, and a military one.
    misses = ("dying-colony", "galactic-resort", "gem-world", "star-nomad-lair")

    assert search("peaceful-windfall", *misses, "empath-world").options("A") == ["take empath-world", "go-on"]


@clause("RFTG-SEARCH-12")
def test_the_word_uplift_alone_is_no_symbol() -> None:
    misses = ("alien-uplift-center", "uplift-gene-breeders", "uplift-code", "distant-world")

    scene = search("uplift-symbol-world", *misses, "uplift-revolt-world")

    assert scene.options("A") == ["take uplift-revolt-world", "go-on"]


@clause("RFTG-SEARCH-13")
def test_alien_cards_of_another_kind_do_not_fit() -> None:
    misses = ("alien-burial-site", "alien-tourist-attraction", "alien-rosetta-stone-world", "alien-tech-institute")

    scene = search("alien-kind-world", *misses, "alien-booby-trap", "alien-toy-shop")

    assert scene.options("A") == ["take alien-toy-shop", "go-on"]


@clause("RFTG-SEARCH-13")
def test_the_searcher_decides_whether_the_refinery_fits() -> None:
    scene = search("alien-kind-world", "alien-oort-cloud-refinery", "alien-toy-shop", "alien-monolith")

    assert scene.options("A") == ["take alien-oort-cloud-refinery", "go-on", "no-match"]
    scene.play("A take alien-oort-cloud-refinery")

    assert scene.hand_of("A") == ["alien-oort-cloud-refinery"]


@clause("RFTG-SEARCH-13")
def test_the_refinery_may_be_the_first_match_that_is_declined() -> None:
    scene = search("alien-kind-world", "alien-oort-cloud-refinery", "alien-toy-shop", "alien-monolith")

    scene.play("A go-on")

    # The second one must be taken.
    assert scene.hand_of("A") == ["alien-toy-shop"]


@clause("RFTG-SEARCH-14")
def test_a_refinery_that_does_not_fit_is_no_first_match() -> None:
    scene = search("alien-kind-world", "alien-oort-cloud-refinery", "alien-toy-shop", "alien-monolith")

    scene.play("A no-match")

    # Alien Toy Shop is the first one, and may still be declined.
    assert scene.options("A") == ["take alien-toy-shop", "go-on"]
    scene.play("A go-on")
    assert scene.hand_of("A") == ["alien-monolith"]


@clause("RFTG-SEARCH-13", "RFTG-SEARCH-14")
def test_as_a_second_match_the_refinery_need_not_be_taken() -> None:
    scene = search("alien-kind-world", "alien-toy-shop", "alien-oort-cloud-refinery", "alien-monolith")

    scene.play("A go-on")
    assert scene.options("A") == ["take alien-oort-cloud-refinery", "no-match"]
    scene.play("A no-match")

    assert scene.hand_of("A") == ["alien-monolith"]


@clause("RFTG-SEARCH-13")
def test_the_refinery_concerns_no_other_category() -> None:
    scene = search("peaceful-windfall", "alien-oort-cloud-refinery", "empath-world")

    assert scene.options("A") == ["take empath-world", "go-on"]


@clause("RFTG-SEARCH-15")
def test_one_consume_power_must_take_two_goods() -> None:
    # One good; two powers with one good at most; hand cards; prestige; the good on this world; a sale.
    misses = ("galactic-trendsetters", "gambling-world-set2", "deficit-spending", "galactic-power-brokers")

    scene = search("consume-two-goods", *misses, "alien-toy-shop", "trade-league", "pilgrimage-world")

    assert scene.options("A") == ["take pilgrimage-world", "go-on"]


@clause("RFTG-SEARCH-15")
@for_each("card", ["tourist-world", "old-earth", "mining-league", "consumer-markets", "diversified-economy"])
def test_at_once_or_by_repeated_use_and_of_a_kind_as_well(card: str) -> None:
    assert search("consume-two-goods", "expanding-colony", card).options("A") == [f"take {card}", "go-on"]


@clause("RFTG-SEARCH-16")
def test_military_worlds_of_defense_five_or_more() -> None:
    # Defense 4, and peaceful worlds of cost 6 and 9.
    misses = ("rebel-colony", "deserted-alien-library", "alien-departure-point")

    assert search("strong-military-world", *misses, "rebel-outpost").options("A") == ["take rebel-outpost", "go-on"]


@clause("RFTG-SEARCH-16", "RFTG-SCORE-19", "RFTG-SCORE-20")
def test_developments_of_cost_six_with_variable_points() -> None:
    # Fixed points, cost 9, and a world with variable points.
    misses = ("pan-galactic-research", "imperium-planet-buster", "federation-capital")

    scene = search("six-cost-variable-development", *misses, "uplift-code")

    assert scene.options("A") == ["take uplift-code", "go-on"]


@clause("RFTG-SEARCH-17")
@for_each("card", ["rebel-sneak-attack", "rebel-pact", "pan-galactic-security-council"])
def test_powers_that_take_over_defend_or_defeat(card: str) -> None:
    # The fleet can only help another takeover power.
    assert search("takeover-power", "imperium-invasion-fleet", card).options("A") == [f"take {card}", "go-on"]


@clause("RFTG-SEARCH-17")
def test_the_ninth_category_is_not_named_without_takeovers() -> None:
    scene = Scene(sets="set3").round(A="search")

    assert "search takeover-power" not in scene.options("A")
    assert len(scene.options("A")) == 8
