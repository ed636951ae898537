"""The bench measures; how fast it found things is nobody's to assert."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tessera.lab import bench as bench_module
from tessera.lab.bench import as_text, bench
from tessera.lab.measure import calibration_loop, fingerprints

FIGURES = [
    "decisions_per_s",
    "games_per_s",
    "clone_us",
    "views_per_s",
    "redeals_per_s",
    "iterations_per_s",
    "max_menu",
    "bytes_per_game",
    "replay_ms",
    "decisions_per_calibration",
]


def only_sources() -> dict[str, Path | str]:
    """A clone of the project in which nothing is compiled."""
    return {"interpreted": Path(bench_module.__file__).parents[2], "compiled": "Not compiled yet: make compile."}


def figures(decisions_per_s: float) -> dict[str, Any]:
    """What one form measured."""
    by_name = dict.fromkeys(FIGURES, 10.0) | {"decisions_per_s": decisions_per_s}
    return {"calibration_per_s": 1000, "games": {"atlas-lost": {"4": by_name}}}


def test_a_quick_bench_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "places", only_sources)
    heard: list[str] = []

    result = bench(quick=True, progress=heard.append, identical=2)

    form = result["forms"]["interpreted"]
    if "absent" in form:
        pytest.skip("the tests run on the compiled form")
    assert list(form["games"]["atlas-lost"]) == ["1", "2", "3", "4"]
    assert list(form["games"]["atlas-lost"]["4"]) == FIGURES
    assert form["calibration_per_s"] > 0
    assert "make compile" in result["forms"]["compiled"]["absent"]
    assert result["identical"]["games"] == 0
    assert heard[0] == "measuring: interpreted"
    assert json.loads(json.dumps(result)) == result
    assert "atlas-lost, 4 seats" in as_text(result)
    assert "compiled: Not compiled yet" in as_text(result)


def test_both_forms_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"interpreted": figures(40_000.0), "compiled": figures(160_000.0)}
    monkeypatch.setattr(bench_module, "places", lambda: dict.fromkeys(bench_module.FORMS, Path()))

    def run(form: str, place: Path | str, *words: str) -> dict[str, Any]:
        if words[0] == "fingerprints":
            return {"fingerprints": ["a", "b", "c" if form == "compiled" else "d"]}
        return measured[form]

    monkeypatch.setattr(bench_module, "_run", run)

    result = bench(identical=3)

    assert result["ratios"]["atlas-lost"]["4"]["decisions_per_s"] == 4.0
    assert result["ratios"]["atlas-lost"]["4"]["clone_us"] == 1.0
    assert result["identical"] == {"games": 3, "equal": 2}
    assert "160,000" in as_text(result)
    assert "4.0x" in as_text(result)
    assert "2 of 3" in as_text(result)


def test_a_compiled_form_of_other_sources_is_not_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, built = tmp_path / "src" / "tessera" / "kernel", tmp_path / "build" / "compiled" / "tessera" / "kernel"
    for folder in (source, built):
        folder.mkdir(parents=True)
        (folder / "engine.py").write_text("same")
    monkeypatch.setattr(bench_module, "MEASURE", tmp_path / "src" / "tessera" / "lab" / "measure.py")

    assert "make compile" in str(bench_module.places()["compiled"])
    (tmp_path / "build" / "compiled" / ".compiled").write_text("digest")
    assert bench_module.places()["compiled"] == tmp_path / "build" / "compiled"
    (source / "engine.py").write_text("changed")
    assert bench_module.places()["compiled"] == "Compiled from other sources than these: make compile."
    (tmp_path / "build" / "compiled" / ".interpreted").write_text("No C compiler here.\n")
    assert bench_module.places()["compiled"] == "No C compiler here."


def test_the_calibration_loop_never_changes() -> None:
    assert calibration_loop(1000) == 28722707


def test_fingerprints_are_those_of_whole_games() -> None:
    found = fingerprints(4)

    assert len(set(found)) == 4
    assert found == fingerprints(4)
