"""The log cites the clause that made something happen and names what it came from, as the step that told it does."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

import tessera
from tessera.games.revive import ops
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules.any_order import AnyOrder
from tessera.games.revive.rules.carrying import Perform, WorkOff
from tessera.games.revive.rules.causes import FROM, NONE, clause_of, origin_of
from tessera.games.revive.rules.effects import ChooseOne
from tessera.games.revive.rules.entries import effect_in, is_effect
from tessera.games.revive.rules.resources import TakeInstead
from tessera.games.revive.rules.tribe_tiles import PlaceTile
from tessera.games.revive.state import Revive
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Options
from tessera.kernel.event import Event
from tessera.kernel.state import Step
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.properties.positions import random_choice
from tests.rows import for_each

RULES = Path(sys.modules[Revive.__module__].__file__ or "").parent / "rules"
# What always comes from somewhere and says so; by these clauses the sentence itself does.
GAINS = ("gain", "points", "energy", "crate", "artifact", "minor_artifact")
SAID_ITSELF = ("REV-POP-04", "REV-OXF-05", "REV-EXP-03")
CLAUSE = re.compile(r"REV-[A-Z]+-\d\d")


class Teller:
    """Who told an event: the step, and the functions on the way to the telling."""

    def __init__(self, event: Event, frame: FrameType | None) -> None:
        self.event = event
        self.step: Step | None = None
        self.named: set[str] = set()
        while frame is not None and self.step is None:
            here = frame.f_locals.get("self")
            if isinstance(here, Step):
                self.step = here
                self.named |= set(CLAUSE.findall(type(here).__doc__ or ""))
            code = frame.f_code
            if Path(code.co_filename).parent == RULES:
                self.named |= {word for word in code.co_consts if isinstance(word, str) and CLAUSE.fullmatch(word)}
                self.named |= set(CLAUSE.findall(str(code.co_consts[0]) if code.co_consts else ""))
            frame = frame.f_back

    def causes(self) -> list[int]:
        """The entries that the step was about."""
        step = self.step
        if isinstance(step, WorkOff | AnyOrder):
            return step.entries
        if isinstance(step, Perform | ChooseOne | PlaceTile):
            return [step.number]
        cause = getattr(step, "cause", NONE)
        return [] if cause == NONE else [cause]


class Listener(list[Event]):
    """Events as they are told, each with its teller."""

    def __init__(self) -> None:
        super().__init__()
        self.tellers: list[Teller] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.tellers.append(Teller(event, sys._getframe(1)))


def played(seats: int, seed: int, choices: int, options: Options) -> tuple[Revive, list[Teller]]:
    """A game of random choices, and who told what."""
    game = tessera.start("revive", seats=seats, seed=seed, options=options)
    state = game.state
    assert isinstance(state, Revive)
    assert state.log is not None
    listener = Listener()
    state.log.events = listener
    chance = Chance(key_of(f"causes {seed}"), 0)
    while not state.over and len(game.choices) < choices:
        game.play(*random_choice(game, chance))
    assert game.state is state
    return state, listener.tellers


def origin(event: Event) -> str:
    """What an event says that it came from, "" for nothing."""
    last = event.words[-1] if event.words else ""
    return last if last.startswith(FROM) else ""


@clause("REV-EFF-01", "REV-CARD-03", "REV-MOD-01", "REV-MACH-01", "REV-CRT-02", "REV-HIB-06", "REV-BLD-06")
@for_each(
    ("seats", "seed", "options"),
    [
        (2, 1, {"all_tribes": True, "moon_sides": True}),
        (4, 2, {"all_tribes": True, "advanced_switch": True}),
        (3, 3, {"moon_sides": True, "vast_crystals": True}),
        (1, 4, {"advanced_switch": True}),
    ],
)
def test_every_event_has_the_clause_and_the_cause_of_the_step_that_told_it(
    seats: int, seed: int, options: Options
) -> None:
    state, tellers = played(seats, seed, 700, options)

    gains = 0
    for teller in tellers:
        event = teller.event
        causes = teller.causes()
        told = f"{event.key} {event.clause} {event.words} by {type(teller.step).__name__}"
        clauses = teller.named | {clause_of(state, cause) for cause in causes}
        assert event.clause in clauses, f"{told}: its step names {sorted(clauses)}"
        if event.key in GAINS:
            gains += 1
            assert event.clause != "REV-EFF-01", told
            # What is above a limit at the end of a part may have come from anywhere.
            is_excess = isinstance(teller.step, TakeInstead) and not causes
            assert bool(origin(event)) is (event.clause not in SAID_ITSELF and not is_excess), told
        if origin(event) and causes:
            origins = {word for cause in causes for word in origins_of(state, event.seat, cause)}
            # A step or a point may reach a space or a bonus further on, which then says its own name.
            is_reached = origin(event).removeprefix(FROM).partition(":")[0] in ("reward", "progress", "bonus", "track")
            assert origin(event) in origins or is_reached, f"{told}: it is about {sorted(origins)}"
    assert gains > 20
    assert len(tellers) > 100


def origins_of(state: Revive, seat: int, cause: int) -> list[str]:
    """What a cause comes from; the symbol of an ability also pays the price of that."""
    found = origin_of(state, cause)
    if is_effect(cause) and grants_ability(state, state.effect(effect_in(cause))):
        found = [*found, f"{FROM}ability:{state.tribe(seat).id}"]
    # Trades and paid free actions may come in between, and name their technology.
    standings = state.standings(seat, ops.STANDING_TRADE) + state.standings(seat, ops.FREE_ACTION)
    return found + [FROM + standing.origin for standing in standings]


def grants_ability(state: Revive, effect: Effect) -> bool:
    """Whether an effect is the symbol of an ability, or a choice between that and something else."""
    inside = [inner for number in effect.then for inner in state.rulebook.lists[number]]
    return effect.op == ops.TRIBE or (effect.op == ops.CHOOSE and any(inner.op == ops.TRIBE for inner in inside))


@clause("REV-SLOT-01", "REV-MOD-01", "REV-CARD-03")
def test_a_play_cites_the_card_the_earlier_card_and_the_module_each_by_its_own_clause() -> None:
    scene = Scene().played("A", "T1", "CY05").module("A", "T1.1", "MD09").hand("A", "SA5").turn("A")

    scene.play("A play SA5 T1")

    told = [(event.clause, origin(event)) for event in scene.game.events if event.key == "gain"]
    assert ("REV-CARD-03", "from:card:SA5") in told
    assert ("REV-SLOT-01", "from:card:CY05") in told


@clause("REV-HOF-07", "REV-FREE-02")
def test_a_trade_of_a_technology_names_it() -> None:
    scene = Scene().tribe("A", "hofstadterians").knows_technology("A", "A1").has("A", gear=2).turn("A")

    scene.play("A swap gear+gear crystal")

    assert [(event.key, event.clause) for event in scene.game.events] == [
        ("swap", "REV-HOF-07"),
        ("gain", "REV-HOF-07"),
    ]
    assert {origin(event) for event in scene.game.events} == {"from:technology:2:0"}


@clause("REV-OPT-01", "REV-OPT-04", "REV-KUN-09", "REV-MOD-05")
def test_what_is_copied_rested_or_laid_on_a_symbol_cites_what_made_it_happen() -> None:
    copied = Scene(advanced_switch=True).played("B", "T1", "SB1").turn("A")
    copied.play("A copy SB1")
    alone = Scene(seats=1, advanced_switch=True).display("CG01").turn("A")
    alone.play("A copy CG01")
    rested = Scene().tribe("A", "kuniban").knows_technology("A", "B3").energy("A", 1).hand("A", "SA1", "SA3").turn("A")
    rested.play("A use tech:B3", "A rest SA1")
    laid = Scene().crates("A", "CR19").module_display("MD09", "MD10").turn("A")
    laid.play("A open CR19", "A module MD09", "A place T1.1")

    found = [
        [(event.clause, origin(event)) for event in scene.game.events if event.key in GAINS]
        for scene in (copied, alone, rested, laid)
    ]
    assert found[0][0] == ("REV-OPT-01", "from:card:SB1")
    assert found[1][0] == ("REV-OPT-04", "from:card:CG01")
    assert found[2][0] == ("REV-KUN-09", "from:card:SA1")
    assert found[3][0] == ("REV-MOD-05", "from:module:MD09")


@clause("REV-EXP-06", "REV-NAD-04", "REV-BLD-04")
def test_terrain_of_a_building_a_tile_and_new_forest_are_told_apart() -> None:
    built = Scene().has("A", gear=3).turn("A").play("A build small 4,3")
    explored = Scene(seats=3).has("A", food=6).building("B", "7,4").face_down("R1C4", "AT04").turn("A")
    explored.play("A explore R1C4", "A recruit deck", "A lay 1")
    planted = Scene().tribe("A", "nadair", "moon").building("B", "5,3").has("A", crystal=1, food=3).hand("A", "SA1")
    planted.turn("A").play("A play SA1 B1", "A resolve tribe", "A tile 4,3")

    found = [
        {event.clause for event in scene.game.events if event.key == "advance"} for scene in (built, explored, planted)
    ]
    assert found == [{"REV-BLD-04"}, {"REV-EXP-06"}, {"REV-NAD-04"}]
