"""The phrases of the commands for hosts, in English and in Japanese."""

from __future__ import annotations

from typing import Final

# Each phrase: English, Japanese. Gaps have the same names in both.
HOST_WORDS: Final[dict[str, tuple[str, str]]] = {
    # tessera backup and restore
    "backup.write": ("rows written", "書き込み"),
    "backup.done": (
        "{tables} tables with {entries} entries and {people} people written to {file}. Keep it safe.",
        "{tables}卓（記録{entries}件）と{people}人分を{file}に書き込みました。大切に保管してください。",
    ),
    "restore.check": ("rows checked", "確認"),
    "restore.restore": ("rows restored", "復元"),
    "restore.done": (
        "{tables} tables with {entries} entries and {people} people restored. Accounts sign in anew.",
        "{tables}卓（記録{entries}件）と{people}人分を復元しました。アカウントは改めてサインインしてください。",
    ),
    # tessera doctor
    "doctor.file": ("file", "ファイル"),
    "doctor.tables": ("tables", "卓"),
    "doctor.head": (
        "{tables} tables, {entries} entries, {choices} choices played again.",
        "{tables}卓、記録{entries}件、選択{choices}個を確かめました。",
    ),
    "doctor.known": (
        "{count} of these tables have not changed since they were seen well; --anew plays them again, too.",
        "このうち{count}卓は、前に異常なしと確かめてから変わっていません。--anewを付けると再び確かめます。",
    ),
    "doctor.well": ("All is well.", "異常はありません。"),
    "doctor.ill": ("Found: {wrong} wrong, {held} held, {note} notes.", "異常{wrong}件、保留{held}件、注記{note}件。"),
    "doctor.wrong": ("WRONG", "異常"),
    "doctor.held": ("HELD", "保留"),
    "doctor.note": ("NOTE", "注記"),
    "doctor.whole": ("database", "データベース"),
    "doctor.table": ("table {table}", "卓{table}"),
    "doctor.entry": ("table {table}, entry {entry}", "卓{table}、記録{entry}"),
    "doctor.finding": ("{weight}  {place}: {what}", "{weight}　{place}：{what}"),
    # tessera export
    "export.secret": (
        "Careful: {count} of these games are not over. Their records hold the seed and every sealed answer.",
        "注意：このうち{count}件は終わっていないゲームです。記録にはシードと伏せられた答えがすべて含まれます。",
    ),
    "export.written": ("{count} records written to {folder}.", "{count}件の記録を{folder}に書き出しました。"),
    "export.not_begun": (
        "Table {table} has not begun: nothing to export.",
        "卓{table}は始まっていないため、書き出すものがありません。",
    ),
    # tessera import
    "import.done": (
        "{file}: table {table}, {choices} choices; its seats are open.",
        "{file}：卓{table}、選択{choices}個。席は空いています。",
    ),
    # tessera user
    "user.added": ("Account {name} made.", "アカウント{name}を作りました。"),
    "user.password": (
        "{name} has a new password and is signed out everywhere.",
        "{name}のパスワードを変更し、すべての端末からサインアウトしました。",
    ),
    "user.removed": (
        "Account {name} removed. What it did at tables stays, without its owner.",
        "アカウント{name}を削除しました。卓での記録は持ち主なしで残ります。",
    ),
    "user.renamed": ("{old} is called {new} now.", "{old}は{new}になりました。"),
    "user.ask": ("Password", "パスワード"),
    "user.again": ("Again", "もう一度"),
    "user.sure": (
        "Remove the account {name} for good?",
        "アカウント{name}を完全に削除しますか。",
    ),
    "user.none": ("No accounts.", "アカウントはありません。"),
    # tessera serve
    "serve.ready": ("Tessera is at {address}", "Tesseraは {address} で動いています"),
    "serve.stop": ("Ctrl+C stops it.", "Ctrl+Cで止まります。"),
    # While the engine is being compiled
    "engine.making": (
        "Engine is being compiled: {percent} %. Bots will be about 6 times faster.",
        "エンジンをコンパイルしています：{percent} %。完了するとボットが約6倍速くなります。",
    ),
    "pages.making": ("Web pages are being built: {percent} %.", "ウェブページを作っています：{percent} %。"),
    "engine.meanwhile": (
        "Engine is being compiled meanwhile; bots will be about 6 times faster.",
        "その間にエンジンをコンパイルします。完了するとボットが約6倍速くなります。",
    ),
    "engine.ready": ("Bots now run compiled.", "ボットがコンパイル版で動くようになりました。"),
    "engine.interpreted": (
        "The engine stays interpreted: {reason}",
        "エンジンはインタプリタのまま動きます：{reason}",
    ),
    "engine.later": (
        "Engine is being compiled ({percent} %): your next start will be compiled, with bots about 6 times faster.",
        "エンジンをコンパイルしています（{percent} %）。次に起動するとコンパイル版になり、ボットが約6倍速くなります。",
    ),
    "engine.next": (
        "The engine has just been compiled: your next start will be compiled, with bots about 6 times faster.",
        "エンジンのコンパイルが終わりました。次に起動するとコンパイル版になり、ボットが約6倍速くなります。",
    ),
}
