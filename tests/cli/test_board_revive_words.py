"""Revive in a terminal: every phrase in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

from tessera.cli.boards import revive as board_module
from tessera.cli.boards.revive_words import REVIVE_WORDS, tell
from tessera.games.revive.library import load
from tessera.games.revive.terms import KINDS, RESOURCES
from tests.cli.revive_table import board, revive


def gaps(phrase: str) -> set[str]:
    """The names of the gaps in a phrase."""
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


def test_both_languages_have_every_phrase_with_the_same_gaps() -> None:
    for key, (english, japanese) in REVIVE_WORDS.items():
        assert english, key
        assert japanese, key
        assert gaps(english) == gaps(japanese), key


def test_every_phrase_that_the_board_names_exists() -> None:
    folder = Path(board_module.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("revive*.py"))]
    named = {key for source in sources for key in re.findall(r"""\btell\(\s*"([a-z_.-]+)\"""", source)}

    assert len(named) > 60
    assert named - set(REVIVE_WORDS) == set()


def test_every_kind_of_space_every_resource_and_every_reward_has_a_short_name() -> None:
    kinds = {f"code.{kind}" for kind in KINDS if kind not in ("large", "chasm")}
    rewards = {f"reward.{space['kind']}" for space in load().reward_spaces.values()}
    waters = {
        effect["res"] if effect["do"] == "gain" else effect["do"]
        for tile in (*load().area_tiles.values(), *load().start_tiles.values())
        for cell in tile["cells"]
        for effect in cell.get("reward") or ()
    }

    assert kinds == {key for key in REVIVE_WORDS if key.startswith("code.")}
    assert rewards == {key for key in REVIVE_WORDS if key.startswith("reward.")}
    assert {f"short.{word}" for word in (*RESOURCES, *waters)} - set(REVIVE_WORDS) == set()


def test_an_unknown_verb_stands_as_it_is_written() -> None:
    table = board(revive())

    assert table.verb("populate 5,3", "en") == "Populate"
    assert table.verb("with STD3 explore", "ja") == "マシンか木箱を使って"
    assert table.verb("teleport 5,3", "ja") == "teleport"
    assert tell("range", "ja", count=2) == "距離2"
