"""How much script a browser has to load before it can show a page, from what the build tells of its files."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

KIB: Final = 1024
# What a page may load before it is there, script only, as it goes over the line.
LIMIT: Final = 250 * KIB

# The modules that a page asks for: the page's own, and for a table the boards of its game.
PAGES: Final[dict[str, Sequence[str]]] = {
    "home": ("index.html", "src/home/Home.svelte"),
    "table of Atlas Lost": ("index.html", "src/table/TablePage.svelte", "src/games/atlas_lost/boards.ts"),
    "table of Race for the Galaxy": (
        *("index.html", "src/table/TablePage.svelte"),
        "src/games/race_for_the_galaxy/boards.ts",
    ),
    "table of Revive": ("index.html", "src/table/TablePage.svelte", "src/games/revive/boards.ts"),
    "table of The Warp": ("index.html", "src/table/TablePage.svelte", "src/games/the_warp/boards.ts"),
}


class Weight(NamedTuple):
    """What a page loads first, in bytes, compressed: the number of files, its scripts, its styles."""

    files: int
    script: int
    style: int


def weigh(site: Path, manifest: Path) -> dict[str, Weight]:
    """Each page with what it loads first."""
    told: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8"))
    return {page: _weight(site, told, entries) for page, entries in PAGES.items()}


def is_heavy(weights: dict[str, Weight]) -> bool:
    """Whether a page loads more script than it may."""
    return any(weight.script > LIMIT for weight in weights.values())


def line(weights: dict[str, Weight]) -> str:
    """All of it in one line."""
    return ", ".join(f"{page} {_kib(weight.script)} KiB" for page, weight in weights.items())


def table(weights: dict[str, Weight]) -> str:
    """All of it as a table."""
    rows = [("first load, compressed", "files", "script", "style", "limit")]
    for page, weight in weights.items():
        verdict = "too much" if weight.script > LIMIT else "ok"
        rows.append((page, str(weight.files), _kib(weight.script), _kib(weight.style), f"{LIMIT // KIB} {verdict}"))
    return "\n".join(
        f"  {page:30}{files:>6}{script:>9}{style:>8}  {limit}" for page, files, script, style, limit in rows
    )


def _weight(site: Path, manifest: dict[str, Any], entries: Iterable[str]) -> Weight:
    scripts: set[str] = set()
    styles: set[str] = set()
    seen: set[str] = set()
    waiting = list(entries)
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        chunk = manifest[key] if key in manifest else _missing(key)
        scripts.add(chunk["file"])
        styles.update(chunk.get("css", ()))
        waiting += chunk.get("imports", ())
    return Weight(len(scripts) + len(styles), _sum(site, scripts), _sum(site, styles))


def _missing(key: str) -> dict[str, Any]:
    raise LookupError(
        f"The build made no file for {key}. If it was moved or renamed, tell PAGES in tools/web_sizes.py."
    )


def _sum(site: Path, names: Iterable[str]) -> int:
    return sum(_compressed(site / name) for name in names)


def _compressed(path: Path) -> int:
    """The size on the line: of the compressed file beside it, which small files do not have."""
    packed = path.with_name(path.name + ".gz")
    return packed.stat().st_size if packed.exists() else len(gzip.compress(path.read_bytes(), 9))


def _kib(size: int) -> str:
    return f"{size / KIB:.1f}"
