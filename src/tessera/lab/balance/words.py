"""Every phrase of a balance report, in English and in Japanese."""

from __future__ import annotations

from typing import Final

from tessera.kernel.phrasebook import Phrasebook

# Each phrase: English, Japanese. Gaps have the same names in both.
WORDS: Final[dict[str, tuple[str, str]]] = {
    # What is told of seats
    "category.trees": ("Tech Trees at the table", "使用したテックツリー"),
    "category.tech": ("Techs sent a team to, or run", "先遣隊を送った、または実行したテック"),
    "category.card": ("Cards played", "プレイしたカード"),
    "category.start": ("Start worlds", "初期世界"),
    "category.goal": ("Goals reached", "達成したゴール"),
    "category.tribe": ("Tribes", "部族"),
    "category.machine": ("Special machines", "特殊マシン"),
    "category.module": ("Modules installed", "設置したモジュール"),
    "category.technology": ("Technologies", "技術"),
    "category.crate": ("Crates opened", "開けたクレート"),
    "category.artifact-card": ("Artifact cards", "アーティファクトカード"),
    "category.race": ("Races led", "率いた種族"),
    "category.mission": ("Missions completed", "達成したミッション"),
    "category.reward": ("Reward cards used", "使った報酬カード"),
    "category.guardian": ("Guardian of the Warp Gate", "ワープゲートのガーディアン"),
    "category.points": ("Where points came from", "得点の内訳"),
    "category.opening": ("Points after the first round", "第1ラウンド終了時の点"),
    "category.goal-round": ("Round in which the Endgame was triggered", "終盤に入ることが決まったラウンド"),
    "category.gate": ("The Warp Gate", "ワープゲート"),
    "points.progress": ("Progress missions", "進歩ミッション"),
    "points.prosperity": ("Prosperity missions", "繁栄ミッション"),
    "points.conquest": ("Conquest missions", "征服ミッション"),
    "points.pioneering": ("Pioneering missions", "開拓ミッション"),
    "points.gate": ("The Warp Gate", "ワープゲート"),
    "points.other": ("Other", "その他"),
    "opening.points": ("Points", "点"),
    "goal-round.round": ("Round", "ラウンド"),
    "gate.taken": ("Taken at least once", "1回以上征服した"),
    "tree.science": ("Science", "科学"),
    "tree.economy": ("Economy", "経済"),
    "tree.culture": ("Culture", "文化"),
    "tree.religion": ("Religion", "宗教"),
    "tree.military": ("Military", "軍事"),
    "source.house": ("house", "独自設定"),
    # The page
    "title": ("Balance: {game}", "バランス：{game}"),
    "games": (
        "{games} games on {deals} deals, {seats} seats, played by {players}",
        "{games}ゲーム（配り方{deals}通り）、{seats}席、プレイヤー：{players}",
    ),
    "read.title": ("How to read this page", "このページの読み方"),
    "read.share": (
        (
            "“Wins” is the share of victories of seats that had a thing (a shared one counts in parts). “Expected” is "
            "the share of seats with the same kind of player that could have had it and did not."
        ),
        (
            "「勝率」は、それを持っていた席の勝利の割合です（同時勝利は等分）。「基準」は、同じ種類のプレイヤーで、"
            "持つことができたのに持っていなかった席の割合です。"
        ),
    ),
    "read.interval": (
        (
            "The bar is the difference with an interval that holds the truth in 95 of 100 cases. Games of one deal "
            "belong together, so it is computed over deals."
        ),
        "棒は差と95%信頼区間です。同じ配り方のゲームは独立ではないため、配り方を単位に計算しています。",
    ),
    "read.luck": (
        (
            "Whoever looks at many cards finds some that differ by luck alone. Only what a filled dot marks still "
            "stands when all are looked at together (at most 1 in 20 of them is luck)."
        ),
        (
            "多くのカードを調べれば、偶然だけで差が出るものもあります。全体をまとめて見ても差があると言えるもの"
            "（そのうち偶然は20分の1以下）だけを、塗りつぶした点で示します。"
        ),
    ),
    "read.cause": (
        (
            "Winning is not caused by everything that winners do: who is ahead plays more cards. So the column “among "
            "equals” compares only seats that had about as many things of that kind."
        ),
        (
            "勝者のしたことがすべて勝因とは限りません。優勢な席ほど多くのカードをプレイします。「同数比較」の列では、"
            "同じくらいの枚数を持った席どうしだけを比べています。"
        ),
    ),
    "read.bots": (
        "All of it is true for these players: others may find uses that they overlook.",
        "いずれもこのプレイヤーたちについての結果です。別のプレイヤーなら違う使い道を見つけるかもしれません。",
    ),
    "broken.title": ("Plainly out of balance", "明らかにバランスを欠くもの"),
    "broken.none": ("Nothing is plainly out of balance.", "明らかにバランスを欠くものはありません。"),
    "broken.few": (
        "Nothing here was played often enough to call it plainly out of balance ({games} games).",
        "明らかにバランスを欠くと言えるほどゲーム数がありません（{games}ゲーム）。",
    ),
    "broken.strong": (
        "{name}: wins {share} instead of {expected}, in {games} games.",
        "{name}：勝率{share}（基準{expected}）、{games}ゲーム。",
    ),
    "broken.weak": (
        "{name}: wins only {share} instead of {expected}, in {games} games.",
        "{name}：勝率わずか{share}（基準{expected}）、{games}ゲーム。",
    ),
    "broken.unused": (
        "Never used, though in play in {chances} games or more: {names}.",
        "{chances}ゲーム以上で使えたのに、一度も使われなかったもの：{names}。",
    ),
    "broken.rule": (
        (
            "That is: it differs by more than luck, also among equals, was there in {games} games or more, and wins "
            "twice as often as expected, loses half as often, or wins half as often; or is never used in {unused}. "
            "What is worth points itself, such as a mission, is never called too strong."
        ),
        (
            "基準：偶然では説明できない差が同数比較でもあり、{games}ゲーム以上で使われ、勝率が基準の2倍以上、"
            "負ける割合が半分以下、または勝率が半分以下。あるいは{unused}ゲーム以上で一度も使われなかったもの。"
            "ミッションなど、それ自体が得点になるものは「強すぎる」とはみなしません。"
        ),
    ),
    "seats.title": ("Seats", "席"),
    "seats.seat": ("Seat {id}", "席{id}"),
    "starts.title": ("Order of the start", "開始時の順番"),
    "starts.place": ("Number {id}", "{id}番目"),
    "endings.title": ("How the games ended", "ゲームの終わり方"),
    "column.games": ("Games", "ゲーム"),
    "column.used": ("Had in", "使用率"),
    "column.share": ("Wins", "勝率"),
    "column.expected": ("Expected", "基準"),
    "column.plot": ("Difference", "差"),
    "column.adjusted": ("Among equals", "同数比較"),
    "column.points": ("Points", "得点差"),
    "column.mean": ("Mean points", "平均得点"),
    "column.first": ("The first wins", "先手の勝率"),
    "column.part": ("Part of all", "全体に占める割合"),
    "column.a-seat": ("A seat", "1席あたり"),
    "column.median": ("Median", "中央値"),
    "column.spread": ("How often", "分布"),
    "few": (
        "{count} more, had in fewer than {deals} deals: too few to tell",
        "ほか{count}件（{deals}回未満のため判断できません）",
    ),
    "unused": ("Never used: {count}", "一度も使われなかったもの：{count}"),
    "in_games": ("{name} ({chances} games)", "{name}（{chances}ゲーム）"),
    "comma": (", ", "、"),
    "foot": (
        "Written by Tessera {version}. Difference in percentage points; sort by clicking a heading.",
        "Tessera {version}で作成。差はパーセントポイント。見出しをクリックすると並べ替えられます。",
    ),
    # The text in the terminal
    "text.most": ("  most", "  高い"),
    "text.least": ("  least", "  低い"),
    "text.line": (
        "{name}: {share} instead of {expected} ({difference} ± {width}, {games} games){mark}",
        "{name}：勝率{share}、基準{expected}（{difference}±{width}、{games}ゲーム）{mark}",
    ),
    "text.stands": (" *", " *"),
    "text.nothing": ("  too few games to tell", "  ゲーム数が足りません"),
    "text.part": (
        "  {name}: {share}, {mean} a seat, in {used} of games",
        "  {name}：{share}、1席あたり{mean}、{used}のゲーム",
    ),
    "text.figure": ("  {name}: median {median}; {spread}", "  {name}：中央値{median}、{spread}"),
    "text.number": ("{number} in {share}", "{number}は{share}"),
    "text.unused": ("  never used: {names}", "  未使用：{names}"),
    "text.more": ("{names} and {count} more", "{names}、ほか{count}件"),
    "text.star": (
        "* differs by more than luck, all that was looked at considered. Who is ahead plays more cards: see the page.",
        "* 全体を考慮しても偶然では説明できない差。優勢な席ほど多くプレイする点に注意（詳しくはページ参照）。",
    ),
    "text.seats": ("Wins by seat: {seats}", "席ごとの勝率：{seats}"),
    "text.starts": ("Wins by order of the start: {seats}", "開始順ごとの勝率：{seats}"),
    "text.place": ("{id} {share} ± {width}", "{id} {share}±{width}"),
    "text.written": ("Written: {files}", "出力：{files}"),
}
_BOOK: Final = Phrasebook(WORDS)
say = _BOOK.say
word = _BOOK.word


def percent(share: float) -> str:
    """A share as people read it.

    >>> percent(0.5)
    '50.0%'
    """
    return f"{share:.1%}"


def number(difference: float) -> str:
    """A difference with its sign.

    >>> number(3.44), number(-0.5), number(-0.01)
    ('+3.4', '−0.5', '0.0')
    """
    told = f"{difference:+.1f}".replace("-", "−")
    return "0.0" if told in ("+0.0", "−0.0") else told


def signed(difference: float) -> str:
    """A difference of shares in percentage points, with its sign.

    >>> signed(0.034), signed(-0.5)
    ('+3.4', '−50.0')
    """
    return number(difference * 100)
