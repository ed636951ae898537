"""The log as players read it: a report that can be checked, and that keeps secrets."""

from __future__ import annotations

from tessera.games.revive.phrases import phrases
from tessera.games.revive.state import Revive
from tessera.games.revive.wording import event_text
from tessera.games.revive.wording_speech import Speech
from tessera.kernel.event import Event
from tessera.kernel.zone import EVERYBODY, seen_by
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.games.revive.speech import check, check_story, event_keys, story
from tests.rows import for_each

# Words that an event of each key has, where it has any; some keys have words of several shapes. `card`, `module`,
# `machine`, `crate` and `tile` stand for a piece of that kind, whose number depends on the box.
WORDS: dict[str, list[list[str]]] = {
    "ability": [["nadair"]],
    "activate": [["module"]],
    "advance": [["gray", "1", "4"], ["yellow", "2", "12"]],
    "artifact": [["purple"], ["orange"], ["minor"]],
    "build": [["small", "7,4"], ["large", "3,2"]],
    "clear": [["card"], ["card", "module", "machine"]],
    "convert": [["gear"], ["book"], ["food"]],
    "copy": [["card"]],
    "cube": [["19"], ["1"], ["0"]],
    "discard_module": [["module"]],
    "energy": [["1"], ["2"]],
    "explore": [["R1C4"]],
    "gain": [["1", "gear"], ["2", "crystal"]],
    "hibernation_reward": [["3"]],
    "lay_tile": [["R1C4", "0"], ["R1C4", "1"]],
    "leave": [["gain-gear-2"], ["tribe", "module", "recruit", "water-6,3"]],
    "lost": [["2", "book"], ["1", "crystal"], ["1", "basic"]],
    "machine": [["machine", "RW04"]],
    "module": [["module", "T1.1"], ["module", "S5.2"]],
    "move_figure": [["3,3", "4,7"]],
    "name_color": [["green"]],
    "no_machine": [["RW09"]],
    "open": [["crate"]],
    "pay": [["1", "gear"], ["1", "gear", "2", "food", "1", "crystal"]],
    "play": [["card", "T1", "top"], ["card", "S5", "bottom"]],
    "points": [["1", "1"], ["3", "31"]],
    "populate": [["3,3", "A1"], ["R0C0", "C2"]],
    "progress": [["4"]],
    "recall": [["card"]],
    "recharge": [["STD1"]],
    "recruit": [["card"]],
    "recruit_deck": [["card"]],
    "remove_artifact": [["white"], ["minor"]],
    "rest_use": [["card", "top"]],
    "side": [["ox49", "moon"]],
    "swap": [["gear"], ["gear+book"], ["food+food"]],
    "target_back": [["7,4"], ["R0C6"]],
    "trade": [["book", "food"]],
    "tribe": [["kuniban", "sun"]],
    "tribe_tile": [["forest", "7,4"], ["target", "R0C0"]],
    "turn_tile": [["tile", "R1C4"], ["vast", "R1C4"]],
    "unlock": [["RW01"], ["RW04"], ["RW10"], ["RW12"]],
    "use": [["STD3"], ["MG04"]],
    "wake": [["card"]],
    "water": [["6,3"]],
    "work": [["MG04"]],
}
# Pieces that only their player knows.
HIDDEN: dict[str, list[str]] = {
    "crate": ["crate"],
    "draft": ["card", "start"],
    "keep_artifact_card": ["artifact"],
}
# Clauses by which some events are told differently.
CLAUSES = (
    *("REV-TURN-01", "REV-POP-04", "REV-OXF-05", "REV-TRK-05", "REV-RES-05", "REV-BLD-05", "REV-OPT-10", "REV-EXP-03"),
    *("REV-KUN-06", "REV-RES-07", "REV-BLD-04", "REV-PROG-04", "REV-PTS-03"),
)


def numbered(state: Revive, word: str) -> int:
    """A piece that a word above stands for, -1 for other words."""
    book = state.rulebook
    firsts = {"card": 0, "start": 39, "module": book.first_module, "machine": book.first_machine}
    firsts |= {"crate": book.first_crate, "artifact": book.first_artifact_card, "tile": book.first_tile}
    return firsts.get(word, book.pieces - 1 if word == "vast" else -1)


def placed(state: Revive, words: list[str]) -> list[str]:
    """Words with the numbers of the pieces of this box."""
    found = [(word, numbered(state, word)) for word in words]
    return [f"piece:{number}" if number >= 0 else word for word, number in found]


