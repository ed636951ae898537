"""The page on security says what the code does: its figures are those of the source."""

from __future__ import annotations

import re
from pathlib import Path

from tessera.table import coach, passwords
from tessera.table.rates import ALLOWANCES
from tessera.table.server import crowd, doorman, reading
from tessera.table.workers.opening import MOST_CHOICES

PAGE = re.sub(r"\s+", " ", (Path(__file__).parents[3] / "docs" / "security.md").read_text(encoding="utf-8"))
SECONDS = {"second": 1, "minute": 60, "hour": 3600}


def test_every_budget_stands_on_the_page() -> None:
    section = PAGE.partition("### Limits of rate")[2].partition("The coach thinks")[0]

    rows = re.findall(r"\| (\d+) \| (\d+) an? (second|minute|hour) \|", section)

    told = [(float(burst), int(count) / SECONDS[unit]) for burst, count, unit in rows]
    assert sorted(told) == sorted((one.burst, one.per_second) for one in ALLOWANCES.values())


def test_other_limits_stand_on_the_page() -> None:
    assert (reading.RECORD_LIMIT, MOST_CHOICES) == (1024 * 1024, 2000)
    assert "1 MiB of text and 2,000 choices" in PAGE
    assert "3,000 choices" not in PAGE
    assert (doorman.MOST_FROM_ONE, doorman.HEAD_SECONDS, doorman.HEAD_BYTES) == (200, 10.0, 128 * 1024)
    assert "200 from an address; the head of a request has 10 seconds and 128 KiB" in PAGE
    assert (crowd.MOST_LIVE, crowd.MOST_WATCHING, crowd.MOST_WATCHING_ONE, crowd.MOST_SPECTATORS) == (100, 40, 10, 200)
    assert "100 from an address, 40 of them spectators, 10 of these at one table; 200 spectators at a table" in PAGE
    assert (coach.ADVICE_SECONDS, coach.AT_ONCE) == (1.6, 16)
    assert "for 1.6 seconds at most, and about 16 questions at a time" in PAGE
    assert (passwords.AT_ONCE, passwords.WAITING, passwords.WAITING_OF_ONE) == (2, 80, 8)
    assert "two at a time and one of them for an address; at most 80 wait, 8 of them from one address" in PAGE
