"""What other installed packages bring to this table: games and bots, named by the entry points of their metadata.

Nothing of such a package is imported before somebody asks for what it brings. What is wrong with one hurts no other.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import FileIO
from typing import TYPE_CHECKING, Final

from tessera.kernel.refusal import SetupError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

# The groups of entry points, and what is found in them, in both languages.
GAMES: Final = "tessera.games"
PLAYERS: Final = "tessera.players"
_WORDS: Final = {GAMES: ("game", "ゲーム"), PLAYERS: ("player", "プレイヤー")}

# What folders of metadata end with.
_METADATA: Final = (".dist-info", ".egg-info")
# Packages are looked through once: who installs another one starts Tessera again.
_FOUND: Final[dict[str, dict[str, Offer]]] = {}
_WARNED: Final[set[str]] = set()


class Offer:
    """A game or a bot by its name, and the package that brings it; several packages, if they took the same name."""

    __slots__ = ("_entries", "group", "name")

    def __init__(self, group: str, name: str, entries: Sequence[EntryPoint]) -> None:
        self.name = name
        self.group = group
        self._entries = list(entries)

    @property
    def package(self) -> str:
        """The package as pip knows it."""
        return ", ".join([package_of(entry) for entry in self._entries])

    def load(self) -> object:
        """What the package has under that name; raises a SetupError, if it cannot be had."""
        word, word_ja = _WORDS[self.group]
        if len(self._entries) > 1:
            raise SetupError(
                f'The {word} "{self.name}" comes from several packages ({self.package}): which of them is meant?',
                f"Keep one of them: pip uninstall {package_of(self._entries[0])}",
                f"{word_ja}「{self.name}」が複数のパッケージ（{self.package}）にあり、どれのことか分かりません。",
                f"どれか1つだけを残してください：pip uninstall {package_of(self._entries[0])}",
            )
        if not is_name(self.name):
            raise self.broken(
                "a name has small letters, digits and hyphens", "名前に使えるのは英小文字、数字、ハイフンです"
            )
        try:
            thing: object = self._entries[0].load()
        # Whatever goes wrong while strangers' code is read is theirs.
        except Exception as problem:
            raise self.broken(told(problem)) from problem
        return thing

    def broken(self, why: str, why_ja: str = "") -> SetupError:
        """That it is there and does not work, whose it is, and what to do."""
        word, word_ja = _WORDS[self.group]
        return SetupError(
            f'The {word} "{self.name}" of the package {self.package} does not work here: {why}.',
            f"Bring the package up to date, or do without: pip uninstall {self.package}",
            f"パッケージ{self.package}の{word_ja}「{self.name}」は、ここでは使えません（{why_ja or why}）。",
            f"パッケージを更新するか、取り除いてください：pip uninstall {self.package}",
        )


def is_name(name: str) -> bool:
    """Whether records can hold it: "atlas-lost"."""
    return name.isascii() and name.replace("-", "").isalnum() and name == name.lower()


def told(problem: Exception) -> str:
    """An error in one line."""
    return f"{type(problem).__name__}: {problem}".strip().rstrip(":.").replace("\n", " ")


def offers(group: str, own: Sequence[str]) -> dict[str, Offer]:
    """What other packages have in a group, by name. The house's own names are not for others to take."""
    if group not in _FOUND:
        together: dict[str, list[EntryPoint]] = {}
        for entry in _entries(group):
            together.setdefault(entry.name, []).append(entry)
        found: dict[str, Offer] = {}
        for name in sorted(together):
            offer = Offer(group, name, together[name])
            if name in own:
                warn_once(
                    f'The package {offer.package} brings a {_WORDS[group][0]} "{name}". That name is taken by Tessera '
                    f"itself, so it is left out. Its makers can choose another; else: pip uninstall {offer.package}"
                )
            else:
                found[name] = offer
        _FOUND[group] = found
    return _FOUND[group]


def warn_once(warning: str) -> None:
    """Log what is wrong with a package that is passed over: once, however often it is passed over."""
    if warning not in _WARNED:
        import logging

        _WARNED.add(warning)
        logging.getLogger("tessera.installed").warning("%s", warning)


def package_of(entry: EntryPoint) -> str:
    """The package of an entry point."""
    return entry.dist.name if entry.dist is not None else entry.module


def _entries(group: str) -> list[EntryPoint]:
    """The entry points of a group. Asking for them takes as long as starting Tessera: first a glance whether there are
    any."""
    if not any(_may_name(group, folder) for folder in sys.path):
        return []
    from importlib.metadata import entry_points

    return list(entry_points(group=group))


def _may_name(group: str, folder: str) -> bool:
    """Whether packages in a folder of the path may name the group; of an archive nobody can tell at a glance."""
    try:
        with os.scandir(folder or ".") as found:
            return any(_names(group, place.path) for place in found if place.name.endswith(_METADATA))
    except NotADirectoryError:
        return True
    except OSError:
        return False


def _names(group: str, metadata: str) -> bool:
    """Whether a package whose metadata is in this folder names the group."""
    try:
        with FileIO(f"{metadata}/entry_points.txt") as file:
            return f"[{group}]".encode() in file.readall()
    except OSError:
        return False
