"""Takeovers: which empires and worlds can be aimed at."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

REBELS = ["target rebel-fuel-cache", "target rebel-sympathizers"]
IMPERIUM = ["target pirate-world", "target hive-world"]
ARMED = ["target aquatic-uplift-race", "target avian-uplift-race"]
HARMLESS = ["target alien-robot-sentry", "target smuggling-lair"]


def against_four(power: str) -> Scene:
    """A, with a takeover power, beside Rebels, the Imperium, an empire with Military 1 and one with none of these."""
    scene = Scene(seats=5, sets="set3", takeovers=True).tableau("A", power).has("A", prestige=1)
    scene.tableau("B", "rebel-fuel-cache", "rebel-sympathizers").tableau("C", "pirate-world", "hive-world")
    scene.tableau("C", "imperium-lords").tableau("D", "aquatic-uplift-race", "avian-uplift-race", "epsilon-eridani")
    return scene.tableau("E", "alien-robot-sentry", "smuggling-lair")


def offers_takeover(scene: Scene) -> bool:
    """Whether A, whose turn to use Settle powers it would be, is offered any takeover."""
    if scene.asked() != ["A settle-more"]:
        return False
    return any(option.startswith("takeover") for option in scene.options("A"))


# Labels


@clause("RFTG-TAKEOVER-03", "RFTG-TAKEOVER-26", "RFTG-TAKEOVER-27", "RFTG-TAKEOVER-28", "RFTG-TAKEOVER-29")
@for_each(
    ("power", "offered"),
    [
        ("imperium-seat", REBELS),
        ("rebel-alliance", IMPERIUM),
        ("rebel-sneak-attack", IMPERIUM),
        ("imperium-cloaking-technology", ARMED),
        ("imperium-planet-buster", ARMED),
        ("interstellar-casus-belli", REBELS + IMPERIUM + ARMED + HARMLESS),
    ],
)
def test_each_power_reaches_the_empires_on_its_label(power: str, offered: list[str]) -> None:
    scene = against_four(power)

    scene.round(A="settle").play(f"A takeover {power}")

    assert scene.options("A") == offered


@clause("RFTG-TAKEOVER-03", "RFTG-TAKEOVER-26")
def test_imperium_seat_takes_only_rebel_worlds_of_an_empire_with_rebels() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat")
    scene.tableau("B", "rebel-fuel-cache", "pirate-world", "rebel-sympathizers", "rebel-cantina")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.options("A") == ["target rebel-fuel-cache", "target rebel-sympathizers"]


@clause("RFTG-TAKEOVER-03")
@for_each("power", ["rebel-alliance", "imperium-cloaking-technology"])
def test_other_labels_open_every_military_world_of_the_empire(power: str) -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", power)
    scene.tableau("B", "rebel-fuel-cache", "pirate-world", "imperium-troops", "gem-world")

    scene.round(A="settle").play(f"A takeover {power}")

    assert scene.options("A") == ["target rebel-fuel-cache", "target pirate-world"]


@clause("RFTG-TAKEOVER-03")
def test_a_rebel_world_that_is_not_military_does_not_make_an_empire_rebel() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat")
    scene.tableau("B", "rebel-cantina", "rebel-alliance", "pirate-world")

    scene.round(A="settle")

    assert not offers_takeover(scene)


# Total Military


@clause("RFTG-TAKEOVER-04")
@for_each(
    ("cards", "reached"),
    [
        (["epsilon-eridani"], True),
        (["epsilon-eridani", "contact-specialist"], False),
        (["space-marines", "contact-specialist"], True),
        # Specialised against Rebels and by kind.
        (["galactic-imperium", "alpha-centauri", "alien-rosetta-stone-world"], False),
        # Temporary only.
        (["new-military-tactics"], False),
        # Military for military worlds and for Uplift worlds is general.
        (["hidden-fortress"], True),
        (["uplift-mercenary-force"], True),
    ],
)
def test_the_label_reads_total_military(cards: list[str], reached: bool) -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-cloaking-technology")
    scene.tableau("B", "pirate-world", *cards)

    scene.round(A="settle")

    assert offers_takeover(scene) is reached


@clause("RFTG-TAKEOVER-04")
def test_temporary_military_raised_in_this_phase_does_not_count_for_the_label() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-cloaking-technology")
    scene.tableau("B", "primitive-rebel-world", "improved-logistics")
    scene.hand("B", "outlaw-world", "gem-world", "refugee-world").tableau("A", "improved-logistics#2")
    scene.state.order = [1, 0]

    scene.round(A="settle").play("B settle outlaw-world", "B hand gem-world")

    # B may still place a second world, so the phase goes on.
    assert scene.seen("A", "players", 1, "military", "temporary") == 1
    assert scene.tableau_of("B") == ["primitive-rebel-world", "improved-logistics", "outlaw-world"]
    scene.play("B done")
    assert not offers_takeover(scene)


# Judged at the start of Settle


@clause("RFTG-TAKEOVER-05")
@for_each(
    ("power", "placed"),
    [("rebel-alliance", "imperium-armaments-world"), ("imperium-cloaking-technology", "blaster-gem-mines")],
)
def test_a_world_placed_in_this_phase_makes_nobody_vulnerable(power: str, placed: str) -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", power)
    scene.tableau("B", "pirate-world").hand("B", placed, "gem-world", "spice-world", "comet-zone")
    scene.state.order = [1, 0]

    # Its price is all the other cards in hand.
    scene.round(B="settle").play(f"B settle {placed}")

    assert scene.tableau_of("B") == ["pirate-world", placed]
    assert not offers_takeover(scene)


@clause("RFTG-TAKEOVER-05")
def test_a_rebel_world_conquered_in_this_phase_makes_nobody_vulnerable() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat")
    scene.tableau("B", "pirate-world", "epsilon-eridani").hand("B", "rebel-fuel-cache")
    scene.state.order = [1, 0]

    scene.round(B="settle").play("B settle rebel-fuel-cache")

    assert scene.tableau_of("B") == ["pirate-world", "epsilon-eridani", "rebel-fuel-cache"]
    assert not offers_takeover(scene)
    # In the next Settle it does.
    scene.round(A="settle")
    assert offers_takeover(scene)


@clause("RFTG-TAKEOVER-05")
def test_a_world_placed_in_this_phase_makes_nobody_safe() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-cloaking-technology")
    scene.tableau("B", "outlaw-world").hand("B", "refugee-world")
    scene.state.order = [1, 0]

    scene.round(B="settle").play("B settle refugee-world")

    # Refugee World brings -1 Military, but only after this phase.
    assert scene.tableau_of("B") == ["outlaw-world", "refugee-world"]
    assert offers_takeover(scene)


@clause("RFTG-TAKEOVER-05")
def test_a_card_that_left_in_this_phase_still_makes_its_owner_vulnerable() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "rebel-alliance", "rebel-fuel-cache")
    scene.tableau("B", "imperium-cloaking-technology", "pirate-world").hand("B", "radioactive-world")
    scene.state.order = [1, 0]

    scene.round(B="settle").play("B settle radioactive-world")

    # Its only IMPERIUM card was discarded to conquer that world.
    assert scene.tableau_of("B") == ["pirate-world", "radioactive-world"]
    assert offers_takeover(scene)


@clause("RFTG-TAKEOVER-06")
@for_each("start", ["new-sparta", "abandoned-mine-squatters", "star-nomad-raiders"])
def test_a_military_start_world_can_be_taken_over(start: str) -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("B", start)
    scene.tableau("A", "imperium-cloaking-technology", "drop-ships", "space-marines")

    scene.round(A="settle").play("A takeover imperium-cloaking-technology")

    assert scene.tableau_of("A") == ["drop-ships", "space-marines", start]
    assert scene.tableau_of("B") == []


# Safety


@clause("RFTG-TAKEOVER-43")
def test_without_set_3_an_empire_without_military_rebels_and_imperium_is_safe() -> None:
    scene = Scene(sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "rebel-alliance", "imperium-cloaking-technology", "drop-ships")
    scene.tableau("B", "pirate-world", "alien-robot-sentry", "contact-specialist", "epsilon-eridani")
    scene.tableau("B", "new-military-tactics", "alpha-centauri")

    scene.round(A="settle")

    assert scene.military("B") == 0
    assert not offers_takeover(scene)


@clause("RFTG-TAKEOVER-43")
def test_without_set_3_an_empire_without_military_worlds_is_safe() -> None:
    scene = Scene(sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "rebel-alliance", "imperium-cloaking-technology", "drop-ships")
    scene.tableau("B", "imperium-armaments-world", "rebel-cantina", "space-marines")

    scene.round(A="settle")

    assert scene.military("B") == 3
    assert not offers_takeover(scene)


@clause("RFTG-TAKEOVER-30", "RFTG-TAKEOVER-43")
def test_with_set_3_casus_belli_reaches_even_a_peaceful_empire() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "interstellar-casus-belli").has("A", prestige=1)
    scene.tableau("B", "pirate-world", "alien-robot-sentry", "contact-specialist", "gem-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert scene.options("A") == ["target pirate-world", "target alien-robot-sentry"]


@clause("RFTG-TAKEOVER-33", "RFTG-TAKEOVER-43")
def test_with_set_3_the_invasion_fleet_reaches_an_empire_without_military_worlds() -> None:
    scene = Scene(sets="set3", takeovers=True).has("A", prestige=1)
    scene.tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet")
    scene.tableau("B", "old-earth", "gem-world", "contact-specialist")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert scene.options("A") == ["target old-earth", "target gem-world"]


# Non-military worlds


@clause("RFTG-TAKEOVER-33")
@for_each(
    ("power", "offered"),
    [
        ("rebel-alliance", [*IMPERIUM, "target gem-world"]),
        ("imperium-cloaking-technology", [*ARMED, "target epsilon-eridani"]),
        ("imperium-planet-buster", [*ARMED, "target epsilon-eridani"]),
        ("interstellar-casus-belli", [*REBELS, *IMPERIUM, "target gem-world", *ARMED, "target epsilon-eridani"]),
    ],
)
def test_with_the_invasion_fleet_a_label_opens_non_military_worlds_too(power: str, offered: list[str]) -> None:
    scene = against_four(power).tableau("A", "imperium-invasion-fleet").tableau("C", "gem-world")

    scene.round(A="settle").play(f"A takeover {power}")

    assert [option for option in scene.options("A") if option not in HARMLESS] == offered


@clause("RFTG-TAKEOVER-33")
def test_cloaking_technology_cannot_stand_in_for_the_invasion_fleet() -> None:
    scene = Scene(sets="set3", takeovers=True).has("A", prestige=1)
    scene.tableau("A", "interstellar-casus-belli", "imperium-cloaking-technology")
    scene.tableau("B", "old-earth", "gem-world")

    scene.round(A="settle")

    assert not offers_takeover(scene)


@clause("RFTG-TAKEOVER-34")
def test_imperium_seat_reaches_a_peaceful_rebel_world_beside_a_rebel_military_world() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-seat", "imperium-invasion-fleet")
    scene.tableau("B", "rebel-cantina", "gem-world", "pirate-world", "rebel-fuel-cache")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.options("A") == ["target rebel-cantina", "target rebel-fuel-cache"]


@clause("RFTG-TAKEOVER-34")
def test_imperium_seat_does_not_reach_a_peaceful_rebel_world_alone() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-seat", "imperium-invasion-fleet")
    scene.tableau("B", "rebel-cantina", "gem-world", "pirate-world")

    scene.round(A="settle")

    assert not offers_takeover(scene)
