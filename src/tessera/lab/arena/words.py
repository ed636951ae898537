"""The words of arenas, in English and in Japanese: for the report and for the command."""

from __future__ import annotations

from typing import Final

from tessera.kernel.phrasebook import Phrasebook

# Each phrase: English, Japanese. Gaps have the same names in both.
WORDS: Final[dict[str, tuple[str, str]]] = {
    # The report
    "title": ("Arena: {game}", "アリーナ：{game}"),
    "subtitle": (
        "games: {games}, deals: {deals}, seats: {seats}, players: {players}, seed: {seed}",
        "{games}ゲーム（{deals}種の配り）、{seats}席、プレイヤー{players}人、シード{seed}",
    ),
    "standings": ("Standings", "順位"),
    "player": ("player", "プレイヤー"),
    "rating": ("rating", "レーティング"),
    "games": ("games", "ゲーム数"),
    "wins": ("won", "勝ち"),
    "draws": ("drawn", "引き分け"),
    "win_share": ("win share", "勝率"),
    "interval": ("95 % interval", "95 %区間"),
    "mean_points": ("mean points", "平均得点"),
    "decisions": ("decisions per game", "1ゲームの選択数"),
    "per_move": ("time per move (wall)", "1手の時間（経過）"),
    "longest": ("longest move (wall)", "最長の1手（経過）"),
    "faults": ("faults", "失敗"),
    "ratings": ("Ratings", "レーティング"),
    "ratings.meaning": (
        "OpenSkill (Plackett-Luce); everybody begins with 25. With 95 % probability the strength lies on the line.",
        "OpenSkill（Plackett-Luce）。全員25から始まります。線は95 %の確率で強さが入る範囲です。",
    ),
    "shares": ("Share of victories", "勝率"),
    "shares.meaning": (
        "A shared victory counts in parts. The dashed line is what equals would win.",
        "勝利を分け合った場合は等分します。破線は全員が互角のときの値です。",
    ),
    "cross": ("Who beats whom", "対戦成績"),
    "cross.meaning": (
        "How often the player of the row ended before the player of the column; equal places count half.",
        "行のプレイヤーが列のプレイヤーより上位だった割合です。同順位は半分と数えます。",
    ),
    "cross.games": ("{count} meetings", "{count}回"),
    "by_seat": ("Victories by seat", "席ごとの勝率"),
    "by_seat.meaning": (
        "Everybody sat in every seat equally often, so a difference belongs to the seat.",
        "全員がどの席にも同じ回数座ったので、差は席によるものです。",
    ),
    "by_position": ("Victories by start position", "開始順ごとの勝率"),
    "by_position.meaning": (
        "Position 1 begins, or stands first in the order that the game draws up at its start.",
        "1番は最初に手番を行う席、またはゲーム開始時に決まる順番の先頭です。",
    ),
    "seat": ("Seat {seat}", "席{seat}"),
    "position": ("Position {position}", "{position}番"),
    "everybody": ("everybody", "全員"),
    "moves": ("Moves and time", "手数と時間"),
    "moves.meaning": (
        "Processor time; small, the time on the wall. Lines go from mean to longest; each tick is ten times the last.",
        "プロセッサ時間です。小さい字は経過時間。線は平均から最長の1手まで、目盛りは1つごとに10倍です。",
    ),
    "reasons": ("How games ended", "ゲームの終わり方"),
    "reading": ("How to read this", "この報告の読み方"),
    "reading.deals": (
        "Every deal was played in all turns of the table, by all combinations of players: its luck cancels out.",
        "どの配りも、席順を一巡させ、すべての組み合わせで対戦しました。配りの運は打ち消し合います。",
    ),
    "reading.interval": (
        "Intervals are Wilson's for 95 %: of a hundred arenas with other seeds, some 95 would hold the true share.",
        "割合の区間は95 %のウィルソン区間です。別のシードで100回行えば、約95回は真の割合を含みます。",
    ),
    "reading.unit": (
        "Games on one deal may go together; the more they do, the fewer games they count as: one per deal at least.",
        "同じ配りのゲームは結果が連動しがちです。連動する分だけ少なく数えますが、1つの配りを1ゲーム未満とは数えません。",
    ),
    "reading.rating": (
        "Ratings follow the games in the order of the schedule; a rating minus three deviations is its ordinal.",
        "レーティングは対戦表の順に計算します。値から標準偏差の3倍を引いたものがordinalです。",
    ),
    "reading.again": (
        "The same command gives the same games, with any number of workers. Only the times differ.",
        "同じコマンドからは、プロセス数によらず同じゲームが得られます。変わるのは時間だけです。",
    ),
    "reading.files": (
        "All games are in games.parquet, what each seat had and did in facts.parquet, these figures in report.json.",
        "全ゲームはgames.parquet、各席が持ち行ったことはfacts.parquet、この報告の数値はreport.jsonにあります。",
    ),
    "options": ("Set-up", "設定"),
    "no_result": ("–", "–"),
    # Remarks
    "note.rounded": (
        "Each combination played {played} games, not {asked}, so that every deal was played in all turns of the table.",
        "どの配りも席順を一巡させるため、各組み合わせは{asked}ゲームではなく{played}ゲーム行いました。",
    ),
    "note.clock": (
        "{players}: thinks by the clock, so another run may differ. Give it iterations, not seconds, to repeat it.",
        "{players}は時間で区切って考えるため、結果は毎回変わり得ます。再現するには秒数でなくiterationsを使います。",
    ),
    "note.faults": (
        "{faults} times a player failed and the first legal answer stood in for it: its results say little.",
        "プレイヤーが{faults}回失敗し、最初の合法手で代用しました。その成績は割り引いて見てください。",
    ),
    # The command
    "bar": ("games", "ゲーム"),
    "stopped": (
        "Stopped after {done} of {games} games. They are kept in {folder}; the same command goes on from there.",
        "{games}ゲーム中{done}ゲームで中断しました。結果は{folder}に保存されています。同じコマンドで続きから再開します。",
    ),
    "written": ("Written to {folder}: {files}", "{folder}に書き出しました：{files}"),
    "length": (
        "{decisions} decisions per game, {draws} games drawn",
        "1ゲーム平均{decisions}回の選択、引き分け{draws}ゲーム",
    ),
}
_BOOK: Final = Phrasebook(WORDS)
phrase = _BOOK.say


def percent(share: float) -> str:
    """A share as people read it.

    >>> percent(0.625)
    '62.5 %'
    """
    return f"{100 * share:.1f} %"


def duration(seconds: float) -> str:
    """A time in a unit that suits it.

    >>> duration(0.00042), duration(0.0213), duration(3.25)
    ('0.42 ms', '21 ms', '3.2 s')
    """
    if seconds < 0.01:
        return f"{1000 * seconds:.2f} ms"
    return f"{1000 * seconds:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"


def remarks(figures: dict[str, object], language: str) -> list[str]:
    """What whoever reads these figures should know."""
    found: list[str] = []
    asked, played = figures["games_asked"], figures["games_each"]
    if asked != played:
        found.append(phrase("note.rounded", language, asked=asked, played=played))
    clock = figures["by_the_clock"]
    if isinstance(clock, list) and clock:
        found.append(phrase("note.clock", language, players=", ".join(clock)))
    if figures["faults"]:
        found.append(phrase("note.faults", language, faults=figures["faults"]))
    return found
