"""Games, their clauses and their cards."""

from __future__ import annotations

from collections import Counter

from tests.table.server.running import Running


def test_games_are_listed_with_their_options(server: Running) -> None:
    games = server.stranger().ask("GET", "/games")["games"]

    atlas = next(game for game in games if game["name"] == "atlas-lost")
    assert atlas["seats"] == [1, 2, 3, 4]
    assert [level["name"] for level in atlas["levels"]] == ["random", "novice", "greedy", "search", "master"]
    assert atlas["packs"] == []
    limit = next(option for option in atlas["options"] if option["name"] == "turn_limit")
    assert limit == {
        "name": "turn_limit",
        "kind": "number",
        "default": 0,
        "choices": [],
        "text": "The game stops when everybody has taken so many turns; 0 means never. Meant for games of bots.",
        "title": "Turn limit",
        "labels": {},
    }


def test_levels_of_bots_are_told_in_words_for_people(server: Running) -> None:
    english = server.stranger().ask("GET", "/games/atlas-lost")["levels"]
    japanese = server.stranger().ask("GET", "/games/atlas-lost", language="ja")["levels"]

    assert english[2] == {
        "name": "greedy",
        "title": "Casual",
        "description": "Takes what looks best at once, without a plan. Answers at once.",
    }
    assert [level["title"] for level in japanese] == ["ランダム", "入門", "ふつう", "上級", "達人"]
    assert all(level["description"].endswith("。") for level in japanese)


def test_a_game_tells_what_stands_on_its_cover(server: Running) -> None:
    english = server.stranger().ask("GET", "/games/atlas-lost")
    japanese = server.stranger().ask("GET", "/games/atlas-lost", language="ja")

    assert english["title"] == "Atlas Lost: Rise of the New Sovereigns"
    assert japanese["title"] == "アトラスロスト：ライズ・オブ・ザ・ニューソブリンズ"
    assert (english["by"], english["year"], english["age"]) == ("Chuo Totsuca, Tactical Games", 2023, 14)
    assert (english["minutes"], english["weight"]) == ([60, 90], 3)
    exam, *_, anything = english["presets"]
    assert exam == {
        "name": "exam",
        "title": "Exam",
        "text": "Beginner. Economy, Culture, Science. Production 12, interference 5.",
        "options": {"trees": "exam"},
        "seats": [],
    }
    assert anything["options"] == {"trees": "random"}
    assert [preset["title"] for preset in japanese["presets"]] == [
        "エグザム",
        "エクスユーロ",
        "エクスアジア",
        "おまかせ",
    ]
    trees = next(option for option in japanese["options"] if option["name"] == "trees")
    assert trees["title"] == "テックツリー"
    assert trees["labels"]["science"] == "科学"


def test_a_game_without_a_cover_is_told_by_its_name(server: Running) -> None:
    candlelight = server.stranger().ask("GET", "/games/candlelight")

    assert (candlelight["title"], candlelight["tagline"], candlelight["minutes"]) == ("candlelight", "", [0, 0])
    assert candlelight["presets"] == []
    assert candlelight["options"][0]["title"] == candlelight["options"][0]["name"]


def test_a_game_is_told_in_the_language_that_is_asked_for(server: Running) -> None:
    stranger = server.stranger()

    by_query = stranger.ask("GET", "/games/atlas-lost", language="ja")
    by_browser = stranger.send("GET", "/games/atlas-lost", headers={"Accept-Language": "de, ja;q=0.8, en;q=0.7"}).json

    assert by_query["options"][2]["text"] == "最初の手番を行う席。"
    assert by_browser == by_query


def test_a_person_has_a_language(server: Running) -> None:
    ume = server.guest("Ume", "ja")

    assert ume.ask("GET", "/games/atlas-lost")["options"][2]["text"] == "最初の手番を行う席。"
    assert ume.ask("GET", "/games/atlas-lost", language="en")["options"][2]["text"] == "Who takes the first turn."


def test_clauses_and_cards_can_be_looked_up(server: Running) -> None:
    clauses = server.stranger().ask("GET", "/games/atlas-lost/clauses")
    cards = server.stranger().ask("GET", "/games/atlas-lost/cards", language="ja")

    assert clauses["game"] == "atlas-lost"
    assert "AL-PLACE-06" in [clause["id"] for clause in clauses["clauses"]]
    supplies = next(card for card in cards["cards"] if card["id"] == "INI-01")
    assert supplies["name"] == "かき集めた物資"
    assert supplies["pack"] == ""


def test_printed_things_tell_their_icons_and_clauses(server: Running) -> None:
    answer = server.stranger().ask("GET", "/games/atlas-lost/cards", language="ja")

    things = {thing["id"]: thing for thing in answer["cards"]}
    terms = {term["code"]: term for term in answer["terms"]}
    assert Counter(thing["section"] for thing in answer["cards"]) == {
        "tech": 63,
        "card": 159,
        "initiative_tile": 6,
        "reward_tile": 5,
        "npc": 2,
        "influence_space": 11,
    }
    assert things["INF-2"]["icons"] == ["research", "research", "arrow", "command"]
    assert things["INF-2"]["sentence"] == "研究資源2を支払う。ボーナス：コマンド資源1を得る。"
    assert "AL-INF-08" in things["INF-2"]["clauses"]
    assert things["NPC-1"]["name"] == "残存勢力1"
    assert (terms["research"]["name"], terms["research"]["icon"]) == ("研究資源", "microscope")
    named = {icon for thing in answer["cards"] for icon in thing["icons"] if not icon.isdigit()}
    assert named <= set(terms)


def test_what_is_not_there_is_said_in_both_languages(server: Running) -> None:
    english = server.stranger().send("GET", "/games/atlas-losst")
    japanese = server.stranger().send("GET", "/games/atlas-losst/cards", language="ja")

    assert (english.status, english.code) == (404, "not-found")
    assert english.json["text"] == 'There is no game "atlas-losst". Did you mean "atlas-lost"?'
    assert japanese.status == 404
    assert japanese.json["text"] == "「atlas-losst」というゲームはありません。「atlas-lost」のことですか。"


def test_a_pack_that_the_host_does_not_offer_is_never_opened(server: Running) -> None:
    answer = server.stranger().send("GET", "/games/atlas-lost/cards", pack="../../etc")

    assert (answer.status, answer.code) == (422, "setup")
    assert answer.json["text"] == 'This server has no pack "../../etc" for atlas-lost. Its host has offered none.'
