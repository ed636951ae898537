"""Numbers that seats ended with, on the page of a balance report and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tessera.lab.balance.findings import Balance, Figure
from tessera.lab.balance.names import Names
from tessera.lab.balance.words import percent, say


def figure_sections(balance: Balance, names: Names) -> list[str]:
    """A heading and a table for each category of figures."""
    heads = "".join(
        f'<th data-sort scope="col">{escape(text)}</th>' if text else "<th></th>" for text in _heads(names.language)
    )
    sections: list[str] = []
    for category in figure_categories(balance):
        title = escape(say(f"category.{category}", names.language))
        body = "".join(_row(figure, names) for figure in _of(balance, category))
        sections.append(
            f'<h2 id="{category}">{title}</h2><div class="wide"><table><thead><tr>{heads}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )
    return sections


def figure_lines(balance: Balance, names: Names) -> list[str]:
    """The same in the terminal."""
    lines: list[str] = []
    for category in figure_categories(balance):
        figures = _of(balance, category)
        lines += ["", say(f"category.{category}", names.language)]
        told = "text.part" if len(figures) > 1 else "text.figure"
        lines += [say(told, names.language, **_told(figure, balance.games, names)) for figure in figures]
    return lines


def figure_categories(balance: Balance) -> list[str]:
    """The categories of figures in their order."""
    return list(dict.fromkeys(figure.category for figure in balance.figures))


def _of(balance: Balance, category: str) -> list[Figure]:
    return [figure for figure in balance.figures if figure.category == category]


def _heads(language: str) -> Sequence[str]:
    return ["", *(say(f"column.{column}", language) for column in ("games", "part", "a-seat", "median", "spread"))]


def _row(figure: Figure, names: Names) -> str:
    cells = [
        f"<td>{escape(names.of(figure.category, figure.id))}</td>",
        f'<td data-value="{figure.games}">{figure.games}</td>',
        f'<td data-value="{figure.share}">{percent(figure.share)}</td>',
        f'<td data-value="{figure.mean}">{figure.mean:.2f}</td>',
        f'<td data-value="{figure.median}">{figure.median:g}</td>',
        f"<td>{escape(spread(figure, names.language))}</td>",
    ]
    return f"<tr>{''.join(cells)}</tr>"


def _told(figure: Figure, games: int, names: Names) -> dict[str, str]:
    return {
        "name": names.of(figure.category, figure.id),
        "share": percent(figure.share),
        "mean": f"{figure.mean:.2f}",
        "used": percent(figure.games / games),
        "median": f"{figure.median:g}",
        "spread": spread(figure, names.language),
    }


def spread(figure: Figure, language: str) -> str:
    """Which numbers there were, and how often each of them."""
    seats = sum(figure.spread.values())
    told = [
        say("text.number", language, number=number, share=percent(count / seats))
        for number, count in figure.spread.items()
    ]
    return say("comma", language).join(told)
