"""Every kind of question that a game can ask has a sentence of the coach, and no sentence is left over."""

from __future__ import annotations

import ast
import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

import tessera
from tessera.games import find
from tessera.players.advice.sentences import about, sentences

SOURCE = Path(__file__).parents[3] / "src" / "tessera"


def kinds_of(name: str) -> set[str]:
    """All kinds that a game can ask: its sentences are written down by them, and nothing is asked without one."""
    room = name.replace("-", "_")
    wording = resources.files("tessera") / "games" / room / "wording.toml"
    return {*tomllib.loads(wording.read_text(encoding="utf-8"))["question"]}


def _named_in_source(name: str) -> set[str]:
    """The kinds that the classes of questions name themselves. Read, not run: compiled classes tell less."""
    room = Path(SOURCE, "games", name.replace("-", "_"), "rules")
    found: set[str] = set()
    for path in room.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name == "kind" and ast.unparse(node.args) == "self":
                returns = [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value is not None]
                words = [word for one in returns for word in ast.walk(one) if isinstance(word, ast.Constant)]
                found.update(word.value for word in words if isinstance(word.value, str))
    return found


@pytest.mark.parametrize("name", tessera.games())
def test_every_kind_of_question_has_its_sentence(name: str) -> None:
    assert sentences(name).questions.keys() == kinds_of(name)


@pytest.mark.parametrize("name", tessera.games())
def test_every_kind_that_a_question_names_is_listed(name: str) -> None:
    """The list is what games go by themselves: a kind without a sentence of its own could not be asked at all."""
    named = _named_in_source(name)

    assert len(named) > 20
    assert named <= kinds_of(name)
    assert all(find(name).question_clause(kind) for kind in named)


@pytest.mark.parametrize("name", tessera.games())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_sentences_are_short_and_whole(name: str, language: str) -> None:
    told = {"goal": sentences(name).goal} | sentences(name).questions
    ends, longest = (".", 170) if language == "en" else ("。", 90)

    assert len({text[language] for text in told.values()}) == len(told)
    for kind, text in told.items():
        assert text[language].endswith(ends), kind
        assert len(text[language]) <= longest, kind
        assert "{" not in text[language], kind
        assert bool(re.search(r"[ぁ-ん一-龯]", text[language])) == (language == "ja"), kind


def test_a_kind_that_nobody_has_written_about_has_no_sentence() -> None:
    assert about("revive", "no such kind", "en") == ""
    assert about("no-such-game", "turn", "en") == ""
    assert about("revive", "turn", "en").startswith("Two actions, or a hibernation")
    assert about("revive", "turn", "ja").startswith("アクション2回か")
