"""Arenas in play: the same games wherever they are played, stopped and resumed."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

import pytest

import tessera
from tessera.lab.arena import Plan, Played, match, plan_arena, run_arena, summarise, write_report
from tessera.lab.arena.journal import NAME, open_journal
from tessera.lab.arena.libraries import library
from tessera.lab.arena.ray_workers import LOCAL
from tessera.lab.arena.tables import CLOCK
from tessera.players.player import SeatPlayer
from tessera.players.random import Random
from tests.lab.arena.samples import without_clock

RACE = "race-for-the-galaxy"


@pytest.fixture(scope="module")
def plan() -> Plan:
    """Six games of three players."""
    return plan_arena(RACE, ["random", "novice:care=0.1", "novice:care=0.2"], games=2, seed="arena")


@pytest.fixture(scope="module")
def games(plan: Plan) -> list[Played]:
    """What comes of them, played one after the other."""
    return run_arena(plan)


def stop_after(done: int) -> Callable[[int], None]:
    """Somebody who presses Ctrl+C when so many games are done."""

    def progress(count: int) -> None:
        if count == done:
            raise KeyboardInterrupt

    return progress


def test_a_game_tells_all_about_itself(games: list[Played]) -> None:
    first = games[0]

    assert [game.number for game in games] == [0, 1, 2, 3, 4, 5]
    assert (first.seed, first.players) == ("arena/0", ("random", "novice:care=0.1"))
    assert first.points[first.winners[0]] == 1.0
    assert sorted(first.positions) == [0, 1]
    assert min(first.decisions) > 20
    assert first.faults == (0, 0)
    assert 0 < first.cpu_longest[0] < first.cpu_seconds[0]
    assert 0 < first.wall_longest[0] < first.wall_seconds[0]
    assert len(first.fingerprint) == 64
    assert any(category == "card" for category, _ in first.facts[0])


class Sleeper(SeatPlayer):
    """A bot that waits for something else than the processor, as everybody does on a busy machine."""

    def choose(self, game: tessera.Game, seat: int) -> list[str]:
        """As ever, after a while."""
        time.sleep(0.003)
        return super().choose(game, seat)


def test_a_move_costs_what_it_keeps_the_processor_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting counts on the wall only: whatever else a machine does makes no player slower."""
    monkeypatch.setattr(match, "seat_player", lambda level, _, seed: Sleeper(level, Random(), seed))

    (game,) = run_arena(plan_arena(RACE, ["random"], games=1, seed="arena"))

    for seat, moves in enumerate(game.decisions):
        assert game.wall_seconds[seat] - game.cpu_seconds[seat] > 0.0029 * moves
        assert game.wall_longest[seat] - game.cpu_longest[seat] > 0.0029
        assert game.cpu_seconds[seat] > 0


def test_two_processes_play_the_same_games(plan: Plan, games: list[Played]) -> None:
    assert without_clock(run_arena(plan, workers=2)) == without_clock(games)


@pytest.mark.long
def test_a_real_ray_with_two_workers_plays_the_same_games(plan: Plan, games: list[Played]) -> None:
    heard: list[int] = []

    found = run_arena(plan, ray=LOCAL, workers=2, progress=heard.append)

    assert without_clock(found) == without_clock(games)
    assert heard == [0, 1, 2, 3, 4, 5, 6]


def test_a_cluster_that_is_not_there_is_told_at_once(plan: Plan) -> None:
    # A port that nobody listens to: it was free a moment ago.
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

    with pytest.raises(tessera.SetupError, match=f'There is no Ray at "127.0.0.1:{port}" that can be joined'):
        run_arena(plan, ray=f"127.0.0.1:{port}")


def test_another_seed_plays_other_games(plan: Plan, games: list[Played]) -> None:
    other = run_arena(plan._replace(seed="another", players=plan.players[:2]))

    assert {game.fingerprint for game in other}.isdisjoint(game.fingerprint for game in games)


