"""Packages of strangers, as pip would have installed them: modules, and metadata with entry points."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.kernel.games import candlelight

# The bot of docs/recipes/add-a-bot.md, made by a factory, and a level with words and settings of its own.
BOTS: Final = '''
from tessera import SetupError
from tessera.players import Level
from tessera.players.player import Seat


class Lazy:
    """Always takes the last option, which is usually to do nothing."""

    def answer(self, seat: Seat) -> list[str]:
        question = seat.question()
        least, _ = question.pick
        return [option.id for option in question.options[-max(least, 1) :]]


def lazy(game, settings, patience):
    return Lazy()


def deep(game, settings, patience):
    if game == "revive":
        raise SetupError("deep does not play Revive.", "Name another bot.")
    return Lazy()


DEEP = Level("deep", ("Deep", "深読み"), ("Thinks.", "考えます。"), settings=("depth",), factory=deep)
'''


def candlelight_as(module: str) -> str:
    """A game that stands on nothing but Tessera, and so can be a module of a package of its own."""
    return Path(candlelight.__file__).read_text(encoding="utf-8").replace(candlelight.__name__, module)


def install(site: Path, package: str, modules: Mapping[str, str], points: Mapping[str, Mapping[str, str]]) -> None:
    """A package in a folder of installed ones: its modules, and the entry points of its metadata by group."""
    metadata = site / f"{package.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = []
    for group, named in points.items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in named.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for module, source in modules.items():
        (site / f"{module}.py").write_text(source, encoding="utf-8")


def python(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python that finds the packages there."""
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )
