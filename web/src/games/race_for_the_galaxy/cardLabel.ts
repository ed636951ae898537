// A card in words, for labels.

import type { Catalogue } from '$/state/catalogue.svelte';
import { cardOf, printed } from './printed';
import type { TableauCard } from './view';
import { say } from './words';

/** What a card is and says. */
export function cardLabel(piece: string, catalogue: Catalogue): string {
  const card = catalogue.card(cardOf(piece));
  return card ? say('card', { name: card.name, sentence: card.sentence }) : say('back');
}

/** The kind that a world in a tableau has now, and so its good. */
export function kindNow(owned: TableauCard, catalogue: Catalogue): string {
  const card = catalogue.card(cardOf(owned.card));
  return owned.kind ?? (card ? printed(card).kind : null) ?? 'gray';
}

/** A card in a tableau with how it stands there. */
export function ownedLabel(owned: TableauCard, catalogue: Catalogue): string {
  const kind = catalogue.term(kindNow(owned, catalogue))?.name ?? '';
  const states = [
    ...(owned.fresh ? [say('state_fresh')] : []),
    ...(owned.kind ? [say('state_kind', { kind })] : []),
    ...(owned.good ? [say('state_good', { kind })] : []),
  ];
  const card = cardLabel(owned.card, catalogue);
  return states.length ? say('card_state', { card, state: states.join(say('comma')) }) : card;
}
