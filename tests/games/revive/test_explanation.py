"""What `?` answers: name, sentence, how it stands now, source and clauses of everything on the table."""

from __future__ import annotations

from pathlib import Path

import tessera
from tessera.games.revive import catalogue
from tessera.games.revive.explanation_stock import THINGS
from tessera.games.revive.library import glossary, load
from tessera.games.revive.state import BOX, Revive
from tessera.games.revive.terms import COLORS, NODES, TILES
from tessera.games.revive.wording import explain
from tests.clauses import clause
from tests.games.revive.pack_folder import CARD, halves, pack
from tests.games.revive.scene import Scene
from tests.games.revive.speech import check
from tests.rows import for_each


@for_each(
    ("thing", "wanted"),
    [
        ("CG01", "Smelter: Gray citizen card. Top: gain 3 gears."),
        ("製錬工", "Smelter: Gray citizen card."),
        ("Hauler  a", "Hauler A: Gray starting card, set A. Top: gain 2 gears."),
        ("MD01", "Toothed Wheel: With gray cards: gain 2 gears."),
        ("mg08", "Colour Prism: Gray machine. When you play a card: name a colour;"),
        ("STD3", "Pathfinder: Standard machine. With an explore, build or populate action: pay up to 2 food less"),
        ("Sturdy Boots", "Sturdy Boots: With an explore, build or populate action:"),
        ("AC01", "Dream of Storehouses: Purple: 1 point for each crate you own."),
        ("AT01", "Area tile 1: Exploring it costs 2 food."),
        ("ST1", "Starting tile 1: Spaces: 2 sand, 1 forest and 1 location. It lies on tile R1C2."),
        ("VC1", "Vast crystal 1: Exploring it costs 4 food."),
        ("LL1a", "Arboretum: At the end of the game: as many points as your marker shows on the green track."),
        ("nadair", "Nàdair (sun side): Tribe ability: gain 2 books."),
        ("nadair-moon", "Nàdair (moon side): Begins with 6 forest tiles."),
        ("Wild Paths", "Wild Paths: Counting range through forests and water costs no food."),
        ("nadair-sun-B2", "Fifth Slot: You may play cards into the fifth slot"),
        ("tile-temple", "Temple: "),
        ("track-gray", "Gray track: It advances for each mountain next to your buildings."),
        ("RW04", "First gray machine space: Gray track at 6: take a gray machine from the display."),
        ("hibernation-1", "Hibernation space 1: As the reward of a hibernation: "),
        ("progress-4", "Progress bonus 4: When your marker covers space 4 of the progress track: gain 1 energy."),
        ("score-30", "Bonus at 30 points: When you reach 30 points, once: gain 1 artifact."),
        (
            "gear",
            "Gear: A basic resource. You can hold 6. Gears pay for buildings: 3 for a small one, 5 for a large one.",
        ),
        ("クリスタル", "Crystal: It may stand in for any basic resource. You can hold 3."),
        ("energy", "Energy: It makes a machine work once"),
        ("AF1P", "Purple artifact: A major artifact: the purple category of your artifact card scores once more."),
        ("end game tile", "End game tile: Worth 2 points at the end of the game"),
        ("7,4", "Space 7,4: Sand on tile R2C4."),
        ("r1c4", "Tile R1C4: A face-down tile. Exploring it costs "),
        ("R2C3", "Chasm: One single space."),
        ("X01", "Crystal symbol X01: It touches "),
        ("T1", "Top slot 1: Cards played into it show their top half. It has 3 module spaces."),
        ("S5", "Side slot: Cards played into it show either half;"),
        ("t1.1", "Top slot 1, space 1: A module placed here works with cards in that slot, and is activated at once"),
        ("C1", "Player A: Awakened Power (C1): At once: gain 1 artifact and 1 energy."),
        ("REV-RES-02", "REV-RES-02: A player can hold at most 6 gears, 6 books, 6 food and 3 crystals."),
        ("range", "range: in Japanese 距離."),
    ],
)
def test_things_are_explained_by_id_or_name(thing: str, wanted: str) -> None:
    state = Scene().state

    assert explain(state, thing, "en").startswith(wanted)
    assert explain(state, thing, "ja") != ""


