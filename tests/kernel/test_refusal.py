"""How the house says no, in both languages."""

from __future__ import annotations

from tessera.kernel.refusal import (
    ContentError,
    NotOffered,
    Objection,
    RecordError,
    Refusal,
    SetupError,
    did_you_mean,
)


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
    assert NotOffered("No.", "Try again.").text("ja") == "No.Try again."


def test_errors_without_a_suggestion_end_after_the_problem() -> None:
    assert str(NotOffered("No.")) == "No."
    assert str(SetupError("No.")) == "No."
    assert str(RecordError("No.")) == "No."
    assert str(ContentError("cards.toml", "no such word.")) == "cards.toml: no such word."


def test_suggestions() -> None:
    assert did_you_mean("sceince", ["science", "economy"]) == 'Did you mean "science"?'
    assert did_you_mean("zzz", ["science", "economy"]) == "There is: science, economy."
    assert did_you_mean("zzz", []) == ""
