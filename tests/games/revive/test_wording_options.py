"""Choices as players read them: what they are, what they cost now, what they bring."""

from __future__ import annotations

from pathlib import Path

import tessera
from tessera.games.revive.rules.carrying import WorkOff
from tessera.games.revive.rules.entries import ADVANCE, CRYSTALS, POINTS, RECRUIT, UNLOCK, VAST, WATER
from tessera.games.revive.rules.machine_tracks import AdvanceAny
from tessera.games.revive.rules.machines import Recharge, WorkMachine
from tessera.games.revive.rules.recruiting import RestAndUse
from tessera.games.revive.rules.resources import PayOutOfTurn
from tessera.games.revive.wording import option_text
from tessera.games.revive.wording_entries import entry_words, notation_words, touched_words
from tessera.games.revive.wording_speech import Speech
from tests.clauses import clause
from tests.games.revive.pack_folder import CARD, halves, pack
from tests.games.revive.scene import Scene
from tests.games.revive.speech import check, kinds, text_of, verbs

LANGUAGES = ("en", "ja")

# A notation for every verb that the rules write, and for each shape that it has.
EXAMPLES = {
    "activate": ["activate T1.1"],
    "advance": ["advance gray"],
    "artifact": ["artifact purple", "artifact orange", "artifact minor"],
    "build": ["build small 7,4", "build large 3,2", "build small 2,0"],
    "call": ["call", "call 2"],
    "choose": ["choose 1"],
    "color": ["color green"],
    "convert": ["convert gear"],
    "copy": ["copy SA1"],
    "discard": ["discard CG01", "discard MD01", "discard MG01"],
    "done": ["done"],
    "end": ["end"],
    "explore": ["explore R1C4", "explore R0C1", "explore R1C2"],
    "gain": ["gain book"],
    "hibernate": ["hibernate"],
    "keep": ["keep AC01", "keep SA1"],
    "lay": ["lay 0", "lay 1"],
    "lose": ["lose"],
    "machine": ["machine MG04"],
    "module": ["module MD11"],
    "move": ["move 3,3 4,7"],
    "open": ["open CR01", "open CR25"],
    "pay": ["pay gear", "pay 1-gear+2-crystal"],
    "place": ["place T1.1", "place S5.2"],
    "play": ["play SA1 T1", "play CG01 B2", "play SA1 S5 bottom"],
    "populate": ["populate 3,3", "populate R0C0"],
    "recall": ["recall SA1"],
    "recharge": ["recharge STD1", "recharge MG04"],
    "recruit": ["recruit CG01", "recruit deck"],
    "remove": ["remove white", "remove minor"],
    "resolve": ["resolve gain-gear-2", "resolve tribe", "resolve recruit", "resolve unlock-RW04", "resolve water-6,3"],
    "rest": ["rest SA1"],
    "reward": ["reward 1", "reward 6"],
    "side": ["side sun", "side moon"],
    "swap": ["swap gear food", "swap gear+book crystal"],
    "switch": ["switch food"],
    "technology": ["technology A1", "technology B2"],
    "tile": ["tile 7,4", "tile R0C0"],
    "trade": ["trade gear book"],
    "tribe": ["tribe ox49"],
    "use": ["use STD1", "use MG04"],
    "wake": ["wake SA1"],
    "with": ["with STD3 explore", "with CR26 build", "with MG08 play", "with STD3 populate", "with STD3", "with CR26"],
    "work": ["work MG04"],
}


def test_every_verb_of_notation_is_told_even_where_nobody_is_asked_it() -> None:
    state = Scene(seats=3).state

    assert verbs() == set(EXAMPLES)
    for language in LANGUAGES:
        for notations in EXAMPLES.values():
            for notation in notations:
                check(option_text(state, "turn", notation, language), language)
        # Nothing more, as each question that may be left says it.
        for kind in kinds():
            check(option_text(state, kind, "done", language), language)


# Actions


