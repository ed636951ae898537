"""The log as players read it: a report that can be checked, and that keeps secrets."""

from __future__ import annotations

import re
from pathlib import Path

import tessera
from tessera.games.race_for_the_galaxy import rules
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.phrases import phrases
from tessera.games.race_for_the_galaxy.terms import COLUMNS, FACES, KINDS, REASONS
from tessera.games.race_for_the_galaxy.wording import event_text
from tessera.kernel.event import Event
from tessera.kernel.zone import EVERYBODY, seen_by
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.speech import check, check_story
from tests.rows import for_each


def event_keys() -> list[str]:
    """Every key that the rules tell."""
    folder = Path(rules.__path__[0])
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    keys = re.findall(r'\b_?say(?:_hidden|_card)?\(\s*(?:game, )?"([a-z_]+)"', sources)
    keys += re.findall(r'\b_tell\(game, attack, "([a-z_]+)"', sources)
    # Keys that depend on how something went.
    for pair in re.findall(r'(?:key = |say\()"([a-z_]+)" if [^"\n]+ else "([a-z_]+)"', sources):
        keys += pair
    return sorted(set(keys))


# Words that an event of each key has, where it has any.
CARD, TWO_CARDS = ["card:0"], ["card:0", "card:1"]
WORDS = {
    "actions": ["explore-5", "prestige-settle"],
    "ante_lost": [*CARD, "card:1", "card:2"],
    "ante_won": [*CARD, "card:1", "card:2"],
    "boost": ["1", "bonus:prestige-settle"],
    "chips": ["2", "card:0", "1"],
    "conquered": CARD,
    "declare": ["card:0", "card:1", "seat:1"],
    "defeat": ["seat:1", "card:0", "card:1"],
    "destroyed": TWO_CARDS,
    "discard": ["2", "card:0"],
    "discard_card": TWO_CARDS,
    "discard_for_chips": ["2", "bonus:prestige-trade"],
    "discard_for_prestige": ["1", "1", "1", "card:0"],
    "draw": ["2", "bonus:settle"],
    "end": ["reason:0"],
    "explore": ["2", "1", "bonus:explore-5", "card:0"],
    "gamble_keep": CARD,
    "gamble_lost": ["3", "card:0"],
    "gamble_won": ["3", "card:0"],
    "goal_first": ["goal:0"],
    "goal_lost": ["goal:0"],
    "goal_most": ["goal:0"],
    "hand_limit": ["2"],
    "keep": ["2", "5"],
    "kind": ["kind:0"],
    "lead": ["1"],
    "lead_draw": ["2"],
    "pay": ["2", "card:0"],
    "phase": ["settle"],
    "place": CARD,
    "place_more": TWO_CARDS,
    "prestige": ["1", "card:0"],
    "produce": CARD,
    "raise_hand": ["1", "card:0", "card:1"],
    "raised": ["1", "3", "card:0", "card:1"],
    "replace": ["card:0", "card:1", "card:2"],
    "robot_acts": ["area:2", "tile:settle-military"],
    "robot_chips": ["4"],
    "robot_counter": ["2", "1"],
    "robot_credit": ["3"],
    "robot_discards": CARD,
    "robot_draws": ["3"],
    "robot_economy": ["3"],
    "robot_idle": ["area:2"],
    "robot_lead_chip": ["1"],
    "robot_lead_draw": ["1"],
    "robot_responds": ["area:6"],
    "robot_face": ["face:4"],
    "robot_leads": ["1"],
    "robot_leaves": CARD,
    "robot_places": ["column:0", "column:8"],
    "robot_places_card": ["card:0", "1", "1"],
    "robot_prestige": ["1"],
    "robot_rolls": ["face:6", "face:7"],
    "robot_start": ["card:0", "face:3", "1", "0", "4", "2"],
    "round": ["3"],
    "sale_draw": ["2", "card:0"],
    "salvage": ["2", "card:0"],
    "save": ["1", "card:0"],
    "search": ["category:0"],
    "search_found": CARD,
    "search_on": CARD,
    "search_shown": TWO_CARDS,
    "second_fails": CARD,
    "sell": ["card:0", "5", "bonus:trade", "card:1"],
    "settled": CARD,
    "consume": TWO_CARDS,
    "spend_good": TWO_CARDS,
    "spend_prestige": ["1", "card:0"],
    "start": CARD,
    "take_saved": ["2", "card:0"],
    "takeover_lost": ["card:0", "3", "4", "card:1"],
    "takeover_won": ["card:0", "4", "4", "card:1"],
    "target_gone": CARD,
    "use": CARD,
}
HIDDEN = (
    *("discard", "discard_for_chips", "discard_for_prestige", "draft", "draw", "explore", "hand_limit", "keep"),
    *("lead_draw", "pay", "raise_hand", "sale_draw", "save", "take_saved"),
)
# The least and nothing at all read differently.
BARE = {
    "chips": ["2", "card:0", "3"],
    "conquered": TWO_CARDS,
    "explore": ["0", "1"],
    "lead": ["0"],
    "prestige": ["2"],
    "produce": TWO_CARDS,
    "robot_acts": ["area:2"],
    "robot_draws": ["0"],
    "robot_places_card": ["card:0", "0", "2"],
    "robot_leads": ["0"],
    "robot_places": [],
    "robot_responds": ["area:2", "tile:settle-any"],
    "sell": ["card:0", "5", "card:1"],
    "settled": TWO_CARDS,
}


