"""Records: readable text that replays to the same game, or says precisely why not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tessera
from tessera.kernel.game import Game, begin
from tessera.kernel.record import Choice, Record
from tessera.kernel.refusal import RecordError
from tessera.kernel.replay import replay
from tessera.kernel.setup import arrange
from tests.kernel.games.shelf import CANDLELIGHT, replay_text, start
from tests.rows import for_each

TEXT = """\
tessera record 1
game candlelight 1
seats 2
seed first light
option favourite none
option hand 2
option trim yes
option without nothing
fingerprint adec60b492df41fc8796c117b0a3d08d59253c92fb28dd778a33442e65938864

B -
A trim 3d + trim 6a
A boast low
B play 2d
A play 3a
"""


def _played() -> Game:
    game = start("candlelight", 2, "first light", {"hand": 2, "favourite": "none"})
    game.play(1, [])
    game.play(0, ["trim 3d", "trim 6a"])
    game.play(0, ["boast low"])
    game.play(1, ["play 2d"])
    game.play(0, ["play 3a"])
    return game


def test_a_record_is_readable_text() -> None:
    assert str(_played().record()) == TEXT


def test_a_record_replays_to_the_same_game() -> None:
    game = replay_text(TEXT)

    assert game.fingerprint() == "adec60b492df41fc8796c117b0a3d08d59253c92fb28dd778a33442e65938864"
    assert game == _played()
    assert game.story(None) == _played().story(None)
    assert str(game.record()) == TEXT


def test_a_record_replays_to_any_point() -> None:
    record = Record.parse(TEXT)

    for count in range(6):
        game = replay(CANDLELIGHT, record, count, verify=True)
        assert game.choices == record.choices[:count]
    assert replay(CANDLELIGHT, record, 3, verify=True).questions[0].kind == "play"


def test_remarks_blank_lines_and_spaces_do_not_matter() -> None:
    lines = TEXT.splitlines()
    loose = "\r\n".join(
        [lines[0], "# a remark", *lines[1:10], "# another", "", f"  {lines[10]}  ", *lines[11:], "", ""]
    )

    assert str(Record.parse(loose)) == TEXT


def test_parsing_gives_the_parts() -> None:
    record = Record.parse(TEXT)

    assert (record.setup.game, record.setup.seats, record.setup.seed) == ("candlelight", 2, "first light")
    assert record.setup.options == {"favourite": "none", "hand": "2", "trim": "yes", "without": "nothing"}
    assert record.version == "1"
    assert record.fingerprint == "adec60b492df41fc8796c117b0a3d08d59253c92fb28dd778a33442e65938864"
    assert record.choices[0] == Choice(1, [])
    assert record.choices[1] == Choice(0, ["trim 3d", "trim 6a"])
    assert hash(record.choices[1]) == hash(Choice(0, ["trim 3d", "trim 6a"]))
    assert record.choices[1] != "A trim 3d + trim 6a"


@for_each(
    ("old", "new", "message"),
    [
        (
            "tessera record 1",
            "tessera record 2",
            'A record begins with the line "tessera record 1". Is this the right file?',
        ),
        (TEXT, "", 'A record begins with the line "tessera record 1". Is this the right file?'),
        (TEXT, "tessera record 1\n", 'The header has no line "game". The record is damaged or cut off.'),
        (
            "game candlelight 1\n",
            "",
            'The header has no line "game". The record is damaged or cut off.',
        ),
        ("seats 2\n", "", 'The header has no line "seats". The record is damaged or cut off.'),
        ("seed first light\n", "", 'The header has no line "seed". The record is damaged or cut off.'),
        ("seats 2", "seats two", '"seats two" is not a number of seats.'),
        ("seats 2", "seats -2", '"seats -2" is not a number of seats.'),
        (
            "seed first light",
            "colour red",
            'Line 4: "colour red" does not belong into the header of a record.',
        ),
        (
            "seed first light",
            "seats 3",
            'Line 4: "seats 3" does not belong into the header of a record.',
        ),
        (
            "A boast low",
            "boast low",
            'Line 13: "boast low" is not a choice. A choice reads: seat letter, space, option id.',
        ),
        ("A boast low", "A", 'Line 13: "A" is not a choice. A choice reads: seat letter, space, option id.'),
        (
            "A boast low",
            "Z boast low",
            'Line 13: "Z boast low" is not a choice. A choice reads: seat letter, space, option id.',
        ),
    ],
)
def test_a_record_that_cannot_be_read_says_where(old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError) as problem:
        Record.parse(TEXT.replace(old, new))

    assert str(problem.value) == message


@for_each(
    ("old", "new", "message"),
    [
        (TEXT, "", "記録は「tessera record 1」という行で始まります。ファイルを確かめてください。"),
        ("seats 2\n", "", "見出しに「seats」の行がありません。記録が壊れているか、途中で切れています。"),
        ("seats 2", "seats two", "「seats two」は席数として読めません。"),
        ("seed first light", "colour red", "4行目：「colour red」は記録の見出しに書けません。"),
        (
            "A boast low",
            "boast low",
            "13行目：「boast low」は選択として読めません。選択は、席の文字、空白、選択肢のidの順に書きます。",
        ),
        (
            "A boast low",
            "A boast lwo",
            (
                "3番目の選択（A boast lwo）はこのゲームに合いません。"
                "「boast lwo」という選択肢はありません。「boast low」のことですか。"
            ),
        ),
        (
            "A boast low",
            "B boast low",
            (
                "3番目の選択（B boast low）はこのゲームに合いません。いまは選べません。"
                "もう答えました。（CL-3）ほかの人を待ってください。"
            ),
        ),
        (
            "A boast low",
            "A boast high",
            "ゲームの最後の状態が記録と一致しません。記録が書き換えられたか、別のルールで作られています。",
        ),
        (
            "game candlelight 1",
            "game candlelight 0.9",
            (
                "この記録はcandlelightのルールのバージョン0.9で作られています（ここではバージョン1）。"
                "照合せずに再生すれば、どこまで進むか確かめられます。"
            ),
        ),
    ],
)
def test_a_record_that_cannot_be_read_or_replayed_says_so_in_japanese(old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError) as problem:
        replay_text(TEXT.replace(old, new))

    assert problem.value.text("ja") == message


@for_each(
    ("old", "new", "message"),
    [
        (
            "A boast low",
            "A boast lwo",
            'Choice 3 (A boast lwo) does not fit the game. “boast lwo” is not offered here. Did you mean "boast low"?',
        ),
        (
            "A boast low",
            "B boast low",
            (
                "Choice 3 (B boast low) does not fit the game. You cannot choose now. "
                "You have answered already (CL-3). Wait for the others."
            ),
        ),
        (
            "A boast low",
            "C boast low",
            (
                "Choice 3 (C boast low) does not fit the game. There is no seat 2 at this table. "
                "Seats are numbered 0 to 1."
            ),
        ),
        (
            "A boast low",
            "A boast high",
            "The game ends in another state than the record says. It was changed by hand or made by other rules.",
        ),
        (
            "A play 3a\n",
            "",
            "The game ends in another state than the record says. It was changed by hand or made by other rules.",
        ),
        (
            "A play 3a\n",
            "A play 3a\nA play 4b\n",
            "Choice 6 (A play 4b) does not fit the game. The game is over. Start another one.",
        ),
        (
            "game candlelight 1",
            "game candlelight 0.9",
            (
                "The record was made by version 0.9 of the rules of candlelight; here is version 1. "
                "Replay it without verifying to see how far it goes."
            ),
        ),
    ],
)
def test_a_record_that_does_not_replay_says_why(old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError) as problem:
        replay_text(TEXT.replace(old, new))

    assert str(problem.value) == message


def test_an_old_record_can_be_replayed_without_verifying() -> None:
    old = TEXT.replace("game candlelight 1", "game candlelight 0.9").replace("boast low", "boast high")

    assert replay_text(old, verify=False).outcome is not None


def test_a_record_without_fingerprint_replays() -> None:
    bare = "\n".join(line for line in TEXT.splitlines() if not line.startswith("fingerprint"))

    assert replay_text(bare) == _played()


def test_a_pack_is_named_by_its_hash_and_must_be_the_same(tmp_path: Path) -> None:
    pack = tmp_path / "candles.toml"
    pack.write_text("candles = 3\n", encoding="utf-8")
    setup = arrange(CANDLELIGHT, 2, 1, {}, [str(pack)])
    game = begin(CANDLELIGHT, setup)
    text = str(game.record())

    assert f"\npack 5edfac66d29b4d9b1b8d195f182773c5e66c183c43cad6c0917ad0e76f2fdd1a {pack}\n" in text
    assert replay_text(text) == game
    pack.write_text("candles = 4\n", encoding="utf-8")
    with pytest.raises(RecordError) as problem:
        replay_text(text)
    assert str(problem.value) == (f"The pack {pack} is not the one the game was played with. Restore the old pack.")
    assert problem.value.text("ja") == (
        f"パック{pack}は、このゲームで使われたものと違います。元のパックに戻してください。"
    )


PROGRAM = """
import sys
from tests.kernel.games.shelf import replay_text
print(replay_text(sys.stdin.read(), verify=False).fingerprint())
"""


@for_each("seed", ["0", "4711"])
def test_another_process_comes_to_the_same_fingerprint(seed: str) -> None:
    """Whatever order that process gives its sets and dictionaries."""
    game = start("atlas-lost", 2, 5)
    for _ in range(20):
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])
    texts = [TEXT, str(game.record())]
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(["src", ".", *sys.path])}

    for text in texts:
        root = Path(__file__).parents[2]
        command = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(
            command, input=text, capture_output=True, text=True, check=True, cwd=root, env=environment
        )
        assert done.stdout.strip() == Record.parse(text).fingerprint


def test_the_public_replay_takes_text_and_records() -> None:
    game = tessera.start("atlas-lost", seats=2, seed=1)

    assert tessera.replay(game.record()) == game
    assert tessera.replay(str(game.record())) == game
    assert tessera.replay(game.record(), upto=0).choices == []
