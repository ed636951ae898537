"""Content packs that the host offers. Clients name a pack by its folder; no other path is ever opened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import structlog

from tessera.kernel.catalogue import PackReport
from tessera.kernel.outside import quoted
from tessera.kernel.record import Record
from tessera.kernel.refusal import SetupError, did_you_mean
from tessera.table.fitting import Fit, fit_of

_log = structlog.get_logger("tessera.packs")


def pack_name(path: str) -> str:
    """The name by which people know a pack of the host: its folder's."""
    return Path(path).name


@cache
def _fit(path: str) -> Fit:
    """What the games say of a pack, as it was when first asked for. The host is told once that it is of no use."""
    fit = fit_of(path)
    if fit.complaint is not None:
        _log.error("a pack is broken and not offered", pack=pack_name(path), problem=str(fit.complaint))
    return fit


def reports(offered: tuple[str, ...], game: str) -> dict[str, PackReport]:
    """The packs that fit a game, by path. Broken ones are left out here, and told to whoever names them."""
    return {path: _fit(path).reports[game] for path in offered if game in _fit(path).reports}


def paths_of(offered: tuple[str, ...], game: str, names: Sequence[str]) -> tuple[str, ...]:
    """The paths of the packs that a client named."""
    known = {pack_name(path): path for path in reports(offered, game)}
    for name in names:
        if name not in known:
            _require_whole(offered, name)
            raise SetupError(
                f'This server has no pack "{quoted(name)}" for {quoted(game)}.',
                did_you_mean(name, known) or "Its host has offered none.",
                f"このサーバーには{quoted(game)}用のパック「{quoted(name)}」がありません。",
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
            _require_whole(offered, pack_name(path))
            raise SetupError(
                f'The game was played with the pack "{quoted(pack_name(path))}", which this server does not have.',
                "Ask its host to offer that very version.",
                f"このゲームではパック「{quoted(pack_name(path))}」が使われましたが、このサーバーにはありません。",
                "同じ版のパックを用意するよう、サーバーの管理者に頼んでください。",
            )
    setup.packs = tuple(known[digest] for _, digest in record.packs)
    record.packs = tuple((known[digest], digest) for _, digest in record.packs)
    return record


def _require_whole(offered: tuple[str, ...], name: str) -> None:
    """A pack that is offered but broken is not simply missing: whoever asks for it is told what is wrong."""
    for path in offered:
        complaint = _fit(path).complaint
        if complaint is not None and pack_name(path) == name:
            raise SetupError(
                f'The pack "{quoted(name)}" of this server is broken: {complaint.text("en")}',
                "Ask its host to mend it and to start the server again.",
                f"このサーバーのパック「{quoted(name)}」は壊れています。{complaint.text('ja')}",
                "修正してサーバーを起動し直すよう、管理者に頼んでください。",
            )
