"""Where printed things come from: what a record marks as coming from elsewhere, the catalogue and `?` tell too."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tessera.games import find
from tessera.kernel.catalogue import Entry, parts_of
from tessera.kernel.definition import Setup

ROOT = Path(__file__).parent.parent.parent
CONTENT = ROOT / "src" / "tessera" / "content"
README = (ROOT / "README.md").read_text(encoding="utf-8")
GAMES = ("atlas-lost", "race-for-the-galaxy", "revive", "the-warp")
# What a record is called by in the files, and how its id begins in the catalogue.
NAMED = {"id": ("", "track-"), "card": ("robot-",), "tile": ("tile-",), "index": ("INF-",)}


def marked(game: str) -> dict[str, dict[str, str]]:
    """By id in the catalogue: the fields that come from elsewhere than the rest, and from where."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((CONTENT / game.replace("-", "_") / "base").glob("*.toml")):
        _collect(tomllib.loads(path.read_text(encoding="utf-8")), found)
    return found


def _collect(node: Any, found: dict[str, dict[str, str]]) -> None:
    for each in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        _collect(each, found)
    if not isinstance(node, dict) or "source" not in node:
        return
    apart = dict.fromkeys(node.get("house_fields", ()), "house")
    apart |= {key.removesuffix("_source"): value for key, value in node.items() if key.endswith("_source")}
    apart = {field: source for field, source in apart.items() if source != node["source"]}
    for key, prefixes in NAMED.items():
        if apart and key in node:
            found |= {f"{prefix}{node[key]}": apart for prefix in prefixes}


def test_parts_are_read_from_both_ways_of_marking_them() -> None:
    record = {"source": "rulebook", "house_fields": ["points"], "name_source": "house", "cost_source": "rulebook"}

    found = parts_of(record, lambda field, language: f"{field} in {language}")

    assert [(part.name["en"], part.source) for part in found] == [("points in en", "house"), ("name in en", "house")]
    assert found[0].name["ja"] == "points in ja"


def shown(entries: list[Entry], identity: str) -> list[Entry]:
    """The entries of a record; both sides of a large location are one record."""
    return [entry for entry in entries if entry.id in (identity, f"{identity}a", f"{identity}b")]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_record_marks_is_told_by_the_catalogue(game: str) -> None:
    entries = list(find(game).catalogue())
    count = 0

    for identity, apart in marked(game).items():
        for entry in shown(entries, identity):
            assert Counter(part.source for part in entry.parts) == Counter(apart.values()), entry.id
            count += 1

    assert count >= {"atlas-lost": 60, "race-for-the-galaxy": 20, "revive": 20, "the-warp": 68}[game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_part_has_a_name_of_its_own(game: str, language: str) -> None:
    for entry in find(game).catalogue():
        names = [part.name[language] for part in entry.parts]
        assert len(set(names)) == len(names)
        assert not {"another part", "その他の部分"} & set(names), entry.id


@pytest.mark.parametrize("game", GAMES)
def test_explanations_name_each_part(game: str) -> None:
    definition = find(game)
    options = {spec.name: spec.default for spec in definition.options()}
    state = definition.begin(Setup(game, 2, "1", options))

    for entry in definition.catalogue():
        told = definition.explain(state, entry.id, "en")
        for part in entry.parts if told else ():
            assert f"{part.name['en']}: {part.source}" in told, (entry.id, told)


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_counts_clauses_of_the_house_beside_all(game: str) -> None:
    sources = Counter(clause.source for clause in find(game).clauses())

    counted = f"{sum(sources.values())} clauses ({sources['house']} of them house"
    assert counted in README, counted
