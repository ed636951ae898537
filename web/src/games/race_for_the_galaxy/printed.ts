// What is printed on a card, read from its icons: what it is, its powers by phase, and what it scores.
//
// The catalogue tells a card as a row of codes, each with its number behind it:
//   military_world defense 2 windfall genes vp 2 uplift_keyword · settle military +1 · scoring vp 2 per …

import type { CardShown } from '$/wire/types';
import type { Kind } from './view';

export const KINDS: readonly Kind[] = ['novelty', 'rare', 'genes', 'alien'];
/** By its letter a kind is told without its colour. */
export const LETTER: Readonly<Record<string, string>> = {
  novelty: 'N',
  rare: 'R',
  genes: 'G',
  alien: 'A',
  any_kind: '?',
};

/** Powers in the order of the round, as cards list them. */
export const POWER_PHASES = [
  'setup',
  'round_start',
  'explore',
  'develop',
  'settle',
  'trade',
  'consume',
  'produce',
  'round_end',
  'game_end',
] as const;
export type PowerPhase = (typeof POWER_PHASES)[number];

/** The phases as cards number them. Other moments have an icon instead. */
export const NUMERAL: Readonly<Record<string, string>> = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  trade: '$',
  consume: 'IV',
  produce: 'V',
};

export interface PrintedPower {
  phase: PowerPhase;
  icons: readonly string[];
}

export interface Printed {
  shape: 'development' | 'military' | 'peaceful';
  /** Its cost, or the defense of a military world. */
  price: number;
  world: 'gray' | 'windfall' | 'production' | null;
  /** `any_kind` for a world whose owner says which. */
  kind: Kind | 'any_kind' | null;
  /** null where it counts its points by scoring lines. */
  vp: number | null;
  /** Codes of the glossary: `rebel_keyword`. */
  keywords: readonly string[];
  uplift: boolean;
  prestige: boolean;
  /** The number of a start world. */
  start: number | null;
  powers: readonly PrintedPower[];
  scoring: readonly (readonly string[])[];
}

const known = new WeakMap<CardShown, Printed>();

export function printed(card: CardShown): Printed {
  const before = known.get(card);
  if (before) return before;
  const made = read(card);
  known.set(card, made);
  return made;
}

function read(card: CardShown): Printed {
  const { attributes, powers, scoring } = parts(card.icons);
  const has = (code: string): boolean => attributes.includes(code);
  const numberAfter = (code: string): number | null =>
    has(code) ? Number(attributes[attributes.indexOf(code) + 1]) : null;
  const first = <Code extends string>(codes: readonly Code[]): Code | null => codes.find(has) ?? null;
  return {
    shape: has('development') ? 'development' : has('military_world') ? 'military' : 'peaceful',
    price: numberAfter('cost') ?? numberAfter('defense') ?? 0,
    world: first(['gray', 'windfall', 'production'] as const),
    kind: first([...KINDS, 'any_kind'] as const),
    vp: numberAfter('vp'),
    keywords: attributes.filter((code) => code.endsWith('_keyword')),
    uplift: has('uplift_symbol'),
    prestige: has('prestige_symbol'),
    start: numberAfter('start_world'),
    powers,
    scoring,
  };
}

interface Parts {
  attributes: readonly string[];
  powers: readonly PrintedPower[];
  scoring: readonly (readonly string[])[];
}

/** A power begins with its phase. Within scoring lines, and behind a sale, a phase says of what a line speaks. */
function parts(icons: readonly string[]): Parts {
  const attributes: string[] = [];
  const powers: { phase: PowerPhase; icons: string[] }[] = [];
  const scoring: string[][] = [];
  icons.forEach((code, at) => {
    if (code === 'scoring') scoring.push([]);
    else if (scoring.length) scoring.at(-1)?.push(code);
    else if (isPhase(code) && icons[at - 1] !== 'sell') powers.push({ phase: code, icons: [] });
    else (powers.at(-1)?.icons ?? attributes).push(code);
  });
  return { attributes, powers, scoring };
}

function isPhase(code: string): code is PowerPhase {
  return (POWER_PHASES as readonly string[]).includes(code);
}

/** Powers of the same phase together, in the order of the round. */
export function byPhase(
  powers: readonly PrintedPower[],
): readonly { phase: PowerPhase; lines: readonly (readonly string[])[] }[] {
  return POWER_PHASES.flatMap((phase) => {
    const lines = powers.filter((power) => power.phase === phase).map((power) => power.icons);
    return lines.length ? [{ phase, lines }] : [];
  });
}

/** The numbers below a count, for drawing so many of a thing. */
export function upTo(count: number): readonly number[] {
  return [...Array(Math.max(0, count)).keys()];
}

/** A card by the name of one of its pieces. */
export function cardOf(piece: string): string {
  const copy = piece.indexOf('#');
  return copy < 0 ? piece : piece.slice(0, copy);
}
