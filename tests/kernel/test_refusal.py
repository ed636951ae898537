"""How the house says no, in both languages."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

from tessera.kernel.refusal import (
    ContentError,
    Mistake,
    NotOffered,
    Objection,
    RecordError,
    Refusal,
    SetupError,
    did_you_mean,
    there_is,
)
from tests.rows import for_each

SOURCE = Path(__file__).parents[2] / "src" / "tessera"
JAPANESE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")


def test_a_refusal_says_what_why_and_what_instead() -> None:
    objection = Objection("XX-1", "The bridge is up", "Wait a turn.", "橋が上がっています。", "1手番待ってください。")
    refusal = Refusal("Cross the bridge", objection, "橋を渡る")

    assert refusal.text() == "You cannot choose “Cross the bridge”. The bridge is up (XX-1). Wait a turn."
    assert str(refusal) == refusal.text()
    assert refusal.text("ja") == "「橋を渡る」はできません。橋が上がっています。（XX-1）1手番待ってください。"


def test_what_has_no_japanese_is_said_in_english() -> None:
    objection = Objection("XX-1", "The bridge is up", "Wait a turn.")

    assert objection.text("ja") == "The bridge is up（XX-1）Wait a turn."
    assert Refusal("Cross", objection).text("ja") == "「Cross」はできません。The bridge is up（XX-1）Wait a turn."
    assert NotOffered("No.", "Try again.").text("ja") == "No. Try again."
    assert ContentError("cards.toml", "is empty.").text("ja") == "cards.toml: is empty."


def test_errors_without_a_suggestion_end_after_the_problem() -> None:
    assert str(NotOffered("No.")) == "No."
    assert str(SetupError("No.")) == "No."
    assert str(RecordError("No.")) == "No."
    assert str(ContentError("cards.toml", "no such word.")) == "cards.toml: no such word."


@for_each("kind", [NotOffered, SetupError, RecordError])
def test_a_mistake_says_what_is_wrong_and_what_to_do_in_both_languages(kind: type[Mistake]) -> None:
    problem = kind("The door is shut.", "Knock.", "扉が閉まっています。", "ノックしてください。")

    assert str(problem) == problem.text() == problem.text("en") == "The door is shut. Knock."
    assert problem.text("ja") == "扉が閉まっています。ノックしてください。"
    assert kind("The door is shut.", problem_ja="扉が閉まっています。").text("ja") == "扉が閉まっています。"


def test_a_mistake_in_content_begins_with_its_place() -> None:
    problem = ContentError("cards.toml", "is empty.", "Write a card.", "空です。", "カードを書いてください。")

    assert str(problem) == "cards.toml: is empty. Write a card."
    assert problem.text("ja") == "cards.toml：空です。カードを書いてください。"


def test_mistakes_come_whole_out_of_another_process() -> None:
    setup = SetupError("No seat.", "Stand.", "席がありません。", "立ってください。")
    content = ContentError("cards.toml", "is empty.", "Write a card.", "空です。", "カードを書いてください。")

    for problem in (setup, content):
        copy = pickle.loads(pickle.dumps(problem))
        assert type(copy) is type(problem)
        assert (copy.text(), copy.text("ja")) == (problem.text(), problem.text("ja"))


def test_suggestions() -> None:
    assert did_you_mean("sceince", ["science", "economy"]) == 'Did you mean "science"?'
    assert did_you_mean("zzz", ["science", "economy"]) == "There is: science, economy."
    assert did_you_mean("zzz", []) == ""
    assert did_you_mean("sceince", ["science", "economy"], "ja") == "「science」のことですか。"
    assert did_you_mean("zzz", ["science", "economy"], "ja") == "選べるのは：science、economy。"
    assert did_you_mean("zzz", [], "ja") == ""
    assert there_is(["science"]) == "There is: science."
    assert there_is(["science"], "ja") == "選べるのは：science。"


def _mistakes() -> dict[str, ast.Call]:
    """Every call in the source that makes a mistake, by its place."""
    found: dict[str, ast.Call] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("NotOffered", "SetupError", "RecordError", "ContentError", "refuse"):
                    found[f"{path.relative_to(SOURCE)}:{node.lineno}"] = node
    return found


def test_every_mistake_in_the_source_is_told_in_japanese_too() -> None:
    mistakes = _mistakes()
    # Those that hand on what they were given, and those whose Japanese has a name.
    elsewhere = (
        "suggestion, problem_ja, suggestion_ja",
        "problem.text('ja')",
        "unfit.problem_ja",
        "problem_ja=reason_ja",
        "_TOO_DEEP_JA",
        "language_of(",
    )

    untold = [
        place
        for place, call in mistakes.items()
        if not JAPANESE.search(ast.unparse(call)) and not any(name in ast.unparse(call) for name in elsewhere)
    ]

    assert len(mistakes) > 90
    assert untold == []


def test_the_same_words_in_another_order_are_nearest() -> None:
    offered = ["settle & settle", "develop & settle", "prestige develop & settle", "develop & prestige settle"]

    assert did_you_mean("settle & develop", offered) == 'Did you mean "develop & settle"?'
    assert did_you_mean("settle & prestige develop", offered) == 'Did you mean "prestige develop & settle"?'


def test_a_long_list_is_cut_and_says_how_many_more_there_are() -> None:
    words = [f"w{number}" for number in range(1, 201)]

    english, japanese = there_is(words), there_is(words, "ja")

    assert english.startswith("There is: w1, w2, ")
    assert english.endswith(", w22, w23, and 177 more.")
    assert japanese.endswith("、w23、ほか177個。")
    assert there_is(words[:24]).endswith(", w23, w24.")
