"""The page on security names real files and real tests, and every requirement once."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
TABLE = ROOT / "src" / "tessera" / "table"

# How many requirements of level 1 each chapter of ASVS 5.0.0 has: 70 in all.
LEVEL_1 = {1: 8, 2: 4, 3: 8, 4: 2, 5: 4, 6: 13, 7: 6, 8: 4, 9: 4, 10: 5, 11: 3, 12: 3, 13: 1, 14: 2, 15: 3}


def test_every_test_on_the_page_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    written = {
        name
        for path in (ROOT / "tests" / "table").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }

    assert len(named) > 50
    assert named - written == set()


def test_every_file_on_the_page_exists() -> None:
    named = set(re.findall(r"`((?:\w+/)*\w+\.py)`", PAGE))

    assert len(named) > 15
    assert [name for name in sorted(named) if not (TABLE / name).exists() and not (ROOT / name).exists()] == []


def test_every_requirement_of_level_1_has_its_row() -> None:
    rows = [row.split("|")[1].strip() for row in PAGE.splitlines() if re.match(r"\| \d+\.\d+\.\d+", row)]
    found: list[tuple[int, int, int]] = []
    for row in rows:
        for part in row.split(", "):
            first, _, last = part.partition(" to ")
            chapter, section, number = map(int, first.split("."))
            end = int(last.split(".")[2]) if last else number
            found += [(chapter, section, each) for each in range(number, end + 1)]

    assert len(found) == len(set(found)) == 70
    assert {chapter: sum(place[0] == chapter for place in found) for chapter in LEVEL_1} == LEVEL_1
