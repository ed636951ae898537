"""What `?` answers: name, sentence, how it stands now and source of everything on the table."""

from __future__ import annotations

from pathlib import Path

import tessera
from tessera.games.the_warp.library import glossary, load
from tessera.games.the_warp.state import BOX, GONE, Warp
from tessera.games.the_warp.terms import BUILDINGS, TRACKS
from tessera.games.the_warp.wording import explain
from tests.clauses import clause
from tests.games.the_warp.pack_folder import BUILD, CARD, options, pack
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.speech import check
from tests.rows import for_each


@for_each(
    ("thing", "wanted"),
    [
        ("build-01", "Build: Build card. Discard value: 1 Gold. 2 Gold and 2 Energy: build a Command Center."),
        ("reinforce", "Reinforce: Combat card. Discard value: 1 Energy. It costs you 1 Gold and 1 Energy less"),
        ("REINFORCE.2", "Reinforce: Combat card."),
        ("増援", "Reinforce: Combat card."),
        ("pg-05", "Sustained Output: Progress mission, 1 point. Build any building this turn and control 3 or more"),
        ("Hold  the Line", "Hold the Line: Conquest mission, 2 points."),
        ("recruits", "Recruits: Gain 1 Troop, on an area you control or in your reserve. The box has 4 copies of it."),
        ("zeto-archivists", "Zeto Archivists: Active Ability: Draw 1 card more when consulting."),
        ("guardian-zeto-archivists", "Zeto Archivists as Warp Guardian: 2 dice, multiplier 7, no Ability Slot."),
        ("die-flip", "Die flip: The defence may flip 1 die."),
        ("track-gold", "Gold track: Gold when extracting: 1 from position 1, 2 from position 3 and 3 from position 6."),
        ("trade track", "Trade track: Resources per trade:"),
        ("gold_mine", "Gold Mine: Each one that you control moves you ahead on the Gold track by your level"),
        ("司令部", "Command Center: "),
        ("a-ridge", "Ridge A: Player Zone of A. Multiplier 4, Gold and Energy symbols."),
        ("Bの左翼", "Left Flank B: Player Zone of B. Multiplier 2, Gold symbol."),
        ("the Warp Gate", "Warp Gate: Central Zone. Multiplier 2, no symbol."),
        ("connect-inner", "Inner Link: Connect Zone. Multiplier 1, no symbol."),
        ("WARP-LAS-04", "WARP-LAS-04: Pay 1 Energy to roll 1 die or 2 Energy to roll 2 dice."),
        ("worm hole", "worm hole: in Japanese ワームホール."),
        ("Build", "Build: in Japanese 建設."),
    ],
)
def test_things_are_explained_by_id_or_name(thing: str, wanted: str) -> None:
    state = Scene().state

    assert explain(state, thing, "en").startswith(wanted)
    assert explain(state, thing, "ja") != ""


@for_each("language", ["en", "ja"])
@for_each(("seats", "side"), [(4, "A"), (1, "A"), (6, "B")])
def test_everything_on_the_table_can_be_explained(language: str, seats: int, side: str) -> None:
    state, library = Scene(seats=seats, side=side).state, load()
    things = [*library.cards, *library.missions, *library.races, *library.abilities, *library.rewards, *BUILDINGS]
    things += [f"guardian-{race}" for race in library.guardians] + [f"track-{track}" for track in TRACKS]
    things += list(state.rulebook.areas_of)

    for thing in things:
        text = explain(state, thing, language)
        check(text, language)
    for thing in (*library.clauses, *glossary()):
        assert explain(state, thing, language), thing


def test_an_unknown_word_is_not_explained() -> None:
    state = Scene().state

    assert explain(state, "flux capacitor", "en") == ""
    assert explain(state, "  ", "ja") == ""
    assert explain(state, "guardian-nobody", "en") == ""


