"""Reads a trace of Chromium: what the main thread of the page was busy with, and how long its frames took.

A task is what the main thread does without a pause; nothing is drawn and no click is heard meanwhile. A frame, as the
browser counts it, begins with the first task that asks for something to be drawn and ends when it is drawn.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

# What to ask the browser for.
CATEGORIES: Final = (
    "-*",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
)
_MAIN: Final = "CrRendererMain"
_TASK: Final = "RunTask"
_FRAME: Final = "AnimationFrame"
# Parts of a task that are told by name; others stand inside one of these, or say nothing to a reader.
_PARTS: Final = frozenset(
    {
        "CommitLoad",
        "EvaluateScript",
        "EventDispatch",
        "FireAnimationFrame",
        "FunctionCall",
        "HitTest",
        "Layerize",
        "Layout",
        "MajorGC",
        "MinorGC",
        "Paint",
        "ParseAuthorStyleSheet",
        "ParseHTML",
        "PrePaint",
        "RunMicrotasks",
        "TimerFire",
        "UpdateLayoutTree",
        "V8.GC_MC_BACKGROUND_MARKING",
        "v8.compile",
        "v8.evaluateModule",
        "v8.parseOnBackground",
    }
)

Event = dict[str, Any]


class Task(NamedTuple):
    """Something the main thread did without a pause, in milliseconds: all of it, what the processor worked for it, and
    its parts by name."""

    took: float
    worked: float
    parts: tuple[tuple[str, float], ...]


class Frame(NamedTuple):
    """Something that was drawn, in milliseconds: until it was, and what the main thread worked for it. The rest is
    waiting: for the processor, for the threads that paint, and for the screen."""

    took: float
    worked: float


class Busyness(NamedTuple):
    """What a page was busy with."""

    tasks: tuple[Task, ...]
    frames: tuple[Frame, ...]


def read(trace: bytes) -> Busyness:
    """What a page did. The page is that of the process whose main thread worked most."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"].get("name") == _MAIN
    }
    by_thread: dict[tuple[int, int], list[Event]] = defaultdict(list)
    for event in events:
        place = (event["pid"], event["tid"])
        if place in mains and event.get("ph") == "X":
            by_thread[place].append(event)
    if not by_thread:
        raise LookupError("The trace has no main thread of a page.")
    busiest = max(by_thread, key=lambda place: len(by_thread[place]))
    drawn = _frames(event for event in events if event["pid"] == busiest[0])
    return Busyness(tuple(_tasks(by_thread[busiest])), tuple(_weighed(drawn, by_thread[busiest])))


def longest(tasks: Sequence[Task]) -> Task:
    """The longest of the tasks."""
    return max(tasks, key=lambda task: task.took)


def told(task: Task) -> str:
    """What a task consisted of, the longest part first."""
    return ", ".join(f"{name} {took:.0f} ms" for name, took in task.parts if took >= 1)


def _tasks(events: Sequence[Event]) -> Iterable[Task]:
    ordered = sorted(events, key=lambda event: (event["ts"], -event.get("dur", 0)))
    tasks = [event for event in ordered if event["name"] == _TASK]
    parts = [event for event in ordered if event["name"] in _PARTS]
    at = 0
    for task in tasks:
        end = task["ts"] + task.get("dur", 0)
        inside: dict[str, float] = defaultdict(float)
        covered = 0
        while at < len(parts) and parts[at]["ts"] < end:
            part = parts[at]
            at += 1
            # What lies in another part is counted with it.
            if part["ts"] >= max(covered, task["ts"]):
                inside[part["name"]] += part.get("dur", 0) / 1000
                covered = part["ts"] + part.get("dur", 0)
        yield Task(
            task.get("dur", 0) / 1000,
            task.get("tdur", 0) / 1000,
            tuple(sorted(inside.items(), key=lambda named: -named[1])),
        )


def _frames(events: Iterable[Event]) -> Iterable[tuple[float, float]]:
    """When frames began and ended: they are told by their beginning and their end, which share an id."""
    begun: dict[str, float] = {}
    for event in sorted((event for event in events if event.get("name") == _FRAME), key=lambda event: event["ts"]):
        id = str(event.get("id") or event.get("id2"))
        if event["ph"] == "b":
            begun[id] = event["ts"]
        elif event["ph"] == "e" and id in begun:
            yield begun.pop(id), event["ts"]


def _weighed(frames: Iterable[tuple[float, float]], events: Sequence[Event]) -> Iterable[Frame]:
    """Frames with the work of the tasks that began in them."""
    tasks = sorted((event["ts"], event.get("tdur", 0)) for event in events if event["name"] == _TASK)
    starts = [start for start, _ in tasks]
    for begin, end in frames:
        inside = tasks[bisect_left(starts, begin) : bisect_left(starts, end)]
        yield Frame((end - begin) / 1000, sum(work for _, work in inside) / 1000)
