"""The phrases of `tessera analyse`, in English and in Japanese."""

from __future__ import annotations

from typing import Final

from tessera.kernel.phrasebook import Phrasebook

# Each phrase: English, Japanese. Gaps have the same names in both.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "bar": ("Thinking", "思考中"),
    "head": (
        "{game}, {seats} seats, seed {seed}: {choices} choices weighed.",
        "{game}、{seats}席、シード{seed}：{choices}手を分析しました。",
    ),
    "empty": ("The record has no choices yet.", "この記録にはまだ選択がありません。"),
    "unfinished": (
        "The game is not over: what follows ends with the last choice of the record.",
        "ゲームはまだ終わっていません。以下は記録の最後の手までです。",
    ),
    "alone": (
        "Whoever plays alone has no rival to compare with: only answers to the same question are compared.",
        "1人で遊ぶゲームには比べる相手がいないため、同じ質問への答えどうしだけを比べます。",
    ),
    "curve": ("Chance of winning, as each seat could know it", "勝率（各席が知り得た範囲）"),
    "curve.axis": ("choice", "手"),
    "turns": ("Choices that turned the game", "勝負を分けた手"),
    "turns.luck": ("Luck that turned the game", "勝負を分けた運"),
    "turns.none": ("None that stands out.", "目立つものはありません。"),
    "accounts": ("Where it came from", "内訳"),
    "seat": ("seat", "席"),
    "start": ("start", "開始"),
    "own": ("own choices", "自分の手"),
    "others": ("others' choices", "他者の手"),
    "luck": ("luck", "運"),
    "end": ("end", "終局"),
    "end.open": ("so far", "現在"),
    "accounts.own": (
        "Own choices: what better answers would have kept. Others' choices: what theirs gave.",
        "自分の手：よりよい手なら保てた分。他者の手：ほかの席の手から得た分。",
    ),
    "accounts.luck": (
        "Luck: chance, hidden cards and whatever could not be foreseen from the seat.",
        "運：偶然や伏せられたカードなど、その席から予測できなかった分。",
    ),
    "accounts.doubt": (
        "Small figures are within the doubt of the search; --iterations makes it think longer.",
        "小さな数字は探索の誤差の範囲です。--iterationsを増やすとより深く読みます。",
    ),
    "written": ("Written to {file}.", "{file}に書き出しました。"),
}
_BOOK: Final = Phrasebook(WORDS)
say = _BOOK.say
