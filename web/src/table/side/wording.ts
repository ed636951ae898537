// A line of the log with what it names: seats, and cards and clauses that can be looked at.

import { LETTERS } from '$/look/seats';
import type { Catalogue } from '$/state/catalogue.svelte';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'card'; text: string; id: string }
  | { kind: 'clause'; text: string; id: string };

// An id in brackets, or one with a hyphen anywhere: two capitals alone may be a word.
const ID = /[(（]([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)[)）]|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b/g;

// In English the letter of a seat is a word, in Japanese a particle follows it.
const ACTOR = /^([A-H])(?=[\s'はがのに])/;

/** The seat of which a line tells, of so many; null for what concerns nobody in particular. */
export function actorIn(line: string, seats: number): number | null {
  const seat = LETTERS.indexOf(ACTOR.exec(line)?.[1] ?? '-');
  return seat >= 0 && seat < seats ? seat : null;
}

/** A line as text, cards and clauses. The name before a card's id belongs to the card. */
export function partsOf(line: string, catalogue: Catalogue | null): readonly Part[] {
  return byId(line, catalogue).flatMap((part) => (part.kind === 'text' ? byTitle(part, catalogue) : part));
}

function byId(line: string, catalogue: Catalogue | null): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  const text = (to: number): void => {
    if (to > from) parts.push({ kind: 'text', text: line.slice(from, to) });
  };
  for (const found of line.matchAll(ID)) {
    const id = found[1] ?? found[0];
    const card = catalogue?.card(id);
    const end = found.index + found[0].length;
    if (card) {
      const before = line.slice(from, found.index);
      const start = before.trimEnd().endsWith(card.name)
        ? from + before.trimEnd().length - card.name.length
        : found.index;
      text(start);
      parts.push({ kind: 'card', id, text: line.slice(start, end) });
    } else if (catalogue?.clause(id)) {
      text(found.index);
      parts.push({ kind: 'clause', id, text: found[0] });
    } else continue;
    from = end;
  }
  text(line.length);
  return parts;
}

// Ids that are written in lines. A card with another one goes by its title alone.
const CODE = /^[A-Z0-9-]+$/;

interface Titles {
  ids: ReadonlyMap<string, string>;
  any: RegExp;
}
const titles = new WeakMap<Catalogue, Titles | null>();

/** The titles of a game whose lines name cards by nothing else; null for other games. */
function titlesOf(catalogue: Catalogue): Titles | null {
  let found = titles.get(catalogue);
  if (found === undefined) {
    // Only what is played: a tile may be called as an action is.
    const cards = catalogue.cards.filter((card) => card.kind && !CODE.test(card.id));
    // Of two cards with one title, the first: it is the older one.
    const ids = new Map([...cards].reverse().map((card) => [card.name, card.id]));
    const longest = [...ids.keys()].sort((one, other) => other.length - one.length).map(escaped);
    found = ids.size
      ? { ids, any: new RegExp(`(?<![A-Za-z])(?:${longest.join('|')})(?![A-Za-z])`, 'g') }
      : null;
    titles.set(catalogue, found);
  }
  return found;
}

function escaped(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function byTitle(part: Part, catalogue: Catalogue | null): readonly Part[] {
  const known = catalogue && titlesOf(catalogue);
  if (!known) return [part];
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: title, index } of part.text.matchAll(known.any)) {
    if (index > from) parts.push({ kind: 'text', text: part.text.slice(from, index) });
    parts.push({ kind: 'card', id: known.ids.get(title) ?? '', text: title });
    from = index + title.length;
  }
  if (from < part.text.length) parts.push({ kind: 'text', text: part.text.slice(from) });
  return parts;
}