@for_each("language", ["en", "ja"])
@for_each("seats", [1, 4])
def test_everything_on_the_table_can_be_explained(language: str, seats: int) -> None:
    state, library = Scene(seats=seats).state, load()
    board, book = state.rulebook.board, state.rulebook
    things = [*library.cards, *library.modules, *library.standard_machines, *library.machines, *library.crates]
    things += [*library.artifact_cards, *library.majors, *library.area_tiles, *library.start_tiles, *library.vast_tiles]
    things += [location.id for location in book.large] + list(library.tribes) + list(library.reward_spaces)
    things += [*NODES, *THINGS]
    things += [f"track-{color}" for color in COLORS] + [f"tile-{tile}" for tile in TILES]
    for tribe in library.tribes.values():
        for side in tribe["side"]:
            things += [f"{tribe['id']}-{side['side']}-{node}" for node in NODES]
    things += [*board.named, *board.slot_names, *board.crystal_ids, *book.socket_names]
    things += [slot.id for slot in book.slots]

    for thing in things:
        check(explain(state, thing, language), language)
    for thing in (*library.clauses, *glossary()):
        assert explain(state, thing, language), thing


def test_an_unknown_word_is_not_explained() -> None:
    state = Scene().state

    assert explain(state, "flux capacitor", "en") == ""
    assert explain(state, "  ", "ja") == ""
    assert explain(state, "tech:A9", "en") == ""


def test_an_explanation_ends_with_its_source_and_its_clauses() -> None:
    state = Scene().state

    assert explain(state, "STD3", "en").endswith(
        " amount: house] [Rules: REV-MACH-10, REV-MACH-01, REV-MACH-02, REV-REW-01, REV-MACH-05, REV-RNG-08]"
    )
    assert "［出典：独自設定］［ルール：REV-CARD-01、REV-CARD-03、" in explain(state, "CG01", "ja")
    assert explain(state, "X01", "en").endswith("[Rules: REV-MAP-05, REV-BLD-05]")
    assert explain(state, "REV-RES-04", "ja").endswith("［出典：ルールブック］")


def test_a_thing_of_a_pack_says_so(tmp_path: Path) -> None:
    folder = pack(tmp_path, CARD + halves())
    state = Scene(packs=(str(folder),)).state

    assert "It comes from the pack thaw." in explain(state, "Thaw Singer", "en")
    assert "パック「thaw」に入っている。" in explain(state, "thaw.singer", "ja")


# Pieces


@clause("REV-INF-01", "REV-PSET-09", "REV-CRT-03")
def test_a_piece_tells_where_it_is_only_if_all_can_see_it() -> None:
    scene = Scene().hand("A", "SA1").resting("B", "SB1").played("A", "T1", "CG05").module("B", "T1.2", "MD20")
    scene.crates("A", "CR01").crates("B", "CR02", opened=True).artifact_card("A", "AC01")
    scene.machine("A", "MG08").machine("B", "MG09", charged=True)
    scene.state.zones[BOX].append(scene._take("CR03"))
    state = scene.state

    assert "It is in the active area of Player A." in explain(state, "SA1", "en")
    assert "プレイヤーBの休息エリアにある。" in explain(state, "SB1", "ja")
    assert "It is in top slot 1 of Player A." in explain(state, "CG05", "en")
    assert "It lies on top slot 1, space 2 of Player B." in explain(state, "MD20", "en")
    assert "Player A has it for the first gray machine space, without energy." in explain(state, "MG08", "en")
    assert "Player B has it for the first gray machine space, with energy on it." in explain(state, "MG09", "en")
    assert "Player B has opened it." in explain(state, "CR02", "en")
    assert "It lies in the display." in explain(state, "CG01", "en")
    assert "It is out of the game." in explain(state, "VC1", "en")
    # Closed crates, artifact cards, piles and the box keep their secrets: nothing but what is printed.
    for hidden in ("CR01", "CR03", "CR04", "AC01", "AC02", "AT01"):
        told = explain(state, hidden, "en")
        assert not any(word in told for word in ("It lies", "It is ", "Player"))


