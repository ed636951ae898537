"""Measures the form of Tessera that runs in this process, interpreted or compiled.

`bench` runs this file once for each form, in a process of its own, and reads the figures as JSON from its output. It
is run as a file and imports kernel, games and players alone, so that only they differ between the two.
"""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from statistics import median
from typing import Final

import tessera.kernel.engine
from tessera.games import find, names
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Definition, OptionValue, Setup
from tessera.kernel.engine import advance, asked, playout, random_picks, submit
from tessera.kernel.game import Game, begin
from tessera.kernel.record import Record
from tessera.kernel.replay import replay
from tessera.kernel.setup import arrange
from tessera.kernel.state import State
from tessera.kernel.step import Ask
from tessera.players import searcher
from tessera.players.player import Seat

NO_LIMIT: Final = 1_000_000_000
# How many questions are searched, and with how many iterations each.
SEARCHES: Final = 3
SEARCHED: Final = 12

_TREES: Final = ("science", "economy", "culture", "religion", "military")
_ARC: Final[dict[str, OptionValue]] = {"sets": "set3", "goals": True, "takeovers": True}

# The basic game, and everything that the campaign unlocks.
_REVIVE: Final[tuple[dict[str, OptionValue], ...]] = (
    {},
    {"all_tribes": True, "campaign_locations": True, "advanced_switch": True, "moon_sides": True},
    {"all_tribes": True, "vast_crystals": True, "drafting": True},
)
_MAPS: Final[tuple[dict[str, OptionValue], ...]] = ({}, {"side": "B", "pioneering": "advanced"})


class Case:
    """What is measured under one heading: so many seats, and set-ups in turn, so that none rests on one easy board."""

    def __init__(self, seats: int, mix: Sequence[Mapping[str, OptionValue]] = ({},), variant: str = "") -> None:
        self.seats = seats
        self.mix = [dict(options) for options in mix]
        self.label = f"{seats} {variant}".strip()


CASES: Final[dict[str, list[Case]]] = {
    "atlas-lost": [
        Case(seats, [{"trees": list(three)} for three in combinations(_TREES, 3)]) for seats in (1, 2, 3, 4)
    ],
    "race-for-the-galaxy": [
        Case(1, [{}, {"sets": "set3"}], "alone"),
        Case(2, variant="base"),
        Case(2, [{**_ARC, "experienced": True}], "full arc, two actions"),
        Case(4, variant="base"),
        Case(4, [_ARC], "full arc"),
        Case(6, [_ARC], "full arc"),
    ],
    "revive": [
        Case(1, _REVIVE, "alone"),
        Case(2, _REVIVE),
        Case(3, _REVIVE),
        Case(4, _REVIVE),
    ],
    "the-warp": [
        Case(1, variant="alone"),
        Case(2, _MAPS),
        Case(4, _MAPS),
        Case(4, [{"teams": True, **options} for options in _MAPS], "teams"),
        Case(6, _MAPS),
    ],
}


def cases(name: str) -> list[Case]:
    """What is measured of a game: every number of seats, unless its cases are listed."""
    return CASES.get(name) or [Case(seats) for seats in find(name).seat_counts()]


class Effort:
    """How much is measured: seconds for each figure, in rounds of which the best counts; games and states to measure.

    Rounds are short: others use the machine too, and the best of many finds a moment without them.
    """

    def __init__(self, quick: bool) -> None:
        self.seconds = 0.04 if quick else 2.4
        self.rounds = 1 if quick else 8
        self.states = 3 if quick else 30
        self.replays = 2 if quick else 20
        self.menus = 1 if quick else 40


def is_compiled() -> bool:
    """Whether the kernel that runs here is the compiled one."""
    return not str(tessera.kernel.engine.__file__).endswith(".py")


def mixed(name: str, case: Case, number: int) -> Setup:
    """The set-up of game i in a mix."""
    options = case.mix[number % len(case.mix)]
    return arrange(find(name), case.seats, f"bench/{case.seats}/{number}", options, among_bots=True)


# The calibration figure


