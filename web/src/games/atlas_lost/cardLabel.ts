// A card in words, for labels.

import type { Catalogue } from '$/state/catalogue.svelte';
import type { CardShown } from '$/wire/types';
import { kindTerm } from './printed';
import { say } from './words';

/** What a card is, what installing it costs and what it says. */
export function cardLabel(card: CardShown, catalogue: Catalogue): string {
  const { name, price, sentence } = card;
  const kind = catalogue.term(kindTerm(card))?.name ?? card.kind;
  return card.costs['install']
    ? say('card_installable', { name, kind, price, sentence })
    : say('card', { name, kind, sentence });
}
