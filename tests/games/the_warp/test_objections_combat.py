"""Why Combat cards, bribes, options at the reveal and dice cannot be chosen."""

from __future__ import annotations

from tessera.games.the_warp.rules.attack_3_bribe import AnswerCounter, ComposeOffer
from tests.clauses import clause
from tests.games.the_warp.objecting import barred, no, way_out
from tests.games.the_warp.scene import Scene


def fighting(*cards: str, seats: int = 2) -> Scene:
    """A attacks an Exiled area with 3 Troops and is asked for a Combat card."""
    scene = Scene(seats=seats).holds("A", "a-upper-left", 4).exiled("a-ridge", 2, "yellow").hand("A", *cards)
    return scene.has("A", gold=3, energy=2).has("B", gold=2, energy=2)


def declare(scene: Scene) -> Scene:
    """The attack is declared."""
    return scene.turn("A", "action").play("A attack", "A troops 3")


# Combat cards


@clause("WARP-CRD-06", "WARP-CRD-07")
def test_cards_that_the_attacker_cannot_play() -> None:
    scene = declare(fighting("build-01", "ambush", "pincer", "enforce"))

    assert scene.options("A") == ["pass", "play enforce.1", "trade"]
    assert no(scene, "A", "play build-01") == (
        "WARP-CRD-06",
        "Build is no Combat card, and only Combat cards are played in a combat",
        "「建設」は戦闘カードではありません。戦闘でプレイできるのは戦闘カードだけです。",
    )
    assert no(scene, "A", "play ambush.1") == (
        "WARP-CRD-07",
        "Ambush can be played only as the supporter",
        "「待ち伏せ」を使えるのは、自分が支援プレイヤーである場合だけです。",
    )
    assert no(scene, "A", "play pincer.1") == (
        "WARP-CRD-07",
        "Pincer needs another area of yours next to Ridge A, and there is none",
        "「挟撃」にはAの尾根に隣接する別の支配エリアが必要ですが、ありません。",
    )
    assert no(scene, "A", "play elite.1") == (
        "WARP-CRD-06",
        "Elite is not in your hand",
        "「精鋭」は手札にありません。",
    )
    assert way_out(scene, "A", "play build-01") == (
        "Play a Combat card, or none.",
        "戦闘カードをプレイするか、パスしてください。",
    )
    assert barred(scene, "A") == ["play build-01", "play ambush.1", "play pincer.1"]


@clause("WARP-CRD-07")
def test_cards_that_a_supporter_cannot_play() -> None:
    scene = declare(fighting("enforce").hand("B", "pincer", "ambush", "upgrade-02")).play("A play enforce")

    assert scene.options("B") == ["pass", "play ambush.1"]
    assert no(scene, "B", "play pincer.1") == (
        "WARP-CRD-07",
        "Pincer needs another area of yours next to Ridge A, and there is none",
        "「挟撃」にはAの尾根に隣接する別の支配エリアが必要ですが、ありません。",
    )
    assert no(scene, "B", "play upgrade-02") == (
        "WARP-CRD-06",
        "Upgrade is no Combat card, and only Combat cards are played in a combat",
        "「強化」は戦闘カードではありません。戦闘でプレイできるのは戦闘カードだけです。",
    )


@clause("WARP-CRD-07")
def test_cards_that_a_defender_cannot_play() -> None:
    scene = Scene().holds("A", "a-upper-left", 4).holds("B", "b-spine-outer", 1).hand("B", "ambush", "enforce")

    scene.turn("A", "action").play("A attack", "A troops 3")

    assert no(scene, "B", "play ambush.1") == (
        "WARP-CRD-07",
        "Ambush can be played only as the supporter",
        "「待ち伏せ」を使えるのは、自分が支援プレイヤーである場合だけです。",
    )


@clause("WARP-TRD-01")
def test_the_trade_of_an_attack() -> None:
    scene = declare(fighting("enforce")).play("A trade", "A trade 1 gold")

    assert no(scene, "A", "trade") == (
        "WARP-TRD-01",
        "You have used the trade of this turn",
        "この手番の交易はもう使いました。",
    )
    assert no(scene, "A", "trade 1 gold") == (
        "WARP-TRD-01",
        "You have used the trade of this turn",
        "この手番の交易はもう使いました。",
    )

    scene = declare(fighting("enforce"))

    assert no(scene, "A", "trade 1 gold") == (
        "WARP-TRD-01",
        "That is asked once the free step itself is chosen",
        "それを選ぶのは、その行動自体を選んでからです。",
    )