@for_each("seats", [1, 3])
def test_every_event_has_a_sentence_in_both_languages(seats: int) -> None:
    state = Scene(seats=seats).state
    Speech(state, "en")

    keys = event_keys()

    assert len(keys) >= 59
    assert {key.removeprefix("log.") for key in phrases() if key.startswith("log.")} == set(keys)
    assert set(WORDS) | set(HIDDEN) <= set(keys)
    for key in keys:
        pieces = [numbered(state, word) for word in HIDDEN.get(key, [])]
        for words in WORDS.get(key, [[]]):
            for told_by in CLAUSES:
                told = Event(key, told_by, 0, placed(state, words), pieces, seen_by(0) if pieces else EVERYBODY)
                for language in ("en", "ja"):
                    texts = [event_text(state, told, seat, language) for seat in (-1, 0, 1)]
                    for text in texts:
                        check(text, language)
                        assert text.endswith((".", "。")), text
                    # Whoever saw the pieces reads their names, everybody else their backs.
                    assert texts[0] == texts[2]
                    assert (texts[0] != texts[1]) == bool(pieces), texts


# Stories


@clause("REV-BLD-01", "REV-BLD-04", "REV-BLD-06", "REV-TRK-03", "REV-PROG-02")
def test_a_building_is_a_story_that_can_be_checked() -> None:
    scene = Scene().has("A", gear=2, food=1, crystal=1).tracks("A", gray=2).turn("A")

    scene.play("A build small 5,3")

    assert story(scene, "B") == [
        "A builds a small building on sand 5,3.",
        "A pays 2 gears and 1 crystal.",
        "A takes the reward of water 6,3.",
        "A gains 1 crystal (starting tile 2).",
        "A advances 1 space on the gray track for terrain, to 3.",
        "A unlocks the standard machine Crystalliser.",
        "A puts a marker on space 1 of the progress track (crystalliser space).",
    ]
    assert story(scene, "B", "ja") == [
        "Aは砂地 5,3に小型建物を建てた。",
        "Aは歯車2個とクリスタル1個を支払った。",
        "Aは水場 6,3の報酬を得た。",
        "Aはクリスタル1個を得た（スタートタイル2）。",
        "Aは地形により灰色のトラックを1マス進めた（現在3）。",
        "Aは標準マシン「結晶化装置」を解放した。",
        "Aは進歩トラックのマス1にマーカーを置いた（結晶化装置のマス）。",
    ]
    check_story(scene.game)


@clause("REV-EXP-03", "REV-EXP-04", "REV-EXP-05", "REV-PTS-03", "REV-CRT-01", "REV-INF-01")
def test_exploring_tells_the_tile_and_names_a_crate_to_its_owner_alone() -> None:
    scene = Scene().has("A", food=3).points("A", 4).on_top("crates", "CR25").face_down("R3C4", "AT01").turn("A")

    scene.play("A explore R3C4", "A recruit CG01", "A lay 1")

    assert story(scene, "B") == [
        "A explores tile R3C4.",
        "A pays 2 food.",
        "A gains 2 points for exploring, 6 in all.",
        "A draws 1 crate (bonus at 6 points).",
        "A recruits Smelter from the display.",
        "Tile R3C4 is turned over: area tile 1 with 2 sand, 1 forest and 1 mountain.",
        "A lays tile R3C4 turned around.",
    ]
    assert story(scene, "A")[3] == "A draws the crate Sturdy Boots (bonus at 6 points)."
    assert story(scene, None)[3] == story(scene, "B")[3]
    assert story(scene, "A", "ja")[3:6] == [
        "Aは木箱「丈夫な長靴」を引いた（得点トラックの6点のボーナス）。",
        "Aはディスプレイから「製錬工」を勧誘した。",
        "タイル R3C4が表になった：エリアタイル1（砂地2、森1、山1）。",
    ]
    assert story(scene, None, "ja")[3] == "Aは木箱1枚を引いた（得点トラックの6点のボーナス）。"
    check_story(scene.game)


@clause("REV-POP-03", "REV-POP-04", "REV-POP-06")
def test_populating_tells_the_technology_and_who_is_paid() -> None:
    scene = Scene(seats=3).figure("B", "3,3", "A1").figure("C", "3,3", "A1").has("A", book=3, food=1).turn("A")

    scene.play("A populate 3,3")

    assert story(scene, None) == [
        "A populates location 3,3 and unlocks Growing Wisdom (A1).",
        "A pays 3 books and 1 food.",
        "B gains 1 book for a figure on that location.",
        "C gains 1 book for a figure on that location.",
    ]
    assert story(scene, None, "ja")[:1] == ["Aはロケーション 3,3に入植し、「育つ知恵」（A1）を解放した。"]
    assert story(scene, None, "ja")[2] == "Bはそのロケーションの住民コマにより本1個を得た。"


