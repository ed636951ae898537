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
PREFIXES = {"atlas-lost": "AL", "race-for-the-galaxy": "RFTG", "revive": "REV", "the-warp": "WARP"}
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


def toml_blocks(page: str, section: str = "") -> list[str]:
    """The pieces of content that a recipe shows, all of them or those under one heading."""
    text = (ROOT / "docs" / "recipes" / page).read_text(encoding="utf-8")
    if section:
        text = text.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    return [textwrap.dedent(block) for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL)]


# The places of a technology tree of Revive.
NODES = ("A1", "B1", "B2", "B3", "C1", "C2", "C3")
# Where the recipes show something of a game, and what.
SHOWN = {
    "atlas-lost": ("add-a-card.md", "", ["tides.clerks"]),
    "race-for-the-galaxy": (
        "add-a-pack.md",
        "Race for the Galaxy",
        ["die-b", "explore-scouts", "robot-alpha-centauri", "tides.harbour"],
    ),
    "revive": (
        "add-a-pack.md",
        "Revive",
        [
            *("tides.T1a", "tides.T1b", "tides.charts", "tides.delta", "tides.ferryman", "tides.lock", "tides.pump"),
            "tides.shells",
            *("tides.swimmers-moon", *[f"tides.swimmers-moon-{node}" for node in NODES]),
            *("tides.swimmers-sun", *[f"tides.swimmers-sun-{node}" for node in NODES]),
        ],
    ),
    "the-warp": (
        "add-a-pack.md",
        "The Warp",
        ["guardian-tides.swimmers", "tides.flood", "tides.harbour", "tides.landing", "tides.swimmers"],
    ),
}


@games
def test_what_the_recipes_show_makes_a_sound_pack(game: str, tmp_path: Path) -> None:
    page, section, shown = SHOWN[game]
    about = toml_blocks("add-a-pack.md")[0].replace('game = "atlas-lost"', f'game = "{game}"')
    (tmp_path / "pack.toml").write_text(about, encoding="utf-8")
    (tmp_path / "cards.toml").write_text(toml_blocks(page, section)[0], encoding="utf-8")

    report = find(game).check_pack(str(tmp_path))

    assert report.id == "tides"
    assert sorted(entry.id for entry in report.entries) == shown
    assert report.remarks == ()


def test_the_recipe_of_packs_names_every_game() -> None:
    first = toml_blocks("add-a-pack.md")[0].splitlines()[0]

    assert re.findall(r'"([a-z-]+)"', first) == list(tessera.games())


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