@clause("REV-CARD-03", "REV-SLOT-01", "REV-SLOT-03", "REV-MOD-01", "REV-MOD-02")
def test_playing_a_card_tells_everything_that_takes_effect() -> None:
    scene = Scene().hand("A", "SA1").played("A", "T1", "CG01").module("A", "T1.2", "MD01").module("A", "T1.3", "MD21")
    scene.turn("A")

    # Smelter has no slot symbol, so its slot is not offered, but told all the same.
    assert option_text(scene.state, "turn", "play SA1 T1", "en") == (
        "Play Hauler A into top slot 1: gain 2 gears; again Smelter: gain 3 gears; Toothed Wheel: gain 2 gears "
        "(no room for 1 gear now)"
    )
    assert option_text(scene.state, "turn", "play SA1 T1", "ja") == (
        "「運搬人A」を上スロット1にプレイする：歯車2個を得る／「製錬工」をもう一度：歯車3個を得る／「歯車列」：歯車2個を得る"
        "（いまは歯車1個を置く余裕がない）"
    )
    assert text_of(scene, "A", "play SA1 B1") == "Play Hauler A into bottom slot 1: carry out your tribe ability"
    scene.knows_technology("A", "A1", "B2").turn("A")
    assert text_of(scene, "A", "play SA1 S5 bottom") == (
        "Play Hauler A into the side slot, bottom half up: carry out your tribe ability"
    )
    assert text_of(scene, "A", "play SA1 S5 top", "ja") == (
        "「運搬人A」を右側のスロットに上半分でプレイする：歯車2個を得る"
    )


@clause("REV-MACH-06")
def test_a_card_of_another_colour_for_once_tells_what_that_sets_off() -> None:
    scene = Scene().hand("A", "SA1").module("A", "T1.2", "MD01").module("A", "T1.3", "MD21").machine("A", "MG08")
    scene.energy("A", 1).turn("A").play("A with MG08 play", "A color yellow")

    assert (
        text_of(scene, "A", "play SA1 T1")
        == "Play Hauler A into top slot 1: gain 2 gears; Harvest Wreath: gain 2 points"
    )


@clause("REV-EXP-02", "REV-RNG-07", "REV-RES-04", "REV-OXF-08", "REV-RNG-08")
def test_exploring_tells_its_price_now() -> None:
    scene = Scene(seats=3).face_down("R1C4", "AT01").has("A", food=1, crystal=2).building("A", "7,4").turn("A")

    assert text_of(scene, "A", "explore R1C4") == (
        "Explore tile R1C4 for 2 food (1 crystal stands in for what is missing): 2 points and a card"
    )
    scene.has("C", food=6).building("C", "3,6").knows_technology("C", "A1").turn("C")
    # A technology takes 1 off the tile; range is told apart.
    assert text_of(scene, "C", "explore R1C4") == (
        "Explore tile R1C4 for 1 food and 2 food for range: 2 points and a card"
    )
    assert text_of(scene, "C", "explore R1C4", "ja") == (
        "食料1個と距離コストの食料2個でタイル R1C4を探索する：2点とカード1枚"
    )
    scene.machine("C", "STD3").energy("C", 1).turn("C").play("C with STD3 explore")
    assert text_of(scene, "C", "explore R1C4") == "Explore tile R1C4 for 1 food: 2 points and a card"


@clause("REV-OPT-08")
def test_a_back_that_may_be_a_vast_crystal_promises_no_card() -> None:
    scene = Scene(vast_crystals=True).has("A", food=6, crystal=3)
    state = scene.state
    costly = next(tile.id for tile in state.rulebook.tiles if tile.cost == 4 and not tile.vast)
    scene.face_down("R1C4", costly).face_down("R3C4", "AT01").building("A", "7,4").turn("A")

    assert text_of(scene, "A", "explore R1C4").endswith(": 4 points, and a card unless the tile gives none")
    assert text_of(scene, "A", "explore R3C4").endswith(": 2 points and a card")


