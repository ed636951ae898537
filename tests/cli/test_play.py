"""The terminal table: a game typed line by line."""

from __future__ import annotations

import errno
import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

import tessera as house
from tessera.cli import main
from tessera.cli import session as session_module
from tests.cli.shell import ok, refused, tessera
from tests.rows import for_each

GAME = ("play", "atlas-lost", "--seed", "7", "--option", "first=A")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lines(*typed: str) -> str:
    """Typed lines."""
    return "".join(f"{line}\n" for line in typed)


# A turn


def test_a_turn_with_bad_input_undo_and_explanations() -> None:
    typed = lines("1", "", "99", "fly", "place", "place science IIS-A", "undo", "replenish", "quit")

    told = ok(*GAME, "--plain", typed=typed)

    assert "Answer by number, or write ? or help." in told
    assert "There is no option 99" in told
    assert "“fly” is not among the options." in told
    assert "“place” could mean: place science" in told
    assert "Taken back." in told
    assert "A replenishes 2 research." in told
    record = house.Record.parse(Path("atlas-lost-7.tessera").read_text(encoding="utf-8"))
    assert [str(choice) for choice in record.choices if choice.seat == 0][1:] == ["A replenish"]


def test_a_refused_choice_names_its_rule_and_changes_nothing() -> None:
    told = ok(*GAME, "--plain", typed=lines("1", "stop", "quit"))

    assert "You cannot choose “Stop and end the turn”." in told
    assert "(AL-TURN-01)" in told
    record = house.Record.parse(Path("atlas-lost-7.tessera").read_text(encoding="utf-8"))
    assert len([choice for choice in record.choices if choice.seat == 0]) == 1


def test_the_question_cards_options_and_rules_are_explained() -> None:
    typed = lines("?", "1", "? 1", "? 99", "？ SCI-02", "? field kit", "? al-turn-04", "? SCI-99", "quit")

    told = ok(*GAME, "--plain", typed=typed)

    assert "Rule AL-PSET-08:" in told
    assert "There is no option 99" in told
    assert told.count("You may place 1 advance team (pay its cost reduced by 2 research).") >= 2
    assert "Finish one action completely" in told
    assert "“SCI-99” is neither a card, a piece nor a clause here. Did you mean" in told


def test_why_explains_refusals_or_says_that_a_choice_is_legal() -> None:
    typed = lines("1", "why 1", "why 99", "why place", "why stop", "why", "why fly", "quit")

    told = ok(*GAME, "--plain", typed=typed)

    assert "is legal: you may choose it now." in told
    assert "There is no option 99" in told
    assert "Legal now: place science" in told
    assert "(AL-PLACE-06)" in told
    assert "Stop and end the turn: " in told
    assert "not possible now; write: why command" in told
    assert "“fly” is not offered here." in told


def test_log_table_hand_score_and_help() -> None:
    typed = lines("log", "1", "log 2", "log rules", "log x", "table", "hand", "score", "help", "undo", "quit")

    told = ok(*GAME, "--plain", typed=typed)

    assert "A keeps " in told
    assert "(AL-PSET-08)" in told
    assert "Write log, log 50, log rules or log rules 50." in told
    assert told.count("== Influence track") == 3
    assert "A: TP 0 of 30, influence 0 of 10, initiative tiles 0 of 3" in told
    assert "0 for TP tokens (AL-TP-01)" in told
    assert "take back your last choice" in told
    assert "There is nothing of yours to take back." in told


def test_the_language_can_be_changed() -> None:
    told = ok(*GAME, "--plain", typed=lines("lang fr", "lang ja", "1", "保存 a.tessera", "終了"))

    assert "Write: lang en, or: lang ja" in told
    assert "言語：日本語。" in told
    assert "a.tesseraに保存しました。" in told


@pytest.mark.parametrize("language", ["en", "ja"])
def test_colour_and_boxes(language: str) -> None:
    told = ok(*GAME, "--seats", "3", "--lang", language, typed=lines("1", "1", "1", "table", "hand", "? 1", "why 1"))

    assert "╭" in told
    assert "ABC" in told
    assert "IIS-A" in told


def test_plain_lines_hold_no_boxes_and_no_control_signs() -> None:
    told = ok(*GAME, "--plain", typed=lines("1", "1", "quit"))

    assert not set("╭│─═║▸★\x1b") & set(told)
    assert "== Science tree: deck" in told


# Keeping


def test_a_game_is_saved_and_resumed_with_its_players() -> None:
    first = ok(*GAME, "--players", "person,random", "--plain", typed=lines("1", "replenish", "quit"))
    again = ok("play", "atlas-lost", "--resume", "atlas-lost-7.tessera", "--plain", typed=lines("score"))

    assert "Saved as atlas-lost-7.tessera." in first
    assert "Go on with: tessera play atlas-lost --resume atlas-lost-7.tessera" in first
    assert "Seats: A person, B Random bot." in again
    assert "A replenishes 2 research." in again
    assert "The input has ended." in again


