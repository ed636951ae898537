// The whole table in words: everything that the drawn boards tell, for whoever plays by ear.

import { letterOf } from '$/look/seats';
import type { Catalogue } from '$/state/catalogue.svelte';
import type { Language } from '$/words/words';
import type { Region, View } from '../game';
import { cardLabel, tribeCard } from './cardLabel';
import { revive } from './pieces';
import { COLOURS, REWARDS, TREE } from './playerBoard';
import {
  hibernationLabel,
  machineLabel,
  progressLabel,
  rewardLabel,
  slotLabel,
  technologyLabel,
  trackLabel,
} from './playerLabel';
import { spaceLabel, tileLabel } from './spaceLabel';
import type { ArtifactKind, Player, Resource, ReviveView } from './view';
import { sayIn, type Say } from './words';

const RESOURCES: readonly Resource[] = ['crystal', 'gear', 'book', 'food'];
const KINDS: readonly ArtifactKind[] = ['purple', 'orange', 'white', 'minor'];

export function twin(
  view: View,
  catalogue: Catalogue,
  names: readonly string[],
  language: Language,
): readonly Region[] {
  return new Teller(revive(view), catalogue, names, sayIn(language)).regions();
}

class Teller {
  constructor(
    readonly view: ReviveView,
    readonly catalogue: Catalogue,
    readonly names: readonly string[],
    readonly say: Say,
  ) {}

  regions(): readonly Region[] {
    const { view } = this;
    const mine = view.players[view.seat];
    return [
      this.turn(),
      ...(mine?.dealt.length ? [this.choosing(mine)] : []),
      ...(mine ? [this.hand(mine)] : []),
      this.land(),
      this.faceDown(),
      this.display(),
      ...view.players.map((player) => this.player(player)),
    ];
  }

  // Words

  /** A person, told apart by the letter of the seat. */
  who(seat: number): string {
    return this.say('tell_person', { name: this.names[seat] ?? '', letter: letterOf(seat) });
  }
  list(things: readonly string[]): string {
    return things.length ? things.join(this.say('comma')) : this.say('tell_none');
  }
  line(text: string): string {
    return this.say('tell_line', { text });
  }
  term(code: string): string {
    return this.catalogue.term(code)?.name ?? code;
  }
  card(id: string): string {
    return cardLabel(id, this.catalogue, this.say);
  }
  named(ids: readonly string[]): string {
    return this.list(ids.map((id) => this.catalogue.name(id)));
  }

  // Regions

  turn(): Region {
    const { view, say } = this;
    const lines = [
      this.line(view.moment === 'setup' ? say('setting_up') : say('turn', { number: view.turn })),
    ];
    if (view.over) lines.push(this.line(say('over')));
    else if (view.moment !== 'setup') {
      lines.push(this.line(say('turn_of', { name: this.who(view.active) })));
      if (view.moment === 'hibernation') lines.push(this.line(say('hibernating')));
      else lines.push(this.line(say('acted', { count: view.acted, all: view.actions })));
    }
    if (view.last_turns !== null) lines.push(this.line(say('last_turns', { count: view.last_turns })));
    lines.push(
      ...view.players.map(({ seat, points }) => say('tell_points', { name: this.who(seat), count: points })),
    );
    return { id: 'turn', heading: say('tell_turn'), lines };
  }

  choosing(mine: Player): Region {
    const { say } = this;
    const lines = mine.dealt.map((id) => say('tell_choose', { card: this.card(id) }));
    return { id: 'choosing', heading: say('tell_choosing'), lines };
  }

  hand(mine: Player): Region {
    const { say } = this;
    const { closed, opened } = mine.crates;
    const lines = [
      ...mine.cards.map((id) => say('tell_card', { card: this.card(id) })),
      ...mine.resting.map((id) => say('tell_rest', { card: this.card(id) })),
      ...closed.map((id) => say('tell_crate', { card: this.card(id) })),
      ...(opened.length ? [say('tell_opened', { list: this.named(opened) })] : []),
      ...(mine.artifact_card ? [say('tell_secret', { card: this.card(mine.artifact_card) })] : []),
    ];
    return {
      id: 'hand',
      heading: say('tell_hand'),
      lines: lines.length ? lines : [this.line(say('no_cards'))],
    };
  }

  land(): Region {
    const { view, say, catalogue } = this;
    const names = this.names.map((_, seat) => this.who(seat));
    const lines = view.slots.flatMap(({ id }) => {
      const spaces = view.spaces.filter((space) => space.slot === id && space.kind !== null);
      if (!spaces.length) return [];
      const told = spaces.map((space) => spaceLabel(space, view, catalogue, names, say));
      return [say('tell_tile', { slot: id, list: told.join(say('stop')) })];
    });
    const known = new Set(view.spaces.filter(({ kind }) => kind !== null).map(({ id }) => id));
    const touched = view.crystals.flatMap(({ adjacent }) => adjacent.filter((id) => known.has(id)));
    if (touched.length) lines.push(say('tell_crystals', { list: this.list(touched) }));
    return { id: 'land', heading: say('tell_map'), lines };
  }

