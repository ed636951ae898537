"""The games at this table, by name: the house's own, and those that other installed packages bring."""

from __future__ import annotations

import copyreg
import importlib
from collections.abc import Callable
from typing import Final

from tessera.kernel import installed
from tessera.kernel.definition import Definition
from tessera.kernel.outside import quoted
from tessera.kernel.refusal import SetupError, did_you_mean, there_is, unlike

# The house's own games: where each definition is, which is imported when the game is asked for.
HOUSE: Final = {
    "atlas-lost": ("tessera.games.atlas_lost.definition", "AtlasLost"),
    "race-for-the-galaxy": ("tessera.games.race_for_the_galaxy.definition", "RaceForTheGalaxy"),
    "revive": ("tessera.games.revive.definition", "ReviveGame"),
    "the-warp": ("tessera.games.the_warp.definition", "TheWarp"),
}
_SHELF: Final[dict[str, Definition]] = {}


def _shelf() -> dict[str, Definition]:
    """The games that were taken down so far. Tests put small ones beside them."""
    return _SHELF


def names() -> tuple[str, ...]:
    """The names of all games: the house's own, then others. None of them is loaded for it."""
    return tuple(dict.fromkeys((*HOUSE, *_SHELF, *_others())))


def find(name: object) -> Definition:
    """The game of that name."""
    if not isinstance(name, str):
        raise unlike(
            SetupError,
            "A game is told by its name",
            name,
            there_is(names()),
            "ゲームは名前で指定します",
            there_is(names(), "ja"),
        )
    if name not in _SHELF:
        if name in HOUSE:
            module, definition = HOUSE[name]
            _SHELF[name] = getattr(importlib.import_module(module), definition)()
        elif name in _others():
            _SHELF[name] = _taken_in(_others()[name])
        else:
            raise SetupError(
                f'There is no game "{quoted(name)}".',
                did_you_mean(name, names()),
                f"「{quoted(name)}」というゲームはありません。",
                did_you_mean(name, names(), "ja"),
            )
        # Wherever it is sent, it is the one of that name there: it is large, and knows no table.
        copyreg.pickle(type(_SHELF[name]), _by_name)
    return _SHELF[name]


def _by_name(definition: Definition) -> tuple[Callable[[str], Definition], tuple[str]]:
    return find, (definition.name(),)


def playable() -> tuple[Definition, ...]:
    """All games that can be played, loaded.

    One of another package that does not work is left out, and the log says why.
    """
    found = []
    for name in names():
        try:
            found.append(find(name))
        except SetupError as problem:
            installed.warn_once(str(problem))
    return tuple(found)


def _others() -> dict[str, installed.Offer]:
    return installed.offers(installed.GAMES, tuple(HOUSE))


def _taken_in(offer: installed.Offer) -> Definition:
    """The game of another package, once it is sure that it is one."""
    thing = offer.load()
    try:
        definition = thing() if isinstance(thing, type) else thing
        name = definition.name() if isinstance(definition, Definition) else ""
    except Exception as problem:
        raise offer.broken(installed.told(problem)) from problem
    if not isinstance(definition, Definition):
        raise offer.broken("it is no Definition of a game", "ゲームの定義（Definition）ではありません")
    if name != offer.name:
        raise offer.broken(f'the game calls itself "{name}"', f"ゲーム自身は「{name}」と名乗っています")
    return definition
