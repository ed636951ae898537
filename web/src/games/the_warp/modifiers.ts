// What each side adds in a combat, as chips: an icon and a few words.

import type { Modifier } from './view';
import { say as sayNow, signed, type Say, type Word } from './words';

/** The term whose icon stands for a modifier. */
const TERMS: Readonly<Record<string, string>> = {
  troop_add: 'troop',
  troop_remove: 'remove_troop',
  troop_swap: 'swap_troop',
  dice_add: 'die',
  reroll: 'reroll',
  flip: 'flip',
  force_reroll: 'force_reroll',
  value_add: 'die_value',
  multiply_die: 'multiply_die',
  lift_cap: 'lift_cap',
  multiplier_add: 'multiplier',
  multiplier_match: 'multiplier_match',
  on_loss: 'on_loss',
  no_support: 'no_support',
  open_attack_card: 'face_up',
  defense_cards: 'defender',
  attack_cards: 'attacker',
  opponent_card_cost: 'cost',
};

export function termOf({ op }: Modifier): string {
  return TERMS[op] ?? 'option';
}

/** A modifier in a few words. */
export function modifierText({ op, n, factor }: Modifier, say: Say = sayNow): string {
  const key: Word = op in TERMS ? (`op_${op}` as Word) : 'op_other';
  return say(key, { n, factor: factor ?? 1, signed: signed(n) });
}
