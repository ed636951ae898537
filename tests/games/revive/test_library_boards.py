"""The boards of Revive as content: the map with its tiles, tracks, reward spaces and tribe boards."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tessera.games.revive.library import load
from tests.clauses import clause
from tests.rows import for_each

Record = dict[str, Any]


# The land.


@clause("REV-MAP-02")
def test_the_board_is_a_grid_of_35_slots() -> None:
    slots = load().slots

    assert Counter(slot["kind"] for slot in slots.values()) == {"area": 25, "start": 5, "large": 4, "chasm": 1}
    assert [(slot["row"], slot["col"]) for slot in slots.values()] == [
        (row, col) for row in range(5) for col in range(7)
    ]
    assert [identity for identity, slot in slots.items() if slot["one_space"]] == [
        *("R0C0", "R0C6", "R2C3", "R4C0", "R4C6"),
    ]
    assert [identity for identity, slot in slots.items() if slot["kind"] == "start"] == [
        *("R1C2", "R1C3", "R2C2", "R2C4", "R3C3"),
    ]


@clause("REV-MAP-01")
def test_every_slot_covers_four_hexes_that_no_other_covers() -> None:
    library = load()
    grid = library.game["grid"]

    hexes = [tuple(at) for slot in library.slots.values() for at in slot["hexes"]]

    assert len(set(hexes)) == len(hexes) == 140
    # Column 2 and row 3: two vectors of (2, 0), three of (-1, 2).
    assert library.slots["R3C2"]["hexes"] == [[1, 6], [2, 6], [1, 7], [2, 7]]
    assert (grid["column_vector"], grid["row_vector"], grid["orientations"]) == ([2, 0], [-1, 2], 2)
    assert grid["local_cells"] == [[0, 0], [1, 0], [0, 1], [1, 1]]


@clause("REV-MAP-05")
def test_ten_crystals_lie_outside_the_map_beside_it() -> None:
    library = load()
    hexes = [tuple(at) for slot in library.slots.values() for at in slot["hexes"]]

    assert len(library.crystals) == 10
    for crystal in library.crystals.values():
        assert tuple(crystal["hex"]) not in hexes
        assert {tuple(at) for at in crystal["adjacent"]} <= set(hexes)
        q, r = crystal["hex"]
        around = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
        assert {tuple(at) for at in crystal["adjacent"]} <= around
    assert library.crystals["X09"]["adjacent"] == [[11, 4], [12, 3], [11, 5]]


@clause("REV-COMP-06")
def test_the_spaces_of_all_tiles() -> None:
    library = load()
    tiles = [*library.area_tiles.values(), *library.start_tiles.values()]

    kinds = Counter(cell["kind"] for tile in tiles for cell in tile["cells"])

    assert kinds == {"sand": 44, "forest": 16, "mountain": 16, "field": 16, "location": 14, "water": 14}
    assert all("sand" in [cell["kind"] for cell in tile["cells"]] for tile in tiles)
    assert {cell["kind"] for tile in library.vast_tiles.values() for cell in tile["cells"]} == {"vast_crystal"}


def test_waters_and_nothing_else_have_rewards() -> None:
    library = load()
    cells = [cell for tile in (*library.area_tiles.values(), *library.start_tiles.values()) for cell in tile["cells"]]

    assert all((cell["kind"] == "water") == bool(cell["reward"]) for cell in cells)
    rewards = Counter("+".join(effect["do"] for effect in cell["reward"]) for cell in cells if cell["reward"])
    assert rewards == {
        "gain": 1,
        "gain+gain": 1,
        "module": 3,
        "energy": 3,
        "crate": 3,
        "points": 1,
        "advance": 1,
        "tribe": 1,
    }


@for_each(("tile", "food", "points"), [("AT01", 2, 2), ("AT10", 4, 4), ("AT16", 3, 3), ("AT22", 4, 4), ("AT25", 4, 4)])
def test_the_backs_of_tiles(tile: str, food: int, points: int) -> None:
    record = load().area_tiles[tile]

    assert (record["explore_cost"], record["explore_points"], record["recruit"]) == ({"food": food}, points, True)


@clause("REV-OPT-08", "REV-OPT-10")
@for_each("tile", ["VC1", "VC2"])
def test_vast_crystals_pay_large_buildings_twice(tile: str) -> None:
    record = load().vast_tiles[tile]

    assert (record["explore_cost"], record["explore_points"], record["recruit"]) == ({"food": 4}, 4, False)
    assert (record["passable"], record["explore_effects"]) == (False, [{"do": "gain", "res": "crystal", "n": 1}])
    assert record["building_reward"] == [{"do": "points", "n": 1}, {"do": "gain", "res": "crystal", "n": 1}]
    assert record["building_reward_large"] == [{"do": "points", "n": 2}, {"do": "gain", "res": "crystal", "n": 2}]


def test_what_large_locations_count() -> None:
    scores: dict[str, Record] = {}
    for identity, tile in load().large_locations.items():
        for side in tile["sides"]:
            scores[identity + side["side"]] = side["score"]

    assert scores["LL1a"] == {"kind": "track", "track": "green"}
    assert scores["LL3b"] == {"kind": "per", "of": "large_building", "points": 3}
    assert scores["LL5b"] == {"kind": "per", "of": "water", "points": 2}
    assert scores["LL8a"] == {
        "kind": "steps",
        "of": "area_tile_presence",
        "steps": [
            {"at_least": 3, "points": 3},
            {"at_least": 5, "points": 6},
            {"at_least": 7, "points": 9},
            {"at_least": 9, "points": 12},
        ],
    }
    assert load().large_locations["LL8"]["sides"][1]["on_populate"] == [{"do": "energy", "n": 1}]
    assert [tile["sides"][0]["on_populate"] for tile in load().large_locations.values()] == [[]] * 8


# The tracks of the game board.


@clause("REV-PTS-03", "REV-PTS-05")
def test_the_bonuses_of_the_point_track() -> None:
    game = load().game

    assert [(bonus["at"], bonus["effects"][0]["do"]) for bonus in game["score_bonus"]] == [
        *((6, "crate"), (12, "crate"), (20, "crate"), (30, "artifact")),
        *((40, "crate"), (50, "artifact"), (60, "crate"), (75, "crate")),
    ]
    assert (game["score_track"]["spaces"], game["score_track"]["start"]) == (100, 0)


@clause("REV-HIB-07", "REV-HIB-08", "REV-HIB-09")
def test_the_hibernation_track() -> None:
    game = load().game

    assert [[(effect["do"], effect["n"]) for effect in space["effects"]] for space in game["hibernation_space"]] == [
        [("gain", 1), ("points", 1)],
        [("module", 1)],
        [("gain", 1), ("points", 1)],
        [("advance", 2)],
        [("recruit", 1)],
        [("energy", 1), ("points", 1)],
        [("crate", 1), ("points", 2)],
    ]
    track = game["hibernation_track"]
    assert (track["start"], track["last"], track["remove_artifact_on"]) == (0, 7, 6)
    assert [space["space"] for space in game["hibernation_space"]] == [1, 2, 3, 4, 5, 6, 7]


# The player board.


@clause("REV-CARD-02", "REV-MOD-03", "REV-MOD-10")
def test_the_card_slots() -> None:
    slots = load().card_slots

    assert {name: (slot["row"], slot["module_spaces"]) for name, slot in slots.items()} == {
        "T1": ("top", 3),
        "T2": ("top", 2),
        "B1": ("bottom", 3),
        "B2": ("bottom", 2),
        "S5": ("side", 2),
    }
    assert [name for name, slot in slots.items() if slot["locked"]] == ["S5"]
    assert slots["S5"]["halves"] == ["top", "bottom"]
    assert all(slot["activation_spaces"] == [1] for slot in slots.values())


@clause("REV-TRK-01", "REV-TRK-05")
def test_machine_tracks_go_from_0_to_12() -> None:
    tracks = load().tracks

    assert {color: (track["terrain"], track["overflow"]["res"]) for color, track in tracks.items()} == {
        "gray": ("mountain", "gear"),
        "green": ("forest", "book"),
        "yellow": ("field", "food"),
    }
    assert all((track["start"], track["last"]) == (0, 12) for track in tracks.values())
    assert all(track["values"] == list(range(13)) for track in tracks.values())


@clause("REV-REW-06")
def test_reward_spaces_and_what_they_ask_for() -> None:
    spaces = load().reward_spaces

    assert Counter(space["kind"] for space in spaces.values()) == {
        "standard_machine": 3,
        "special_machine": 6,
        "artifact": 2,
        "card_bonus": 3,
    }
    assert [space["machine"] for space in spaces.values() if "machine" in space] == ["STD1", "STD2", "STD3"]
    assert {identity: space["needs"] for identity, space in spaces.items()} == {
        "RW01": {"gray": 3},
        "RW02": {"green": 3},
        "RW03": {"yellow": 3},
        "RW04": {"gray": 6},
        "RW05": {"green": 6},
        "RW06": {"yellow": 6},
        "RW07": {"gray": 9, "green": 4},
        "RW08": {"green": 9, "yellow": 4},
        "RW09": {"green": 4, "yellow": 9},
        "RW10": {"gray": 9, "green": 9},
        "RW11": {"green": 9, "yellow": 9},
        "RW12": {"gray": 10},
        "RW13": {"green": 10},
        "RW14": {"yellow": 10},
    }
    assert [space["points_per_card"] for space in spaces.values() if space["kind"] == "card_bonus"] == [1, 1, 1]


@clause("REV-PROG-04", "REV-PSET-14")
def test_the_progress_track_has_a_space_for_every_marker() -> None:
    game = load().game

    track = game["progress_track"]
    assert (track["spaces"], len(track["points_when_lowest_vacant"]), track["points_when_full"]) == (20, 20, 25)
    assert track["points_when_lowest_vacant"][:6] == [0, 0, 0, 1, 1, 2]
    assert track["points_when_lowest_vacant"][-1] == 22
    assert [(bonus["space"], bonus["effects"][0]["do"]) for bonus in game["progress_bonus"]] == [
        *((4, "energy"), (8, "energy"), (13, "artifact"), (16, "energy"), (18, "artifact")),
    ]
    assert len(load().reward_spaces) + game["tribe_progress_spaces"]["count"] == 20


# Tribe boards.


@clause("REV-TECH-03")
def test_the_technology_tree() -> None:
    tree = load().game["tree"]

    assert list(tree["cost"]) == ["A1", "B1", "B2", "B3", "C1", "C2", "C3"]
    assert tree["links"] == [["A1", "B1"], ["A1", "B2"], ["A1", "B3"], ["B1", "C1"], ["B2", "C2"], ["B3", "C3"]]
    assert list(tree["cost"].values()) == [1, 3, 3, 3, 6, 6, 6]
    assert list(tree["points"].values()) == [1, 1, 1, 1, 3, 3, 3]


@clause("REV-TECH-01", "REV-TECH-02", "REV-TECH-04", "REV-TECH-05")
def test_four_technologies_are_common_and_three_a_tribes_own() -> None:
    library = load()

    common = library.common_technologies
    assert common["B2"]["standing"] == [{"mod": "slot5"}]
    assert [[(effect["do"], effect["n"]) for effect in common[node]["immediate"]] for node in ("C1", "C2", "C3")] == [
        [("artifact", 1), ("energy", 1)],
        [("artifact", 1), ("crate", 1)],
        [("artifact", 1), ("points", 4)],
    ]
    for tribe in library.tribes.values():
        assert [side["side"] for side in tribe["side"]] == ["sun", "moon"]
        for side in tribe["side"]:
            assert [technology["node"] for technology in side["technology"]] == ["A1", "B1", "B3"]


@clause("REV-COMP-07")
def test_two_tribes_wait_for_the_campaign() -> None:
    tribes = load().tribes

    assert [identity for identity, tribe in tribes.items() if tribe["campaign"]] == ["solwrights", "stonehands"]


@clause("REV-NAD-02", "REV-HOF-02", "REV-OXF-02", "REV-KUN-02")
def test_moon_sides_begin_with_tiles() -> None:
    tiles = {identity: tribe["side"][1]["start_tiles"] for identity, tribe in load().tribes.items()}

    assert tiles == {
        "nadair": {"forest": 6},
        "hofstadterians": {"temple": 6},
        "ox49": {"target": 3},
        "kuniban": {"sand": 6},
        "solwrights": {},
        "stonehands": {},
    }
    assert all(tribe["side"][0]["start_tiles"] == {} for tribe in load().tribes.values())


@clause("REV-NAD-01", "REV-HOF-01", "REV-OXF-01", "REV-KUN-01", "REV-SOL-01", "REV-STO-01")
@for_each(
    ("tribe", "ability"),
    [
        ("nadair", [{"do": "gain", "res": "book", "n": 2}]),
        (
            "hofstadterians",
            [{"do": "per", "of": "water_built", "each": [{"do": "gain", "res": "basic", "n": 1}]}],
        ),
        ("ox49", [{"do": "gain", "res": "gear", "n": 1}, {"do": "points", "n": 1}]),
        ("kuniban", [{"do": "pay", "cost": {"food": 1}, "then": [{"do": "recruit", "n": 1, "from": "display"}]}]),
        ("solwrights", [{"do": "recharge", "n": 1}, {"do": "gain", "res": "basic", "n": 1}]),
        ("stonehands", [{"do": "pay", "cost": {"gear": 1}, "then": [{"do": "advance", "track": "any", "n": 2}]}]),
    ],
)
def test_the_abilities_of_sun_sides(tribe: str, ability: list[Record]) -> None:
    assert load().tribes[tribe]["side"][0]["ability"] == ability


@clause("REV-NAD-06", "REV-NAD-07", "REV-HOF-06", "REV-HOF-07", "REV-HOF-08", "REV-OXF-08", "REV-OXF-09", "REV-OXF-10",
    "REV-KUN-07", "REV-KUN-08", "REV-KUN-09")  # fmt: skip
def test_what_the_rulebook_tells_of_technologies_is_printed_on_some_side() -> None:
    told = {
        (identity, technology["clause"])
        for identity, tribe in load().tribes.items()
        for side in tribe["side"]
        for technology in side["technology"]
        if technology["source"] == "rulebook"
    }

    assert told == {
        *(("nadair", f"REV-NAD-0{number}") for number in (6, 7)),
        *(("hofstadterians", f"REV-HOF-0{number}") for number in (6, 7, 8)),
        *(("ox49", clause_id) for clause_id in ("REV-OXF-08", "REV-OXF-09", "REV-OXF-10")),
        *(("kuniban", f"REV-KUN-0{number}") for number in (7, 8, 9)),
    }


def test_every_side_of_a_board_has_technologies_of_its_own() -> None:
    for identity, tribe in load().tribes.items():
        sun, moon = ({own["name"]["en"] for own in side["technology"]} for side in tribe["side"])
        assert sun != moon, identity


@clause("REV-KUN-07", "REV-STO-02")
def test_standing_effects_of_technologies() -> None:
    tribes = load().tribes

    gifts = tribes["kuniban"]["side"][0]["technology"][0]["standing"][0]
    given = {color: effects[0]["res"] for color, effects in gifts["by_color"].items()}
    assert (gifts["trigger"], gifts["effects"]) == ("card_gained", [])
    assert given == {"gray": "gear", "green": "book", "yellow": "food"}
    assert tribes["stonehands"]["side"][0]["technology"][0]["standing"] == [
        {"mod": "trade", "give": {"gear": 1}, "get": {"food": 1}},
        {"mod": "trade", "give": {"gear": 1}, "get": {"book": 1}},
    ]
    assert tribes["stonehands"]["side"][0]["technology"][1]["standing"] == [
        {"mod": "discount", "action": "build", "n": 1, "size": "large"}
    ]