@clause("REV-POP-09", "REV-MAP-03")
def test_a_large_location_is_called_by_its_name() -> None:
    state = Scene().state

    told = Event("populate", "REV-POP-03", 0, ["R0C0", "A1"], [], EVERYBODY)

    assert event_text(state, told, 1, "en") == (
        "A populates Arboretum (large location R0C0) and unlocks Growing Wisdom (A1)."
    )
    assert event_text(state, told, 1, "ja") == (
        "Aは「樹木園」（大型ロケーション R0C0）に入植し、「育つ知恵」（A1）を解放した。"
    )


@clause("REV-CARD-03", "REV-EFF-03", "REV-PROG-01", "REV-MACH-01", "REV-RES-03")
def test_a_card_a_machine_and_what_they_bring() -> None:
    scene = Scene().hand("A", "SA1", "SA3").has("A", book=5).machine("A", "MG01").energy("A", 1).turn("A")

    scene.play("A play SA1 B1", "A resolve tribe", "A use MG01", "A play SA3 B2", "A done")

    assert story(scene, "B")[:9] == [
        "A plays Hauler A into bottom slot 1.",
        "A carries out the tribe ability of Nàdair (Hauler A).",
        "A gains 1 book (tribe ability of Nàdair).",
        "A has no room for 1 book (tribe ability of Nàdair).",
        "A puts a marker on space 1 of the progress track (tribe ability of Nàdair).",
        "A uses the machine Gear Press.",
        "A gains 2 gears (machine Gear Press).",
        "A plays Reader A into bottom slot 2.",
        "B's turn begins.",
    ]
    assert story(scene, "B", "ja")[1] == "Aは「ナダール」の部族能力を発動した（「運搬人A」）。"
    assert story(scene, "B", "ja")[3] == "Aは上限のため本1個を得られなかった（「ナダール」の部族能力）。"
    check_story(scene.game)


@clause("REV-TURN-06")
def test_what_is_forgone_is_told_in_words() -> None:
    scene = Scene().hand("A", "SA1").machine("A", "MG01").energy("A", 1).has("A", book=5).turn("A")

    scene.play("A play SA1 B1", "A done")

    assert story(scene, "B")[-1] == "A forgoes an effect: carry out your tribe ability."
    assert story(scene, "B", "ja")[-1] == "Aは効果を放棄した：部族能力を発動する。"


@clause("REV-HIB-06", "REV-HIB-09", "REV-END-01", "REV-END-02")
def test_a_hibernation_that_removes_the_last_artifact_says_what_follows() -> None:
    scene = Scene().majors(purple=1)
    scene.camp("A").hibernation = 5
    scene.turn("A").play("A hibernate", "A reward 6")

    assert story(scene, None)[:4] == [
        "A hibernates: energy, cards and the switch token come back.",
        "A removes a purple artifact from the game.",
        (
            "The last artifact of the board is gone, and A gets the end game tile. "
            "This turn is finished, then everybody else has one last turn."
        ),
        "A takes the reward of space 6 of the hibernation track.",
    ]
    assert story(scene, None, "ja")[1] == "Aは紫のアーティファクトをゲームから除去した。"
    check_story(scene.game)


@clause("REV-TRK-05", "REV-BLD-05", "REV-OPT-10", "REV-RES-07", "REV-KUN-06", "REV-PROG-04")
def test_gains_and_losses_say_what_they_are_for() -> None:
    state = Scene().state

    def told(key: str, told_by: str, *words: str) -> str:
        return event_text(state, Event(key, told_by, 1, list(words), [], EVERYBODY), 0, "en")

    assert told("gain", "REV-EFF-01", "2", "gear") == "B gains 2 gears."
    assert told("gain", "REV-TRK-05", "2", "gear") == "B gains 2 gears for steps beyond the end of the track."
    assert told("gain", "REV-BLD-05", "1", "crystal", "from:symbol") == "B gains 1 crystal (crystal symbol)."
    assert told("gain", "REV-OPT-10", "1", "crystal", "from:vast") == "B gains 1 crystal (vast crystal)."
    assert told("gain", "REV-OXF-05", "3", "gear") == "B gains 3 gears for the target."
    assert told("gain", "REV-RES-05", "1", "food") == "B gains 1 food in place of a crystal."
    assert told("lost", "REV-RES-07", "1", "crystal") == "B loses 1 crystal above the limit."
    assert told("points", "REV-KUN-06", "1", "9", "from:sand") == (
        "B gains 1 point, 9 in all (building on a sand tile)."
    )
    assert told("energy", "REV-PROG-04", "1", "from:progress:4") == "B gains 1 energy (progress space 4)."
    assert told("advance", "REV-NAD-04", "green", "1", "3") == (
        "B advances 1 space on the green track for the new forest, to 3."
    )
    assert told("advance", "REV-EXP-06", "gray", "2", "4") == (
        "B advances 2 spaces on the gray track for terrain of the explored tile, to 4."
    )