def test_an_explanation_ends_with_its_source() -> None:
    state = Scene().state

    assert explain(state, "die-flip", "en").endswith("[Source: public]")
    assert explain(state, "recruits", "ja").endswith("［出典：独自設定］")
    assert explain(state, "track-gold", "en").endswith("[Source: rulebook; income: house]")
    assert explain(state, "WARP-LAS-04", "ja").endswith("［出典：ルールブック］")


def test_a_thing_of_a_pack_says_so(tmp_path: Path) -> None:
    folder = pack(tmp_path, CARD + options(BUILD))
    state = Scene(packs=(str(folder),)).state

    assert "It comes from the pack tides." in explain(state, "Tide Harbour", "en")
    assert "パック「tides」に入っている。" in explain(state, "tides.harbour", "ja")


# Races


@clause("WARP-RAC-01", "WARP-RAC-05", "WARP-RAC-08")
def test_a_race_tells_its_three_roles_and_the_one_it_plays_here() -> None:
    scene = Scene().leads("B", "luron-droids").leads("A", "tavma-morphlings").exiled("a-ridge", 2, "green")
    scene.colony("B").bought = [scene.race("luron-droids")]
    scene.colony("A").copied = scene.race("luron-droids")
    state = scene.state

    led = explain(state, "luron-droids", "en")
    for role in ("Active Ability: ", "Reward Ability: ", "Exiled Ability: "):
        assert role in led
    assert (
        "In this game Player B leads it. Player A has its Active Ability as a copy. "
        "Player B has bought its Reward Ability for good." in led
    )
    assert "In this game it is the green Exiled Race; 1 area of it is in sight, with 2 Troops." in explain(
        state, "skolok-miners", "en"
    )
    assert "このゲームでは黄の追放種族。見えているのは0エリア、部隊0個。" in explain(state, "zeto-archivists", "ja")
    assert "In this game it is the Warp Guardian" in explain(state, "ecton-cultists", "en")
    assert "It is not in this game." in explain(state, "xelo-traders", "en")


@clause("WARP-SET-32")
def test_a_race_of_the_draft_can_still_be_chosen() -> None:
    game = tessera.start("the-warp", seats=2, seed=1, options={})
    state = game.state
    assert isinstance(state, Warp)

    told = [explain(state, state.race(race).id, "en") for race in (state.piles[0][0], state.piles[1][1])]

    assert all("It can still be chosen in the draft." in text for text in told)


@clause("WARP-GAT-04", "WARP-GAT-07", "WARP-GAT-15")
def test_the_guardian_tells_its_dice_now_and_its_tokens() -> None:
    scene = Scene().guardian("dura-scavengers", "die-flip", "extra-die")
    scene.state.gate_modifier = -1

    told = explain(scene.state, "guardian", "en")
    assert told.startswith("Dura Scavengers as Warp Guardian: 3 dice, multiplier 2, 2 Ability Slots.")
    assert "The Guardian defends now with 2 dice; Ability Tokens: Die flip and Extra die." in told
    assert "It works for the defence of the Warp Gate in this game." in explain(scene.state, "die-flip", "en")
    assert "It is not in this game." in explain(scene.state, "die-reroll", "en")

    scene.holds("A", "gate", 2)
    told = explain(scene.state, "gate", "ja")
    assert "プレイヤーAが部隊2個で支配している。" in told
    assert (
        "ガーディアンはすでに倒されたが、倍率、部隊3個までの上限、能力トークンは残る：「ダイス反転」と「ダイス追加」。"
        in told
    )


# Missions


@clause("WARP-MIS-02", "WARP-MIS-08", "WARP-INFO-01")
def test_a_mission_tells_where_it_is_only_if_all_can_see_it() -> None:
    scene = Scene().open("pi-empire", "pg-01").done("B", "cq-01").private("A", "pr-01")
    scene.state.zones[GONE].append(scene._take("pr-02"))
    scene.state.zones[BOX].append(scene._take("pr-03"))

    assert "It lies open for everybody." in explain(scene.state, "pi-empire", "en")
    assert "全員に公開されている。" in explain(scene.state, "pg-01", "ja")
    assert "Player B has completed it." in explain(scene.state, "cq-01", "en")
    assert "It is not in this game." in explain(scene.state, "pr-02", "en")
    # Hands, decks and the box keep their secrets: all three read alike.
    for hidden in ("pr-01", "pr-03", "pr-04"):
        assert explain(scene.state, hidden, "en").endswith(". [Source: house]")
        assert "game" not in explain(scene.state, hidden, "en")


