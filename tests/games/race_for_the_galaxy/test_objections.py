"""What a player could mean and may not do: actions, and what belongs to another moment."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered, Objection, Refusal
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene


def objection(game: Game, letter: str, choice: str) -> Objection:
    """The objection to a choice of a seat."""
    found = game.why_not("ABCDEF".index(letter), choice)
    assert found is not None, f"{choice} is offered"
    return found


def no(game: Game, letter: str, choice: str) -> tuple[str, str, str]:
    """Clause and reason in both languages."""
    found = objection(game, letter, choice)
    return found.clause, found.why, found.why_ja


def way_out(game: Game, letter: str, choice: str) -> tuple[str, str]:
    """What to do instead, in both languages."""
    found = objection(game, letter, choice)
    return found.instead, found.instead_ja


# Actions


@clause("RFTG-PRESTIGE-17")
def test_a_prestige_bonus_without_prestige() -> None:
    scene = Scene(sets="set3").new_round()

    assert no(scene.game, "A", "prestige settle") == (
        "RFTG-PRESTIGE-17",
        "A prestige bonus costs 1 prestige, and you have none",
        "威信ボーナスには威信が1必要ですが、1つも持っていません。",
    )
    assert way_out(scene.game, "A", "prestige settle") == (
        "Gain prestige first, or choose the action without the bonus.",
        "先に威信を得るか、ボーナスなしでアクションを選んでください。",
    )


@clause("RFTG-PRESTIGE-16")
def test_a_used_prestige_card() -> None:
    scene = Scene(sets="set3").has("A", prestige=2, search_card=False).new_round()

    wanted = (
        "RFTG-PRESTIGE-16",
        "You have used your prestige/search card, which is there once per game",
        "威信/探索カードはもう使いました。使えるのはゲーム中1回だけです。",
    )
    assert no(scene.game, "A", "prestige settle") == wanted
    assert no(scene.game, "A", "search") == wanted
    assert way_out(scene.game, "A", "prestige settle") == (
        "Choose an action without it.",
        "それを使わないアクションを選んでください。",
    )


@clause("RFTG-SET-08")
def test_prestige_and_search_need_set_3() -> None:
    scene = Scene().new_round()

    assert no(scene.game, "A", "search") == (
        "RFTG-SET-08",
        "Searching comes with The Brink of War, which is not in play",
        "探索は「戦争の影」のルールですが、このゲームでは使っていません。",
    )
    assert no(scene.game, "A", "prestige develop") == (
        "RFTG-SET-08",
        "Prestige comes with The Brink of War, which is not in play",
        "威信は「戦争の影」のルールですが、このゲームでは使っていません。",
    )


@clause("RFTG-SETUP-04")
def test_two_actions_are_for_experienced_players() -> None:
    scene = Scene().new_round()

    assert no(scene.game, "A", "explore-5 & settle") == (
        "RFTG-SETUP-04",
        "Everybody chooses one action card here; two are for two experienced players, or for one who plays alone",
        "このゲームで選ぶアクションカードは1枚です。2枚選ぶのは2人用の上級ルールと1人用ゲームだけです。",
    )
    assert way_out(scene.game, "A", "explore-5 & settle") == (
        "Choose one action card.",
        "アクションカードを1枚選んでください。",
    )


@clause("RFTG-TWO-01")
def test_experienced_players_choose_two_different_cards() -> None:
    scene = Scene(experienced=True).new_round()

    assert no(scene.game, "A", "trade & trade") == (
        "RFTG-TWO-01",
        "You have only one Consume: Trade card, and two different cards are chosen",
        "消費：交易のカードは1枚しかありません。異なる2枚を選びます。",
    )
    assert way_out(scene.game, "A", "trade & trade") == (
        "Choose two cards; only Develop and Settle are there twice.",
        "2枚選んでください。同じものが2枚あるのは発展と植民だけです。",
    )
    wanted = (
        "RFTG-TWO-01",
        "In this game everybody chooses two action cards each round",
        "このゲームでは毎ラウンド、アクションカードを2枚選びます。",
    )
    assert no(scene.game, "A", "settle") == wanted
    assert no(scene.game, "A", "develop & settle & produce") == wanted


@clause("RFTG-PRESTIGE-16", "RFTG-SEARCH-02")
def test_one_prestige_card_for_two_actions() -> None:
    scene = Scene(sets="set3", experienced=True).has("A", prestige=2).new_round()

    assert no(scene.game, "A", "prestige develop & prestige settle") == (
        "RFTG-PRESTIGE-16",
        "You have one prestige/search card, and it goes with one action only",
        "威信/探索カードは1枚なので、アクション1つにしか付けられません。",
    )
    assert way_out(scene.game, "A", "prestige develop & prestige settle") == (
        "Use it for one of the two.",
        "どちらか一方に使ってください。",
    )
    assert no(scene.game, "A", "prestige develop & search") == (
        "RFTG-SEARCH-02",
        "A search and a prestige bonus both take your one prestige/search card",
        "探索も威信ボーナスも、1枚しかない威信/探索カードを使います。",
    )


def test_actions_in_another_order_are_suggested_in_theirs() -> None:
    scene = Scene(sets="set3", experienced=True).has("A", prestige=2).new_round()

    with pytest.raises(NotOffered) as plain:
        scene.game.play(0, ["settle & develop"])
    with pytest.raises(NotOffered) as boosted:
        scene.game.play(0, ["settle & prestige develop"])

    assert str(plain.value) == '“settle & develop” is not offered here. Did you mean "develop & settle"?'
    assert boosted.value.text("ja") == (
        "「settle & prestige develop」という選択肢はありません。「prestige develop & settle」のことですか。"
    )


@clause("RFTG-PRESTIGE-17")
def test_refused_actions_are_called_by_their_names() -> None:
    scene = Scene(sets="set3", experienced=True).new_round()

    with pytest.raises(Refusal) as refused:
        scene.game.play(0, ["settle & prestige develop"])

    assert str(refused.value).startswith(
        "You cannot choose “Settle and Develop with prestige”. A prestige bonus costs 1"
    )
    assert refused.value.text("ja").startswith("「植民と威信付きの発展」はできません。")


@clause("RFTG-TWO-01", "RFTG-SEARCH-02", "RFTG-PRESTIGE-16", "RFTG-ROUND-13")
def test_the_second_action_of_who_chooses_last() -> None:
    scene = Scene(sets="set3", experienced=True).tableau("A", "psi-crystal-world").has("A", prestige=2).new_round()
    scene.play("A prestige trade", "B explore-5 & settle")

    assert no(scene.game, "A", "trade") == (
        "RFTG-TWO-01",
        "Consume: Trade is your first action already, and you have only one such card",
        "消費：交易はもう1つ目のアクションに選びました。このカードは1枚しかありません。",
    )
    assert way_out(scene.game, "A", "trade") == (
        "Choose another card.",
        "別のカードを選んでください。",
    )
    wanted = (
        "RFTG-SEARCH-02",
        "Your prestige/search card goes with your first action already",
        "威信/探索カードはもう1つ目のアクションに使いました。",
    )
    assert no(scene.game, "A", "search") == wanted
    # Two bonuses are another rule than a bonus and a search.
    assert no(scene.game, "A", "prestige settle") == ("RFTG-PRESTIGE-16", *wanted[1:])
    assert no(scene.game, "A", "develop & settle") == (
        "RFTG-ROUND-13",
        "With Psi-Crystal World in force you choose your two actions one after the other",
        "Psi-Crystal Worldがあるので、2つのアクションは1つずつ選びます。",
    )


@clause("RFTG-ROUND-01")
def test_actions_are_chosen_once_a_round() -> None:
    scene = Scene(sets="set3").tableau("A", "old-earth").hand("A", "gem-world").fill("A", 3).has("A", prestige=1)
    scene.round(A="prestige settle", B="produce")

    assert no(scene.game, "A", "produce") == (
        "RFTG-ROUND-01",
        "You have chosen for this round: Settle with prestige",
        "このラウンドのアクションはもう選びました（威信付きの植民）。",
    )
    assert way_out(scene.game, "A", "produce") == (
        "Choose it in the next round.",
        "次のラウンドで選んでください。",
    )


@clause("RFTG-ROUND-01")
def test_no_actions_before_the_first_round() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed=1)

    assert no(game, "A", "produce") == (
        "RFTG-ROUND-01",
        "Actions are chosen when the first round begins, and this is still the set-up",
        "アクションを選ぶのは最初のラウンドが始まってからです。いまは準備の途中です。",
    )
    assert way_out(game, "A", "produce") == (
        "Answer the question first.",
        "先にいまの質問に答えてください。",
    )


# Another moment, and cards that are not there


@clause("RFTG-SETTLE-01", "RFTG-DEVELOP-01", "RFTG-PRODUCE-02", "RFTG-CONSUME-02", "RFTG-CONSUME-01")
def test_settling_belongs_to_settle() -> None:
    scene = Scene().tableau("A", "old-earth", "artist-colony", "tourist-world", "spice-world")
    scene.good("A", "artist-colony", "spice-world")
    scene.hand("A", "gem-world").fill("A", 3).round(A="double", B="produce")

    assert no(scene.game, "A", "settle gem-world") == (
        "RFTG-SETTLE-01",
        "That belongs to the Settle phase, and this is the Consume phase",
        "それを行うのは植民フェイズのときです。いまは消費フェイズです。",
    )
    assert no(scene.game, "A", "develop gem-world") == (
        "RFTG-DEVELOP-01",
        "That belongs to the Develop phase, and this is the Consume phase",
        "それを行うのは発展フェイズのときです。いまは消費フェイズです。",
    )
    assert no(scene.game, "A", "produce artist-colony") == (
        "RFTG-PRODUCE-02",
        "That belongs to the Produce phase, and this is the Consume phase",
        "それを行うのは生産フェイズのときです。いまは消費フェイズです。",
    )
    assert no(scene.game, "A", "pass") == (
        "RFTG-CONSUME-02",
        "Old Earth and Tourist World can still consume goods, and a power that can must be used",
        "Old EarthとTourist Worldでまだ商品を消費できます。商品を消費する能力は、使えるかぎり使わなければなりません。",
    )
    assert way_out(scene.game, "A", "pass") == (
        "Use them first; the order is yours.",
        "先に使ってください。順番は自由です。",
    )
    assert no(scene.game, "A", "good artist-colony") == (
        "RFTG-CONSUME-01",
        (
            "It is no answer to what is asked now: “Consume: which power do you use next? You have 2 goods, and VP "
            "are multiplied by 2.”"
        ),
        "いまの質問『消費：次に使う能力を選んでください。（商品2個、VPは2倍）』の答えになりません。",
    )


@clause("RFTG-SETTLE-01")
def test_a_card_that_is_not_in_hand() -> None:
    scene = Scene().hand("A", "gem-world").fill("A", 3).hand("B", "comet-zone").round(A="settle", B="produce")

    assert no(scene.game, "A", "settle comet-zone") == (
        "RFTG-SETTLE-01",
        "Comet Zone is not in your hand",
        "Comet Zoneは手札にありません。",
    )
    assert way_out(scene.game, "A", "settle comet-zone") == (
        "Choose a card from your hand.",
        "手札のカードを選んでください。",
    )
    assert no(scene.game, "A", "settle mining-world") == (
        "RFTG-SETTLE-01",
        "Mining World is not in your hand",
        "Mining Worldは手札にありません。",
    )


@clause("RFTG-TRADE-01")
def test_a_card_that_is_not_in_the_tableau() -> None:
    scene = Scene().tableau("A", "artist-colony", "spice-world").tableau("B", "old-earth")
    scene.good("A", "artist-colony", "spice-world")
    scene.round(A="trade", B="produce")

    assert no(scene.game, "A", "sell old-earth") == (
        "RFTG-TRADE-01",
        "Old Earth is not in your tableau",
        "Old Earthは自分のタブローにありません。",
    )
    assert way_out(scene.game, "A", "sell old-earth") == (
        "Choose a card of your tableau.",
        "自分のタブローのカードを選んでください。",
    )
    assert no(scene.game, "A", "sell gem-world") == (
        "RFTG-TRADE-01",
        "Gem World is not in your tableau",
        "Gem Worldは自分のタブローにありません。",
    )


@clause("RFTG-SEARCH-03", "RFTG-KIND-01")
def test_a_search_needs_its_step() -> None:
    scene = Scene(sets="set3").hand("A", "gem-world").fill("A", 3).round(A="settle", B="produce")

    assert no(scene.game, "A", "search uplift-symbol-world") == (
        "RFTG-SEARCH-03",
        "Categories are named in the search step by whoever chose a search as an action",
        "分類を指定するのは、アクションとして探索を選んだプレイヤーが探索ステップで行います。",
    )
    assert no(scene.game, "A", "kind genes") == (
        "RFTG-KIND-01",
        "You have no world whose kind you choose",
        "多種別世界を持っていません。",
    )


@clause("RFTG-SET-08")
def test_searching_needs_its_set() -> None:
    scene = Scene().hand("A", "gem-world").fill("A", 3).round(A="settle", B="produce")

    assert no(scene.game, "A", "search uplift-symbol-world") == (
        "RFTG-SET-08",
        "Searching comes with The Brink of War, which is not in play",
        "探索は「戦争の影」のルールですが、このゲームでは使っていません。",
    )
