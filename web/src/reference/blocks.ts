// A book in the order in which it is shown, cut so that a long one is written little by little.

import type { CardShown, ClauseShown, TermShown } from '$/wire/types';
import { termId, type Book } from './book';
import { shelfName } from './codes';
import type { Found, Kind } from './finding';

interface Held {
  rules: ClauseShown;
  cards: CardShown;
  terms: TermShown;
}

/** Entries of one kind under one heading; what was searched for has no headings. */
export interface Block<Of extends Kind = Kind> {
  id: string;
  heading: string;
  entries: readonly Held[Of][];
}

export interface Blocks {
  rules: readonly Block<'rules'>[];
  cards: readonly Block<'cards'>[];
  terms: readonly Block<'terms'>[];
}

export function blocksOf(book: Book, found: Found): Blocks {
  const terms = [{ id: '', heading: '', entries: found.terms }];
  if (found.words.length > 0) {
    return {
      rules: [{ id: '', heading: '', entries: found.rules }],
      cards: [{ id: '', heading: '', entries: found.cards }],
      terms,
    };
  }
  const rules = new Set(found.rules);
  const cards = new Set(found.cards);
  return {
    rules: book.sections
      .map(({ id, name, clauses }) => ({
        id,
        heading: name,
        entries: clauses.filter((clause) => rules.has(clause)),
      }))
      .filter(hasAny),
    cards: book.shelves
      .map((shelf) => ({
        id: shelf.id,
        heading: shelfName(shelf, book.catalogue),
        entries: shelf.cards.filter((card) => cards.has(card)),
      }))
      .filter(hasAny),
    terms,
  };
}

function hasAny({ entries }: { entries: readonly unknown[] }): boolean {
  return entries.length > 0;
}

/** The first `most` entries of some kinds of blocks. A block that is whole stays the same, so that it is not written again. */
export function cut(blocks: Blocks, kinds: readonly Kind[], most: number): Blocks {
  let left = most;
  function first<Of extends Kind>(all: readonly Block<Of>[]): readonly Block<Of>[] {
    const kept: Block<Of>[] = [];
    for (const block of all) {
      if (left <= 0) break;
      kept.push(left >= block.entries.length ? block : { ...block, entries: block.entries.slice(0, left) });
      left -= block.entries.length;
    }
    return kept;
  }
  const result: Blocks = { rules: [], cards: [], terms: [] };
  for (const kind of kinds) {
    if (kind === 'rules') result.rules = first(blocks.rules);
    else if (kind === 'cards') result.cards = first(blocks.cards);
    else result.terms = first(blocks.terms);
  }
  return result;
}

/** How many entries must be written until an id, of an entry or of a heading, stands there; 0 for one that does not. */
export function reach(blocks: Blocks, kinds: readonly Kind[], id: string): number {
  if (!id) return 0;
  let passed = 0;
  for (const kind of kinds) {
    if (id === `kind-${kind}`) return passed + 1;
    for (const block of blocks[kind]) {
      if (block.id === id) return passed + 1;
      const at = block.entries.findIndex((entry) => ('code' in entry ? termId(entry.code) : entry.id) === id);
      if (at >= 0) return passed + at + 1;
      passed += block.entries.length;
    }
  }
  return 0;
}
