// What is printed on cards, read from their icons. The catalogue tells a card as a row of codes, each with its number
// behind it:
//   build discard_value gold 1 · option gold 2 energy 1 arrow build trade_post · option …
//   progress points 1 · requires this_turn build gold_mine 1 · requires control gold_mine 3
//   active turn_start arrow … · reward_ability reward 2 arrow … · exiled_ability everyone arrow …

import type { CardShown } from '$/wire/types';
import type { Building, Ladder, TrackName } from './view';

export const LADDERS: readonly Ladder[] = [
  'command_center',
  'gold_mine',
  'energy_plant',
  'trade_post',
  'assault_ship',
];
/** The types that are nobody's: they stand in grey. */
export const GREYS: readonly Building[] = ['laser_cannon', 'sentry_tower', 'assault_ship'];
export const BUILDINGS: readonly Building[] = [
  'command_center',
  'gold_mine',
  'energy_plant',
  'trade_post',
  'laser_cannon',
  'sentry_tower',
  'assault_ship',
];
/** Which building moves the marker of which track. */
export const TRACK_OF: Readonly<Partial<Record<Building, TrackName>>> = {
  command_center: 'command',
  gold_mine: 'gold',
  energy_plant: 'energy',
  trade_post: 'trade',
};
export const TRACK_END = 12;
export const TOP_LEVEL = 3;

/** A card by the name of one of its pieces. */
export function cardOf(piece: string): string {
  const copy = piece.lastIndexOf('.');
  return copy < 0 ? piece : piece.slice(0, copy);
}

type Icons = readonly string[];

/** A row of codes cut before each of some words; what stands before the first of them comes first. */
function cut(icons: Icons, words: readonly string[]): readonly Icons[] {
  const parts: string[][] = [[]];
  for (const code of icons) {
    if (words.includes(code)) parts.push([]);
    parts.at(-1)?.push(code);
  }
  return parts;
}

export interface PrintedCard {
  kind: string;
  /** What it is worth when it is discarded. */
  value: Icons;
  /** When it can be played, or is cheaper. */
  terms: Icons;
  options: readonly Icons[];
}

export interface PrintedRace {
  active: Icons;
  reward: Icons;
  exiled: Icons;
}

export interface PrintedTrack {
  tiers: readonly { from: number; value: number }[];
  bonusFrom: number;
  bonus: Icons;
}

const known = new WeakMap<CardShown, unknown>();

/** Read once for each card: it is drawn often. */
function once<Printed>(card: CardShown, read: (icons: Icons) => Printed): Printed {
  const before = known.get(card) as Printed | undefined;
  if (before) return before;
  const made = read(card.icons);
  known.set(card, made);
  return made;
}

/** An Archive card: what it is worth, and its options. */
export function printedCard(card: CardShown): PrintedCard {
  return once(card, (icons) => {
    const [head = [], ...options] = cut(icons, ['option']);
    const rest = head.slice(2);
    // The value is what stands before any other word than a resource with its number.
    const end = rest.findIndex((code) => !/^(gold|energy|resource|\d+)$/.test(code));
    return {
      kind: card.kind,
      value: end < 0 ? rest : rest.slice(0, end),
      terms: end < 0 ? [] : rest.slice(end),
      options: options.map((option) => option.slice(1)),
    };
  });
}

/** The conditions of a mission, in the order in which its progress is told. */
export function conditionsOf(card: CardShown): readonly Icons[] {
  return once(card, (icons) =>
    cut(icons, ['requires'])
      .slice(1)
      .map((part) => part.slice(1)),
  );
}

/** The three roles of a race. */
export function printedRace(card: CardShown): PrintedRace {
  return once(card, (icons) => {
    const roles = ['active', 'reward_ability', 'exiled_ability'];
    const parts = cut(icons, roles);
    const [active = [], reward = [], exiled = []] = roles.map(
      (role) => parts.find((part) => part[0] === role)?.slice(1) ?? [],
    );
    return { active, reward, exiled };
  });
}

/** A track: from which position on it yields how much, and from which its bonus counts. */
export function printedTrack(card: CardShown): PrintedTrack {
  return once(card, (icons) => {
    const [head = [], bonus = []] = cut(icons, ['bonus']);
    const tiers = cut(head, ['position'])
      .slice(1)
      .map((part) => ({ from: Number(part[1]), value: Number(part.at(-1)) }));
    return { tiers, bonusFrom: Number(bonus[2]), bonus: bonus.slice(3) };
  });
}

/** The numbers below a count, for drawing so many of a thing. */
export function upTo(count: number): readonly number[] {
  return [...Array(Math.max(0, count)).keys()];
}
