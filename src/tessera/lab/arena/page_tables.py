"""The tables of the report: standings, who beats whom, places, ends of games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from tessera.lab.arena.summary import Figures
from tessera.lab.arena.words import duration, percent, phrase
from tessera.players.levels import level_named, read_spec

# Of how long a move took, in processor time and on the wall: the mean and the most.
TIMES: Final = ("per_move", "longest")


def standings(figures: Figures, language: str) -> str:
    """One line for each player, the best first."""
    keys = ("player", "rating", "win_share", "wins", "draws", "games", "mean_points")
    rows = []
    for player in figures["players"]:
        rating, share = player["rating"], player["win_share"]
        rows.append(
            [
                _name(player["player"], language),
                f"<strong>{rating['mu']:.1f}</strong><small>± {rating['high'] - rating['mu']:.1f}</small>",
                f"<strong>{percent(share['share'])}</strong><small>{interval(share)}</small>",
                str(player["wins"]),
                str(player["draws"]),
                str(player["games"]),
                f"{player['mean_points']:.1f}",
            ]
        )
    return table([phrase(key, language) for key in keys], rows)


def moves(figures: Figures, language: str) -> str:
    """How much and how long everybody thought."""
    keys = ("player", "decisions", *TIMES, "faults")
    rows = []
    for player in figures["players"]:
        times = [
            f"<strong>{duration(player[f'cpu_{which}'])}</strong><small>{duration(player[f'wall_{which}'])}</small>"
            for which in TIMES
        ]
        decisions = f"{player['decisions_per_game']:.1f}"
        rows.append([_name(player["player"], language), decisions, *times, str(player["faults"])])
    return table([phrase(key, language) for key in keys], rows)


def cross(figures: Figures, language: str) -> str:
    """Players against players; the stronger the colour, the clearer the result."""
    names = [escape(player["player"]) for player in figures["players"]]
    lines = []
    for name, row in zip(names, figures["cross"], strict=True):
        cells = "".join(_meeting(share, language) for share in row)
        lines.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
    head = "".join(f'<th scope="col">{name}</th>' for name in names)
    body = "\n".join(lines)
    return (
        f'<div class="scroll"><table class="cross"><thead><tr><td></td>{head}</tr></thead>\n'
        f"<tbody>{body}</tbody></table></div>"
    )


def _meeting(share: dict[str, Any] | None, language: str) -> str:
    if share is None:
        return f"<td>{phrase('no_result', language)}</td>"
    lead = share["share"] - 0.5
    tone = "ahead" if lead > 0 else "behind"
    meetings = phrase("cross.games", language, count=share["results"])
    return (
        f'<td class="{tone}" style="--much: {round(abs(lead) * 70)}"><strong>{percent(share["share"])}</strong>'
        f"<small>{interval(share)}</small><small>{meetings}</small></td>"
    )


def places(figures: Figures, language: str, kind: str, name: Callable[[int], str]) -> str:
    """Shares by seat or start position, of all together and of each player."""
    found = figures[kind]
    everybody = [_share(place["win_share"], language) for place in found]
    rows = [[escape(phrase("everybody", language)), *everybody]]
    for player in figures["players"]:
        shares = [_share(place["players"][player["player"]], language) for place in found]
        rows.append([escape(player["player"]), *shares])
    return table(["", *(name(place["number"]) for place in found)], rows)


def _share(share: dict[str, Any] | None, language: str) -> str:
    if share is None:
        return phrase("no_result", language)
    return f"{percent(share['share'])}<small>{interval(share)}</small>"


def ends(figures: Figures, reason: Callable[[str], str]) -> str:
    """Why games ended, the most frequent end first."""
    lines = []
    for name, count in sorted(figures["reasons"].items(), key=lambda entry: (-entry[1], entry[0])):
        part = count / figures["games"]
        lines.append(
            f'<tr><th scope="row">{escape(reason(name))}</th><td><div class="bar" style="width: {100 * part:.1f}%">'
            f"</div></td><td>{count}</td><td>{percent(part)}</td></tr>"
        )
    return '<div class="scroll"><table class="ends">' + "\n".join(lines) + "</table></div>"


def interval(share: dict[str, Any]) -> str:
    """From where to where a share may lie."""
    return f"{100 * share['low']:.1f} – {100 * share['high']:.1f} %"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column names the rows. Cells are HTML already, headings are not."""
    columns = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = []
    for first, *rest in rows:
        cells = "".join(f"<td>{cell}</td>" for cell in rest)
        lines.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
    body = "\n".join(lines)
    return f'<div class="scroll"><table><thead><tr>{columns}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def _name(player: str, language: str) -> str:
    """A player as it was written, and below it what people call its level."""
    return f"{escape(player)}<small>{escape(level_named(read_spec(player).level).title(language))}</small>"
