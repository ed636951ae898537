"""A person with a browser, for measuring: opens tables, plays on by requests, and looks at tables in windows."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    Page,
    Playwright,
    Route,
    StorageState,
    WebSocketRoute,
)

from tessera.kernel.chance import Chance, key_of
from tools.web_bench_six import Widening, widened

Json = dict[str, Any]

LAPTOP: Final = (1366, 768)
LARGE: Final = (1920, 1080)
# What is there once a page shows what it is about.
DRAWN: Final = {"table": "[data-part='board'] [data-piece]", "home": "main .cover svg"}
# How long anything is waited for, in milliseconds, before the measurement is given up.
PATIENCE: Final = 30_000
# How long a person looks at a question before they click: what the page does meanwhile is not what they wait for.
LOOK: Final = 250
# After so many choices something is wrong with the game rather than with its speed.
_MOST_CLICKS: Final = 2000

# Runs in the page before everything else. A moment is when the frame has been handed over to be drawn: animation frames
# are asked just before that, and a message that is sent then arrives just after it.
_STOPWATCH: Final = """(() => {
  const bench = (window.bench = { board: null, choices: [], isReady: false, next: null, asked: null });
  const whenDrawn = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  const question = () => document.querySelector("[data-part='question']");
  const version = () => question()?.dataset.version ?? '';
  let clicked = null;
  addEventListener(
    'click',
    (event) => {
      const isMine = question()?.contains(event.target);
      if (isMine) clicked = { at: event.timeStamp, version: version() };
    },
    true,
  );
  const look = () => {
    if (!bench.isReady && document.querySelector("[data-part='board'] [data-piece]")) {
      bench.isReady = true;
      whenDrawn((at) => (bench.board = at));
    }
    if (clicked && version() !== clicked.version) {
      const { at } = clicked;
      clicked = null;
      whenDrawn((end) => bench.choices.push(end - at));
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-version', 'data-status', 'data-piece'],
  });

  // The question is looked for first: while there is one, the game is not over.
  const isOver = () => document.querySelector('[data-status]')?.dataset.status === 'over';
  bench.asked = () => {
    if (version()) return question().getAttribute('aria-busy') === 'true' ? '' : 'asked';
    return isOver() ? 'over' : '';
  };
  // Where to click next: on what takes the picked things, on an option, or on a group of them.
  bench.next = (number) => {
    const here = question();
    const seen = (selector) => [...here.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const group = here.querySelector("[data-group][aria-expanded='true']")?.dataset.group;
    const options = seen("[data-option]:not([aria-pressed='true'], [aria-disabled='true'])");
    const within = options.filter((one) => one.dataset.option.startsWith(`${group} `));
    const all = [...options, ...seen("[data-group][aria-expanded='false']")];
    const [choice] = [
      seen("[data-confirm]:not([aria-disabled='true'])"), within, all,
    ].filter((some) => some.length).map((some) => some[number % some.length]);
    if (!choice) return null;
    choice.scrollIntoView({ block: 'nearest' });
    const box = choice.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
})();"""


class Visitor:
    """Somebody without an account."""

    def __init__(self, playwright: Playwright, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        headers = {"X-Tessera": "1", "Origin": address}
        self._http: APIRequestContext = playwright.request.new_context(base_url=address, extra_http_headers=headers)
        self.chance = Chance(key_of("web bench"), 0)
        self._ask("POST", "/guests", {"name": "Ann", "language": "en"})

    def close(self) -> None:
        """Go away."""
        self._http.dispose()

    def _ask(self, method: str, path: str, body: Json | None = None) -> Any:
        answer = self._http.fetch(f"/api{path}", method=method, data=body)
        if not answer.ok:
            raise LookupError(f"The server refused {method} {path}: {answer.status} {answer.text()}")
        return answer.json() if answer.text() else None

    # Games

    def open_table(self, bots: int, trees: str) -> str:
        """A new game of Atlas Lost against greedy bots; its id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(bots))]
        wishes = {"game": "atlas-lost", "seats": seats, "start": True, "options": {"trees": trees.split()}}
        opened: Json = self._ask("POST", "/tables", wishes)
        id: str = opened["table"]["id"]
        return id

    def play(self, table: str, choices: int) -> None:
        """Answer so many questions, or until the game is over, without a page."""
        until = time.monotonic() + PATIENCE / 1000
        while choices and time.monotonic() < until:
            position = self._ask("GET", f"/tables/{table}?seat=0")
            question = position["question"]
            if position["table"]["status"] != "running":
                return
            if question is None:
                time.sleep(0.01)
                continue
            options = [option["id"] for option in question["options"]]
            at = self.chance.below(len(options))
            picks = [options[(at + step) % len(options)] for step in range(max(question["least"], 1))]
            # Ids of what is sent are ours to choose; the server wants them to differ.
            client = f"bench-{self.chance.word():010}"
            body = {"client": client, "version": question["version"], "picks": sorted(picks, key=options.index)}
            self._ask("POST", f"/tables/{table}/seats/0/choices", body)
            choices -= 1

    # Windows

    def look(self, page: Page, path: str) -> None:
        """Go to a page, and wait until what it is about is drawn and nothing more is loaded."""
        page.goto(path)
        page.wait_for_selector(DRAWN["table" if path.startswith("/tables/") else "home"])
        page.wait_for_load_state("networkidle")

    @contextmanager
    def window(self, size: tuple[int, int] = LAPTOP, pace: str = "instant") -> Iterator[Page]:
        """A new window with nothing in its cache, and with a stopwatch in it."""
        liking = {"language": "en", "theme": "dusk", "pace": pace, "confirm": "never", "motion": "system"}
        liking["coach"] = "off"
        kept: StorageState = self._http.storage_state()
        kept["origins"] = [
            {
                "origin": self._address,
                "localStorage": [{"name": "tessera.preferences", "value": json.dumps(liking)}],
            }
        ]
        width, height = size
        context: BrowserContext = self._browser.new_context(
            base_url=self._address,
            viewport={"width": width, "height": height},
            locale="en-GB",
            timezone_id="UTC",
            storage_state=kept,
            reduced_motion="no-preference",
            service_workers="block",
        )
        try:
            context.set_default_timeout(PATIENCE)
            context.add_init_script(_STOPWATCH)
            yield context.new_page()
        finally:
            context.close()

    def _click(self, page: Page) -> bool:
        """Wait for the open question, look at it, and click once in it; False if the game is over instead."""
        asked = page.wait_for_function("() => bench.asked()", polling=100).json_value()
        if asked == "over":
            return False
        page.wait_for_timeout(LOOK)
        spot = page.evaluate("(number) => bench.asked() === 'asked' && bench.next(number)", self.chance.below(1 << 16))
        if spot:
            page.mouse.click(*spot)
        return True

    def choose(self, page: Page, choices: int) -> list[float]:
        """Make so many choices by mouse; the milliseconds from each click until what came of it was drawn."""
        before: int = page.evaluate("() => bench.choices.length")
        for _ in range(_MOST_CLICKS):
            if not self._click(page):
                break
            if page.evaluate("() => bench.choices.length") >= before + choices:
                break
        page.wait_for_timeout(LOOK)
        took: list[float] = page.evaluate("(before) => bench.choices.slice(before)", before)
        return took


def see_six(page: Page, table: str) -> None:
    """Let a window see a table with six seats instead of four."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=widened(response.text()))

    def connect(socket: WebSocketRoute) -> None:
        server, widening = socket.connect_to_server(), Widening()
        server.on_message(lambda message: socket.send(widening.frame(message)))

    page.route(re.compile(rf"/api/tables/{table}(/at/\d+)?(\?|$)"), answer)
    page.route_web_socket(re.compile(rf"/api/tables/{table}/live"), connect)
