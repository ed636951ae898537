"""Everything has words: questions, actions, and who is waited for, as players read them."""

from __future__ import annotations

import re
from pathlib import Path

import tessera
from tessera.games.race_for_the_galaxy import rules
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.library import load
from tessera.games.race_for_the_galaxy.phrases import phrases
from tessera.games.race_for_the_galaxy.rules import phase
from tessera.games.race_for_the_galaxy.wording import option_text, question_clause
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.speech import asks, check, text_of
from tests.rows import for_each

LANGUAGES = ("en", "ja")


def rule_sources() -> str:
    """All rules as text."""
    folder = Path(rules.__path__[0])
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


# Everything has words


def test_every_kind_of_question_has_a_sentence_and_a_clause() -> None:
    kinds = re.findall(r'def kind\(self\) -> str:\n        return "([a-z-]+)"', rule_sources())
    kinds += phase.REASONS
    Lexicon(Scene().state, "en")

    known, clauses = phrases(), load().clauses

    assert len(kinds) == len(set(kinds)) == 45
    assert [kind for kind in kinds if f"question.{kind}" not in known] == []
    assert [kind for kind in kinds if question_clause(kind) not in clauses] == []


# A notation for every verb that the rules write.
EXAMPLES = {
    "ante": "ante gem-world",
    "bonus": "bonus first",
    "conquer": "conquer",
    "conquer-peaceful": "conquer-peaceful with imperium-invasion-fleet",
    "defeat": "defeat B gem-world",
    "develop": "develop space-marines",
    "discard": "discard gem-world",
    "done": "done",
    "draw": "draw consumer-markets",
    "enough": "enough",
    "extra": "extra rebel-base",
    "go-on": "go-on",
    "good": "good gem-world",
    "hand": "hand gem-world",
    "keep": "keep gem-world",
    "kind": "kind genes",
    "name": "name 3",
    "no-match": "no-match",
    "pass": "pass",
    "pay": "pay gem-world",
    "pay-military": "pay-military goods 1",
    "prestige": "prestige rebel-base",
    "produce": "produce gem-world by universal-exports",
    "replace": "replace gem-world",
    "save": "save gem-world",
    "search": "search alien-kind-world",
    "second": "second gem-world",
    "sell": "sell gem-world",
    "settle": "settle gem-world",
    "start": "start old-earth",
    "take": "take gem-world",
    "takeover": "takeover rebel-sneak-attack",
    "target": "target rebel-base",
    "use": "use tourist-world",
}


def test_every_verb_of_notation_is_told_even_where_nobody_is_asked_it() -> None:
    written = "\n".join(re.findall(r"def (?:\w+_)?notation\(.*?(?=\n\n)", rule_sources(), re.DOTALL))
    verbs = set(re.findall(r"[\"']([a-z-]+)[\"']", written)) | set(re.findall(r'f"([a-z-]+) \{', written))
    state = Scene(sets="set3", takeovers=True, start="choice").state

    assert verbs == {*EXAMPLES, "goods", "with"}
    others = [f"{verb} old-earth" for verb in ("good", "sell", "draw", "produce", "takeover", "target", "hand")]
    others += ["use prestige", "use gem-world", "pay goods 2 with colony-ship", "explore-5", "double & search"]
    for notation in (*EXAMPLES.values(), *others):
        for kind in ("settle", "raise", "consume", "nothing"):
            for language in LANGUAGES:
                check(option_text(state, kind, notation, language), language)


# Actions


