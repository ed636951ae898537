"""A balance report as a page that needs nothing else: people would rather look than read."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import tessera
from tessera.lab.balance.compare import FEWEST_DEALS
from tessera.lab.balance.findings import UNUSED, Balance, Finding, Interval, Place, Table
from tessera.lab.balance.judge import FEWEST_GAMES, FEWEST_UNUSED
from tessera.lab.balance.names import Names
from tessera.lab.balance.page_figures import figure_categories, figure_sections
from tessera.lab.balance.plot import axis, bar, reach
from tessera.lab.balance.style import SCRIPT, STYLE
from tessera.lab.balance.words import number, percent, say, signed

_READING = ("share", "interval", "luck", "cause", "bots")


def as_page(balance: Balance, names: Names) -> str:
    """The whole page."""
    language = names.language
    title = escape(say("title", language, game=names.game))
    categories = list(dict.fromkeys(finding.category for finding in balance.findings))
    parts = [
        f"<h1>{title}</h1>",
        f'<p class="under">{escape(games_line(balance, language))}</p>',
        _broken(balance, names),
        _contents(categories, balance, language),
        _reading(language),
        _seats(balance, language),
        _endings(balance, names),
        *figure_sections(balance, names),
        *(_tables(balance, category, names) for category in _shared(balance)),
        *(_category(category, balance.of(category), names) for category in categories),
        f"<footer>{escape(say('foot', language, version=tessera.__version__))}</footer>",
    ]
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head>\n<body><main>\n" + "\n".join(parts) + f"\n</main><script>{SCRIPT}</script>"
        "</body></html>\n"
    )


def broken_lines(balance: Balance, names: Names) -> list[str]:
    """What is plainly out of balance, one sentence each; or that nothing is."""
    language = names.language
    if not balance.broken:
        few = balance.games < FEWEST_GAMES
        return [say("broken.few", language, games=balance.games) if few else say("broken.none", language)]
    lines = [
        say(
            f"broken.{finding.verdict}",
            language,
            name=names.full(finding.category, finding.id),
            share=percent(finding.share or 0.0),
            expected=percent(finding.expected or 0.0),
            games=finding.games,
        )
        for finding in balance.broken
        if finding.verdict != UNUSED
    ]
    unused = [finding for finding in balance.broken if finding.verdict == UNUSED]
    if unused:
        told = say("comma", language).join(names.full(finding.category, finding.id) for finding in unused)
        chances = min(finding.chances for finding in unused)
        lines.append(say("broken.unused", language, chances=chances, names=told))
    return lines


def games_line(balance: Balance, language: str) -> str:
    """How many games were played, and by whom."""
    players = say("comma", language).join(balance.players)
    figures = {"games": f"{balance.games:,}", "deals": f"{balance.deals:,}", "seats": balance.seats}
    return say("games", language, players=players, **figures)


def _broken(balance: Balance, names: Names) -> str:
    language = names.language
    lines = "".join(f"<li>{escape(line)}</li>" for line in broken_lines(balance, names))
    rule = say("broken.rule", language, games=FEWEST_GAMES, unused=FEWEST_UNUSED)
    look = "sheet broken" if balance.broken else "sheet"
    return (
        f'<section class="{look}"><strong>{say("broken.title", language)}</strong><ul>{lines}</ul>'
        f"<small>{escape(rule)}</small></section>"
    )


def _contents(categories: Sequence[str], balance: Balance, language: str) -> str:
    links = [
        f'<a href="#{category}">{escape(say(f"category.{category}", language))}</a>'
        for category in [*figure_categories(balance), *_shared(balance), *categories]
    ]
    return f"<nav>{''.join(links)}</nav>"


def _reading(language: str) -> str:
    paragraphs = "".join(f"<p>{escape(say(f'read.{key}', language))}</p>" for key in _READING)
    return f'<h2>{say("read.title", language)}</h2><section class="sheet">{paragraphs}</section>'


# Seats and endings


def _seats(balance: Balance, language: str) -> str:
    everything = [place.interval for place in [*balance.by_seat, *balance.by_start]]
    scale = reach(everything)
    halves = [
        f"<div><h2>{say(title, language)}</h2>{_places(places, label, scale, language)}</div>"
        for title, label, places in (
            ("seats.title", "seats.seat", balance.by_seat),
            ("starts.title", "starts.place", balance.by_start),
        )
    ]
    return f'<div class="pair">{"".join(halves)}</div>'


def _places(places: Sequence[Place], label: str, scale: float, language: str) -> str:
    rows = [
        [
            f"<td>{escape(say(label, language, id=place.id))}</td>",
            _number(place.share, percent(place.share)),
            _plot(place.interval, scale, place.interval.low > 0 or place.interval.high < 0),
            _number(place.points, f"{place.points:.1f}"),
        ]
        for place in places
    ]
    heads = ["", _head("share", language), _plot_head(scale, language), _head("mean", language)]
    return _table(heads, rows)


def _endings(balance: Balance, names: Names) -> str:
    language = names.language
    rows = [
        [
            f"<td>{escape(names.ending(reason))}</td>",
            _number(count, str(count)),
            _number(count, percent(count / balance.games)),
        ]
        for reason, count in balance.reasons.items()
    ]
    table = _table(["<th></th>", _head("games", language), "<th></th>"], rows)
    return f'<h2>{say("endings.title", language)}</h2><div class="narrow">{table}</div>'


# What all seats share


def _shared(balance: Balance) -> list[str]:
    return list(dict.fromkeys(table.category for table in balance.tables))


def _tables(balance: Balance, category: str, names: Names) -> str:
    """Games by what all seats shared: how they went, with a column for each ending and each kind of player."""
    language = names.language
    tables = [table for table in balance.tables if table.category == category]
    scale = reach([table.interval for table in tables])
    levels = balance.players if len(balance.players) > 1 else []
    heads = [
        "",
        _head("games", language),
        _head("first", language),
        _plot_head(scale, language),
        _head("mean", language),
        *(_sorted_head(name) for name in [*levels, *(names.ending(reason) for reason in balance.reasons)]),
    ]
    rows = [_shared_row(table, scale, levels, list(balance.reasons), names) for table in tables]
    return f'<h2 id="{category}">{escape(say(f"category.{category}", language))}</h2>{_table(heads, rows)}'


def _shared_row(table: Table, scale: float, levels: Sequence[str], reasons: Sequence[str], names: Names) -> list[str]:
    shares = [table.levels.get(level, 0.0) for level in levels]
    endings = [table.reasons.get(reason, 0) / table.games for reason in reasons]
    return [
        _name(table.category, table.id, "", names),
        _number(table.games, str(table.games)),
        _number(table.first, percent(table.first)),
        _plot(table.interval, scale, table.interval.low > 0 or table.interval.high < 0),
        _number(table.points, f"{table.points:.1f}"),
        *(_number(share, f"{share:.0%}") for share in [*shares, *endings]),
    ]


# What a seat can have


def _category(category: str, findings: Sequence[Finding], names: Names) -> str:
    language = names.language
    enough = [finding for finding in findings if finding.chance is not None]
    few = [finding for finding in findings if finding.chance is None and finding.seats > 0]
    unused = [finding for finding in findings if finding.seats == 0]
    parts = [f'<h2 id="{category}">{escape(say(f"category.{category}", language))}</h2>']
    if enough:
        parts.append(_findings(enough, names))
    if few:
        told = escape(say("few", language, count=len(few), deals=FEWEST_DEALS))
        parts.append(f"<details><summary>{told}</summary>{_findings(few, names)}</details>")
    if unused:
        listed = [
            say("in_games", language, name=names.full(category, finding.id), chances=finding.chances)
            for finding in unused
        ]
        head = escape(say("unused", language, count=len(unused)))
        parts.append(
            f"<details open><summary>{head}</summary><p>{escape(say('comma', language).join(listed))}</p></details>"
        )
    return "".join(parts)


def _findings(findings: Sequence[Finding], names: Names) -> str:
    language = names.language
    scale = reach([finding.interval for finding in findings if finding.interval is not None])
    like = any(finding.adjusted is not None for finding in findings)
    heads = ["<th></th>"]
    for column in ("games", "used", "share", "expected", "plot", *(("adjusted",) if like else ()), "points"):
        heads.append(_plot_head(scale, language) if column == "plot" else _head(column, language))
    return _table(heads, [_row(finding, scale, like, names) for finding in findings])


def _row(finding: Finding, scale: float, like: bool, names: Names) -> list[str]:
    used = finding.games / finding.chances
    cells = [
        _name(finding.category, finding.id, finding.source, names),
        _number(finding.games, str(finding.games)),
        _number(used, f"{used:.0%}"),
        _number(finding.share, percent(finding.share) if finding.share is not None else "–"),
        _number(finding.expected, percent(finding.expected) if finding.expected is not None else "–"),
        _plot(finding.interval, scale, finding.stands),
    ]
    if like:
        cells.append(_interval(finding.adjusted, 100, finding.stands))
    return [*cells, _interval(finding.points, 1, finding.stands)]


# Cells


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    head = "".join(cell or "<th></th>" for cell in heads)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _head(column: str, language: str) -> str:
    return _sorted_head(say(f"column.{column}", language))


def _sorted_head(text: str) -> str:
    return f'<th data-sort scope="col">{escape(text)}</th>'


def _plot_head(scale: float, language: str) -> str:
    return f'<th class="plot" data-sort scope="col">{escape(say("column.plot", language))}{axis(scale)}</th>'


def _name(category: str, identity: str, source: str, names: Names) -> str:
    """Its name with its id, what it says when pointed at, and whether it was designed here."""
    name = names.of(category, identity)
    told = "" if names.tells_itself(identity) else f' <span class="id">{escape(identity)}</span>'
    badge = f' <span class="badge">{say("source.house", names.language)}</span>' if source == "house" else ""
    return f'<td title="{escape(names.sentence(identity))}">{escape(name)}{told}{badge}</td>'


def _number(value: float | None, text: str) -> str:
    return f'<td data-value="{-9 if value is None else value}">{text}</td>'


def _plot(interval: Interval | None, scale: float, stands: bool) -> str:
    if interval is None:
        return '<td class="plot" data-value="-9">–</td>'
    label = f"{signed(interval.difference)} ({signed(interval.low)} … {signed(interval.high)})"
    return f'<td class="plot" data-value="{interval.difference}">{bar(interval, scale, stands, label)}</td>'


def _interval(interval: Interval | None, times: int, stands: bool) -> str:
    """A difference with half the width of its interval; in colour where it is clear, and the plain one stands."""
    if interval is None:
        return '<td data-value="-999">–</td>'
    width = (interval.high - interval.low) / 2 * times
    told = number(interval.difference * times)
    clear = "stands-more" if interval.low > 0 else "stands-less" if interval.high < 0 else ""
    shown = f'<span class="{clear}">{told}</span>' if clear and stands else told
    return f'<td data-value="{interval.difference}">{shown} <small>±{width:.1f}</small></td>'
