// A line of the log with what it names: cards and clauses that can be looked at.

import type { Catalogue } from '$/state/catalogue.svelte';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'card'; text: string; id: string }
  | { kind: 'clause'; text: string; id: string };

// An id in brackets, or one with a hyphen anywhere: two capitals alone may be a word.
const ID = /[(（]([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)[)）]|\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b/g;

/** A line as text, cards and clauses. The name before a card's id belongs to the card. */
export function partsOf(line: string, catalogue: Catalogue | null): readonly Part[] {
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
