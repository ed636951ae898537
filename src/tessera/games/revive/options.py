"""What can be chosen when a game of Revive is set up."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rulebook import Rulebook
from tessera.kernel.definition import Options, OptionSpec

# Name, title and explanation of every switch, in the order of the rulebook.
_SWITCHES: Final[tuple[tuple[str, tuple[str, str], tuple[str, str]], ...]] = (
    (
        "long",
        ("Long game", "ロングゲーム"),
        (
            "More artifacts before the end: those of one player more, or two minor ones beside the craters with four.",
            "終了までのアーティファクトを増やす（1人多い場合の数。4人ではマイナーアーティファクト2枚を追加）。",
        ),
    ),
    (
        "two_artifact_cards",
        ("Choice of artifact cards", "アーティファクトカードの選択"),
        ("Two artifact cards are dealt, one is kept.", "アーティファクトカードを2枚配り、1枚を選ぶ。"),
    ),
    (
        "choose_tribes",
        ("Choice of tribes", "部族の選択"),
        (
            "Tribes are chosen counter-clockwise from the right of the starting player.",
            "部族をランダムに配らず、スタートプレイヤーの右隣から反時計回りに選ぶ。",
        ),
    ),
    (
        "all_tribes",
        ("All six tribes", "6部族すべて"),
        ("Two tribes of the campaign join the other four.", "キャンペーンの2部族を加える。"),
    ),
    (
        "campaign_locations",
        ("More large locations", "追加の大型ロケーション"),
        ("Three large locations of the campaign join the five.", "キャンペーンの大型ロケーション3枚を加える。"),
    ),
    (
        "advanced_switch",
        ("Advanced switch", "上級スイッチ"),
        (
            "The switch may copy the top half of a card that another player has played.",
            "スイッチで、他のプレイヤーがプレイしたカードの上半分をコピーできる。",
        ),
    ),
    (
        "moon_sides",
        ("Moon sides", "月の面"),
        ("Everybody chooses the sun or the moon side of the tribe board.", "部族ボードの太陽面か月面かを各自が選ぶ。"),
    ),
    (
        "vast_crystals",
        ("Vast crystals", "巨大クリスタル"),
        ("Two vast crystals lie hidden among the area tiles.", "巨大クリスタル2枚をエリアタイルに混ぜる。"),
    ),
    (
        "drafting",
        ("Draft of starting cards", "初期カードのドラフト"),
        (
            "Starting cards are drafted from the four sets and nine further cards.",
            "4組の初期カードと追加の9枚からドラフトする。",
        ),
    ),
)


def option_specs() -> list[OptionSpec]:
    """The options; all of them are off in a basic game, and each may be combined with all others
    (REV-CMP-02, REV-CMP-03, REV-OPT-17, ruling REV-R018). Of the campaign itself neither the deck nor the falcon does
    anything here (REV-COMP-02, REV-CMP-05)."""
    return [
        OptionSpec(name, "switch", False, [], {"en": about[0], "ja": about[1]}, {"en": title[0], "ja": title[1]})
        for name, title, about in _SWITCHES
    ]


def agree(book: Rulebook, options: Options) -> None:
    """Write the options of a set-up into its rulebook."""
    book.is_long = bool(options["long"])
    book.two_artifact_cards = bool(options["two_artifact_cards"])
    book.choose_tribes = bool(options["choose_tribes"])
    book.all_tribes = bool(options["all_tribes"])
    book.campaign_locations = bool(options["campaign_locations"])
    book.advanced_switch = bool(options["advanced_switch"])
    book.moon_sides = bool(options["moon_sides"])
    book.vast_crystals = bool(options["vast_crystals"])
    book.drafting = bool(options["drafting"])
