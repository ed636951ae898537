"""The OpenAPI document, and the whole server against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
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

# Cases for each operation and kind of data; with about 45 operations the whole takes ten seconds.
CASES, FEW_CASES = 6, 2
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
        "Presence",
        "Accepted",
        "Declined",
        "Explained",
        "Closing",
        "Pong",
    }


def tables_of(someone: Someone) -> list[str]:
    """A table in each state: gathering, running, over."""
    gathering = someone.open_table(["me", "open"], game="atlas-lost", visibility="public")
    running = someone.open_table(["me", "me"], game="atlas-lost", hot_seat=True, start=True)
    over = someone.open_table(["me", "me"], game="atlas-lost", hot_seat=True, start=True)
    someone.ask("POST", f"/tables/{over['table']['id']}/seats/1/resign")
    return [str(shown["table"]["id"]) for shown in (gathering, running, over)]


MODES = pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"]
)


@MODES
def test_no_request_makes_the_server_fail(
    server: Running, mode: GenerationMode, record_property: Callable[[str, object], None]
) -> None:
    told = ask_everything(server, mode, CASES)

    record_property("summary", f"Schemathesis, {mode.value} data: {told}")


@MODES
def test_no_request_makes_a_server_on_postgresql_fail(
    mode: GenerationMode, postgres_address: str, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """PostgreSQL is stricter about texts and numbers than SQLite."""
    with running(tmp_path, database=postgres_address) as server:
        ann = server.guest("Ann")
        table = ann.open_table(["me", "greedy"], game="atlas-lost", start=True)["table"]["id"]
        nobody = ann.send("POST", f"/tables/{table}/seats/0/hand", {"person": "a\x00b"})
        unknown = ann.send("POST", "/session", {"name": "a\x00b", "password": "many small stones"})
        told = ask_everything(server, mode, FEW_CASES)

    assert nobody.status in (404, 422)
    assert unknown.status in (401, 422)

    record_property("summary", f"Schemathesis, {mode.value} data, PostgreSQL: {told}")


def ask_everything(server: Running, mode: GenerationMode, cases: int) -> str:
    """Requests of every kind, made from the document: answers are as it says, and never a server error."""
    schema = schemathesis.openapi.from_dict(document(server))
    schema.config.update(base_url=server.address)
    answers: Counter[int] = Counter()
    operations = 0
    with Session() as session:
        session.trust_env = False
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query or operation.path_parameters):
                continue
            operations += 1
            # Somebody new each time: among the operations are signing out and being forgotten.
            ann = server.guest("Ann")
            token = ann.token
            tables = tables_of(ann) if operation.path_parameters.get("table_id") else []

            @seed(7)
            @settings(
                max_examples=cases,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(
                case=operation.as_strategy(mode),
                table=st.sampled_from([*tables, ""]),
                token=st.sampled_from([token, token, ""]),
            )
            def run(case: Any, table: str, token: str) -> None:
                if table and "table_id" in (case.path_parameters or {}):
                    case.path_parameters |= {"table_id": table} | (
                        {"seat": 0} if "seat" in case.path_parameters else {}
                    )
                session.cookies.clear()
                case.cookies = {"tessera": token} if token else {}
                response = case.call(session=session, headers={"X-Tessera": "1"}, timeout=30)
                answers[response.status_code] += 1
                case.validate_response(response, checks=[*CHECKS, *_rejection(case, response.request.url)])

            run()
    assert operations > 15
    assert not any(status >= 500 for status in answers)
    told = ", ".join(f"{count} x {status}" for status, count in sorted(answers.items()))
    return f"{operations} operations, {answers.total()} requests: {told}"
