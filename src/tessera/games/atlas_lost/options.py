"""What can be chosen when a game of Atlas Lost is set up."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.terms import TREES
from tessera.kernel.chance import Chance
from tessera.kernel.definition import Options, OptionSpec, OptionValue
from tessera.kernel.refusal import SetupError, did_you_mean

_RANDOM: Final = {"en": "At random", "ja": "無作為"}


def _names(records: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, str]]:
    return {identity: record["name"] for identity, record in records.items()}


def option_specs() -> list[OptionSpec]:
    """The options with their defaults."""
    game = load().game
    return [
        OptionSpec(
            "trees",
            "words",
            "exam",
            [*game["recommended"], "random", *TREES],
            {
                "en": "Which three Tech Trees are in play: three names, a recommended set, or random.",
                "ja": "使用する3種のテックツリー。3つの名前、推奨の組み合わせ、またはrandom（無作為）。",
            },
            {"en": "Tech Trees", "ja": "テックツリー"},
            {**_names(game["recommended"]), "random": _RANDOM, **_names(game["trees"])},
        ),
        OptionSpec(
            "reading",
            "word",
            "ja",
            ["ja", "en"],
            {
                "en": "Which rulebook is followed where the Japanese and the English one disagree.",
                "ja": "日本語版と英語版のルールが食い違うとき、どちらに従うか。",
            },
            {"en": "Rulebook", "ja": "ルールブック"},
            {"ja": {"en": "Japanese", "ja": "日本語版"}, "en": {"en": "English", "ja": "英語版"}},
        ),
        OptionSpec(
            "first",
            "word",
            "random",
            ["random", "A", "B", "C", "D"],
            {"en": "Who takes the first turn.", "ja": "最初の手番を行う席。"},
            {"en": "First player", "ja": "スタートプレイヤー"},
            {"random": _RANDOM, **{seat: {"en": f"Player {seat}", "ja": f"プレイヤー{seat}"} for seat in "ABCD"}},
        ),
        OptionSpec(
            "nested_counts_as_startup",
            "switch",
            False,
            [],
            {
                "en": "Technologies run inside a startup action count as started, too.",
                "ja": "起動アクションの途中で別の技術を実行したとき、それも起動したものとして扱う。",
            },
            {"en": "Inner runs count", "ja": "連鎖実行も起動扱い"},
        ),
        OptionSpec(
            "turn_limit",
            "number",
            0,
            [],
            {
                "en": "The game stops when everybody has taken so many turns; 0 means never. Meant for games of bots.",
                "ja": "全員がこの回数の手番を終えたらゲームを終える。0なら制限なし。ボットだけのゲーム向け。",
            },
            {"en": "Turn limit", "ja": "手番の上限"},
            among_bots=60,
        ),
        OptionSpec(
            "house_cards",
            "word",
            "revised",
            ["revised", "first"],
            {
                "en": "Which version of the cards that are no printed ones is played.",
                "ja": "製品のものではない独自カードの、どの版を使うか。",
            },
            {"en": "House cards", "ja": "独自カード"},
            {"revised": {"en": "Revised", "ja": "改訂版"}, "first": {"en": "First version", "ja": "初版"}},
            before="first",
        ),
    ]


def chosen_trees(value: OptionValue, chance: Chance) -> list[int]:
    """The three trees of a game: by agreement, recommended or at random
    (AL-GAME-02, AL-SETUP-01, AL-SETUP-02, AL-REC-03, AL-REC-04, AL-REC-05)."""
    words = [value] if isinstance(value, str) else value
    assert isinstance(words, list)
    if words == ["random"]:
        all_ten = list(combinations(range(5), 3))
        return list(all_ten[chance.below(len(all_ten))])
    recommended = load().game["recommended"]
    if len(words) == 1 and words[0] in recommended:
        words = recommended[words[0]]["trees"]
    for word in words:
        if word not in TREES:
            known = [*TREES, *recommended, "random"]
            raise SetupError(
                f'There is no Tech Tree "{word}".',
                did_you_mean(word, known),
                f"「{word}」というテックツリーはありません。",
                did_you_mean(word, known, "ja"),
            )
    if len(set(words)) != 3:
        raise SetupError(
            f"A game uses 3 different Tech Trees, not {len(set(words))}.",
            "Name three, a recommended set (" + ", ".join(recommended) + ") or random.",
            f"ゲームには異なるテックツリーを3種使います（いまは{len(set(words))}種）。",
            "3つの名前、推奨の組み合わせ（" + "、".join(recommended) + "）、またはrandomを指定してください。",
        )
    return sorted(TREES.index(word) for word in words)


def first_seat(value: OptionValue, seats: int) -> int:
    """The seat that begins, -1 for a random one (AL-PSET-05)."""
    if value == "random":
        return -1
    seat = "ABCD".index(str(value))
    if seat >= seats:
        raise SetupError(
            f"Seat {value} cannot go first: there are only {seats} seats.",
            "Name one that is there.",
            f"席{value}から始めることはできません（席は{seats}つです）。",
            "このゲームにある席を指定してください。",
        )
    return seat


def turn_limit(options: Options, seats: int, solo_turns: int) -> int:
    """After how many turns each the game stops, never unless bots play among themselves or somebody wants it
    (AL-VIC-08); alone after the turns of solo play (AL-SOLO-07)."""
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    if limit < 0:
        raise SetupError(
            "A turn limit is a number from 0 on.",
            "0 means that there is none.",
            "手番の上限は0以上の数です。",
            "0なら制限なしになります。",
        )
    return solo_turns if seats == 1 else limit
