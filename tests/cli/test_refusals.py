"""The command line says no in the language it was asked in."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from tessera.cli.refusals import asked_language, os_problem
from tests.cli.shell import ok, refused, tessera
from tests.games.atlas_lost.pack_folder import CRATE, GAIN, pack

GAME = ("play", "atlas-lost")
BROKEN = "tessera record 1\ngame atlas-lost 2\nseats 2\nseed 7\n\nA fly\n"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "atlas-lots"), "「atlas-lots」というゲームはありません。「atlas-lost」のことですか。"),
        ((*GAME, "--seats", "9"), "atlas-lostは9席では遊べません。1～4席で遊べます。"),
        (
            (*GAME, "--option", "trees"),
            "「trees」はオプションとして読めません。--option 名前=値の形で、空白を入れずに書いてください。",
        ),
        ((*GAME, "--option", "frist=A"), "atlas-lostに「frist」というオプションはありません。「first」のことですか。"),
        (
            (*GAME, "--option", "first=A", "--option", "first=B"),
            "オプション「first」が2回指定されています。1回だけ指定してください。",
        ),
        (
            (*GAME, "--players", "person,search:depth=3"),
            "「search:depth=3」：「search」に設定「depth」はないか、2回書かれています。searchの設定：breadth、horizon、iterations、seconds。",
        ),
        (
            (*GAME, "--players", "person,"),
            "「person,」には名前のないプレイヤーがいます。random,greedyのように書いてください。",
        ),
        (
            (*GAME, "--seats", "1", "--players", "person,random"),
            "プレイヤー2人は1席に座れません。人数を減らすか、--seatsを増やしてください。",
        ),
        ((*GAME, "--pack", "nowhere"), "nowhere：フォルダーではありません。パックはpack.tomlの入ったフォルダーです。"),
        (
            (*GAME, "--resume", "nowhere"),
            "nowhere：ファイルまたはフォルダーがありません。パスとアクセス権を確かめてください。何も書き込んでいません。",
        ),
        (
            (*GAME, "--resume", "x", "--seats", "3"),
            "保存したゲームの席数、シード、オプション、パックは変えられません。--resumeと一緒に指定しないでください。",
        ),
        (
            ("simulate", "atlas-lost", "--players", "person"),
            "「person」というボットはいません。選べるのは：random、novice、greedy、search、master。",
        ),
        (
            ("cards", "atlas-lost", "--tree", "sience"),
            "atlas-lostに「sience」というカードのまとまりはありません。「science」のことですか。",
        ),
        (("cards", "atlas-lost", "SCI-99"), "「SCI-99」というカードはありません。「SCI-29」のことですか。"),
        (
            ("rules", "atlas-lost", "zzz"),
            "atlas-lostに「zzz」という条項はありません。条項を指定しなければ、すべての条項を表示します。",
        ),
        (
            ("rules", "atlas-lost", "AL-PLACE-06", "--coverage"),
            "--coverageはすべての条項を数えます。条項か--coverageのどちらかを外してください。",
        ),
        (
            ("rules", "atlas-lost", "--tests", "nowhere"),
            "nowhereはフォルダーではありません。テストのあるフォルダーを指定してください。",
        ),
        (
            ("packs", "check", "nowhere"),
            "nowhereはフォルダーではありません。パックはpack.tomlとカードなどのファイルが入ったフォルダーです。",
        ),
    ],
)
def test_the_house_says_no_in_japanese(arguments: tuple[str, ...], message: str) -> None:
    assert refused(*arguments, "--lang", "ja") == f"エラー：{message}\n"


def test_broken_saves_are_refused_in_japanese() -> None:
    Path("notes.txt").write_text("hello\n", encoding="utf-8")
    Path("picture.png").write_bytes(b"\x89PNG\xff\xfe")
    Path("broken.tessera").write_text(BROKEN, encoding="utf-8")
    Path("other.tessera").write_text(BROKEN.replace("atlas-lost", "chess"), encoding="utf-8")

    def told(file: str) -> str:
        return refused(*GAME, "--resume", file, "--lang", "ja")

    assert told("notes.txt") == (
        "エラー：notes.txt：記録は「tessera record 1」という行で始まります。ファイルを確かめてください。\n"
    )
    assert told("picture.png") == (
        "エラー：picture.pngはテキストファイルではありません。記録はテキストです。ファイルを確かめてください。\n"
    )
    assert told("broken.tessera").startswith(
        "エラー：1番目の選択（A fly）はこのゲームに合いません。「fly」という選択肢"
    )
    assert told("other.tessera") == (
        "エラー：other.tesseraに保存されているのはatlas-lostではなくchessです。"
        "次のように入力してください：tessera play chess --resume other.tessera\n"
    )
    assert told(".") == (
        "エラー：.：ファイルではなくフォルダーです。パスとアクセス権を確かめてください。何も書き込んでいません。\n"
    )
    assert refused(*GAME, "--save", "notes.txt", "--lang", "ja") == (
        "エラー：notes.txtにはこのゲームとは別の内容があります。--saveに別の名前を指定してください。\n"
    )
    assert "がありません。先に作るか、別の場所を選んでください。" in refused(
        *GAME, "--save", "no/where.tessera", "--lang", "ja"
    )


def test_replays_are_refused_in_japanese() -> None:
    Path("broken.tessera").write_text(BROKEN, encoding="utf-8")

    assert refused("replay", "broken.tessera", "--upto", "2", "--lang", "ja") == (
        "エラー：記録にある選択は1個です。その範囲の数を指定してください。\n"
    )
    assert refused("replay", "broken.tessera", "--verify", "--lang", "ja") == (
        "エラー：記録に照合用の指紋がありません。--verifyを付けずに再生してください。\n"
    )
    told = tessera("replay", "broken.tessera", "--verify", "--lang", "ja", "--json")
    assert told.exit_code == 1
    assert '"problem": "記録に照合用の指紋がありません。--verifyを付けずに再生してください。"' in told.stdout


def test_a_broken_pack_is_refused_in_japanese(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + 'effects = [{ op = "gian", resource = "research", amount = 2 }]\n')

    told = (
        'エラー：tides/cards.toml: card "tides.clerks": effects[1].op：'
        "「gian」という語はありません。「gain」のことですか。\n"
    )
    assert refused(*GAME, "--pack", str(folder), "--lang", "ja") == told
    assert refused("packs", "check", str(folder), "--lang", "ja") == told


def test_a_sound_pack_is_told_in_japanese(tmp_path: Path) -> None:
    military = '{ op = "gain", resource = "military", amount = 1 }'
    told = ok("packs", "check", str(pack(tmp_path, CRATE + f"effects = [{GAIN}, {military}]\n")), "--lang", "ja")

    assert "潮 (tides) 1.0, A. Author\nハッシュ " in told
    assert "tides.clerks  潮の書記  [カード、独自設定]\n  研究資源2と軍事力1を得る。" in told
    assert "注意：tides.clerks：militaryを使いますが、militaryツリーのないゲームでは役に立ちません。" in told
    assert "パックに問題はありません：1件。" in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play",), "GAMEを指定してください。使い方はtessera play --helpで確かめられます。"),
        (
            (*GAME, "--sead", "7"),
            (
                "「--sead」というオプションはありません。「--seed」のことですか。"
                "使い方はtessera play --helpで確かめられます。"
            ),
        ),
        (
            (*GAME, "--seats", "x"),
            "--seatsの値が正しくありません。整数にしてください。使い方はtessera play --helpで確かめられます。",
        ),
        (
            ("simulate", "atlas-lost", "--games", "0"),
            (
                "--gamesの値が正しくありません。1以上の整数にしてください。"
                "使い方はtessera simulate --helpで確かめられます。"
            ),
        ),
    ],
)
def test_wrongly_written_commands_are_answered_in_japanese(arguments: tuple[str, ...], message: str) -> None:
    assert refused(*arguments, "--lang", "ja", code=2) == f"エラー：{message}\n"


def test_more_wrongly_written_commands() -> None:
    assert "「plays」" in refused("plays", "--lang", "ja", code=2)
    assert refused(*GAME, "--lang", "ja", "--seed", code=2) == (
        "エラー：オプション--seedの値がないか、書き方が違います。使い方はtessera --helpで確かめられます。\n"
    )
    assert refused(*GAME, "too", "--lang", "ja", code=2).startswith("エラー：コマンドの書き方が違います（")
    assert "Invalid value for '--lang'" in refused(*GAME, "--lang", "fr", code=2)
    assert refused(*GAME, "--lang", "ja", "--lang", "en", "--seats", "9").startswith("Error: atlas-lost cannot be")


def test_the_language_is_found_wherever_it_stands() -> None:
    assert asked_language(["play", "--lang", "ja"]) == "ja"
    assert asked_language(["--lang=ja", "play"]) == "ja"
    assert asked_language(["play", "--lang", "ja", "--lang", "en"]) == "en"
    assert asked_language(["play", "--lang", "fr"]) == "en"
    assert asked_language(["play", "--lang"]) == "en"
    assert asked_language([]) == "en"


def test_what_the_system_refuses() -> None:
    full = OSError(errno.ENOSPC, "No space left on device", "a.tessera")
    odd = OSError(errno.EXDEV, "Invalid cross-device link")

    assert os_problem(full, "en") == (
        "a.tessera: No space left on device. Check the path and that you may use it; nothing was written."
    )
    assert os_problem(full, "ja") == (
        "a.tessera：空き容量がありません。パスとアクセス権を確かめてください。何も書き込んでいません。"
    )
    assert os_problem(odd, "ja") == "Invalid cross-device link。"


def test_a_save_that_fails_at_the_table_is_told_in_japanese() -> None:
    told = ok(*GAME, "--seed", "7", "--lang", "ja", "--plain", typed="save no/where\nquit\n")

    assert "保存できませんでした：" in told
    assert "ファイルまたはフォルダーがありません。" in told
    assert "No such file" not in told


def test_a_simulation_is_told_in_japanese() -> None:
    told = ok("simulate", "atlas-lost", "--games", "2", "--players", "greedy,random", "--lang", "ja")

    assert told.startswith("atlas-lost：2席で2ゲーム、")
    assert "\n席    プレイヤー  勝ち    勝率    平均得点\nA     greedy " in told
    assert "\nゲームの終わり方：\n  " in told
    assert "勝利" in told
