"""Games and bots of other packages are found by name, played, and, where they are broken, told of without harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.strangers import BOTS, candlelight_as, install, python

BROKEN = "import no_such_library\n"
# What a fresh Python tells of everything that it is asked for, name by name.
ASK = """
import json, sys
from tessera.games import find, names, playable
from tessera.kernel.refusal import SetupError
from tessera.players import levels, level_named, level_names, seat_player

def told(ask, *words):
    try:
        ask(*words)
    except SetupError as problem:
        return [problem.text("en"), problem.text("ja")]
    return []

print(json.dumps({
    "games": names(),
    "bots": level_names(),
    "unasked": [module for module in ("tiny_game", "tiny_bot", "broken_game") if module in sys.modules],
    "find": {name: told(find, name) for name in names()},
    "make": {name: told(seat_player, name, "revive", "1") for name in level_names()},
    "playable": [game.name() for game in playable()],
    "levels": levels(),
}))
"""
HOUSE = ["atlas-lost", "race-for-the-galaxy", "revive", "the-warp"]
LEVELS = ["random", "novice", "greedy", "search", "master"]


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one package that brings a game and a bot."""
    site = tmp_path_factory.mktemp("tiny")
    install(
        site,
        "tiny-games",
        {"tiny_game": candlelight_as("tiny_game"), "tiny_bot": BOTS},
        {
            "tessera.games": {"candlelight": "tiny_game:CandlelightGame"},
            "tessera.players": {"lazy": "tiny_bot:lazy", "deep": "tiny_bot:DEEP"},
        },
    )
    return site


def test_a_strangers_game_is_played_to_its_end_by_a_strangers_bot(tiny: Path) -> None:
    wish = ("simulate", "candlelight", "--seats", "3", "--games", "4", "--players", "lazy,deep:depth=2", "--json")

    done = python(tiny, "-m", "tessera", *wish)

    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["game"], report["games"], report["faults"]) == ("candlelight", 4, 0)
    assert sum(report["wins"]) >= 4


def test_a_strangers_game_is_played_at_the_terminal_against_a_strangers_bot(tiny: Path, tmp_path: Path) -> None:
    wish = (
        "play",
        "candlelight",
        "--seed",
        "1",
        "--players",
        "lazy,random",
        "--plain",
        "--save",
        str(tmp_path / "kept"),
    )

    done = python(tiny, "-m", "tessera", *wish)

    assert done.returncode == 0, done.stderr
    assert "# players lazy,random\n" in (tmp_path / "kept").read_text(encoding="utf-8")
    assert python(tiny, "-m", "tessera", "simulate", "candlelight", "--players", "deep:breadth=2").stderr == (
        'Error: "deep:breadth=2": the player "deep" has no setting "breadth", or it is given twice. '
        "Settings of deep: depth.\n"
    )
    listed = python(tiny, "-m", "tessera", "play", "--help").stdout
    assert "\n    deep    Deep: Thinks.\n    lazy    lazy: A bot of the package tiny-games.\n" in listed


def test_nothing_of_a_package_is_imported_before_it_is_asked_for(tiny: Path) -> None:
    told = json.loads(python(tiny, "-c", ASK).stdout)

    assert told["games"] == [*HOUSE, "candlelight"]
    assert told["bots"] == [*LEVELS, "deep", "lazy"]
    assert told["unasked"] == []
    assert told["playable"] == told["games"]
    assert told["levels"] == told["bots"]
    # A bot may say itself what it does not play.
    assert told["make"]["deep"] == ["deep does not play Revive. Name another bot."] * 2


