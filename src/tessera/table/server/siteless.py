"""What the server shows where a page of the web client should be, as long as there is no client.

It has neither script nor style inside it, for the server allows none. A page that waits asks again by itself, and
changes only the line that tells how far things are.
"""

from __future__ import annotations

from typing import Final

from fastapi import Request
from starlette.responses import HTMLResponse, Response

from tessera.table.engine import Making
from tessera.table.server.answers import language_of

_STYLE: Final = """\
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
code { background: #8882; padding: 0.1rem 0.3rem; border-radius: 0.2rem; }
progress { width: 100%; height: 0.75rem; accent-color: #c8862e; }
:root { color-scheme: light dark; }
"""

# Every two seconds it looks whether the pages are there; a server that is started anew meanwhile is waited for.
_SCRIPT: Final = """\
const again = async () => {
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const told = page.getElementById('progress');
    if (!told) return location.reload();
    document.getElementById('progress').replaceWith(told);
  } catch {}
  setTimeout(again, 2000);
};
setTimeout(again, 2000);
"""

_PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{head}<title>Tessera</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>Tessera</h1>
{body}
</main>
</body>
</html>
"""

# There is no client, and none is coming.
_NONE: Final = {
    "en": """\
<p>The server is running, but its web pages have not been built.</p>
<p>To build them, type <code>make web</code> in Tessera's folder and load this page again; or install a released
package, which brings them along.</p>
<p>To play in the terminal, type <code>tessera play atlas-lost</code>,
<code>tessera play race-for-the-galaxy</code>, <code>tessera play revive</code> or
<code>tessera play the-warp</code> on this machine.</p>
<p>Programs open tables, sit down and play by the <a href="/api/openapi.json">interface described here</a>.</p>
<p><a href="/?language=ja" hreflang="ja" lang="ja">日本語</a></p>""",
    "ja": """\
<p>サーバーは動いていますが、ウェブページがまだ作られていません。</p>
<p>作るには、Tesseraのフォルダーで <code>make web</code> と入力し、このページを読み込み直してください。
公開されたパッケージを入れる場合は、はじめから含まれています。</p>
<p>ターミナルで遊ぶには、このコンピューターで <code>tessera play atlas-lost --lang ja</code>、
<code>tessera play race-for-the-galaxy --lang ja</code>、<code>tessera play revive --lang ja</code> または
<code>tessera play the-warp --lang ja</code> と入力してください。</p>
<p>プログラムからは<a href="/api/openapi.json">こちらのインターフェース</a>で、卓を開いて遊べます。</p>
<p><a href="/?language=en" hreflang="en" lang="en">English</a></p>""",
}

# The client is being built.
_COMING: Final = {
    "en": """\
<p>Tessera is being set up: its web pages are being built. This page opens by itself as soon as they are there.</p>
<div id="progress">{progress}</div>
<p>To play in the terminal meanwhile, open a second one, go to Tessera's folder and type <code>make terminal</code>.</p>
<p><a href="?language=ja" hreflang="ja" lang="ja">日本語</a></p>""",
    "ja": """\
<p>Tesseraを準備しています。ウェブページを作っているところです。できあがると、このページは自動で開きます。</p>
<div id="progress">{progress}</div>
<p>その間ターミナルで遊ぶには、もう一つターミナルを開き、Tesseraのフォルダーで
<code>make terminal ARGS="--lang ja"</code> と入力してください。</p>
<p><a href="?language=en" hreflang="en" lang="en">English</a></p>""",
}

_PROGRESS: Final = {
    ("pages", "en"): "Web pages are being built: {percent} %",
    ("pages", "ja"): "ウェブページを作っています：{percent} %",
    ("engine", "en"): "Engine is being compiled: {percent} %",
    ("engine", "ja"): "エンジンをコンパイルしています：{percent} %",
}


def notice(request: Request, status: int) -> Response:
    """That the server runs, that there are no pages, and what to do."""
    language = language_of(request)
    return _page(language, "", _NONE[language], status, "no-cache")


def waiting(request: Request, status: int, making: Making | None) -> Response:
    """That the pages are being built, and how far they are; it asks again by itself."""
    language = language_of(request)
    head = '<script src="/page.js" defer></script>\n'
    # It must not stand in the way of the page itself.
    return _page(language, head, _COMING[language].format(progress=_bar(making, language)), status, "no-store")


def _page(language: str, head: str, body: str, status: int, keeping: str) -> Response:
    headers = {"Content-Language": language, "Vary": "Accept-Language", "Cache-Control": keeping}
    return HTMLResponse(_PAGE.format(language=language, head=head, body=body), status, headers)


def _bar(making: Making | None, language: str) -> str:
    if making is None or not making.of:
        return ""
    percent = making.percent
    words = _PROGRESS[making.part, language].format(percent=percent)
    return f'<p><label for="done">{words}</label> <progress id="done" max="100" value="{percent}"></progress></p>'


async def show_style() -> Response:
    """The style of these pages."""
    return Response(_STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})


async def show_script() -> Response:
    """The script of a page that waits."""
    return Response(_SCRIPT, media_type="text/javascript", headers={"Cache-Control": "max-age=3600"})
