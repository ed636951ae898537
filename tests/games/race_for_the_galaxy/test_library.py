"""The content of Race for the Galaxy: complete, in order, and as the rulebook counts it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tessera.games.race_for_the_galaxy.library import base_hash, glossary, load
from tests.clauses import clause
from tests.rows import for_each

Record = dict[str, Any]


def copies(kind: str, name: str) -> int:
    """How many cards of a kind a set adds: start worlds, worlds or developments."""
    total = 0
    for card in load().cards.values():
        is_of = "start" if "start" in card else card["type"]
        total += card["copies"].get(name, 0) if is_of == kind else 0
    return total


@clause("RFTG-SET-03", "RFTG-SET-05", "RFTG-SET-08", "RFTG-SET-14")
@for_each(
    ("name", "starts", "worlds", "developments"),
    [("base", 11, 59, 50), ("set1", 4, 10, 8), ("set2", 3, 20, 22), ("set3", 4, 22, 22)],
)
def test_every_set_is_complete(name: str, starts: int, worlds: int, developments: int) -> None:
    listed = load().game["sets"][name]

    found = copies("start", name), copies("world", name), copies("development", name)

    assert found == (starts, worlds, developments)
    assert listed["start_worlds"] == starts
    assert (listed["world_cards"], listed["development_cards"]) == (worlds, developments)
    assert listed["game_cards"] == worlds + developments


def test_the_box_holds_197_designs_on_235_cards() -> None:
    library = load()

    designs = Counter(card["set"] for card in library.cards.values())

    assert designs == {"base": 101, "set1": 19, "set2": 37, "set3": 40}
    assert sum(sum(card["copies"].values()) for card in library.cards.values()) == 235
    assert (len(library.goals), len(library.categories), len(library.clauses)) == (20, 9, 440)
    assert library.origins == {}
    assert library.packs == []


def test_cards_stand_in_the_order_of_the_sets() -> None:
    cards = list(load().cards)

    assert cards[0] == "gateway-station"
    assert cards[101:103] == ["separatist-colony", "ancient-race"]
    assert cards[120] == "rebel-cantina"
    assert cards[157] == "galactic-scavengers"
    assert cards[-1] == "universal-peace-institute"


def test_the_base_is_read_once() -> None:
    assert load() is load()
    assert len(base_hash()) == 64


def test_what_a_card_leaves_out_is_filled_in() -> None:
    cards = load().cards

    assert cards["space-marines"] == {
        "id": "space-marines",
        "name": {"en": "Space Marines", "ja": "Space Marines"},
        "set": "base",
        "copies": {"base": 2},
        "preset_hand": 4,
        "type": "development",
        "military": False,
        "cost": 2,
        "vp": 1,
        "keywords": [],
        "uplift_symbol": False,
        "prestige": 0,
        "powers": [{"phase": "settle", "effect": "military", "amount": 2}],
        "scoring": [],
        "variable_vp": False,
        "source": "public",
    }
    assert cards["tourist-world"]["powers"] == [
        {
            "phase": "consume",
            "effect": "consume_goods",
            "good": "any",
            "goods_per_use": 2,
            "max_uses": 1,
            "vp": 3,
            "draw": 0,
            "prestige": 0,
        }
    ]
    assert "cost" not in cards["rebel-base"]
    assert cards["rebel-base"]["defense"] == 6
    assert "good" not in cards["rebel-base"]


@clause("RFTG-SET-04", "RFTG-SET-07")
def test_later_sets_add_copies_of_two_base_cards() -> None:
    cards = load().cards

    added = {identity: card["copies"] for identity, card in cards.items() if len(card["copies"]) > 1}

    assert added == {"contact-specialist": {"base": 2, "set1": 1}, "research-labs": {"base": 2, "set2": 1}}


@clause("RFTG-SET-06")
def test_set_2_replaces_gambling_world() -> None:
    cards = load().cards

    replaced = {identity: card for identity, card in cards.items() if "replaced_by" in card}

    assert list(replaced) == ["gambling-world"]
    assert replaced["gambling-world"]["replaced_when"] == "set2"
    assert replaced["gambling-world"]["replaced_by"] == "gambling-world-set2"
    assert cards["gambling-world-set2"]["name"] == cards["gambling-world"]["name"]


@clause("RFTG-SET-15")
def test_five_cards_have_the_values_of_the_second_edition() -> None:
    cards = load().cards

    assert (cards["black-market-trading-world"]["cost"], cards["black-market-trading-world"]["vp"]) == (2, 1)
    assert (cards["bio-hazard-mining-world"]["cost"], cards["bio-hazard-mining-world"]["vp"]) == (2, 0)
    assert cards["imperium-armaments-world"]["cost"] == 3
    assert {"phase": "settle", "effect": "military", "amount": 1} in cards["outlaw-world"]["powers"]
    assert {"match": "goods", "vp": 1} in cards["merchant-guild"]["scoring"]


def test_start_worlds_are_numbered_from_minus_6_to_15() -> None:
    numbers = {card["start"]: identity for identity, card in load().cards.items() if "start" in card}

    assert sorted(numbers) == list(range(-6, 16))
    assert (numbers[0], numbers[3], numbers[-1]) == ("old-earth", "new-sparta", "star-nomad-raiders")
    assert (numbers[5], numbers[9], numbers[15]) == ("separatist-colony", "rebel-cantina", "rebel-freedom-fighters")


@clause("RFTG-SETUP-14")
def test_preset_hands_have_four_cards_each() -> None:
    hands: dict[int, set[str]] = {}
    for card in load().cards.values():
        if "preset_hand" in card:
            hands.setdefault(card["preset_hand"], set()).add(card["name"]["en"])

    assert hands == {
        1: {"Public Works", "Colony Ship", "Gem World", "Rebel Fuel Cache"},
        2: {"Mining Robots", "Expedition Force", "Comet Zone", "Rebel Miners"},
        3: {"Export Duties", "New Military Tactics", "Former Penal Colony", "Malevolent Lifeforms"},
        4: {"Space Marines", "Contact Specialist", "Avian Uplift Race", "Spice World"},
        5: {"Space Mercenaries", "Alien Toy Shop", "Deserted Alien World", "Hive World"},
    }


def test_the_prestige_symbol_is_on_25_cards_of_sets_2_and_3() -> None:
    marked = Counter(card["set"] for card in load().cards.values() if card["prestige"])

    assert marked == {"set2": 5, "set3": 20}


@clause("RFTG-GOAL-03")
def test_each_set_brings_goals() -> None:
    library = load()
    pools = {}
    for number in (1, 2, 3):
        pool = [goal for goal in library.goals.values() if goal["min_set"] <= number]
        pools[f"set{number}"] = dict(Counter(goal["class"] for goal in pool))

    assert pools == {
        "set1": {"first": 8, "most": 6},
        "set2": {"first": 10, "most": 7},
        "set3": {"first": 12, "most": 8},
    }
    assert library.game["goals"]["pool"] == pools
    assert [goal["vp"] for goal in library.goals.values()] == [3] * 12 + [5] * 8


@clause("RFTG-DRAFT-07", "RFTG-DRAFT-08")
def test_the_draft_table_is_the_rulebooks() -> None:
    cells = {(cell["sets"], cell["players"]): (cell["drafts"], cell["deck"]) for cell in load().game["draft"]}

    assert cells == {
        ("set1", 2): (13, 70),
        ("set1", 3): (9, 46),
        ("set1", 4): (6, 34),
        ("set2", 2): (18, 92),
        ("set2", 3): (12, 61),
        ("set2", 4): (8, 45),
        ("set2", 5): (7, 36),
        ("set3", 2): (23, 116),
        ("set3", 3): (15, 77),
        ("set3", 4): (11, 57),
        ("set3", 5): (8, 45),
        ("set3", 6): (7, 38),
    }


def test_the_draft_table_follows_from_the_cards() -> None:
    """Two start worlds are dealt to each player and the rest drafted in fives, of 120, 22, 44 and 48 cards."""
    cards = {"set1": 142, "set2": 186, "set3": 234}

    for cell in load().game["draft"]:
        left = cards[cell["sets"]] - 2 * cell["players"]

        assert cell["drafts"] == left // (5 * cell["players"])
        assert cell["deck"] == left // cell["players"] + 1


@clause("RFTG-SET-13", "RFTG-DRAFT-01")
def test_sets_say_how_many_may_play_and_draft() -> None:
    sets = load().game["sets"]

    limits = {name: (each["players"]["min"], each["players"]["max"], each["drafters"]) for name, each in sets.items()}

    assert limits == {"base": (2, 4, 0), "set1": (2, 5, 4), "set2": (2, 6, 5), "set3": (2, 6, 6)}


def test_the_figures_of_the_game_are_by_section() -> None:
    game = load().game

    assert game["chips"]["per_player"] == 12
    assert game["chips"]["with_set3"] == 5
    assert {name: kind["value"] for name, kind in game["kinds"].items()} == {
        "novelty": 2,
        "rare": 3,
        "genes": 4,
        "alien": 5,
    }
    usual = sum(action["copies"]["usual"] for action in game["actions"].values())
    experienced = sum(action["copies"]["experienced"] for action in game["actions"].values())
    assert (usual, experienced) == (7, 9)
    assert game["game"]["name"]["ja"] == "レース・フォー・ザ・ギャラクシー"


def test_categories_list_the_cards_that_fit_them() -> None:
    """The lists are written out; here they are made again from what is printed."""
    library = load()

    for category in library.categories.values():
        fits = [identity for identity, card in library.cards.items() if _fits(category["number"], card)]

        assert [*fits, *category.get("optional_match", [])] == category["cards"], category["id"]
        assert category["designs"] == len(category["cards"])
        found = [library.cards[identity] for identity in category["cards"]]
        assert category["copies"] == sum(sum(card["copies"].values()) for card in found)
    counts = [(category["designs"], category["copies"]) for category in library.categories.values()]
    assert counts == [(7, 13), (14, 14), (10, 10), (11, 11), (16, 16), (16, 20), (11, 11), (26, 26), (8, 12)]


def _fits(number: int, card: Record) -> bool:
    powers = {power["effect"] for power in card["powers"]}
    windfall = card.get("world") == "windfall"
    if number == 1:
        amounts = [power["amount"] for power in card["powers"] if power["effect"] == "military"]
        return card["type"] == "development" and any(amount in (1, 2) for amount in amounts)
    if number == 6:
        uses = [p["goods_per_use"] * p["max_uses"] for p in card["powers"] if p["effect"] == "consume_goods"]
        kinds = {"consume_different_kinds", "consume_up_to_different_kinds", "consume_all_goods"}
        return bool(kinds & powers) or any(goods >= 2 for goods in uses)
    measures = {
        2: windfall and card["military"] and card.get("defense") in (1, 2),
        3: windfall and not card["military"] and card.get("cost") in (1, 2),
        4: card["type"] == "world" and card["uplift_symbol"],
        5: card.get("good") == "alien",
        7: card["military"] and card["defense"] >= 5,
        8: card["type"] == "development" and card["cost"] == 6 and card["variable_vp"],
        9: bool({"takeover", "takeover_defense", "defeat_takeover"} & powers),
    }
    return bool(measures[number])


@clause("RFTG-ROBOT-07", "RFTG-ROBOT-08", "RFTG-ROBOT-09")
def test_the_robot_begins_as_its_start_world_says() -> None:
    robot = load().robot

    begins = {world["card"]: (world["credit"], world["economy"], world["draw_stack"]) for world in robot["start_world"]}
    usual = [identity for identity, figures in begins.items() if figures == (1, 0, 4)]

    assert [world["number"] for world in robot["start_world"]] == list(range(16))
    assert len(usual) == 11
    assert {identity: begins[identity] for identity in begins if identity not in usual} == {
        "epsilon-eridani": (1, 1, 4),
        "alpha-centauri": (2, 0, 4),
        "earths-lost-colony": (1, 1, 4),
        "ancient-race": (0, 0, 3),
        "galactic-scavengers": (2, 0, 3),
    }
    for world in robot["start_world"]:
        assert load().cards[world["card"]]["start"] == world["number"]


@clause("RFTG-ROBOT-04", "RFTG-ROBOT-16")
def test_the_robots_figures_keep_their_shape() -> None:
    robot = load().robot

    levels = {level["id"]: (level["counters"], level["counter_vp"]) for level in robot["difficulty"]}
    faces = [die["faces"] for die in robot["die"]]

    assert levels == {"easy": (1, 6), "medium": (2, 6), "hard": (3, 9)}
    assert [die.count("robot") for die in faces] == [2, 0]
    assert [die.count("match") for die in faces] == [1, 1]
    assert (robot["meta"]["vp_pool"], robot["meta"]["credit_max"], robot["meta"]["economy_max"]) == (24, 4, 5)
    assert robot["mat"]["trade"]["action"] == [{"step": "credit", "amount": 2}, {"step": "vp", "economy_times": 1}]
    assert len(robot["tile"]) == 16


def test_everything_says_where_it_comes_from() -> None:
    library = load()

    cards = Counter(card["source"] for card in library.cards.values())
    goals = Counter((goal["source"], goal["check_source"]) for goal in library.goals.values())
    tiles = Counter(tile["source"] for tile in library.robot["tile"])

    assert cards == {"public": 197}
    assert goals == {("rulebook", "public"): 20}
    assert tiles == {"house": 6, "rulebook": 10}


def test_terms_come_in_both_languages_each_with_an_icon_of_its_own() -> None:
    terms = glossary()

    assert (terms["windfall"]["ja"], terms["genes"]["icon"]) == ("ウィンドフォール世界", "dna1")
    assert len({term["icon"] for term in terms.values()}) == len(terms) == 108