class Counter:
    """Something with attributes to work on."""

    def __init__(self) -> None:
        self.total = 0
        self.steps = 0


def calibration_loop(iterations: int) -> int:
    """Plain Python that never changes: integers, a list, attributes. Days and machines are compared by it."""
    counter = Counter()
    items = list(range(64))
    for index in range(iterations):
        place = index & 63
        items[place] = (items[place] * 31 + index) & 0xFFFF
        counter.total += items[(place + 7) & 63]
        counter.steps += 1
    return counter.total + counter.steps


def calibrate(effort: Effort) -> float:
    """Iterations of the calibration loop per second: the best of some rounds."""
    return rate(lambda: calibration_loop(20_000), effort) * 20_000


def rate(work: Callable[[], object], effort: Effort) -> float:
    """How often a piece of work is done in a second: the best of some rounds, for others use this machine, too."""
    best = 0.0
    for _ in range(effort.rounds):
        times = 0
        start = time.perf_counter()
        while True:
            work()
            times += 1
            spent = time.perf_counter() - start
            if spent >= effort.seconds / effort.rounds:
                break
        best = max(best, times / spent)
    return best


# Random quiet playouts


def random_game(definition: Definition, setup: Setup) -> tuple[State, int]:
    """Set a game up and play it to its end at random, quietly; and how many decisions that took."""
    state = definition.begin(setup)
    advance(state)
    return state, playout(state, Chance(key_of(f"players {setup.seed}"), 0), NO_LIMIT)


def measure_playouts(definition: Definition, setups: Sequence[Setup], effort: Effort) -> tuple[float, float]:
    """Decisions and games per second, set-up included: the best of some rounds, each over whole mixes."""
    best = (0.0, 0.0)
    for _ in range(effort.rounds):
        games = decisions = 0
        start = time.perf_counter()
        while True:
            for setup in setups:
                decisions += random_game(definition, setup)[1]
                games += 1
            spent = time.perf_counter() - start
            if spent >= effort.seconds / effort.rounds:
                break
        best = max(best, (decisions / spent, games / spent))
    return best


def largest_menu(definition: Definition, setups: Sequence[Setup]) -> int:
    """The longest list of options in one game of each set-up."""
    most = 0
    for setup in setups:
        state = definition.begin(setup)
        advance(state)
        chance = Chance(key_of(f"players {setup.seed}"), 0)
        while not state.over:
            waiting = asked(state)
            lane = waiting[chance.below(len(waiting))]
            most = max(most, len(lane.menu))
            submit(state, lane, random_picks(lane, chance))
    return most


# Single operations on games half played


