// A combat in words: both sides with cards, bonuses, dice and power, the bribe that is spoken of, and the result.

import type { Region } from '../game';
import { combatCardLabel, offerParts, sideName } from './combatLabel';
import { modifierText } from './modifiers';
import type { Teller } from './twin';
import type { Combat } from './view';

export function combatRegion(teller: Teller, combat: Combat): Region {
  const { say, view } = teller;
  const isLive = view.combat !== null;
  const title = say(isLive ? 'combat_title' : 'combat_over', {
    attacker: teller.who(combat.attacker),
    target: teller.area(combat.target),
  });
  const lines = [
    teller.line(title),
    teller.line(say('combat_from', { origin: teller.area(combat.origin) })),
    ...(combat.ship ? [teller.line(say('combat_ship'))] : []),
    ...sideLines(teller, combat, 'attack'),
    ...sideLines(teller, combat, 'defence'),
    ...offerLines(teller, combat),
    ...(combat.result ? [say('tell_result', { result: say(`result_${combat.result}`) })] : []),
  ];
  return { id: 'combat', heading: say('combat'), lines };
}

function sideLines(teller: Teller, combat: Combat, which: 'attack' | 'defence'): string[] {
  const { say, view, catalogue } = teller;
  const side = combat[which];
  const names = teller.names.map((_, seat) => teller.who(seat));
  const name = sideName(combat, which, view, catalogue, names, say);
  const who = (by: number | null): string => (by === null ? say('nobody') : (names[by] ?? ''));
  const lines = [
    teller.line(say('tell_side', { side: say(which), name })),
    teller.line(say('troops', { count: side.troops })),
    ...side.cards.map((played) => say('tell_card', { card: combatCardLabel(played, catalogue, names, say) })),
    ...side.effects.map((modifier) =>
      say('tell_chip', { chip: say('chip', { what: modifierText(modifier, say), who: who(modifier.by) }) }),
    ),
  ];
  if (which === 'defence') {
    if (combat.defender === null && combat.roller !== null)
      lines.push(teller.line(say('rolled_by', { name: who(combat.roller) })));
    if (combat.supporters.length)
      lines.push(teller.line(say('supporters', { list: teller.list(combat.supporters.map(who)) })));
    if (combat.no_support) lines.push(teller.line(say('no_support')));
  }
  if (!side.dice.length) return [...lines, say('tell_multiplier', { count: side.multiplier })];
  const dice = side.dice.map((face, at) => {
    const value = side.values[at] ?? face;
    const parts = { number: at + 1, face, value };
    return say(value === face ? 'die' : 'die_worth', parts);
  });
  const sum = side.values.reduce((all, value) => all + value, 0);
  const power = side.power || sum * side.multiplier;
  return [
    ...lines,
    say('tell_dice', { list: teller.list(dice) }),
    say('tell_equation', { sum, multiplier: side.multiplier, power }),
  ];
}

function offerLines(teller: Teller, { offer }: Combat): string[] {
  if (!offer) return [];
  const { say, catalogue } = teller;
  const goods = offerParts(offer, catalogue, say).map(({ text }) => text);
  const kind = say(offer.counter ? 'offer_counter' : 'offer');
  return [
    say('tell_offer', {
      kind: `${kind} (${say(offer.proposed ? 'offer_proposed' : 'offer_draft')})`,
      list: goods.length ? teller.list(goods) : say('tell_none'),
    }),
  ];
}
