"""The Warp in a terminal: every phrase in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

from tessera.cli.boards import the_warp as board_module
from tessera.cli.boards.the_warp_words import WARP_WORDS, tell
from tessera.games.the_warp.library import load
from tessera.games.the_warp.terms import MOMENTS
from tests.cli.warp_table import board, warp


def gaps(phrase: str) -> set[str]:
    """The names of the gaps in a phrase."""
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


def test_both_languages_have_every_phrase_with_the_same_gaps() -> None:
    for key, (english, japanese) in WARP_WORDS.items():
        assert english, key
        assert japanese, key
        assert gaps(english) == gaps(japanese), key


def test_every_phrase_that_the_board_names_exists() -> None:
    folder = Path(board_module.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("the_warp*.py"))]
    named = {key for source in sources for key in re.findall(r"""\btell\(\s*"([a-z_.-]+)\"""", source)}

    assert len(named) > 60
    assert named - set(WARP_WORDS) == set()


def test_every_area_and_every_moment_has_a_name() -> None:
    keys = {area["key"] for zone in load().zones for area in zone["area"]}

    assert {f"code.{key}" for key in keys} == {key for key in WARP_WORDS if key.startswith("code.")}
    assert {f"moment.{moment}" for moment in MOMENTS} == {key for key in WARP_WORDS if key.startswith("moment.")}


def test_an_unknown_verb_stands_as_it_is_written() -> None:
    table = board(warp())

    assert table.verb("attack a-colony a-ridge", "en") == "Attack"
    assert table.verb("sail a-colony a-right 2", "ja") == "強襲艦を移動"
    assert table.verb("teleport a-ridge", "ja") == "teleport"
    assert tell("moves", "ja", count=2) == "残りの部隊移動：2回"
