// The order in which a hand is held: developments, then worlds, the cheap ones first. The server tells it by name.

import type { Catalogue } from '$/state/catalogue.svelte';
import { cardOf, printed } from './printed';

const SHAPES = ['development', 'peaceful', 'military'] as const;

export interface Held {
  id: string;
  /** Backs have no names of their own: the second one is told from the first by its number. */
  key: string;
}

export function inOrder(cards: readonly string[], catalogue: Catalogue): readonly Held[] {
  const rank = (id: string): number => {
    const card = catalogue.card(cardOf(id));
    if (!card) return 1000;
    const { shape, price } = printed(card);
    return SHAPES.indexOf(shape) * 100 + price;
  };
  return cards
    .map((id, at) => ({ id, key: `${id} ${cards.slice(0, at).filter((other) => other === id).length}` }))
    .sort((a, b) => rank(a.id) - rank(b.id));
}
