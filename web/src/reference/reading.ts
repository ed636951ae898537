// How a book is being read: what every entry needs to show itself and to lead on.

import type { Component } from 'svelte';
import type { Catalogue } from '$/state/catalogue.svelte';
import type { CardShown } from '$/wire/types';
import type { Book } from './book';

export interface Reading {
  book: Book;
  /** What is searched for, to be marked. */
  words: readonly string[];
  /** The id that the reader asked for. */
  asked: string;
  /** How the game draws its cards, if it does. */
  Card: Component<{ card: CardShown; catalogue: Catalogue }> | null;
  /** Where an id stands. */
  href: (id: string) => string;
  /** Opens an id here; without it links are followed. */
  open?: (id: string) => void;
  /** Puts the link to an id where it can be pasted. */
  copy?: (id: string) => void;
}

/** What a link to an id says on hover. */
export function summaryOf(book: Book, id: string): string {
  const card = book.catalogue.card(id);
  return card ? card.sentence || card.name : (book.catalogue.clause(id)?.text ?? '');
}
