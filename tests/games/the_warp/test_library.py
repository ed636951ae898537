"""The content of The Warp: complete, in order, and as the rulebook counts it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tessera.games.the_warp.library import base_hash, glossary, load
from tests.clauses import clause
from tests.rows import for_each

Record = dict[str, Any]


@clause("WARP-SET-08", "WARP-CRD-08")
def test_there_are_66_archive_cards() -> None:
    kinds: Counter[str] = Counter()
    for card in load().cards.values():
        kinds[card["kind"]] += card["copies"]

    assert kinds == {"build": 23, "upgrade": 16, "combat": 21, "start": 6}
    combat = {identity: card["copies"] for identity, card in load().cards.items() if card["kind"] == "combat"}
    assert combat == {
        "reinforce": 3,
        "ambush": 2,
        "elite": 2,
        "maneuver": 3,
        "jetpack": 2,
        "deceive": 2,
        "pincer": 2,
        "defect": 2,
        "enforce": 3,
    }


@clause("WARP-SET-10")
def test_there_are_75_missions() -> None:
    missions = load().missions.values()

    assert Counter(mission["type"] for mission in missions) == {
        "progress": 21,
        "prosperity": 21,
        "conquest": 21,
        "pioneering": 12,
    }
    assert Counter(mission["set"] for mission in missions if "set" in mission) == {
        "base": 6,
        "advanced-fixed": 2,
        "advanced-random": 4,
    }


@clause("WARP-SET-12")
def test_the_rest_of_the_box_is_complete() -> None:
    library = load()

    assert sum(reward["copies"] for reward in library.rewards.values()) == 36
    assert (len(library.races), len(library.guardians), len(library.abilities)) == (16, 16, 10)
    assert list(library.races) == list(library.guardians)
    tokens = Counter({token["color"]: 0 for token in library.tokens.values()})
    for token in library.tokens.values():
        tokens[token["color"]] += token["copies"]
    assert tokens == {"green": 22, "yellow": 22}
    counts = library.game["counts"]
    assert (counts["mission_cards"], counts["archive_cards"], counts["reward_cards"]) == (75, 66, 36)
    assert (counts["alien_races"], counts["warp_guardians"], counts["exiled_tokens"]) == (16, 16, 44)


def test_exiled_tokens_are_1_2_or_3_strong() -> None:
    strengths = {(token["color"], token["troops"]): token["copies"] for token in load().tokens.values()}

    assert strengths == {
        ("green", 1): 3,
        ("green", 2): 12,
        ("green", 3): 7,
        ("yellow", 1): 3,
        ("yellow", 2): 12,
        ("yellow", 3): 7,
    }


def test_things_stand_in_the_order_of_the_files() -> None:
    library = load()

    assert list(library.cards)[:2] == ["build-01", "build-02"]
    assert list(library.cards)[18:20] == ["build-any", "upgrade-01"]
    assert list(library.cards)[-1] == "start"
    assert list(library.missions)[21] == "pr-01"
    assert list(library.missions)[-1] == "pi-display-of-power"
    assert list(library.races)[:2] == ["darja-shadows", "dura-scavengers"]
    assert list(library.rewards)[-1] == "sabotage"
    assert [zone["id"] for zone in library.zones] == [
        *("player-a", "connect-a", "central-a"),
        *("player-b", "connect-b", "central-b"),
    ]


def test_the_base_is_read_once() -> None:
    assert load() is load()
    assert len(base_hash()) == 64
    assert load().packs == []
    assert load().origins == {}


def test_what_a_record_leaves_out_is_filled_in() -> None:
    library = load()

    assert library.cards["jetpack"] == {
        "id": "jetpack",
        "name": {"en": "Jetpack", "ja": "ジェットパック"},
        "kind": "combat",
        "copies": 2,
        "discard": {"energy": 1},
        "playable": [],
        "discount": [],
        "remove_after_use": False,
        "option": [
            {"cost": {"gold": 2, "energy": 1}, "effects": [{"op": "multiplier_match"}]},
            {
                "cost": {"gold": 2, "energy": 3},
                "effects": [
                    {"op": "multiplier_match"},
                    {"op": "value_add", "n": 1, "side": "owner", "own_troops": False},
                ],
            },
        ],
        "source": "public",
        "clause": "WARP-CRD-13",
        "house_fields": ["discard"],
    }
    assert library.races["ralan-engineers"]["active"] == {
        "trigger": "passive",
        "limit": "none",
        "when": [],
        "cost": {},
        "effects": [{"op": "modify", "stat": "upgrade_discount", "n": 1, "own_troops": False}],
    }
    assert library.missions["cq-05"]["all"] == [
        {"cond": "did_conquer", "from": "exiled", "min": 1, "where": {}, "defenders_min": 3}
    ]
    assert library.missions["pr-07"]["all"] == [
        {"cond": "pay", "gold": 0, "energy": 0, "any": 30, "discard": 0, "rewards": 0}
    ]
    assert library.guardians["nurec-designers"]["conquer"] == {
        "flat": 0,
        "per": "progress",
        "every": 1,
        "points": 1,
    }
    assert library.rewards["prefab-gold-mine"]["effects"] == [{"op": "build", "types": ["gold_mine"], "cost": {}}]


@clause("WARP-DEV-05")
def test_build_options_cost_what_their_type_costs() -> None:
    prices: dict[str, set[tuple[int, int]]] = {}
    for card in load().cards.values():
        for option in card["option"]:
            effect = option["effects"][0]
            if card["kind"] == "build" and effect["types"] != ["any"]:
                prices.setdefault(effect["types"][0], set()).add((option["cost"]["gold"], option["cost"]["energy"]))

    assert prices == {
        "command_center": {(2, 2)},
        "gold_mine": {(1, 2)},
        "energy_plant": {(2, 1)},
        "trade_post": {(1, 1)},
        "laser_cannon": {(2, 2)},
        "sentry_tower": {(1, 1)},
        "assault_ship": {(2, 1)},
    }


@clause("WARP-DEV-06")
def test_upgrade_options_cost_what_their_type_costs() -> None:
    prices: dict[str, set[tuple[int, int]]] = {}
    for card in load().cards.values():
        for option in card["option"]:
            effect = option["effects"][0]
            if card["kind"] == "upgrade" and effect["types"] != ["any"]:
                prices.setdefault(effect["types"][0], set()).add((option["cost"]["gold"], option["cost"]["energy"]))

    assert prices == {
        "command_center": {(2, 2)},
        "gold_mine": {(1, 3)},
        "energy_plant": {(3, 1)},
        "trade_post": {(1, 2)},
        "assault_ship": {(2, 1)},
    }


@clause("WARP-DEV-04", "WARP-DEV-07")
@for_each(
    ("card", "effect", "costs"),
    [
        ("build-any", "build", [{"gold": 2, "energy": 1, "discard": 1}, {"gold": 2, "energy": 3}]),
        ("upgrade-any", "upgrade", [{"gold": 2, "energy": 2, "discard": 1}, {"gold": 3, "energy": 3}]),
    ],
)
def test_cards_of_free_choice(card: str, effect: str, costs: list[Record]) -> None:
    record = load().cards[card]

    assert [option["cost"] for option in record["option"]] == costs
    assert all(option["effects"][0] == {"op": effect, "types": ["any"], "cost": {}} for option in record["option"])
    assert [option["effects"][1:] for option in record["option"]] == [[], [{"op": "draw_archive", "n": 2}]]
    start = load().cards["start"]
    assert [option["cost"] for option in start["option"]] == [{"gold": 1, "energy": 2}, {"gold": 2, "energy": 2}]
    assert start["remove_after_use"]


@clause("WARP-SET-22", "WARP-SET-23", "WARP-SET-24", "WARP-SET-25", "WARP-SET-26", "WARP-SET-27")
def test_later_players_begin_with_more() -> None:
    seats = [(seat["order"], seat["archive"], seat["gold"], seat["energy"]) for seat in load().game["seat"]]

    assert seats == [(1, 4, 4, 4), (2, 4, 5, 4), (3, 4, 5, 5), (4, 5, 5, 5), (5, 5, 6, 5), (6, 5, 6, 6)]


@clause("WARP-SET-32")
def test_draft_piles_hold_one_card_more_than_players() -> None:
    assert [(row["players"], row["piles"], row["pile_size"]) for row in load().game["draft"]] == [
        *((2, 2, 3), (3, 2, 4), (4, 2, 5)),
        *((5, 2, 6), (6, 2, 7)),
    ]


@clause("WARP-OBJ-04", "WARP-TEAM-06")
def test_the_endgame_by_players_and_mode() -> None:
    rows = [(row["mode"], row["players"], row["trigger_points"], row["extra_rounds"]) for row in load().game["endgame"]]

    assert rows == [
        ("player", [1, 2, 3, 4], 9, 3),
        ("player", [5, 6], 9, 2),
        ("team", [4], 13, 3),
        ("team", [6], 13, 2),
    ]


def test_the_limits_of_the_game() -> None:
    limits = load().game["limits"]

    assert (limits["hand"], limits["reward_cards"], limits["private_missions"]) == (8, 4, 3)
    assert (limits["troops_per_area"], limits["buildings_per_area"], limits["die_value_max"]) == (4, 4, 6)
    assert (limits["consult_discards"], limits["consult_draws"], limits["lineup"]) == (3, 2, 4)
    assert (limits["troop_moves"], limits["follow_bonus_max"], limits["develop_discount"]) == (2, 3, 1)
    miniatures = load().game["per_player"]
    assert (miniatures["troops"], miniatures["trade_post"]) == (14, 4)


# The map and the player board.


@clause("WARP-SET-02", "WARP-ADV-02")
@for_each(
    ("zone", "cells"),
    [
        ("player-a", [(-2, 4), (-1, 4), (-3, 4), (-2, 3), (-1, 3), (0, 3), (-1, 2), (0, 2)]),
        ("player-b", [(-2, 4), (-1, 4), (-3, 4), (-2, 3), (-1, 3), (-3, 3), (-1, 2), (-2, 2)]),
    ],
)
def test_the_areas_of_a_player_zone(zone: str, cells: list[tuple[int, int]]) -> None:
    areas = next(each for each in load().zones if each["id"] == zone)["area"]

    assert [(area["q"], area["r"]) for area in areas] == cells
    assert [area["key"] for area in areas] == [
        *("colony", "right", "left", "upper-left", "upper-right"),
        *("spine-outer", "ridge", "spine-inner"),
    ]
    assert [area["key"] for area in areas if area["colony"]] == ["colony"]
    assert [area["key"] for area in areas if area["start_troop"]] == ["right"]


@clause("WARP-SET-43")
def test_every_area_but_the_gate_has_a_multiplier_from_1_to_4() -> None:
    areas = [area for zone in load().zones for area in zone["area"]]

    assert len(areas) == 2 * (8 + 2 + 7)
    assert {area["multiplier"] for area in areas if not area["gate"]} == {1, 2, 3, 4}
    assert [area["multiplier"] for area in areas if area["gate"]] == [0, 0]
    side_a = {area["key"]: (area["multiplier"], area["symbols"]) for area in load().zones[0]["area"]}
    assert side_a["ridge"] == (4, ["gold", "energy"])
    assert side_a["spine-inner"] == (1, [])


@clause("WARP-SET-04", "WARP-ADV-03")
def test_zones_join_differently_on_both_sides() -> None:
    plans = {(plan["side"], plan["players"]): plan for plan in load().assemblies}

    assert len(plans) == 10
    assert [plans["A", players]["connect_rotations"] for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert [plans["B", players]["connect_rotations"] for players in (2, 3, 4, 5)] == [0, 0, 0, 0]
    assert [plans["A", players]["worm_hole_token"]["seat"] for players in (2, 3, 4, 5)] == [1, 1, 1, 1]
    assert [plans["B", players]["worm_hole_token"]["seat"] for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    assert "worm_hole_token" not in plans["A", 6]
    assert [area["key"] for zone in load().zones for area in zone["area"] if area["worm_hole"]] == ["inner", "inner"]


@clause("WARP-TRK-07", "WARP-TRK-08", "WARP-TRK-09", "WARP-TRK-10")
def test_tracks_yield_1_2_or_3() -> None:
    tracks = load().tracks

    assert {name: (track["building"], track["yields"]) for name, track in tracks.items()} == {
        "command": ("command_center", "troops"),
        "gold": ("gold_mine", "gold"),
        "energy": ("energy_plant", "energy"),
        "trade": ("trade_post", "trade"),
    }
    for track in tracks.values():
        assert [(tier["from"], tier["value"]) for tier in track["tiers"]] == [(1, 1), (3, 2), (6, 3)]
        assert (track["positions"], track["bonus_from"]) == (12, 8)


def test_ladders_have_three_levels_and_ships_their_multipliers() -> None:
    ladders = load().ladders

    assert {name: ladder["levels"] for name, ladder in ladders.items()} == dict.fromkeys(
        ("command_center", "gold_mine", "energy_plant", "trade_post", "assault_ship"), 3
    )
    assert ladders["assault_ship"]["multiplier"] == [2, 3, 4]
    laser = load().laser
    assert (laser["range"], laser["hit_from"], laser["uses_per_turn"]) == (2, 4, 1)
    assert laser["options"] == [{"energy": 1, "dice": 1}, {"energy": 2, "dice": 2}]


# Guardians, names and sources.


@for_each(
    ("race", "dice", "multiplier", "slots"),
    [
        ("darja-shadows", 2, 6, 1),
        ("ecton-cultists", 5, 2, 0),
        ("skolok-miners", 6, 2, 0),
        ("xotan-timebenders", 1, 9, 2),
        ("silna-officials", 2, 2, 3),
        ("zeto-archivists", 2, 7, 0),
    ],
)
def test_guardians_are_as_strong_as_their_cards_say(race: str, dice: int, multiplier: int, slots: int) -> None:
    guardian = load().guardians[race]

    assert (guardian["dice"], guardian["multiplier"], guardian["slots"]) == (dice, multiplier, slots)


@clause("WARP-ADV-04")
def test_two_missions_make_room_for_the_advanced_ones() -> None:
    missions = load().missions

    replaced = {identity: mission["replaced_by"] for identity, mission in missions.items() if "replaced_by" in mission}

    assert replaced == {"pi-expansion": "pi-ascension", "pi-empire": "pi-king-of-average"}
    assert {missions[other]["set"] for other in replaced.values()} == {"advanced-fixed"}


def test_everything_has_a_name_in_both_languages() -> None:
    library = load()
    named: list[Record] = [
        record
        for kind in (library.cards, library.missions, library.races, library.abilities, library.rewards, library.tracks)
        for record in kind.values()
    ]

    assert all(set(record["name"]) == {"en", "ja"} for record in named)
    assert all(record["name"]["en"] != record["name"]["ja"] for record in named)
    missions = [mission["name"]["ja"] for mission in library.missions.values()]
    assert len(set(missions)) == len(missions)


def test_everything_says_where_it_comes_from() -> None:
    library = load()

    assert Counter(card["source"] for card in library.cards.values()) == {"public": 39}
    assert Counter(mission["source"] for mission in library.missions.values()) == {"house": 63, "rulebook": 12}
    assert Counter(race["source"] for race in library.races.values()) == {"public": 14, "rulebook": 2}
    assert {tuple(race["house_fields"]) for race in library.races.values()} == {("active", "reward", "exiled")}
    assert Counter(guardian["source"] for guardian in library.guardians.values()) == {"house": 16}


def test_clauses_that_records_name_exist() -> None:
    library = load()
    sections = (library.cards, library.missions, library.guardians, library.tracks, library.tokens, library.ladders)

    named = [record["clause"] for section in sections for record in section.values() if "clause" in record]

    assert len(named) > 60
    assert set(named) <= set(library.clauses)


def test_the_game_is_on_the_box() -> None:
    about = load().game["game"]

    assert (about["slug"], about["name"]) == ("the-warp", {"en": "The Warp", "ja": "ザ・ワープ"})
    assert (about["players"], about["year"]) == ({"min": 1, "max": 6}, 2022)


def test_terms_come_in_both_languages_each_with_an_icon_of_its_own() -> None:
    terms = glossary()

    assert (terms["terrashift"]["ja"], terms["gate"]["icon"]) == ("地殻変動", "portal")
    assert len({term["icon"] for term in terms.values()}) == len(terms) == 154
