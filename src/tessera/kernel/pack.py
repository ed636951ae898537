"""Packs of any game: the files of a folder, their hash, and which game they are for."""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Mapping
from pathlib import Path

from tessera.kernel.content import Node
from tessera.kernel.refusal import ContentError


def check_game(node: Node, game: str) -> None:
    """A pack may name the game it is for; to every other one it is a stranger."""
    if not node.has("game") or node.string("game") == game:
        return
    named = node.string("game")
    is_close = bool(difflib.get_close_matches(named, [game]))
    raise node.at("game").refuse(
        f'the pack is for "{named}", not for {game}.',
        f'Did you mean "{game}"?' if is_close else "Use it there, or correct the name.",
        f"「{named}」用のパックで、{game}用ではありません。",
        f"「{game}」のことですか。" if is_close else "そのゲームで使うか、名前を直してください。",
    )


def pack_hash(path: Path) -> str:
    """SHA-256 over the sorted names and the contents of a pack's files, whatever their line endings."""
    return hash_of({file.name: file.read_bytes() for file in files_of(path)})


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
    files = sorted(file for file in path.iterdir() if file.suffix == ".toml" and file.is_file())
    if not any(file.name == "pack.toml" for file in files):
        raise ContentError(
            path.name,
            '"pack.toml" is missing.',
            "It names the pack: id, name, version, author.",
            "「pack.toml」がありません。",
            "パックのid、name、version、authorを書くファイルです。",
        )
    return files
