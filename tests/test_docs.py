"""The pages under docs name real files, real functions and real rulings, and the source names real rulings."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULINGS = ROOT / "docs" / "rulings"
ATLAS = ROOT / "src" / "tessera" / "games" / "atlas_lost"


def places() -> dict[str, set[str]]:
    """The names that each file of Atlas Lost defines, methods as Class.method."""
    found: dict[str, set[str]] = {}
    for path in ATLAS.rglob("*.py"):
        names = found.setdefault(path.relative_to(ATLAS).as_posix(), set())
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                names.add(node.name)
            if isinstance(node, ast.ClassDef):
                methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
                names.update(f"{node.name}.{method.name}" for method in methods)
    return found


def test_rulings_point_to_where_they_are_played() -> None:
    known = places()

    wrong: list[str] = []
    for page in sorted(RULINGS.glob("AL-*.md")):
        text = re.sub(r"\s+", " ", page.read_text(encoding="utf-8"))
        told = re.search(r"\*\*[^*]*code\.\*\* (.*?)\. \*\*", text)
        assert told is not None, page.name
        for part in told[1].split("; "):
            file, _, names = part.partition(": ")
            listed = re.findall(r"(?<!field )`([\w.]+)`", names)
            wrong += [f"{page.name}: {file} {name}" for name in listed if name not in known.get(file.strip("`"), set())]

    assert wrong == []


def test_links_between_pages_lead_somewhere() -> None:
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]

    broken = [
        f"{page.relative_to(ROOT)}: {link}"
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        if not (page.parent / link).exists()
    ]

    assert broken == []


def test_the_source_names_rulings_that_exist() -> None:
    named = {
        number
        for path in ATLAS.rglob("*.py")
        for number in re.findall(r"ruling (AL-R\d+)", path.read_text(encoding="utf-8"))
    }

    assert len(named) >= 10
    assert sorted(number for number in named if not (RULINGS / f"{number}.md").exists()) == []
