"""Military against a world, and non-military worlds conquered (Card powers: III Settle)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def offers(scene: Scene, *worlds: str) -> list[bool]:
    """Which of these worlds A, who has no cards to pay with and can always place Refugee World, may place."""
    scene.hand("A", *worlds, "refugee-world").round(B="settle")
    return [f"settle {world}" in scene.options("A") for world in worlds]


@clause("RFTG-SETTLE-08")
def test_general_military_is_the_sum_of_all_unconditional_military() -> None:
    scene = Scene(sets="set1").tableau("A", "new-sparta", "drop-ships", "empath-world", "pan-galactic-league")
    # What is only against some worlds, or only for a phase, is not part of it.
    scene.tableau("A", "galactic-imperium", "alpha-centauri", "new-military-tactics", "space-mercenaries")

    # 2 + 3 - 1 - 1, and 1 of Space Mercenaries.
    assert scene.military("A") == 4


@clause("RFTG-SETTLE-08")
def test_military_of_worlds_placed_in_this_phase_is_not_part_of_it_yet() -> None:
    scene = Scene(sets="set1").tableau("A", "new-sparta", "improved-logistics")
    scene.hand("A", "former-penal-colony", "pirate-world", "refugee-world")

    scene.round(B="settle").play("A settle former-penal-colony")

    # Former Penal Colony makes it 3, which would be enough for Pirate World, but only after the phase.
    assert scene.military("A") == 2
    assert scene.options("A") == ["done", "second refugee-world"]
    scene.play("A done")
    assert scene.military("A") == 3


@clause("RFTG-SETTLE-09")
def test_military_against_a_world_adds_up_everything_that_applies() -> None:
    # General 1; 1 + 4 against Rebels; 2 for the prestige bonus; up to 1 for a hand card.
    scene = Scene(sets="set3").tableau("A", "imperium-troops", "galactic-imperium", "primitive-rebel-world")
    scene.hand("A", "rebel-stronghold", "rebel-council", "pirate-world", "old-earth").has("A", prestige=1)

    scene.round(A="prestige settle")

    # Old Earth costs 3, less 3. Pirate World has defense 3, and 1 + 2 is enough for it.
    assert scene.options("A") == [
        *("pass", "settle rebel-stronghold", "settle rebel-council", "settle pirate-world", "settle old-earth")
    ]
    scene.play("A settle rebel-stronghold")
    # Defense 9 against 8: one card must go.
    assert scene.asked() == ["A raise"]
    assert "enough" not in scene.options("A")
    assert scene.military("A") == 1
    scene.play("A hand old-earth")
    assert scene.tableau_of("A")[-1] == "rebel-stronghold"


@clause("RFTG-SETTLE-09")
def test_a_prestige_bonus_needs_no_declaration_and_is_not_general_military() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-troops", "galactic-imperium").has("A", prestige=1)
    scene.hand("A", "rebel-council", "old-earth")

    # 1 + 5 + 2 against 8.
    scene.round(A="prestige settle").play("A settle rebel-council")

    assert scene.tableau_of("A")[-1] == "rebel-council"
    assert scene.military("A") == 1


@clause("RFTG-SETTLE-09")
@for_each(
    ("attacker", "defender", "taken"),
    [("settle", "settle", False), ("prestige settle", "settle", True), ("prestige settle", "prestige settle", False)],
)
def test_a_prestige_bonus_counts_in_attack_and_defence(attacker: str, defender: str, taken: bool) -> None:
    # 1 + 2 against Rebels; the defence is 2 + 2.
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-seat", "imperium-troops")
    scene.tableau("B", "space-marines", "rebel-miners").has("A", prestige=1).has("B", prestige=1)

    scene.round(A=attacker, B=defender).play("A takeover imperium-seat")

    assert ("rebel-miners" in scene.tableau_of("A")) == taken


@clause("RFTG-SETTLE-10")
@for_each(
    ("cards", "fits", "does_not"),
    [
        # Novelty +1, with a general 1: windfall and production worlds alike.
        (("smuggling-world", "expedition-force"), ("former-penal-colony", 2), ("aquatic-uplift-race", 2)),
        (("smuggling-world", "space-marines"), ("information-hub", 3), ("hive-world", 3)),
        # Rare +1.
        (("alpha-centauri", "expedition-force"), ("rebel-miners", 2), ("aquatic-uplift-race", 2)),
        (("alpha-centauri",), ("rebel-fuel-cache", 1), ("primitive-rebel-world", 1)),
        # Genes +2.
        (("abandoned-alien-uplift-camp",), ("aquatic-uplift-race", 2), ("former-penal-colony", 2)),
        (("abandoned-alien-uplift-camp", "expedition-force"), ("hive-world", 3), ("pirate-world", 3)),
        # Alien +2.
        (("alien-rosetta-stone-world",), ("alien-robot-sentry", 2), ("rebel-miners", 2)),
        (
            ("alien-rosetta-stone-world", "drop-ships", "expedition-force"),
            ("lost-alien-battle-fleet", 6),
            ("rebel-base", 6),
        ),
        # Rebel military worlds +4.
        (("galactic-imperium",), ("rebel-colony", 4), ("pirate-world", 3)),
        # A world can be both: Rare +1 and Rebel +4 against Rebel Convict Mines and others.
        (("galactic-imperium", "alpha-centauri", "empath-world"), ("rebel-fuel-refinery", 4), ("rebel-outpost", 5)),
    ],
)
def test_specialised_military_counts_against_its_kind_or_against_rebels(
    cards: tuple[str, ...], fits: tuple[str, int], does_not: tuple[str, int]
) -> None:
    scene = Scene(sets="set3").tableau("A", *cards)
    # The defenses that the test speaks of are those of the cards.
    assert [scene.state.card(scene.piece(name)).cost for name, _ in (fits, does_not)] == [fits[1], does_not[1]]

    assert offers(scene, fits[0], does_not[0]) == [True, False]


@clause("RFTG-SETTLE-10")
@for_each(("world", "offered"), [("rebel-cantina", True), ("gem-world", False)])
def test_a_non_military_rebel_world_being_conquered_counts_as_a_rebel_one(world: str, offered: bool) -> None:
    # General Military -1, 2 more against Rebels; both worlds cost 2, which makes a defense of 0.
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "contact-specialist", "pan-galactic-league")
    scene.tableau("A", "imperium-troops", "imperium-seat")

    assert offers(scene, world) == [offered]


@clause("RFTG-SETTLE-11")
def test_a_gray_world_with_the_alien_keyword_is_not_of_alien_kind() -> None:
    # 4 against worlds of Alien kind, and 4 less for them.
    scene = Scene(sets="set3").tableau("A", "alien-tech-institute", "alien-rosetta-stone-world")

    # Alien Booby Trap: defense 1. Deserted Alien World: cost 1. Alien Robot Scout Ship, of Alien kind: defense 4.
    scene.hand("A", "alien-booby-trap", "deserted-alien-world", "alien-robot-scout-ship", "deserted-alien-outpost")
    scene.round(B="settle")

    assert scene.options("A") == [
        *("pass", "settle deserted-alien-world", "settle alien-robot-scout-ship", "settle deserted-alien-outpost")
    ]
    scene.play("A settle deserted-alien-world")
    # The discount of 4 does not apply: one card is asked for.
    assert scene.question("A").pick == (1, 1)


@clause("RFTG-SETTLE-30")
def test_cloaking_conquers_a_non_military_world_against_its_cost_less_2() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "new-sparta", "expedition-force")

    # Military 3 against 5 - 2; 6 - 2 is too much.
    assert offers(scene, "terraformed-world", "gene-designers") == [True, False]
    scene.play("A settle terraformed-world")

    assert scene.tableau_of("A") == ["new-sparta", "expedition-force", "terraformed-world"]
    assert scene.pile() == ["imperium-cloaking-technology"]
    # A conquest takes no cards.
    assert scene.hand_of("A") == ["gene-designers", "refugee-world"]


@clause("RFTG-SETTLE-30")
@for_each(("less", "conquest"), [((), True), (("empath-world",), False)])
def test_a_defense_below_0_stays_below_0(less: tuple[str, ...], conquest: bool) -> None:
    # Military -2, or -3 with Empath World; Refugee World, cost 0, defends with -2.
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "contact-specialist", "pan-galactic-league")
    scene.tableau("A", *less).hand("A", "refugee-world")

    scene.round(B="settle").play("A settle refugee-world")

    # It can be had for nothing too, so one is asked only where both ways are open.
    assert (scene.asked()[0] == "A settle-way") == conquest
    if conquest:
        assert scene.options("A") == ["pay", "conquer-peaceful with imperium-cloaking-technology"]


@clause("RFTG-SETTLE-30", "RFTG-SETTLE-32")
def test_the_fleet_conquers_against_the_whole_cost_with_its_own_military_and_brings_2_prestige() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-invasion-fleet")

    # Its own 3 persist while it is discarded. Costs 3 and 4.
    assert offers(scene, "mining-world", "merchant-world") == [True, False]
    scene.play("A settle mining-world")

    assert scene.tableau_of("A") == ["mining-world"]
    assert scene.prestige("A") == 2
    assert scene.military("A") == 0


@clause("RFTG-SETTLE-32")
@for_each(("world", "offered"), [("rebel-cantina", True), ("gem-world", False)])
def test_the_fleet_keeps_its_bonus_against_rebels_too(world: str, offered: bool) -> None:
    # 3 - 1 - 1 = 1, and 1 more against Rebels; both worlds cost 2.
    scene = Scene(sets="set3").tableau("A", "imperium-invasion-fleet", "contact-specialist", "pan-galactic-league")

    assert offers(scene, world) == [offered]


@clause("RFTG-SETTLE-30")
def test_a_non_military_world_is_conquered_as_a_second_world_too() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-invasion-fleet", "improved-logistics")
    scene.hand("A", "refugee-world", "mining-world")

    scene.round(B="settle").play("A settle refugee-world", "A pay", "A second mining-world")

    assert scene.tableau_of("A") == ["improved-logistics", "refugee-world", "mining-world"]
    assert scene.prestige("A") == 2


@clause("RFTG-SETTLE-30")
@for_each(
    ("card", "targets"),
    [
        ("imperium-cloaking-technology", ["target rebel-miners", "target hive-world"]),
        ("imperium-invasion-fleet", ["target rebel-miners", "target hive-world", "target gem-world"]),
    ],
)
def test_the_fleet_goes_with_a_takeover_and_cloaking_does_not(card: str, targets: list[str]) -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", card, "interstellar-casus-belli").has("A", prestige=1)
    scene.tableau("B", "rebel-miners", "hive-world", "gem-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert scene.options("A") == targets


@clause("RFTG-SETTLE-30")
def test_a_conquest_of_a_non_military_world_has_nothing_of_paying_for_military() -> None:
    # Rebel Pact and Contact Specialist lower a payment, the Mediator honours it; a conquest is none. Military 1.
    scene = Scene(sets="set3").tableau("A", "imperium-cloaking-technology", "contact-specialist", "rebel-pact")
    scene.tableau("A", "pan-galactic-mediator", "drop-ships")

    # Defenses 1 and 2.
    assert offers(scene, "mining-world", "merchant-world") == [True, False]
    scene.play("A settle mining-world")

    assert scene.prestige("A") == 0


@clause("RFTG-SETTLE-31")
def test_kind_military_counts_for_conquering_a_non_military_world() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "alien-rosetta-stone-world")

    # 2 against Alien worlds. Deserted Alien Outpost costs 4, less 2 for Alien worlds: no card is there to pay 2.
    assert offers(scene, "deserted-alien-outpost", "merchant-world") == [True, False]


@clause("RFTG-SETTLE-31")
def test_temporary_military_counts_for_conquering_a_non_military_world() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "new-military-tactics")

    assert offers(scene, "terraformed-world", "gene-designers") == [True, False]
    scene.play("A settle terraformed-world")

    assert scene.tableau_of("A") == ["terraformed-world"]
    assert scene.pile() == ["imperium-cloaking-technology", "new-military-tactics"]


@clause("RFTG-SETTLE-31", "RFTG-SETTLE-30")
def test_no_more_is_raised_than_the_lowered_defense_asks_for() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "space-mercenaries")
    scene.hand("A", "merchant-world", "old-earth", "gem-world", "spice-world")

    # 1 against 4 - 2; there are not cards enough to pay 4.
    scene.round(B="settle").play("A settle merchant-world")
    assert scene.options("A") == ["hand old-earth", "hand gem-world", "hand spice-world"]
    scene.play("A hand old-earth", "A enough")

    assert scene.tableau_of("A") == ["space-mercenaries", "merchant-world"]
    assert scene.hand_of("A") == ["gem-world", "spice-world"]


@clause("RFTG-SETTLE-31")
def test_discounts_do_not_lower_the_defense_of_a_non_military_world() -> None:
    # 2 less for every world: it costs 3 and defends with 3 all the same.
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "replicant-robots", "space-marines")

    assert offers(scene, "galactic-trendsetters") == [False]


@clause("RFTG-SETTLE-40")
def test_hidden_fortress_counts_military_worlds_and_itself() -> None:
    scene = Scene(sets="set2").tableau("A", "hidden-fortress", "aquatic-uplift-race", "rebel-miners", "gem-world")

    # It is general Military.
    assert scene.military("A") == 3
    assert offers(scene, "pirate-world", "rebel-colony") == [True, False]


@clause("RFTG-SETTLE-40")
def test_uplift_forces_count_worlds_with_the_symbol_and_themselves() -> None:
    # Two worlds with the symbol beside the force; Uplift Gene Breeders is an Uplift card without it.
    scene = Scene(sets="set3").tableau("A", "uplift-mercenary-force", "aquatic-uplift-race", "devolved-uplift-race")
    scene.tableau("A", "uplift-gene-breeders")
    assert scene.military("A") == 3

    # Each of the two powers counts all four worlds.
    scene.tableau("A", "uplift-revolt-world")

    assert scene.military("A") == 8


@clause("RFTG-SETTLE-40")
def test_worlds_are_counted_as_they_were_when_settle_began() -> None:
    scene = Scene(sets="set2").tableau("A", "hidden-fortress", "improved-logistics", "rebel-miners")
    scene.hand("A", "aquatic-uplift-race", "pirate-world", "refugee-world")

    scene.round(B="settle").play("A settle aquatic-uplift-race")

    # A third military world would make it 3.
    assert scene.options("A") == ["done", "second refugee-world"]


@clause("RFTG-SETTLE-41")
def test_rebel_freedom_fighters_turn_against_an_imperium_empire() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-freedom-fighters")
    assert scene.military("A") == 1

    # Galactic Imperium has no general Military of its own; a second IMPERIUM card changes nothing more.
    scene.tableau("A", "galactic-imperium")
    assert scene.military("A") == -1

    scene.tableau("A", "imperium-troops")
    assert scene.military("A") == 0


@clause("RFTG-SETTLE-41")
def test_rebel_freedom_fighters_do_not_mind_the_imperium_of_others() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-freedom-fighters").tableau("B", "galactic-imperium")

    assert scene.military("A") == 1