# Bribes


def bribing(*cards: str) -> Scene:
    """B supports the Exiled Race; A may bribe."""
    return declare(fighting("enforce", *cards).hand("B", "maneuver")).play("A play enforce", "B play maneuver")


@clause("WARP-BRB-02", "WARP-BRB-05")
def test_goods_that_cannot_be_offered() -> None:
    scene = bribing("build-01").play("A bribe")

    assert no(scene, "A", "propose") == (
        "WARP-BRB-02",
        "The offer holds nothing yet",
        "申し出にまだ何も入っていません。",
    )
    assert no(scene, "A", "gold 4") == (
        "WARP-BRB-05",
        "An offer must be payable in full at once, and 4 is more than you have left (Gold: 3)",
        "申し出はその場で全部支払えなければなりません。金は3で、4には足りません。",
    )
    assert no(scene, "A", "gold 0") == (
        "WARP-BRB-02",
        "What is not named is not part of the offer (Gold)",
        "挙げなかったものは申し出に含まれません（金）。",
    )
    assert no(scene, "A", "troops 1") == (
        "WARP-BRB-05",
        "An offer must be payable in full at once, and 1 is more than you have left (reserve Troops: 0)",
        "申し出はその場で全部支払えなければなりません。予備の部隊は0で、1には足りません。",
    )
    assert no(scene, "A", "rewards 1") == (
        "WARP-BRB-05",
        "An offer must be payable in full at once, and 1 is more than you have left (Reward cards: 0)",
        "申し出はその場で全部支払えなければなりません。報酬カードは0で、1には足りません。",
    )
    assert no(scene, "A", "card elite") == (
        "WARP-BRB-02",
        "You do not have Elite",
        "「精鋭」を持っていません。",
    )
    assert no(scene, "A", "reward recruits") == (
        "WARP-BRB-02",
        "You do not have Recruits",
        "「新兵」を持っていません。",
    )
    assert way_out(scene, "A", "gold 4") == (
        "Name less of it.",
        "数を減らしてください。",
    )

    scene.play("A gold 1")

    assert no(scene, "A", "gold 2") == (
        "WARP-BRB-02",
        "How much of this the offer holds is settled (Gold: 1)",
        "金の数はもう決めました（1）。",
    )

    scene.play("A card build-01")

    assert no(scene, "A", "card build-01") == (
        "WARP-BRB-05",
        "All there is of this is part of the offer already (Archive cards: 1)",
        "アーカイブカード（1枚）はもうすべて申し出に入っています。",
    )
    assert no(scene, "A", "cards 1") == (
        "WARP-BRB-05",
        "An offer must be payable in full at once, and 1 is more than you have left (Archive cards: 0)",
        "申し出はその場で全部支払えなければなりません。アーカイブカードは0で、1には足りません。",
    )


@clause("WARP-BRB-10")
def test_goods_that_cannot_be_asked_for() -> None:
    scene = bribing("build-01").play("A bribe", "A gold 1", "A propose", "B counter")

    assert no(scene, "B", "gold 13") == (
        "WARP-BRB-10",
        "No more than 12 can be asked for (Gold), and that would be 13",
        "対案で求められる金は12までです（いまは13）。",
    )
    assert no(scene, "B", "cards 2") == (
        "WARP-BRB-10",
        "No more than 1 can be asked for (Archive cards), and that would be 2",
        "対案で求められるアーカイブカードは1までです（いまは2）。",
    )
    assert no(scene, "B", "reward recruits") == (
        "WARP-BRB-10",
        "No more than 0 can be asked for (Reward cards), and that would be 1",
        "対案で求められる報酬カードは0までです（いまは1）。",
    )


def countered(*asked: str) -> Scene:
    """B has made a counter offer; A is shown the question that would answer itself if it cannot be paid."""
    scene = bribing("build-01").run(ComposeOffer(1, True))
    for good in asked:
        scene.play(f"B {good}")
    return scene


def no_to_counter(scene: Scene) -> tuple[str, str, str]:
    """The objection to accepting what is asked for now."""
    refused = AnswerCounter(0).refused(scene.state)
    assert [thing.id for thing in refused] == ["accept"]
    objection = refused[0].objection
    return objection.clause, objection.why, objection.why_ja


