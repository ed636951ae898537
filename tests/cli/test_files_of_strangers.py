"""Files from strangers: nothing in them reaches a terminal as it is, and none takes more than it should."""

from __future__ import annotations

import os
import re
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from tessera.kernel.outside import LONGEST_QUOTE, hidden_in
from tests.cli.hosted import record_file
from tests.cli.shell import refused, tessera
from tests.games.atlas_lost.pack_folder import CRATE, GAIN, PACK, pack
from tests.rows import for_each

# Clear the screen; the same by a control of the second set; turn the direction of writing; begin a line anew.
EVIL = "x\x1b[2J\x1b]0;owned\x07\x9b2J\u202eexe\u2066\rfine\x7f"
LONG = "Q" * 5000
SOURCES = Path(__file__).parent.parent.parent / "src" / "tessera" / "cli"


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A record as it should be."""
    return record_file(tmp_path_factory.mktemp("whole")).read_text(encoding="utf-8")


def _reads(file: Path, tmp_path: Path) -> list[tuple[str, ...]]:
    """Every command that reads a record."""
    database = ("--database", str(tmp_path / "tessera.sqlite"))
    return [
        ("replay", str(file)),
        ("replay", str(file), "--verify"),
        ("analyse", str(file)),
        ("import", str(file), *database),
    ]


def _told(*arguments: str, code: int = 1) -> str:
    """What a command says that refuses, in both languages: nothing hides in it, nothing is repeated at length."""
    both = [refused(*arguments, code=code), refused(*arguments, "--lang", "ja", code=code)]
    for text in both:
        assert hidden_in(text, lines=True) == ""
        assert max((len(run) for run in re.findall("Q+", text)), default=0) <= LONGEST_QUOTE
        assert len(text) < 2500
    return both[0]


def _replaced(before: str, after: str) -> Callable[[str], str]:
    return lambda text: text.replace(before, after, 1)


@for_each(
    ("place", "change"),
    [
        ("game", lambda text, evil: text.replace("atlas-lost", evil, 1)),
        ("version", lambda text, evil: text.replace("atlas-lost ", f"atlas-lost {evil}", 1)),
        ("seats", lambda text, evil: text.replace("seats 2", f"seats {evil}", 1)),
        ("seed", lambda text, evil: text.replace("seed 7", f"seed 7{evil}", 1)),
        ("option", lambda text, evil: text.replace("option ", f"option {evil} ", 1)),
        ("value", lambda text, evil: re.sub("option (trees) .*", lambda _: f"option trees {evil}", text, count=1)),
        ("pack", lambda text, evil: text.replace("fingerprint", f"pack abc /nowhere/{evil}\nfingerprint", 1)),
        ("deal", lambda text, evil: text.replace("fingerprint", f"deal {evil}\nfingerprint", 1)),
        ("header", lambda text, evil: text.replace("fingerprint", f"{evil}\nfingerprint", 1)),
        ("choice", lambda text, evil: f"{text}A {evil}\n"),
        ("letter", lambda text, evil: f"{text}{evil} end\n"),
    ],
)
def test_words_in_a_record_do_nothing_to_a_terminal(
    place: str, change: Callable[[str, str], str], whole: str, tmp_path: Path
) -> None:
    file = tmp_path / "strange.tessera"
    for evil in (EVIL, LONG):
        file.write_text(change(whole, evil), encoding="utf-8", newline="")
        for command in _reads(file, tmp_path):
            result = tessera(*command)
            # A long seed is a seed; all else cannot be played.
            if result.exit_code == 1 or evil == EVIL:
                _told(*command)
            assert hidden_in(result.output, lines=True) == ""


@for_each(
    ("place", "cards", "about"),
    [
        ("name", CRATE.replace("Tide Clerks", "{evil}") + f"effects = [{GAIN}]", PACK),
        ("id", CRATE.replace("tides.clerks", "{evil}") + f"effects = [{GAIN}]", PACK),
        ("word", CRATE + 'effects = [{{ op = "{evil}", resource = "research", amount = 2 }}]', PACK),
        ("key", CRATE + f'effects = [{GAIN}]\n"{{evil}}" = 2', PACK),
        ("table", CRATE + f'effects = [{GAIN}]\n[["{{evil}}"]]\nid = "x"', PACK),
        ("pack id", CRATE + f"effects = [{GAIN}]", PACK.replace('"tides"', '"{evil}"')),
        ("author", CRATE + f"effects = [{GAIN}]", PACK.replace("A. Author", "{evil}")),
        ("game", CRATE + f"effects = [{GAIN}]", PACK.replace("atlas-lost", "{evil}")),
        ("version", CRATE + f"effects = [{GAIN}]", PACK.replace("1.0", "{evil}")),
    ],
)
def test_words_in_a_pack_do_nothing_to_a_terminal(place: str, cards: str, about: str, tmp_path: Path) -> None:
    escaped = "".join(sign if sign.isalnum() else f"\\u{ord(sign):04x}" for sign in EVIL)
    for number, evil in enumerate((escaped, LONG)):
        (tmp_path / str(number)).mkdir()
        words = (cards.replace("{evil}", evil), about.replace("{evil}", evil))
        folder = pack(tmp_path / str(number), *[text.replace("{{", "{").replace("}}", "}") for text in words])

        _told("packs", "check", str(folder))
        _told("packs", "check", str(folder), "--game", "atlas-lost")
        # A server does not start with it, either.
        _told("serve", "--pack", str(folder), "--database", str(tmp_path / "tessera.sqlite"))


@for_each(
    ("name", "content", "what"),
    [
        ("digits", "count = " + "9" * 5000, "a number or a word of more than 100 characters"),
        ("hexadecimal", "count = 0x" + "f" * 5000, "a number or a word of more than 100 characters"),
        ("dots", ".".join("a" * 20_000) + " = 1", "nested too deeply"),
        ("spaced dots", " . ".join("a" * 3000) + " = 1", "nested too deeply"),
        ("quoted dots", ".".join(['"a"'] * 10_000) + " = 1", "nested too deeply"),
        ("headers", "[" + ".".join("a" * 20_000) + "]", "nested too deeply"),
        # What seems to stand in quotes does not, where three of them end with a fourth.
        ("behind quotes", 'x = [{ b = """c"""", ' + ".".join("a" * 20_000) + ' = 1, d = "e" }]', "nested too deeply"),
        ("lists", "x = " + "[" * 30_000, "nested too deeply"),
        ("tables", "x = " + "{ a = " * 30_000, "nested too deeply"),
        ("size", "# " + "x" * 300_000, "is larger than 256 KiB"),
    ],
)
def test_a_pack_that_would_take_too_much_is_refused_before_it_is_read(
    name: str, content: str, what: str, tmp_path: Path
) -> None:
    folder = pack(tmp_path, content)
    before = resource.getrusage(resource.RUSAGE_SELF)

    told = _told("packs", "check", str(folder), "--game", "atlas-lost")

    assert what in told
    after = resource.getrusage(resource.RUSAGE_SELF)
    # It took 9.6 seconds and 1.6 GB. The most of the process never sinks, so that it may only have grown a little.
    assert after.ru_utime - before.ru_utime < 3
    assert after.ru_maxrss - before.ru_maxrss < 100_000


def test_files_that_never_end_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo.tessera")
    (tmp_path / "zero.tessera").symlink_to("/dev/zero")
    for name in ("fifo.tessera", "zero.tessera"):
        for command in _reads(tmp_path / name, tmp_path):
            assert "is no ordinary file, but a device or a pipe" in _told(*command)
    for number, name in enumerate(("pack.toml", "cards.toml")):
        for target in (None, "/dev/zero"):
            (tmp_path / f"{number}{target is None}").mkdir()
            folder = pack(tmp_path / f"{number}{target is None}", CRATE + f"effects = [{GAIN}]")
            (folder / name).unlink()
            if target is None:
                os.mkfifo(folder / name)
            else:
                (folder / name).symlink_to(target)

            assert "is no ordinary file" in _told("packs", "check", str(folder), "--game", "atlas-lost")
            assert "is no ordinary file" in _told("packs", "check", str(folder))
            _told("serve", "--pack", str(folder), "--database", str(tmp_path / "tessera.sqlite"))


def test_a_record_larger_than_any_game_is_refused_by_its_size(whole: str, tmp_path: Path) -> None:
    huge = tmp_path / "huge.tessera"
    with huge.open("w", encoding="utf-8") as file:
        file.write(whole)
        file.truncate(40 * 1024 * 1024)
    many = tmp_path / "many.tessera"
    many.write_text(whole + "A -\n" * 200_000, encoding="utf-8")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    assert "is larger than 4 MiB" in _told("replay", str(huge))
    assert "The record is longer than any game" in _told("replay", str(many))

    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000


def test_names_of_files_do_nothing_to_a_terminal(whole: str, tmp_path: Path) -> None:
    folder = tmp_path / "x\x1b[2J\u202e"
    folder.mkdir()
    (folder / "broken.tessera").write_text("hello", encoding="utf-8")
    (folder / "whole.tessera").write_text(whole, encoding="utf-8")

    for name in ("broken.tessera", "missing.tessera"):
        assert "\\x1b[2J\\u202e" in _told("replay", str(folder / name))
    assert "\\x1b[2J" in _told("packs", "check", str(folder))
    done = tessera("import", str(folder / "whole.tessera"), "--database", str(tmp_path / "tessera.sqlite"))
    assert done.exit_code == 0
    assert "\\x1b[2J\\u202e" in done.stdout
    assert hidden_in(done.output, lines=True) == ""


def test_what_is_told_as_data_hides_nothing_either(whole: str, tmp_path: Path) -> None:
    database = tmp_path / "x\x9b\u202e\U000e0041\x7f.backup"
    file = tmp_path / "whole.tessera"
    file.write_text(whole, encoding="utf-8")
    source = str(tmp_path / "tessera.sqlite")
    assert tessera("import", str(file), "--database", source).exit_code == 0

    told = tessera("backup", str(database), "--database", source, "--json").stdout

    assert hidden_in(told, lines=True) == ""
    assert '\\u009b\\u202e\\udb40\\udc41\\u007f.backup"' in told


def test_all_commands_print_in_one_place() -> None:
    """But for the terminal table, which shows what was read strictly, and a line that is drawn over itself."""
    printing = re.compile(r"\bclick\.(?:echo|secho|style)\(|(?<![\w.])print\(|sys\.std(?:out|err)\.write")

    elsewhere = [
        file.name
        for file in sorted(SOURCES.glob("*.py"))
        if file.name not in ("telling.py", "printer.py", "play.py", "engine_told.py")
        and printing.search(file.read_text(encoding="utf-8"))
    ]

    assert elsewhere == []
