"""What the terminal tells of the engine: in which form it runs, and how far its compiled copy is."""

from __future__ import annotations

import sys
import threading
from typing import Final

from tessera.cli.words import say
from tessera.table.engine import Engine, Making

# How often the line follows what is being made.
_EVERY: Final = 1.0
_LINE_ANEW: Final = "\r\033[K"


def form_told(engine: Engine, language: str) -> str:
    """What a server says of its form at the start; "" if it is compiled, or soon will be."""
    if engine.form == "compiled" or engine.copy is not None:
        return ""
    if engine.why_interpreted:
        return say("engine.interpreted", language, reason=engine.why_interpreted)
    return say("table.interpreted", language) if engine.making is None else ""


def table_told(engine: Engine, language: str) -> str:
    """What a table in the terminal says, whose bots think where it runs: only its next start can be compiled."""
    if engine.copy is not None:
        return say("engine.next", language)
    making = engine.making
    if making is not None and making.part == "engine":
        return say("engine.later", language, percent=making.percent)
    return form_told(engine, language)


class EngineLine:
    """One line of a running server that says how far everything is, and what came of it.

    On a terminal it changes in place; elsewhere it is told once that the engine is being compiled, and once that it is.
    """

    def __init__(self, engine: Engine, language: str) -> None:
        self._engine = engine
        self._language = language
        self._is_terminal = sys.stdout.isatty()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._follow, daemon=True)
        # What stands there now.
        self._told = ""

    def begin(self) -> None:
        """Tell from now on, as long as something is being made."""
        self._thread.start()

    def end(self) -> None:
        """Tell nothing any more, and leave the line to others."""
        self._over.set()
        if self._thread.is_alive():
            self._thread.join()
        if self._is_terminal and self._told:
            self._write("\n")

    def _follow(self) -> None:
        known = self._news()
        while (making := self._engine.making) is not None and not self._over.is_set():
            self._tell(making)
            self._over.wait(_EVERY)
            news = self._news()
            if news and news != known:
                self._told = ""
                self._write((_LINE_ANEW if self._is_terminal else "") + news + "\n")
            known = news
        if self._is_terminal and self._told and not self._over.is_set():
            self._told = ""
            self._write(_LINE_ANEW)

    def _tell(self, making: Making) -> None:
        if self._is_terminal:
            text = say(f"{making.part}.making", self._language, percent=making.percent)
            if text != self._told:
                self._told = text
                self._write(_LINE_ANEW + text)
        elif making.part == "engine" and not self._told:
            self._told = say("engine.meanwhile", self._language)
            self._write(self._told + "\n")

    def _news(self) -> str:
        """What came of the engine; "" as long as it is being compiled."""
        if self._engine.bots == "compiled":
            return say("engine.ready", self._language)
        why = self._engine.why_interpreted
        return say("engine.interpreted", self._language, reason=why) if why else ""

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
