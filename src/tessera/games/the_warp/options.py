"""What can be chosen when a game of The Warp is set up, and which choices go together."""

from __future__ import annotations

from typing import Final

from tessera.kernel.definition import Options, OptionSpec
from tessera.kernel.refusal import SetupError

SIDES: Final = ("A", "B")
PIONEERING: Final = ("basic", "advanced")
# Team games are for 4 or 6 players (WARP-TEAM-01).
TEAM_SEATS: Final = (4, 6)


def option_specs() -> list[OptionSpec]:
    """The options with their defaults: the standard game (WARP-ADV-01)."""
    return [
        OptionSpec(
            "side",
            "word",
            "A",
            list(SIDES),
            {"en": "Which side of the map is up.", "ja": "使うマップの面。"},
            {"en": "Map", "ja": "マップ"},
            {
                "A": {"en": "Side A, standard", "ja": "A面（標準）"},
                "B": {"en": "Side B, advanced", "ja": "B面（上級）"},
            },
        ),
        OptionSpec(
            "pioneering",
            "word",
            "basic",
            list(PIONEERING),
            {
                "en": "Which Pioneering missions lie open; the advanced ones score at the end too.",
                "ja": "場に並べる開拓ミッション。上級にはゲーム終了時に得点するものもある。",
            },
            {"en": "Pioneering missions", "ja": "開拓ミッション"},
            {"basic": {"en": "Basic", "ja": "基本"}, "advanced": {"en": "Advanced", "ja": "上級"}},
        ),
        OptionSpec(
            "teams",
            "switch",
            False,
            [],
            {
                "en": "Teams of two, facing each other across the table (4 or 6 players).",
                "ja": "向かい合う2人ずつのチーム戦（4人または6人）。",
            },
            {"en": "Teams", "ja": "チーム戦"},
        ),
        OptionSpec(
            "house_content",
            "word",
            "revised",
            ["revised", "first"],
            {
                "en": "Which version of the missions and Guardians is played, where they are no printed ones.",
                "ja": "製品のものではない独自のミッションとガーディアンの、どの版を使うか。",
            },
            {"en": "House content", "ja": "独自の内容"},
            {"revised": {"en": "Revised", "ja": "改訂版"}, "first": {"en": "First version", "ja": "初版"}},
            before="first",
        ),
    ]


class Terms:
    """The options of a set-up, checked against its seats."""

    __slots__ = ("advanced", "first", "side", "teams")

    def __init__(self, options: Options, seats: int) -> None:
        self.side = str(options["side"])
        self.advanced = options["pioneering"] == "advanced"
        self.teams = bool(options["teams"])
        self.first = options["house_content"] == "first"
        if self.teams and seats not in TEAM_SEATS:
            raise SetupError(
                f"Teams need 4 or 6 players, not {seats}.",
                "Choose 4 or 6 seats, or leave teams out.",
                f"チーム戦は4人または6人で遊びます（いまは{seats}人）。",
                "席を4つか6つにするか、チーム戦を外してください。",
            )
