// What is done by choosing, as a button says it: "Pay" and "Discard" instead of one word for everything.

import { preferences } from '$/state/preferences.svelte';
import type { Table } from '../table.svelte';
import { saysEnd, verbOf } from './groups';
import { say } from './words';

/** First words of options that mean the same in every game. */
const DEEDS: Readonly<Record<string, 'pay' | 'discard' | 'keep' | 'spend' | 'give' | 'lose'>> = {
  pay: 'pay',
  'pay-military': 'pay',
  discard: 'discard',
  hand: 'discard',
  keep: 'keep',
  spend: 'spend',
  good: 'spend',
  give: 'give',
  lose: 'lose',
};
const NONE = { pay: 'payNone', discard: 'discardNone', keep: 'keepNone', spend: 'spendNone' } as const;

/** The one word by which all of some options begin, '' if they differ. */
function verbOfAll(options: readonly string[]): string {
  const [first] = options;
  const verb = first === undefined ? '' : verbOf(first);
  return options.every((option) => verbOf(option) === verb) ? verb : '';
}

/** What the button says that takes the picked options. */
export function deedOf(table: Table, picked: readonly string[]): string {
  const verb = verbOfAll(picked.length ? picked : table.options.map((option) => option.id));
  const deed = DEEDS[verb];
  // "Pay nothing" only where nothing may be paid: before the first card of three is picked, the button says "Pay".
  if (!picked.length && table.question?.least === 0) {
    return say(deed !== undefined && deed in NONE ? NONE[deed as keyof typeof NONE] : 'takeNone');
  }
  if (deed !== undefined) return say(deed);
  if (!table.wantsOne)
    return say(Math.max(picked.length, table.question?.least ?? 0) === 1 ? 'takeOne' : 'take');
  return table.boards?.verbs[verb]?.title[preferences.language] ?? say('confirm');
}

/** What is asked before an option is sent. */
export function askOf(table: Table, option: { id: string; text: string }): string {
  if (saysEnd(option.text)) return say('confirmEnd');
  if (table.costs(option.id)) return say('confirmPay');
  return say('confirmThis');
}
