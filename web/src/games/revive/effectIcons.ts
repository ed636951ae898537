// Effects as rows of icons, for what the view tells as effects: the same codes in the same order as on cards.

import type { Effect } from './view';

type Drawer = (effect: Effect) => readonly string[];

const number = (effect: Effect): string => `${effect.n ?? 1}`;
const signed = (count: number): string => (count < 0 ? `${count}` : `+${count}`);

function costIcons(cost: Readonly<Record<string, number>>): readonly string[] {
  return Object.entries(cost).flatMap(([code, count]) => [code, `${count}`]);
}

/** Tribe tiles that are called like the terrain that they make. */
const TILES: Readonly<Record<string, string>> = { forest: 'forest_tile', sand: 'sand_tile' };

const DRAWN: Readonly<Record<string, Drawer>> = {
  gain: (effect) => [effect.res ?? 'basic', number(effect)],
  trade: (effect) => ['trade', `${effect.times ?? 1}`],
  pay: (effect) => ['pay', ...costIcons(effect.cost ?? {}), 'arrow', ...effectIcons(effect.then ?? [])],
  choose: ({ of = [] }) =>
    typeof of === 'string' ? [] : of.flatMap((list, at) => [...(at ? ['or'] : []), ...effectIcons(list)]),
  per: ({ of, each = [], max }) => [
    ...effectIcons(each),
    'per',
    typeof of === 'string' ? of : '',
    ...(max ? ['at_most', `${max}`] : []),
  ],
  advance: (effect) => [`${effect.track ?? 'any'}_track`, signed(effect.n ?? 1)],
  recruit: (effect) => [
    'recruit',
    number(effect),
    'display',
    ...(effect.from === 'display_or_deck' ? ['or', 'deck'] : []),
  ],
  action: ({ kind = '', discount = 0, range = 0 }) => [
    kind,
    ...(discount ? ['cost', signed(-discount)] : []),
    ...(range ? ['range', signed(range)] : []),
  ],
  range: (effect) => ['range', signed(effect.n ?? 1)],
  discount: (effect) => [effect.action ?? '', 'cost', signed(-(effect.n ?? 1))],
  place_tribe_tile: ({ tile = '' }) => ['place_tile', TILES[tile] ?? tile],
  tribe: (effect) => ['ability', number(effect)],
  activate_module: (effect) => ['activate', number(effect)],
};

export function effectIcons(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => DRAWN[effect.do]?.(effect) ?? [effect.do, number(effect)]);
}