@clause("REV-BLD-02", "REV-BLD-04", "REV-BLD-06", "REV-OXF-04", "REV-STO-02")
def test_building_tells_its_price_and_what_it_would_touch() -> None:
    scene = Scene().has("A", gear=5, food=2).turn("A")

    assert text_of(scene, "A", "build small 7,4") == (
        "Build a small building on sand 7,4 for 3 gears and 1 food for range: "
        "green track +1, yellow track +1 and water 6,5 (gain 1 slot module)"
    )
    assert text_of(scene, "A", "build large 7,4", "ja") == (
        "歯車5個と距離コストの食料1個で砂地 7,4に大型建物を建てる："
        "緑のトラック+2、黄色のトラック+2、水場 6,5（スロットモジュール1枚を得る）"
    )
    mine = Scene().tribe("A", "ox49", "moon").tile("A", "7,4", "target").has("A", gear=5, food=2).turn("A")
    assert text_of(mine, "A", "build small 7,4").startswith("Build a small building on sand 7,4 for 1 gear and 1 food")


@clause("REV-POP-02", "REV-POP-03", "REV-POP-04", "REV-POP-09", "REV-SCO-02")
def test_populating_tells_books_for_technologies_and_for_others() -> None:
    scene = Scene(seats=3).has("A", book=3, food=2).turn("A")
    assert text_of(scene, "A", "populate 3,3") == "Populate location 3,3 for 1 book and 1 food for range"

    scene = Scene(seats=3).figure("B", "3,3", "A1").figure("C", "3,3", "A1").figure("A", "2,5", "A1")
    scene.has("A", book=6, food=2).turn("A")
    assert text_of(scene, "A", "populate 3,3") == (
        "Populate location 3,3 for 3 books, 1 book each for Player B and Player C and 1 food for range"
    )
    scene.play("A populate 3,3")
    assert text_of(scene, "A", "technology B1") == (
        "Unlock Wild Paths (B1) for 3 books, 1 book each for Player B and Player C and 1 food for range. "
        "Counting range through forests and water costs no food. 1 point at the end of the game."
    )
    assert text_of(scene, "A", "technology B1", "ja").startswith(
        "本3個、プレイヤーBとプレイヤーCへの本1個ずつ、距離コストの食料1個で「野の道」（B1）を解放する。"
    )


@clause("REV-POP-02", "REV-LLS-01")
def test_a_large_location_tells_what_it_scores_and_the_cheapest_way_in() -> None:
    scene = Scene().figure("A", "3,3", "A1").knows_technology("A", "B1").has("A", book=6, food=6).turn("A")

    assert option_text(scene.state, "turn", "populate R0C0", "en") == (
        "Populate Arboretum (large location R0C0) for 3 books or more. "
        "At the end of the game: as many points as your marker shows on the green track."
    )
    scene.knows_technology("A", "B2", "B3", "C1", "C2", "C3").turn("A")
    assert option_text(scene.state, "turn", "populate 4,7", "en") == "Populate location 4,7"
    assert option_text(scene.state, "turn", "populate R0C0", "ja").startswith(
        "「樹木園」（大型ロケーション R0C0）に入植する。"
    )


@clause("REV-SW-01", "REV-OPT-01", "REV-OPT-03", "REV-OPT-04", "REV-HIB-06")
def test_the_switch_a_copy_and_a_hibernation() -> None:
    scene = Scene(advanced_switch=True).played("B", "T1", "SA1").turn("A")

    assert text_of(scene, "A", "switch gear") == "Slide the switch token down: gain 1 gear"
    assert text_of(scene, "A", "copy SA1") == (
        "Slide the switch token down to copy Hauler A of Player B: gain 2 gears. Player B rests the card"
    )
    assert option_text(scene.state, "turn", "copy SA2", "en").startswith(
        "Slide the switch token down to copy Fitter A: "
    )
    alone = Scene(seats=1, advanced_switch=True).display("CG01").turn("A")
    assert text_of(alone, "A", "copy CG01") == (
        "Slide the switch token down to use Smelter of the display: gain 3 gears. The card leaves the game"
    )
    scene.camp("A").hibernation = 2
    assert text_of(scene, "A", "hibernate", "ja") == (
        "冬眠する：カードとエネルギーを戻し、冬眠トラックのマス3以下の報酬を得る"
    )


