"""Reading how a game is to be set up: every wrong word gets an answer that says what there is instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tessera.kernel.definition import Definition, Options, OptionSpec, OptionValue, Setup
from tessera.kernel.outside import as_written, quoted
from tessera.kernel.refusal import SetupError, did_you_mean, there_is, unlike

_YES = ("yes", "true", "on", "1")
_NO = ("no", "false", "off", "0")
# Numbers beyond this make no sense in any game.
MOST: Final = 1_000_000_000


def arrange(
    definition: Definition,
    seats: object,
    seed: object,
    options: object,
    packs: object = (),
    among_bots: bool = False,
) -> Setup:
    """A checked set-up with every option filled in. Options may be typed values or the words people write."""
    given = _by_name(options)
    counts = definition.seat_counts()
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in counts:
        raise SetupError(
            f"{definition.name()} cannot be played with {as_written(seats)} seats.",
            f"It takes {counts[0]} to {counts[-1]}.",
            f"{definition.name()}は{as_written(seats)}席では遊べません。",
            f"{counts[0]}～{counts[-1]}席で遊べます。",
        )
    written = seed_of(seed)
    if written.strip() != written or not written:
        raise _no_seed(seed)
    if len(written.splitlines()) > 1:
        raise SetupError(
            "A seed is a single line.",
            "Take a number or a word.",
            "シードは1行で書きます。",
            "数か言葉にしてください。",
        )
    specs = {spec.name: spec for spec in definition.options()}
    for name in given:
        if name not in specs:
            raise SetupError(
                f'{definition.name()} has no option "{quoted(name)}".',
                did_you_mean(name, specs),
                f"{definition.name()}に「{quoted(name)}」というオプションはありません。",
                did_you_mean(name, specs, "ja"),
            )
    values: Options = {}
    for name, spec in specs.items():
        default = spec.among_bots if among_bots else spec.default
        values[name] = _value(spec, given[name]) if name in given else default
    return Setup(definition.name(), seats, written, values, _paths(packs))


def seed_of(given: object) -> str:
    """A seed as it is written."""
    if isinstance(given, bool) or not isinstance(given, int | str):
        raise _no_seed(given)
    try:
        return str(given)
    except ValueError:
        # Python refuses to write numbers of thousands of digits.
        raise _no_seed(given) from None


def _no_seed(given: object) -> SetupError:
    return SetupError(
        f"{as_written(given)} is no seed.",
        "A seed is a number or a word without spaces around it.",
        f"{as_written(given)}はシードにできません。",
        "シードは数か、前後に空白のない言葉です。",
    )


def _by_name(options: object) -> dict[str, object]:
    """What options were given, by their names."""
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise unlike(
            SetupError,
            "Options are given by their names",
            options,
            'Write them as {"name": value}.',
            "オプションは名前で指定します",
            '{"名前": 値}の形で渡してください。',
        )
    return dict(options)


def _paths(packs: object) -> list[str]:
    """The paths of content packs."""
    if isinstance(packs, str) or not isinstance(packs, Sequence) or not all(isinstance(one, str) for one in packs):
        raise unlike(
            SetupError,
            "Packs are a list of paths as text",
            packs,
            'Write them as ["path"].',
            "パックはパスの文字列のリストです",
            '["パス"]の形で渡してください。',
        )
    return list(packs)


def arrange_again(definition: Definition, given: Setup) -> Setup:
    """A set-up that was written down with every option that there was then, checked and filled in."""
    earlier = {spec.name: spec.before for spec in definition.options() if spec.before is not None}
    return arrange(definition, given.seats, given.seed, {**earlier, **given.options}, given.packs)


def _value(spec: OptionSpec, given: object) -> OptionValue:
    if spec.kind == "switch":
        return _switch(spec, given)
    if spec.kind == "number":
        return _number(spec, given)
    if spec.kind == "words":
        words = given.split(",") if isinstance(given, str) else given
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise SetupError(
                f'Option "{spec.name}" is a list of words.',
                there_is(spec.choices),
                f"オプション「{spec.name}」には言葉をコンマで区切って並べます。",
                there_is(spec.choices, "ja"),
            )
        return [_word(spec, word.strip()) for word in words]
    if not isinstance(given, str):
        raise unlike(
            SetupError,
            f'Option "{spec.name}" is a word',
            given,
            there_is(spec.choices),
            f"オプション「{spec.name}」は言葉で指定します",
            there_is(spec.choices, "ja"),
        )
    return _word(spec, given)


def _word(spec: OptionSpec, word: str) -> str:
    if word not in spec.choices:
        raise SetupError(
            f'Option "{spec.name}" cannot be "{quoted(word)}".',
            did_you_mean(word, spec.choices),
            f"オプション「{spec.name}」に「{quoted(word)}」は指定できません。",
            did_you_mean(word, spec.choices, "ja"),
        )
    return word


def _switch(spec: OptionSpec, given: object) -> bool:
    if isinstance(given, bool):
        return given
    if isinstance(given, str) and given.lower() in _YES:
        return True
    if isinstance(given, str) and given.lower() in _NO:
        return False
    raise unlike(
        SetupError,
        f'Option "{spec.name}" is a switch',
        given,
        "Write yes or no.",
        f"オプション「{spec.name}」は入か切かです",
        "yesかnoと書いてください。",
    )


def _number(spec: OptionSpec, given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool):
        return _bounded(spec, given)
    if isinstance(given, str) and given.removeprefix("-").isdecimal():
        # Python refuses to read thousands of digits.
        return _bounded(spec, int(given) if len(given) < 20 else MOST + 1)
    raise unlike(
        SetupError,
        f'Option "{spec.name}" is a number',
        given,
        "Write digits.",
        f"オプション「{spec.name}」は数で指定します",
        "数字で書いてください。",
    )


def _bounded(spec: OptionSpec, number: int) -> int:
    """A number that every state can hold, doubled and added up."""
    if -MOST <= number <= MOST:
        return number
    raise SetupError(
        f'Option "{spec.name}" is out of bounds.',
        f"Write a number from {-MOST} to {MOST}.",
        f"オプション「{spec.name}」の数が範囲を超えています。",
        f"{-MOST}から{MOST}までの数にしてください。",
    )