def test_every_event_has_a_sentence_in_both_languages() -> None:
    state = Scene(sets="set3", goals=True).state
    Lexicon(state, "en")

    keys = event_keys()

    assert len(keys) == 82
    assert {key.removeprefix("log.") for key in phrases() if key.startswith("log.")} == set(keys)
    for key in keys:
        pieces = [3, 4] if key in HIDDEN else []
        told = Event(key, "RFTG-ROUND-01", 0, WORDS.get(key, []), pieces, seen_by(0) if pieces else EVERYBODY)
        for language in ("en", "ja"):
            texts = [event_text(state, told, seat, language) for seat in (-1, 0, 1)]
            for text in texts:
                check(text, language)
                assert text.endswith((".", "!", "。", "！"))
            # Whoever saw the cards reads their names, everybody else how many they were.
            assert texts[0] == texts[2]
            assert (texts[0] != texts[1]) == bool(pieces)


@for_each("language", ["en", "ja"])
def test_small_words_and_bare_events_are_told_too(language: str) -> None:
    state = Scene(sets="set3", goals=True).state
    lexicon = Lexicon(state, language)

    for kind, names in (("kind", KINDS), ("face", FACES), ("column", COLUMNS), ("reason", REASONS)):
        said = [lexicon.word(f"{kind}:{number}") for number in range(len(names))]
        assert len(set(said)) == len(names)
        for word in said:
            check(word, language)
    for number in range(len(state.rulebook.categories)):
        check(lexicon.word(f"category:{number}"), language)
    for key, words in BARE.items():
        text = event_text(state, Event(key, "RFTG-ROUND-01", 0, words, [], seen_by(0)), 0, language)
        check(text, language)
    assert lexicon.word("5") == "5"
    assert lexicon.word("seat:1") == "B"
    assert lexicon.word("card:0") == lexicon.word("card:0").partition("#")[0]


# Stories


@clause("RFTG-EXPLORE-01")
def test_drawn_cards_are_named_to_their_owner_only() -> None:
    scene = Scene().deck("gem-world", "spice-world", "rebel-base").fill("B", 1).round(A="explore-1")

    scene.play("A keep gem-world + keep rebel-base")

    assert scene.story("A")[2:5] == [
        "Explore phase.",
        "A draws Gem World, Spice World and Rebel Base to keep 2, through the bonus of Explore +1/+1.",
        "B draws 2 cards to keep 1.",
    ]
    assert scene.story("A")[5] == "A keeps Gem World and Rebel Base and discards 1 card."
    assert scene.story("B")[5] == "A keeps 2 cards and discards 1 card."
    assert scene.game.story(None, "ja")[3:6] == [
        "Aは「探査 +1/+1」のボーナスによりカード3枚を引いた（2枚を残す）。",
        "Bはカード2枚を引いた（1枚を残す）。",
        "Aはカード2枚を手札に加え、カード1枚を捨てた。",
    ]
    check_story(scene.game)


@clause("RFTG-SETTLE-01", "RFTG-SETTLE-02", "RFTG-SETTLE-04", "RFTG-SETTLE-05")
def test_a_settled_world_is_a_short_story() -> None:
    scene = Scene().tableau("A", "old-earth").hand("A", "alpha-centauri", "rebel-base", "pirate-world")
    scene.hand("B", "star-nomad-lair").tableau("B", "space-marines").deck("spice-world", "tourist-world", "gem-world")
    scene.round(A="settle")

    scene.play("A settle alpha-centauri", "B settle star-nomad-lair")

    story = scene.story("A")
    assert story[:5] == [
        "A chose Settle.",
        "B chose nothing.",
        "Settle phase.",
        "A reveals Alpha Centauri.",
        "B reveals Star Nomad Lair.",
    ]
    assert "A pays Rebel Base and Pirate World for Alpha Centauri." in story
    assert "A settles Alpha Centauri with a Rare elements good on it." in story
    assert "B conquers Star Nomad Lair with a Novelty good on it." in story
    assert "A draws 1 card through the bonus of Settle." in scene.story("B")
    assert "A pays 2 cards for Alpha Centauri." in scene.story("B")
    assert "AはAlpha Centauriを植民した（レアメタルの商品付き）。" in scene.game.story(1, "ja")
    check_story(scene.game)


