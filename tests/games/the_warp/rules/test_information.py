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
from tests.games.the_warp.fresh import ready, table, warp
from tests.games.the_warp.scene import Scene, at
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


@clause("WARP-INFO-02")
def test_numbers_of_cards_are_open_and_amounts_are_not() -> None:
    scene = Scene(seats=3).has("B", gold=7, energy=5, reserve=2).hand("B", "build-05", "enforce", "elite")
    scene.rewards("B", "sabotage", "tremor").private("B", "pg-01", "cq-02").turn("A")

    for viewer in ("A", "C", None):
        player = at(scene.view(viewer), "players", 1)
        assert at(player, "hand") == ["archive", "archive", "archive"]
        assert at(player, "rewards") == ["reward", "reward"]
        missions = at(player, "missions")
        assert isinstance(missions, list)
        assert [at(mission, "id") for mission in missions] == [None, None]
        # What is left in the supply would tell the reserve.
        assert [at(player, key) for key in ("gold", "energy", "reserve", "supply")] == [None] * 4
    own = at(scene.view("B"), "players", 1)
    assert [at(own, key) for key in ("gold", "energy", "reserve", "supply")] == [7, 5, 2, 8]
    assert at(own, "hand") == ["build-05", "elite.1", "enforce.1"]


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


@clause("WARP-INFO-03")
def test_what_lies_open_is_named() -> None:
    scene = Scene(seats=2).leads("A", "skolok-miners", "xelo-traders").open("pg-03", "pi-empire").discards("build-06")
    scene.exiled("a-left", 3, "yellow").level("A", "gold_mine", 2).guardian("silna-officials", "die-flip").turn("B")

    view = scene.view(None)

    assert at(view, "line_up") == ["build-01", "upgrade-02", "maneuver.1", "build-12"]
    assert at(view, "discard") == ["build-06"]
    assert at(view, "players", 0, "races") == ["skolok-miners", "xelo-traders"]
    assert at(view, "players", 0, "levels", "gold_mine") == 2
    assert (at(view, "guardian", "race"), at(view, "guardian", "abilities")) == ("silna-officials", ["die-flip"])
    assert at(view, "open_missions", 0, "id") == "pg-03"
    assert at(view, "pioneering_missions", 0, "id") == "pi-empire"
    areas = at(view, "areas")
    assert isinstance(areas, list)
    left = next(area for area in areas if at(area, "id") == "a-left")
    assert (at(left, "holder"), at(left, "troops"), at(left, "color")) == ("exiled", 3, "yellow")


@clause("WARP-INFO-04")
def test_mission_points_are_open() -> None:
    scene = Scene(seats=2).done("A", "cq-03").points("A", 2).turn("B")

    for viewer in ("A", "B", None):
        assert at(scene.view(viewer), "players", 0, "points") == 5
        assert at(scene.view(viewer), "players", 0, "done") == ["cq-03"]
    assert list(scene.game.definition.standing(scene.state, 1)) == [5, 0]


@clause("WARP-INFO-05")
def test_nobody_looks_at_face_down_tokens() -> None:
    scene = Scene(seats=2).hidden("a-ridge", 3, "yellow").hidden("b-ridge", 1, "green").turn("A")

    for viewer in ("A", "B", None):
        areas = at(scene.view(viewer), "areas")
        assert isinstance(areas, list)
        for area in areas:
            if at(area, "id") in ("a-ridge", "b-ridge"):
                assert (at(area, "holder"), at(area, "troops"), at(area, "color")) == ("hidden", 0, None)
    pieces = scene.state.zones[FACE_DOWN]
    assert not any(scene.state.sees(seat, piece, FACE_DOWN) for seat in (0, 1, -1) for piece in pieces)


@clause("WARP-INFO-05")
def test_a_turned_up_token_is_seen_by_all() -> None:
    game = table(2, seed=3)
    state = warp(game)

    for area in range(len(state.holder)):
        for viewer in (0, 1, None):
            shown = at(game.view(viewer), "areas", area)
            assert (at(shown, "holder") == "exiled") == (at(shown, "color") is not None)


# Bribes


def bribing() -> Scene:
    """A attacks an Exiled area that B supports, and may bribe B; C looks on."""
    scene = Scene(seats=3).holds("A", "a-upper-left", 3).exiled("a-ridge", 2)
    scene.hand("A", "build-05", "build-06", "upgrade-any").rewards("A", "sabotage").has(
        "A", gold=4, energy=4, reserve=2
    )
    scene.hand("B", "enforce").has("B", gold=2, energy=2)
    scene.turn("A", "action").play("A attack", "A troops 2")
    if scene.kind() == "attack-card":
        scene.play("A pass")
    return scene.play("B play enforce", "A bribe")


@clause("WARP-INFO-06")
def test_an_offer_is_open_once_it_is_made() -> None:
    scene = bribing().play("A gold 2", "A troops 1", "A card build-06")

    # While it is put together it is nobody's business.
    assert at(scene.view("A"), "combat", "offer", "gold") == 2
    for viewer in ("B", "C", None):
        assert at(scene.view(viewer), "combat", "offer") is None
    scene.play("A propose")

    for viewer in ("A", "B", "C", None):
        assert at(scene.view(viewer), "combat", "offer") == {
            "counter": False,
            "proposed": True,
            "gold": 2,
            "energy": 0,
            "troops": 1,
            "cards": 0,
            "rewards": 0,
            "named_cards": ["build-06"],
            "named_rewards": [],
        }


@clause("WARP-INFO-06")
def test_counter_offers_and_answers_are_open() -> None:
    scene = bribing().play("A gold 1", "A propose", "B counter", "B energy 3")
    assert at(scene.view("C"), "combat", "offer") is None
    scene.play("B propose")

    for viewer in ("A", "C", None):
        assert at(scene.view(viewer), "combat", "offer", "counter") is True
        assert at(scene.view(viewer), "combat", "offer", "energy") == 3
    scene.play("A decline")
    told = [
        (event.key, event.seat) for event in scene.game.events if event.key in ("offer", "counter", "bribe_declined")
    ]
    assert told == [("offer", 0), ("counter", 1), ("bribe_declined", 0)]


@clause("WARP-INFO-06")
def test_unnamed_cards_are_seen_by_the_two_alone() -> None:
    scene = bribing().play("A cards 1", "A rewards 1", "A propose", "B accept", "A give build-05")

    assert scene.cards("B") == ["build-05"]
    assert at(scene.view("B"), "players", 1, "hand") == ["build-05"]
    assert at(scene.view("A"), "players", 1, "hand") == ["build-05"]
    assert at(scene.view("A"), "players", 1, "rewards") == ["sabotage"]
    for viewer in ("C", None):
        assert at(scene.view(viewer), "players", 1, "hand") == ["archive"]
        assert at(scene.view(viewer), "players", 1, "rewards") == ["reward"]
    # For C it may be any of the three cards that A held.
    assert not scene.knows("C", "build-05")


@clause("WARP-INFO-06")
def test_named_cards_are_known_to_all() -> None:
    scene = bribing().play("A card build-06", "A propose", "B accept")

    for viewer in ("A", "B", "C"):
        assert at(scene.view(viewer), "players", 1, "hand") == ["build-06"]
