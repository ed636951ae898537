// The whole table in words: everything that the drawn boards tell, for whoever plays by ear.

import { letterOf } from '$/look/seats';
import type { Catalogue } from '$/state/catalogue.svelte';
import type { Language } from '$/words/words';
import type { Region, View } from '../game';
import { areaLabel } from './areaLabel';
import { areaName } from './areaNames';
import { cardLabel, missionLabel } from './cardLabel';
import { combatRegion } from './twinCombat';
import { warp } from './pieces';
import { BUILDINGS, cardOf, GREYS } from './printed';
import { isDrafting, missionsToChoose } from './stage';
import { typeLabel } from './typeLabel';
import type { Area, Colour, Player, WarpView } from './view';
import { sayIn, type Say } from './words';

export function twin(
  view: View,
  catalogue: Catalogue,
  names: readonly string[],
  language: Language,
): readonly Region[] {
  return new Teller(warp(view), catalogue, names, sayIn(language)).regions();
}

export class Teller {
  constructor(
    readonly view: WarpView,
    readonly catalogue: Catalogue,
    readonly names: readonly string[],
    readonly say: Say,
  ) {}

  regions(): readonly Region[] {
    const { view } = this;
    const mine = view.players[view.seat];
    const combat = view.combat ?? view.fought ?? null;
    return [
      this.turn(),
      ...(combat ? [combatRegion(this, combat)] : []),
      ...this.choosing(),
      ...(mine ? [this.hand(mine)] : []),
      this.missions(mine),
      ...this.zones(),
      this.market(),
      ...view.players.map((player) => this.player(player)),
    ];
  }

  // Words

  /** A person, told apart by the letter of the seat. */
  who(seat: number): string {
    return this.say('tell_person', { name: this.names[seat] ?? '', letter: letterOf(seat) });
  }
  list(things: readonly string[]): string {
    return things.join(this.say('comma'));
  }
  line(text: string): string {
    return this.say('tell_line', { text });
  }
  term(code: string): string {
    return this.catalogue.term(code)?.name ?? code;
  }
  card(piece: string): string {
    return cardLabel(piece, this.catalogue, this.say);
  }
  name(piece: string): string {
    return this.catalogue.card(cardOf(piece))?.name ?? this.say('back');
  }
  area(id: string): string {
    return areaName(id, this.say);
  }

  // Regions

  turn(): Region {
    const { view, say } = this;
    const lines = [this.line(view.round ? say('round', { round: view.round }) : say('setting_up'))];
    if (view.over) lines.push(this.line(say('over')));
    else if (view.round) {
      lines.push(this.line(say('turn_of', { name: this.who(view.active) })));
      lines.push(say('tell_now', { moment: this.moment() }));
      if (view.moment === 'acted' || view.moment === 'moving')
        lines.push(this.line(say('moves', { count: view.moves })));
    }
    const { last_round: last } = view;
    lines.push(
      this.line(last === null ? say('goal', { count: view.goal }) : say('last_round', { round: last })),
    );
    return { id: 'turn', heading: say('tell_turn'), lines };
  }

  moment(): string {
    const { moment } = this.view;
    if (moment === 'extract' || moment === 'consult' || moment === 'action')
      return this.say(`moment_${moment}`);
    return this.say('moment_end');
  }

  /** Races or missions to choose from. */
  choosing(): Region[] {
    const { view, say, catalogue } = this;
    const found: Region[] = [];
    if (isDrafting(view)) {
      const piles = view.draft?.piles ?? [];
      const aside = view.draft?.aside ?? [];
      const shelves = [
        ...piles.map((races, at) => [say('pile', { number: at + 1 }), races] as const),
        [say('aside'), aside] as const,
      ].filter(([, races]) => races.length);
      const lines = shelves.flatMap(([title, races]) => [
        say('tell_pile', { pile: title, list: this.list(races.map((race) => catalogue.name(race))) }),
        ...races.map((race) => say('tell_choose', { card: this.card(race) })),
      ]);
      found.push({ id: 'draft', heading: say('draft'), lines });
    }
    const { ids, isShared } = missionsToChoose(view, view.seat < 0 ? null : view.seat, (id) =>
      Boolean(catalogue.card(id)),
    );
    if (ids.length)
      found.push({
        id: 'choosing',
        heading: say(isShared ? 'missions_pool' : 'missions_dealt'),
        lines: ids.map((id) => say('tell_choose', { card: this.card(id) })),
      });
    return found;
  }

  hand(mine: Player): Region {
    const { say } = this;
    const lines = [
      this.line(say('archive_cards', { count: mine.hand.length, limit: mine.hand_limit })),
      ...mine.hand.map((card) => say('tell_archive', { card: this.card(card) })),
      this.line(say('reward_cards', { count: mine.rewards.length, limit: mine.reward_limit })),
      ...mine.rewards.map((card) => say('tell_reward', { card: this.card(card) })),
    ];
    return { id: 'hand', heading: say('tell_hand'), lines };
  }

  missions(mine: Player | undefined): Region {
    const { view, say, catalogue } = this;
    const told = (key: 'tell_private' | 'tell_open' | 'tell_pioneering', missions: Player['missions']) =>
      missions.map((mission) => {
        const isReady = mission.id !== null && (mine?.ready ?? []).includes(mission.id);
        return say(key, { mission: missionLabel(mission, catalogue, isReady, say) });
      });
    const lines = [
      ...told('tell_private', mine?.missions ?? []),
      ...told('tell_open', view.open_missions),
      ...told('tell_pioneering', view.pioneering_missions),
    ];
    return { id: 'missions', heading: say('missions'), lines: lines.length ? lines : [say('tell_none')] };
  }

