"""What a person at the table can ask besides answering: explanations, reasons, the log, the table, the score."""

from __future__ import annotations

import difflib
from collections import Counter

from tessera.cli.answers import Unclear, by_number, matching, numbered
from tessera.cli.boards import Board
from tessera.cli.cards import origins
from tessera.cli.printer import Printer, pick_text
from tessera.cli.words import say
from tessera.kernel.choice import Question
from tessera.kernel.game import Game
from tessera.kernel.refusal import NotOffered

HELP = ("number", "explain", "hint", "coach", "why", "undo", "look", "log", "save", "lang", "quit")
# What is left to do when the game is over.
LOOKING = ("look_up", "look", "log", "save", "lang", "quit")
LOG_LINES = 20


class Talk:
    """Answers questions about a game; changes nothing."""

    def __init__(self, game: Game, board: Board, printer: Printer) -> None:
        self.game = game
        self.board = board
        self.printer = printer
        self._clauses = {clause.id: clause for clause in game.definition.clauses()}

    @property
    def language(self) -> str:
        """The language of the table."""
        return self.printer.language

    # ?

    def explain(self, thing: str, question: Question | None) -> None:
        """Explain the question, an option by number, a card, a piece or a clause."""
        if not thing and question is not None:
            self.printer.note(question.text(self.language))
            self.printer.note(self.clause(question.clause))
            self.printer.note(pick_text(question, self.language))
        elif thing.isdecimal() and question is not None:
            self._explain_option(int(thing), question)
        else:
            self.printer.note(self.about(thing))

    def _explain_option(self, number: int, question: Question) -> None:
        try:
            chosen = by_number(number, [option.id for option in numbered(question)])
        except Unclear as unclear:
            self.printer.problem(unclear.text(self.language))
            return
        self.printer.note(f"{number}. {numbered(question)[number - 1].text(self.language)}  [{chosen}]")
        for word in chosen.split():
            if word in self.board.entries:
                self.printer.note(self.about(word))

    def about(self, thing: str) -> str:
        """What a thing is, by its id or its name."""
        identity = self._identity(thing)
        told = self.game.definition.explain(self.game.state, identity or thing, self.language)
        if told:
            return told
        if identity in self._clauses:
            return self.clause(identity)
        if identity in self.board.entries:
            title, sentence = self.board.card_lines(identity, self.language)
            told_of = origins(self.board.entries[identity], self.language)
            return "\n".join(line for line in (title, sentence, *told_of) if line)
        return self._unknown(thing)

    def clause(self, identity: str) -> str:
        """A rule with its text."""
        if identity not in self._clauses:
            return identity
        text = self._clauses[identity].text[self.language]
        return say("explain.rule", self.language, clause=identity, text=text)

    def _identity(self, thing: str) -> str:
        """The id of a thing written in any case, or named in any language; "" for none."""
        wanted = thing.casefold()
        for identity in (*self.board.entries, *self._clauses):
            if identity.casefold() == wanted:
                return identity
        for identity, entry in self.board.entries.items():
            if wanted in (name.casefold() for name in entry.name.values()):
                return identity
        return ""

    def _unknown(self, thing: str) -> str:
        known = [*self.board.entries, *self._clauses]
        known += [entry.name[self.language] for entry in self.board.entries.values()]
        lower = {word.casefold(): word for word in known}
        close = difflib.get_close_matches(thing.casefold(), lower, n=1)
        hint = say("explain.did_you_mean", self.language, close=lower[close[0]]) if close else ""
        return say("explain.unknown", self.language, thing=thing, hint=hint).strip()

    # why

    def why(self, text: str, question: Question) -> None:
        """Why a choice cannot be made now; without a choice, why nothing else can."""
        language = self.language
        barred = {option.id: option for option in question.barred}
        offered = {option.id: option for option in numbered(question)}
        if not text:
            self._what_is_barred(list(barred))
            return
        try:
            legal = [by_number(int(text), list(offered))] if text.isdecimal() else matching(text, list(offered))
        except Unclear as unclear:
            self.printer.problem(unclear.text(language))
            return
        refused = matching(text, list(barred))
        if len(legal) == 1:
            self.printer.say("why.legal", option=offered[legal[0]].text(language))
        elif legal:
            self.printer.say("why.legal_many", options=say("list.comma", language).join(legal))
        for identity in refused:
            # One is told in full; in a list the short ids keep the reasons readable.
            option = barred[identity]
            self._object(option.text(language) if len(refused) == 1 else identity, option.objection.text(language))
        if not legal and not refused:
            self._ask_the_game(text, question)

    def _what_is_barred(self, barred: list[str]) -> None:
        """How much of each verb is out of reach, and how to ask about it."""
        if not barred:
            self.printer.say("why.nothing")
        counts = Counter(identity.partition(" ")[0] for identity in barred)
        for verb, count in counts.items():
            label = self.board.verb(verb, self.language)
            self.printer.say("why.verb", label=label, count=count, verb=verb)

    def _ask_the_game(self, text: str, question: Question) -> None:
        try:
            objection = self.game.why_not(question.seat, text)
        except NotOffered as problem:
            self.printer.problem(problem.text(self.language))
            return
        if objection is not None:
            self._object(text, objection.text(self.language))

    def _object(self, option: str, objection: str) -> None:
        self.printer.note(say("why.cannot", self.language, option=option, objection=objection))

    # log, score, help

    def log(self, words: str, seat: int | None) -> None:
        """The latest sentences of the log, on request with the rules behind them."""
        wishes = words.split()
        with_rules = "rules" in wishes
        numbers = [wish for wish in wishes if wish != "rules"]
        if len(numbers) > 1 or not all(number.isdecimal() for number in numbers):
            self.printer.problem(say("log.number", self.language))
            return
        count = int(numbers[0]) if numbers else LOG_LINES
        lines = self.sentences(seat, max(0, len(self.game.events) - count), with_rules)
        if lines:
            self.printer.story(lines)
        else:
            self.printer.say("log.empty")

    def sentences(self, seat: int | None, since: int, with_rules: bool = False) -> list[str]:
        """What happened since some event, as a seat may know it."""
        events = self.game.events[since:]
        told = self.game.story(seat, self.language, since)
        lines: list[str] = []
        for event, sentence in zip(events, told, strict=True):
            if sentence and with_rules and event.clause:
                lines.append(say("log.rule", self.language, sentence=sentence, clause=event.clause))
            elif sentence:
                lines.append(sentence)
        return lines

    def score(self, seat: int | None) -> None:
        """Everybody's points as far as the seat knows."""
        self.printer.story(self.board.score(seat, self.language))

    def help(self, question: Question | None) -> None:
        """What can be written, with examples that work at this very table."""
        examples = {"card": self._card_example(), "clause": next(iter(self._clauses)), "verb": ""}
        if question is not None:
            examples |= {"clause": question.clause, "verb": _verb_example(question)}
        self.printer.heading(say("help.title", self.language))
        for topic in HELP if question is not None else LOOKING:
            self.printer.note(say(f"help.{topic}", self.language, **examples))

    def _card_example(self) -> str:
        """A card as the table calls it: by its id where ids are shown, else by its name."""
        card = next((entry.id for entry in self.board.entries.values() if entry.section == "card"), "")
        shown = self.board.name(card, self.language)
        return card if shown.startswith(card) else shown


def _verb_example(question: Question) -> str:
    """A verb to ask about: of something that cannot be chosen now, if there is any."""
    return (*question.barred, *numbered(question))[0].id.partition(" ")[0]
