"""The page at the server's own address: that it runs, and how to play. No script, no outside address."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from tessera.table.server.answers import language_of

router = APIRouter(include_in_schema=False)

_STYLE: Final = """\
body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
code { background: #8882; padding: 0.1rem 0.3rem; border-radius: 0.2rem; }
:root { color-scheme: light dark; }
"""

_PAGE: Final = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tessera</title>
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

_BODY: Final = {
    "en": """\
<p>The server is running.</p>
<p>To play in the terminal, type <code>tessera play atlas-lost</code> on this machine.</p>
<p>Programs open tables, sit down and play by the <a href="/api/openapi.json">interface described here</a>.</p>
<p><a href="/?language=ja" hreflang="ja" lang="ja">日本語</a></p>""",
    "ja": """\
<p>サーバーは動いています。</p>
<p>ターミナルで遊ぶには、このコンピューターで <code>tessera play atlas-lost --lang ja</code> と入力してください。</p>
<p>プログラムからは<a href="/api/openapi.json">こちらのインターフェース</a>で、卓を開いて遊べます。</p>
<p><a href="/?language=en" hreflang="en" lang="en">English</a></p>""",
}


@router.get("/")
async def show_page(request: Request) -> Response:
    """That the server runs, and how to play."""
    language = language_of(request)
    headers = {"Content-Language": language, "Vary": "Accept-Language", "Cache-Control": "no-cache"}
    return HTMLResponse(_PAGE.format(language=language, body=_BODY[language]), headers=headers)


@router.get("/page.css")
async def show_style() -> Response:
    """The style of the page."""
    return Response(_STYLE, media_type="text/css", headers={"Cache-Control": "max-age=3600"})
