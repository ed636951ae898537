"""The games at this table, by name."""

from __future__ import annotations

from tessera.kernel.definition import Definition
from tessera.kernel.refusal import SetupError, did_you_mean

_SHELF: dict[str, Definition] = {}


def _shelf() -> dict[str, Definition]:
    """Games are taken down when first asked for: importing stays light, and the generator can run without them."""
    if not _SHELF:
        from tessera.games.atlas_lost.definition import AtlasLost
        from tessera.games.race_for_the_galaxy.definition import RaceForTheGalaxy
        from tessera.games.revive.definition import ReviveGame
        from tessera.games.the_warp.definition import TheWarp

        for definition in (AtlasLost(), RaceForTheGalaxy(), ReviveGame(), TheWarp()):
            _SHELF[definition.name()] = definition
    return _SHELF


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_shelf())


def find(name: str) -> Definition:
    """The game of that name."""
    if name not in _shelf():
        raise SetupError(
            f'There is no game "{name}".',
            did_you_mean(name, _shelf()),
            f"「{name}」というゲームはありません。",
            did_you_mean(name, _shelf(), "ja"),
        )
    return _shelf()[name]
