"""Technology points: in tokens, and all together."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene

TREES = "science economy military"


@clause("AL-TP-01")
def test_a_gain_of_tp_is_so_much_in_tokens_and_knows_no_cap() -> None:
    scene = Scene(TREES, seats=2, techs="IIM-A IIIM-C").team("A", "IIM-A", "IIIM-C")
    scene.has("A", tp=17, military=6).influence("B", 3)
    scene.turn("A")

    scene.play("start IIIM-C")

    assert scene.tp("A") == 25
    assert scene.total_tp("A") == 25


@clause("AL-TP-01")
def test_tokens_can_be_changed_so_any_sum_can_be_paid() -> None:
    # 5 TP gained at once, whatever the tokens, pay for a cost of 2.
    scene = Scene(TREES, techs="IIE-A IIIE-B").team("A", "IIE-A", economy=True).team("A", "IIIE-B", economy=True)
    scene.has("A", research=3, data=2).hand("A", "SCI-01").influence("A", 6)
    scene.turn("A")

    scene.play("start IIIE-B", "advance 1")

    assert scene.tp("A") == 3
    assert scene.faction("A").influence == 7


@clause("AL-TP-02")
def test_only_tokens_pay_tp() -> None:
    # 2 TP in front runner tokens, 2 on a card, 2 on the military tile, 1 in tokens: not 2 in tokens.
    scene = Scene(TREES).has("A", research=3, data=2, tp=1, military=4).influence("A", 6).influence("B", 7)
    scene.keeps_front_runners("A", 2).install("A", "SCI-25")
    scene.turn("A")
    assert scene.total_tp("A") == 7

    scene.play("end")

    assert scene.options() == ["advance 2", "stop"]
    assert scene.asked() == "A influence"


@clause("AL-TP-02")
def test_tokens_that_suffice_do_pay_tp() -> None:
    scene = Scene(TREES).has("A", research=3, data=2, tp=2).influence("A", 6).keeps_front_runners("A", 2)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.tp("A") == 0
    assert scene.total_tp("A") == 2 + 2  # the front runner token, and the influence tile just won


@clause("AL-TP-03")
def test_the_total_has_four_sources() -> None:
    scene = Scene(TREES).has("A", tp=3, military=4).keeps_front_runners("A", 1, 2).install("A", "SCI-25", "MIL-24")
    scene.turn("A")

    total = scene.total_tp("A")

    # 3 in tokens, 1 and 2 on front runner tokens, 2 for the military tile, 2 on SCI-25, 4 // 3 on MIL-24.
    assert scene.owner("military") == "A"
    assert total == 11


@clause("AL-TP-03")
def test_a_card_that_counts_is_counted_anew_each_time() -> None:
    scene = Scene(TREES, techs="IIE-A").install("A", "ECO-27").economy("A", "IS", "IE", "IM").team("A", "IIE-A")
    scene.has("A", research=2, data=1)
    scene.turn("A")
    assert scene.total_tp("A") == 3  # one for three tokens, two for the economy tile

    scene.play("start IE")

    assert scene.economy_of("A") == ["IS", "IE", "IIE-A", "IM"]
    assert scene.total_tp("A") == 4  # two for four tokens, two for the tile


@clause("AL-TP-03")
def test_a_card_in_hand_and_the_tiles_of_others_count_nothing() -> None:
    scene = Scene(TREES).hand("A", "SCI-25").has("B", military=5).has("A", military=4, tp=1)
    scene.turn("A")

    total = scene.total_tp("A")

    assert scene.owner("military") == "B"
    assert total == 1
