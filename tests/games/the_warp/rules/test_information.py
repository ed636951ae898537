"""Open and hidden information: what is counted, what is named, and what lies face down.

`test_information_games` changes hidden things in random games, and compares what everybody is told.
"""

from __future__ import annotations

from tessera.games.the_warp.state import FACE_DOWN
from tests.clauses import clause
from tests.games.the_warp.fresh import table, warp
from tests.games.the_warp.scene import Scene, at


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
