"""Lines of Japanese, which has no spaces to break at: broken anywhere but where it would look wrong."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

# No line begins with one of these, and none ends with one of those.
_NOT_FIRST: Final = "、。，．）」』】・：；？！～ーっゃゅょッャュョァィゥェォ個枚点回/%"
_NOT_LAST: Final = "（「『【×$↯▼●■▲◆★"


def folded(text: Text, room: int, language: str) -> Text:
    """A text in lines that fit; other languages are left to whoever prints them, who breaks at spaces."""
    if language != "ja" or text.cell_len <= room:
        return text
    plain = text.plain
    breaks: list[int] = []
    start = used = place = 0
    while place < len(plain):
        size = cell_len(plain[place])
        if used + size > room:
            place = _break_before(plain, start, place)
            breaks.append(place)
            start, used = place, 0
            continue
        used += size
        place += 1
    lines = [_trimmed(line, number) for number, line in enumerate(text.divide(breaks))]
    return Text("\n").join(lines)


def _break_before(plain: str, start: int, place: int) -> int:
    """The last good place for a break; the first try, if there is none near."""
    for found in range(place, max(start, place - 12), -1):
        before, after = plain[found - 1], plain[found]
        is_inside_word = before.isascii() and after.isascii() and not before.isspace() and not after.isspace()
        if after not in _NOT_FIRST and before not in _NOT_LAST and not is_inside_word:
            return found
    return place


def _trimmed(line: Text, number: int) -> Text:
    """A line without the spaces at which it was broken."""
    spaces = len(line.plain) - len(line.plain.lstrip(" ")) if number else 0
    trimmed = line[spaces:] if spaces else line
    trimmed.rstrip()
    return trimmed
