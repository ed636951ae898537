"""What a card of Revive would give in a slot: its half, earlier cards of its colour, matching modules, all added up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tessera.cli.boards.revive_words import tell
from tessera.games.revive import sentences

if TYPE_CHECKING:
    from tessera.cli.boards.revive_table import ReviveTable

Record = dict[str, Any]
View = Mapping[str, Any]

# Effects of which two are as good as one of their sum, told before all others.
SUMMED: Final = ("gain", "points", "energy", "crate", "module", "artifact")


class Preview:
    """A card in a slot: what takes effect beside it, and what all of it gives."""

    def __init__(self, slot: str, half: str) -> None:
        self.slot = slot
        self.half = half
        # Cards of the slot that take effect again, and modules.
        self.cards: list[str] = []
        self.modules: list[str] = []
        self.effects: list[Record] = []

    @property
    def is_alone(self) -> bool:
        """Whether nothing takes effect beside the card."""
        return not self.cards and not self.modules


def previews(board: ReviveTable, player: View, card: str) -> list[Preview]:
    """A card in every slot that it could be played into, by its own colour (REV-CARD-03, REV-SLOT-01, REV-MOD-01)."""
    found = []
    for slot in player["slots"]:
        if slot["open"] and slot["vacant"]:
            halves = board.library.card_slots[slot["id"]]["halves"]
            found += [_preview(board, slot, card, half) for half in halves]
    return found


def _preview(board: ReviveTable, slot: View, card: str, half: str) -> Preview:
    cards, modules = board.library.cards, board.library.modules
    found, color = Preview(slot["id"], half), cards[card]["color"]
    effects: list[Record] = [*cards[card][half]]
    for earlier in slot["cards"]:
        if cards[earlier["id"]]["color"] == color:
            found.cards.append(earlier["id"])
            effects += cards[earlier["id"]][earlier["half"]]
    for module in slot["modules"]:
        if module is not None and color in modules[module]["colors"]:
            found.modules.append(module)
            effects += modules[module]["effects"]
    found.effects = added_up(effects)
    return found


def added_up(effects: Sequence[Record]) -> list[Record]:
    """Effects with what is simply received added up; their order is the player's choice anyway (REV-CARD-07)."""
    sums: dict[tuple[str, str], Record] = {}
    others: list[Record] = []
    for effect in effects:
        if effect["do"] not in SUMMED:
            others.append(effect)
            continue
        key = (effect["do"], effect.get("res", ""))
        sums[key] = {**effect, "n": effect["n"] + (sums[key]["n"] if key in sums else 0)}
    return [*sums.values(), *others]


def preview_lines(board: ReviveTable, player: View, card: str, language: str) -> list[str]:
    """Where a card would bring something along, with all that it gives there; then the other free slots."""
    found = previews(board, player, card)
    if not found:
        return [tell("preview.never", language)]
    lines = [_line(board, one, language) for one in found if not one.is_alone]
    alone = [_place(board, one, language) for one in found if one.is_alone]
    if alone:
        lines.append(tell("preview.alone", language, slots=board.listed(alone, language)))
    return lines


def _line(board: ReviveTable, one: Preview, language: str) -> str:
    sources = [tell("preview.again", language, card=card) for card in one.cards] + one.modules
    return tell(
        "preview",
        language,
        slot=one.slot,
        half=tell(f"half.{one.half}", language),
        sources=board.listed(sources, language),
        text=sentences.effects_sentence(one.effects, language),
    )


def _place(board: ReviveTable, one: Preview, language: str) -> str:
    """A slot, with the half where it takes both."""
    if len(board.library.card_slots[one.slot]["halves"]) == 1:
        return one.slot
    return one.slot + board.brackets([tell(f"half.{one.half}", language)], language)
