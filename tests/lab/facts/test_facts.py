"""What is told of the seats of a finished game is what its record says they did."""

from __future__ import annotations

from collections.abc import Mapping

from tessera.games import find
from tessera.kernel.definition import OptionValue
from tessera.kernel.engine import asked
from tessera.kernel.game import Game, begin
from tessera.kernel.setup import arrange
from tessera.kernel.step import Ask
from tessera.lab.facts import categories, facts_of
from tessera.players import seat_player

THREE: Mapping[str, OptionValue] = {"trees": ["science", "culture", "military"]}
ARC: Mapping[str, OptionValue] = {"sets": "set3", "goals": True}


def played(name: str, options: Mapping[str, OptionValue]) -> Game:
    """A game for two, played at random with somebody listening."""
    definition = find(name)
    game = begin(definition, arrange(definition, 2, "7", options), listen=True)
    players = [seat_player("random", name, f"x{seat}") for seat in range(2)]
    while not game.state.over:
        ask = asked(game.state)[0].stack[-1]
        assert isinstance(ask, Ask)
        game.play(ask.seat, players[ask.seat].choose(game, ask.seat))
    return game


def told(facts: list[tuple[str, str]]) -> dict[str, str]:
    """The ids of each category between spaces."""
    found: dict[str, list[str]] = {}
    for category, identity in facts:
        found.setdefault(category, []).append(identity)
    return {category: " ".join(ids) for category, ids in found.items()}


def known(game: Game, facts: list[list[tuple[str, str]]]) -> bool:
    """Whether everything that is told can be looked up under its section of the box."""
    sections = {category.name: category.section for category in categories(game.setup.game)}
    entries = game.definition.catalogue()
    box = {(entry.section, entry.id) for entry in entries} | {("", entry.id) for entry in entries}
    told_otherwise = {category.name for category in categories(game.setup.game) if category.section == ""}
    every = [fact for seat in facts for fact in seat if fact[0] not in told_otherwise]
    return all((sections.get(category, ""), identity) in box for category, identity in every)


def said(game: Game, seat: int, *verbs: str) -> str:
    """What a seat chose with some verbs, by the record, each piece once and without the number of its copy."""
    words = [pick.split() for choice in game.record().choices if choice.seat == seat for pick in choice.picks]
    pieces = {word[1].partition("#")[0].partition(".")[0] for word in words if len(word) > 1 and word[0] in verbs}
    return " ".join(sorted(pieces))


def test_atlas_lost_tells_trees_techs_and_cards() -> None:
    game = played("atlas-lost", THREE)

    facts = facts_of(game)

    on_the_table = (
        "IC IIC-A IIC-C IIIC-B IIIC-D IIIC-F IIIM-C IIIM-D IIIM-F IIIS-A IIIS-B IIIS-F IIM-A IIM-E IIS-A IIS-C IM IS"
    )
    assert told(facts[0]) == {
        "card": "INI-03",
        "offered": on_the_table,
        "tech": "IC IIS-A IIS-C IM IS",
        "trees": "culture military science",
    }
    assert told(facts[1]) == {
        "card": "CUL-12 SCI-09 SCI-29",
        "offered": on_the_table,
        "tech": "IC IIC-A IIC-C IIIS-B IIM-E IIS-A IIS-C IM IS",
        "trees": "culture military science",
    }
    assert said(game, 1, "use", "install") == "CUL-12 SCI-09 SCI-29"
    assert known(game, facts)
    # Cards that were only turned into research or data were not played.
    assert said(game, 1, "data", "research") != ""


def test_race_for_the_galaxy_tells_start_world_cards_and_goals() -> None:
    game = played("race-for-the-galaxy", ARC)

    facts = facts_of(game)

    assert told(facts[1]) == {
        "card": "abandoned-alien-uplift-camp galactic-power-brokers galactic-survey-seti galactic-trade-emissaries "
        "hidden-fortress mining-robots primitive-rebel-world rebel-freedom-fighters smuggling-world "
        "universal-symbionts",
        "goal": "galactic-status research-leader",
        "offered": "budget-surplus galactic-standard-of-living galactic-status production-leader research-leader "
        "uplift-knowledge",
        "start": "industrial-robots",
    }
    for seat in range(2):
        assert told(facts[seat])["card"] == said(game, seat, "develop", "settle")
    assert known(game, facts)


def test_revive_tells_tribe_cards_machines_modules_technologies_and_crates() -> None:
    game = played("revive", {"house_cards": "first"})

    facts = facts_of(game)

    assert told(facts[0]) == {
        "artifact-card": "AC07",
        "card": "CG13 CN08 SD1 SD2 SD3 SD4 SD5 SD6",
        "crate": "CR19 CR23 CR28",
        "machine": "MN03 MY07",
        "module": "MD16 MD20 MD39 MD44 MD45 MD48",
        "offered": "hofstadterians-sun-A1 hofstadterians-sun-B1 hofstadterians-sun-B2 hofstadterians-sun-B3 "
        "hofstadterians-sun-C1 hofstadterians-sun-C2 hofstadterians-sun-C3",
        "technology": "hofstadterians-sun-A1 hofstadterians-sun-B1 hofstadterians-sun-B3",
        "tribe": "hofstadterians-sun",
    }
    for seat in range(2):
        assert told(facts[seat])["card"] == said(game, seat, "play", "rest")
        assert told(facts[seat])["module"] == said(game, seat, "module")
        assert told(facts[seat])["machine"] == said(game, seat, "machine")
    assert known(game, facts)


def test_the_warp_tells_races_missions_and_cards() -> None:
    game = played("the-warp", {"house_content": "first"})

    facts = facts_of(game)

    assert told(facts[0]) == {
        "card": "build-02 build-05 build-07 build-08 build-09 build-11 build-12 build-16 build-any deceive defect "
        "elite jetpack maneuver reinforce upgrade-01 upgrade-02 upgrade-06 upgrade-any",
        "guardian": "guardian-ralan-engineers",
        "mission": "cq-01 cq-15 cq-21 pg-02 pi-civilization pr-13",
        "offered": "pi-civilization pi-empire pi-expansion pi-infinite-riches pi-master-trader pi-overlord",
        "opening": "points 0",
        "points": "conquest 3 pioneering 2 progress 1 prosperity 2",
        "race": "luron-droids nurec-designers",
        "reward": "blueprints energy-cells recruits",
    }
    for seat in range(2):
        assert told(facts[seat])["race"] == said(game, seat, "race")
        assert told(facts[seat])["mission"] == said(game, seat, "complete")
    # Cards for a combat are played face down, and a bluff that was called did nothing.
    assert set(told(facts[1])["card"].split()) <= set(said(game, 1, "develop", "follow", "play").split())
    assert known(game, facts)


def test_the_warp_tells_what_points_were_gained_for_and_how_soon() -> None:
    game = played("the-warp", {"house_content": "first"})

    facts = facts_of(game)

    outcome = game.outcome
    assert outcome is not None
    for seat in range(2):
        gained = [fact.split()[-1] for category, fact in facts[seat] if category == "points"]
        assert sum(int(number) for number in gained) == outcome.scores[seat]
    # Round 35 was the last: three after the one in which B triggered the Endgame.
    assert [told(facts[seat]).get("goal-round") for seat in range(2)] == [None, "round 32"]
    assert [told(facts[seat])["opening"] for seat in range(2)] == ["points 0", "points 0"]
