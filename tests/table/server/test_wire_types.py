"""The types of the web client, written from the server's own."""

from __future__ import annotations

from tools.wire_types import TARGET, types


def test_the_written_types_are_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == types()


def test_types_say_what_is_sent_and_shown() -> None:
    text = types()

    frames = "Position | Changed | Presence | Accepted | Declined | Explained | Closing | Pong"
    assert f"export type Frame = {frames};" in text
    assert (
        "/** Answer the question that was shown as `version`. */\n"
        "export interface Choose {\n"
        '  type: "choose";\n'
        "  client: string;\n"
        "  version: number;\n"
        "  picks: readonly string[];\n"
        "}\n"
    ) in text
    # What the server shows is always whole; what a client sends may leave out what has a default.
    assert "  clause: string;\n  retry_after: number | null;\n" in text
    assert "  start?: boolean;\n" in text
    assert '    path: "/api/tables/{table_id}/seats/{seat}/why";\n' in text
    assert "    answer: BarredShown | null;\n" in text
