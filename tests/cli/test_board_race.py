"""Race for the Galaxy in a terminal, line by line: the round, goals, takeovers, tableaus, the robot, the hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tessera as house
from tessera.games.race_for_the_galaxy.library import load
from tests.cli.race_table import board, hand, race, regions
from tests.cli.shell import ok

# The round


def test_a_new_round_tells_what_is_played_and_who_decides() -> None:
    told = regions(race(start="preset"), 0)

    assert list(told) == ["Round 1", "Seat A (you)", "Seat B"]
    assert told["Round 1"] == [
        "In play: Base game",
        "Phases: not revealed yet",
        "Deciding now: A B",
        "Order of play: A B",
        "VP chips in the pool 24, draw pile 110, discard pile 0",
    ]


def test_revealed_actions_are_told_with_their_phases() -> None:
    game = race(start="preset")
    game.play(0, ["explore-5"])
    before = regions(game, 1)
    game.play(1, ["settle"])
    told = regions(game, 0)

    assert "A chose" not in "\n".join(before["Round 1"])
    assert told["Round 1: Explore"][1:4] == ["Phases: Explore (now), Settle", "A chose Explore +5", "B chose Settle"]
    assert "cards drawn to choose from: 7" in told["Seat A (you)"]
    assert "cards drawn to choose from: 2" in told["Seat B"]


def test_the_round_in_japanese() -> None:
    game = race(start="preset")
    game.play(0, ["explore-5"])
    game.play(1, ["settle"])

    told = regions(game, 0, "ja")["第1ラウンド：探査"]

    assert told[:4] == ["構成：基本セット", "フェイズ：探査（いま）、植民", "Aの選択：探査 +5", "Bの選択：植民"]
    assert told[-1].startswith("プールのVPチップ24、山札101枚")


def test_one_who_chooses_last_reads_the_others_actions_before_the_phases_are_known() -> None:
    game = race(start="preset")
    view: dict[str, Any] = game.view(0)
    view["players"][1]["actions"] = ["prestige-settle"]

    told = board(game).round_lines(view, "en")

    assert told[1:4] == ["Phases: not revealed yet", "A: action not revealed yet", "B chose Settle with prestige"]


def test_a_second_develop_is_told_as_such() -> None:
    game = race(experienced=True)
    view: dict[str, Any] = {**game.view(0), "round": 3, "phase": "develop", "phases": ["develop"], "again": 1}

    assert board(game).heading(view, "en") == "Round 3: second Develop"
    assert board(game).phases(view, "ja") == "フェイズ：発展（2回目）（いま）"


def test_modules_lead_search_and_cards_set_aside() -> None:
    game = race(3, sets="set3", goals=True, takeovers=True, round_limit=20)
    view: dict[str, Any] = game.view(0)
    view |= {"search": "development-military", "aside": ["gem-world", "space-marines#2"]}
    view["lead"] = {"holder": 2, "tied": False, "on_tile": 1}

    told = board(game).round_lines(view, "en")

    assert told[0] == "In play: The Brink of War, goals, takeovers, last round 20"
    assert "VP chips in the pool 41, draw pile 210, discard pile 0" in told
    assert told[-3:] == [
        "Prestige Lead: C, 1 prestige on the tile",
        "Search under way: Developments with Military",
        "Cards set aside for all to see: Gem World, Space Marines",
    ]


@pytest.mark.parametrize(
    ("lead", "told"),
    [
        ({"holder": None, "tied": True, "on_tile": 0}, "Prestige Lead: tied"),
        ({"holder": None, "tied": False, "on_tile": 0}, "Prestige Lead: nobody"),
        ({"holder": "robot", "tied": False, "on_tile": 2}, "Prestige Lead: the robot, 2 prestige on the tile"),
    ],
)
def test_the_prestige_lead(lead: dict[str, Any], told: str) -> None:
    game = race()

    assert board(game).prestige_lead({**game.view(0), "lead": lead}, "en") == [told]


# Goals, takeovers, draft, robot


def test_goals_tell_what_they_ask_for_and_who_has_them() -> None:
    game = race(3, sets="set3", goals=True)
    view: dict[str, Any] = game.view(0)
    view["goals"][0]["claimed"] = [0, 2]
    view["goals"][4]["claimed"] = [1]

    told = [board(game).goal(view, place, "en") for place in range(6)]

    assert told[0] == (
        "Galactic Standard of Living (claimed by A C, so far A 0, B 0, C 0): The first to have at least 5 VP in chips: "
        "3 VP. Checked at the end of Consume, and at round start."
    )
    assert told[1].startswith("Galactic Status (open, so far A 0, B 0, C 0): ")
    assert told[3].startswith("Peace/War Leader (open): ")
    assert told[4] == (
        "Production Leader (held by B, so far A 0, B 0, C 0): The most production worlds (at least 4): 5 VP. "
        "Checked at the end of Settle."
    )
    assert list(regions(game, 0))[1] == "Goals"


def test_declared_takeovers_are_told_with_both_strengths() -> None:
    game = race(2, sets="set2", takeovers=True)
    attack = {
        "attacker": 0,
        "defender": 1,
        "power": "imperium-cloaking-technology",
        "target": "rebel-base",
        "with": None,
        "fate": "pending",
        "attack": 7,
        "defense": 6,
    }
    view: dict[str, Any] = {**game.view(0), "attacks": [attack]}

    told = {region.heading: region.lines for region in board(game).regions(view, "en")}

    assert told["Takeovers declared"] == [
        "A against B for Rebel Base, by Imperium Cloaking Technology: attack 7, defense 6, not resolved yet"
    ]
    joint = board(game).attack({**attack, "with": "imperium-invasion-fleet", "fate": "won"}, "ja")
    assert joint.startswith("AがBのRebel Baseを狙う（Imperium Cloaking Technologyと")
    assert joint.endswith("攻撃7、防御6、成功")


def test_a_draft_tells_its_direction_the_pack_and_what_was_taken() -> None:
    game = race(2, sets="set1", draft=True)
    kept: dict[str, Any] = game.view(0)
    while not kept["draft"]["passing"]:
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options][: question.pick[0]])
        kept = game.view(0)
    others: dict[str, Any] = game.view(1)
    pack, other = kept["draft"]["pack"], others["draft"]["pack"]
    game.play(0, [f"take {pack[0]}"])
    waiting = regions(game, 0)["Draft"]
    game.play(1, [f"take {other[0]}"])

    assert waiting[1:4] == ["Cards are passed to the left", "sets of five still to come: 12", "Deciding now: B"]
    assert "To draft from: 4" in hand(game, 0).lines
    assert f"Drafted so far, 1: {board(game).name(pack[0], 'en')}" in hand(game, 0).lines
    assert "own deck 1" in regions(game, 0)["Seat B"]


def test_the_robots_mat() -> None:
    game = race(1, robot="old-earth")
    view: dict[str, Any] = game.view(0)
    view["robot"] |= {"rolled": ["robot", "match"], "columns": ["explore2", "consume2x"], "exodus": True}

    told = {region.heading: region.lines for region in board(game).regions(view, "en")}

    assert told["Robot: Old Earth"] == [
        "credit 1 of 4, economy size 0 of 5, VP chips 0, score 2",
        "6-cost counters: 0 placed, 2 left, 6 VP each",
        "Its robot face means Consume: Trade",
        "Dice: robot face, match",
        "Dice stand on: the second Explore column, Consume: 2x VPs",
        "Its first Settle action is a special one",
        "Draw stack 4; placed 1: Old Earth",
    ]
    assert "the robot: 2 VP" in board(game).score(0, "en")


# Players


def test_a_tableau_tells_goods_kinds_points_and_powers() -> None:
    told = regions(race(4, start="preset"), 2)

    assert told["Seat C (you)"] == [
        "VP chips 0, Military 0 (+1 against Rare elements worlds), hand 4 of 10, tableau 1 of 12, goods 1, score 0",
        (
            "Alpha Centauri (Rare elements good): Non-military windfall world (Rare elements), cost 2, 0 VP. "
            "Start world 2. Settle: Rare worlds cost -1; +1 Military against Rare worlds"
        ),
    ]
    assert told["Seat D"][1] == "New Sparta: Military gray world, defense 2, 1 VP. Start world 3. Settle: +2 Military"


def test_a_tableau_in_japanese() -> None:
    told = regions(race(4, start="preset"), 2, "ja")

    assert told["席C（あなた）"][1] == (
        "Alpha Centauri（レアメタルの商品あり）：レアメタルの非軍事ウィンドフォール世界。コスト2、0VP。初期世界2。"
        "植民：レアメタルの世界のコスト-1／レアメタルの世界に対し軍事力+1"
    )


def test_new_cards_set_kinds_and_points_so_far_are_marked() -> None:
    game = race(2, sets="set3")
    view: dict[str, Any] = game.view(0)
    player, table = view["players"][0], board(game)
    card = {"card": "galactic-federation", "good": False, "fresh": True, "kind": None, "start": False}
    multi = next(identity for identity, record in load().cards.items() if record.get("good") == "any")
    kind = {"card": multi, "good": False, "fresh": False, "kind": "genes", "start": False}

    assert table.tableau_line(player, card, "en").startswith("Galactic Federation (new, worth 0 VP now): ")
    assert " (now Genes): " in table.tableau_line(player, kind, "en")


def test_military_takeovers_and_saved_cards_of_a_player() -> None:
    game = race(3, sets="set3", takeovers=True)
    view: dict[str, Any] = game.view(1)
    player = view["players"][0]
    player["military"] = {
        "general": 2,
        "versus": {"novelty": 0, "rare": 0, "genes": 2, "alien": 0, "rebel": 1},
        "temporary": 3,
        "reserve": 4,
    }
    player |= {"targets": {"rebel": True, "imperium": True, "council": True}, "saved": ["card", "card"]}
    player |= {"search_card": False, "deck": 30, "discard": 4}

    assert board(game).military(player, "en") == (
        "Military 2 (+2 against Genes worlds, +1 against Rebel military worlds, +3 until the end of the phase, "
        "+4 more could be raised)"
    )
    assert board(game).holdings(view, player, "en") == [
        "prestige/search card: used",
        "own draw pile 30, own discard pile 4",
        "cards saved face down: 2",
        "Exposed to takeovers through: Rebel military worlds, IMPERIUM cards, Military of 1 or more",
        "Can defeat a takeover for prestige",
    ]


def test_before_start_worlds_are_revealed_the_hands_of_others_are_not_counted() -> None:
    told = regions(race(3, sets="set3"), 0)

    assert next(iter(told)) == "Setting up"
    assert "hand 6 of 10" in told["Seat A (you)"][0]
    assert "hand not told before start worlds are revealed" in told["Seat B"][0]
    assert told["Seat B"][-1] == "no cards"


# Mine


def test_a_hand_tells_prices_and_powers() -> None:
    mine = hand(race(start="preset"), 0)

    assert mine.heading == "Your hand: 4"
    assert mine.lines == [
        "Colony Ship: Development, cost 2, 1 VP.",
        "  Settle: discard this for a free world, not Alien",
        "Gem World: Non-military production world (Novelty), cost 2, 1 VP.",
        "  Produce: a good here; if a good comes here, draw 1",
        "Public Works: Development, cost 1, 1 VP.",
        "  Develop: draw 1 after placing. Consume: 1 good for 1 VP",
        "Rebel Fuel Cache: Military windfall world (Rare elements), defense 1, 1 VP. Keyword: REBEL.",
    ]
    assert hand(race(start="preset"), None).lines == []


def test_start_worlds_and_drawn_cards_stand_under_their_own_headings() -> None:
    choosing = race(2, sets="set3")
    exploring = race(start="preset")
    exploring.play(0, ["explore-5"])
    exploring.play(1, ["settle"])

    assert "Start worlds to choose from: 2" in hand(choosing, 0).lines
    assert "Drawn to choose from: 7" in hand(exploring, 0).lines
    assert "引いて選択中：7枚" in hand(exploring, 0, "ja").lines


def test_saved_cards_are_named_to_their_owner() -> None:
    game = race(2, sets="set3", start="dealt")
    view: dict[str, Any] = game.view(0)
    view["players"][0]["saved"] = ["gem-world"]

    assert "Saved face down, 1: Gem World" in board(game).hand(view, "en").lines


def test_status_and_score() -> None:
    game = race(start="preset")

    assert board(game).status(game.view(0), "en") == (
        "VP chips 0, Military 1, hand 4 of 10, tableau 1 of 12, goods 0, score 1"
    )
    assert board(game).status(game.view(None), "en") == ""
    assert board(game).score(None, "en") == ["A: 1 VP", "B: 1 VP"]
    assert board(game).score(0, "ja")[:3] == ["A：1点", "B：1点", "あなたの内訳："]
    assert "  0 for VP chips (RFTG-END-10)" in board(game).score(0, "en")


def test_cards_and_copies_are_found_by_name_and_told_in_full() -> None:
    table = board(race())

    assert table.name("contact-specialist#2", "en") == "Contact Specialist"
    title, sentence = table.card_lines("contact-specialist#2", "en")
    assert title.startswith("Contact Specialist [")
    assert sentence.startswith("Development, cost 1, 1 VP.")
    assert table.card_lines("card", "en") == ("card", "")


# At the table


@pytest.mark.parametrize("manner", [("--plain",), ()])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_is_played_at_the_terminal(manner: tuple[str, ...], language: str, tmp_path: Path) -> None:
    kept = tmp_path / "race.tessera"
    typed = "explore-5\ntable\nhand\nscore\n? gem world\nquit\n"

    told = ok(
        *("play", "race-for-the-galaxy", "--seed", "1", "--seats", "2", "--option", "start=preset"),
        *("--players", "person,random", "--lang", language, "--save", str(kept), *manner),
        typed=typed,
    )

    assert "Gem World" in told
    assert "Epsilon Eridani" in told
    assert "Earth's Lost Colony" in told
    assert house.Record.parse(kept.read_text(encoding="utf-8")).choices[0].seat in (0, 1)