def test_undo_works_after_a_break() -> None:
    ok(*GAME, "--plain", typed=lines("1", "place science IIS-A", "quit"))
    told = ok("play", "atlas-lost", "--resume", "atlas-lost-7.tessera", "--plain", typed=lines("undo", "quit"))

    assert "Taken back." in told


def test_a_game_with_a_file_is_kept_after_every_choice() -> None:
    ok(*GAME, "--save", "evening.tessera", "--plain", typed=lines("1", "replenish"))

    record = house.Record.parse(Path("evening.tessera").read_text(encoding="utf-8"))
    assert "A keep" in [str(choice)[:6] for choice in record.choices]
    assert house.replay(record).fingerprint() == record.fingerprint


def test_nothing_of_somebody_else_is_overwritten() -> None:
    Path("notes.txt").write_text("mine\n", encoding="utf-8")

    told = ok(*GAME, "--plain", typed=lines("save", "save notes.txt", "save no/where.tessera", "quit"))

    assert "Where to? Write: save FILE" in told
    assert "notes.txt holds something else and was left alone." in told
    assert "The game could not be saved: " in told
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine\n"
    assert sorted(path.name for path in Path().iterdir()) == ["atlas-lost-7.tessera", "notes.txt"]
    assert "notes.txt holds something else" in refused(*GAME, "--save", "notes.txt")
    assert "There is no folder" in refused(*GAME, "--save", "no/where.tessera")


def test_a_taken_name_is_avoided_when_leaving() -> None:
    Path("atlas-lost-7.tessera").write_text("mine\n", encoding="utf-8")

    told = ok(*GAME, "--plain", typed="")

    assert "Saved as atlas-lost-7-2.tessera." in told


def test_wrong_wishes_are_refused_before_anything_is_dealt() -> None:
    assert 'There is no player "greedi". Did you mean "greedy"?' in refused(*GAME, "--players", "person,greedi")
    assert "3 players do not fit into 2 seats." in refused(*GAME, "--seats", "2", "--players", "person,random,random")
    assert "cannot be played with 9 seats" in refused(*GAME, "--seats", "9")
    assert "is no option" in refused("play", "atlas-lost", "--option", "trees")
    assert "has no option" in refused("play", "atlas-lost", "--option", "colour=red")
    assert "given twice" in refused(*GAME, "--option", "first=B")
    assert "leaves a player without a name" in refused(*GAME, "--players", "person,")
    assert "No such file" in refused("play", "atlas-lost", "--resume", "nowhere")
    assert "keeps its seats" in refused("play", "atlas-lost", "--resume", "nowhere", "--seats", "3")
    assert list(Path().iterdir()) == []


def test_whoever_names_a_player_wrongly_reads_who_there_is() -> None:
    english = refused(*GAME, "--players", "person,grandmaster")
    japanese = refused(*GAME, "--players", "person,serch:iterations=5", "--lang", "ja")

    assert "  person  Somebody at this screen.\n  random  Random: Plays by lot." in english
    assert english.rstrip().endswith("Takes longest to think.")
    assert "「serch:iterations=5」というプレイヤーはいません。「search」のことですか。\n" in japanese
    assert "  greedy  ふつう：その場で一番よく見える手を選びます。" in japanese
    assert 'has no setting "depth"' in refused(*GAME, "--players", "person,search:depth=3")
    assert "  novice  Novice: A gentle opponent" in ok("play", "--help")


def test_a_bot_with_settings_sits_down_again_after_a_break() -> None:
    players = "person,novice:care=0.5"
    ok(*GAME, "--players", players, "--plain", typed=lines("1", "replenish", "quit"))
    again = ok("play", "atlas-lost", "--resume", "atlas-lost-7.tessera", "--plain", "--lang", "ja", typed=lines("quit"))

    assert "# players person,novice:care=0.5" in Path("atlas-lost-7.tessera").read_text(encoding="utf-8")
    assert "席：A 人、B ボット（入門 care=0.5）。" in again


def test_a_seed_is_chosen_and_told() -> None:
    told = ok("play", "atlas-lost", "--plain", typed="")

    seed = told.partition("seed ")[2].partition("\n")[0]
    assert seed.isdecimal()
    assert Path(f"atlas-lost-{seed}.tessera").exists()


# Several persons


def test_between_two_persons_the_screen_is_cleared_and_passed() -> None:
    typed = lines("", "1", "", "1", "", "replenish", "end")

    told = ok(*GAME, "--players", "person,person", "--plain", typed=typed)

    first, _, rest = told.partition("Pass the screen to B.")
    assert "Pass the screen to A." in first
    assert first.endswith("\n" * 60)
    assert rest.count("Pass the screen to A.") == 1


def test_one_may_leave_at_the_curtain() -> None:
    told = ok(*GAME, "--players", "person,person", "--plain", typed=lines("quit"))

    assert "Saved as atlas-lost-7.tessera." in told


# Whole games


