"""Cards, missions, races and players that are not there to be chosen; where hidden things are is not told."""

from __future__ import annotations

import tessera
from tessera.games.the_warp.rules.archive import DrawArchive, TakeDiscard
from tessera.games.the_warp.rules.effects import ExtraAction
from tessera.games.the_warp.rules.payment import SplitGain
from tessera.games.the_warp.rules.races import ChooseVictim, CopyActive, HandOver
from tests.clauses import clause
from tests.games.the_warp.objecting import no, objection
from tests.games.the_warp.scene import Scene


@clause("WARP-INFO-01", "WARP-MIS-02", "WARP-RWD-02")
def test_hidden_things_are_answered_alike_wherever_they_are() -> None:
    held = Scene().hand("B", "elite").rewards("B", "tremor").private("B", "pg-04")
    lying = Scene().deck("elite").reward_deck("tremor").mission_deck("pg-04")

    for scene in (held, lying):
        scene.has("A", gold=1).turn("A", "action")
        assert objection(scene, "A", "play elite.1").text() == (
            "Elite is not in your hand (WARP-CRD-06). Choose a card from your hand."
        )
        assert objection(scene, "A", "spend tremor.1").text() == (
            "Tremor is not among your Reward cards (WARP-RWD-02). Choose one of your Reward cards."
        )
        assert objection(scene, "A", "complete pg-04").text() == (
            "Market Row is neither one of your Private Missions nor does it lie open (WARP-MIS-02). "
            "Complete another mission."
        )


@clause("WARP-CON-05", "WARP-CON-14", "WARP-CON-11")
def test_cards_that_cannot_be_drawn() -> None:
    scene = Scene().run(DrawArchive(0, 1, False))

    assert no(scene, "A", "draw elite.1") == (
        "WARP-CON-05",
        "Elite does not lie in the line-up",
        "「精鋭」はラインナップにありません。",
    )

    scene.discards("enforce", "build-02").run(TakeDiscard(0, 1))

    assert no(scene, "A", "take elite.1") == (
        "WARP-CON-11",
        "Elite does not lie in the Archive discard pile",
        "「精鋭」はアーカイブの捨て札の山にありません。",
    )

    scene = Scene()
    scene.state.zones[0] = []
    scene.run(DrawArchive(0, 1, False))

    assert no(scene, "A", "draw deck") == (
        "WARP-CON-14",
        "The Archive Deck and the discard pile are both empty",
        "アーカイブデッキも捨て札の山も空です。",
    )


@clause("WARP-TEAM-10", "WARP-RAC-03")
def test_players_and_races_that_cannot_be_chosen() -> None:
    scene = Scene(seats=4, teams=True).hand("B", "enforce").leads("B", "tavma-morphlings", "nurec-designers")
    scene.leads("C", "xelo-traders").hand("C", "elite").run(CopyActive(0))

    assert no(scene, "A", "copy xelo-traders") == (
        "WARP-TEAM-10",
        "Xe'Lo Traders is not led by an opponent",
        "「ゼ・ロの商人」を率いる相手プレイヤーはいません。",
    )
    assert no(scene, "A", "copy tavma-morphlings") == (
        "WARP-RAC-03",
        "Tavma Morphlings itself copies others, and that ability cannot be copied",
        "「タヴマの変身者」の能力はコピーする能力なので、コピーできません。",
    )

    scene.hand("D", "ambush").run(ChooseVictim(0, 1, 1))

    assert scene.options("A") == ["from b", "from d"]
    assert no(scene, "A", "from a") == (
        "WARP-TEAM-10",
        "That is yourself",
        "それは自分自身です。",
    )
    assert no(scene, "A", "from c") == (
        "WARP-TEAM-10",
        "Player C is your teammate",
        "プレイヤーCはチームメイトです。",
    )


@clause("WARP-INFO-02")
def test_nothing_is_taken_from_an_empty_hand() -> None:
    scene = Scene(seats=4).hand("B", "enforce").hand("D", "elite").run(ChooseVictim(0, 1, 1))

    assert no(scene, "A", "from c") == (
        "WARP-INFO-02",
        "Player C has no Archive card in hand",
        "プレイヤーCの手札にアーカイブカードがありません。",
    )


@clause("WARP-SET-33")
def test_races_that_cannot_be_drafted() -> None:
    game = tessera.start("the-warp", seats=2, seed=1, options={})
    seat = game.questions[0].seat
    first = game.questions[0].options[0].id
    game.play(seat, [first])

    taken = game.why_not(game.questions[0].seat, first)
    other = {"race darja-shadows", "race dura-scavengers", "race ecton-cultists", "race luron-droids"}
    offered = {option.id for option in game.questions[0].options}

    assert taken is not None
    assert taken.clause == "WARP-SET-33"
    assert " is led by Player " in taken.why
    for pick in sorted(other - offered - {first}):
        away = game.why_not(game.questions[0].seat, pick)
        assert away is not None
        assert away.why.endswith(" is not among the races to choose from here")


@clause("WARP-RAC-11", "WARP-INC-10")
def test_answers_to_single_questions() -> None:
    scene = Scene().has("A", gold=1, energy=1).exiled("a-left", 1).hand("A", "build-09").holds("A", "a-upper-left", 1)
    scene.turn("A", "action").run(ExtraAction(0, 5))

    assert scene.options("A") == ["develop", "attack"]
    assert no(scene, "A", "terrashift") == (
        "WARP-RAC-11",
        "What you may take now is Develop or Attack",
        "いま行えるのは発展か攻撃だけです。",
    )

    scene.run(SplitGain(0, 2))

    assert no(scene, "A", "take 2 gold 1 energy") == (
        "WARP-INC-10",
        "That makes 3 in all, and it must be 2",
        "合計が3になります。必要なのは2です。",
    )

    scene.run(HandOver(0, 1, 1))

    assert no(scene, "A", "give 1 gold 1 energy") == (
        "WARP-INC-10",
        "That makes 2 in all, and it must be 1",
        "合計が2になります。必要なのは1です。",
    )
