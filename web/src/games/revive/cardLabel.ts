// What is printed, in words, for labels.

import type { Catalogue } from '$/state/catalogue.svelte';
import { say as sayNow, type Say } from './words';

/** What something is and says. */
export function cardLabel(id: string, catalogue: Catalogue, say: Say = sayNow): string {
  const card = catalogue.card(id);
  if (!card) return say('back');
  return card.sentence ? say('card', { name: card.name, sentence: card.sentence }) : card.name;
}

/** The entry of a side of a tribe board. */
export function tribeCard(tribe: string, side: string | null): string {
  return `${tribe}-${side ?? 'sun'}`;
}

/** The entry of a technology: every side of a tribe board has seven. */
export function technologyCard(tribe: string, side: string | null, node: string): string {
  return `${tribeCard(tribe, side)}-${node}`;
}

/** The entry of a large location as it lies. */
export function locationCard(large: { id: string; side: string }): string {
  return `${large.id}${large.side}`;
}
