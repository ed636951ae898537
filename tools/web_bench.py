"""Measures the web client in a real browser against a real server on this machine, and compares it with its limits.

    python -m tools.web_bench [--quick] [--json]

`make bench` runs it, with the compiled engine where there is one. It fails if a limit is missed. Days and machines are
compared by the calibration figure of the same run. The limits are meant for a machine that does nothing else: how much
others used it meanwhile is told, too.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing, redirect_stdout
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tessera.lab.load.service import Service
from tessera.lab.measure import Effort, calibrate, is_compiled
from tessera.table.server.site import SITE
from tools import web
from tools import web_bench_figures as figures
from tools import web_bench_trace as traces
from tools.browser import FLAGS, HOW, find_browser
from tools.node import Unable
from tools.web_bench_figures import Figure, percentile
from tools.web_bench_others import Others
from tools.web_bench_page import LAPTOP, LARGE, LOOK, Visitor, see_six

SCRIPT_KIB: Final = 250
PAINT_MS: Final = 1000
CHOICE_MS: Final = 100
FRAME_MS: Final = 50

# How far a game is before it is looked at: everybody has teams on the board and cards before them.
RUNNING: Final = 25
# With the tokens of these trees most lies on the board.
TREES: Final = "culture economy religion"
# So much of a core may be busy with something else.
QUIET: Final = 0.15
# How long a page is left alone before its frames are counted, in milliseconds.
SETTLING: Final = 2000


class Extent(NamedTuple):
    """How much is measured."""

    loads: int
    choices: int
    # How often frames are traced at the table with six seats, and for how many choices of mine each time; those of
    # three bots come between them.
    rounds: int
    traced: int


FULL: Final = Extent(loads=9, choices=60, rounds=6, traced=5)
QUICK: Final = Extent(loads=3, choices=10, rounds=2, traced=3)


def progress(what: str) -> None:
    """Tell what is being done."""
    print(f"{what} ...", file=sys.stderr, flush=True)


# Script


def script_of(visitor: Visitor, path: str) -> float:
    """What the first visit of a page loads of script, in KiB as it goes over the line, with its headers."""
    with visitor.window() as page:
        scripts: set[str] = set()
        sizes: dict[str, float] = {}
        session: CDPSession = page.context.new_cdp_session(page)

        def respond(event: dict[str, Any]) -> None:
            if "javascript" in event["response"]["mimeType"]:
                scripts.add(event["requestId"])

        session.on("Network.responseReceived", respond)
        session.on(
            "Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]})
        )
        session.send("Network.enable")
        visitor.look(page, path)
        return sum(sizes[request] for request in scripts) / 1024


def measure_script(visitor: Visitor, table: str) -> list[Figure]:
    """Script that the first load of the table, and of the home page, transfers."""
    progress("the first load")
    return [
        Figure("script_table_kib", "first load of the table: script", script_of(visitor, table), "KiB", SCRIPT_KIB),
        Figure("script_home_kib", "first load of the home page: script", script_of(visitor, "/"), "KiB", SCRIPT_KIB),
    ]


# First paint

_FIRST_CONTENT: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"


def measure_paint(visitor: Visitor, table: str, loads: int) -> list[Figure]:
    """From the beginning of the navigation until the board is drawn, with nothing in the cache."""
    boards: list[float] = []
    contents: list[float] = []
    for load in range(loads):
        progress(f"first paint, {load + 1} of {loads}")
        with visitor.window() as page:
            page.goto(table)
            boards.append(float(page.wait_for_function("() => bench.board").json_value()))
            contents.append(float(page.evaluate(_FIRST_CONTENT)))
    what = "first paint of a running game"
    return [
        Figure("paint_median_ms", f"{what}, median of {loads}", median(boards), "ms", PAINT_MS),
        Figure("paint_worst_ms", f"{what}, worst", max(boards), "ms", PAINT_MS),
        Figure("content_median_ms", "  first content of the page, median", median(contents), "ms"),
    ]


# Choices


def measure_choices(visitor: Visitor, choices: int) -> list[Figure]:
    """From the click until what came of my choice is drawn."""
    took: list[float] = []
    while len(took) < choices:
        progress(f"choices, {len(took)} of {choices}")
        table = visitor.open_table(1, TREES)
        with visitor.window() as page:
            visitor.look(page, f"/tables/{table}")
            took += visitor.choose(page, choices - len(took))
    what = "a choice is shown"
    return [
        Figure("choice_median_ms", f"{what}, median of {len(took)}", median(took), "ms", CHOICE_MS),
        Figure("choice_p95_ms", f"{what}, 95 of 100", percentile(took, 0.95), "ms", CHOICE_MS),
        Figure("choice_worst_ms", f"{what}, worst", max(took), "ms"),
    ]


# Frames


def measure_frames(browser: Browser, visitor: Visitor, extent: Extent, size: tuple[int, int]) -> list[Figure]:
    """The longest frame of a page with six seats while the game goes on, moves shown one by one.

    Whoever else is at work on the machine, or on the one that lends it, takes the processor away in the midst of a
    frame. So it is traced in several rounds: no frame of any of them may be too long, but the round that was disturbed
    least tells best what the page itself costs."""
    width, height = size
    rounds: list[traces.Busyness] = []
    for number in range(extent.rounds):
        progress(f"frames with six seats at {width}x{height}, {number + 1} of {extent.rounds}")
        rounds.append(_round(browser, visitor, extent.traced, size))
        progress(f"  the longest task: {traces.told(traces.longest(rounds[-1].tasks))}")
    best = min(rounds, key=_longest)
    frames = [frame.took for one in rounds for frame in one.frames]
    works = [frame.worked for one in rounds for frame in one.frames]
    tasks = [task.took for one in rounds for task in one.tasks]
    work = max(frame.worked for frame in best.frames)
    key, what = f"at_{width}", f"six seats at {width}x{height}"
    each = ", ".join(f"{_longest(one):.0f}" for one in rounds)
    return [
        Figure(f"frame_{key}_ms", f"{what}: longest of {len(frames)} frames", max(frames), "ms", FRAME_MS),
        Figure(f"frame_best_{key}_ms", f"  in the least disturbed round (of {each})", _longest(best), "ms"),
        Figure(f"work_{key}_ms", "  work of the page itself for a frame of that round, at most", work, "ms"),
        Figure(f"frame_median_{key}_ms", "  median frame", median(frames), "ms"),
        Figure(f"frame_p99_{key}_ms", f"  99 of 100 frames in {len(rounds)} rounds", percentile(frames, 0.99), "ms"),
        Figure(f"long_frames_{key}", f"  of {len(frames)} frames, over {FRAME_MS} ms", _over(frames), ""),
        Figure(f"long_works_{key}", f"  of {len(works)} frames, own work over {FRAME_MS} ms", _over(works), ""),
        Figure(f"long_tasks_{key}", f"  of {len(tasks)} tasks, over {FRAME_MS} ms", _over(tasks), ""),
    ]


# A page that has next to nothing to draw.
_SQUARE: Final = """<div id="square" style="position:absolute;width:50px;height:50px;background:teal"></div><script>
let x = 0;
const move = () => { square.style.left = `${(x = (x + 3) % 900)}px`; requestAnimationFrame(move); };
move();
</script>"""


def measure_machine(browser: Browser, visitor: Visitor, extent: Extent) -> list[Figure]:
    """The longest frame of a page with one moving square while games go on beside it: what this machine adds to any
    frame of any page."""
    progress("frames of a page with one moving square")
    table = visitor.open_table(3, TREES)
    with visitor.window() as page:
        page.set_content(_SQUARE)
        browser.start_tracing(page=page, categories=list(traces.CATEGORIES))
        try:
            for _ in range(extent.rounds * extent.traced):
                visitor.play(table, 1)
                page.wait_for_timeout(LOOK)
        finally:
            trace = browser.stop_tracing()
    frames = [frame.took for frame in traces.read(trace).frames]
    what = f"a page with one moving square: longest of {len(frames)} frames"
    return [
        Figure("frame_machine_ms", what, max(frames), "ms"),
        Figure("long_frames_machine", f"  of {len(frames)} frames, over {FRAME_MS} ms", _over(frames), ""),
    ]


def _longest(one: traces.Busyness) -> float:
    return max(frame.took for frame in one.frames)


def _round(browser: Browser, visitor: Visitor, choices: int, size: tuple[int, int]) -> traces.Busyness:
    """What a page was busy with in a game of its own."""
    table = visitor.open_table(3, TREES)
    visitor.play(table, RUNNING)
    with visitor.window(size, pace="calm") as page:
        see_six(page, table)
        visitor.look(page, f"/tables/{table}")
        page.wait_for_timeout(SETTLING)
        return traces.read(_traced(browser, visitor, page, choices))


def _traced(browser: Browser, visitor: Visitor, page: Page, choices: int) -> bytes:
    browser.start_tracing(page=page, categories=list(traces.CATEGORIES))
    try:
        visitor.choose(page, choices)
        page.wait_for_timeout(LOOK)
    finally:
        trace = browser.stop_tracing()
    return trace


def _over(lengths: Sequence[float]) -> int:
    return sum(length > FRAME_MS for length in lengths)


# All of it


def build() -> None:
    """Build the site, and make sure that it is the one which will be served. Raises Unable."""
    web.build_site()
    stamp = SITE / web.SOURCES
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != web.digest():
        # The compiled form has a copy of everything.
        raise Unable(f"The server would serve an older web client, from {SITE}. Say: make compile")


def bench(program: Path, extent: Extent) -> tuple[list[Figure], float | None]:
    """All figures, and how many processors others kept busy meanwhile."""
    with (
        tempfile.TemporaryDirectory(prefix="tessera-web-bench-") as name,
        Service(str(Path(name) / "bench.sqlite"), Path(name)) as service,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, headless=True, args=list(FLAGS)) as browser,
        closing(Visitor(playwright, browser, service.address)) as visitor,
    ):
        # Before the browser ends: the work of its processes is only told while they are there.
        with Others() as others:
            found = _bench(browser, visitor, extent)
        return found, others.cores


def _bench(browser: Browser, visitor: Visitor, extent: Extent) -> list[Figure]:
    progress("playing a game for a while")
    table = visitor.open_table(3, TREES)
    visitor.play(table, RUNNING)
    path = f"/tables/{table}"
    return [
        *measure_script(visitor, path),
        *measure_paint(visitor, path, extent.loads),
        *measure_choices(visitor, extent.choices),
        *measure_frames(browser, visitor, extent, LAPTOP),
        *measure_frames(browser, visitor, extent, LARGE),
        *measure_machine(browser, visitor, extent),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and tell; 1 if a limit is missed or nothing can be measured."""
    parser = argparse.ArgumentParser(description="Measure the web client in a real browser.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--quick", action="store_true", help="measure briefly: good enough for a first look")
    wishes = parser.parse_args(arguments)
    # What people use, all of it, is what the limits are for.
    program = find_browser(is_whole=True)
    if program is None:
        print(HOW, file=sys.stderr)
        return 1
    try:
        with redirect_stdout(sys.stderr):
            build()
    except Unable as error:
        print(error, file=sys.stderr)
        return 1
    progress("calibrating")
    calibration = round(calibrate(Effort(wishes.quick)))
    found, others = bench(program, QUICK if wishes.quick else FULL)
    if wishes.json:
        told = {
            "quick": wishes.quick,
            "compiled": is_compiled(),
            "calibration_per_s": calibration,
            "cores": os.cpu_count(),
            "cores_of_others": None if others is None else round(others, 2),
            "figures": figures.as_json(found),
        }
        print(json.dumps(told, indent=2))
    else:
        form = "compiled" if is_compiled() else "interpreted"
        print(f"Web client in a browser, server {form}: calibration {calibration:,} steps/s")
        print(figures.as_text(found))
        if others is not None and others > QUIET:
            print(f"Not a quiet machine: others kept {others:.1f} of {os.cpu_count()} cores busy. Measure again.")
    return 1 if figures.is_missed(found) else 0


if __name__ == "__main__":
    sys.exit(main())
