// How the table page is arranged just now: what lies open beside the board. It knows nothing of the game.

import { tick } from 'svelte';

export type Tab = 'log' | 'chat' | 'rules' | 'others';
export type Leaf = 'board' | 'me' | 'others' | 'log';
export type Sheet = 'shortcuts' | 'twin' | 'score';

export class Desk {
  /** What the column beside the board shows. */
  tab: Tab = $state('log');
  /** Which leaf a phone shows. */
  leaf: Leaf = $state('board');
  /** The clause at which the rules are open; '' for their beginning. */
  clause: string = $state('');
  /** How often a clause was asked for: the same one may be wanted again after the reader went elsewhere. */
  asked: number = $state(0);
  /** The group of options that is open, by its verb. */
  group: string | null = $state(null);
  /** What lies over everything. */
  over: Sheet | null = $state(null);
  /** On a phone: whether the question shows its choices, or only one line. */
  isUnfolded: boolean = $state(true);
  /** Whether there is room for one leaf at a time only. */
  isNarrow: boolean = $state(false);

  /** Open the rules at a clause. */
  readonly openClause = (clause: string): void => {
    this.clause = clause;
    this.asked += 1;
    this.open('rules');
  };

  /** Bring a part of the table to the front. */
  open(tab: Tab): void {
    this.leaf = tab === 'others' ? 'others' : 'log';
    if (tab !== 'others' || !this.isNarrow) this.tab = tab;
  }

  /** Give the keyboard to a part of the table, once it is shown. */
  focus(part: 'board' | 'question' | Tab): void {
    void tick().then(() => first(part)?.focus());
  }
}

/** What takes the keyboard in a part of the table: what can be chosen, or written into, else the part itself. */
function first(part: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-part='${part}']`);
  const inside =
    part === 'board' ? "[data-piece][data-can='choose']" : part === 'chat' ? 'input, textarea' : '[data-key]';
  return found?.querySelector<HTMLElement>(inside) ?? found;
}
