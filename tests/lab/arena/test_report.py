"""The report of an arena: a page that needs nothing else, in both languages."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from string import Formatter

import pytest

import tessera.lab.arena
from tessera.lab.arena import summarise, write_report
from tessera.lab.arena.axis import plain_axis, share_axis, time_axis
from tessera.lab.arena.words import WORDS, duration
from tests.lab.arena.samples import GAMES, PLAN

SOURCE = Path(tessera.lab.arena.__file__).parent


def written(folder: Path, language: str) -> str:
    """The page of four games."""
    figures = summarise(PLAN._replace(games=3), GAMES) | {"faults": 2, "by_the_clock": ["search:seconds=1"]}
    write_report(folder, figures, GAMES, language, {"chips": "<chips & more>"}.__getitem__)
    return (folder / "report.html").read_text(encoding="utf-8")


def test_the_page_tells_everything(tmp_path: Path) -> None:
    page = written(tmp_path, "en")

    for heading in (
        "Standings",
        "Ratings",
        "Share of victories",
        "Who beats whom",
        "Victories by seat",
        "Victories by start position",
        "Moves and time",
        "How games ended",
        "How to read this",
    ):
        assert f"<h2>{heading}</h2>" in page
    assert "<h1>Arena: Race for the Galaxy</h1>" in page
    assert "games: 4, deals: 2, seats: 2, players: 2, seed: 1" in page
    assert "<strong>87.5 %</strong>" in page
    assert "greedy<small>Casual</small>" in page
    for cpu, wall in (("15 ms", "30 ms"), ("50 ms", "300 ms")):
        assert f"<td><strong>{cpu}</strong><small>{wall}</small></td>" in page
    assert "&lt;chips &amp; more&gt;" in page
    assert "Each combination played 4 games, not 3" in page
    assert "search:seconds=1: thinks by the clock" in page
    assert "2 times a player failed" in page


def test_the_page_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    page = written(tmp_path, "en")

    assert page.count("<svg") == 5
    assert set(re.findall(r"https?://[^\"' ]+", page)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"<script|<link|@import|url\(|\bsrc=", page)
    assert "prefers-color-scheme: dark" in page


def test_the_page_speaks_japanese(tmp_path: Path) -> None:
    page = written(tmp_path, "ja")

    assert '<html lang="ja">' in page
    assert "<h2>対戦成績</h2>" in page
    assert "greedy<small>ふつう</small>" in page
    assert "席A" in page


def test_pictures_stand_alone(tmp_path: Path) -> None:
    written(tmp_path, "en")

    for name in ("ratings", "shares", "seats", "positions", "times"):
        picture = ET.parse(tmp_path / f"{name}.svg").getroot()
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"
        dots = picture.findall("{http://www.w3.org/2000/svg}circle")
        assert len(dots) == 2
        assert all(0 < float(dot.attrib["cx"]) < 470 for dot in dots)
    assert not list(tmp_path.glob(".*"))


def test_axes_name_round_values() -> None:
    assert [word for _, word in share_axis().ticks] == ["0 %", "25 %", "50 %", "75 %", "100 %"]
    assert [word for _, word in plain_axis([-2.1, 57.3]).ticks] == ["-10", "0", "10", "20", "30", "40", "50", "60"]
    assert [word for _, word in time_axis([0.002, 3.0]).ticks] == ["1.00 ms", "10 ms", "100 ms", "1.0 s", "10.0 s"]
    assert time_axis([0.001, 0.1]).place(0.01) == pytest.approx(0.5)
    assert plain_axis([25.0, 25.0]).place(25.0) == 0.0
    assert duration(0.0) == "0.00 ms"


@pytest.mark.parametrize("key", list(WORDS))
def test_both_languages_have_the_phrase_with_the_same_gaps(key: str) -> None:
    gaps = [{name for _, name, _, _ in Formatter().parse(text) if name} for text in WORDS[key]]

    assert all(WORDS[key])
    assert gaps[0] == gaps[1]


def test_every_phrase_that_the_source_names_exists() -> None:
    sources = [*SOURCE.glob("*.py"), SOURCE.parents[1] / "cli" / "arena.py"]
    named = {key for path in sources for key in re.findall(r'\bphrase\("([a-z_.]+)"', path.read_text(encoding="utf-8"))}

    assert len(named) > 15
    assert named - set(WORDS) == set()
