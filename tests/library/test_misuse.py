"""What callers hand over that cannot be meant gets the same clear error in both forms, and changes nothing."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import tessera
from tests.rows import for_each

# A record and a game in the middle, made anew for each call.
Called = Callable[[Any], object]

SEATS = ("Seats are numbered 0 to 1.", "席は0から1までです。")
NO_SEAT = (
    tessera.NotOffered,
    f"There is no seat 5 at this table. {SEATS[0]}",
    f"このテーブルに席5はありません。{SEATS[1]}",
)
NO_ANSWER = (
    tessera.NotOffered,
    'An answer is a list of option ids. Write it as ["id"].',
    '答えは選択肢のidのリストです。["id"]の形で渡してください。',
)
NO_LANGUAGE = (
    tessera.NotOffered,
    'Texts are in one of two languages, not \'de\'. Write "en" for English or "ja" for Japanese.',
    '文章は2つの言語で用意しています（\'de\'は使えません）。英語は"en"、日本語は"ja"と書いてください。',
)
GAMES = "atlas-lost, race-for-the-galaxy, revive, the-warp"
GAMES_JA = GAMES.replace(", ", "、")


def _no_seed(seed: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.SetupError,
        f"{seed} is no seed. A seed is a number or a word without spaces around it.",
        f"{seed}はシードにできません。シードは数か、前後に空白のない言葉です。",
    )


def _no_options(given: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.SetupError,
        f'Options are given by their names, not {given}. Write them as {{"name": value}}.',
        f'オプションは名前で指定します（{given}は使えません）。{{"名前": 値}}の形で渡してください。',
    )


def _no_packs(given: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.SetupError,
        f'Packs are a list of paths as text, not {given}. Write them as ["path"].',
        f'パックはパスの文字列のリストです（{given}は使えません）。["パス"]の形で渡してください。',
    )


def _no_record(given: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.RecordError,
        f"A record is text, not {given}. Give what str(game.record()) gave.",
        f"記録は文字列です（{given}は使えません）。str(game.record())の結果を渡してください。",
    )


def _no_point(upto: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.RecordError,
        f"The record has no point after {upto} choices. Write a number from 0 to 1, or nothing for the end.",
        f"記録に{upto}手目の局面はありません。0から1までの数にするか、最後まで再生するなら何も指定しないでください。",
    )


def _no_story(since: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.NotOffered,
        f"A story is told from a number of events on, not {since}. Write 0 for all of it.",
        f"何件目以降の出来事を読むかは0以上の整数で指定します（{since}は使えません）。初めから読むには0にしてください。",
    )


def _no_state(given: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.RecordError,
        f"A saved state is a list of numbers, not {given}. Give what game.save() gave.",
        f"保存された状態は数のリストです（{given}は使えません）。game.save()の結果を渡してください。",
    )


def _no_seconds(given: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.NotOffered,
        f"Seconds to think are a number from 0 to 600, not {given}. Write 0 to go by iterations alone.",
        f"考える秒数は0から600までの数です（{given}は使えません）。回数だけで区切るときは0にしてください。",
    )


def _no_iterations(given: str) -> tuple[type[Exception], str, str]:
    return (
        tessera.NotOffered,
        (
            f"Iterations are a whole number from 0 to 1000000, not {given}. "
            "Write 0 to think as much as the strongest level does."
        ),
        (
            f"反復の回数は0から1000000までの整数です（{given}は使えません）。"
            "一番強いレベルと同じだけ考えるときは0にしてください。"
        ),
    )


ROWS: dict[str, list[tuple[Called, tuple[type[Exception], str, str]]]] = {
    "start": [
        (
            lambda game: tessera.start(3, 2, 1),  # type: ignore[arg-type]
            (
                tessera.SetupError,
                f"A game is told by its name, not 3. There is: {GAMES}.",
                f"ゲームは名前で指定します（3は使えません）。選べるのは：{GAMES_JA}。",
            ),
        ),
        (
            lambda game: tessera.start(["revive"], 2, 1),  # type: ignore[arg-type]
            (
                tessera.SetupError,
                f"A game is told by its name, not ['revive']. There is: {GAMES}.",
                f"ゲームは名前で指定します（['revive']は使えません）。選べるのは：{GAMES_JA}。",
            ),
        ),
        (
            lambda game: tessera.start("revive", 2.0, 1),  # type: ignore[arg-type]
            (
                tessera.SetupError,
                "revive cannot be played with 2.0 seats. It takes 1 to 4.",
                "reviveは2.0席では遊べません。1～4席で遊べます。",
            ),
        ),
        (lambda game: tessera.start("revive", 2, 1.5), _no_seed("1.5")),  # type: ignore[arg-type]
        (lambda game: tessera.start("revive", 2, None), _no_seed("None")),  # type: ignore[arg-type]
        (lambda game: tessera.start("revive", 2, 10**5000), _no_seed("int")),
        (lambda game: tessera.start("revive", 2, 1, options=["long"]), _no_options("['long']")),  # type: ignore[arg-type]
        (lambda game: tessera.start("revive", 2, 1, options=[]), _no_options("[]")),  # type: ignore[arg-type]
        (lambda game: tessera.start("revive", 2, 1, options={5: True}), _no_options("{5: True}")),  # type: ignore[dict-item]
        (
            lambda game: tessera.start("revive", 2, 1, options={"long": 1.5}),  # type: ignore[dict-item]
            (
                tessera.SetupError,
                'Option "long" is a switch, not 1.5. Write yes or no.',
                "オプション「long」は入か切かです（1.5は使えません）。yesかnoと書いてください。",
            ),
        ),
        (lambda game: tessera.start("revive", 2, 1, packs="p.toml"), _no_packs("'p.toml'")),
        (lambda game: tessera.start("revive", 2, 1, packs=[5]), _no_packs("[5]")),  # type: ignore[list-item]
        (lambda game: tessera.start("revive", 2, 1, packs=5), _no_packs("5")),  # type: ignore[arg-type]
    ],
    "replay": [
        (lambda game: tessera.replay(5), _no_record("5")),  # type: ignore[arg-type]
        (lambda game: tessera.replay(None), _no_record("None")),  # type: ignore[arg-type]
        (lambda game: tessera.replay(game.record(), upto=999), _no_point("999")),
        (lambda game: tessera.replay(game.record(), upto=-1), _no_point("-1")),
        (lambda game: tessera.replay(game.record(), upto="1"), _no_point("'1'")),  # type: ignore[arg-type]
        (lambda game: tessera.replay(game.record(), upto=True), _no_point("True")),
    ],
    "advise": [
        (
            lambda game: tessera.advise("revive", 0),  # type: ignore[arg-type]
            (
                tessera.NotOffered,
                "Advice is about a game, not 'revive'. Give what tessera.start gave.",
                "助言はゲームについてのものです（'revive'は使えません）。tessera.startの結果を渡してください。",
            ),
        ),
        (lambda game: tessera.advise(game, 5), NO_SEAT),
        (
            lambda game: tessera.advise(game, game.questions[0].seat, seconds="long"),  # type: ignore[arg-type]
            _no_seconds("'long'"),
        ),
        (lambda game: tessera.advise(game, game.questions[0].seat, seconds=601), _no_seconds("601")),
        (lambda game: tessera.advise(game, game.questions[0].seat, seconds=float("nan")), _no_seconds("nan")),
        (lambda game: tessera.advise(game, game.questions[0].seat, iterations=-1), _no_iterations("-1")),
        (
            lambda game: tessera.advise(game, game.questions[0].seat, iterations=1.5),  # type: ignore[arg-type]
            _no_iterations("1.5"),
        ),
    ],
    "Record": [
        (lambda game: tessera.Record.parse(5), _no_record("5")),
        (lambda game: tessera.Record.parse(b"tessera record 1"), _no_record("b'tessera record 1'")),
    ],
    "Choice": [
        (
            lambda game: tessera.Choice(9, ["end"]),
            (
                tessera.RecordError,
                "A choice is that of a seat from 0 to 7, not 9. Take it from game.choices.",
                "選択には0から7までの席が要ります（9は使えません）。game.choicesから取ってください。",
            ),
        ),
        (
            lambda game: tessera.Choice(0, "end"),
            (
                tessera.RecordError,
                "A choice is a list of option ids, not 'end'. Write it as [\"id\"].",
                "選択は選択肢のidのリストです（'end'は使えません）。[\"id\"]の形で渡してください。",
            ),
        ),
    ],
    "Question": [(lambda game: game.questions[0].text("de"), NO_LANGUAGE)],
    "Option": [(lambda game: game.questions[0].options[0].text("de"), NO_LANGUAGE)],
    "Objection": [(lambda game: tessera.Objection("AL-1", "No", "Wait.").text("de"), NO_LANGUAGE)],
    "Refusal": [
        (lambda game: tessera.Refusal("end", tessera.Objection("AL-1", "No", "Wait.")).text("de"), NO_LANGUAGE)
    ],
    "NotOffered": [(lambda game: tessera.NotOffered("No.").text("de"), NO_LANGUAGE)],
    "SetupError": [(lambda game: tessera.SetupError("No.").text("de"), NO_LANGUAGE)],
    "RecordError": [(lambda game: tessera.RecordError("No.").text("de"), NO_LANGUAGE)],
    "ContentError": [(lambda game: tessera.ContentError("a.toml", "No.").text("de"), NO_LANGUAGE)],
    "Game.play": [
        (lambda game: game.play(5, ["end"]), NO_SEAT),
        (lambda game: game.play(game.questions[0].seat, "end"), NO_ANSWER),
        (lambda game: game.play(game.questions[0].seat, 5), NO_ANSWER),
        (lambda game: game.play(game.questions[0].seat, [5]), NO_ANSWER),
    ],
    "Game.understood": [
        (lambda game: game.understood(5, ["end"]), NO_SEAT),
        (lambda game: game.understood(game.questions[0].seat, None), NO_ANSWER),
    ],
    "Game.question": [(lambda game: game.question(5), NO_SEAT)],
    "Game.why_not": [
        (lambda game: game.why_not(5, "end"), NO_SEAT),
        (
            lambda game: game.why_not(0, 5),
            (
                tessera.NotOffered,
                "An option id is text, not 5. Take it from question.options.",
                "選択肢のidは文字列です（5は使えません）。question.optionsから取ってください。",
            ),
        ),
    ],
    "Game.can_undo": [(lambda game: game.can_undo(5), NO_SEAT)],
    "Game.undo": [(lambda game: game.undo(5), NO_SEAT)],
    "Game.redeal": [
        (lambda game: game.redeal(5, 1), NO_SEAT),
        (lambda game: game.redeal(0, 1.5), _no_seed("1.5")),
        (lambda game: game.redeal(0, True), _no_seed("True")),
    ],
    "Game.view": [(lambda game: game.view(5), NO_SEAT)],
    "Game.story": [
        (lambda game: game.story(5), NO_SEAT),
        (lambda game: game.story(0, "de"), NO_LANGUAGE),
        (lambda game: game.story(0, "en", "x"), _no_story("'x'")),
        (lambda game: game.story(0, "en", -1), _no_story("-1")),
    ],
    "Game.load": [
        (lambda game: game.load(5), _no_state("5")),
        (lambda game: game.load("123"), _no_state("'123'")),
        (lambda game: game.load([1.5]), _no_state("[1.5]")),
        (
            lambda game: game.load([1]),
            (
                tessera.RecordError,
                "The saved state is cut off. Replay the record instead.",
                "保存された状態が途中で切れています。代わりに記録を再生してください。",
            ),
        ),
    ],
}
# Nothing is handed to these, or nothing but what the house itself makes.
NOTHING_HANDED = {"games", "Game", "Outcome"}


def test_every_public_name_that_takes_something_is_misused() -> None:
    methods = {
        f"Game.{name}"
        for name, thing in inspect.getmembers(tessera.Game, callable)
        if not name.startswith("_") and name not in ("clone", "fingerprint", "listen", "record", "save")
    }

    assert {*ROWS} | NOTHING_HANDED == {*tessera.__all__} | methods


@for_each(
    ("called", "told"),
    [row for rows in ROWS.values() for row in rows],
    ids=[f"{name} {place}" for name, rows in ROWS.items() for place in range(len(rows))],
)
def test_misuse_is_told_the_same_way_everywhere(called: Called, told: tuple[type[Exception], str, str]) -> None:
    kind, english, japanese = told
    game = tessera.start("atlas-lost", seats=2, seed=7)
    question = game.questions[0]
    game.play(question.seat, [question.options[0].id])
    before = (game.fingerprint(), str(game.record()), game.can_undo(question.seat), len(game.events))

    with pytest.raises(kind) as problem:
        called(game)

    assert type(problem.value) is kind
    assert (problem.value.text("en"), problem.value.text("ja")) == (english, japanese)  # type: ignore[attr-defined]
    assert (game.fingerprint(), str(game.record()), game.can_undo(question.seat), len(game.events)) == before