# Free actions


@clause("REV-FREE-01", "REV-FREE-02", "REV-MACH-01", "REV-CRT-02", "REV-HOF-07", "REV-KUN-08")
def test_free_actions_tell_what_they_take_and_give() -> None:
    scene = Scene(seats=4).has("A", crystal=1).machine("A", "MG01", "STD3").energy("A", 1).crates("A", "CR01", "CR26")
    scene.has("A", gear=3, crystal=1).turn("A")

    assert text_of(scene, "A", "convert book") == "Turn 1 crystal into 1 book"
    assert text_of(scene, "A", "use MG01") == "Use Gear Press for 1 energy. Gain 2 gears."
    assert text_of(scene, "A", "open CR01") == "Open Workshop Manuals. Gain 1 gear and 1 book."
    assert text_of(scene, "A", "with CR26 build") == (
        "Build with Bags of Cement: pay 2 gears less for the building (at least 1)"
    )
    builder = Scene().machine("A", "STD3").energy("A", 1).crates("A", "CR26").has("A", gear=3).turn("A")
    builder.play("A with CR26 build")
    assert text_of(builder, "A", "with STD3", "ja") == "「道しるべ」を使う：距離コストを最大で食料2個分安くする"
    traders = Scene(seats=4).has("B", gear=1, book=1).knows_technology("B", "A1").turn("B")
    assert text_of(traders, "B", "swap gear+book crystal") == "Turn 1 gear and 1 book into 1 crystal"
    callers = Scene(seats=4).has("D", crystal=1).played("D", "T1", "SA1").knows_technology("D", "A1", "B1").turn("D")
    assert text_of(callers, "D", "call") == (
        "Call to Rest (B1): pay 1 crystal to move a card from your slots to your resting area"
    )


# Effects


@clause("REV-TURN-05", "REV-BLD-05", "REV-TRK-04", "REV-OPT-10", "REV-EXP-04")
def test_whatever_waits_is_told_in_words() -> None:
    scene = Scene()
    state = scene.state
    speech, japanese = Speech(state, "en"), Speech(state, "ja")
    waiting = {
        ADVANCE + 102: "advance 2 spaces on the green track for terrain",
        UNLOCK: "unlock the standard machine Crystalliser",
        UNLOCK + 3: "unlock the first gray machine space: take a gray machine from the display",
        WATER + scene.space("6,3"): "take the reward of water 6,3: gain 1 crystal",
        CRYSTALS + 2: "gain 2 crystals for crystal symbols",
        VAST + 1: "gain 1 point and 1 crystal for the vast crystal",
        POINTS + 1: "gain 1 point for building on a sand tile",
        RECRUIT: "recruit a card from the display or the deck",
    }

    for entry, text in waiting.items():
        assert entry_words(speech, entry) == text
        check(entry_words(japanese, entry), "ja")
    assert entry_words(japanese, UNLOCK + 3) == (
        "灰色のマシンマス（1つ目）を解放する：ディスプレイから灰色のマシン1台を取る"
    )
    assert touched_words(speech, [ADVANCE + 1, CRYSTALS + 2, VAST + 1, POINTS + 1]) == (
        "gray track +1, 2 crystals, vast crystal (1 point and 1 crystal) and 1 point"
    )
    # The same effect several times is told once.
    effect = state.rulebook.lists[state.card(0).lists[0]][0].number
    assert touched_words(speech, [effect, effect]) == "gain 3 gears, 2 times"


def test_every_effect_of_the_box_can_be_resolved_in_words() -> None:
    state = Scene().state

    for language in LANGUAGES:
        speech = Speech(state, language)
        for effect in state.rulebook.effects:
            check(notation_words(speech, effect.text), language)


