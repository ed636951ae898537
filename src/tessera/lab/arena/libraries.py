"""Libraries that come with an extra: who has not installed it is told how."""

from __future__ import annotations

import importlib
from types import ModuleType

from tessera.kernel.refusal import SetupError


def library(module: str, extra: str) -> ModuleType:
    """A module of a library that belongs to an extra."""
    try:
        return importlib.import_module(module)
    except ImportError as problem:
        name = module.partition(".")[0]
        raise SetupError(
            f"This needs the library {name}, which is not installed here.",
            f'Say: pip install "tessera[{extra}]"',
            f"これには{name}というライブラリーが必要ですが、ここには入っていません。",
            f'pip install "tessera[{extra}]"を実行してください。',
        ) from problem