@clause("RFTG-PRESTIGE-17", "RFTG-PRESTIGE-19", "RFTG-PRESTIGE-20", "RFTG-PRESTIGE-26")
def test_actions_tell_their_bonus_and_what_prestige_makes_of_it() -> None:
    scene = Scene(sets="set3").has("A", prestige=1).new_round()

    assert asks(scene, "A") == "Round 2: which action do you choose? All choose in secret."
    assert text_of(scene, "A", "develop") == (
        "Develop: Everybody may place a development and pays for it with cards. Your development costs 1 less."
    )
    assert text_of(scene, "A", "trade", "ja") == (
        "「消費：交易」全員が消費能力で商品を使う。自分はまず商品1つを売ってカードを引く。いま商品はない。"
    )
    assert text_of(scene, "A", "prestige develop") == (
        "Develop with prestige: Spend 1 prestige: your development costs 3 less."
    )
    assert text_of(scene, "A", "prestige explore-5") == (
        "Explore +5 with prestige: Spend 1 prestige: draw 11 more cards, keep 1 more and mix them with your hand."
    )
    assert "draw 7 more cards, keep 2 more" in text_of(scene, "A", "prestige explore-1")
    assert text_of(scene, "A", "prestige double").endswith(
        "Consume powers give three times the VP. You have no good now."
    )
    assert text_of(scene, "A", "search", "ja") == "「探索」山札から、指定した分類のカードを探す（ゲーム中1回）。"


@clause("RFTG-TRADE-01")
def test_an_action_that_would_bring_nothing_says_so() -> None:
    bare = Scene().new_round()
    with_good = Scene().tableau("A", "gem-world").good("A", "gem-world").new_round()
    with_world = Scene().tableau("A", "gem-world").new_round()

    assert text_of(bare, "A", "trade").endswith("You first sell 1 good for cards. You have no good now.")
    assert text_of(bare, "A", "produce").endswith("No world of yours can take a good now.")
    # Several seats are asked at once, and a notation does not say whose it is: what one of them has is not denied.
    assert text_of(with_good, "A", "trade") == (
        "Consume: Trade: Everybody uses their goods for their consume powers. You first sell 1 good for cards."
    )
    assert text_of(with_world, "A", "produce").endswith("You also produce a good on one of your windfall worlds.")


@clause("RFTG-TWO-01")
def test_two_actions_are_told_one_after_the_other() -> None:
    scene = Scene(experienced=True).new_round()

    assert asks(scene, "B") == "Round 2: which two actions do you choose? Both players choose in secret."
    assert text_of(scene, "B", "explore-5 & settle") == (
        "Explore +5: You draw 5 more cards. Settle: You draw 1 card after placing a world."
    )
    assert text_of(scene, "B", "develop & develop", "ja") == (
        "「発展」自分の発展カードはコストが1減る。「発展」自分の発展カードはコストが1減る。"
    )


@clause("RFTG-ROUND-13")
def test_whoever_chooses_last_is_told_what_the_others_chose() -> None:
    scene = Scene(sets="set3", seats=3).tableau("A", "psi-crystal-world").has("B", prestige=1).new_round()

    scene.play("B prestige settle", "C produce")

    assert asks(scene, "A") == (
        "The others have chosen: B: Settle with prestige, C: Produce. Which action do you choose?"
    )
    assert asks(scene, "A", "ja") == (
        "他のプレイヤーのアクションは、B：威信付きの植民、C：生産です。どのアクションを選びますか？"
    )


# Other questions


@clause("RFTG-EXPLORE-01", "RFTG-EXPLORE-02")
def test_explore_tells_drawn_and_kept() -> None:
    scene = Scene().round(A="explore-5", B="explore-1")

    assert asks(scene, "A") == "Explore: which of the 7 cards you drew do you keep?"
    assert asks(scene, "B", "ja") == "探査：引いた3枚のうち、手札に加えるカードを2枚選んでください。"


@clause("RFTG-SEARCH-05", "RFTG-SEARCH-13")
def test_a_search_is_told_with_its_category() -> None:
    scene = Scene(sets="set3").deck("alien-oort-cloud-refinery", "alien-robotic-factory").round(A="search")

    assert text_of(scene, "A", "search alien-kind-world") == (
        "Alien worlds. Category 5: Production or windfall worlds of Alien kind. "
        "You decide whether Alien Oort Cloud Refinery fits."
    )
    scene.play("A search alien-kind-world")
    assert asks(scene, "A") == (
        "Alien Oort Cloud Refinery fits (Alien worlds) if you say so. Do you take it, or does it not count?"
    )
    scene.play("A no-match")
    assert asks(scene, "A", "ja") == (
        "Alien Robotic Factoryが分類「エイリアンの世界」に該当します。手札に加えますか？　"
        "続ける場合は、次に該当したカードを必ず取ります。"
    )
    assert text_of(scene, "A", "go-on") == "Go on: the next card that fits must be taken"


