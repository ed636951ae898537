"""What a server knows of a compiled copy that is made beside it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from tessera.table import engine as engine_module
from tessera.table.engine import Engine, EngineShown, Making
from tests.table.making import Maker


@pytest.fixture
def maker(tmp_path: Path) -> Maker:
    """Somebody who makes a copy."""
    return Maker(tmp_path)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever makes the copy is not waited for."""
    monkeypatch.setattr(engine_module, "_BEGINS_WITHIN", 0.0)


def test_without_a_folder_nothing_is_made_and_bots_are_what_the_server_is() -> None:
    engine = Engine()

    assert (engine.copy, engine.making, engine.is_beginning, engine.why_interpreted) == (None, None, False, "")
    assert engine.bots == engine.form
    assert engine.search_path(None).split(os.pathsep) == [folder for folder in sys.path if folder]


def test_from_the_first_part_to_the_last(maker: Maker) -> None:
    engine = maker.engine()
    assert engine.shown == EngineShown("interpreted", "interpreted", Making("engine", 0, 0))

    maker.tells("pages", 1, 3)
    assert engine.shown == EngineShown("interpreted", "interpreted", Making("pages", 1, 3))
    maker.tells("engine", 87, 240)
    assert engine.shown == EngineShown("interpreted", "interpreted", Making("engine", 87, 240))
    assert engine.copy is None
    maker.completes()
    assert engine.shown == EngineShown("interpreted", "compiled", None)
    maker.rests()
    assert engine.shown == EngineShown("interpreted", "compiled", None)
    assert engine.copy == maker.folder


def test_pages_may_come_after_the_engine(maker: Maker) -> None:
    engine = maker.engine()
    maker.completes()
    maker.tells("pages", 0, 3)

    assert engine.shown == EngineShown("interpreted", "compiled", Making("pages", 0, 3))


def test_why_there_will_be_no_copy(maker: Maker) -> None:
    engine = maker.engine()
    maker.tells("engine", 2, 240)
    assert engine.why_interpreted == ""

    maker.gives_up("No compiler.")

    assert engine.why_interpreted == "No compiler."
    assert engine.shown == EngineShown("interpreted", "interpreted", None)


def test_a_server_that_runs_the_copy_itself_goes_over_to_nothing(maker: Maker) -> None:
    engine = Engine(str(maker.folder))
    engine.form = "compiled"
    assert engine.shown == EngineShown("compiled", "compiled", None)

    maker.completes()

    assert engine.copy is None
    assert engine.search_path(None).split(os.pathsep) == [folder for folder in sys.path if folder]


def test_a_maker_that_never_begins_is_not_awaited_for_ever(maker: Maker, at_once: None) -> None:
    assert maker.engine().making is None


@pytest.mark.parametrize(
    "told", ["", "{", '{"part": "engine", "done": -1, "of": 2}', '{"part": "soup", "done": 1, "of": 2}']
)
def test_what_cannot_be_read_is_no_progress(maker: Maker, at_once: None, told: str) -> None:
    (maker.folder / ".progress").write_text(told, encoding="utf-8")

    assert maker.engine().making is None


def test_a_maker_that_was_ended_in_the_midst_of_it_is_not_believed_for_ever(maker: Maker, at_once: None) -> None:
    maker.tells("engine", 87, 240)
    long_ago = time.time() - 3600
    assert maker.engine().making is not None

    os.utime(maker.folder / ".progress", (long_ago, long_ago))

    assert maker.engine().making is None


@pytest.mark.parametrize(
    ("done", "of", "percent"), [(0, 0, 0), (0, 240, 0), (87, 240, 36), (239, 240, 99), (240, 240, 100), (7, 3, 100)]
)
def test_how_much_is_done(done: int, of: int, percent: int) -> None:
    assert Making("engine", done, of).percent == percent


def test_processes_find_the_copy_first_and_never_a_part_of_it(maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(maker.folder))
    engine = maker.engine()
    own = [folder for folder in sys.path if folder and folder != str(maker.folder)]

    assert engine.search_path(None).split(os.pathsep) == own
    assert engine.search_path(maker.folder).split(os.pathsep) == [str(maker.folder), *own]


def test_a_copy_that_cannot_be_run_is_given_up(maker: Maker) -> None:
    engine = maker.engine()
    maker.completes()
    assert engine.bots == "compiled"

    engine.give_up()

    assert (engine.copy, engine.bots) == (None, "interpreted")