def test_bots_play_a_whole_game() -> None:
    told = ok("play", "atlas-lost", "--seed", "3", "--players", "greedy,random", "--plain")

    assert "== The game is over" in told
    assert "wins: " in told
    assert "(AL-VIC-0" in told
    assert "== Score sheet" in told
    assert "for TP tokens (AL-TP-01)" in told


def test_a_person_can_type_a_whole_game_and_look_around_after_it() -> None:
    typed = lines("1", *["end", "stop"] * 200, "score", "log 3", "table", "? AL-TP-01", "")

    told = ok(*GAME, "--option", "turn_limit=2", "--save", "a.tessera", "--plain", typed=typed)

    assert "== The game is over" in told
    assert "Enter leaves." in told
    record = house.Record.parse(Path("a.tessera").read_text(encoding="utf-8"))
    assert house.replay(record).outcome is not None
    assert "wins" in ok("replay", "a.tessera", "--verify")


def test_a_fault_of_the_program_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> list[str]:
        raise AssertionError("we were wrong")

    monkeypatch.setattr(session_module, "read_answer", fail)

    result = tessera(*GAME, "--plain", typed=lines("1"))

    assert result.exit_code == 1
    assert "Something went wrong in Tessera itself" in result.stdout
    text = Path("fault-atlas-lost-7.tessera").read_text(encoding="utf-8")
    assert "# AssertionError: we were wrong" in text
    assert house.replay(text, verify=False).questions[0].seat == 0


# Everything of the games that a command loads and reads: modules by their game, files by their folder.
WATCHED = """
import sys
from pathlib import Path

read = set()

def heard(event, arguments):
    if event == "open" and isinstance(arguments[0], str) and arguments[0].endswith(".toml"):
        read.add(Path(arguments[0]).parts)

sys.addaudithook(heard)
sys.argv = ["tessera", "play", "atlas-lost", "--players", "greedy,random", "--seed", "1"]
from tessera.cli import main

try:
    main()
finally:
    games = ("atlas_lost", "race_for_the_galaxy", "revive", "the_warp")
    loaded = {tuple(name.split(".")) for name in sys.modules if name.startswith("tessera.")}
    found = {game for parts in loaded | read for game in games if any(part.startswith(game) for part in parts)}
    print(found, len(read) > 5, file=sys.stderr)
"""


def test_whoever_plays_one_game_loads_and_reads_no_other() -> None:
    done = subprocess.run([sys.executable, "-c", WATCHED], capture_output=True, encoding="utf-8", check=True)

    assert done.stderr.splitlines()[-1] == "{'atlas_lost'} True"


# A reader that goes away


def _head(*arguments: str, lines: int, typed: str = "") -> tuple[int, str]:
    """A command whose reader takes so many lines and leaves, as `| head` does: its exit code and its complaint."""
    with subprocess.Popen(
        (sys.executable, "-c", "from tessera.cli import main; main()", *arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as command:
        assert command.stdin is not None
        assert command.stdout is not None
        assert command.stderr is not None
        command.stdin.write(typed)
        command.stdin.flush()
        for _ in range(lines):
            assert command.stdout.readline()
        command.stdout.close()
        # Whoever sits there types on, and finds nobody listening.
        command.stdin.write(typed)
        command.stdin.close()
        complaint = command.stderr.read()
        return command.wait(30), complaint


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_game_between_bots_ends_quietly_when_its_reader_goes_away(plain: tuple[str, ...]) -> None:
    code, complaint = _head(*GAME, "--players", "random,random", *plain, lines=30)

    assert (code, complaint) == (1, "")
    assert list(Path().iterdir()) == []


def test_what_a_person_chose_is_kept_when_the_reader_goes_away() -> None:
    # Eighty lines on, the first choice has been told.
    code, complaint = _head(*GAME, "--plain", lines=80, typed=lines("1", "replenish", *["log"] * 30))

    assert (code, complaint) == (1, "")
    assert [file.name for file in Path().iterdir()] == ["atlas-lost-7.tessera"]
    record = house.Record.parse(Path("atlas-lost-7.tessera").read_text(encoding="utf-8"))
    assert "A keep" in [str(choice)[:6] for choice in record.choices]


class _Deaf(io.TextIOBase):
    """A pipe that nobody reads."""

    def write(self, text: str) -> int:
        raise BrokenPipeError(errno.EPIPE, "Broken pipe")


@for_each(
    "command",
    [
        "rules atlas-lost",
        "rules atlas-lost --coverage",
        "cards revive",
        "cards the-warp --json",
        "simulate revive --seats 2 --games 1 --players random,random",
        "play the-warp --help",
    ],
)
def test_every_command_ends_quietly_when_its_reader_goes_away(command: str) -> None:
    complaints = io.StringIO()

    with redirect_stdout(_Deaf()), redirect_stderr(complaints), pytest.raises(SystemExit) as end:
        main(command.split(), prog_name="tessera")

    # How far a simulation has come is told beside its result.
    assert (end.value.code, complaints.getvalue().removeprefix("games\n")) == (1, "")
    assert list(Path().iterdir()) == []
