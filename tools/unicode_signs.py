"""Writes src/tessera/table/unicode.txt anew: which signs nobody sees, and which look alike, as Unicode has them.

`python -m tools.unicode_signs confusables.txt DerivedCoreProperties.txt`, after a new version of Unicode. Both files
are at https://www.unicode.org/Public/, in security and in UCD/ucd; the source of ICU holds them as well, in
source/data/unidata. The head of our file, with the notice of Unicode, stays as it is.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).resolve().parent.parent / "src" / "tessera" / "table" / "unicode.txt"
_IGNORABLE: Final = "Default_Ignorable_Code_Point"


def main(arguments: list[str]) -> int:
    """Write the file."""
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    confusables, properties = (Path(argument).read_text(encoding="utf-8-sig") for argument in arguments)
    head = DATA.read_text(encoding="utf-8").partition("\nversion ")[0]
    DATA.write_text(f"{head}\n{written(confusables, properties)}", encoding="utf-8")
    return 0


def written(confusables: str, properties: str) -> str:
    """What our file says below its head, from the two of Unicode."""
    lines = [f"version {_version(confusables)}", f"ignorable {' '.join(_ignorable(properties))}"]
    lines += [f"{sign}: {' '.join(others)}" for sign, others in sorted(_alike(confusables).items())]
    return "".join(f"{line}\n" for line in lines)


def _version(confusables: str) -> str:
    return next(line.rpartition(" ")[2] for line in confusables.splitlines() if line.startswith("# Version: "))


def _rows(text: str) -> list[list[str]]:
    """The fields of each row, without comments."""
    rows = [[field.strip() for field in line.partition("#")[0].split(";")] for line in text.splitlines()]
    return [row for row in rows if row != [""]]


def _ignorable(properties: str) -> list[str]:
    """The ranges of code points that nothing is drawn for, each as long as it can be."""
    codes: set[int] = set()
    for row in _rows(properties):
        if row[1] == _IGNORABLE:
            first, _, last = row[0].partition("..")
            codes.update(range(int(first, 16), int(last or first, 16) + 1))
    ranges: list[list[int]] = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return [f"{first:X}" if first == last else f"{first:X}-{last:X}" for first, last in ranges]


def _alike(confusables: str) -> dict[str, list[str]]:
    """By sign, or row of signs: those that look like it."""
    found: dict[str, list[str]] = defaultdict(list)
    for source, target, _ in _rows(confusables):
        found["+".join(f"{int(code, 16):X}" for code in target.split())].append(f"{int(source, 16):X}")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
