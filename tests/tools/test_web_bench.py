"""What the measurements of the web client make of their raw figures: verdicts, traces, a table with six seats."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools import web_bench_figures as figures
from tools import web_bench_trace as traces
from tools.web_bench_figures import Figure
from tools.web_bench_others import worked, worked_for
from tools.web_bench_six import widened

# Verdicts


def test_a_figure_meets_its_limit_only_below_it() -> None:
    below, at, free = Figure("a", "a", 99.9, "ms", 100), Figure("b", "b", 100, "ms", 100), Figure("c", "c", 900, "ms")

    assert [figure.verdict for figure in (below, at, free)] == ["met", "missed", ""]
    assert not figures.is_missed([below, free])
    assert figures.is_missed([below, at, free])


@pytest.mark.parametrize(("share", "found"), [(0.5, 10), (0.95, 19), (0.99, 20), (0, 1)])
def test_so_many_of_a_hundred_are_no_longer(share: float, found: float) -> None:
    assert figures.percentile([*range(20, 10, -1), *range(1, 11)], share) == found


def test_figures_for_people_and_for_programs() -> None:
    found = [Figure("script_kib", "script", 200.74, "KiB", 250), Figure("long", "  frames over 50 ms", 1203, "")]

    assert figures.as_text(found).splitlines() == [
        "  measured                 found      limit  of limit",
        "  script               200.7 KiB  < 250 KiB       80%  met",
        "    frames over 50 ms      1,203",
    ]
    assert figures.as_json(found) == {
        "script_kib": {"found": 200.74, "unit": "KiB", "limit": 250, "verdict": "met"},
        "long": {"found": 1203, "unit": "", "limit": None, "verdict": None},
    }


def test_waiting_and_idle_processors_do_not_work() -> None:
    stat = "cpu  100 20 300 9000 500 4 6 70 40 0\ncpu0 50 10 150 4500 250 2 3 35 20 0\n"

    assert worked(stat) == 500


def test_work_is_ours_if_we_started_the_process_or_one_that_did() -> None:
    def stat(pid: int, name: str, parent: int, *ticks: int) -> str:
        return f"{pid} ({name}) S {parent} 1 1 0 -1 0 0 0 0 0 {' '.join(str(tick) for tick in ticks)} 20 0"

    stats = [
        stat(40, "renderer", 30, 7, 1, 0, 0),
        stat(1, "init", 0, 900, 900, 900, 900),
        stat(20, "bench", 1, 100, 10, 0, 0),
        stat(30, "zygote 2) S 1", 20, 3, 2, 40, 5),
        stat(50, "somebody", 1, 600, 60, 0, 0),
    ]

    assert worked_for(20, stats) == 110 + 50 + 8


# Traces


def _part(name: str, begin: float, took: float, place: tuple[int, int] = (1, 1), **more: float) -> dict[str, Any]:
    """Something that a thread did, in milliseconds; traces count microseconds."""
    micro = {key: value * 1000 for key, value in {"ts": begin, "dur": took, **more}.items()}
    return {"name": name, "ph": "X", "pid": place[0], "tid": place[1], **micro}


def _thread(name: str, place: tuple[int, int]) -> dict[str, Any]:
    return {"name": "thread_name", "ph": "M", "pid": place[0], "tid": place[1], "ts": 0, "args": {"name": name}}


def _trace(*events: dict[str, Any]) -> bytes:
    return json.dumps({"traceEvents": events}).encode()


def test_the_longest_task_of_the_main_thread_is_told_with_its_parts() -> None:
    trace = _trace(
        _thread("CrRendererMain", (1, 1)),
        _thread("Compositor", (1, 2)),
        # Events come in any order, and other threads may take as long as they like.
        _part("RunTask", 100, 60, tdur=45),
        _part("RunTask", 0, 20, tdur=20),
        _part("RunTask", 0, 500, place=(1, 2)),
        _part("FunctionCall", 100, 30),
        _part("Layout", 110, 15),
        _part("Layout", 135, 10),
        _part("Paint", 146, 4),
        _part("FunctionCall", 5, 10),
    )

    tasks = traces.read(trace).tasks

    assert [(task.took, task.worked) for task in tasks] == [(20, 20), (60, 45)]
    # The first layout was forced by the function, and is counted with it.
    assert traces.told(traces.longest(tasks)) == "FunctionCall 30 ms, Layout 10 ms, Paint 4 ms"


def test_frames_go_from_their_beginning_to_their_end_with_the_work_between() -> None:
    def frame(phase: str, at: float, id: str, pid: int = 1) -> dict[str, Any]:
        return {"name": "AnimationFrame", "ph": phase, "pid": pid, "tid": 1, "ts": at * 1000, "id2": {"local": id}}

    trace = _trace(
        _thread("CrRendererMain", (1, 1)),
        _part("RunTask", 0, 5, tdur=4),
        _part("RunTask", 10, 30, tdur=20),
        _part("RunTask", 45, 20, tdur=15),
        _part("RunTask", 70, 20, tdur=15),
        frame("b", 0, "0x1"),
        frame("b", 10, "0x2"),
        frame("e", 16, "0x1"),
        frame("e", 70, "0x2"),
        # Of another page, and one that the trace did not see begin.
        frame("b", 0, "0x3", pid=2),
        frame("e", 90, "0x3", pid=2),
        frame("e", 95, "0x4"),
    )

    # What began after a frame was drawn is work for the next one.
    assert traces.read(trace).frames == ((16, 24), (60, 35))


def test_a_trace_without_a_page_is_refused() -> None:
    with pytest.raises(LookupError, match="no main thread"):
        traces.read(_trace(_thread("CrBrowserMain", (1, 1)), _part("RunTask", 0, 1)))


# Six seats


def _position(seats: int) -> dict[str, Any]:
    techs = [
        {"id": "IIE-B", "teams": [1, 3], "economy": [1], "culture": 0},
        {"id": "IIIC-B", "teams": [1, 2], "economy": [], "culture": None},
        {"id": "IC", "teams": [0], "economy": [], "culture": None},
    ]
    return {
        "type": "position",
        "table": {
            "terms": {"seats": seats},
            "seats": [{"seat": seat, "letter": "ABCD"[seat], "asked": seat == 1} for seat in range(seats)],
        },
        "view": {
            "players": [{"seat": seat, "data": seat * 10} for seat in range(seats)],
            "influence": {"markers": list(range(seats))},
            "initiative": [{"values": list(range(seats))}],
            "trees": [{"tree": "economy", "techs": techs}, {"tree": "culture", "techs": []}],
        },
        "outcome": None,
    }


def test_two_of_four_players_are_doubled() -> None:
    shown = json.loads(widened(json.dumps(_position(4))))

    assert [(seat["seat"], seat["letter"], seat["asked"]) for seat in shown["table"]["seats"][3:]] == [
        (3, "D", False),
        (4, "E", False),
        (5, "F", False),
    ]
    view = shown["view"]
    assert [(player["seat"], player["data"]) for player in view["players"][3:]] == [(3, 30), (4, 10), (5, 20)]
    assert view["influence"]["markers"] == [0, 1, 2, 3, 1, 2]
    assert view["initiative"] == [{"values": [0, 1, 2, 3, 1, 2]}]
    assert view["trees"][0]["techs"] == [
        {"id": "IIE-B", "teams": [1, 3, 4], "economy": [1, 4], "culture": 0},
        {"id": "IIIC-B", "teams": [1, 2, 4, 5], "economy": [4, 5], "culture": 5},
        {"id": "IC", "teams": [0], "economy": [], "culture": None},
    ]


@pytest.mark.parametrize("told", [{"type": "pong", "at": 7}, _position(2), _position(3)])
def test_what_is_no_position_of_four_goes_through_unchanged(told: dict[str, Any]) -> None:
    assert json.loads(widened(json.dumps(told))) == told
