"""Writes web/src/wire/types.ts from the server's own types, or with --check tells whether it is current.

Every frame, message and body of the server becomes a TypeScript type of the same name, with its docstring.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tessera.table.server.app import create_app
from tessera.table.server.openapi import document
from tessera.table.settings import Settings

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire" / "types.ts"

HEAD = """\
// What travels between the server and its clients. Written by `make generate` from the server's types: do not edit.
"""

_REFERENCE = "#/components/schemas/"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def types() -> str:
    """The whole file."""
    app = create_app(Settings(database=str(Path(tempfile.gettempdir()) / "never-opened.sqlite")))
    told = document(app)
    schemas: dict[str, Any] = told["components"]["schemas"]
    sent = _sent(told, schemas)
    declared = [_declaration(name, schemas[name], name in sent) for name in sorted(schemas)]
    return "\n".join([HEAD, *declared, _routes(told["paths"])])


def _sent(told: dict[str, Any], schemas: dict[str, Any]) -> set[str]:
    """The types that clients send, and all that these hold."""
    bodies = [
        operation["requestBody"]
        for operations in told["paths"].values()
        for operation in operations.values()
        if "requestBody" in operation
    ]
    found: set[str] = set()
    waiting = [*_references(bodies), "Sent"]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _references(schemas[name])
    return found


def _references(part: Any) -> list[str]:
    """The names of all types that a part of the document refers to."""
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    names = [name for one in inner for name in _references(one)]
    if isinstance(part, dict) and "$ref" in part:
        names.append(str(part["$ref"]).removeprefix(_REFERENCE))
    return names


# Types


def _declaration(name: str, schema: dict[str, Any], is_sent: bool) -> str:
    comment = _comment(schema.get("description", ""), "")
    if schema.get("type") == "object" and "properties" in schema:
        fields = "".join(_field(schema, field, is_sent) for field in schema["properties"])
        return f"{comment}export interface {name} {{\n{fields}}}\n"
    return f"{comment}export type {name} = {_type(schema)};\n"


def _field(schema: dict[str, Any], name: str, is_sent: bool) -> str:
    inner = schema["properties"][name]
    # What the server sends is always whole; what a client sends may leave out what has a default.
    mark = "?" if is_sent and name not in schema.get("required", ()) else ""
    return f"  {name}{mark}: {_type(inner)};\n"


def _type(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REFERENCE)
    if "anyOf" in schema:
        return _union(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return _union(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return _PLAIN[kind] if kind is not None else "unknown"


def _array(schema: dict[str, Any]) -> str:
    inner = _type(schema.get("items") or {})
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def _union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


# Routes


def _routes(paths: dict[str, Any]) -> str:
    """Each request by its name: method, path, and what goes in and out."""
    lines = ["/** Every request: its method and path, the query and the body it takes, and the answer it gives. */"]
    lines.append("export interface Requests {")
    named = {
        operation["operationId"]: (method.upper(), path, operation)
        for path, operations in paths.items()
        for method, operation in operations.items()
    }
    for name in sorted(named):
        method, path, operation = named[name]
        lines.append(_comment(operation["summary"], "  ").rstrip("\n"))
        lines.append(f"  {name}: {{")
        lines.append(f'    method: "{method}";')
        lines.append(f'    path: "{path}";')
        lines.append(f"    query: {_query(operation)};")
        lines.append(f"    body: {_body(operation)};")
        lines.append(f"    answer: {_answer(operation)};")
        lines.append("  };")
    lines.append("}")
    return "\n".join(lines) + "\n"


def _query(operation: dict[str, Any]) -> str:
    asked = [parameter for parameter in operation.get("parameters", ()) if parameter["in"] == "query"]
    fields = [f"{parameter['name']}?: {_type(parameter['schema'])}" for parameter in asked]
    return f"{{ {'; '.join(fields)} }}" if fields else "null"


def _body(operation: dict[str, Any]) -> str:
    if "requestBody" not in operation:
        return "null"
    body = operation["requestBody"]
    taken = _type(body["content"]["application/json"]["schema"])
    return taken if body["required"] else f"{taken} | null"


def _answer(operation: dict[str, Any]) -> str:
    for status, answer in operation["responses"].items():
        if status.startswith("2"):
            content = answer.get("content", {})
            if "application/json" in content:
                return _type(content["application/json"]["schema"])
            return "string" if content else "null"
    raise AssertionError("every request can succeed")


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file is not current")
    check = parser.parse_args().check
    text = types()
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    name = TARGET.relative_to(TARGET.parents[3])
    if check:
        print(f"{name} is not current: run `make generate`.")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
