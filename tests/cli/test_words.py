"""The interface speaks both languages, phrase by phrase."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

import pytest

import tessera.cli
import tessera.cli.analyse_words as analyse_words
import tessera.lab.arena.words as arena_words
import tessera.lab.balance.words as balance_words
from tessera.cli.words import WORDS, say, word
from tessera.games.atlas_lost.rules.ch06_action_phase import VERBS

SOURCE = Path(tessera.cli.__file__).parent
GAMES = SOURCE.parent / "games"


def gaps(phrase: str) -> set[str]:
    """The names of the gaps in a phrase."""
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


@pytest.mark.parametrize("words", [WORDS, analyse_words.WORDS, arena_words.WORDS, balance_words.WORDS])
def test_both_languages_have_every_phrase_with_the_same_gaps(words: Mapping[str, tuple[str, str]]) -> None:
    assert len(words) > 20
    for english, japanese in words.values():
        check(english, japanese)


def check(english: str, japanese: str) -> None:
    """A phrase says something in both languages, about the same things."""
    assert english
    assert japanese
    assert gaps(english) == gaps(japanese)


def test_every_phrase_that_the_source_names_exists() -> None:
    named = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        # Some commands have words of their own.
        if re.search(r"from tessera\.cli\.words import .*\bsay\b", text):
            named |= set(re.findall(r"""\bsay\(\s*"([a-z_.-]+)\"""", text))

    assert len(named) > 60
    assert named - set(WORDS) == set()


def test_every_verb_of_the_action_phase_has_a_heading() -> None:
    assert [verb for verb in VERBS if f"verb.{verb}" not in WORDS] == []


def test_games_end_in_the_words_of_the_game() -> None:
    """The terminal has its own copies of these phrases, because it tells about games that it has not loaded."""
    told = tomllib.loads((GAMES / "race_for_the_galaxy" / "wording.toml").read_text(encoding="utf-8"))["reason"]

    assert list(told) == ["tableau", "chips", "prestige", "limit"]
    for reason, text in told.items():
        assert WORDS[f"reason.{reason}"] == (text["en"], text["ja"])
    assert word("reason", "technology", "ja") == "技術勝利"


def test_a_word_the_interface_does_not_know_stands_as_it_is_written() -> None:
    assert word("verb", "terraform", "ja") == "terraform"
    assert word("verb", "place", "ja") == "先遣隊を配置"
    assert say("cards.count", "ja", count=3) == "全3件。"
