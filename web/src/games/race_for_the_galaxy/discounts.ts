// Where a price comes from. The server says what is to be paid; what is printed says why it is less than on the card. The
// sources are told only if they add up to the whole difference: nothing here decides what anything costs.

import type { Catalogue } from '$/state/catalogue.svelte';
import { cardOf, printed, type Printed } from './printed';
import type { Player } from './view';

export interface Discount {
  /** The piece of a card, or an action as it is shown in the round. */
  source: string;
  amount: number;
}

/** The card that is being paid for: what was placed last and is not in force. */
export function placing(player: Player): string | null {
  return player.tableau.findLast((card) => card.fresh)?.card ?? null;
}

export function discountsFor(
  piece: string,
  price: number,
  player: Player,
  catalogue: Catalogue,
): readonly Discount[] | null {
  const card = catalogue.card(cardOf(piece));
  if (!card) return null;
  const print = printed(card);
  const found = [...fromActions(print, player), ...fromCards(print, player, catalogue)];
  const sum = found.reduce((all, { amount }) => all + amount, 0);
  // More than a card costs is never taken off it.
  return Math.max(0, print.price - sum) === price ? found : null;
}

function fromActions(print: Printed, player: Player): readonly Discount[] {
  if (print.shape !== 'development') return [];
  if (player.actions.includes('prestige-develop')) return [{ source: 'prestige-develop', amount: 3 }];
  return player.actions.includes('develop') ? [{ source: 'develop', amount: 1 }] : [];
}

function fromCards(print: Printed, player: Player, catalogue: Catalogue): readonly Discount[] {
  const phase = print.shape === 'development' ? 'develop' : 'settle';
  return player.tableau.flatMap((owned) => {
    const card = catalogue.card(cardOf(owned.card));
    if (!card || owned.fresh) return [];
    const powers = printed(card).powers.filter((power) => power.phase === phase);
    const amount = powers.reduce((all, { icons }) => all + discountIn(icons, print), 0);
    return amount ? [{ source: owned.card, amount }] : [];
  });
}

/** `less 1` on a development, `rare less 1` or `world less 2` on a world of that kind. */
function discountIn(icons: readonly string[], print: Printed): number {
  const [first, second, third, ...more] = icons;
  if (first === 'less' && second && third === undefined) return Number(second);
  const fits = first === 'world' || first === print.kind || (print.kind === null && first === 'gray');
  return fits && second === 'less' && third && !more.length ? Number(third) : 0;
}
