"""Packs of any game: the files of a folder, their hash, and which game they are for."""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tessera.kernel.content import LARGEST, Node
from tessera.kernel.outside import Unfit, contents, quoted
from tessera.kernel.refusal import ContentError

# Four times as many as any pack of the house has.
MOST_FILES: Final = 64


def check_game(node: Node, game: str) -> None:
    """A pack may name the game it is for; to every other one it is a stranger."""
    if not node.has("game") or node.string("game") == game:
        return
    named = node.string("game")
    is_close = bool(difflib.get_close_matches(named, [game]))
    raise node.at("game").refuse(
        f'the pack is for "{quoted(named)}", not for {game}.',
        f'Did you mean "{game}"?' if is_close else "Use it there, or correct the name.",
        f"「{quoted(named)}」用のパックで、{game}用ではありません。",
        f"「{game}」のことですか。" if is_close else "そのゲームで使うか、名前を直してください。",
    )


def pack_hash(path: Path) -> str:
    """SHA-256 over the sorted names and the contents of a pack's files, whatever their line endings."""
    return hash_of({file.name: _content(file) for file in files_of(path)})


def _content(file: Path) -> bytes:
    try:
        return contents(file, LARGEST)
    except Unfit as unfit:
        raise ContentError(file.name, unfit.problem, unfit.suggestion, unfit.problem_ja, unfit.suggestion_ja) from unfit


def hash_of(files: Mapping[str, bytes]) -> str:
    """SHA-256 over names and contents of files, in the order of their names."""
    digest = hashlib.sha256()
    for name in sorted(files):
        content = files[name].replace(b"\r\n", b"\n")
        digest.update(f"{name}\n{len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def files_of(path: Path) -> list[Path]:
    """The TOML files of a pack's folder, `pack.toml` among them."""
    if not path.is_dir():
        raise ContentError(
            path.name,
            "is not a folder.",
            "A pack is a folder with a pack.toml.",
            "フォルダーではありません。",
            "パックはpack.tomlの入ったフォルダーです。",
        )
    files = sorted(file for file in path.iterdir() if file.suffix == ".toml" and not file.is_dir())
    if len(files) > MOST_FILES:
        raise ContentError(
            path.name,
            f"holds more than {MOST_FILES} files.",
            "Is it the right folder?",
            f"ファイルが{MOST_FILES}個を超えています。",
            "フォルダーが正しいか確かめてください。",
        )
    if not any(file.name == "pack.toml" for file in files):
        raise ContentError(
            path.name,
            '"pack.toml" is missing.',
            "It names the pack: id, name, version, author.",
            "「pack.toml」がありません。",
            "パックのid、name、version、authorを書くファイルです。",
        )
    return files
