// Parts of a combat in words.

import type { Catalogue } from '$/state/catalogue.svelte';
import { cardOf } from './printed';
import type { Combat, CombatCard, Offer, WarpView } from './view';
import { say as sayNow, type Say } from './words';

/** Who fights on a side. */
export function sideName(
  combat: Combat,
  which: 'attack' | 'defence',
  view: WarpView,
  catalogue: Catalogue,
  names: readonly string[],
  say: Say = sayNow,
): string {
  const seat = which === 'attack' ? combat.attacker : combat.defender;
  if (seat !== null) return names[seat] ?? '';
  if (combat.against === 'guardian') return catalogue.name(view.guardian?.race ?? '');
  return combat.color ? catalogue.name(view.exiled[combat.color] ?? '') : say('exiled_side');
}

/** A card that was played: its option and what was paid, once it is open. */
export function combatCardLabel(
  played: CombatCard,
  catalogue: Catalogue,
  names: readonly string[],
  say: Say = sayNow,
): string {
  const card = played.card === null ? undefined : catalogue.card(cardOf(played.card));
  const told = say('played_by', { card: card?.name ?? say('back'), name: names[played.seat] ?? '' });
  if (played.option === null) return told;
  if (!played.option) return [told, say('no_option')].join(say('comma'));
  const paid = [
    ...(played.gold ? [say('offer_gold', { count: played.gold })] : []),
    ...(played.energy ? [say('offer_energy', { count: played.energy })] : []),
  ];
  const price = paid.join(say('comma'));
  return [told, say(price ? 'paid' : 'paid_nothing', { option: played.option, price })].join(say('comma'));
}

/** What a bribe consists of, each part with the term whose icon stands for it. */
export function offerParts(
  offer: Offer,
  catalogue: Catalogue,
  say: Say = sayNow,
): readonly { term: string; text: string }[] {
  const TERMS = {
    gold: 'gold',
    energy: 'energy',
    troops: 'troop',
    cards: 'card',
    rewards: 'reward',
  } as const;
  const kinds = Object.keys(TERMS) as (keyof typeof TERMS)[];
  return [
    ...kinds
      .filter((kind) => offer[kind] > 0)
      .map((kind) => ({ term: TERMS[kind], text: say(`offer_${kind}`, { count: offer[kind] }) })),
    ...offer.named_cards.map((id) => ({ term: 'card', text: catalogue.name(id) })),
    ...offer.named_rewards.map((id) => ({ term: 'reward', text: catalogue.name(id) })),
  ];
}
