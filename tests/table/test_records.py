"""Records at the table: out of a match, into a match, and the archive of a finished game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tessera
from tessera.games import find
from tessera.kernel.game import Game
from tessera.kernel.record import Record
from tessera.kernel.refusal import RecordError
from tessera.table import records
from tessera.table.conduct import answer
from tessera.table.journal import AnyAct, Chose, Engaged, Resigned, Said, Sat, Started, Undone
from tessera.table.match import Founding, Match
from tessera.table.terms import Terms
from tessera.table.troubles import NotNow
from tests.games.atlas_lost.pack_folder import CRATE, GAIN, pack

ATLAS = find("atlas-lost")
# Computed once by hand: printf 'tessera deal 1\n7' | sha256sum
DEAL_OF_7 = "b89d6cff023e1c64a20f289439facf43f6ccefb6b600f911bb6909c64b88baf5"


def played(choices: int, seed: str = "7") -> Game:
    """A game in which everybody takes what is offered first."""
    game = tessera.start("atlas-lost", seats=2, seed=seed)
    for _ in range(choices):
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])
    return game


def matched(acts: list[AnyAct], founding: Founding | None = None) -> Match:
    """The match of a journal."""
    terms = Terms("atlas-lost", 2, name="Evening")
    match = Match(founding or Founding("t1", terms, "7", records.deal_of("7"), "ada", ATLAS.version()))
    for number, act in enumerate(acts, start=1):
        match.take(1000 * number, act, "ada", f"client-{number}")
    return match


def seated() -> list[AnyAct]:
    """Ada plays against a bot."""
    return [Sat(0, "ada", "Ada"), Engaged(1, "random"), Started()]


def test_the_deal_is_a_hash_that_anybody_can_compute() -> None:
    assert records.deal_of("7") == DEAL_OF_7
    assert records.deal_of("8") != DEAL_OF_7


def test_the_record_of_a_match_carries_its_deal_and_verifies() -> None:
    match = matched(seated())
    for number in range(4, 10):
        question = match.game and match.game.questions[0]
        assert question
        act = answer(match, question.seat, [option.id for option in question.options[: question.pick[0]]], "person")
        match.take(1000 * number, act)

    text = str(records.record_of(match))

    assert f"\nseed 7\ndeal {DEAL_OF_7}\noption " in text
    assert Record.parse(text).deal == DEAL_OF_7
    assert str(Record.parse(text)) == text
    assert tessera.replay(text) == played(6)


def test_there_is_no_record_before_the_game() -> None:
    with pytest.raises(NotNow, match="has not begun"):
        records.record_of(matched(seated()[:2]))


def test_a_record_becomes_a_journal_that_gives_the_same_record() -> None:
    record = played(20).record()

    founding = records.founding_from(record, "t2", "ada", Terms("", 0, name="Again", visibility="private"))
    acts = records.acts_from(record, None, ATLAS)
    match = matched(acts, founding)

    assert acts[0] == Started()
    assert all(isinstance(act, Chose) and act.hand == "record" for act in acts[1:])
    assert (match.held, match.status, len(match.chosen)) == ("", "running", 20)
    assert match.game == played(20)
    assert isinstance(acts[-1], Chose)
    assert acts[-1].fingerprint == record.fingerprint
    assert (founding.terms.game, founding.terms.seats, founding.terms.name) == ("atlas-lost", 2, "Again")
    assert (founding.seed, founding.deal, founding.terms.visibility) == ("7", DEAL_OF_7, "private")
    again = records.record_of(match)
    assert again.deal == DEAL_OF_7
    again.deal = ""
    assert str(again) == str(record)


def test_a_record_goes_on_from_any_point() -> None:
    record = played(20).record()

    acts = records.acts_from(record, 5, ATLAS)
    match = matched(acts, records.founding_from(record, "t2", "ada", Terms("", 0)))

    assert len(acts) == 6
    assert match.game == played(5)
    assert records.acts_from(record, 0, ATLAS) == [Started()]
    with pytest.raises(RecordError) as problem:
        records.acts_from(record, 21, ATLAS)
    assert str(problem.value) == "The record has only 20 choices. Stop at one of them."
    assert problem.value.text("ja") == "記録にある選択は20個です。その範囲の数を指定してください。"


@pytest.mark.parametrize("line", ["A nonsense", "B nonsense", "H nonsense", "A -"])
def test_a_choice_that_does_not_fit_is_named(line: str) -> None:
    text = str(played(3).record()).rstrip("\n").rsplit("\n", 1)[0] + f"\n{line}\n"

    with pytest.raises(RecordError, match=rf"Choice 3 \({line}\) does not fit the game"):
        records.acts_from(Record.parse(text), None, ATLAS)


def test_what_is_held_comes_out_as_it_was_played() -> None:
    record = played(6).record()
    acts = records.acts_from(record, None, ATLAS)
    broken = acts[4]
    assert isinstance(broken, Chose)
    acts[4] = msgspec.structs.replace(broken, trail="0" * 32)
    match = matched(acts)

    told = records.record_of(match)

    assert match.held == "entry 5"
    assert told.choices == record.choices
    assert told.fingerprint == record.fingerprint
    assert told.deal == DEAL_OF_7


def test_what_was_taken_back_is_not_in_the_record_of_a_held_game() -> None:
    acts = records.acts_from(played(4).record(), None, ATLAS)
    first = acts[1]
    assert isinstance(first, Chose)
    broken: list[AnyAct] = [acts[0], msgspec.structs.replace(first, trail="0" * 32), *acts[2:], Undone(0, 2)]

    told = records.record_of(matched(broken))

    assert told.choices == played(2).choices


def test_a_table_whose_pack_is_gone_can_still_be_recorded() -> None:
    terms = Terms("atlas-lost", 2, packs=("nowhere/pack",), pack_hashes=("ab" * 32,))
    founding = Founding("t3", terms, "7", records.deal_of("7"), "ada", ATLAS.version())
    match = matched(seated(), founding)

    told = str(records.record_of(match))

    assert match.held == "set-up"
    assert f"\npack {'ab' * 32} nowhere/pack\n" in told


def test_a_table_whose_pack_was_changed_is_held_and_keeps_the_hash_it_was_opened_with(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + f"effects = [{GAIN}]\n")
    opened_with = ATLAS.pack_hash(str(folder))
    terms = Terms("atlas-lost", 2, packs=(str(folder),), pack_hashes=(opened_with,))
    founding = Founding("t4", terms, "7", records.deal_of("7"), "ada", ATLAS.version())
    assert matched(seated(), founding).held == ""

    for file in folder.glob("*.toml"):
        file.write_text(file.read_text() + "\n# A remark more.\n")
    match = matched(seated(), founding)

    assert match.held == "set-up"
    assert "is not the one that the table was opened with" in match.held_because
    assert records.record_of(match).packs == ((str(folder), opened_with),)


def test_an_archive_tells_the_game_and_the_talk_by_name_and_nothing_of_devices() -> None:
    acts = [
        *seated(),
        Said(0, "Ada", "Good luck!"),
        Said(-1, "Bob", "Hello"),
        Resigned(0, "greedy"),
    ]
    match = matched(acts)
    match.stand(0, "keep", ("SECRET-PICK",))

    archive = records.archive_of(match)
    told = msgspec.json.encode(archive).decode()

    assert (archive.format, archive.table, archive.deal, archive.seed) == ("tessera archive 1", "t1", DEAL_OF_7, "7")
    assert [(seat.letter, seat.name, seat.resigned) for seat in archive.seats] == [("A", "Ada", True), ("B", "", False)]
    assert [entry.kind for entry in archive.log] == ["sat", "engaged", "started", "said", "said", "resigned"]
    assert archive.log[3].lines == {"en": ("Good luck!",), "ja": ("Good luck!",)}
    assert archive.log[5].lines == {"en": ("Seat A resigned.",), "ja": ("席Aが投了しました。",)}
    assert [entry.at for entry in archive.log] == [1000, 2000, 3000, 4000, 5000, 6000]
    assert archive.outcome["en"].winners == (1,)
    assert archive.outcome["ja"].remark == "ほかの全員が投了しました。"
    assert tessera.replay(archive.record) == played(0)
    assert "SECRET-PICK" not in told
    assert "client-" not in told
    assert '"ada"' not in told


def test_a_game_that_is_not_over_is_not_archived() -> None:
    with pytest.raises(NotNow, match="not over"):
        records.archive_of(matched(seated()))
