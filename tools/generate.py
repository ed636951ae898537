"""Writes each game's `_generated.py`, or with --check tells which is not current."""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
from pathlib import Path

from tessera.games.atlas_lost import rulebook as atlas_rulebook
from tessera.games.atlas_lost.faction import Faction
from tessera.games.atlas_lost.state import Atlas
from tessera.games.race_for_the_galaxy import rulebook as race_rulebook
from tessera.games.race_for_the_galaxy.empire import Empire
from tessera.games.race_for_the_galaxy.robot import Robot
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.revive import rulebook as revive_rulebook
from tessera.games.revive.camp import Camp
from tessera.games.revive.state import Revive
from tessera.games.the_warp import rulebook as warp_rulebook
from tessera.games.the_warp.colony import Colony
from tessera.games.the_warp.combat import Combat
from tessera.games.the_warp.state import Warp
from tessera.kernel.generate import Blueprint, source, steps_in
from tessera.kernel.state import Step

SRC = Path(__file__).parent.parent / "src" / "tessera"


def steps_of(game: str) -> list[type[Step]]:
    """The steps of a game: they stand in the modules of its rules."""
    rules = SRC / "games" / game / "rules"
    names = sorted(
        ".".join(("tessera", "games", game, "rules", *path.relative_to(rules).with_suffix("").parts))
        for path in rules.rglob("*.py")
        if path.name != "__init__.py"
    )
    return steps_in(*[importlib.import_module(name) for name in names])


def atlas_lost() -> Blueprint:
    """Atlas Lost."""
    return Blueprint("Atlas Lost", Atlas, [Faction], [atlas_rulebook.Rulebook], steps_of("atlas_lost"))


def race_for_the_galaxy() -> Blueprint:
    """Race for the Galaxy."""
    steps = steps_of("race_for_the_galaxy")
    return Blueprint("Race for the Galaxy", Race, [Empire, Robot], [race_rulebook.Rulebook], steps)


def the_warp() -> Blueprint:
    """The Warp."""
    return Blueprint("The Warp", Warp, [Colony, Combat], [warp_rulebook.Rulebook], steps_of("the_warp"))


def revive() -> Blueprint:
    """Revive."""
    return Blueprint("Revive", Revive, [Camp], [revive_rulebook.Rulebook], steps_of("revive"))


TARGETS = {
    SRC / "games" / "atlas_lost" / "_generated.py": atlas_lost,
    SRC / "games" / "race_for_the_galaxy" / "_generated.py": race_for_the_galaxy,
    SRC / "games" / "revive" / "_generated.py": revive,
    SRC / "games" / "the_warp" / "_generated.py": the_warp,
}


def _formatted(text: str) -> str:
    """As `make format` would leave it."""
    command = [sys.executable, "-m", "ruff", "check", "--select", "I", "--fix-only", "--quiet", "-"]
    sorted_text = subprocess.run(
        [*command, "--stdin-filename", "src/tessera/games/_generated.py"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    command = [sys.executable, "-m", "ruff", "format", "-"]
    return subprocess.run(command, input=sorted_text, capture_output=True, text=True, check=True).stdout


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when something is not current")
    check = parser.parse_args().check
    stale = 0
    for path, blueprint in TARGETS.items():
        text = _formatted(source(blueprint()))
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        if check:
            print(f"{path.relative_to(SRC.parent.parent)} is not current: run `make generate`.")
            stale = 1
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(SRC.parent.parent)}")
    return stale


if __name__ == "__main__":
    sys.exit(main())
