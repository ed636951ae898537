// What is printed on a player board, and therefore not in the view.

import type { CardShown } from '$/wire/types';
import type { AtlasView, Tree } from './view';

/** Where the tracks end. */
export const ENDS = { research: 19, data: 19, command: 6, military: 10, religion: 9, total_tp: 30 } as const;

export type Row = 'research' | 'data';
export const ROWS: readonly Row[] = ['research', 'data'];

/** A waiting row: what it always brings, and what each team uncovers that leaves it, from the left. */
export interface PrintedRow {
  /** The code of the action's term. */
  action: string;
  base: number;
  spaces: readonly ('more' | 'bonus')[];
}

export const PRINTED_ROWS: Readonly<Record<Row, PrintedRow>> = {
  research: { action: 'replenish', base: 2, spaces: ['more', 'more', 'bonus'] },
  data: { action: 'collect', base: 1, spaces: ['more', 'more', 'bonus'] },
};

export type Token = 'economy' | 'culture' | 'religion';
const TOKENS: readonly Token[] = ['economy', 'culture', 'religion'];

export type Resource = 'research' | 'data' | 'command' | 'military';

function has(view: AtlasView, name: string): boolean {
  return view.trees.some((tree: Tree) => tree.tree === name);
}

/** Which tokens are in play: those whose tree is. */
export function tokensIn(view: AtlasView): readonly Token[] {
  return TOKENS.filter((token) => has(view, token));
}

/** What is counted in this game: military power only where its tree is in play. */
export function resourcesIn(view: AtlasView): readonly Resource[] {
  return has(view, 'military')
    ? ['research', 'data', 'command', 'military']
    : ['research', 'data', 'command'];
}

/** A kind of cards or Techs as the glossary calls it. */
export function kindTerm(card: CardShown): string {
  if (card.section !== 'card') return card.kind;
  return card.kind === 'crate' ? 'crate' : `${card.kind}_card`;
}

/** The tree of a card's face or back: "culture-card" shows no more than that. */
export function treeOfBack(back: string): string {
  const [group = ''] = back.split('-');
  return group === 'initial' ? 'none' : group;
}

/** The glossary's word for a tree. */
export function treeTerm(tree: string): string {
  return tree === 'none' ? 'initial' : `${tree}_tree`;
}

/** A price as icons, as printed things write theirs: up to three of one, or a number before it. */
export function iconsOf(price: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(price).flatMap(([code, count]) =>
    count > 3 ? [String(count), code] : Array.from({ length: count }, () => code),
  );
}

/** The numbers below a count, for drawing so many of a thing. */
export function upTo(count: number): readonly number[] {
  return [...Array(count).keys()];
}
