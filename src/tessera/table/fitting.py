"""Which games a pack is for: the one that it names, else those that find nothing wrong with it."""

from __future__ import annotations

from pathlib import Path

from tessera.games import find, names
from tessera.kernel.catalogue import PackReport
from tessera.kernel.content import read
from tessera.kernel.refusal import Mistake, SetupError, there_is


class Fit:
    """What the games say of a pack: reports by the name of the game, or else what is wrong with it."""

    __slots__ = ("complaint", "reports")

    def __init__(self, reports: dict[str, PackReport], complaint: Mistake | None) -> None:
        self.reports = reports
        self.complaint = complaint


def fit_of(path: str) -> Fit:
    """Show a pack to its game, or to all of them if it does not say which one that is."""
    try:
        named = named_game(path)
    except Mistake as problem:
        return Fit({}, problem)
    reports: dict[str, PackReport] = {}
    problems: list[Mistake] = []
    for game in (named,) if named else names():
        try:
            reports[game] = find(game).check_pack(path)
        except Mistake as problem:
            problems.append(problem)
    if reports:
        return Fit(reports, None)
    # What all of them say alike (no such folder, no TOML) is wrong in any game; else one must know which game is meant.
    is_one = len({str(problem) for problem in problems}) == 1
    return Fit({}, problems[0] if is_one else which_game(path))


def named_game(path: str) -> str:
    """The game that a pack names in its pack.toml; "" if it names none, or has no such file."""
    folder = Path(path).resolve()
    file = folder / "pack.toml"
    if not file.is_file():
        return ""
    node = read(file, f"{folder.name}/{file.name}")
    return node.word("game", names()) if node.has("game") else ""


def which_game(path: str) -> SetupError:
    """That it is not clear for which game a pack is, and the two ways to say it."""
    name = Path(path).resolve().name
    return SetupError(
        f'Which game is the pack "{name}" for?',
        'Write game = "..." into its pack.toml, or check it with --game. ' + there_is(names()),
        f"「{name}」はどのゲームのパックですか。",
        'pack.tomlにgame = "…"と書くか、packs checkの--gameで指定してください。' + there_is(names(), "ja"),
    )
