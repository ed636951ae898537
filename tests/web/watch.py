"""A browser window that is watched: an error in its console, a breach of the server's policy or a request to another
machine fails the test, whatever else it was about."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError

# The browser tells breaches of the policy to the page alone.
_TELL_BREACHES = """\
window.breaches = [];
addEventListener('securitypolicyviolation', (event) =>
  window.breaches.push(`${event.effectiveDirective}: ${event.blockedURI || event.sourceFile}`));
"""


class Watch:
    """What went wrong in the windows of one person."""

    def __init__(self, context: BrowserContext, is_expected: Callable[[str], bool] = lambda text: False) -> None:
        self._context = context
        # Tests that cut connections expect the browser to say so.
        self._is_expected = is_expected
        self.faults: list[str] = []
        context.add_init_script(_TELL_BREACHES)
        context.on("console", self._console)
        context.on("weberror", self._script)
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self._is_expected(message.text):
            self.faults.append(f"console {message.type}: {message.text}")

    def _script(self, error: WebError) -> None:
        if not self._is_expected(str(error.error)):
            self.faults.append(f"script: {error.error}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.hostname not in ("127.0.0.1", "localhost"):
            self.faults.append(f"a request leaves this machine: {request.url}")

    def look(self, page: Page) -> None:
        """Look at a window before it is closed."""
        breaches = page.evaluate("window.breaches ?? []")
        self.faults += [f"policy: {breach}" for breach in breaches]

    def close(self) -> None:
        """Close all windows; whatever went wrong is told now."""
        for page in self._context.pages:
            self.look(page)
        self._context.close()
        assert not self.faults, "\n".join(self.faults)
