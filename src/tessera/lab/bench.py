"""How fast Tessera is on this machine, interpreted and compiled side by side.

Each form is measured in a process of its own by `measure`. Figures of different days or machines are compared as
ratios to the calibration figure, which the same process measures in the same minute.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

FORMS: Final = ("interpreted", "compiled")
MEASURE: Final = Path(__file__).with_name("measure.py")
REMEDIES: Final = {
    "interpreted": "The sources are not here: measure in a clone of the project.",
    "compiled": "Not compiled yet: make compile (it needs a C compiler).",
}

# Which figures are shown, under which heading, with how many decimals; and whether more is better.
FIGURES: Final = (
    ("decisions_per_s", "decisions/s", 0, True),
    ("games_per_s", "games/s", 1, True),
    ("clone_us", "clone, microseconds", 1, False),
    ("views_per_s", "views/s", 0, True),
    ("redeals_per_s", "redeals/s", 0, True),
    ("iterations_per_s", "search iterations/s", 0, True),
    ("replay_ms", "replay of a game, ms", 2, False),
    ("bytes_per_game", "bytes per live game", 0, False),
    ("max_menu", "longest menu", 0, False),
    ("decisions_per_calibration", "decisions per calibration step", 4, True),
)
# Ratios of these say how much compiling helps; menus and the like are the same in both forms.
COMPARED: Final = (
    *("decisions_per_s", "games_per_s", "clone_us", "views_per_s", "redeals_per_s", "iterations_per_s"),
    "replay_ms",
)


def places() -> dict[str, Path | str]:
    """Where each form lies: the source tree, and beside it what compiling it made; or why it cannot be measured."""
    for folder in MEASURE.parents:
        if (folder / "src" / "tessera" / "kernel").is_dir():
            return {"interpreted": folder / "src", "compiled": _compiled(folder / "src", folder / "build" / "compiled")}
    # Installed without its source tree: the only form there is. Which one it is, it says itself.
    return dict.fromkeys(FORMS, MEASURE.parents[2])


def _compiled(source: Path, built: Path) -> Path | str:
    """The compiled form, if it was made from the sources as they are now."""
    if (built / ".interpreted").exists():
        return (built / ".interpreted").read_text().strip()
    if not (built / ".compiled").exists():
        return REMEDIES["compiled"]
    for room in ("kernel", "games", "players", "content"):
        for path in (source / "tessera" / room).rglob("*"):
            copy = built / path.relative_to(source)
            if path.suffix in (".py", ".toml") and not (copy.exists() and copy.read_bytes() == path.read_bytes()):
                return "Compiled from other sources than these: make compile."
    return built


def bench(quick: bool = False, progress: Callable[[str], None] | None = None, identical: int = 0) -> dict[str, Any]:
    """Measure both forms; with `identical`, also play so many games in both and compare their fingerprints."""
    found = places()
    forms: dict[str, Any] = {}
    for form in FORMS:
        _tell(progress, f"measuring: {form}")
        forms[form] = _run(form, found[form], "quick" if quick else "full")
    result: dict[str, Any] = {"quick": quick, "forms": forms, "ratios": _ratios(forms)}
    if identical:
        result["identical"] = _identical(found, identical, progress)
    return result


def _run(form: str, place: Path | str, *words: str) -> dict[str, Any]:
    """The figures of one form, or why there are none."""
    if isinstance(place, str):
        return {"absent": place}
    environment = {**os.environ, "PYTHONPATH": str(place)}
    # -P: the folder of the file that is run stays off the path, else its neighbours would be found as modules.
    command = [sys.executable, "-P", str(MEASURE), *words]
    process = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if process.returncode != 0:
        reason = (process.stderr.strip().splitlines() or ["it gave no reason"])[-1]
        return {"absent": f"Measuring failed: {reason}"}
    figures: dict[str, Any] = json.loads(process.stdout)
    if figures["compiled"] != (form == "compiled"):
        return {"absent": REMEDIES[form]}
    return figures


def _ratios(forms: dict[str, Any]) -> dict[str, dict[str, dict[str, float]]]:
    """How many times faster the compiled form is, for each game, seat count and figure."""
    if any("absent" in forms[form] for form in FORMS):
        return {}
    faster = {key: more for key, _, _, more in FIGURES}
    ratios: dict[str, dict[str, dict[str, float]]] = {}
    for game, by_seats in forms["interpreted"]["games"].items():
        ratios[game] = {}
        for seats, slow in by_seats.items():
            fast = forms["compiled"]["games"][game][seats]
            ratios[game][seats] = {
                key: round(fast[key] / slow[key] if faster[key] else slow[key] / fast[key], 2) for key in COMPARED
            }
    return ratios


def _identical(found: dict[str, Path | str], games: int, progress: Callable[[str], None] | None) -> dict[str, Any]:
    """Play the same games in both forms: how many ended in the same state to the last bit."""
    answers: dict[str, Any] = {}
    for form in FORMS:
        _tell(progress, f"playing {games} games: {form}")
        answers[form] = _run(form, found[form], "fingerprints", str(games))
        if "absent" in answers[form]:
            return {"games": 0, "equal": 0, "absent": answers[form]["absent"]}
    pairs = zip(*(answers[form]["fingerprints"] for form in FORMS), strict=True)
    return {"games": games, "equal": sum(one == other for one, other in pairs)}


def _tell(progress: Callable[[str], None] | None, line: str) -> None:
    if progress is not None:
        progress(line)


# For people


def as_text(result: dict[str, Any]) -> str:
    """The figures as a table for each case of each game."""
    forms = result["forms"]
    lines: list[str] = []
    for form in FORMS:
        if "absent" in forms[form]:
            lines.append(f"{form}: {forms[form]['absent']}")
        else:
            lines.append(f"{form}: calibration {forms[form]['calibration_per_s']:,} steps/s")
    present = [form for form in FORMS if "absent" not in forms[form]]
    if present:
        for game, by_seats in forms[present[0]]["games"].items():
            for seats in by_seats:
                lines += ["", *_table(result, present, game, seats)]
    if "identical" in result:
        lines += ["", _identical_text(result["identical"])]
    return "\n".join(lines) + "\n"


def _table(result: dict[str, Any], present: list[str], game: str, seats: str) -> list[str]:
    number, _, variant = seats.partition(" ")
    many = ("1 seat" if number == "1" else f"{number} seats") + (f", {variant}" if variant else "")
    lines = [f"{game}, {many}", " " * 32 + "".join(f"{form:>14}" for form in present)]
    if len(present) > 1:
        lines[1] += f"{'faster':>10}"
    for key, heading, decimals, _ in FIGURES:
        line = f"  {heading:<30}"
        for form in present:
            line += f"{result['forms'][form]['games'][game][seats][key]:>14,.{decimals}f}"
        if key in COMPARED and len(present) > 1:
            line += f"{result['ratios'][game][seats][key]:>9.1f}x"
        lines.append(line)
    return lines


def _identical_text(identical: dict[str, Any]) -> str:
    if "absent" in identical:
        return f"Same games in both forms: not compared. {identical['absent']}"
    return f"Same games in both forms: {identical['equal']:,} of {identical['games']:,} with the same fingerprint."