# The board


@clause("WARP-INFO-03", "WARP-INFO-05", "WARP-SET-05")
def test_an_area_tells_all_that_lies_open_there() -> None:
    scene = Scene().holds("B", "a-upper-right", 2, "sentry_tower", "laser_cannon", "laser_cannon")
    scene.multiplier("a-upper-right", 4).hidden("a-spine-inner", 3).exiled("a-left", 1, "yellow")

    assert explain(scene.state, "a-upper-right", "en") == (
        "Right Approach A: Player Zone of A. Multiplier 4 (printed 3), Gold symbol. "
        "Player B controls it with 2 Troops. Buildings: 2 Laser Cannons and 1 Sentry Tower. "
        "Next to it: Outer Spine A, Left Approach A, Right Flank A, Ridge A, Inner Spine A and Colony A. "
        "[Source: public; name: house, multiplier: house and symbols: house]"
    )
    assert explain(scene.state, "a-spine-inner", "en") == (
        "Inner Spine A: Player Zone of A. Multiplier 1, no symbol. A face-down Exiled Token lies there. "
        "Its worm hole makes it adjacent to Inner Link. "
        "Next to it: Ridge A, Outer Spine A, Ring 6, Right Approach A and Inner Link. "
        "[Source: public; name: house, multiplier: house and symbols: house]"
    )
    assert "「ゼトの記録官」の部隊1個がいる。" in explain(scene.state, "a-left", "ja")
    assert "A Colony can never be attacked." in explain(scene.state, "b-colony", "en")
    assert "It is empty." in explain(scene.state, "ring-2", "en")


@clause("WARP-SHP-02", "WARP-LAS-04", "WARP-BLD-05", "WARP-TRK-02")
def test_buildings_tell_what_they_do_and_who_has_them() -> None:
    scene = Scene().holds("A", "a-upper-right", 1, "gold_mine", "assault_ship").level("A", "gold_mine", 2)

    assert explain(scene.state, "gold_mine", "en") == (
        "Gold Mine: Each one that you control moves you ahead on the Gold track by your level of the type. "
        "It may stand only on areas with a Gold symbol. Now: A: 2 at level 2; B: 1 at level 1."
    )
    left = scene.state.grey[2]
    ship = explain(scene.state, "Assault Ship", "en")
    assert "the multiplier is 2, 3 and 4 at level 1, 2 and 3." in ship
    assert ship.endswith(f"Now: A: 1 at level 1; B: 0 at level 1. {left} are left in the common supply.")
    assert "1 die for 1 Energy or 2 dice for 2 Energy" in explain(scene.state, "laser_cannon", "en")
    assert "そのエリアは、レーザー砲と強襲艦を使う攻撃の目標にならない。" in explain(scene.state, "監視塔", "ja")
    assert "Building one allows a Mission Switch." in explain(scene.state, "trade_post", "en")


@clause("WARP-TRK-08", "WARP-TRK-11")
def test_tracks_tell_where_everybody_stands() -> None:
    scene = Scene().holds("A", "a-upper-right", 1, "gold_mine", "gold_mine").level("A", "gold_mine", 3)

    told, told_ja = explain(scene.state, "track-gold", "en"), explain(scene.state, "金トラック", "ja")

    assert "Now: A: position 9, 3 Gold and the Track Bonus; B: position 1, 1 Gold." in told
    assert "現在、Aは位置9（金3、トラックボーナスあり）、Bは位置1（金1）。" in told_ja
