"""The middle of a table of Race for the Galaxy in words: the round, goals, takeovers, the draft, the robot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tessera.cli.boards.board import Board
from tessera.cli.boards.race_for_the_galaxy_words import tell, verb_word
from tessera.cli.words import say
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.rules.goals import amount
from tessera.games.race_for_the_galaxy.sentences import goal_sentence
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.game import Game

Record = dict[str, Any]
View = Mapping[str, Any]

# What a copy of a card has behind its id.
COPY: Final = "#"


class RaceMiddle(Board):
    """What belongs to nobody in particular, and what things are called."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        rulebook = self.state.rulebook
        self.library = rulebook.library
        # Copies are looked up like the card they are copies of.
        for piece in rulebook.piece_names:
            self.entries.setdefault(piece, self.entries[piece.partition(COPY)[0]])

    @property
    def state(self) -> Race:
        """The game itself; what is read from it here lies open to everybody."""
        assert isinstance(self.game.state, Race)
        return self.game.state

    # Words

    def name(self, identity: str, language: str) -> str:
        """A thing by its printed name; copies are not told apart."""
        return self.entries[identity].name[language] if identity in self.entries else identity

    def names(self, identities: Sequence[str], language: str) -> str:
        """Several things by name, or the word for none of them."""
        told = say("list.comma", language).join(self.name(identity, language) for identity in identities)
        return told or say("table.empty", language)

    def verb(self, option: str, language: str) -> str:
        return verb_word(option.partition(" ")[0], language)

    def card(self, identity: str) -> Record:
        """What is printed on a card."""
        record: Record = self.library.cards[identity.partition(COPY)[0]]
        return record

    def kind(self, kind: str, language: str) -> str:
        """A kind of goods and worlds."""
        return Lexicon(self.state, language).say(f"kind.{kind}")

    def phase(self, phase: str, language: str, again: int = 0) -> str:
        """A phase by name, and that it comes a second time."""
        name = Lexicon(self.state, language).say(f"phase.{phase}")
        return tell("phase.again", language, phase=name) if again else name

    def actions(self, player: View, language: str) -> str:
        """The actions that a player has revealed; "" for none."""
        lexicon = Lexicon(self.state, language)
        return say("list.comma", language).join(lexicon.action(action) for action in player["actions"])

    def good_kind(self, card: View) -> str:
        """The kind of a world in a tableau, and so of its good: as printed, or as its owner has set it."""
        return str(card["kind"] or self.card(card["card"]).get("good", ""))

    def card_lines(self, identity: str, language: str) -> tuple[str, str]:
        if identity not in self.entries:
            return identity, ""
        entry = self.entries[identity]
        price = entry.price.get(language, "")
        return entry.name[language] + (f" [{price}]" if price else ""), entry.sentence[language]

    # The round

    def heading(self, view: View, language: str) -> str:
        """Which round it is, and which phase of it."""
        if view["round"] == 0:
            return tell("round.draft" if view["draft"] and view["draft"]["passing"] else "round.setup", language)
        if view["phase"] is None:
            return tell("round", language, round=view["round"])
        phase = self.phase(view["phase"], language, view["again"])
        return tell("round.phase", language, round=view["round"], phase=phase)

    def round_lines(self, view: View, language: str) -> list[str]:
        """What is played, who chose what, who is asked, and what lies in the middle."""
        lines = [tell("play.sets", language, parts=self.modules(view, language))]
        if view["round"]:
            lines += [self.phases(view, language), *self.choices(view, language)]
        lines += self.draft(view, language)
        if view["asked"]:
            lines.append(tell("asked", language, seats=self.seats(view["asked"], language)))
        if view["round"] and len(view["players"]) > 1:
            lines.append(tell("order", language, seats=self.seats(view["order"], language)))
        lines.append(self.piles(view, language))
        return lines + self.prestige_lead(view, language) + self.shown(view, language)

    def choices(self, view: View, language: str) -> list[str]:
        """Who chose what; the one who chooses last sees the others' actions before the phases are known."""
        if not any(player["actions"] for player in view["players"]):
            return []
        lines = []
        for player in view["players"]:
            seat, actions = self.seat(player["seat"]), self.actions(player, language)
            key = "action" if actions else "action.unknown"
            lines.append(tell(key, language, seat=seat, actions=actions))
        return lines

    def modules(self, view: View, language: str) -> str:
        """The sets in play and what is played with them."""
        parts = [str(self.library.game["sets"][view["sets"]]["name"][language])]
        modules = (
            ("experienced", view["experienced"]),
            ("goals", view["goals"]),
            ("takeovers", view["takeovers"]),
            ("draft", view["draft"]),
        )
        parts += [tell(f"play.{module}", language) for module, is_on in modules if is_on]
        if view["round_limit"]:
            parts.append(tell("round.limit", language, limit=view["round_limit"]))
        return say("list.comma", language).join(parts)

    def phases(self, view: View, language: str) -> str:
        """The phases of this round in their order."""
        if not view["phases"]:
            return tell("phases.unknown", language)
        told = [
            tell("phase.now", language, phase=self.phase(phase, language, view["again"]))
            if phase == view["phase"]
            else self.phase(phase, language)
            for phase in view["phases"]
        ]
        return tell("phases", language, phases=say("list.comma", language).join(told))

    def piles(self, view: View, language: str) -> str:
        """What is left in the middle of the table."""
        if view["draft"]:
            return tell("pool", language, pool=view["pool"])
        return tell("piles", language, pool=view["pool"], deck=view["deck"], discard=view["discard"])

    def prestige_lead(self, view: View, language: str) -> list[str]:
        """Who has the Prestige Lead, where there is prestige."""
        lead = view["lead"]
        if lead is None:
            return []
        if lead["holder"] is None:
            return [tell("lead.tied" if lead["tied"] else "lead.nobody", language)]
        is_robot = lead["holder"] == "robot"
        seat = tell("robot", language) if is_robot else self.seat(lead["holder"])
        return [tell("lead", language, seat=seat, count=lead["on_tile"])]

    def shown(self, view: View, language: str) -> list[str]:
        """A search under way, and cards that everybody sees for a moment."""
        lines = []
        if view["search"] is not None:
            lines.append(tell("search", language, category=self.name(view["search"], language)))
        if view["aside"]:
            lines.append(tell("aside", language, cards=self.names(view["aside"], language)))
        return lines

    # Goals, takeovers, draft, robot

    def goal(self, view: View, place: int, language: str) -> str:
        """A goal: what it asks for, who has it, and how everybody stands where it is a count."""
        goal = self.state.rulebook.goals[self.state.goals[place]]
        record = self.library.goals[goal.id]
        text = goal_sentence(record, language)
        parts = [self.claim(view["goals"][place], language)]
        if not goal.condition.inner:
            reached = [amount(self.state, seat, goal.condition) for seat in range(self.state.seats)]
            counts = say("list.comma", language).join(
                f"{self.seat(seat)} {count}" for seat, count in enumerate(reached)
            )
            parts.append(tell("goal.counts", language, counts=counts))
        told = tell("brackets", language, parts=say("list.comma", language).join(parts))
        return tell("goal", language, goal=record["name"][language], state=told, text=text)

    def claim(self, goal: View, language: str) -> str:
        """Who has a goal."""
        if not goal["claimed"]:
            return tell("goal.open", language)
        key = "goal.held" if goal["class"] == "most" else "goal.claimed"
        return tell(key, language, seats=self.seats(goal["claimed"], language))

    def attack(self, attack: View, language: str) -> str:
        """A declared takeover with both strengths as they are now."""
        power = self.name(attack["power"], language)
        if attack["with"] is not None:
            power = tell("takeover.with", language, power=power, fleet=self.name(attack["with"], language))
        return tell(
            "takeover",
            language,
            attacker=self.seat(attack["attacker"]),
            defender=self.seat(attack["defender"]),
            target=self.name(attack["target"], language),
            power=power,
            attack=attack["attack"],
            defense=attack["defense"],
            fate=tell(f"fate.{attack['fate']}", language),
        )

    def draft(self, view: View, language: str) -> list[str]:
        """Which way cards are passed, and how much is still to come."""
        draft = view["draft"]
        if draft is None:
            return []
        if not draft["passing"]:
            return [tell("draft.decks", language)]
        return [tell(f"draft.{draft['direction']}", language), tell("draft.sets", language, count=draft["sets_left"])]

    def robot(self, view: View, language: str) -> list[str]:
        """The robot's mat: tracks, counters, dice and cards."""
        robot = view["robot"]
        lexicon = Lexicon(self.state, language)
        comma = say("list.comma", language)
        tracks = [
            tell("robot.credit", language, count=robot["credit"], most=robot["credit_max"]),
            tell("robot.economy", language, count=robot["economy"], most=robot["economy_max"]),
            tell("chips", language, count=robot["chips"]),
        ]
        if view["prestige"]:
            tracks.append(tell("prestige", language, count=robot["prestige"]))
        tracks.append(tell("score", language, count=robot["score"]))
        lines = [
            comma.join(tracks),
            tell(
                "robot.counters",
                language,
                placed=robot["placed"],
                left=robot["counters"],
                vp=robot["counter_vp"],
            ),
            tell("robot.face", language, face=lexicon.say(f"face.{robot['face']}")),
        ]
        if robot["rolled"]:
            faces = comma.join(lexicon.say(f"face.{face}") for face in robot["rolled"])
            lines.append(tell("robot.dice", language, faces=faces))
        if robot["columns"]:
            columns = comma.join(lexicon.say(f"column.{column}") for column in robot["columns"])
            lines.append(tell("robot.columns", language, columns=columns))
        if robot["exodus"]:
            lines.append(tell("robot.exodus", language))
        cards = self.names(robot["tableau"], language)
        lines.append(tell("robot.cards", language, stack=robot["stack"], count=len(robot["tableau"]), cards=cards))
        return lines
