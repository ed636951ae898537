// Options in a list, or gathered by what is done: many options that begin with the same word become one group.

import type { Verb } from '$/games/game';

/** So many options are shown one by one; the keys 1 to 9 reach all of them. */
export const FLAT = 9;

export interface Told {
  readonly id: string;
  readonly text: string;
}

/** What stands in one row: a single thing, or several under their verb. */
export interface Group<Thing extends Told> {
  readonly verb: string;
  readonly things: readonly Thing[];
}

/** The first word of an id says what is done. */
export function verbOf(id: string): string {
  const end = id.indexOf(' ');
  return end < 0 ? id : id.slice(0, end);
}

/** Things by their verbs, in the order in which the verbs first come. */
export function byVerb<Thing extends Told>(things: readonly Thing[]): readonly Group<Thing>[] {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const verb = verbOf(thing.id);
    const there = found.get(verb);
    if (there) there.push(thing);
    else found.set(verb, [thing]);
  }
  return [...found].map(([verb, gathered]) => ({ verb, things: gathered }));
}

/** The rows of a question: one for each option while they are few or all of one kind, else one for each verb. */
export function rowsOf<Thing extends Told>(options: readonly Thing[]): readonly Group<Thing>[] {
  const rows = byVerb(options);
  // A single tile would only stand between the question and its answers.
  if (options.length > FLAT && rows.length > 1) return rows;
  return options.map((option) => ({ verb: verbOf(option.id), things: [option] }));
}

/** The icon of a verb, '' for one that the game does not name. */
export function iconOf(verbs: Readonly<Record<string, Verb>> | undefined, verb: string): string {
  return verbs?.[verb]?.icon ?? '';
}

/** Words that stand in one line or two. */
const SHORT = 80;
const LEAST = 6;

/** Long words in two parts: what is done, and what comes of it. Nothing is left out. */
export function parted(text: string): { head: string; rest: string } {
  if (text.length <= SHORT) return { head: text, rest: '' };
  const end = /[.:。：]\s*/g;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    const at = found.index + found[0].length;
    // A dot within a name, as in "Lv.2", ends nothing.
    const isWithin = /^[.:]$/.test(found[0]);
    if (found.index >= LEAST && !isWithin) return { head: text.slice(0, at), rest: text.slice(at) };
  }
  return { head: text, rest: '' };
}

/** Whether an option says that it costs something, in the server's words. */
export function isPriced(text: string): boolean {
  return /\b(?:for|pay|spend|costs?)\b[^.:]*\d/i.test(text) || /コスト|支払|[個枚]で|資源\d+で/.test(text);
}

/** Whether an option says that it ends the turn, in the server's words. */
export function saysEnd(text: string): boolean {
  return /\bends? (?:your|the) turn\b/i.test(text) || /手番を?(?:終|渡)/.test(text);
}
