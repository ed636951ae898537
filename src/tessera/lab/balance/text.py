"""A balance report in a few lines: of each category what wins most and least."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.lab.balance.findings import Balance, Finding, Interval, Place
from tessera.lab.balance.names import Names
from tessera.lab.balance.page import broken_lines, games_line
from tessera.lab.balance.page_figures import figure_lines
from tessera.lab.balance.words import percent, say, signed

# How many of each category are told, at either end.
FEW: Final = 3
# How many names stand in one line.
MANY: Final = 6


def as_text(balance: Balance, names: Names) -> str:
    """What people read first; the page has all of it."""
    language = names.language
    lines = [
        say("title", language, game=names.game),
        games_line(balance, language),
        say("text.seats", language, seats=_places(balance.by_seat, language)),
        say("text.starts", language, seats=_places(balance.by_start, language)),
    ]
    lines += figure_lines(balance, names)
    for category in dict.fromkeys(finding.category for finding in balance.findings):
        lines += ["", say(f"category.{category}", language), *_category(balance.of(category), names)]
    lines += ["", say("broken.title", language)]
    lines += [f"  {line}" for line in broken_lines(balance, names)]
    return "\n".join([*lines, "", say("text.star", language)])


def _places(places: Sequence[Place], language: str) -> str:
    told = [
        say("text.place", language, id=place.id, share=percent(place.share), width=_width(place.interval))
        for place in places
    ]
    return say("comma", language).join(told)


def _width(interval: Interval) -> str:
    return f"{(interval.high - interval.low) * 50:.1f}"


def _category(findings: Sequence[Finding], names: Names) -> list[str]:
    """The ends of the list, and what nobody used."""
    language = names.language
    told = [finding for finding in findings if finding.chance is not None]
    lines: list[str] = []
    if not told:
        lines.append(say("text.nothing", language))
    else:
        most = told[: min(FEW, (len(told) + 1) // 2)]
        least = told[len(most) :][-FEW:]
        lines += _some("text.most", most, names) + _some("text.least", least[::-1], names)
    unused = [names.full(finding.category, finding.id) for finding in findings if finding.seats == 0]
    if unused:
        shown = say("comma", language).join(unused[:MANY])
        if len(unused) > MANY:
            shown = say("text.more", language, names=shown, count=len(unused) - MANY)
        lines.append(say("text.unused", language, names=shown))
    return lines


def _some(heading: str, findings: Sequence[Finding], names: Names) -> list[str]:
    return [f"{say(heading, names.language)}  {_line(finding, names)}" for finding in findings]


def _line(finding: Finding, names: Names) -> str:
    language = names.language
    assert finding.share is not None
    assert finding.expected is not None
    assert finding.interval is not None
    return say(
        "text.line",
        language,
        name=names.full(finding.category, finding.id),
        share=percent(finding.share),
        expected=percent(finding.expected),
        difference=signed(finding.interval.difference),
        width=_width(finding.interval),
        games=finding.games,
        mark=say("text.stands", language) if finding.stands else "",
    )
