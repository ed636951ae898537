// Where the six techs of a tree stand, and the routes between them: the same in every tree (content/board.toml).

/** From top to bottom: a tree grows upward from its Lv.1 tech. */
export const ROWS = [['lv3-left', 'lv3-center', 'lv3-right'], ['lv2-left', 'lv2-right'], ['lv1']] as const;

/** Where the middle of a slot lies across the tree, in percent. */
const ACROSS: Readonly<Record<string, number>> = {
  'lv3-left': 16.2,
  'lv3-center': 50,
  'lv3-right': 83.8,
  'lv2-left': 24.6,
  'lv2-right': 75.4,
  lv1: 50,
};

export interface Route {
  from: string;
  to: string;
}

/** Routes to Lv.3. */
export const ROUTES: readonly Route[] = [
  { from: 'lv2-left', to: 'lv3-left' },
  { from: 'lv2-left', to: 'lv3-center' },
  { from: 'lv2-right', to: 'lv3-center' },
  { from: 'lv2-right', to: 'lv3-right' },
];

/** The stem from Lv.1, where everybody stands: drawn as part of the tree, no rule looks at it. */
export const STEM: readonly Route[] = [
  { from: 'lv1', to: 'lv2-left' },
  { from: 'lv1', to: 'lv2-right' },
];

/** A route as a curve on a square of 100, from the lower edge to the upper one. */
export function curve({ from, to }: Route): string {
  const start = ACROSS[from] ?? 50;
  const end = ACROSS[to] ?? 50;
  return `M${start} 100C${start} 45 ${end} 55 ${end} 0`;
}
