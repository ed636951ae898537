"""The OpenAPI document, and the whole server against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from requests import Session
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.server.running import Running, Someone, running

# Cases for each operation and kind of data. Most of the time goes into making them, so all servers are asked the same.
CASES = 3
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def _rejection(case: Any, address: str) -> list[Any]:
    """Unfitting data must be refused, unless they stood where we put a true header, cookie or table instead."""
    unfitting = {where.value for where, info in case.meta.components.items() if info.mode is GenerationMode.NEGATIVE}
    sent = parse_qs(urlsplit(address).query, keep_blank_values=True)
    if not sent.keys() >= (case.query or {}).keys():
        # A word with an empty list for its value leaves no trace in an address.
        unfitting.discard("query")
    return [negative_data_rejection] if unfitting & {"query", "body"} else []


def document(server: Running) -> dict[str, Any]:
    """The document as clients get it."""
    told: dict[str, Any] = server.stranger().ask("GET", "/openapi.json")
    return told


def test_every_operation_says_what_it_takes_gives_and_refuses(server: Running) -> None:
    told = document(server)

    assert told["openapi"] == "3.1.0"
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            where = f"{method} {path}"
            assert operation["summary"], where
            answers = operation["responses"]
            assert sum(status.startswith("2") for status in answers) == 1, where
            assert answers["500"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
            assert method == "get" or "403" in answers, where
            assert method == "get" or any(wanted["name"] == "X-Tessera" for wanted in operation["parameters"]), where
            assert "{table_id}" not in path or "404" in answers, where
    names = [operation["operationId"] for operations in told["paths"].values() for operation in operations.values()]
    assert len(names) == len(set(names))
    assert "HTTPValidationError" not in told["components"]["schemas"]


def test_a_choice_is_described_completely(server: Running) -> None:
    told = document(server)

    choose = told["paths"]["/api/tables/{table_id}/seats/{seat}/choices"]["post"]

    assert choose["operationId"] == "choose"
    assert choose["security"] == [{"session": []}]
    assert choose["requestBody"] == {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Choosing"}}},
    }
    assert choose["responses"]["200"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/Accepted"
    }
    assert set(choose["responses"]) == {"200", "400", "401", "403", "404", "409", "413", "422", "429", "500"}
    choosing = told["components"]["schemas"]["Choosing"]
    assert choosing["required"] == ["client", "version", "picks"]
    assert choosing["additionalProperties"] is False
    assert {frame["$ref"].rpartition("/")[2] for frame in told["components"]["schemas"]["Frame"]["anyOf"]} == {
        "Position",
        "Changed",
        "Presence",
        "Accepted",
        "Declined",
        "Explained",
        "Closing",
        "Pong",
    }


def tables_of(someone: Someone, game: str) -> list[str]:
    """A table in each state: gathering, running, over."""
    gathering = someone.open_table(["me", "open"], game=game, visibility="public")
    running = someone.open_table(["me", "me"], game=game, hot_seat=True, start=True)
    over = someone.open_table(["me", "me"], game=game, hot_seat=True, start=True)
    someone.ask("POST", f"/tables/{over['table']['id']}/seats/1/resign")
    return [str(shown["table"]["id"]) for shown in (gathering, running, over)]


MODES = pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"]
)


@MODES
def test_no_request_makes_the_server_fail(
    server: Running,
    mode: GenerationMode,
    postgres_address: str,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    """PostgreSQL is stricter about texts and numbers than SQLite."""
    with running(tmp_path, database=postgres_address) as strict:
        ann = strict.guest("Ann")
        table = ann.open_table(["me", "greedy"], game="atlas-lost", start=True)["table"]["id"]
        nobody = ann.send("POST", f"/tables/{table}/seats/0/hand", {"person": "a\x00b"})
        unknown = ann.send("POST", "/session", {"name": "a\x00b", "password": "many small stones"})
        told = ask_everything([server, strict], mode)

    assert nobody.status in (404, 422)
    assert unknown.status in (401, 422)

    record_property("summary", f"Schemathesis, {mode.value} data, SQLite and PostgreSQL: {told}")


class Asker(NamedTuple):
    """Somebody at a server who asks for everything, and their tables; the last of them is none."""

    server: Running
    token: str
    tables: list[str]

    @staticmethod
    def at(server: Running, game: str) -> Asker:
        """Somebody new, with tables of a game, if one is named."""
        ann = server.guest("Ann")
        return Asker(server, ann.token, [*(tables_of(ann, game) if game else ()), ""])

    def ask(self, case: Any, session: Session, table: int, is_known: bool) -> int:
        """Send a request, see whether the answer is as the document says, and return its status."""
        parameters = case.path_parameters
        if self.tables[table] and "table_id" in (parameters or {}):
            own = {"table_id": self.tables[table]} | ({"seat": 0} if "seat" in parameters else {})
            case.path_parameters = parameters | own
        session.cookies.clear()
        case.cookies = {"tessera": self.token} if is_known else {}
        response = case.call(base_url=self.server.address, session=session, headers={"X-Tessera": "1"}, timeout=30)
        case.validate_response(response, checks=[*CHECKS, *_rejection(case, response.request.url)])
        case.path_parameters = parameters
        return int(response.status_code)


def ask_everything(servers: list[Running], mode: GenerationMode) -> str:
    """Requests of every kind, made from the document: answers are as it says, and never a server error."""
    schema = schemathesis.openapi.from_dict(document(servers[0]))
    schema.config.update(base_url=servers[0].address)
    answers: Counter[int] = Counter()
    operations = 0
    # Whoever only reads changes nothing for those who read after them.
    readers = [Asker.at(server, "atlas-lost") for server in servers]
    with Session() as session:
        session.trust_env = False
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query or operation.path_parameters):
                continue
            operations += 1
            # Otherwise somebody new each time: among the operations are signing out and being forgotten.
            is_reading = operation.method.lower() == "get"
            game = "candlelight" if operation.path_parameters.get("table_id") else ""
            askers = readers if is_reading else [Asker.at(server, game) for server in servers]
            ask_one(operation.as_strategy(mode), askers, session, answers)
    assert operations > 15
    assert not any(status >= 500 for status in answers)
    told = ", ".join(f"{count} x {status}" for status, count in sorted(answers.items()))
    return f"{operations} operations, {answers.total()} requests: {told}"


def ask_one(cases: SearchStrategy[Any], askers: list[Asker], session: Session, answers: Counter[int]) -> None:
    """Requests of one kind."""

    @seed(7)
    @settings(
        max_examples=CASES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, table=st.integers(0, len(askers[0].tables) - 1), is_known=st.sampled_from([True, True, False]))
    def run(case: Any, table: int, is_known: bool) -> None:
        for asker in askers:
            answers[asker.ask(case, session, table, is_known)] += 1

    run()
