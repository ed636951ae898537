"""What several commands read from the command line in the same way."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import click

from tessera.cli.telling import tell_json
from tessera.kernel.refusal import SetupError

LANGUAGES: Final = ("en", "ja")

Function = TypeVar("Function", bound=Callable[..., Any])


def language_option(function: Function) -> Function:
    """--lang"""
    return click.option(
        "--lang", "language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="The language."
    )(function)


def json_option(function: Function) -> Function:
    """--json"""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")(function)


def game_options(function: Function) -> Function:
    """--option and --pack, which set a game up."""
    function = click.option(
        "--option",
        "options",
        metavar="NAME=VALUE",
        multiple=True,
        help="An option of the game, such as trees=science,economy,culture or goals=yes. May be repeated.",
    )(function)
    return click.option(
        "--pack", "packs", metavar="PATH", multiple=True, help="A content pack to play with. May be repeated."
    )(function)


def read_options(written: Sequence[str]) -> dict[str, str]:
    """`name=value` pairs; the game itself checks the names and values."""
    options: dict[str, str] = {}
    for pair in written:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise SetupError(
                f'"{pair}" is no option.',
                "Write --option name=value, without spaces.",
                f"「{pair}」はオプションとして読めません。",
                "--option 名前=値の形で、空白を入れずに書いてください。",
            )
        if name.strip() in options:
            raise SetupError(
                f'The option "{name.strip()}" is given twice.',
                "Give it once.",
                f"オプション「{name.strip()}」が2回指定されています。",
                "1回だけ指定してください。",
            )
        options[name.strip()] = value.strip()
    return options


def read_players(written: str) -> list[str]:
    """Names of players between commas."""
    players = [player.strip() for player in written.split(",")]
    if not all(players):
        raise SetupError(
            f'"{written}" leaves a player without a name.',
            "Write them as random,greedy.",
            f"「{written}」には名前のないプレイヤーがいます。",
            "random,greedyのように書いてください。",
        )
    return players


def print_json(value: Mapping[str, object] | Sequence[object]) -> None:
    """Plain data, readable and in the given order."""
    tell_json(json.dumps(value, ensure_ascii=False, indent=2))
