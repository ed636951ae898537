"""Open and hidden information: what a seat is told does not change with what it cannot know.

Hidden things are changed behind everybody's back at many points of random games. Then the view, the question, its
options and its objections are compared, for every other seat and for a spectator.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tessera.games.the_warp.state import ARCHIVE, FACE_DOWN, MISSION_DECKS, REWARD_DECK, Warp
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.engine import asked, random_picks, submit
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.the_warp.fresh import ready, warp
from tests.games.the_warp.scene import at
from tests.properties.secrecy import told_to

# What everybody may look at, whoever it is.
OPEN_KEYS = (
    "areas",
    "worm_holes",
    "shifted",
    "exiled",
    "guardian",
    "grey",
    "line_up",
    "deck",
    "discard",
    "reward_deck",
    "reward_discard",
    "mission_decks",
    "round",
    "last_round",
    "active",
)
OPEN_OF_PLAYERS = (
    "races",
    "copied",
    "bought",
    "on_board",
    "areas",
    "hand_limit",
    "reward_limit",
    "mission_limit",
    "done",
    "points",
    "score",
    "tokens",
    "levels",
    "buildings",
    "miniatures",
    "tracks",
    "trade_limit",
    "traded",
    "fired",
)


# Changing what is hidden from one viewer (-1 is a spectator)


def others(state: Warp, viewer: int) -> Iterator[int]:
    """Everybody but the viewer."""
    return (seat for seat in range(state.seats) if seat != viewer)


def change_resources(state: Warp, viewer: int) -> int:
    """Other amounts of Gold and Energy."""
    for seat in others(state, viewer):
        state.colonies[seat].gold += 3
        state.colonies[seat].energy += 11
    return 1


def change_reserve(state: Warp, viewer: int) -> int:
    """Other amounts of reserve Troops, the total of the colour staying the same."""
    changed = 0
    for seat in others(state, viewer):
        colony = state.colonies[seat]
        moved = 1 if colony.supply else -colony.reserve
        colony.reserve += moved
        colony.supply -= moved
        changed += moved != 0
    return changed


def swap(state: Warp, viewer: int, zone: int, deck: int) -> int:
    """Cards of a hidden zone change places with cards of a deck, as far as the viewer knows neither."""
    hidden = [piece for piece in state.zones[deck] if not state.sees(viewer, piece, deck)]
    changed = 0
    for place, piece in enumerate(state.zones[zone]):
        alike = [other for other in hidden if state.plan.backs[other] == state.plan.backs[piece]]
        if alike and not state.sees(viewer, piece, zone):
            other = alike[0]
            hidden.remove(other)
            state.zones[deck][state.zones[deck].index(other)] = piece
            state.zones[zone][place] = other
            changed += 1
    return changed


def change_hands(state: Warp, viewer: int) -> int:
    """Other Archive cards in hand."""
    return sum([swap(state, viewer, state.hand(seat), ARCHIVE) for seat in others(state, viewer)])


def change_rewards(state: Warp, viewer: int) -> int:
    """Other Reward cards."""
    return sum([swap(state, viewer, state.rewards(seat), REWARD_DECK) for seat in others(state, viewer)])


def change_missions(state: Warp, viewer: int) -> int:
    """Other Private Missions of the same types, and so others that could be shown."""
    changed = 0
    for seat in others(state, viewer):
        for type in range(3):
            changed += swap(state, viewer, state.missions(seat), MISSION_DECKS + type)
        state.colonies[seat].ready = state.zones[state.missions(seat)].copy()
    return changed


def change_tokens(state: Warp, viewer: int) -> int:
    """The face-down Exiled Tokens lie in another order."""
    state.zones[FACE_DOWN].reverse()
    return len(state.zones[FACE_DOWN]) > 1


def change_decks(state: Warp, viewer: int) -> int:
    """All decks lie in another order, as far as the viewer knows nothing of it."""
    changed = 0
    for deck in (ARCHIVE, REWARD_DECK, *range(MISSION_DECKS, MISSION_DECKS + 3)):
        places = [n for n, piece in enumerate(state.zones[deck]) if not state.sees(viewer, piece, deck)]
        pieces = [state.zones[deck][place] for place in reversed(places)]
        for place, piece in zip(places, pieces, strict=True):
            state.zones[deck][place] = piece
        changed += len(places) > 1
    return changed


CHANGES: list[Callable[[Warp, int], int]] = [
    change_resources,
    change_reserve,
    change_hands,
    change_rewards,
    change_missions,
    change_tokens,
    change_decks,
]


@cache
def positions(seats: int, teams: bool) -> list[Game]:
    """A random game here and there on its way: its first turn, a few combats, its end."""
    game = ready(seats, seed=21, teams=teams, pioneering="advanced")
    chance = Chance(key_of("information"), 0)
    found: list[Game] = [game.clone()]
    combats = decisions = 0
    while not game.state.over:
        lane = asked(game.state)[0]
        submit(game.state, lane, random_picks(lane, chance))
        decisions += 1
        in_combat = warp(game).combat.attacker >= 0
        combats += in_combat
        if game.state.over or decisions % 60 == 0 or (in_combat and combats % 14 == 0):
            found.append(game.clone())
    assert len(found) > 20
    chosen = [found[place * (len(found) - 1) // 11] for place in range(12)]
    assert sum(warp(each).combat.attacker >= 0 for each in chosen) > 2
    for each in chosen:
        # Random players spend their Reward cards soon.
        for seat in range(seats):
            warp(each).draw_many(REWARD_DECK, warp(each).rewards(seat), 1)
    return chosen


@cache
def told_so_far(seats: int, teams: bool) -> list[list[str]]:
    """What each seat is told at these positions."""
    return [[told_to(game.clone(), viewer) for viewer in range(seats)] for game in positions(seats, teams)]


def told_to_spectator(game: Game) -> str:
    """Everything that a spectator can see."""
    return json.dumps(game.view(None))


@clause("WARP-INFO-01", "WARP-INFO-02", "WARP-INFO-05", "WARP-SET-14")
@pytest.mark.parametrize(("seats", "teams"), [(3, False), (4, True)])
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_nobody_is_told_what_is_hidden(change: Callable[[Warp, int], int], seats: int, teams: bool) -> None:
    changed = 0
    for game, told in zip(positions(seats, teams), told_so_far(seats, teams), strict=True):
        for viewer in range(seats):
            after = game.clone()
            changed += change(warp(after), viewer)
            assert told_to(after, viewer) == told[viewer]

    # Otherwise nothing would be proved.
    assert changed > 20


@clause("WARP-INFO-01", "WARP-INFO-02", "WARP-INFO-05")
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_spectator_is_told_nothing_hidden(change: Callable[[Warp, int], int]) -> None:
    changed = 0
    for game in positions(3, False):
        after = game.clone()
        changed += change(warp(after), -1)
        assert told_to_spectator(after) == told_to_spectator(game)

    assert changed > 8


@clause("WARP-INFO-01")
def test_such_a_change_is_seen_by_whom_it_concerns() -> None:
    game = positions(3, False)[-2]

    for seat in range(3):
        after = game.clone()
        change_resources(warp(after), (seat + 1) % 3)
        assert told_to(after, seat) != told_to(game.clone(), seat)


@clause("WARP-INFO-03")
@pytest.mark.parametrize(("seats", "teams"), [(3, False), (4, True)])
def test_everything_on_the_table_looks_the_same_to_all(seats: int, teams: bool) -> None:
    for game in positions(seats, teams):
        views = [game.view(viewer) for viewer in (*range(seats), None)]
        for view in views:
            assert [view[key] for key in OPEN_KEYS] == [views[0][key] for key in OPEN_KEYS]
            for player in range(seats):
                for key in OPEN_OF_PLAYERS:
                    assert at(view, "players", player, key) == at(views[0], "players", player, key)
            for key in ("open_missions", "pioneering_missions"):
                mine, first = view[key], views[0][key]
                assert isinstance(mine, list)
                assert isinstance(first, list)
                assert [at(mission, "id") for mission in mine] == [at(mission, "id") for mission in first]
