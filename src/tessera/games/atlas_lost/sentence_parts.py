"""Parts of sentences that many words share: what is paid, how much less, what is gained, what is needed."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.atlas_lost.phrases import Voice
from tessera.games.atlas_lost.terms import RESOURCES

Record = dict[str, Any]


# Costs.


def noun(voice: Voice, kind: str, count: int) -> str:
    """One kind of cost or gain with its number, such as `2 research`."""
    section = "resource" if kind in RESOURCES else "paid"
    return voice.say(f"{section}.{kind}", count)


def nouns(voice: Voice, cost: Record) -> str:
    """Several kinds as a list, such as `3 research, 2 data and 1 command`."""
    return voice.join([noun(voice, kind, count) for kind, count in cost.items()], "and")


def cost_words(voice: Voice, cost: Record, form: str = "") -> str:
    """A whole cost as a command: pay what is paid, then discard, then return; nothing for a free one."""
    apart = {"discard": "discard", "advance_lv3": "return"}
    paid = {kind: count for kind, count in cost.items() if kind not in apart}
    parts = [("pay", nouns(voice, paid))] if paid else []
    parts += [(apart[kind], noun(voice, kind, cost[kind])) for kind in apart if kind in cost]
    clauses = [voice.say(f"cost.{verb}", forms=("then",), what=what) for verb, what in parts[:-1]]
    clauses += [voice.say(f"cost.{verb}", forms=(form,), what=what) for verb, what in parts[-1:]]
    if len(clauses) == 2:
        forms = ("long",) if len(paid) > 1 else ()
        return voice.say("cost.two", forms=forms, first=clauses[0], last=clauses[1])
    return voice.join(clauses, "cost") if clauses else ""


def less_words(voice: Voice, reduction: Record, manner: str) -> str:
    """How much less is paid: plainly, or with an upper bound for each kind."""
    parts: list[str] = []
    for kind, count in reduction.items():
        if manner == "reduced_kind" and kind in RESOURCES:
            parts.append(noun(voice, kind, count))
        else:
            parts.append(voice.say(f"cost.{manner}", count, kind=voice.say(f"kind.{kind}", count)))
    return voice.join(parts, "and")


def price_words(voice: Voice, step: Record, form: str = "") -> str:
    """The bracket after a placement or installation: its cost, in full or reduced."""
    if not step.get("reduce"):
        return voice.say("cost.full", forms=(form,))
    return voice.say("cost.reduced", forms=(form,), less=less_words(voice, step["reduce"], "reduced_kind"))


def with_requirement(voice: Voice, record: Record, rest: str) -> str:
    """The sentence of a record behind the condition it needs, if any."""
    if "requires" not in record:
        return rest
    count = record["requires"]["at_least"]
    key = f"have.{record['requires']['count']}"
    needs, have = voice.say(key, count, forms=("needs",)), voice.say(key, count)
    return voice.say("record.requires", count, needs=needs, have=have, rest=rest)


# Amounts.


def amount_words(voice: Voice, step: Record, form: str = "") -> str:
    """A quantity of a resource, plain or counted; `theirs` counts for somebody else."""
    resource, amount = step.get("resource", "tp"), step["amount"]
    if isinstance(amount, int):
        return noun(voice, resource, amount)
    times, divide = amount.get("times", 1), amount.get("divide", 1)
    with_this = "_with_this" if amount["per"] == "own_installed" and voice.installed else ""
    each = voice.say(f"each.{amount['per']}{with_this}", divide, forms=(form,))
    what = voice.say("amount.per", divide, unit=noun(voice, resource, times), each=each)
    if times > 1 and divide > 1:
        what = voice.say("amount.in_proportion", what=what)
    if "plus" in amount:
        unit = noun(voice, resource, amount["plus"])
        what = voice.say("amount.plus", what=what, number=str(amount["plus"]), unit=unit)
    if "max" in amount:
        forms = ("in_all",) if "plus" in amount else ()
        what = voice.say("amount.max", forms=forms, what=what, number=str(amount["max"]))
    return what


def is_half(step: Record) -> bool:
    """Whether a gain is half of an ally's TP, which has a phrase of its own."""
    return bool(step["amount"] in ({"per": "ally_tp_tokens", "divide": 2}, _HALF_WRITTEN_OUT))


_HALF_WRITTEN_OUT: Final = {"per": "ally_tp_tokens", "times": 1, "divide": 2}
