"""The pages under docs name real files, functions, rulings and clauses, and the source names real rulings."""

from __future__ import annotations

import ast
import re
import textwrap
from pathlib import Path

import pytest

import tessera
from tessera.games import find

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "docs" / "rulings"
PAGES = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
# What the numbers of a game's clauses and rulings begin with.
PREFIXES = {"atlas-lost": "AL", "race-for-the-galaxy": "RFTG"}
games = pytest.mark.parametrize("game", tessera.games())


def source(game: str) -> Path:
    """The folder of a game; its pages name files in there."""
    return ROOT / "src" / "tessera" / "games" / game.replace("-", "_")


def places(game: str) -> dict[str, set[str]]:
    """The names that each file of a game defines, methods as Class.method."""
    found: dict[str, set[str]] = {}
    for path in source(game).rglob("*.py"):
        names = found.setdefault(path.relative_to(source(game)).as_posix(), set())
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                names.add(node.name)
            if isinstance(node, ast.ClassDef):
                methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
                names.update(f"{node.name}.{method.name}" for method in methods)
    return found


def rulings(game: str) -> list[Path]:
    """The pages of a game's rulings."""
    return sorted(RULINGS.glob(f"{PREFIXES[game]}-R*.md"))


@games
def test_rulings_point_to_where_they_are_played(game: str) -> None:
    known = places(game)
    pages = rulings(game)

    wrong: list[str] = []
    for page in pages:
        text = re.sub(r"\s+", " ", page.read_text(encoding="utf-8"))
        told = re.search(r"\*\*[^*]*code\.\*\* (.*?)\. \*\*", text)
        assert told is not None, page.name
        for part in told[1].split("; "):
            file, _, names = part.partition(": ")
            listed = re.findall(r"(?<!field )`([\w.]+)`", names)
            wrong += [f"{page.name}: {file} {name}" for name in listed if name not in known.get(file.strip("`"), set())]

    assert len(pages) >= 10
    assert wrong == []


@games
def test_the_index_lists_every_ruling(game: str) -> None:
    index = (RULINGS / "README.md").read_text(encoding="utf-8")

    listed = re.findall(rf"^\| \[({PREFIXES[game]}-R\d+)\]\(\1\.md\) \|", index, re.MULTILINE)

    assert listed == [page.stem for page in rulings(game)]


@games
def test_pages_name_clauses_that_exist(game: str) -> None:
    known = {clause.id for clause in find(game).clauses()}
    named = {
        (page.relative_to(ROOT).as_posix(), clause)
        for page in PAGES
        for clause in re.findall(rf"\b{PREFIXES[game]}-[A-Z]+-\d+\b", page.read_text(encoding="utf-8"))
    }

    assert len(named) >= 10
    assert sorted((page, clause) for page, clause in named if clause not in known) == []


def toml_blocks(page: str) -> list[str]:
    """The pieces of content that a recipe shows."""
    text = (ROOT / "docs" / "recipes" / page).read_text(encoding="utf-8")
    return [textwrap.dedent(block) for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL)]


@games
def test_the_cards_of_the_recipes_make_a_sound_pack(game: str, tmp_path: Path) -> None:
    about, race = toml_blocks("add-a-pack.md")
    card = {"atlas-lost": toml_blocks("add-a-card.md")[0], "race-for-the-galaxy": race}[game]
    (tmp_path / "pack.toml").write_text(about.replace('"atlas-lost" ', f'"{game}" '), encoding="utf-8")
    (tmp_path / "cards.toml").write_text(card, encoding="utf-8")

    report = find(game).check_pack(str(tmp_path))

    assert (report.id, len(report.entries), report.remarks) == ("tides", 1, ())


def test_links_between_pages_lead_somewhere() -> None:
    broken = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in PAGES
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        if not (page.parent / link).exists()
    ]

    assert broken == []


def test_the_source_names_rulings_that_exist() -> None:
    named = {
        number
        for game in tessera.games()
        for path in source(game).rglob("*.py")
        for number in re.findall(r"ruling ([A-Z]+-R\d+)", path.read_text(encoding="utf-8"))
    }

    assert len(named) >= 10
    assert sorted(number for number in named if not (RULINGS / f"{number}.md").exists()) == []
