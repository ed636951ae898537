// What is printed on cards, read from their icons. The catalogue tells a card as a row of codes, each with its number
// behind it:
//   gray set_a top slot_symbol gear 2 points 1 bottom gray_track +1 flask 1
//   gray green arrow book 1 flask 1 · yellow explore build populate arrow range +4
//   purple end_points 1 per crate orange … white …
//   standing tribe_ability arrow book 1 points 1 end_points 1

import type { CardShown } from '$/wire/types';
import { COLOURS } from './playerBoard';
import type { Colour, Half } from './view';

export type Icons = readonly string[];

/** A row of codes cut before each of some words; what stands before the first of them comes first. */
function cut(icons: Icons, words: readonly string[]): readonly Icons[] {
  const parts: string[][] = [[]];
  for (const code of icons) {
    if (words.includes(code)) parts.push([]);
    parts.at(-1)?.push(code);
  }
  return parts;
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

/** Flasks stand at the end. */
function flasksIn(icons: Icons): number {
  const at = icons.lastIndexOf('flask');
  return at < 0 ? 0 : Number(icons[at + 1]);
}

function withoutFlasks(icons: Icons): Icons {
  const at = icons.lastIndexOf('flask');
  return at < 0 || at + 2 < icons.length ? icons : icons.slice(0, at);
}

export interface PrintedHalf {
  effects: Icons;
  /** Whether another card may follow on this half. */
  hasSymbol: boolean;
}
export interface PrintedCard {
  color: Colour;
  flasks: number;
  halves: Readonly<Record<Half, PrintedHalf>>;
}

/** A citizen: its colour and its two halves. */
export function printedCard(card: CardShown): PrintedCard {
  return once(card, (icons) => {
    const parts = cut(icons, ['top', 'bottom']);
    const half = (name: Half): PrintedHalf => {
      const found = withoutFlasks(parts.find((part) => part[0] === name)?.slice(1) ?? []);
      return {
        effects: found.filter((code) => code !== 'slot_symbol'),
        hasSymbol: found.includes('slot_symbol'),
      };
    };
    return {
      color: COLOURS.find((color) => color === icons[0]) ?? 'gray',
      flasks: flasksIn(icons),
      halves: { top: half('top'), bottom: half('bottom') },
    };
  });
}

export interface PrintedPiece {
  colors: readonly Colour[];
  flasks: number;
  /** Actions together with which it is used; none for one that is free at any time. */
  actions: Icons;
  effects: Icons;
}

/** The actions that stand beside the effects: those which the effects do not name themselves. */
export function timingOf({ actions, effects }: PrintedPiece): Icons {
  return actions.filter((action) => !effects.includes(action));
}

const ACTIONS = ['explore', 'build', 'populate', 'play'];

/** How many codes from one on are among some. */
function run(icons: Icons, from: number, among: readonly string[]): number {
  const end = icons.findIndex((code, at) => at >= from && !among.includes(code));
  return (end < 0 ? icons.length : end) - from;
}

/** A module, a machine or a crate: what it does, and what stands beside it. */
export function printedPiece(card: CardShown): PrintedPiece {
  return once(card, (icons) => {
    const head = run(icons, 0, [...COLOURS, 'standard_machine']);
    const colors = COLOURS.filter((color) => icons.slice(0, head).includes(color));
    const isModule = card.section === 'module';
    const count = isModule ? 0 : run(icons, head, ACTIONS);
    // What it goes with stands before an arrow; else the action is what it does.
    const isTimed = isModule || icons[head + count] === 'arrow';
    const actions = isTimed ? icons.slice(head, head + count) : [];
    const from = isTimed && (isModule || count > 0) ? head + count + 1 : head;
    return { colors, flasks: flasksIn(icons), actions, effects: withoutFlasks(icons.slice(from)) };
  });
}

/** What a technology does; its points at the end of the game are told elsewhere. */
export function printedTechnology(card: CardShown): Icons {
  return once(card, (icons) => {
    const end = icons.lastIndexOf('end_points');
    return (end < 0 ? icons : icons.slice(0, end)).filter(
      (code) => code !== 'immediate' && code !== 'standing',
    );
  });
}

/** The ability of a tribe board, without what it begins with. */
export function printedAbility(card: CardShown): Icons {
  return once(card, (icons) => icons.slice(icons.indexOf('ability') + 2));
}

export interface Category {
  color: 'purple' | 'orange' | 'white';
  icons: Icons;
}

/** The three categories of an artifact card. */
export function categoriesOf(card: CardShown): readonly Category[] {
  return once(card, (icons) =>
    cut(icons, ['purple', 'orange', 'white'])
      .slice(1)
      .map(([color, ...rest]) => ({ color: color as Category['color'], icons: rest })),
  );
}
