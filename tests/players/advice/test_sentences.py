"""Every kind of question that a game can ask has a sentence of the coach, and no sentence is left over."""

from __future__ import annotations

import importlib
import pkgutil
import re
import tomllib
from importlib import resources
from typing import Any

import pytest

import tessera
from tessera.games import find
from tessera.kernel.step import Ask
from tessera.players.advice.sentences import about, sentences


def kinds_of(name: str) -> set[str]:
    """All kinds that a game can ask: its sentences are written down by them, and nothing is asked without one."""
    room = name.replace("-", "_")
    wording = resources.files("tessera") / "games" / room / "wording.toml"
    return {*tomllib.loads(wording.read_text(encoding="utf-8"))["question"]}


def _asks(name: str) -> set[type[Ask[Any]]]:
    """Every class of question in a game."""
    room = f"tessera.games.{name.replace('-', '_')}"
    package = importlib.import_module(room)
    for module in pkgutil.walk_packages(package.__path__, f"{room}."):
        importlib.import_module(module.name)
    found: set[type[Ask[Any]]] = set()
    waiting: list[type[Ask[Any]]] = [Ask]
    while waiting:
        below = waiting.pop().__subclasses__()
        found.update(one for one in below if one.__module__.startswith(room))
        waiting.extend(below)
    return found


@pytest.mark.parametrize("name", tessera.games())
def test_every_kind_of_question_has_its_sentence(name: str) -> None:
    assert sentences(name).questions.keys() == kinds_of(name)


@pytest.mark.parametrize("name", tessera.games())
def test_every_class_of_question_asks_a_kind_that_is_listed(name: str) -> None:
    """The list is what games go by themselves: a kind without a sentence of its own could not be asked at all."""
    asked = 0
    for ask in _asks(name):
        try:
            kind = ask.kind(ask.__new__(ask))
        except (AttributeError, TypeError, AssertionError):
            # It goes by what it was made with, or only others are made of it.
            continue
        asked += 1
        assert kind in kinds_of(name)
        assert find(name).question_clause(kind)
    assert asked > 20


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
