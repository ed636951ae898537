"""Content packs that the host offers. Clients name a pack by its folder; no other path is ever opened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tessera.games import find
from tessera.kernel.catalogue import PackReport
from tessera.kernel.record import Record
from tessera.kernel.refusal import ContentError, SetupError, did_you_mean


def pack_name(path: str) -> str:
    """The name by which people know a pack of the host: its folder's."""
    return Path(path).name


@cache
def reports(offered: tuple[str, ...], game: str) -> dict[str, PackReport]:
    """The packs that fit a game, by path, as they were when first asked for."""
    found = {}
    for path in offered:
        try:
            found[path] = find(game).check_pack(path)
        except (ContentError, SetupError):
            # A pack of another game, or one that `tessera packs check` has more to say about.
            continue
    return found


def paths_of(offered: tuple[str, ...], game: str, names: Sequence[str]) -> tuple[str, ...]:
    """The paths of the packs that a client named."""
    known = {pack_name(path): path for path in reports(offered, game)}
    for name in names:
        if name not in known:
            raise SetupError(
                f'This server has no pack "{name}" for {game}.',
                did_you_mean(name, known) or "Its host has offered none.",
                f"このサーバーには{game}用のパック「{name}」がありません。",
                did_you_mean(name, known, "ja") or "提供されているパックはありません。",
            )
    return tuple(known[name] for name in names)


def with_own_packs(offered: tuple[str, ...], record: Record) -> Record:
    """The record with its packs replaced by the same ones of this host, told by their hashes."""
    setup = record.setup
    if not record.packs:
        return record
    known = {report.digest: path for path, report in reports(offered, setup.game).items()}
    for path, digest in record.packs:
        if digest not in known:
            raise SetupError(
                f'The game was played with the pack "{pack_name(path)}", which this server does not have.',
                "Ask its host to offer that very version.",
                f"このゲームではパック「{pack_name(path)}」が使われましたが、このサーバーにはありません。",
                "同じ版のパックを用意するよう、サーバーの管理者に頼んでください。",
            )
    setup.packs = tuple(known[digest] for _, digest in record.packs)
    record.packs = tuple((known[digest], digest) for _, digest in record.packs)
    return record