@clause("REV-EFF-01")
@for_each(
    ("origin", "en", "ja"),
    [
        ("card:SA1", "Hauler A", "「運搬人A」"),
        ("module:MD30", "module Double Ledger", "モジュール「表裏の帳簿」"),
        ("machine:STD1", "machine Crystalliser", "マシン「結晶化装置」"),
        ("machine:MG10", "machine Crane", "マシン「クレーン」"),
        ("crate:CR15", "crate Old Photographs", "木箱「古い写真」"),
        ("tile:AT22", "area tile 22", "エリアタイル22"),
        ("ability:kuniban", "tribe ability of Kuniban", "「クニバン」の部族能力"),
        ("technology:0:1", "technology Wild Paths", "技術「野の道」"),
        ("hibernation:3", "hibernation space 3", "冬眠トラックのマス3"),
        ("progress:5", "progress space 5", "進歩トラックのマス5"),
        ("bonus:30", "bonus at 30 points", "得点トラックの30点のボーナス"),
        ("reward:RW10", "gray and green artifact space", "灰色と緑のアーティファクトマス"),
        ("track:gray", "gray track", "灰色のトラック"),
        ("switch", "switch token", "スイッチトークン"),
    ],
)
def test_a_gain_names_what_it_came_from(origin: str, en: str, ja: str) -> None:
    state = Scene().state
    event = Event("gain", "REV-EFF-01", 0, ["2", "gear", f"from:{origin}"], [], EVERYBODY)

    assert event_text(state, event, 1, "en") == f"A gains 2 gears ({en})."
    assert event_text(state, event, 1, "ja") == f"Aは歯車2個を得た（{ja}）。"


@clause("REV-PSET-11", "REV-OPT-14", "REV-INF-01")
def test_what_is_kept_in_secret_is_named_to_its_player_alone() -> None:
    scene = Scene(seats=3)
    dream, hauler = scene.piece("AC01"), scene.piece("SA1")

    kept = Event("keep_artifact_card", "REV-PSET-11", 1, [], [dream], seen_by(1))
    drafted = Event("draft", "REV-OPT-14", 1, [], [hauler, scene.piece("SB2")], seen_by(1))

    assert event_text(scene.state, kept, 1, "en") == "B keeps Dream of Storehouses."
    assert event_text(scene.state, kept, 0, "en") == "B keeps 1 artifact card."
    assert event_text(scene.state, kept, -1, "ja") == "Bはアーティファクトカード1枚を残した。"
    assert event_text(scene.state, drafted, 1, "ja") == "Bは「運搬人A」と「組立工B」を残した。"
    assert event_text(scene.state, drafted, 2, "en") == "B keeps 2 starting cards."


@clause("REV-FREE-02", "REV-KUN-08", "REV-OXF-09")
def test_technologies_are_called_by_their_names() -> None:
    scene = Scene(seats=4).played("D", "T1", "SA1").has("D", crystal=1).knows_technology("D", "A1", "B1").turn("D")

    scene.play("D call", "D recall SA1")

    assert story(scene, None) == [
        "D pays for a free action (technology Call to Rest).",
        "D pays 1 crystal (technology Call to Rest).",
        "D moves Hauler A from its slot to the resting area (technology Call to Rest).",
    ]
    machine = Event("use", "REV-MACH-01", 2, ["tech:B1"], [], EVERYBODY)
    assert event_text(scene.state, machine, 0, "en") == "C uses the machine Teleporter."


@clause("REV-OPT-03", "REV-OPT-04", "REV-SOLO-03")
def test_a_copied_card_says_where_it_goes() -> None:
    copied = Event("copy", "REV-OPT-01", 0, ["piece:0"], [], EVERYBODY)

    assert event_text(Scene().state, copied, 1, "en") == (
        "A slides the switch token down and copies Smelter, which goes to the resting area of its owner."
    )
    alone = Scene(seats=1).state
    assert event_text(alone, copied, 0, "en") == (
        "A slides the switch token down and uses Smelter of the display, which leaves the game."
    )
    last = Event("cube", "REV-SOLO-03", 0, ["0"], [], EVERYBODY)
    assert event_text(alone, last, 0, "en") == "The action cube leaves the track: this is the last turn."
