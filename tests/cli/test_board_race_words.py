"""Race for the Galaxy in a terminal: the powers of its cards in short, and every phrase in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from tessera.cli.boards import race_for_the_galaxy as board_module
from tessera.cli.boards.race_for_the_galaxy_short import PATTERNS, short_powers
from tessera.cli.boards.race_for_the_galaxy_words import RACE_WORDS, tell
from tessera.games.race_for_the_galaxy.library import load
from tests.cli.race_table import board, race

# Powers in short


@pytest.mark.parametrize(
    ("card", "english", "japanese"),
    [
        ("gateway-station", "Consume: 2 goods for 1 VP, 3 cards", "消費：商品2個で1VP、3枚引く"),
        ("former-penal-colony", "Settle: +1 Military", "植民：軍事力+1"),
        (
            "mining-robots",
            "Settle: Rare worlds cost -1. Produce: Rare windfall good",
            "植民：レアメタルの世界のコスト-1。生産：レアメタルのウィンドフォールに商品",
        ),
        (
            "contact-specialist",
            "Settle: -1 Military; pay for military worlds except Alien, cost -1",
            "植民：軍事力-1／エイリアン以外の軍事世界をコスト-1の支払いで配置",
        ),
        (
            "mercenary-fleet",
            "Settle: +2 Military; up to 2 times, discard 1 for +1 Military this phase",
            "植民：軍事力+2／手札2枚まで、1枚捨てるごとにフェイズ中の軍事力+1",
        ),
        (
            "galactic-federation",
            "Develop: cost -2. Scoring: 2 VP per 6-cost development; 1 VP per development",
            "発展：コスト-2。得点：コスト6の発展カードごとに2VP／発展カードごとに1VP",
        ),
        (
            "mining-conglomerate",
            (
                "Trade: Rare goods, draw 1 more. Consume: 1 Rare good for 1 VP, up to 2 times. "
                "Produce: draw 2 for most: Rare good"
            ),
            (
                "交易：レアメタルの商品、引く枚数+1。消費：レアメタルの商品1個で1VP、2回まで。"
                "生産：レアメタルの商品が単独最多なら2枚引く"
            ),
        ),
        (
            "research-labs",
            "Explore: keep 1 more. Consume: 1 Genes good for 1 VP. Produce: draw 1 per Alien good",
            "探査：残す枚数+1。消費：遺伝子の商品1個で1VP。生産：エイリアンの商品ごとに1枚引く",
        ),
        (
            "imperium-invasion-fleet",
            (
                "Settle: +3 Military; +1 Military against REBEL military world; "
                "discard this for conquest of a non-military world, 2 prestige, also in a takeover"
            ),
            "植民：軍事力+3／REBEL軍事世界に対し軍事力+1／このカード捨てで非軍事世界を征服、威信2、乗っ取りにも可",
        ),
        ("aquatic-uplift-race", "", ""),
    ],
)
def test_powers_in_short(card: str, english: str, japanese: str) -> None:
    record = load().cards[card]

    assert short_powers(record, "en") == english
    assert short_powers(record, "ja") == japanese


def test_a_world_replaced_at_the_same_cost_in_short() -> None:
    record = load().cards["terraforming-engineers"]
    same = {**record["powers"][2], "max_cost_increase": 0, "prestige": 0}

    told = [short_powers({**record, "powers": [same]}, language) for language in ("en", "ja")]

    assert told == ["Settle: replace a world at the same cost", "植民：世界を入れ替え（同じコスト）"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_card_is_told_in_words_alone(language: str) -> None:
    for record in load().cards.values():
        told = short_powers(record, language)

        assert bool(told) == bool(record["powers"] or record["scoring"])
        assert not set("_#{}→") & set(told), record["id"]
        assert not re.search(r"\b(arrow|versus)\b|  |,,|、、", told), record["id"]


def test_in_japanese_only_names_and_keywords_are_english() -> None:
    for record in load().cards.values():
        told = short_powers(record, "ja")
        for line in record["scoring"]:
            told = told.replace(line.get("title", ""), "")

        assert set(re.findall("[A-Za-z]+", told)) <= {"VP", "ALIEN", "IMPERIUM", "REBEL", "TERRAFORMING", "UPLIFT"}


# Words


def gaps(phrase: str) -> set[str]:
    """The names of the gaps in a phrase."""
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


def test_both_languages_have_every_phrase_with_the_same_gaps() -> None:
    for key, (english, japanese) in (*RACE_WORDS.items(), *PATTERNS.items()):
        assert english, key
        assert japanese or key == "{space}", key
        assert gaps(english) == gaps(japanese), key


def test_every_phrase_that_the_board_names_exists() -> None:
    folder = Path(board_module.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("race_for_the_galaxy*.py"))]
    named = {key for source in sources for key in re.findall(r"""\btell\(\s*"([a-z_.-]+)\"""", source)}

    assert len(named) > 50
    assert named - set(RACE_WORDS) == set()


def test_an_unknown_verb_stands_as_it_is_written() -> None:
    table = board(race())

    assert table.verb("pay-military with colony-ship", "en") == "Pay for a military world"
    assert table.verb("sell gem-world", "ja") == "売る"
    assert table.verb("terraform gem-world", "ja") == "terraform"
    assert tell("pool", "ja", pool=7) == "プールのVPチップ7"