@clause("WARP-BRB-05")
def test_counter_offers_that_cannot_be_paid() -> None:
    assert no_to_counter(countered("gold 5")) == (
        "WARP-BRB-05",
        "The counter offer asks for more than you have (Gold: 5 asked for, 3 there)",
        "対案は支払えません（金：5を求められ、手元は3）。",
    )
    assert no_to_counter(countered("troops 1")) == (
        "WARP-BRB-05",
        "The counter offer asks for more than you have (reserve Troops: 1 asked for, 0 there)",
        "対案は支払えません（予備の部隊：1を求められ、手元は0）。",
    )
    assert no_to_counter(countered("card elite")) == (
        "WARP-BRB-05",
        "The counter offer asks for Elite, which you do not have",
        "対案では「精鋭」を求められていますが、持っていません。",
    )
    assert AnswerCounter(0).refused(countered("gold 2").state) == []


# The reveal


@clause("WARP-REV-05")
def test_options_of_a_combat_card_that_cannot_be_paid() -> None:
    scene = declare(fighting("enforce")).play("A play enforce")

    assert no(scene, "A", "option 1 pay 1 gold 1 energy") == (
        "WARP-REV-05",
        "That makes 2 in all, and it must be 1",
        "合計が2になります。必要なのは1です。",
    )
    assert no(scene, "A", "option 2 pay 2 gold 0 energy") == (
        "WARP-REV-05",
        "At most 1 of it can be Gold: the price is 1 Gold and 1 Energy",
        "そのうち金にできるのは1までです（コスト：金1・エネルギー1）。",
    )

    scene = declare(fighting("enforce").has("A", gold=1, energy=1)).play("A play enforce")

    assert no(scene, "A", "option 3 pay 2 gold 2 energy") == (
        "WARP-REV-05",
        "You have 1 Gold and 1 Energy, which does not give 2 Gold and 2 Energy",
        "手元は金1・エネルギー1で、金2・エネルギー2は出せません。",
    )


def at_the_gate(gold: int, energy: int) -> Scene:
    """A has played two cards against the Guardian."""
    scene = Scene().holds("A", "ring-1", 4).exiled("ring-2", 1).hand("A", "enforce", "elite")
    scene.has("A", gold=gold, energy=energy).turn("A", "action")
    return scene.play("A attack", "A attack ring-1 gate", "A troops 3", "A play enforce", "A play elite")


@clause("WARP-GAT-18", "WARP-REV-02")
def test_two_cards_are_paid_together() -> None:
    scene = at_the_gate(1, 1)

    assert no(scene, "A", "option 1 pay 1 gold 0 energy and lose") == (
        "WARP-GAT-18",
        "Whoever has played a card uses and pays it, and both of yours can be paid with 1 Gold and 1 Energy",
        "プレイしたカードは必ず使って支払います。手元の金1・エネルギー1で2枚とも支払えます。",
    )
    assert no(scene, "A", "option 2 pay 1 gold 1 energy and option 1 pay 1 gold 0 energy") == (
        "WARP-GAT-18",
        "Both options together cost 2 Gold and 1 Energy, and you have 1 Gold and 1 Energy",
        "2枚の選択肢のコストは合わせて金2・エネルギー1ですが、手元は金1・エネルギー1です。",
    )

    scene = at_the_gate(1, 0)

    assert no(scene, "A", "lose and lose") == (
        "WARP-REV-02",
        "Whoever has played a card uses and pays one that can be paid, and you have 1 Gold and 0 Energy",
        "支払えるカードがあれば、必ず1枚使って支払います（手元は金1・エネルギー0）。",
    )


# Dice


@clause("WARP-DIC-06", "WARP-DIC-09")
def test_dice_that_cannot_be_touched() -> None:
    scene = declare(fighting("maneuver").dice(1, 2, 3, 4, 5)).play("A play maneuver", "A option 2 pay 1 gold 1 energy")

    assert no(scene, "A", "reroll 4") == (
        "WARP-DIC-06",
        "There is no die number 4 on your side, which has 3",
        "自分の側のダイスは3個で、4個目はありません。",
    )
    assert no(scene, "A", "flip 1") == (
        "WARP-DIC-06",
        "You have no flip left",
        "反転はもう残っていません。",
    )

    scene.play("A reroll 1")

    assert no(scene, "A", "reroll 1") == (
        "WARP-DIC-09",
        "Die 1 has had its reroll, and what is left of the effect goes to other dice",
        "1個目のダイスにはもう振り直しを使いました。同じ効果の残りは別のダイスに使います。",
    )
