"""Records: a game as readable text, a header and then one choice a line.

    tessera record 1
    game atlas-lost 1.0
    seats 3
    seed 7
    deal 5f1c…
    option trees science,economy,culture
    fingerprint 93ab…

    A keep INI-04
    B keep INI-01

Lines that start with # are remarks. The fingerprint is that of the state after the last choice. The deal, where there
is one, is the hash of the seed that players were shown before the first question: see `deal_of`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeGuard

from tessera.kernel.definition import Options, OptionValue, Setup
from tessera.kernel.outside import hidden_in, quoted
from tessera.kernel.refusal import RecordError, unlike

FORMAT = "tessera record 1"
SEATS = "ABCDEFGH"
# Longer than any game: the longest that was ever met has three thousand choices in 60 KiB.
LARGEST = 4 * 1024 * 1024
MOST_LINES = 100_000


def deal_of(seed: str) -> str:
    """What a table shows before the first question, so that nobody can choose another seed afterwards.

    Anybody can compute it: the SHA-256, in hex, of the line "tessera deal 1" and the seed.

    >>> deal_of("7")[:16]
    'b89d6cff023e1c64'
    """
    return hashlib.sha256(f"tessera deal 1\n{seed}".encode()).hexdigest()


class Choice:
    """What a seat answered, by notation."""

    __slots__ = ("picks", "seat")

    def __init__(self, seat: object, picks: Sequence[str]) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(SEATS):
            raise unlike(
                RecordError,
                f"A choice is that of a seat from 0 to {len(SEATS) - 1}",
                seat,
                "Take it from game.choices.",
                f"選択には0から{len(SEATS) - 1}までの席が要ります",
                "game.choicesから取ってください。",
            )
        if not is_written(picks):
            raise unlike(
                RecordError,
                "A choice is a list of option ids",
                picks,
                'Write it as ["id"].',
                "選択は選択肢のidのリストです",
                '["id"]の形で渡してください。',
            )
        self.seat = seat
        self.picks = list(picks)

    def __str__(self) -> str:
        return f"{SEATS[self.seat]} {' + '.join(self.picks) if self.picks else '-'}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.seat == other.seat and self.picks == other.picks

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.picks)))

    def __repr__(self) -> str:
        return f"Choice({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Choice, (self.seat, self.picks)


class Record:
    """Set-up, seed and choices: the whole game."""

    __slots__ = ("choices", "deal", "fingerprint", "packs", "setup", "version")

    def __init__(
        self,
        setup: Setup,
        version: str,
        packs: Sequence[tuple[str, str]],
        choices: list[Choice],
        fingerprint: str,
        deal: str = "",
    ) -> None:
        self.setup = setup
        self.version = version
        self.packs = tuple(packs)
        self.choices = choices
        self.fingerprint = fingerprint
        # "" where no table showed it.
        self.deal = deal

    def __str__(self) -> str:
        setup = self.setup
        lines = [FORMAT, f"game {setup.game} {self.version}", f"seats {setup.seats}", f"seed {setup.seed}"]
        if self.deal:
            lines.append(f"deal {self.deal}")
        lines += [f"option {name} {_written(setup.options[name])}" for name in sorted(setup.options)]
        lines += [f"pack {digest} {path}" for path, digest in self.packs]
        lines += [f"fingerprint {self.fingerprint}", ""]
        lines += [str(choice) for choice in self.choices]
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        setup = self.setup
        return f"Record({setup.game}, seats={setup.seats}, seed={setup.seed!r}, choices={len(self.choices)})"

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.setup, self.version, self.packs, self.choices, self.fingerprint, self.deal)

    @staticmethod
    def parse(text: object) -> Record:
        """Read a record; say precisely which line is wrong."""
        return _parse(_plain(text))


def _written(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(value)
    return str(value)


def is_written(picks: object) -> TypeGuard[Sequence[str]]:
    """Whether an answer is a list of texts. Callers are not trusted to keep to the types they were shown."""
    if isinstance(picks, str) or not isinstance(picks, Sequence):
        return False
    return all(isinstance(pick, str) for pick in picks)


def _parse(text: str) -> Record:
    header: dict[str, str] = {}
    options: Options = {}
    packs: list[tuple[str, str]] = []
    choices: list[Choice] = []
    # Before the first line, in the header, among the choices.
    part = 0
    for number, found in enumerate(text.splitlines(), start=1):
        line = found.strip()
        if line.startswith("#"):
            continue
        if part == 0:
            if line != FORMAT:
                break
            part = 1
        elif part == 1:
            if line:
                _parse_header(number, line, header, options, packs)
            else:
                part = 2
        elif line:
            choices.append(_parse_choice(number, line))
    if part == 0:
        raise RecordError(
            f'A record begins with the line "{FORMAT}".',
            "Is this the right file?",
            f"記録は「{FORMAT}」という行で始まります。",
            "ファイルを確かめてください。",
        )
    for word in ("game", "seats", "seed"):
        if word not in header:
            raise RecordError(
                f'The header has no line "{word}".',
                "The record is damaged or cut off.",
                f"見出しに「{word}」の行がありません。",
                "記録が壊れているか、途中で切れています。",
            )
    name, _, version = header["game"].partition(" ")
    seats = header["seats"]
    # Python refuses to read thousands of digits.
    if not seats.isdecimal() or len(seats) > 3:
        raise RecordError(
            f'"seats {quoted(seats)}" is not a number of seats.',
            problem_ja=f"「seats {quoted(seats)}」は席数として読めません。",
        )
    setup = Setup(name, int(seats), header["seed"], options, [path for path, _ in packs])
    return Record(setup, version, packs, choices, header.get("fingerprint", ""), header.get("deal", ""))


def _plain(text: object) -> str:
    """A text in which nothing hides, and no longer than any game."""
    if not isinstance(text, str):
        raise unlike(
            RecordError,
            "A record is text",
            text,
            "Give what str(game.record()) gave.",
            "記録は文字列です",
            "str(game.record())の結果を渡してください。",
        )
    if len(text) > LARGEST or text.count("\n") > MOST_LINES:
        raise RecordError(
            f"The record is longer than any game: {len(text)} characters.",
            "Is this the right file?",
            f"記録が長すぎます（{len(text)}文字）。",
            "ファイルを確かめてください。",
        )
    hidden = hidden_in(text.replace("\r\n", "\n"), lines=True)
    if hidden:
        raise RecordError(
            f"The record holds a character that cannot be seen: {hidden}.",
            "Records are plain text; take it from where it was made.",
            f"記録に目に見えない文字（{hidden}）が含まれています。",
            "記録はプレーンテキストです。元の場所から取り直してください。",
        )
    return text


def _parse_header(
    number: int, line: str, header: dict[str, str], options: Options, packs: list[tuple[str, str]]
) -> None:
    """One line of the header."""
    word, _, rest = line.partition(" ")
    if word == "option":
        name, _, value = rest.partition(" ")
        options[name] = value
    elif word == "pack":
        digest, _, path = rest.partition(" ")
        packs.append((path, digest))
    elif word in ("game", "seats", "seed", "deal", "fingerprint") and word not in header:
        header[word] = rest
    else:
        raise RecordError(
            f'Line {number}: "{quoted(line)}" does not belong into the header of a record.',
            problem_ja=f"{number}行目：「{quoted(line)}」は記録の見出しに書けません。",
        )


def _parse_choice(number: int, line: str) -> Choice:
    letter, _, rest = line.partition(" ")
    if len(letter) != 1 or letter not in SEATS or not rest:
        raise RecordError(
            f'Line {number}: "{quoted(line)}" is not a choice.',
            "A choice reads: seat letter, space, option id.",
            f"{number}行目：「{quoted(line)}」は選択として読めません。",
            "選択は、席の文字、空白、選択肢のidの順に書きます。",
        )
    return Choice(SEATS.index(letter), [] if rest == "-" else rest.split(" + "))