def half_played(definition: Definition, setups: Sequence[Setup], many: int) -> list[Game]:
    """Games in the middle."""
    games: list[Game] = []
    for number in range(many):
        setup = setups[number % len(setups)]
        decisions = random_game(definition, setup)[1]
        game = begin(definition, setup, listen=False)
        playout(game.state, Chance(key_of(f"players {setup.seed}"), 0), decisions // 2)
        games.append(game)
    return games


def measure_clone(games: Sequence[Game], effort: Effort) -> float:
    """Microseconds for one clone of a state."""
    states = [(game.definition, game.state) for game in games]

    def clone_all() -> None:
        for definition, state in states:
            definition.clone(state)

    return 1e6 / (rate(clone_all, effort) * len(states))


def measure_views(games: Sequence[Game], effort: Effort) -> float:
    """Views per second."""

    def view_all() -> None:
        for game in games:
            game.view(0)

    return rate(view_all, effort) * len(games)


def measure_redeals(games: Sequence[Game], effort: Effort) -> float:
    """Redeals per second."""

    def redeal_all() -> None:
        for game in games:
            game.redeal(0, "bench")

    return rate(redeal_all, effort) * len(games)


def measure_search(games: Sequence[Game], effort: Effort) -> float:
    """Iterations per second of a search, what it does once for each question included."""
    thought = 0

    def think_all() -> None:
        nonlocal thought
        for game in games:
            ask = asked(game.state)[0].stack[-1]
            assert isinstance(ask, Ask)
            thought += searcher(game.setup.game, SEARCHED).weigh(Seat(game, ask.seat, "bench")).iterations

    best = 0.0
    for _ in range(effort.rounds):
        thought = 0
        start = time.perf_counter()
        while time.perf_counter() - start < effort.seconds / effort.rounds:
            think_all()
        best = max(best, thought / (time.perf_counter() - start))
    return best


def measure_bytes(games: Sequence[Game]) -> int:
    """Memory of one live game: what clones of states take; content is shared by all and not counted."""
    copies: list[State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for game in games:
        for _ in range(5):
            copies.append(game.definition.clone(game.state))
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken // len(copies)


def recorded_game(definition: Definition, setup: Setup) -> Record:
    """A random game with its record."""
    game = begin(definition, setup, listen=False)
    chance = Chance(key_of(f"players {setup.seed}"), 0)
    while not game.state.over:
        lane = asked(game.state)[0]
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        game.play(ask.seat, [ask.notation(game.state, pick) for pick in random_picks(lane, chance)])
    return game.record()


def measure_replay(definition: Definition, setups: Sequence[Setup], many: int) -> float:
    """Milliseconds to replay and verify a whole game from its record: the median."""
    spent: list[float] = []
    for number in range(many):
        record = recorded_game(definition, setups[number % len(setups)])
        start = time.perf_counter()
        replay(definition, record, None, True)
        spent.append((time.perf_counter() - start) * 1000)
    return median(spent)


def measure_case(name: str, case: Case, effort: Effort, quick: bool) -> dict[str, float]:
    """All figures of a case."""
    definition = find(name)
    # At least ten games in turn: single games differ too much.
    many = 1 if quick else max(10, len(case.mix))
    setups = [mixed(name, case, number) for number in range(many)]
    random_game(definition, setups[0])  # content is read and compiled once, before the clock runs
    decisions_per_s, games_per_s = measure_playouts(definition, setups, effort)
    games = half_played(definition, setups, effort.states)
    return {
        "decisions_per_s": round(decisions_per_s, 1),
        "games_per_s": round(games_per_s, 2),
        "clone_us": round(measure_clone(games, effort), 2),
        "views_per_s": round(measure_views(games, effort), 1),
        "redeals_per_s": round(measure_redeals(games, effort), 1),
        "iterations_per_s": round(measure_search(games[:SEARCHES], effort), 1),
        "max_menu": largest_menu(definition, [mixed(name, case, number) for number in range(effort.menus)]),
        "bytes_per_game": measure_bytes(games),
        "replay_ms": round(measure_replay(definition, setups, effort.replays), 3),
    }


def measure(quick: bool) -> dict[str, object]:
    """All figures of this form, with the calibration figure of the same process."""
    effort = Effort(quick)
    calibration = calibrate(effort)
    games: dict[str, dict[str, dict[str, float]]] = {}
    for name in names():
        games[name] = {}
        for case in cases(name):
            figures = measure_case(name, case, effort, quick)
            figures["decisions_per_calibration"] = round(figures["decisions_per_s"] / calibration, 6)
            games[name][case.label] = figures
    return {"compiled": is_compiled(), "calibration_per_s": round(calibration), "games": games}


def fingerprints(many: int) -> list[str]:
    """The fingerprints of random games at their ends, seat counts and set-ups mixed."""
    found: list[str] = []
    everything = [(name, case) for name in names() for case in cases(name)]
    for number in range(many):
        name, case = everything[number % len(everything)]
        definition = find(name)
        setup = mixed(name, case, number)
        state, _ = random_game(definition, setup)
        found.append(Game(definition, setup, state, []).fingerprint())
    return found


def main(words: Sequence[str]) -> None:
    """`measure.py quick`, `measure.py full` or `measure.py fingerprints N`: figures as JSON."""
    if words[0] == "fingerprints":
        answer: object = {"compiled": is_compiled(), "fingerprints": fingerprints(int(words[1]))}
    else:
        answer = measure(words[0] == "quick")
    sys.stdout.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
