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

from tessera.kernel.definition import Options, OptionValue, Setup
from tessera.kernel.refusal import RecordError

FORMAT = "tessera record 1"
SEATS = "ABCDEFGH"


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

    def __init__(self, seat: int, picks: list[str]) -> None:
        self.seat = seat
        self.picks = picks

    def __str__(self) -> str:
        return f"{SEATS[self.seat]} {' + '.join(self.picks) if self.picks else '-'}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.seat == other.seat and self.picks == other.picks

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.picks)))


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

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; say precisely which line is wrong."""
        return _parse(text)


def _written(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(value)
    return str(value)


def _parse(text: str) -> Record:
    lines = [line.strip() for line in text.splitlines()]
    numbered = [(index + 1, line) for index, line in enumerate(lines) if not line.startswith("#")]
    if not numbered or numbered[0][1] != FORMAT:
        raise RecordError(
            f'A record begins with the line "{FORMAT}".',
            "Is this the right file?",
            f"記録は「{FORMAT}」という行で始まります。",
            "ファイルを確かめてください。",
        )
    header: dict[str, str] = {}
    options: Options = {}
    packs: list[tuple[str, str]] = []
    body = len(numbered)
    for index, (number, line) in enumerate(numbered[1:], start=2):
        if not line:
            body = index
            break
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
                f'Line {number}: "{line}" does not belong into the header of a record.',
                problem_ja=f"{number}行目：「{line}」は記録の見出しに書けません。",
            )
    choices = [_parse_choice(number, line) for number, line in numbered[body:] if line]
    for word in ("game", "seats", "seed"):
        if word not in header:
            raise RecordError(
                f'The header has no line "{word}".',
                "The record is damaged or cut off.",
                f"見出しに「{word}」の行がありません。",
                "記録が壊れているか、途中で切れています。",
            )
    name, _, version = header["game"].partition(" ")
    if not header["seats"].isdecimal():
        raise RecordError(
            f'"seats {header["seats"]}" is not a number of seats.',
            problem_ja=f"「seats {header['seats']}」は席数として読めません。",
        )
    setup = Setup(name, int(header["seats"]), header["seed"], options, [path for path, _ in packs])
    return Record(setup, version, packs, choices, header.get("fingerprint", ""), header.get("deal", ""))


def _parse_choice(number: int, line: str) -> Choice:
    letter, _, rest = line.partition(" ")
    if len(letter) != 1 or letter not in SEATS or not rest:
        raise RecordError(
            f'Line {number}: "{line}" is not a choice.',
            "A choice reads: seat letter, space, option id.",
            f"{number}行目：「{line}」は選択として読めません。",
            "選択は、席の文字、空白、選択肢のidの順に書きます。",
        )
    return Choice(SEATS.index(letter), [] if rest == "-" else rest.split(" + "))
