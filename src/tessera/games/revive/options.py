"""What can be chosen when a game of Revive is set up."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.library import Library
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

# Figures that the rulebook prints damaged: name, what can be chosen, the usual one first, what held before it could be
# chosen, title, explanation, and what is counted.
_FIGURES: Final[tuple[tuple[str, tuple[str, ...], str, tuple[str, str], tuple[str, str], tuple[str, str]], ...]] = (
    (
        "card_bonus",
        ("1", "2"),
        "2",
        ("Points of the card bonus", "カードボーナスの点"),
        (
            "For each card, at the end. The rulebook prints 1 in its list; the page on reward spaces lost its number.",
            "終了時にカード1枚につき得る点。ルールブックの一覧では1点、マスの説明では数字が欠けている。",
        ),
        ("{count} for each card", "1枚につき{count}点"),
    ),
    (
        "solo_hibernation",
        ("1", "3"),
        "1",
        ("Solitaire: hibernating moves the cube", "ソロゲーム：冬眠でのキューブの移動"),
        (
            "The rulebook prints 1 where it tells of turns, and 3 where it tells of hibernating.",
            "冬眠で進めるマスの数。ルールブックでは手番の説明で1、冬眠の説明で3となっている。",
        ),
        ("{count} on the track", "{count}マス"),
    ),
    (
        "solo_actions",
        ("20", "10"),
        "20",
        ("Solitaire: card actions", "ソロゲーム：カードアクションの回数"),
        (
            "The rulebook prints 10, as for many lost numbers; the track that the cube walks has 20 spaces.",
            "ルールブックでは10だが、欠けた数字によくある値。キューブが進むトラックは20マス。",
        ),
        ("{count} steps", "{count}マス"),
    ),
)


def _house_cards() -> OptionSpec:
    """Decision 0010: what was opened before the house content changed plays on with what it was."""
    return OptionSpec(
        "house_cards",
        "word",
        "revised",
        ["revised", "first"],
        {
            "en": "Which version of the tribe boards, cards and tokens that are no printed ones is played.",
            "ja": "製品のものではない独自の部族ボード、カード、トークンの、どの版を使うか。",
        },
        {"en": "House cards", "ja": "独自カード"},
        {"revised": {"en": "Revised", "ja": "改訂版"}, "first": {"en": "First version", "ja": "初版"}},
        before="first",
    )


def option_specs() -> list[OptionSpec]:
    """The options; all switches are off in a basic game, and each may be combined with all others
    (REV-CMP-02, REV-CMP-03, REV-OPT-17, ruling REV-R018). Of the campaign itself neither the deck nor the falcon does
    anything here (REV-COMP-02, REV-CMP-05). Three figures that the rulebook prints damaged can be chosen
    (REV-REW-05, REV-SOLO-04, REV-SOLO-06, ruling REV-R020)."""
    switches = [
        OptionSpec(name, "switch", False, [], {"en": about[0], "ja": about[1]}, {"en": title[0], "ja": title[1]})
        for name, title, about in _SWITCHES
    ]
    return [*switches, *(_figure(*figure) for figure in _FIGURES), _house_cards()]


def _figure(
    name: str,
    choices: tuple[str, ...],
    before: str,
    title: tuple[str, str],
    about: tuple[str, str],
    label: tuple[str, str],
) -> OptionSpec:
    labels = {count: {"en": label[0].format(count=count), "ja": label[1].format(count=count)} for count in choices}
    told = {"en": about[0], "ja": about[1]}
    return OptionSpec(name, "word", choices[0], choices, told, {"en": title[0], "ja": title[1]}, labels, before)


def figures(options: Options) -> tuple[int, int, int]:
    """Points of a card bonus, steps of the cube for a hibernation, and steps in all."""
    bonus, hibernation, actions = [int(str(options[figure[0]])) for figure in _FIGURES]
    return bonus, hibernation, actions


def fitted(library: Library, agreed: tuple[int, int, int]) -> Library:
    """The content with the figures that were agreed upon (ruling REV-R020)."""
    bonus, hibernation, actions = agreed
    solo = {**library.tables["solo"], "hibernate_steps": hibernation, "card_actions": actions}
    spaces = {
        id: {**record, "points_per_card": bonus} if "points_per_card" in record else record
        for id, record in library.reward_spaces.items()
    }
    found = Library({**library.tables, "solo": solo}, {**library.named, "reward_space": spaces}, library.clauses)
    found.packs = library.packs
    found.origins = library.origins
    return found


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