def test_a_broken_package_is_named_and_hurts_no_other(tiny: Path, tmp_path: Path) -> None:
    broken = {
        "tessera.games": {
            "no-library": "broken_game:Game",
            "no-definition": "json:dumps",
            "another-name": "tiny_game:CandlelightGame",
            "Capital": "tiny_game:CandlelightGame",
            "revive": "broken_game:Game",
        },
        "tessera.players": {
            "no-bot": "broken_game:bot",
            "no-factory": "sys:path",
            "no-answer": "no_answer:make",
            "no-luck": "no_answer:fail",
            "person": "no_answer:make",
        },
    }
    modules = {
        "broken_game": BROKEN,
        "no_answer": "def make(*_):\n    return 1\n\n\ndef fail(*_):\n    raise ValueError('no luck')\n",
    }
    install(tmp_path, "broken-games", modules, broken)

    done = python(tmp_path, "-c", f"import sys; sys.path[:0] = [{str(tiny)!r}]\n{ASK}")
    told = json.loads(done.stdout)

    assert told["games"] == [*HOUSE, "Capital", "another-name", "candlelight", "no-definition", "no-library"]
    assert {name for name, problem in told["find"].items() if not problem} == {*HOUSE, "candlelight"}
    assert {name for name, problem in told["make"].items() if not problem} == {*LEVELS, "lazy"}
    assert told["playable"] == [*HOUSE, "candlelight"]
    assert told["levels"] == [*LEVELS, "deep", "lazy", "no-answer", "no-luck"]
    why = {
        "no-library": "ModuleNotFoundError: No module named 'no_such_library'",
        "no-definition": "it is no Definition of a game",
        "another-name": 'the game calls itself "candlelight"',
        "Capital": "a name has small letters, digits and hyphens",
    }
    for name, reason in why.items():
        assert told["find"][name][0] == (
            f'The game "{name}" of the package broken-games does not work here: {reason}. '
            "Bring the package up to date, or do without: pip uninstall broken-games"
        )
    why = {
        "no-bot": "ModuleNotFoundError: No module named 'no_such_library'",
        "no-factory": "it neither is a Level nor makes players",
        "no-answer": "what it makes cannot answer",
        "no-luck": "ValueError: no luck",
    }
    for name, reason in why.items():
        assert told["make"][name][0] == (
            f'The player "{name}" of the package broken-games does not work here: {reason}. '
            "Bring the package up to date, or do without: pip uninstall broken-games"
        )
    assert told["find"]["another-name"][1] == (
        "パッケージbroken-gamesのゲーム「another-name」は、ここでは使えません（ゲーム自身は「candlelight」と名乗っています）。"
        "パッケージを更新するか、取り除いてください：pip uninstall broken-games"
    )
    # What takes a name of the house is told in the log, and left out.
    assert 'The package broken-games brings a game "revive". That name is taken' in done.stderr
    assert 'The package broken-games brings a player "person". That name is taken' in done.stderr
    assert done.stderr.count("broken_game") == 0


def test_a_name_that_two_packages_took_is_theirs_to_settle(tiny: Path, tmp_path: Path) -> None:
    install(tmp_path, "other-games", {"other": BOTS}, {"tessera.players": {"lazy": "other:lazy"}})

    done = python(tmp_path, "-c", f"import sys; sys.path[:0] = [{str(tiny)!r}]\n{ASK}")
    told = json.loads(done.stdout)

    assert {name for name, problem in told["make"].items() if not problem} == {*LEVELS}
    assert told["make"]["lazy"] == [
        (
            'The player "lazy" comes from several packages (tiny-games, other-games): which of them is meant? '
            "Keep one of them: pip uninstall tiny-games"
        ),
        (
            "プレイヤー「lazy」が複数のパッケージ（tiny-games, other-games）にあり、どれのことか分かりません。"
            "どれか1つだけを残してください：pip uninstall tiny-games"
        ),
    ]
    assert told["playable"] == [*HOUSE, "candlelight"]


def test_a_misspelt_name_is_compared_with_those_of_strangers_too(tiny: Path) -> None:
    game = python(tiny, "-m", "tessera", "simulate", "candlelite")
    bot = python(tiny, "-m", "tessera", "play", "revive", "--players", "lasy")

    assert (game.returncode, game.stderr) == (
        1,
        'Error: There is no game "candlelite". Did you mean "candlelight"?\n',
    )
    assert bot.returncode == 1
    assert bot.stderr.startswith('Error: There is no player "lasy". Did you mean "lazy"?\n')