@clause("REV-EFF-03")
def test_an_ability_that_is_carried_out_twice_is_one_sentence() -> None:
    scene = Scene()
    paid = scene.state.rulebook.lists[scene.state.card(scene.piece("CN12")).lists[1]][0]

    assert Speech(scene.state, "en").effects(paid.then[0]) == "carry out your tribe ability up to 2 times"
    assert Speech(scene.state, "ja").effects(paid.then[0]) == "部族能力を2回まで発動する"


@clause("REV-TURN-05", "REV-EFF-02")
def test_an_effect_is_told_as_the_one_that_is_offered() -> None:
    scene = Scene().has("A", gear=1)
    waiting = [effect.number for effect in scene.state.rulebook.effects if effect.text in ("module", "trade-3")]
    texts_of = {scene.state.effect(number).text: number for number in waiting}
    scene.turn("A").run(WorkOff(0, [RECRUIT, texts_of["module"], texts_of["trade-3"]]))

    assert [option.text() for option in scene.question("A").options] == [
        "Recruit a card from the display or the deck",
        "Gain 1 slot module",
        "Swap 1 basic resource for another up to 3 times",
        "Forgo what is left",
    ]


@clause("REV-MOD-05", "REV-MOD-08", "REV-MOD-10")
def test_module_spaces_tell_what_they_do_or_cost() -> None:
    scene = Scene().module("A", "T1.2", "MD01").hand("A", "SA3").turn("A").play("A play SA3 B1", "A module MD05")

    assert text_of(scene, "A", "place T1.1") == "Place it on top slot 1, space 1, which activates it"
    assert text_of(scene, "A", "place T1.2") == "Place it on top slot 1, space 2 over Toothed Wheel, which is discarded"
    assert text_of(scene, "A", "place S5.2") == "Place it on the side slot, space 2"
    assert text_of(scene, "A", "place T1.1", "ja") == "上スロット1のマス1に置く（起動する）"


@clause("REV-TRK-02", "REV-TRK-05")
def test_a_track_of_choice_tells_where_it_leads() -> None:
    scene = Scene().tracks("A", gray=2, green=11, yellow=1).run(AdvanceAny(0, 2))

    assert text_of(scene, "A", "advance gray") == (
        "Advance on the gray track from 2 to 4, unlocking the standard machine Crystalliser"
    )
    assert "from 11 to 12, unlocking " in text_of(scene, "A", "advance green")
    assert text_of(scene, "A", "advance green").endswith(", gaining 1 book")
    assert text_of(scene, "A", "advance yellow", "ja") == (
        "黄色のトラックを1から3に進める（標準マシン「道しるべ」を解放）"
    )


@clause("REV-MACH-02", "REV-SOL-01", "REV-KUN-09", "REV-RES-04")
def test_machines_cards_and_payments() -> None:
    scene = Scene().machine("A", "STD1", charged=True).run(Recharge(0, 1))
    assert text_of(scene, "A", "recharge STD1") == (
        "Take energy back from Crystalliser (pay 1 basic resource to gain 1 crystal)"
    )
    scene = Scene().machine("A", "MG01", "MG02").run(WorkMachine(0, 1))
    assert text_of(scene, "A", "work MG01", "ja") == "「歯車プレス」をエネルギーなしで使う。歯車2個を得る。"
    scene = Scene().hand("A", "SA1", "SA3").run(RestAndUse(0, 0))
    assert text_of(scene, "A", "rest SA1") == "Rest Hauler A: gain 2 gears"
    scene = Scene().has("B", food=1, crystal=2).run(PayOutOfTurn(1, 0, 0, 2, 0))
    assert text_of(scene, "B", "pay 1-food+1-crystal") == "Pay 1 food and 1 crystal"


