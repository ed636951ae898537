"""The log of a table, for whoever reads it: what the game tells, and what happened around it."""

from __future__ import annotations

import pytest

from tessera.table import conduct, showing
from tessera.table.chronicle import chronicle
from tessera.table.journal import (
    AnyAct,
    Engaged,
    Hand,
    Lent,
    Resigned,
    Said,
    Sat,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Vacated,
)
from tests.table.scenes import Scene, candlelight, caravan

pytestmark = pytest.mark.usefixtures("shelf_games")

AROUND: list[tuple[AnyAct, str, str]] = [
    (Sat(1, "ben", "Ben"), "Ben sat down in seat B.", "Benさんが席Bに着きました。"),
    (Engaged(1, "greedy"), "A bot (Casual) plays seat B.", "席Bはボット（ふつう）が担当します。"),
    (Vacated(1), "Seat B is open.", "席Bが空きました。"),
    (Lent(1, "random"), "Seat B was handed to a bot (Random).", "席Bをボット（ランダム）に任せました。"),
    (Lent(1, person="dan", name="Dan"), "Seat B was handed to Dan.", "席BをDanさんに任せました。"),
    (
        Lent(1, "random", left=True),
        "Seat B was left; a bot (Random) plays on.",
        "席Bの人が離れ、ボット（ランダム）が続けます。",
    ),
    (TakenBack(1), "Seat B is played by its owner again.", "席Bは元の人に戻りました。"),
    (Resigned(1, "random"), "Seat B resigned.", "席Bが投了しました。"),
    (
        Resigned(1, "random", clock=True),
        "The clock of seat B ran out: the seat resigns.",
        "席Bは時間切れで投了です。",
    ),
    (UndoAsked(1, 0), "Seat B asks to take back a choice.", "席Bが選択の取り消しを求めています。"),
    (UndoAgreed(1), "Seat B agrees.", "席Bが同意しました。"),
    (UndoRefused(1), "Seat B does not agree.", "席Bは同意しませんでした。"),
]


@pytest.mark.parametrize(("act", "english", "japanese"), AROUND)
def test_everything_around_the_game_is_told_in_both_languages(act: AnyAct, english: str, japanese: str) -> None:
    scene = Scene(candlelight())

    scene.note(act)

    assert scene.lines(language="en") == [english]
    assert scene.lines(language="ja") == [japanese]


def test_what_the_game_tells_stands_with_the_choice_that_led_to_it() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.choose(0, "favour a")
    # The answer was sealed: nothing is told until all have given theirs.
    assert chronicle(scene.match, 0, "en", 3)[0].lines == ()

    scene.choose(1, "favour b")

    told = chronicle(scene.match, 0, "en", 4)
    assert [entry.number for entry in told] == [5]
    assert [(entry.kind, entry.seat) for entry in told] == [("chose", 1)]
    assert told[0].lines == ("A names a favourite.", "B names a favourite.")
    assert chronicle(scene.match, 0, "ja", 4)[0].lines[0] == "Aは好みのスートを決めた。"


def test_a_seat_reads_what_it_saw_and_others_read_backs() -> None:
    scene = Scene(caravan()).begin("ann", "ben")

    scene.choose(0, "draw")

    assert "A draws camel-4." in scene.lines(0)
    assert "A draws caravan-card." in scene.lines(1)
    assert "A draws caravan-card." in scene.lines(showing.SPECTATOR)


def test_what_was_taken_back_is_told_no_more_and_the_log_says_from_where() -> None:
    scene = Scene(caravan(undo="consent")).begin("ann", "ben")
    scene.choose(0, "draw")
    scene.choose(1, "pass")
    scene.note(Undone(0, 0), "ann")

    told = chronicle(scene.match, 1, "en", 3)

    assert [(entry.number, entry.kind, entry.since) for entry in told] == [(6, "undone", 4)]
    assert told[0].lines == ("Seat A took back a choice.",)
    assert chronicle(scene.match, 1, "ja", 3)[0].lines == ("席Aが選択を取り消しました。",)


def test_a_second_undo_counts_the_choices_that_stood_then() -> None:
    scene = Scene(caravan(undo="consent")).begin("ann", "ben")
    scene.choose(0, "draw")
    scene.note(Undone(0, 0), "ann")
    scene.choose(0, "pass")
    scene.choose(1, "pass")
    scene.note(Undone(1, 1), "ben")

    assert [entry.since for entry in chronicle(scene.match, 0, "en", 0) if entry.kind == "undone"] == [4, 7]


@pytest.mark.parametrize(
    ("hand", "reason", "english", "japanese"),
    [
        (
            "fallback",
            "late",
            "The bot took too long; a legal answer was given for it.",
            "ボットの時間切れのため、代わりの合法手を選びました。",
        ),
        (
            "fallback",
            "fault",
            "The bot failed; a legal answer was given for it.",
            "ボットに不具合があったため、代わりの合法手を選びました。",
        ),
        ("clock", "clock", "The clock ran out; the stand-in answered.", "時間切れのため、代役が答えました。"),
    ],
)
def test_the_log_says_why_somebody_else_answered(hand: Hand, reason: str, english: str, japanese: str) -> None:
    scene = Scene(candlelight()).begin("ann", "(random)")

    scene.note(conduct.answer(scene.match, 1, ["favour a"], hand, reason))

    assert scene.lines(0, "en", since=3) == [english]
    assert scene.lines(0, "ja", since=3) == [japanese]


def test_chat_is_told_with_its_speaker() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.note(Said(0, "Ann", "Good luck"), "ann")
    scene.note(Said(-1, "Zoe", "Hello"), "zoe")

    told = chronicle(scene.match, 0, "ja", 3)

    assert [(entry.number, entry.seat, entry.name, entry.lines) for entry in told] == [
        (4, 0, "Ann", ("Good luck",)),
        (5, -1, "Zoe", ("Hello",)),
    ]
