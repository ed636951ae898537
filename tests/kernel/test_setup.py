"""Setting a game up: every wrong word gets an answer that says what there is instead."""

from __future__ import annotations

from typing import Any

import pytest

import tessera
from tessera.kernel.refusal import SetupError
from tessera.kernel.setup import arrange
from tests.kernel.games.shelf import CANDLELIGHT, start
from tests.rows import for_each


def test_options_have_defaults() -> None:
    setup = arrange(CANDLELIGHT, 2, 7, {})

    assert (setup.game, setup.seats, setup.seed, setup.packs) == ("candlelight", 2, "7", ())
    assert setup.options == {"hand": 4, "trim": True, "favourite": "secret", "without": "nothing"}


@for_each(
    ("given", "value"),
    [
        ({"hand": 3}, 3),
        ({"hand": "3"}, 3),
        ({"hand": "-3"}, -3),
        ({"trim": False}, False),
        ({"trim": "no"}, False),
        ({"trim": "OFF"}, False),
        ({"trim": "0"}, False),
        ({"trim": "true"}, True),
        ({"trim": "1"}, True),
        ({"favourite": "none"}, "none"),
        ({"without": "a"}, ["a"]),
        ({"without": "a, b"}, ["a", "b"]),
        ({"without": ["a", "b"]}, ["a", "b"]),
    ],
)
def test_options_may_be_values_or_words(given: dict[str, Any], value: object) -> None:
    (name,) = given

    assert arrange(CANDLELIGHT, 2, 7, given).options[name] == value


@for_each(
    ("seats", "seed", "options", "message"),
    [
        (1, 1, {}, "candlelight cannot be played with 1 seats. It takes 2 to 4."),
        (5, 1, {}, "candlelight cannot be played with 5 seats. It takes 2 to 4."),
        ("2", 1, {}, "candlelight cannot be played with '2' seats. It takes 2 to 4."),
        (True, 1, {}, "candlelight cannot be played with True seats. It takes 2 to 4."),
        (2, "", {}, "'' is no seed. A seed is a number or a word without spaces around it."),
        (2, " 7", {}, "' 7' is no seed. A seed is a number or a word without spaces around it."),
        (2, None, {}, "None is no seed. A seed is a number or a word without spaces around it."),
        (2, 1.5, {}, "1.5 is no seed. A seed is a number or a word without spaces around it."),
        (2, True, {}, "True is no seed. A seed is a number or a word without spaces around it."),
        (2, "a\nb", {}, "A seed is a single line. Take a number or a word."),
        (2, "a\x0bb", {}, "A seed is a single line. Take a number or a word."),
        (2, "a\u2028b", {}, "A seed is a single line. Take a number or a word."),
        (2, 1, {"hnad": 3}, 'candlelight has no option "hnad". Did you mean "hand"?'),
        (
            2,
            1,
            {"zzz": 3},
            'candlelight has no option "zzz". There is: hand, trim, favourite, without.',
        ),
        (2, 1, {"hand": "many"}, "Option \"hand\" is a number, not 'many'. Write digits."),
        (2, 1, {"hand": "--3"}, "Option \"hand\" is a number, not '--3'. Write digits."),
        (2, 1, {"hand": True}, 'Option "hand" is a number, not True. Write digits.'),
        (2, 1, {"hand": ["3"]}, "Option \"hand\" is a number, not ['3']. Write digits."),
        (2, 1, {"trim": "maybe"}, "Option \"trim\" is a switch, not 'maybe'. Write yes or no."),
        (2, 1, {"trim": 1}, 'Option "trim" is a switch, not 1. Write yes or no.'),
        (2, 1, {"favourite": "secrat"}, 'Option "favourite" cannot be "secrat". Did you mean "secret"?'),
        (2, 1, {"favourite": 3}, 'Option "favourite" is a word, not 3. There is: secret, none.'),
        (2, 1, {"without": 3}, 'Option "without" is a list of words. There is: nothing, a, b, c, d.'),
        (2, 1, {"without": [3]}, 'Option "without" is a list of words. There is: nothing, a, b, c, d.'),
        (2, 1, {"without": "a,z"}, 'Option "without" cannot be "z". There is: nothing, a, b, c, d.'),
        (2, 1, {"hand": 9}, "A hand of 9 cards cannot be. It takes 1 to 5."),
        (4, 1, {"without": "a,b,c"}, "There are not enough cards. Leave fewer suits out."),
    ],
)
def test_a_setup_that_cannot_be(seats: Any, seed: Any, options: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError) as problem:
        start("candlelight", seats, seed, options)

    assert str(problem.value) == message


@for_each(
    ("seats", "seed", "options", "message"),
    [
        (5, 1, {}, "candlelightは5席では遊べません。2～4席で遊べます。"),
        (2, " 7", {}, "' 7'はシードにできません。シードは数か、前後に空白のない言葉です。"),
        (2, "a\nb", {}, "シードは1行で書きます。数か言葉にしてください。"),
        (2, 1, {"hnad": 3}, "candlelightに「hnad」というオプションはありません。「hand」のことですか。"),
        (
            2,
            1,
            {"zzz": 3},
            "candlelightに「zzz」というオプションはありません。選べるのは：hand、trim、favourite、without。",
        ),
        (2, 1, {"hand": "many"}, "オプション「hand」は数で指定します（'many'は使えません）。数字で書いてください。"),
        (2, 1, {"trim": "maybe"}, "オプション「trim」は入か切かです（'maybe'は使えません）。yesかnoと書いてください。"),
        (
            2,
            1,
            {"favourite": "secrat"},
            "オプション「favourite」に「secrat」は指定できません。「secret」のことですか。",
        ),
        (
            2,
            1,
            {"favourite": 3},
            "オプション「favourite」は言葉で指定します（3は使えません）。選べるのは：secret、none。",
        ),
        (
            2,
            1,
            {"without": [3]},
            "オプション「without」には言葉をコンマで区切って並べます。選べるのは：nothing、a、b、c、d。",
        ),
    ],
)
def test_a_setup_that_cannot_be_is_told_in_japanese(
    seats: Any, seed: Any, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(SetupError) as problem:
        start("candlelight", seats, seed, options)

    assert problem.value.text("ja") == message


def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(SetupError, match=r'There is no game "atlas-lots"\. Did you mean "atlas-lost"\?'):
        tessera.start("atlas-lots", seats=2, seed=1)
    with pytest.raises(SetupError) as problem:
        tessera.start("atlas-lots", seats=2, seed=1)
    assert problem.value.text("ja") == "「atlas-lots」というゲームはありません。「atlas-lost」のことですか。"
    known = "atlas-lost, race-for-the-galaxy, revive, the-warp"
    with pytest.raises(SetupError, match=rf'There is no game "chess"\. There is: {known}\.'):
        tessera.replay("tessera record 1\ngame chess 1\nseats 2\nseed 1\n")


def test_a_seed_may_be_a_number_or_its_digits() -> None:
    number, digits, word = (start("candlelight", 2, seed) for seed in (12, "12", "twelve"))

    assert number.fingerprint() == digits.fingerprint()
    assert number.fingerprint() != word.fingerprint()
