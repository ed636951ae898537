"""The report of an arena as one page that needs nothing else: no network, no other file, no script."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from tessera.games import find
from tessera.kernel.record import SEATS
from tessera.lab.arena import page_tables
from tessera.lab.arena.page_style import STYLE
from tessera.lab.arena.summary import Figures
from tessera.lab.arena.words import phrase, remarks

Reason = Callable[[str], str]


def page(figures: Figures, charts: Mapping[str, str], language: str, reason: Reason) -> str:
    """The whole page. `reason` puts the end of a game into words."""
    title = escape(phrase("title", language, game=find(figures["game"]).listing().title[language]))
    counts = {key: figures[key] for key in ("games", "deals", "seats", "seed")}
    lead = escape(phrase("subtitle", language, players=len(figures["players"]), **counts))
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in remarks(figures, language))
    return f"""\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{STYLE}</style>
</head>
<body>
<header><h1>{title}</h1><p class="lead">{lead}</p></header>
<main>
{notes}
{_strength(figures, charts, language)}
{_luck(figures, charts, language)}
{_course(figures, charts, language, reason)}
{_reading(language)}
</main>
<footer>Tessera {escape(figures["tessera"])}</footer>
</body>
</html>
"""


def _strength(figures: Figures, charts: Mapping[str, str], language: str) -> str:
    """Who is better."""
    return "\n".join(
        (
            _section("standings", language, page_tables.standings(figures, language)),
            '<div class="pair">',
            _section("ratings", language, charts["ratings"]),
            _section("shares", language, charts["shares"]),
            "</div>",
            _section("cross", language, page_tables.cross(figures, language)),
        )
    )


def _luck(figures: Figures, charts: Mapping[str, str], language: str) -> str:
    """What the chair does."""

    def seat(number: int) -> str:
        return phrase("seat", language, seat=SEATS[number])

    def position(number: int) -> str:
        return phrase("position", language, position=number + 1)

    by_seat = page_tables.places(figures, language, "by_seat", seat)
    by_position = page_tables.places(figures, language, "by_position", position)
    # Tables for many seats need the whole width.
    beside = "pair" if figures["seats"] == 2 else "below"
    return "\n".join(
        (
            f'<div class="{beside}">',
            _section("by_seat", language, charts["seats"] + by_seat),
            _section("by_position", language, charts["positions"] + by_position),
            "</div>",
        )
    )


def _course(figures: Figures, charts: Mapping[str, str], language: str, reason: Reason) -> str:
    """How games went: thinking, how they ended, and how they were set up."""
    thinking = page_tables.moves(figures, language) + charts["times"]
    ends = _section("reasons", language, page_tables.ends(figures, reason))
    setup = _section("options", language, _options(figures))
    return _section("moves", language, thinking) + f'<div class="pair">{ends}{setup}</div>'


def _reading(language: str) -> str:
    told = [phrase(f"reading.{part}", language) for part in ("deals", "interval", "unit", "rating", "again", "files")]
    paragraphs = "".join(f"<p>{escape(text)}</p>" for text in told)
    return _section("reading", language, paragraphs)


def _options(figures: Figures) -> str:
    """How the games were set up."""
    given = {"seed": figures["seed"], "seats": figures["seats"], **figures["options"]}
    if figures["packs"]:
        given["packs"] = figures["packs"]
    lines = "".join(f"<dt>{escape(name)}</dt><dd>{escape(_written(value))}</dd>" for name, value in given.items())
    return f"<dl>{lines}</dl>"


def _written(value: object) -> str:
    """An option as it is written on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def _section(key: str, language: str, content: str) -> str:
    meaning = ""
    if key in ("ratings", "shares", "cross", "by_seat", "by_position", "moves"):
        meaning = f'<p class="meaning">{escape(phrase(f"{key}.meaning", language))}</p>'
    return f"<section><h2>{escape(phrase(key, language))}</h2>{meaning}\n{content}</section>"