  faceDown(): Region {
    const { view, say } = this;
    const lines = view.slots
      .filter(({ tile, cost }) => tile === null && cost !== null)
      .map((slot) => this.line(tileLabel(slot, view, say)));
    return {
      id: 'face-down',
      heading: say('tell_down'),
      lines: lines.length ? lines : [this.line(say('tell_none'))],
    };
  }

  display(): Region {
    const { view, say } = this;
    const { display, decks, artifacts } = view;
    const lines = [
      ...display.cards.map((id) => say('tell_citizen', { card: this.card(id) })),
      this.line(say('deck', { count: decks.cards })),
      ...display.modules.map((id) => say('tell_module', { card: this.card(id) })),
      ...COLOURS.flatMap((color) => display.machines[color]).map((id) =>
        say('tell_machine', { card: this.card(id) }),
      ),
      this.line(say('artifact_purple', { count: artifacts.majors.purple })),
      this.line(say('artifact_orange', { count: artifacts.majors.orange })),
      this.line(say('artifact_white', { count: artifacts.majors.white })),
      ...(artifacts.aside ? [this.line(say('artifact_minor', { count: artifacts.aside }))] : []),
      this.line(say('crates_left', { count: decks.crates })),
      this.line(say('energy_left', { count: decks.energy })),
    ];
    return { id: 'display', heading: say('tell_display'), lines };
  }

  player(player: Player): Region {
    const { view, say } = this;
    const { seat } = player;
    const isMe = seat === view.seat;
    const lines = [
      this.line(say('points', { count: player.points })),
      ...RESOURCES.map((res) =>
        this.line(
          say('resource', { name: this.term(res), count: player.resources[res], limit: player.limits[res] }),
        ),
      ),
      this.line(say('energy', { count: player.energy })),
      ...this.tribe(player),
      ...this.board(player),
      ...(isMe ? [] : this.holding(player)),
    ];
    const parts = { name: this.names[seat] ?? '', letter: letterOf(seat) };
    return { id: `seat-${seat}`, heading: say(isMe ? 'tell_me' : 'tell_player', parts), lines };
  }

  tribe(player: Player): string[] {
    const { say, catalogue } = this;
    if (!player.tribe) return [];
    return [
      say('tell_tribe', { card: this.card(tribeCard(player.tribe, player.side)) }),
      ...TREE.flat().map((node) =>
        say('tell_technology', { card: technologyLabel(node, player, catalogue, say) }),
      ),
      this.line(say('markers', { count: player.markers, all: 6 })),
      ...(player.tiles ? [this.line(say('tiles', { count: player.tiles }))] : []),
    ];
  }

  board(player: Player): string[] {
    const { say, catalogue } = this;
    const held = KINDS.filter((kind) => player.artifacts[kind]).map((kind) =>
      say(`artifact_${kind}`, { count: player.artifacts[kind] }),
    );
    return [
      ...COLOURS.map((color) => this.line(trackLabel(color, player, catalogue, say))),
      ...REWARDS.map((space) => rewardLabel(space, player, catalogue, say)),
      ...player.slots.map((slot) =>
        say('tell_slot', {
          slot: slotLabel(slot, catalogue, say),
          list: this.named(slot.modules.flatMap((module) => module ?? [])),
        }),
      ),
      ...player.machines.map((machine) =>
        say('tell_machine', { card: machineLabel(machine, player, catalogue, say) }),
      ),
      this.line(say(player.switch === 'up' ? 'switch_up' : 'switch_down')),
      this.line(progressLabel(player, say)),
      this.line(hibernationLabel(player, say)),
      ...(held.length ? [say('tell_artifacts', { list: this.list(held) })] : []),
      ...(player.end_tile ? [this.line(say('end_tile'))] : []),
      say('stock', {
        small: player.buildings.small,
        large: player.buildings.large,
        figures: player.figures,
      }),
    ];
  }

  /** Cards and crates of somebody else. */
  holding(player: Player): string[] {
    const { say } = this;
    const { closed, opened } = player.crates;
    return [
      say('tell_active', { list: this.named(player.cards) }),
      say('tell_resting', { list: this.named(player.resting) }),
      this.line(say('crates_closed', { count: closed.length })),
      ...(opened.length ? [say('tell_opened', { list: this.named(opened) })] : []),
    ];
  }
}
