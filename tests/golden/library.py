"""Recorded games: where they lie, which ones there are, and how they are told.

A golden is two files: `<name>.tessera`, the record, and `<name>.log`, its story as a spectator reads it in English,
ending with how the game came out. `python -m tests.golden.make` plays and writes them anew.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

from tessera.kernel.definition import Options, OptionValue
from tessera.kernel.game import Game
from tests.kernel.games.shelf import NAMES

FOLDER = Path(__file__).parent
TREES = ("science", "economy", "culture", "religion", "military")
# By the numbers of their start worlds, 0 to 15.
ROBOTS = (
    *("old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony", "separatist-colony"),
    *("ancient-race", "damaged-alien-factory", "doomed-world", "rebel-cantina", "galactic-developers"),
    *("imperium-warlord", "galactic-scavengers", "uplift-mercenary-force", "alien-research-team"),
    "rebel-freedom-fighters",
)


class Plan:
    """A game to be recorded."""

    def __init__(self, game: str, name: str, seats: int, seed: int, options: Options, player: str) -> None:
        self.game = game
        self.name = name
        self.seats = seats
        self.seed = seed
        self.options = options
        self.player = player


def plans() -> list[Plan]:
    """Every game that is recorded."""
    return [*_atlas_lost(), *_race(), *_revive(), *_warp(), *_test_games()]


def _atlas_lost() -> list[Plan]:
    """Each of the ten combinations of trees twice, with 2, 3 and 4 players and both readings; and solo."""
    found: list[Plan] = []
    for index, trees in enumerate(combinations(TREES, 3)):
        for round_, player in enumerate(("random", "greedy")):
            seats = (2, 3, 4)[(index + round_) % 3]
            reading = ("ja", "en")[(index + round_) % 2]
            options: Options = {"trees": list(trees), "reading": reading, "turn_limit": 60}
            if index == 9:
                options["nested_counts_as_startup"] = True
            name = f"{'-'.join(trees)}-{seats}-{player}"
            found.append(Plan("atlas-lost", name, seats, 100 + index, options, player))
    # Rare, so its seed was looked for: the game is won by initiative tiles.
    rare: Options = {"trees": ["science", "economy", "religion"], "reading": "ja", "turn_limit": 60}
    found.append(Plan("atlas-lost", "initiative-victory-2-greedy", 2, 310, rare, "greedy"))
    for index, player in enumerate(("random", "greedy")):
        reading = ("ja", "en")[index]
        alone: Options = {"trees": "random", "reading": reading, "turn_limit": 60}
        found.append(Plan("atlas-lost", f"solo-{player}", 1, 200, alone, player))
    return found


def _race() -> list[Plan]:
    """Every set with every number of players, modules on and off, start rules, draft, scenario, and every robot."""
    found: list[Plan] = []

    def record(name: str, seats: int, player: str, **options: OptionValue) -> None:
        seed = 400 + len(found)
        found.append(Plan("race-for-the-galaxy", f"{name}-{seats}-{player}", seats, seed, options, player))

    for seats in (2, 3, 4):
        record("base", seats, "random")
        record("base", seats, "greedy", start="choice")
    record("base-duel", 2, "greedy", experienced=True)
    record("base-preset", 4, "random", start="preset")
    for index, (sets, most) in enumerate((("set1", 5), ("set2", 6), ("set3", 6))):
        for seats in range(2, most + 1):
            goals, takeovers = (seats + index) % 3 > 0, index > 0 and seats % 2 == 0
            record(sets, seats, "random", sets=sets, goals=goals, takeovers=takeovers)
        record(f"{sets}-all", 3, "greedy", sets=sets, goals=True, takeovers=index > 0)
        record(f"{sets}-draft", most - 1, "random", sets=sets, draft=True, goals=index == 1, takeovers=index == 2)
    record("set1-preset", 5, "random", sets="set1", start="preset")
    record("set3-duel", 2, "random", sets="set3", experienced=True, goals=True, takeovers=True)
    record("set3-duel-dealt", 2, "greedy", sets="set3", experienced=True, start="dealt")
    record("set2-scenario", 2, "random", sets="set2", scenario="rebel-vs-imperium")
    record("set3-scenario", 2, "greedy", sets="set3", scenario="rebel-vs-imperium", goals=True)
    for index, robot in enumerate(ROBOTS):
        sets = "set3" if index % 2 else ("base", "set1", "set2", "set3")[(index > 4) + (index > 8) + (index > 11)]
        difficulty = ("easy", "medium", "hard")[index % 3]
        player = "greedy" if index % 4 == 0 else "random"
        record(f"robot-{robot}", 1, player, sets=sets, robot=robot, difficulty=difficulty)
    return found


def _warp() -> list[Plan]:
    """Every number of players on both sides of the map, with both kinds of Pioneering missions; teams; and alone. These
    were played before the house revised its content, and are played on with what it was; some more with what it is."""
    found: list[Plan] = []

    def record(name: str, seats: int, **options: OptionValue) -> None:
        player = ("random", "greedy")[len(found) % 2]
        name = f"{name}-{seats}-{player}"
        found.append(Plan("the-warp", name, seats, 700 + len(found), options, player))

    for side in ("A", "B"):
        for number, pioneering in enumerate(("basic", "advanced")):
            first: Options = {"side": side, "pioneering": pioneering, "house_content": "first"}
            for seats in range(2, 7):
                record(f"{side.lower()}-{pioneering}", seats, **first)
            for seats in (4, 6):
                record(f"teams-{side.lower()}-{pioneering}", seats, **first, teams=True)
            if number:
                record(f"solo-{side.lower()}", 1, **{**first, "pioneering": "basic"})
                record(f"solo-{side.lower()}", 1, **first)
    for seats in range(1, 7):
        pioneering = ("basic", "advanced")[seats // 2 % 2]
        record("revised", seats, side="AB"[seats % 2], pioneering=pioneering)
        record("revised", seats, side="AB"[seats % 2], pioneering=pioneering)
    return found


# What the campaign of Revive has unlocked at its end.
CAMPAIGN: Final = ("campaign_locations", "advanced_switch", "all_tribes", "moon_sides", "vast_crystals", "drafting")


def _revive() -> list[Plan]:
    """Every number of players with the basic game, with each option by itself, and with all of them together; those
    that lie by chance with the first version of the house content, in which they were recorded."""
    found: list[Plan] = []

    def record(name: str, seats: int, **options: OptionValue) -> None:
        player = ("random", "greedy")[len(found) % 2]
        name = f"{name}-{seats}-{player}"
        found.append(Plan("revive", name, seats, 800 + len(found), options, player))

    for seats in (1, 2, 3, 4):
        record("basic", seats, house_cards="first")
        record("long", seats, long=True, card_bonus="2")
        record("moon", seats, moon_sides=True, all_tribes=True, house_cards="first")
        alone: Options = {"solo_hibernation": "3", "solo_actions": "10"} if seats == 1 else {}
        record("tribes", seats, **alone, choose_tribes=True, all_tribes=True, two_artifact_cards=True)
        record("crystals", seats, vast_crystals=True, campaign_locations=True, house_cards="first")
        record("draft", seats, drafting=True)
        record("switch", seats, advanced_switch=True, moon_sides=True, house_cards="first")
        record("campaign", seats, **dict.fromkeys(CAMPAIGN, True))
    return found


def _test_games() -> list[Plan]:
    return [
        Plan("candlelight", "candlelight-3-random", 3, 1, {}, "random"),
        Plan("candlelight", "candlelight-4-random", 4, 2, {"hand": 5, "favourite": "none"}, "random"),
        Plan("caravan", "caravan-2-random", 2, 1, {"dice": "four"}, "random"),
        Plan("caravan", "caravan-4-random", 4, 2, {"rounds": 8}, "random"),
    ]


def records() -> list[Path]:
    """All records, sorted."""
    return sorted(path for name in NAMES for path in (FOLDER / name).glob("*.tessera"))


def log_of(record: Path) -> Path:
    """Where the story of a record lies."""
    return record.with_suffix(".log")


def told(game: Game) -> list[str]:
    """The story of a game, line by line."""
    outcome = game.outcome
    assert outcome is not None, "a golden is played to its end"
    winners = " ".join("ABCDEF"[seat] for seat in outcome.winners) or "nobody"
    scores = " ".join(str(score) for score in outcome.scores)
    return [*game.story(None), f"== {outcome.reason} ({outcome.clause}), won by {winners}, scores {scores}"]
