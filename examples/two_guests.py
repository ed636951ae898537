"""Play a whole game through the table's API: a host opens a table, two guests join by link and play it to the end.

Start a server (`make play`), then in another shell:

    .venv/bin/python examples/two_guests.py http://127.0.0.1:8023
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import httpx

import tessera

SEATS = 2


class Person:
    """Somebody with a browser of their own: a cookie, and nothing else."""

    def __init__(self, address: str) -> None:
        # Every request that changes something says that it comes from a program of the table, not from a foreign page.
        self._http = httpx.Client(base_url=f"{address}/api", headers={"X-Tessera": "1"}, trust_env=False, timeout=30)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request. A refusal says what is wrong and what to do instead; asked too often, one waits."""
        while True:
            response = self._http.request(method, path, json=body)
            if response.status_code != httpx.codes.TOO_MANY_REQUESTS:
                break
            time.sleep(float(response.headers["Retry-After"]))
        if response.is_error:
            raise SystemExit(f"{method} {path}: {response.json()['text']}")
        return response.text if response.headers["Content-Type"].startswith("text/plain") else response.json()


def main(address: str) -> None:
    """Open, invite, play, verify."""
    host = Person(address)
    host.ask("POST", "/guests", {"name": "Host"})
    opened = host.ask("POST", "/tables", {"game": "atlas-lost", "seats": [{"kind": "open"}] * SEATS})
    table = f"/tables/{opened['table']['id']}"
    print(f"Table {opened['table']['id']}, dealt as {opened['table']['deal']}")

    guests = []
    for seat, name in enumerate(("Ada", "Mika")):
        link = host.ask("POST", f"{table}/seats/{seat}/link")
        guest = Person(address)
        guest.ask("POST", "/links/join", {"token": link["token"], "name": name})
        guests.append(guest)
    host.ask("POST", f"{table}/start")

    chance, choices, began = random.Random(7), 0, time.perf_counter()
    latest = [0] * SEATS
    while True:
        for seat, guest in enumerate(guests):
            position = guest.ask("GET", f"{table}?seat={seat}&since={latest[seat]}")
            latest[seat] = position["number"]
            question = position["question"]
            if question is not None:
                count = chance.randint(question["least"], question["most"])
                picks = [option["id"] for option in chance.sample(question["options"], count)]
                answer = {"client": f"choice-{choices:05}", "version": question["version"], "picks": picks}
                guest.ask("POST", f"{table}/seats/{seat}/choices", answer)
                choices += 1
        if position["table"]["status"] == "over":
            break
    seconds = time.perf_counter() - began

    record = host.ask("GET", f"{table}/record")
    game = tessera.replay(record, verify=True)
    assert game.outcome is not None
    print(f"{choices} choices in {seconds:.1f} s. Winner: {['Ada', 'Mika'][game.outcome.winners[0]]}.")
    print(f"The record verifies: fingerprint {game.fingerprint()[:16]}…, seed {game.setup.seed}.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8023")