@clause("REV-EXP-06", "REV-EXP-07")
def test_a_tile_tells_who_gains_what_by_either_way_of_laying_it() -> None:
    scene = Scene().building("B", "7,4", "large").building("A", "6,2").has("A", food=4).face_down("R1C4", "AT01")
    scene.turn("A").play("A explore R1C4", "A recruit CG01")

    # The large building touches 7,3 and 8,3, the small one 7,2; sand gives nothing.
    assert text_of(scene, "A", "lay 0") == (
        "Lay it as it is: sand 7,2, forest 8,2, sand 7,3 and mountain 8,3; "
        "Player B gains gray track +2 for buildings beside it"
    )
    assert text_of(scene, "A", "lay 1") == (
        "Lay it turned around: mountain 7,2, sand 8,2, forest 7,3 and sand 8,3; Player A gains gray track +1 for "
        "buildings beside it; Player B gains green track +2 for buildings beside it"
    )
    assert text_of(scene, "A", "lay 0", "ja").endswith("山 8,3。プレイヤーBは隣の建物により灰色のトラック+2を得る")


@clause("REV-EXP-05", "REV-RNG-10", "REV-NAD-03")
def test_tiles_tell_where_what_would_lie() -> None:
    scene = Scene().has("A", food=4).face_down("R3C4", "AT01").turn("A").play("A explore R3C4", "A recruit CG01")

    assert text_of(scene, "A", "lay 0") == "Lay it as it is: sand 5,6, forest 6,6, sand 5,7 and mountain 6,7"
    assert text_of(scene, "A", "lay 1") == "Lay it turned around: mountain 5,6, sand 6,6, forest 5,7 and sand 6,7"
    assert text_of(scene, "A", "lay 1", "ja") == "逆向きに置く：山 5,6、砂地 6,6、森 5,7、砂地 6,7"
    assert option_text(scene.state, "turn", "lay 1", "en") == "Lay it turned around"

    forest = Scene().tribe("A", "nadair", "moon").has("A", food=2, crystal=1).hand("A", "SA1").turn("A")
    forest.play("A play SA1 B1", "A resolve tribe")
    assert text_of(forest, "A", "tile 4,3") == "Place it on sand 4,3"
    assert text_of(forest, "A", "tile 7,4") == "Place it on sand 7,4 for 1 food for range"
    assert text_of(forest, "A", "tile 7,4", "ja") == "距離コストの食料1個で砂地 7,4に置く"


# Setting up


@clause("REV-PSET-03", "REV-OPT-05", "REV-PSET-11")
def test_tribes_sides_and_artifact_cards_are_offered_with_what_they_do() -> None:
    plain = tessera.start("revive", seats=2, seed=1, options={"choose_tribes": True})
    both = tessera.start("revive", seats=2, seed=1, options={"choose_tribes": True, "moon_sides": True})

    offered = {option.id: option.text() for option in plain.questions[0].options}
    assert offered["tribe nadair"] == "Lead Nàdair. Tribe ability: gain 2 books."
    offered = {option.id: option.text() for option in both.questions[0].options}
    assert offered["tribe ox49"] == (
        "Lead ]0X4 9[. Sun side. Tribe ability: gain 1 gear and 1 point. Moon side. Begins with 3 targets. "
        "Tribe ability: place a target on a free sand space or location at any distance."
    )
    assert option_text(Scene().state, "side", "side moon", "ja").startswith("月の面を使う。森タイル6枚を持って始める。")
    assert option_text(Scene().state, "artifact-card", "keep AC01", "en").startswith(
        "Keep Dream of Storehouses. Purple: 1 point for each crate you own."
    )


def test_a_card_of_a_pack_speaks_as_well(tmp_path: Path) -> None:
    folder = pack(tmp_path, CARD + halves())
    scene = Scene(packs=(str(folder),))
    name = next(identity for identity, pack_id in scene.state.rulebook.library.origins.items() if pack_id)

    for language in LANGUAGES:
        check(option_text(scene.state, "recruit", f"recruit {name}", language).replace(name, ""), language)
