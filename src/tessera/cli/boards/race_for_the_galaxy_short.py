"""The powers of a card of Race for the Galaxy in a few words: what its icons say, read aloud.

A tableau of twelve cards must fit a screen, so this is shorthand; `?` tells the whole sentence. The icons are the same
that are drawn on the card, one list per power.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from tessera.games.race_for_the_galaxy.icons import icons, line_icons
from tessera.games.race_for_the_galaxy.library import glossary
from tessera.games.race_for_the_galaxy.phrases import Voice
from tessera.games.race_for_the_galaxy.terms import KINDS
from tessera.games.race_for_the_galaxy.vocabulary import PHASES

Record = dict[str, Any]
# What an icon, or several in a row, say: the pattern that was found, and its words.
Unit = tuple[str, str]

_NUMBER: Final = re.compile(r"[+-]?\d+")
# The longest pattern below, in icons and numbers.
_LONGEST: Final = 7

_KIND_NAMES: Final = {
    "novelty": ("Novelty", "ノベルティ"),
    "rare": ("Rare", "レアメタル"),
    "genes": ("Genes", "遺伝子"),
    "alien": ("Alien", "エイリアン"),
}
_PHASE_NAMES: Final = {
    "explore": ("Explore", "探査"),
    "develop": ("Develop", "発展"),
    "settle": ("Settle", "植民"),
    "trade": ("Trade", "交易"),
    "consume": ("Consume", "消費"),
    "produce": ("Produce", "生産"),
}
# Military worlds that can be paid for.
_PAID: Final = {
    "not alien": ("military worlds except Alien", "エイリアン以外の軍事世界"),
    "alien": ("Alien military worlds", "エイリアンの軍事世界"),
    "rebel_keyword": ("REBEL military worlds", "REBEL軍事世界"),
    "uplift_symbol": ("Uplift symbol military worlds", "アップリフト記号の軍事世界"),
}
# English, Japanese. A # stands for any number; a pattern that begins with a phase is of that phase only.
PATTERNS: Final[dict[str, tuple[str, str]]] = {
    # What is drawn, kept, discarded, gained
    "draw #": ("draw {0}", "{0}枚引く"),
    "consume draw 1": ("1 card", "1枚引く"),
    "consume draw #": ("{0} cards", "{0}枚引く"),
    "explore draw #": ("draw {0} more", "引く枚数+{0}"),
    "trade draw #": ("draw {0} more", "引く枚数+{0}"),
    "keep #": ("keep {0} more", "残す枚数+{0}"),
    "discard #": ("discard {0}", "手札{0}枚捨て"),
    "discard # arrow temporary_military # per card": (
        "up to {0} times, discard 1 for {1} Military this phase",
        "手札{0}枚まで、1枚捨てるごとにフェイズ中の軍事力{1}",
    ),
    "discard_this": ("discard this", "このカード捨て"),
    "discard gamble # #": ("ante a card of {0} to {1}", "コスト{0}～{1}の手札を賭ける"),
    "gamble # #": ("name {0} to {1} and flip a card", "{0}～{1}を宣言してめくる"),
    "vp #": ("{0} VP", "{0}VP"),
    "vp_chip #": ("{0} VP in chips", "チップ{0}VP"),
    "vp per good less #": ("as many VP, less {0}", "その数-{0}のVP"),
    "prestige #": ("{0} prestige", "威信{0}"),
    "save #": ("save {0}", "{0}枚を下に保存"),
    "save arrow hand": ("take the saved cards", "保存したカードを手札に"),
    "hand #": ("keep {0} cards", "残す手札は{0}枚"),
    "hand_limit #": ("hand limit {0}", "手札の上限{0}枚"),
    "tableau #": ("tableau of {0} cards", "タブロー{0}枚"),
    "times #": ("up to {0} times", "{0}回まで"),
    # Goods
    "good 1": ("1 good", "商品1個"),
    "good #": ("{0} goods", "商品{0}個"),
    "trade good": ("goods", "商品"),
    "different_kinds": ("kind of good", "商品の種別"),
    "different_kinds 1": ("1 good of each kind", "種別ごとに商品1個"),
    "different_kinds #": ("{0} goods of different kinds", "異なる種別の商品{0}個"),
    "sell": ("sell 1 good without Trade powers", "交易能力なしで商品1つを売る"),
    "sell trade": ("sell 1 good with Trade powers", "交易能力ありで商品1つを売る"),
    "this_world": ("the good here", "ここの商品"),
    "this_world not sell": ("the good here is not for Trade", "ここの商品は交易不可"),
    "produce this_world": ("a good here", "ここに商品"),
    "produce this_world arrow": ("if a good comes here,", "ここに商品が出れば、"),
    "produce windfall": ("windfall good", "ウィンドフォールに商品"),
    "other_world": ("elsewhere", "（別の世界）"),
    # Prices and conquest
    "less #": ("cost -{0}", "コスト-{0}"),
    "settle world less #": ("worlds cost -{0}", "世界のコスト-{0}"),
    "free": ("a free world", "世界1つ無料"),
    "pay_military less #": ("paid military worlds cost -{0}", "支払いで置く軍事世界のコスト-{0}"),
    "pay_military arrow": ("after paying for a military world,", "軍事世界を支払いで置けば、"),
    "conquer_peaceful": ("conquest of a non-military world", "非軍事世界を征服"),
    "conquer_peaceful less #": ("conquest of a non-military world, cost -{0}", "コスト-{0}とみなして非軍事世界を征服"),
    "replace_world 0": ("replace a world at the same cost", "世界を入れ替え（同じコスト）"),
    "replace_world #": ("replace a world, cost 0 to {0} more", "世界を入れ替え（コスト差0～{0}）"),
    "second_world": ("a second world", "世界をもう1つ"),
    "second_world military_world": ("one more military world", "軍事世界をもう1つ"),
    "military #": ("{0} Military", "軍事力{0}"),
    "imperium_keyword military #": ("{0} with IMPERIUM", "IMPERIUMがあれば{0}"),
    "temporary_military #": ("{0} Military this phase", "フェイズ中の軍事力{0}"),
    "takeover_defense #": ("takeover defense {0}", "乗っ取り防御{0}"),
    "defeat_takeover": ("defeat of a takeover", "乗っ取りを阻止"),
    "takeover": ("also in a takeover", "乗っ取りにも可"),
    "takeover empire": ("takeover of any empire", "どの国でも乗っ取り"),
    "takeover imperium_keyword": ("takeover of an IMPERIUM empire", "IMPERIUMの国を乗っ取り"),
    "takeover rebel_keyword military_world": ("takeover of a REBEL military world", "REBEL軍事世界を乗っ取り"),
    "takeover total_military #": ("takeover of an empire with Military {0} or more", "軍事力{0}以上の国を乗っ取り"),
    "destroy": ("destroy it", "破壊"),
    # What is counted
    "vp # # # # per different_kinds": (
        "{0}, {1}, {2} or {3} VP for 1 to 4 kinds of worlds",
        "世界の種別1～4種類で{0}・{1}・{2}・{3}VP",
    ),
    "not total_military": ("Military below 0", "0を下回る軍事力"),
    "scoring total_military": ("Military", "軍事力"),
    "development #": ("{0}-cost development", "コスト{0}の発展カード"),
    "uplift_symbol": ("Uplift symbol world", "アップリフト記号の世界"),
    "uplift_symbol world": ("Uplift symbol world", "アップリフト記号の世界"),
    "produce rebel_keyword": ("REBEL world", "REBEL世界"),
    "#": ("{0}", "{0}"),
    # How the parts go together
    "{arrow}": ("{first} for {last}", "{first}で{last}"),
    "{most}": ("{last} for most: {first}", "{first}が単独最多なら{last}"),
    "{per}": ("{first} per {last}", "{last}ごとに{first}"),
    "{versus}": ("{first} against {last}", "{last}に対し{first}"),
    "{after}": ("{last} after placing: {first}", "{first}の配置後{last}"),
    "{after any}": ("{last} after placing", "配置後{last}"),
    "{not}": ("except {last}", "（{last}以外）"),
    "{space}": (" ", ""),
    "{comma}": (", ", "、"),
    "{power}": ("; ", "／"),
    "{phase}": (". ", "。"),
    **{
        pattern: (english.format(names[0], "{0}"), japanese.format(names[1], "{0}"))
        for kind, names in _KIND_NAMES.items()
        for pattern, english, japanese in (
            (f"{kind} 1", "1 {0} good", "{0}の商品1個"),
            (f"{kind} #", "{1} {0} goods", "{0}の商品{1}個"),
            (f"trade {kind}", "{0} goods", "{0}の商品"),
            (f"settle {kind}", "{0} worlds", "{0}の世界"),
            (f"settle {kind} less #", "{0} worlds cost -{1}", "{0}の世界のコスト-{1}"),
            (f"free not {kind}", "a free world, not {0}", "{0}以外の世界1つ無料"),
            (f"produce {kind}", "{0}", "{0}の"),
            (f"scoring {kind}", "{0}", "{0}の"),
        )
    },
    **{f"scoring {phase}": (f"{names[0]}-power", f"{names[1]}能力のある") for phase, names in _PHASE_NAMES.items()},
    **{
        pattern: (english.format(names[0], "{0}"), japanese.format(names[1], "{0}"))
        for paid, names in _PAID.items()
        for pattern, english, japanese in (
            (f"pay_military {paid}", "pay for {0}", "{0}を支払いで配置"),
            (f"pay_military {paid} less #", "pay for {0}, cost -{1}", "{0}をコスト-{1}の支払いで配置"),
        )
    },
}
_REWARDS: Final = ("draw #", "draw 1", "vp #", "prestige #", "good 1", "military #")
# A kind drawn on a card stands for its goods and its worlds alike; words must say which.
_MEANT: Final = {"produce_draw_per_good": "good", "produce_draw_if_most": "good", "produce_draw_per_world": "world"}


def short_powers(record: Record, language: str) -> str:
    """All powers of a card by phase, and its variable points; nothing for a card without them."""
    voice = Voice(language)
    told: list[str] = []
    for phase in (*PHASES, "scoring"):
        powers = [_short(shown, language) for shown in shown_in(record, phase)]
        if powers:
            told.append(voice.under(voice.say(f"phase.{phase}"), _say("{power}", language).join(powers)))
    return _say("{phase}", language).join(told)


def shown_in(record: Record, phase: str) -> list[list[str]]:
    """The icons of every power of a phase; points for a certain card are told with its name."""
    if phase != "scoring":
        return [_plainly(power) for power in record["powers"] if power["phase"] == phase]
    return [
        ["scoring", "vp", str(line["vp"]), "per", line["title"]] if "title" in line else ["scoring", *line_icons(line)]
        for line in record["scoring"]
    ]


def _plainly(power: Record) -> list[str]:
    """The icons of a power, with the word that a kind alone leaves open."""
    noun = _MEANT.get(power["effect"])
    shown: list[str] = []
    for icon in icons(power):
        shown.append(icon)
        if noun is not None and icon in KINDS:
            shown.append(noun)
    return shown


def _short(shown: Sequence[str], language: str) -> str:
    phase, parts = shown[0], list(shown[1:])
    units: list[Unit] = []
    while parts:
        unit, length = _read(phase, parts, language)
        units.append(unit)
        parts = parts[length:]
    return _compose(units, language)


def _read(phase: str, parts: list[str], language: str) -> tuple[Unit, int]:
    """The longest run of icons that has words of its own, and how long it is; else one icon with its name."""
    for length in range(min(_LONGEST, len(parts)), 0, -1):
        numbers = [part for part in parts[:length] if _NUMBER.fullmatch(part)]
        exact = " ".join(parts[:length])
        general = " ".join("#" if _NUMBER.fullmatch(part) else part for part in parts[:length])
        for name in (exact, general):
            for pattern in (f"{phase} {name}", name):
                if pattern in PATTERNS:
                    return (name, _say(pattern, language).format(*numbers)), length
    term = glossary().get(parts[0])
    return (parts[0], parts[0] if term is None else str(term[language])), 1


def _compose(units: list[Unit], language: str) -> str:
    """Words put together: what is given before what is got, what is counted beside what it counts for."""
    names = [name for name, _ in units]
    if "arrow" in names:
        place = names.index("arrow")
        if names[0] == "most":
            return _joined("most", units[1:place], units[place + 1 :], language)
        return _joined("arrow", units[:place], units[place + 1 :], language)
    if names[:1] == ["after"]:
        place = next(place for place, name in enumerate(names) if name in _REWARDS)
        return _joined("after" if place > 1 else "after any", units[1:place], units[place:], language)
    for connective in ("versus", "per"):
        if connective in names:
            place = names.index(connective)
            # A number that stands alone begins another count.
            end = names.index("#", place) if "#" in names[place:] else len(names)
            middle = _joined(connective, units[place - 1 : place], units[place + 1 : end], language)
            return _compose([*units[: place - 1], (names[place - 1], middle), *units[end:]], language)
    if "not" in names:
        place = names.index("not")
        middle = _joined("not", [], units[place + 1 : place + 2], language)
        return _compose([*units[:place], ("", middle), *units[place + 2 :]], language)
    text = ""
    for place, (name, words) in enumerate(units):
        if place and not text.endswith("、"):
            comma = (names[place - 1].endswith(("#", "1")) or name in _REWARDS) and not text.endswith(",")
            text += _say("{comma}" if comma else "{space}", language)
        text += words
    return text


def _joined(connective: str, first: list[Unit], last: list[Unit], language: str) -> str:
    parts = {"first": _compose(first, language), "last": _compose(last, language)}
    return _say(f"{{{connective}}}", language).format(**parts)


def _say(pattern: str, language: str) -> str:
    english, japanese = PATTERNS[pattern]
    return japanese if language == "ja" else english
