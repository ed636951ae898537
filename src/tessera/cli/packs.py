"""`tessera packs`: content packs for their authors."""

from __future__ import annotations

from pathlib import Path

import click

from tessera.cli import simulate
from tessera.cli.arguments import language_option, read_players
from tessera.cli.telling import tell
from tessera.cli.words import say, word
from tessera.games import find
from tessera.kernel.catalogue import PackReport
from tessera.kernel.refusal import SetupError
from tessera.table.fitting import fit_of, which_game


@click.group("packs")
def command() -> None:
    """Content packs: folders of TOML that add or replace cards.

    \b
    Examples:
      tessera packs check my-pack
      tessera packs check my-pack --game race-for-the-galaxy
    """


@command.command("check")
@click.argument("path", type=click.Path(path_type=Path))
@click.option(
    "--game",
    help="The game the pack is for.  [default: the one that its pack.toml names, else the only one that it fits]",
)
@click.option("--simulate", "games", type=click.IntRange(1), help="Also play so many games with the pack.")
@click.option("--seats", type=int, default=4, show_default=True, help="Seats of the simulated games.")
@click.option("--players", default="random", show_default=True, help="Players of the simulated games.")
@language_option
def check(path: Path, game: str | None, games: int | None, seats: int, players: str, language: str) -> None:
    """Read a pack strictly, print what each of its cards says, and optionally play games with it.

    \b
    Examples:
      tessera packs check my-pack
      tessera packs check my-pack --lang ja --simulate 100
      tessera packs check my-pack --game race-for-the-galaxy
    """
    if not path.is_dir():
        raise SetupError(
            f"{path} is not a folder.",
            "A pack is a folder with a pack.toml and files of records.",
            f"{path}はフォルダーではありません。",
            "パックはpack.tomlとカードなどのファイルが入ったフォルダーです。",
        )
    name = game or game_of(str(path))
    report = find(name).check_pack(str(path))
    tell(as_text(report, language))
    if games is not None:
        seated = simulate.seat_all(read_players(players), seats)
        result = simulate.run(name, seats, games, "1", seated, {}, [str(path)], 1, language)
        tell("")
        tell(simulate.as_text(result, seated, language))


def game_of(path: str) -> str:
    """The game of a pack, when there is no doubt about it."""
    fit = fit_of(path)
    if fit.complaint is not None:
        raise fit.complaint
    if len(fit.reports) > 1:
        raise which_game(path)
    return next(iter(fit.reports))


def as_text(report: PackReport, language: str) -> str:
    """What a pack holds, one record after the other, and what its author should look at."""
    lines = [
        f"{report.name[language]} ({report.id}) {report.version}, {report.author}",
        say("packs.hash", language, digest=report.digest),
    ]
    for entry in report.entries:
        facts = [word("record", entry.section, language), word("source", entry.source, language)]
        lines += ["", f"{entry.id}  {entry.name[language]}  [{say('list.comma', language).join(facts)}]"]
        if entry.sentence.get(language):
            lines.append(f"  {entry.sentence[language]}")
    lines.append("")
    lines += [say("packs.remark", language, remark=remark[language]) for remark in report.remarks]
    lines.append(say("packs.sound", language, count=len(report.entries)))
    return "\n".join(lines)
