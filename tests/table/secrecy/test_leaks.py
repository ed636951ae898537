"""The checks of secrecy can fail: each is shown a table that leaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tessera.games import _shelf
from tessera.kernel.definition import Definition, Options
from tessera.kernel.setup import arrange
from tessera.table import showing
from tessera.table.journal import Chose
from tessera.table.match import Match
from tests.kernel.games.candlelight import CandlelightGame
from tests.properties.test_leaks import (
    OpenFavourites,
    OpenHands,
    OpenSeed,
    WarmLog,
    WarmOptions,
    WarmQuestions,
    WarmRefusals,
)
from tests.table.secrecy.matches import answer, open_match, playing
from tests.table.secrecy.shown import Show, check_match, check_twins


class Leak(msgspec.Struct):
    """A position, and something that should not be in it."""

    position: Any
    leak: Any


def everything_but(leak: Callable[[Match, int], object]) -> Show:
    """A position that tells a bit more than it may."""

    def show(match: Match, person: str, seat: int, language: str, since: int) -> msgspec.Struct:
        return Leak(showing.position(match, person, seat, language, since), leak(match, seat))

    return show


def _table(definition: Definition) -> Match:
    """Everybody has named a favourite under seal and laid nothing aside; two of three have chosen a card."""
    options: Options = {"favourite": "secret", "trim": False, "hand": 3}
    match = open_match(arrange(definition, 3, 4, options))
    for seat in range(3):
        answer(match, seat, ["favour a"])
    for seat in (1, 2):
        question = match.question(seat)
        assert question is not None
        answer(match, seat, [question.options[0].id])
    return match


@pytest.fixture
def shelf() -> Iterator[dict[str, Definition]]:
    """The shelf, as it was afterwards."""
    games = _shelf()
    honest = games["candlelight"]
    yield games
    games["candlelight"] = honest


def _check_deals(match: Match, show: Show = showing.position) -> None:
    for deal in range(8):
        assert check_match(match, deal, show) == 4


def _check_twins(match: Match, show: Show = showing.position) -> None:
    for viewer in (0, 1, 2, -1):
        for luck in range(4):
            check_twins(_table(CandlelightGame()), viewer, luck, 40, show)


def test_an_honest_table_passes() -> None:
    _check_deals(_table(CandlelightGame()))
    _check_twins(_table(CandlelightGame()))


@pytest.mark.parametrize(
    "leaky", [OpenHands, OpenFavourites, OpenSeed, WarmOptions, WarmQuestions, WarmRefusals, WarmLog]
)
def test_a_game_that_leaks_is_caught_in_the_frames(
    leaky: Callable[[], Definition], shelf: dict[str, Definition]
) -> None:
    shelf["candlelight"] = leaky()
    match = _table(shelf["candlelight"])

    with pytest.raises(AssertionError, match="can tell two deals apart by"):
        _check_deals(match)


@pytest.mark.parametrize(
    "leak",
    [
        lambda match, seat: playing(match).fingerprint(),
        lambda match, seat: playing(match).state.chance.key,
        lambda match, seat: [playing(match).view(other) for other in range(3)],
        lambda match, seat: [[option.id for option in question.options] for question in playing(match).questions],
    ],
    ids=["fingerprint", "chance", "views", "questions"],
)
def test_a_frame_that_tells_of_the_whole_game_is_caught(leak: Callable[[Match, int], object]) -> None:
    with pytest.raises(AssertionError, match="can tell two deals apart by"):
        _check_deals(_table(CandlelightGame()), everything_but(leak))


@pytest.mark.parametrize(
    "leak",
    [
        lambda match, seat: [entry.act.picks for entry in match.entries if isinstance(entry.act, Chose)],
        lambda match, seat: match.trail,
        lambda match, seat: match.entries[-1].act,
        lambda match, seat: [choice.picks for choice in playing(match).choices],
    ],
    ids=["picks", "trail", "journal", "choices"],
)
def test_a_frame_that_tells_of_the_journal_is_caught(leak: Callable[[Match, int], object]) -> None:
    with pytest.raises(AssertionError, match="can tell two deals apart by"):
        _check_twins(_table(CandlelightGame()), everything_but(leak))