@clause("RFTG-KIND-01", "RFTG-KIND-04")
def test_the_kind_that_a_goal_goes_by_is_asked_for() -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry").tableau("A", "alien-oort-cloud-refinery")
    scene.tableau("A", "gem-world", "comet-zone").kind("A", "genes").round(A="settle")

    # Two Novelty and Rare worlds, and the third if its owner likes.
    assert asks(scene, "A") == (
        "Largest Industry goes by the kinds of worlds and is checked now. Of which kind is Alien Oort Cloud Refinery?"
    )
    assert text_of(scene, "A", "kind genes") == "Leave Alien Oort Cloud Refinery as it is, of Genes"
    assert text_of(scene, "A", "kind rare", "ja") == "Alien Oort Cloud Refineryの種別をレアメタルに変える"


@clause("RFTG-END-01", "RFTG-END-02")
@for_each(("world", "limit"), [("old-earth", 10), ("black-hole-miners", 12)])
def test_the_hand_limit_is_told(world: str, limit: int) -> None:
    scene = Scene(sets="set3").tableau("A", world).fill("A", limit + 3).round(A="double")

    assert asks(scene, "A") == (f"You hold {limit + 3} cards, and the limit is {limit}: which 3 cards do you discard?")


@clause("RFTG-CONSUME-15", "RFTG-CONSUME-16")
def test_gambles_tell_what_wins() -> None:
    base = Scene().tableau("A", "gambling-world").round(A="double").play("A use gambling-world 2")
    later = Scene(sets="set2").tableau("A", "gambling-world-set2").hand("A", "drop-ships", "gem-world")
    later.round(A="double").play("A use gambling-world-set2 2")

    assert asks(base, "A") == (
        "Gambling World: which number do you name? "
        "The top card of the draw pile is yours if its cost or defense is that number."
    )
    assert [option.id for option in base.question("A").options] == [f"name {number}" for number in range(1, 8)]
    assert text_of(later, "A", "ante drop-ships") == "Stake Drop Ships: flip 4 cards to beat 4"


@clause("RFTG-DRAFT-03")
def test_a_draft_tells_where_the_rest_goes() -> None:
    game = tessera.start("race-for-the-galaxy", seats=3, seed=1, options={"sets": "set3", "draft": True})

    assert game.questions[0].text() == ("Which of these 5 cards do you take for your deck? The rest goes to the left.")


# Who is waited for


@clause("RFTG-ROUND-01", "RFTG-ROUND-13")
def test_whoever_has_chosen_waits_for_the_others() -> None:
    scene = Scene(sets="set3", seats=3).tableau("A", "psi-crystal-world").new_round().play("B settle")

    first, last = scene.game.why_not(1, "settle"), scene.game.why_not(0, "settle")

    assert first is not None
    assert last is not None
    assert first.text() == (
        "You have nothing more to choose here; Player C has not chosen yet (RFTG-ROUND-01). "
        "Wait until Player C has answered."
    )
    assert last.clause == "RFTG-ROUND-13"
    assert last.why_ja == (
        "あなたは他のプレイヤーのアクションが公開されてから選びます。プレイヤーCがまだ選んでいます。"
    )


@clause("RFTG-ROUND-05")
def test_whoever_is_not_asked_is_told_who_is() -> None:
    scene = Scene().tableau("A", "old-earth", "gem-world", "spice-world").good("A", "gem-world", "spice-world")
    scene.round(A="trade")

    objection = scene.game.why_not(1, "sell gem-world")

    assert objection is not None
    assert objection.text() == ("Player A is asked now, and not you (RFTG-ROUND-05). Wait until Player A has answered.")
    assert objection.text("ja").startswith("いま選ぶのはプレイヤーAです。")
