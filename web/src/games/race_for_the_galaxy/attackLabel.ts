// A declared takeover in words, for labels.

import type { Catalogue } from '$/state/catalogue.svelte';
import { cardOf } from './printed';
import type { Attack } from './view';
import { say } from './words';

export function attackLabel(attack: Attack, catalogue: Catalogue, names: readonly string[]): string {
  const name = (piece: string): string => catalogue.name(cardOf(piece));
  const text = say('attack', {
    attacker: names[attack.attacker] ?? '',
    defender: names[attack.defender] ?? '',
    target: name(attack.target),
    power: name(attack.power),
    attack: attack.attack,
    defense: attack.defense,
    fate: say(`fate_${attack.fate}`),
  });
  return attack.with ? say('attack_with', { text, card: name(attack.with) }) : text;
}