@clause("REV-REW-01", "REV-MACH-01", "REV-TRK-02", "REV-PROG-02", "REV-PTS-02", "REV-HIB-06")
def test_boards_tell_who_has_reached_what() -> None:
    scene = Scene().machine("A", "STD1").machine("B", "STD1", charged=True).tracks("A", gray=4, yellow=2)
    scene.points("B", 31).progress("A", 5).unlocked("B", "RW04")
    scene.camp("B").hibernation = 6
    state = scene.state

    assert "Unlocked by Player A and Player B. Energy lies on it on the board of Player B." in explain(
        state, "STD1", "en"
    )
    assert "まだ誰も解放していない。" in explain(state, "STD2", "ja")
    assert "Unlocked by Player B." in explain(state, "RW04", "en")
    assert "Now: A 4; B 0." in explain(state, "track-gray", "en")
    assert "現在、Aは2、Bは0。" in explain(state, "track-yellow", "ja")
    assert "Reached by Player A." in explain(state, "progress-4", "en")
    assert "Nobody has reached it yet." in explain(state, "progress-8", "en")
    assert "Reached by Player B." in explain(state, "score-30", "en")
    assert "Marker of Player B here." in explain(state, "hibernation-6", "en")
    assert "marker" not in explain(state, "hibernation-3", "en").lower()


# Tribes


@clause("REV-PSET-02", "REV-OPT-05", "REV-POP-06")
def test_tribes_and_technologies_tell_whose_they_are() -> None:
    scene = Scene(seats=4).tribe("B", "hofstadterians", "moon").knows_technology("A", "A1", "B1")
    state = scene.state

    assert "In this game Player A leads it." in explain(state, "nadair-sun", "en")
    assert "This side is not in this game." in explain(state, "nadair-moon", "en")
    assert "It is not in this game." in explain(state, "stonehands-sun", "en")
    # A name alone means the side that is played.
    assert explain(state, "hofstadterians", "en").startswith("Hofstadterians (moon side): ")
    assert "It costs 3 books. Unlocked by Player A." in explain(state, "Wild Paths", "en")
    assert "Nobody has unlocked it yet." in explain(state, "nadair-sun-B2", "en")
    assert "It is not in this game." in explain(state, "stonehands-sun-A1", "en")
    assert explain(state, "tech:B1", "en").startswith("Player C: Teleporter (B1): Machine, with an explore action: ")
    # Two card slots share their id with places of the tree.
    told = explain(state, "B1", "en")
    assert told.startswith("Bottom slot 1: ")
    assert "Player A: Wild Paths (B1): " in told


@clause("REV-PSET-03")
def test_a_tribe_that_nobody_has_taken_can_still_be_chosen() -> None:
    game = tessera.start("revive", seats=2, seed=1, options={"choose_tribes": True})
    state = game.state
    assert isinstance(state, Revive)

    assert "It can still be chosen." in explain(state, "kuniban-sun", "en")


# The map


@clause("REV-MAP-03", "REV-MAP-06", "REV-RNG-01", "REV-BLD-06", "REV-TRB-03")
def test_a_space_tells_all_that_lies_open_there() -> None:
    scene = Scene().building("A", "7,4", "large").figure("B", "3,3", "A1").tribe("B", "ox49", "moon")
    scene.tile("B", "3,2", "target")
    state = scene.state

    told = explain(state, "7,4", "en")
    assert told.startswith("Space 7,4: Sand on tile R2C4. Player A has a large building there. Next to it: ")
    assert "Food for range" not in told
    told = explain(state, "3,3", "en")
    assert told.startswith("Space 3,3: Location on tile R1C2. A figure of Player B stands there. Food for range: A 3. ")
    assert "There lies a target of Player B. When its owner builds or populates there" in explain(state, "3,2", "en")
    assert "報酬：クリスタル1個を得る。" in explain(state, "6,3", "ja")
    assert "It belongs to a face-down tile." in explain(state, "7,2", "en")
    assert "Next to crystal symbol X01." in explain(state, "3,0", "en")


