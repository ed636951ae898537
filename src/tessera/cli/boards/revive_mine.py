"""The boards of a player of Revive in words: slots, tracks, machines, progress, hibernation, the tribe board."""

from __future__ import annotations

from tessera.cli.boards.revive_table import Record, ReviveTable, View
from tessera.cli.boards.revive_words import tell
from tessera.cli.words import say
from tessera.games.revive import sentences
from tessera.games.revive.terms import NODES


class ReviveMine(ReviveTable):
    """One player's boards, line by line."""

    # What one has

    def standing(self, view: View, player: View, language: str) -> str:
        """Points on the track, and all points so far as far as the viewer knows them."""
        is_known = player["seat"] == view["seat"] or view["over"]
        parts = [
            tell("points", language, count=player["points"]),
            tell("score" if is_known else "score.open", language, count=player["score"]),
        ]
        if player["end_tile"]:
            parts.append(tell("end_tile", language))
        return self.listed(parts, language)

    def holdings(self, player: View, language: str) -> str:
        """Resources, energy and the switch token."""
        parts = [self.resources(player, language), tell("energy", language, count=player["energy"])]
        return self.listed([*parts, tell(f"switch.{player['switch']}", language)], language)

    def resources(self, player: View, language: str) -> str:
        """Resources with their limits."""
        parts = [
            tell(
                "resource",
                language,
                what=self.word(f"resource.{name}", language, 2),
                count=count,
                limit=player["limits"][name],
            )
            for name, count in player["resources"].items()
        ]
        return self.listed(parts, language)

    def left(self, player: View, language: str) -> str:
        """Buildings, figures and tribe tiles that can still be placed."""
        counted = {self.word(f"size.{size}", language, 2): count for size, count in player["buildings"].items()}
        counted[tell("figures", language)] = player["figures"]
        if player["tiles"]:
            counted[tell("tribe_tiles", language)] = player["tiles"]
        parts = [tell("count", language, what=what, count=count) for what, count in counted.items()]
        return tell("left", language, pieces=self.listed(parts, language))

    def artifacts(self, player: View, language: str) -> str:
        """Artifacts by colour."""
        majors = {color: count for color, count in player["artifacts"].items() if color != "minor"}
        parts = [self.counts("color", majors, language)]
        minor = self.term("minor_artifact", language)
        parts.append(tell("count", language, what=minor, count=player["artifacts"]["minor"]))
        return tell("artifacts", language, artifacts=self.listed(parts, language))

    # Slots

    def slot_lines(self, player: View, language: str) -> list[str]:
        """The five slots, each with its modules, and the cards in it below."""
        lines = []
        for slot in player["slots"]:
            lines.append(
                tell(
                    "slot",
                    language,
                    slot=slot["id"],
                    name=self.library.card_slots[slot["id"]]["name"][language],
                    state=self.slot_state(slot, language),
                    modules=self.module_words(slot, language),
                )
            )
            lines += [f"  {self.played_words(card, language)}" for card in slot["cards"]]
        return lines

    def slot_state(self, slot: View, language: str) -> str:
        """Whether a card can be played into a slot."""
        if not slot["open"]:
            return tell("slot.closed", language)
        if not slot["vacant"]:
            return tell("slot.taken", language)
        return tell("slot.again" if slot["cards"] else "slot.free", language)

    def played_words(self, card: View, language: str) -> str:
        """A card in a slot: the half that it was played for."""
        half, text = tell(f"half.{card['half']}", language), self.half_text(card["id"], card["half"], language)
        return tell("slot.card", language, half=half, card=self.name(card["id"], language), text=text)

    def half_text(self, card: str, half: str, language: str) -> str:
        """What a half of a card does."""
        return sentences.effects_sentence(self.library.cards[card][half], language)

    def module_words(self, slot: View, language: str) -> str:
        """The module spaces of a slot."""
        parts = []
        for number, module in enumerate(slot["modules"], start=1):
            told = self.module_text(slot["id"], number, module, language)
            parts.append(tell("slot.module", language, number=number, module=told))
        return say("list.semicolon", language).join(parts).rstrip("。")

    def module_text(self, slot: str, number: int, module: str | None, language: str) -> str:
        """What lies on a module space; an empty one may activate its first module at once (REV-MOD-10)."""
        if module is not None:
            return f"{module} {self.entries[module].sentence[language]}".rstrip("。.")
        is_active = number in self.library.card_slots[slot]["activation_spaces"]
        return tell("slot.active" if is_active else "slot.empty", language)

    # Tracks and machines

    def track_lines(self, player: View, language: str) -> list[str]:
        """The three machine tracks."""
        return [
            tell(
                "track", language, track=record["name"][language], position=player["tracks"][color], last=record["last"]
            )
            for color, record in self.library.tracks.items()
        ]

    def reward_lines(self, player: View, language: str) -> list[str]:
        """Reward spaces that are unlocked, and those to come with what they need."""
        done = [identity for identity in self.library.reward_spaces if identity in player["unlocked"]]
        coming = [identity for identity in self.library.reward_spaces if identity not in player["unlocked"]]
        lines = [tell("rewards.done", language, spaces=self.names(done, language))] if done else []
        if coming:
            told = [
                self.name(identity, language) + self.brackets([self.needs(identity, language)], language)
                for identity in coming
            ]
            lines.append(tell("rewards.open", language, spaces=self.listed(told, language)))
        return lines

    def needs(self, identity: str, language: str) -> str:
        """What a reward space needs of the tracks."""
        return self.counts("color", self.library.reward_spaces[identity]["needs"], language)

    def reward_words(self, identity: str, language: str) -> str:
        """What a reward space gives, in short."""
        record = self.library.reward_spaces[identity]
        name = self.library.standard_machines[record["machine"]]["name"][language] if "machine" in record else ""
        color = self.word(f"color.{record['color']}", language) if "color" in record else ""
        count = record.get("points_per_card", 0)
        return tell(f"reward.{record['kind']}", language, name=name, color=color, count=count)

    def machine_lines(self, player: View, language: str) -> list[str]:
        """Machines that can be used, with what they do."""
        lines = []
        for machine in player["machines"]:
            name, text = self.machine(player, machine["place"], language)
            title = name + self.brackets([self.machine_state(machine, language)], language)
            lines.append(tell("text", language, title=title, text=text))
        return lines

    def machine_state(self, machine: View, language: str) -> str:
        """Whether a machine can work."""
        if machine["in_use"]:
            return tell("machine.in_use", language)
        return tell("machine.charged" if machine["charged"] else "machine.ready", language)

    # Progress and hibernation

    def progress_lines(self, player: View, language: str) -> list[str]:
        """The progress track, the hibernation track and the point track, with what comes next on each."""
        lines = [self.progress(player, language)]
        bonus = self.next_bonus(player["progress"], "progress_bonus", "space")
        if bonus is not None:
            lines.append(tell("progress.next", language, text=sentences.progress_sentence(bonus, language)))
        lines.append(self.hibernation(player, language))
        lines += [f"  {line}" for line in self.hibernation_rewards(player, language)]
        bonus = self.next_bonus(player["points"], "score_bonus", "at")
        if bonus is not None:
            lines.append(tell("bonus", language, text=sentences.score_bonus_sentence(bonus, language)))
        return lines

    def next_bonus(self, reached: int, section: str, key: str) -> Record | None:
        """The next bonus of a track that is not reached yet."""
        found: list[Record] = self.library.game[section]
        return next((bonus for bonus in found if bonus[key] > reached), None)

    def progress(self, player: View, language: str) -> str:
        """Markers on the progress track, and what they are worth now."""
        return tell(
            "progress",
            language,
            count=player["progress"],
            last=self.library.game["progress_track"]["spaces"],
            points=sentences.points_phrase(self.rulebook.progress_points[player["progress"]], language),
            markers=player["markers"],
        )

    def progress_short(self, player: View, language: str) -> str:
        """Progress and hibernation in one line."""
        return say("list.semicolon", language).join(
            [self.progress(player, language), self.hibernation(player, language)]
        )

    def hibernation(self, player: View, language: str) -> str:
        """Where the marker stands on the hibernation track."""
        last = self.library.game["hibernation_track"]["last"]
        return tell("hibernation", language, space=player["hibernation"], last=last)

    def hibernation_rewards(self, player: View, language: str) -> list[str]:
        """The rewards that the next hibernation offers, the highest first: that space and all below it."""
        track = self.library.game["hibernation_track"]
        reached = min(player["hibernation"] + 1, track["last"])
        lines = []
        for record in reversed(self.library.game["hibernation_space"][:reached]):
            is_entered = record["space"] == player["hibernation"] + 1
            aside = []
            if is_entered and record["space"] == track["remove_artifact_on"]:
                aside.append(tell("hibernation.removes", language))
            text = sentences.effects_sentence(record["effects"], language)
            space = str(record["space"]) + self.brackets(aside, language)
            lines.append(tell("hibernation.next", language, space=space, text=text))
        return lines

    # The tribe board

    def tribe_name(self, player: View, language: str) -> str:
        """A tribe with the side of its board, or that there is none yet."""
        if player["tribe"] is None:
            return tell("tribe.none", language)
        name = self.library.tribes[player["tribe"]]["name"][language]
        return tell("tribe.short", language, tribe=name, side=self.word(f"side.{player['side']}", language))

    def tribe_lines(self, player: View, language: str) -> list[str]:
        """The tribe ability and all technologies."""
        if player["tribe"] is None:
            return []
        lines = [self.tribe_text(player["tribe"], player["side"], language)]
        for node in NODES:
            name, text = self.technology(player, node, language)
            parts = [self.technology_state(player, node, language), self.technology_lines(player, node, language)]
            state = self.listed(parts, language)
            lines.append(tell("technology", language, node=node, name=name, state=state, text=text))
        return lines

    def technology_state(self, player: View, node: str, language: str) -> str:
        """Whether a technology is unlocked, could be next, or comes later; its price and its points."""
        points = sentences.points_phrase(player["tree"]["points"][node], language)
        if node in player["technologies"]:
            return self.listed([tell("technology.known", language), points], language)
        cost = sentences.cost_phrase({"book": player["tree"]["cost"][node]}, language)
        word = "technology.next" if node in player["available"] else "technology.later"
        return self.listed([tell(word, language, cost=cost), points], language)

    def technology_lines(self, player: View, node: str, language: str) -> str:
        """The technologies to which lines of the tree join one."""
        lines = [line for line in player["tree"]["links"] if node in line]
        joined = [end for line in lines for end in line if end != node]
        return tell("technology.joined", language, nodes=self.listed(joined, language))
