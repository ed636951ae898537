"""Open and hidden information: what a seat is told does not change with what it cannot know.

Hidden things are changed behind everybody's back at many points of random games. Then the view, the question, its
options and its objections are compared, for every other seat and for a spectator.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tessera.games.revive.state import ARTIFACT_CARDS, CITIZENS, CRATES, FACE_DOWN, MACHINES, MODULES, Revive
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.engine import asked, random_picks, submit
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.revive.fresh import ready, revive, table
from tests.games.revive.scene import Scene, at
from tests.properties.secrecy import told_to

# What everybody may look at, whoever it is.
OPEN_KEYS = (
    "turn",
    "first",
    "active",
    "moment",
    "slots",
    "crystals",
    "display",
    "decks",
    "artifacts",
    "gone",
    "end_tile",
)
OPEN_OF_PLAYERS = (
    "tribe",
    "side",
    "resources",
    "points",
    "tracks",
    "unlocked",
    "progress",
    "markers",
    "hibernation",
    "switch",
    "energy",
    "cards",
    "resting",
    "slots",
    "machines",
    "spots",
    "technologies",
    "buildings",
    "figures",
    "tiles",
    "artifacts",
    "counters",
)


# Changing what is hidden from one viewer (-1 is a spectator)


def others(state: Revive, viewer: int) -> Iterator[int]:
    """Everybody but the viewer."""
    return (seat for seat in range(state.seats) if seat != viewer)


def swap(state: Revive, zone: int, pile: int, viewer: int) -> int:
    """Pieces of a hidden zone change places with pieces of a pile, as far as the viewer knows neither."""
    hidden = [piece for piece in state.zones[pile] if not state.sees(viewer, piece, pile)]
    changed = 0
    for place, piece in enumerate(state.zones[zone]):
        if hidden and not state.sees(viewer, piece, zone):
            other = hidden.pop()
            state.zones[pile][state.zones[pile].index(other)] = piece
            state.zones[zone][place] = other
            changed += 1
    return changed


def change_artifact_cards(state: Revive, viewer: int) -> int:
    """Other secret artifact cards."""
    return sum([swap(state, state.secret(seat), ARTIFACT_CARDS, viewer) for seat in others(state, viewer)])


def change_crates(state: Revive, viewer: int) -> int:
    """Other closed crates."""
    return sum([swap(state, state.closed(seat), CRATES, viewer) for seat in others(state, viewer)])


def change_tiles(state: Revive, viewer: int) -> int:
    """Face-down tiles with the same back change places, vast crystals too; one that a card is offered for stays."""
    tiles = state.zones[FACE_DOWN]
    groups: dict[int, list[int]] = {}
    for place, piece in enumerate(tiles):
        if state.hidden[place] not in state.exploring:
            groups.setdefault(state.plan.backs[piece], []).append(place)
    for places in groups.values():
        pieces = [tiles[place] for place in places]
        for place, piece in zip(places, [*pieces[1:], pieces[0]], strict=True):
            tiles[place] = piece
    return sum([len(places) > 1 for places in groups.values()])


def change_piles(state: Revive, viewer: int) -> int:
    """Deck, modules, machines and crates lie in another order."""
    changed = 0
    for pile in (CITIZENS, MODULES, MACHINES, MACHINES + 1, MACHINES + 2, CRATES):
        places = [n for n, piece in enumerate(state.zones[pile]) if not state.sees(viewer, piece, pile)]
        pieces = [state.zones[pile][place] for place in reversed(places)]
        for place, piece in zip(places, pieces, strict=True):
            state.zones[pile][place] = piece
        changed += len(places) > 1
    return changed


CHANGES: list[Callable[[Revive, int], int]] = [change_artifact_cards, change_crates, change_tiles, change_piles]


@cache
def positions() -> list[Game]:
    """A random game for three here and there on its way, with vast crystals; everybody has a closed crate."""
    game = ready(3, seed=21, vast_crystals=True, moon_sides=True)
    chance = Chance(key_of("information"), 0)
    found: list[Game] = [game.clone()]
    decisions = 0
    while not game.state.over and len(found) < 5:
        lane = asked(game.state)[0]
        submit(game.state, lane, random_picks(lane, chance))
        decisions += 1
        if decisions % 60 == 0 and not game.state.over:
            found.append(game.clone())
    assert len(found) == 5
    for each in found:
        # Random players open their crates soon.
        for seat in range(3):
            revive(each).draw_many(CRATES, revive(each).closed(seat), 1)
    return found


@cache
def told_so_far() -> list[list[str]]:
    """What each seat is told at these positions."""
    return [[told_to(game.clone(), viewer) for viewer in range(3)] for game in positions()]


@clause("REV-INF-01")
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_nobody_is_told_what_is_hidden(change: Callable[[Revive, int], int]) -> None:
    changed = 0
    for game, told in zip(positions(), told_so_far(), strict=True):
        for viewer in range(3):
            after = game.clone()
            changed += change(revive(after), viewer)
            assert told_to(after, viewer) == told[viewer]

    # Otherwise nothing would be proved.
    assert changed > 12


@clause("REV-INF-01")
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_spectator_is_told_nothing_hidden(change: Callable[[Revive, int], int]) -> None:
    changed = 0
    for game in positions():
        after = game.clone()
        changed += change(revive(after), -1)
        assert json.dumps(after.view(None)) == json.dumps(game.view(None))

    assert changed > 4


@clause("REV-INF-01")
def test_such_a_change_is_seen_by_whom_it_concerns() -> None:
    game = positions()[0]

    for seat in range(3):
        for change in (change_artifact_cards, change_crates):
            after = game.clone()
            change(revive(after), (seat + 1) % 3)
            assert told_to(after, seat) != told_to(game.clone(), seat)


@clause("REV-INF-01")
def test_everything_on_the_table_looks_the_same_to_all() -> None:
    for game in positions():
        views = [game.view(viewer) for viewer in (0, 1, 2, None)]
        for view in views:
            assert [view[key] for key in OPEN_KEYS] == [views[0][key] for key in OPEN_KEYS]
            for player in range(3):
                for key in OPEN_OF_PLAYERS:
                    assert at(view, "players", player, key) == at(views[0], "players", player, key)


@clause("REV-INF-01", "REV-PSET-10")
def test_an_artifact_card_is_its_owners_secret() -> None:
    scene = Scene(3).artifact_card("A", "AC01").artifact_card("B", "AC02").artifact_card("C", "AC03").turn("A")

    seen = [
        [at(scene.view(viewer), "players", n, "artifact_card") for n in range(3)] for viewer in ("A", "B", "C", None)
    ]

    assert seen == [
        ["AC01", "artifact-card", "artifact-card"],
        ["artifact-card", "AC02", "artifact-card"],
        ["artifact-card", "artifact-card", "AC03"],
        ["artifact-card", "artifact-card", "artifact-card"],
    ]


@clause("REV-INF-01", "REV-PSET-11")
def test_an_artifact_card_that_went_back_is_known_to_who_returned_it_alone() -> None:
    game = table(2, two_artifact_cards=True)
    offered = {
        question.seat: [option.id.removeprefix("keep ") for option in question.options] for question in game.questions
    }

    for seat in (0, 1):
        game.play(seat, [f"keep {offered[seat][0]}"])

    state = revive(game)
    returned = state.plan.names.index(offered[0][1])
    zone = next(n for n, pieces in enumerate(state.zones) if returned in pieces)
    assert [state.sees(seat, returned, zone) for seat in (0, 1)] == [True, False]


@clause("REV-INF-01", "REV-CRT-01", "REV-CRT-03")
def test_closed_crates_are_secret_and_opened_ones_are_not() -> None:
    scene = Scene().crates("A", "CR01", "CR15").crates("A", "CR07", opened=True).turn("A")

    own, other = scene.view("A"), scene.view("B")

    assert at(own, "players", 0, "crates") == {"closed": ["CR01", "CR15"], "opened": ["CR07"]}
    assert at(other, "players", 0, "crates") == {"closed": ["crate", "crate"], "opened": ["CR07"]}


@clause("REV-INF-01", "REV-SET-03")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_faces_of_unexplored_tiles_are_hidden_from_all(viewer: int | None) -> None:
    game = table(2, 3, vast_crystals=True)

    view = json.dumps(game.view(viewer))

    assert not [f"AT{number:02}" for number in range(1, 26) if f"AT{number:02}" in view]
    assert "VC1" not in view
    assert "VC2" not in view


@clause("REV-INF-01")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_order_of_decks_is_hidden_from_all_and_their_size_is_not(viewer: int | None) -> None:
    game = table(2)
    state = revive(game)

    view = json.dumps(game.view(viewer))

    hidden = [
        piece
        for zone in (CITIZENS, MODULES, MACHINES, MACHINES + 1, MACHINES + 2, CRATES)
        for piece in state.zones[zone]
    ]
    assert not [state.name(piece) for piece in hidden if f'"{state.name(piece)}"' in view]
    assert at(game.view(viewer), "decks") == {
        "cards": 34,
        "modules": 43,
        "machines": {"gray": 7, "green": 7, "yellow": 7},
        "crates": 28,
        "energy": 26,
    }


@clause("REV-INF-01", "REV-PSET-09")
@pytest.mark.parametrize("viewer", ["A", "B", None])
def test_cards_modules_and_machines_of_players_lie_open(viewer: str | None) -> None:
    scene = Scene().hand("A", "SA1").resting("A", "SA2", "CG01").played("A", "T1", "SA3").module("A", "T1.1", "MD07")
    scene.machine("A", "MG04").has("A", gear=2, crystal=1).turn("B")

    player = at(scene.view(viewer), "players", 0)

    assert at(player, "cards") == ["SA1"]
    resting = at(player, "resting")
    assert isinstance(resting, list)
    assert sorted([str(card) for card in resting]) == ["CG01", "SA2"]
    assert at(player, "slots", 0, "cards") == [{"id": "SA3", "half": "top"}]
    assert at(player, "slots", 0, "modules") == ["MD07", None, None]
    assert at(player, "spots") == ["MG04", None, None, None, None, None]
    assert at(player, "resources") == {"gear": 2, "book": 0, "food": 0, "crystal": 1}