@clause("REV-SET-03", "REV-EXP-02", "REV-RNG-07", "REV-LLS-01")
def test_slots_tell_their_backs_or_what_lies_open() -> None:
    scene = Scene().face_down("R1C4", "AT01").explored("R3C4", "AT07").figure("B", "R0C0", "A1")
    state = scene.state

    assert explain(state, "R1C4", "en").startswith(
        "Tile R1C4: A face-down tile. Exploring it costs 2 food and gives 2 points. Food for range: A "
    )
    assert explain(state, "R3C4", "en").startswith("Tile R3C4: Area tile 7. Its spaces: mountain 5,6, ")
    assert "It lies on tile R3C4." in explain(state, "AT07", "en")
    told = explain(state, "R0C0", "en")
    assert told.startswith(
        "Large location R0C0: A large location, one single space: Arboretum. "
        "At the end of the game: as many points as your marker shows on the green track. "
        "A figure of Player B stands there."
    )
    assert "R0C0にある。プレイヤーBの住民コマがある。" in explain(state, "樹木園", "ja")
    assert "It is not in this game." in explain(state, "LL1b", "en")


@clause("REV-CARD-03", "REV-MOD-05")
def test_slots_of_the_player_board_tell_who_has_what_there() -> None:
    scene = Scene().played("A", "T1", "SA1", "SA2").module("B", "T1.1", "MD03")
    state = scene.state

    assert "Now: A has Hauler A and Fitter A there." in explain(state, "T1", "en")
    assert "Nobody has anything there." in explain(state, "T2", "en")
    assert "現在、Bは「試金の秤」。" in explain(state, "T1.1", "ja")


# Resources and artifacts


@clause("REV-RES-02", "REV-MACH-07", "REV-ART-03", "REV-SCO-05", "REV-SCO-08")
def test_what_is_counted_tells_who_has_how_many() -> None:
    scene = Scene().has("A", gear=2, crystal=1).energy("B", 2).machine("B", "STD1", charged=True)
    scene.majors(purple=1, orange=2).artifacts("A", purple=1, minor=2)
    scene.camp("B").end_tile = True
    state = scene.state

    assert "Now: A 2; B 0." in explain(state, "gear", "en")
    assert "現在、Aは1、Bは0。" in explain(state, "crystal", "ja")
    assert "26 are left in the supply. Now: A 0 in storage, 0 on machines; B 2 in storage, 1 on machines." in explain(
        state, "energy", "en"
    )
    assert "1 is left on the board. Now: A 1; B 0." in explain(state, "purple", "en")
    assert "2 are left on the board." in explain(state, "orange artifact", "en")
    assert "Now: A 2; B 0." in explain(state, "minor artifact", "en")
    assert "Player B has it." in explain(state, "end_game_tile", "en")


@clause("REV-MACH-10", "REV-TECH-04", "REV-LLS-02")
@for_each(
    ("thing", "source", "ja"),
    [
        (
            "STD3",
            "[Source: rulebook; name: house, amount: house]",
            "［出典：ルールブック、名前：独自設定、数：独自設定］",
        ),
        (
            "LL1b",
            "[Source: rulebook; name: house, which sides share a tile: house, points: house]",
            "［出典：ルールブック、名前：独自設定、表裏の組み合わせ：独自設定、得点：独自設定］",
        ),
        (
            "nadair-sun-C3",
            "[Source: rulebook; name: house, place in the tree: house, amount: house]",
            "［出典：ルールブック、名前：独自設定、ツリーでの位置：独自設定、数：独自設定］",
        ),
        (
            "MG08",
            "[Source: public; name: house, colour: house, flasks: house]",
            "［出典：公開情報、名前：独自設定、色：独自設定、フラスコ：独自設定］",
        ),
        ("SA1", "[Source: house]", "［出典：独自設定］"),
    ],
)
def test_what_of_a_thing_is_house_is_told_part_by_part(thing: str, source: str, ja: str) -> None:
    state = Scene().state

    assert source in explain(state, thing, "en")
    assert ja in explain(state, thing, "ja")


def test_every_mark_of_a_printed_thing_is_told_in_words() -> None:
    state = Scene(vast_crystals=True, all_tribes=True).state
    library = state.rulebook.library
    marked = [entry for entry in catalogue.entries(library) if any(part.source == "house" for part in entry.parts)]

    assert {entry.section for entry in marked} == {
        *("machine", "module", "crate", "tile", "large_location", "technology", "tribe_tile"),
    }
    for entry in marked:
        assert ": house" in explain(state, entry.id, "en"), entry.id
