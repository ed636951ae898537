"""Who sits where: persons and bots. A saved game remembers it in a remark, so that it can go on as it was."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tessera.kernel.refusal import SetupError, did_you_mean
from tessera.players import SeatPlayer, level_named, level_names, levels, seat_player
from tessera.players.levels import read_spec

PERSON: Final = "person"
_REMARK: Final = re.compile(r"^# players ([a-z0-9:=.,-]+)$", re.MULTILINE)


class Seating:
    """The players of a table, seat by seat."""

    def __init__(self, players: Sequence[str], game: str, seed: str) -> None:
        self.players = list(players)
        self._bots: dict[int, SeatPlayer] = {
            seat: seat_player(player, game, f"{seed} {seat}", live=True)
            for seat, player in enumerate(players)
            if player != PERSON
        }

    def bot(self, seat: int) -> SeatPlayer | None:
        """The bot in a seat; None where a person sits."""
        return self._bots.get(seat)

    @property
    def persons(self) -> list[int]:
        """The seats in which persons sit."""
        return [seat for seat, player in enumerate(self.players) if player == PERSON]

    def remark(self) -> str:
        """The line of a saved game that tells who sat where."""
        return f"# players {','.join(self.players)}\n"


def check_room(players: Sequence[str], seats: int) -> None:
    """Refuse more players than there are seats."""
    if len(players) > seats:
        raise SetupError(
            f"{len(players)} players do not fit into {seats} seats.",
            "Name fewer, or raise --seats.",
            f"プレイヤー{len(players)}人は{seats}席に座れません。",
            "人数を減らすか、--seatsを増やしてください。",
        )


def seat_players(named: Sequence[str] | None, seats: int) -> list[str]:
    """A player for every seat: those named, then greedy bots; unnamed, a person in the first seat."""
    players = [PERSON] if named is None else list(named)
    check_room(players, seats)
    for player in players:
        if player != PERSON:
            _check_bot(player)
    return players + ["greedy"] * (seats - len(players))


def _check_bot(player: str) -> None:
    """Refuse a bot that there is not, with all that there are."""
    name, known = player.partition(":")[0], (PERSON, *level_names())
    if name not in level_names():
        raise SetupError(
            f'There is no player "{player}".',
            f"{did_you_mean(name, known)}\n{listed_players()}",
            f"「{player}」というプレイヤーはいません。",
            f"{did_you_mean(name, known, 'ja')}\n{listed_players('ja')}",
        )
    read_spec(player)


def listed_players(language: str = "en") -> str:
    """Everybody who can sit in a seat, one in a line: as it is written, and what it is like to play against it."""
    colon = "：" if language == "ja" else ": "
    told = {PERSON: "この画面の前の人。" if language == "ja" else "Somebody at this screen."}
    for level in map(level_named, levels()):
        told[level.name] = f"{level.title(language)}{colon}{level.description(language)}"
    return "\n".join(f"  {name:<8}{text}" for name, text in told.items())


def bot_title(player: str, language: str) -> str:
    """What a bot is called: its level, and its settings as they were written."""
    name, *settings = player.split(":")
    return " ".join((level_named(name).title(language), *settings))


def remembered(text: str) -> list[str] | None:
    """Who sat where in a saved game, if it says so."""
    found = _REMARK.search(text)
    return found.group(1).split(",") if found else None
