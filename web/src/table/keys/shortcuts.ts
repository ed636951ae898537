// The keys of the table: what each does, for the one who presses and for the sheet that lists them.

import { coachOf } from '$/coach/coach.svelte';
import type { Desk, Tab } from '../desk.svelte';
import type { Table } from '../table.svelte';
import { letters } from './letters.svelte';
import { movePiece } from './pieces';
import type { say } from './words';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly word: Parameters<typeof say>[0];
}

/** As the sheet lists them. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['1', '…', '9'], word: 'numbers' },
  { keys: ['Tab'], word: 'tab' },
  { keys: ['↑', '↓', '←', '→'], word: 'arrows' },
  { keys: ['Enter', 'Space'], word: 'enter' },
  { keys: ['Esc'], word: 'escape' },
  { keys: ['U'], word: 'undo' },
  { keys: ['Q'], word: 'question' },
  { keys: ['B'], word: 'board' },
  { keys: ['O'], word: 'others' },
  { keys: ['L'], word: 'log' },
  { keys: ['C'], word: 'chat' },
  { keys: ['R'], word: 'rules' },
  { keys: ['H'], word: 'hint' },
  { keys: ['G'], word: 'goal' },
  { keys: ['T'], word: 'twin' },
  { keys: ['S'], word: 'skip' },
  { keys: ['?'], word: 'help' },
];

const TABS: Readonly<Record<string, Tab>> = { l: 'log', c: 'chat', r: 'rules', o: 'others' };

type Act = (table: Table, desk: Desk) => void;

const LETTERS: Readonly<Record<string, Act>> = {
  u: (table) => {
    if (table.wayBack !== 'none') table.undo();
  },
  b: (_, desk) => {
    desk.leaf = 'board';
    desk.focus('board');
  },
  q: (_, desk) => {
    desk.isUnfolded = true;
    desk.focus('question');
  },
  h: (table, desk) => {
    desk.isUnfolded = true;
    coachOf(table).more();
  },
  g: (table) => {
    // In a lesson it goes on; at any other table it shows how one wins.
    const more = document.querySelector<HTMLElement>("[data-part='lesson'] button");
    if (more) more.click();
    else coachOf(table).isGoalAsked = !coachOf(table).isGoalAsked;
  },
  t: (_, desk) => {
    desk.over = 'twin';
  },
  s: (table) => table.playback.skip(),
  '?': (_, desk) => {
    desk.over = 'shortcuts';
  },
};

/** What a key does at the table; nothing while somebody writes, or while something lies over the table. */
export function press(event: KeyboardEvent, table: Table, desk: Desk): void {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWriting(event.target) || document.querySelector('dialog[open]')) return;
  if (act(event, table, desk)) event.preventDefault();
}

function act(event: KeyboardEvent, table: Table, desk: Desk): boolean {
  const { key } = event;
  if (key === 'Escape') return back(table, desk);
  if (key === 'Enter') return confirm(event, table);
  if (key.startsWith('Arrow')) return movePiece(key, event.target);
  if (!letters.on) return false;
  if (key >= '1' && key <= '9') return number(key);
  const tab = TABS[key.toLowerCase()];
  if (tab) {
    desk.open(tab);
    desk.focus(tab);
    return true;
  }
  const letter = LETTERS[key.toLowerCase()];
  letter?.(table, desk);
  return letter !== undefined;
}

/** One step back: from the menu, from what is picked, from an open group. */
function back(table: Table, desk: Desk): boolean {
  if (table.menu !== null || table.picked.length) table.reconsider();
  else if (desk.group !== null) {
    const group = desk.group;
    desk.group = null;
    document.querySelector<HTMLElement>(`[data-group=${JSON.stringify(group)}]`)?.focus();
  } else return false;
  return true;
}

/** Enter confirms from anywhere, but a button or link that has the keyboard is pressed itself. */
function confirm(event: KeyboardEvent, table: Table): boolean {
  if ((event.target as Element | null)?.closest?.('button, a, summary, [role=button], [role=tab]'))
    return false;
  if (!table.confirming) return false;
  table.confirm();
  return true;
}

function number(key: string): boolean {
  const found =
    document.querySelector<HTMLElement>(`[data-part=menu] [data-key='${key}']`) ??
    document.querySelector<HTMLElement>(`[data-part=question] [data-key='${key}']`);
  found?.focus();
  found?.click();
  return found !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select'))
  );
}