def test_a_stopped_arena_goes_on_where_it_stopped(tmp_path: Path, plan: Plan, games: list[Played]) -> None:
    others = active_children()
    with pytest.raises(KeyboardInterrupt):
        run_arena(plan, tmp_path, workers=2, progress=stop_after(2))
    assert active_children() == others
    journal = tmp_path / NAME
    kept = journal.read_bytes()
    # The power fails while a third game is being written down.
    journal.write_bytes(kept + kept.splitlines()[1][:40])

    heard: list[int] = []
    found = run_arena(plan, tmp_path, progress=heard.append)

    assert heard == [2, 3, 4, 5, 6]
    assert without_clock(found) == without_clock(games)
    assert journal.read_bytes().startswith(kept)
    assert len(journal.read_bytes().splitlines()) == 7


def test_an_arena_can_be_prolonged_and_shortened(tmp_path: Path, plan: Plan, games: list[Played]) -> None:
    duel = plan._replace(players=plan.players[:2])

    two = run_arena(duel, tmp_path)
    four = run_arena(duel._replace(games=4), tmp_path)

    assert without_clock(two) == without_clock(games[:2])
    assert [game.seed for game in four] == ["arena/0", "arena/0", "arena/1", "arena/1"]
    assert four[:2] == two
    assert run_arena(duel, tmp_path) == two


def test_a_folder_of_another_arena_is_refused(tmp_path: Path, plan: Plan) -> None:
    with open_journal(tmp_path, plan):
        pass

    with pytest.raises(tessera.SetupError) as problem:
        run_arena(plan._replace(seed="2", players=("random",)), tmp_path)

    assert problem.value.text() == (
        f'{tmp_path} holds another arena (players ["random","novice:care=0.1","novice:care=0.2"], not ["random"]; '
        'seed "arena", not "2"). '
        "Name another folder with --to, or repeat the command of that arena to go on with it."
    )
    assert problem.value.text("ja").startswith(f"{tmp_path}には別のアリーナの記録があります")


def test_a_folder_in_use_or_damaged_is_refused(tmp_path: Path, plan: Plan) -> None:
    with open_journal(tmp_path, plan), pytest.raises(tessera.SetupError, match="Another arena is writing"):
        run_arena(plan, tmp_path)
    with (tmp_path / NAME).open("ab") as file:
        file.write(b"{}\n")

    with pytest.raises(tessera.SetupError, match="no journal of an arena, or it is damaged"):
        run_arena(plan, tmp_path)
    with pytest.raises(tessera.SetupError, match="Ask for 1 worker or more"):
        run_arena(plan, workers=0)


def test_results_are_tables_that_differ_only_by_the_clock(tmp_path: Path, plan: Plan, games: list[Played]) -> None:
    again = without_clock(games)
    write_report(tmp_path / "one", summarise(plan, games), games)
    read = library("pyarrow.parquet", "lab").read_table
    table, facts = read(tmp_path / "one" / "games.parquet"), read(tmp_path / "one" / "facts.parquet")

    assert table.num_rows == 6
    assert table.column("players")[1].as_py() == ["novice:care=0.1", "random"]
    assert table.column("fingerprint").to_pylist() == [game.fingerprint for game in again]
    assert CLOCK == ("cpu_seconds", "cpu_longest", "wall_seconds", "wall_longest")
    assert [str(table.schema.field(name).type) for name in CLOCK] == ["list<element: double>"] * 4
    assert facts.column_names == ["number", "seat", "category", "id"]
    assert facts.num_rows == sum(len(seat) for game in games for seat in game.facts)


def test_a_library_that_is_missing_is_named_with_its_extra() -> None:
    with pytest.raises(tessera.SetupError) as problem:
        library("no_such_library.inside", "lab")

    assert problem.value.text() == (
        'This needs the library no_such_library, which is not installed here. Say: pip install "tessera[lab]"'
    )
