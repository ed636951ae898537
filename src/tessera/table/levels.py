"""The levels of bots as people read them: at a table a bot plays by its level alone."""

from __future__ import annotations

from tessera.kernel.refusal import SetupError
from tessera.players import level_named, levels
from tessera.table.frames import LevelShown


def shown_levels(language: str) -> tuple[LevelShown, ...]:
    """All levels, the weakest first."""
    named = map(level_named, levels())
    return tuple(LevelShown(level.name, level.title(language), level.description(language)) for level in named)


def title_of(level: str, language: str) -> str:
    """What a level is called; one that this server does not know, of another version, goes by its name."""
    return level_named(level).title(language) if level in levels() else level


def require_level(level: str) -> None:
    """A bot of this level can be had; otherwise it raises, saying which levels there are.

    Settings such as "search:iterations=200" are for one's own machine. What a bot may take of a server its host says.
    """
    name, _, _ = level.partition(":")
    level_named(name)
    if name != level:
        raise SetupError(
            f'"{level}" has settings of its own; at a table a bot plays by its level alone.',
            f'Choose "{name}".',
            f"「{level}」には設定が付いています。卓のボットは強さだけで選びます。",
            f"「{name}」を選んでください。",
        )