@clause("RFTG-TRADE-01", "RFTG-CONSUME-06", "RFTG-CONSUME-07")
def test_consume_tells_sales_and_chips() -> None:
    scene = Scene(experienced=True).tableau("A", "tourist-world", "gem-world", "spice-world", "alien-robotic-factory")
    scene.good("A", "gem-world", "spice-world", "alien-robotic-factory").round(A="trade & double")

    scene.play("A sell alien-robotic-factory")

    story = scene.story("B")
    assert story[:5] == [
        "A chose Consume: Trade and Consume: 2x VPs.",
        "B chose nothing.",
        "Consume phase.",
        "A sells the good on Alien Robotic Factory through the bonus of Consume: Trade, worth 5 cards.",
        "A draws 5 cards for the good on Alien Robotic Factory.",
    ]
    assert "A uses Tourist World." in story
    assert "A gains 6 VP through Tourist World, multiplied by 2." in story
    assert "AはTourist Worldで6VPを得た（2倍の結果）。" in scene.game.story(None, "ja")


@clause("RFTG-TAKEOVER-10", "RFTG-TAKEOVER-13")
def test_a_takeover_is_told_with_its_price_and_numbers() -> None:
    scene = Scene(sets="set3", takeovers=True, start="choice").tableau("A", "interstellar-casus-belli", "drop-ships")
    scene.tableau("B", "rebel-miners", "space-mercenaries").hand("B", "gem-world").has("A", prestige=1)
    scene.round(A="settle").play("A takeover interstellar-casus-belli", "B hand gem-world")

    story = scene.story("A")
    assert "A spends 1 prestige and declares a takeover of B's Rebel Miners with Interstellar Casus Belli." in story
    assert "B discards 1 card to raise Military by Space Mercenaries." in story
    assert "B raises 1 Military by Space Mercenaries (1 in this phase)." in story
    assert "A's takeover of Rebel Miners by Interstellar Casus Belli fails, 3 against 4." in story
    assert "B discards Gem World to raise Military by Space Mercenaries." in scene.story("B")
    check_story(scene.game)


@clause("RFTG-SEARCH-04", "RFTG-SEARCH-09")
def test_a_search_is_told_to_everybody() -> None:
    scene = Scene(sets="set3").deck("gem-world", "alien-robotic-factory").round(A="search")

    scene.play("A search alien-kind-world", "A take alien-robotic-factory")

    assert scene.story("B")[:5] == [
        "A chose Search.",
        "B chose nothing.",
        "A searches: Alien worlds.",
        "A finds Alien Robotic Factory and takes it. The prestige/search card is used up.",
        "Shown in the search and discarded: Gem World.",
    ]


@clause("RFTG-ROBOT-12", "RFTG-ROBOT-14")
def test_a_solitaire_game_tells_what_the_robot_does() -> None:
    game = tessera.start("race-for-the-galaxy", seats=1, seed="robot", options={})
    while game.outcome is None:
        question = game.questions[0]
        ids = [option.id for option in question.options]
        game.play(0, ids[-max(1, question.pick[0]) :])

    story = " ".join(game.story(0))

    for start in ("The robot rolls ", "The robot's dice stand on ", "The robot draws ", "The robot places "):
        assert start in story
    assert game.story(0)[-1].startswith("The game is over: ")
    assert game.story(0, "ja")[-1].startswith("ゲーム終了：")
    check_story(game)


@clause("RFTG-TAKEOVER-31")
def test_a_destroyed_world_is_told() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-planet-buster", "new-sparta")
    scene.tableau("B", "rebel-miners", "expedition-force").round(B="settle")

    scene.play("A takeover imperium-planet-buster")

    assert "A destroys Rebel Miners by Imperium Planet Buster; it is discarded." in scene.story("B")
    assert "AはImperium Planet BusterによりRebel Minersを破壊し、捨て札にした。" in scene.game.story(1, "ja")
    check_story(scene.game)


@clause("RFTG-TAKEOVER-38")
def test_prestige_that_defeats_a_takeover_is_told_once() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "interstellar-casus-belli", "drop-ships")
    scene.tableau("B", "pirate-world", "pan-galactic-security-council").has("A", prestige=1).has("B", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "B defeat A pirate-world")

    story = scene.story("B")
    at = story.index("B spends 1 prestige for Pan-Galactic Security Council.")
    assert story[at + 1] == "B makes A's takeover of Pirate World fail by Pan-Galactic Security Council."
    assert "BはPan-Galactic Security Councilにより、AによるPirate Worldの乗っ取りを失敗させた。" in scene.game.story(
        1, "ja"
    )


def test_a_name_with_a_full_stop_ends_a_sentence_with_one() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc").good("A", "lifeforms-inc").hand("A", "tourist-world")
    scene.fill("A", 4).round(A="settle").play("A settle tourist-world", "A pay goods 1")

    assert "A discards the good on Lifeforms, Inc. for Lifeforms, Inc." in scene.story("B")
