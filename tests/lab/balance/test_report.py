"""Balance reports of arenas made by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tessera
from tessera.kernel.refusal import SetupError
from tessera.lab.arena.libraries import library
from tessera.lab.balance import Balance, Finding, Names, as_text, balance_of, write_balance
from tessera.lab.balance.deck import pieces_in_play
from tessera.lab.balance.words import WORDS
from tessera.lab.facts import categories
from tests.lab.balance.arena_folder import Line, write_arena


def report(folder: Path, lines: list[Line]) -> Balance:
    """The report of games of Atlas Lost."""
    write_arena(folder, "atlas-lost", lines, {"trees": ["culture", "economy", "science"]})
    return balance_of(folder)[0]


def finding(balance: Balance, category: str, identity: str) -> Finding:
    """What is said of one thing."""
    (found,) = [one for one in balance.of(category) if one.id == identity]
    return found


def twelve() -> list[Line]:
    """A always has SCI-01 and wins nine of twelve games; whoever wins has gone to IIS-A; all have run IS."""
    lines: list[Line] = []
    for deal, who in enumerate("AAAAAAAAABBB"):
        both = "trees:culture+economy+science tech:IS"
        won, lost = f"{both} tech:IIS-A", both
        lines.append((f"1/{deal}", who, f"{won if who == 'A' else lost} card:SCI-01", won if who == "B" else lost))
    return lines


def test_share_expectation_and_interval_of_a_card(tmp_path: Path) -> None:
    card = finding(report(tmp_path, twelve()), "card", "SCI-01")

    assert (card.seats, card.games, card.chances, card.share, card.expected) == (12, 12, 12, 0.75, 0.25)
    assert card.interval is not None
    # Nine deals differ by 1, three by -1: a spread of 0.9045 over 12 deals.
    assert card.interval.difference == 0.5
    assert card.interval.low == pytest.approx(-0.011779, abs=1e-6)
    assert card.interval.high == pytest.approx(1.011779, abs=1e-6)
    assert card.chance == pytest.approx(0.0555, abs=1e-4)
    assert card.points is not None
    # 9 times 10 and 3 times 4 points, beside the reverse.
    assert card.points.difference == pytest.approx(3.0)
    # Who has no card at all has no equal: one card or none is another group.
    assert card.adjusted is None
    assert (card.stands, card.verdict, card.source) == (False, "", "house")


def test_what_all_had_is_told_without_a_comparison(tmp_path: Path) -> None:
    tech = finding(report(tmp_path, twelve()), "tech", "IS")

    assert (tech.seats, tech.games, tech.share, tech.interval, tech.chance) == (24, 12, None, None, None)


def test_what_every_winner_did_stands(tmp_path: Path) -> None:
    tech = finding(report(tmp_path, twelve()), "tech", "IIS-A")

    assert (tech.share, tech.expected, tech.stands) == (1.0, 0.0, True)
    # Twelve games are too few to call it broken.
    assert tech.verdict == ""


def test_seats_and_tables(tmp_path: Path) -> None:
    balance = report(tmp_path, twelve())

    assert [(place.id, place.share, place.expected, place.points) for place in balance.by_seat] == [
        ("A", 0.75, 0.5, 8.5),
        ("B", 0.25, 0.5, 5.5),
    ]
    assert [place.id for place in balance.by_start] == ["1", "2"]
    (table,) = balance.tables
    assert (table.category, table.id, table.games, table.first) == ("trees", "culture economy science", 12, 0.75)
    assert (table.points, table.levels, table.reasons) == (7.0, {"greedy": 0.5}, {"technology": 12})


def test_a_shared_victory_counts_in_parts(tmp_path: Path) -> None:
    lines: list[Line] = [
        ("1/0", "AB", "card:SCI-01", ""),
        ("1/1", "", "card:SCI-01", ""),
        ("1/2", "A", "", "card:SCI-01"),
    ]

    card = finding(report(tmp_path, lines), "card", "SCI-01")

    # Half of one, half of one that nobody won, nothing of the third.
    assert card.share == pytest.approx(1 / 3)


def two_hundred() -> list[Line]:
    """SCI-01 wins and SCI-02 loses whenever it is played, SCI-03 goes both ways; who has it takes turns."""
    lines: list[Line] = []
    trees = "trees:culture+economy+science"
    for deal in range(200):
        who, other = ("A", "B") if deal % 2 else ("B", "A")
        strong, weak = f"{trees} card:SCI-01", f"{trees} card:SCI-02"
        even = f"{trees} card:SCI-03"
        had = {who: strong if deal % 4 < 2 else even, other: weak if deal % 8 < 4 else even}
        lines.append((f"1/{deal}", who, had["A"], had["B"]))
    return lines


def test_what_is_plainly_out_of_balance(tmp_path: Path) -> None:
    balance = report(tmp_path, two_hundred())

    verdicts = {one.id: one.verdict for one in balance.of("card")}
    assert (verdicts["SCI-01"], verdicts["SCI-02"], verdicts["SCI-03"]) == ("strong", "weak", "")
    # Nobody ever played other cards of the trees at the table. Those of other trees are not in question.
    assert (verdicts["SCI-30"], verdicts["CUL-01"]) == ("unused", "unused")
    assert "MIL-01" not in verdicts


def test_a_mission_is_never_too_strong(tmp_path: Path) -> None:
    # Whoever completes cq-03 wins, whoever plays build-08 as well.
    lines: list[Line] = [(f"1/{deal}", "A", "mission:cq-03 card:build-08", "") for deal in range(40)]
    lines += [(f"2/{deal}", "BA"[deal % 2], "", "") for deal in range(40)]
    write_arena(tmp_path, "the-warp", lines)

    balance = balance_of(tmp_path)[0]

    mission, card = finding(balance, "mission", "cq-03"), finding(balance, "card", "build-08")
    assert (mission.share, mission.stands, mission.verdict) == (1.0, True, "")
    assert (card.share, card.stands, card.verdict) == (1.0, True, "strong")


def gained() -> list[Line]:
    """Two games: A gains 3 and 4 points by conquest and one by trade, B two by trade in the first game."""
    return [
        ("1/0", "A", "points:conquest+3 points:prosperity+1 goal-round:round+9", "points:prosperity+2"),
        ("1/1", "A", "points:conquest+4 opening:points+2 goal-round:round+11", "opening:points+0"),
    ]


def test_what_points_were_gained_for(tmp_path: Path) -> None:
    write_arena(tmp_path, "the-warp", gained())

    conquest, prosperity, opening, goal = balance_of(tmp_path)[0].figures

    # 7 of 10 points, over four seats; of the two seats that had some, one had 3 and one 4.
    assert (conquest.id, conquest.games, conquest.share, conquest.mean) == ("conquest", 2, 0.7, 1.75)
    assert (conquest.median, conquest.spread) == (3.5, {3: 1, 4: 1})
    assert (prosperity.games, prosperity.share, prosperity.spread) == (1, 0.3, {1: 1, 2: 1})
    assert (opening.category, opening.id, opening.spread) == ("opening", "points", {0: 1, 2: 1})
    assert (goal.category, goal.median, goal.spread) == ("goal-round", 10.0, {9: 1, 11: 1})


def test_figures_are_told_on_the_page_and_in_the_terminal(tmp_path: Path) -> None:
    write_arena(tmp_path, "the-warp", gained())
    balance = balance_of(tmp_path)[0]

    lines = as_text(balance, Names("the-warp", "en")).splitlines()
    page = write_balance(balance, tmp_path, Names("the-warp", "ja"))[0].read_text(encoding="utf-8")

    start = lines.index("Where points came from")
    assert lines[start + 1 : start + 3] == [
        "  Conquest missions: 70.0%, 1.75 a seat, in 100.0% of games",
        "  Prosperity missions: 30.0%, 0.75 a seat, in 50.0% of games",
    ]
    assert "  Round: median 10; 9 in 50.0%, 11 in 50.0%" in lines
    assert '<h2 id="points">得点の内訳</h2>' in page
    assert "<td>征服ミッション</td>" in page


def test_files_and_page(tmp_path: Path) -> None:
    balance = report(tmp_path, two_hundred())

    files = write_balance(balance, tmp_path, Names("atlas-lost", "en"))

    assert [file.name for file in files] == ["balance.html", "balance.json", "balance.parquet"]
    page = files[0].read_text(encoding="utf-8")
    assert "Balance: Atlas Lost" in page
    assert "200 games on 200 deals, 2 seats, played by greedy" in page
    assert "who is ahead plays more cards" in page
    assert "(SCI-01): wins 100.0% instead of 33.3%, in 100 games." in page
    assert page.count('class="bar more stands"') == 1
    assert "http" not in page
    data = json.loads(files[1].read_text(encoding="utf-8"))
    assert (data["game"], data["games"], data["seats"]) == ("atlas-lost", 200, 2)
    table = {row["id"]: row for row in library("pyarrow.parquet", "lab").read_table(files[2]).to_pylist()}
    assert (table["SCI-01"]["verdict"], table["SCI-01"]["share"]) == ("strong", 1.0)


def test_the_page_in_japanese(tmp_path: Path) -> None:
    balance = report(tmp_path, two_hundred())

    page = write_balance(balance, tmp_path, Names("atlas-lost", "ja"), tmp_path / "page.html")[0]

    text = page.read_text(encoding="utf-8")
    assert '<html lang="ja">' in text
    assert "バランス：アトラスロスト" in text
    assert "科学、経済、文化" in text or "文化、経済、科学" in text
    assert "明らかにバランスを欠くもの" in text


def test_the_text_tells_both_ends_of_each_list(tmp_path: Path) -> None:
    text = as_text(report(tmp_path, two_hundred()), Names("atlas-lost", "en"))

    lines = text.splitlines()
    assert lines[2] == "Wins by seat: A 50.0% ± 6.9, B 50.0% ± 6.9"
    assert any("most" in line and "(SCI-01): 100.0% instead of 33.3%" in line for line in lines)
    assert any("least" in line and "(SCI-02): 0.0% instead of 66.7%" in line for line in lines)


def test_a_folder_without_an_arena_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"holds no finished arena: report\.json is missing") as refusal:
        balance_of(tmp_path)

    assert "終了したアリーナがありません" in refusal.value.text("ja")


def test_every_category_has_a_title_in_both_languages() -> None:
    named = {f"category.{category.name}" for game in tessera.games() for category in categories(game)}

    assert len(named) == 19
    assert all(all(WORDS[key]) for key in named)


def test_what_stays_in_the_box_is_not_in_play() -> None:
    pieces = pieces_in_play("race-for-the-galaxy", 2, {"sets": "set3"})

    # Set 2 replaces Gambling World by another one.
    assert {"gambling-world-set2", "rebel-base", "old-earth"} <= pieces
    assert "gambling-world" not in pieces