  /** The map, one zone after the other: mine first, the gate last. */
  zones(): Region[] {
    const { view, say } = this;
    const first = Math.max(0, view.seat);
    const seats = view.players.map((_, at) => (first + at) % view.players.length);
    const regions = seats.map((seat) =>
      this.zone(`zone-${seat}`, say('tell_zone', { name: this.who(seat) }), (area) => area.owner === seat),
    );
    regions.push(this.zone('zone-connect', say('tell_connect'), (area) => area.zone === 'connect'));
    const central = this.zone('zone-central', say('tell_central'), (area) => area.zone === 'central');
    const holes = view.worm_holes.map((id) => this.area(id));
    const lines = holes.length
      ? [...central.lines, say('tell_links', { list: this.list(holes) })]
      : central.lines;
    return [...regions, { ...central, lines }].filter((region) => region.lines.length);
  }

  zone(id: string, heading: string, has: (area: Area) => boolean): Region {
    const { view, catalogue, say } = this;
    const names = this.names.map((_, seat) => this.who(seat));
    const lines = view.areas
      .filter((area) => has(area) || (view.solo && id === 'zone-0' && area.owner !== null && area.owner > 0))
      .map((area) => this.line(areaLabel(area, view, catalogue, names, say)));
    return { id, heading, lines };
  }

  market(): Region {
    const { view, say, catalogue } = this;
    const lines = [
      ...view.line_up.map((card) => say('tell_line_up', { card: this.card(card) })),
      this.line(say('deck', { count: view.deck })),
      this.line(say('discard', { count: view.discard.length })),
      this.line(say('rewards_deck', { count: view.reward_deck })),
      ...Object.entries(view.mission_decks).map(([type, count]) =>
        this.line(say('mission_deck', { type: this.term(type), count: count ?? 0 })),
      ),
      this.line(
        say('neutral', {
          list: this.list(GREYS.map((type) => `${this.term(type)} ${view.grey[type] ?? 0}`)),
        }),
      ),
    ];
    if (view.discard.length)
      lines.push(say('tell_discards', { list: this.list(view.discard.map((card) => this.name(card))) }));
    for (const [colour, race] of Object.entries(view.exiled) as [Colour, string][])
      lines.push(
        say('exiled_race', {
          colour: say(colour),
          race: catalogue.name(race),
          sentence: catalogue.card(race)?.sentence ?? '',
        }),
      );
    return { id: 'market', heading: say('tell_market'), lines: [...lines, ...this.gate()] };
  }

  gate(): string[] {
    const { say, catalogue } = this;
    const { guardian } = this.view;
    if (!guardian) return [say('guardian_none')];
    const { race, dice, modifier, multiplier, limit } = guardian;
    const figures = say('guardian_figures', { dice: Math.max(0, dice + modifier), multiplier, limit });
    return [
      say('tell_guardian', { race: catalogue.name(race), figures }),
      catalogue.card(`guardian-${race}`)?.sentence ?? '',
      ...guardian.abilities.map((id) => say('tell_ability', { card: this.card(id) })),
    ].filter(Boolean);
  }

  player(player: Player): Region {
    const { view, say, catalogue } = this;
    const { seat } = player;
    const isMe = seat === view.seat;
    const lines = [
      this.line(say('score', { count: player.score })),
      ...(player.team === null ? [] : [this.line(say('team', { number: player.team + 1 }))]),
      ...this.stock(player),
      this.line(say('on_board', { count: player.on_board })),
      this.line(say('areas', { count: player.areas.length })),
      ...BUILDINGS.map((type) => this.line(typeLabel(type, view, player, catalogue, say))),
      ...player.races.map((race) => {
        const card = say('tell_race', { card: this.card(race) });
        return player.bought.includes(race) ? `${card} ${this.line(say('bought'))}` : card;
      }),
      ...(player.copied ? [`${this.card(player.copied)} ${this.line(say('copied'))}`] : []),
      ...(isMe ? [] : this.holding(player)),
      this.line(say('done_missions', { count: player.done.length })),
    ];
    if (player.done.length)
      lines.push(say('tell_done', { list: this.list(player.done.map((id) => catalogue.name(id))) }));
    if (player.tokens) lines.push(this.line(say('tokens', { count: player.tokens })));
    if (player.fired.length)
      lines.push(say('tell_fired', { list: this.list(player.fired.map((id) => this.area(id))) }));
    const parts = { name: this.names[seat] ?? '', letter: letterOf(seat) };
    return { id: `seat-${seat}`, heading: say(isMe ? 'tell_me' : 'tell_player', parts), lines };
  }

  /** What lies behind the own screen. */
  stock({ gold, energy, reserve, supply }: Player): string[] {
    return (['gold', 'energy', 'reserve', 'supply'] as const).flatMap((key, at) => {
      const count = [gold, energy, reserve, supply][at];
      return typeof count === 'number' ? [this.line(this.say(key, { count }))] : [];
    });
  }

  /** Cards and missions of somebody else, as far as they are known. */
  holding(player: Player): string[] {
    const { say, catalogue } = this;
    const known = player.hand.filter((card) => catalogue.card(cardOf(card)));
    const missions = player.missions.map((mission) =>
      mission.id ? catalogue.name(mission.id) : say('mission_back', { type: this.term(mission.type) }),
    );
    return [
      this.line(say('archive_cards', { count: player.hand.length, limit: player.hand_limit })),
      ...(known.length ? [say('tell_known', { list: this.list(known.map((card) => this.name(card))) })] : []),
      this.line(say('reward_cards', { count: player.rewards.length, limit: player.reward_limit })),
      ...(missions.length ? [say('tell_missions', { list: this.list(missions) })] : []),
    ];
  }
}
