// Which entry of the catalogue explains a piece that is no card: the land, slots and module spaces, tracks, stock.

import type { Catalogue } from '$/state/catalogue.svelte';
import type { View } from '../game';
import { locationCard, technologyCard } from './cardLabel';
import { revive } from './pieces';
import type { ReviveView, Space } from './view';

/** Kinds of spaces that have an entry of their own. */
function landOf(space: Space, view: ReviveView): string {
  const large = view.slots.find(({ id }) => id === space.id)?.large;
  if (large) return locationCard(large);
  return `land-${space.kind ?? 'unexplored'}`;
}

type Telling = (name: string, view: ReviveView, seat: number) => string | null;

/** By the first word of pieces of two words. */
const TELLING: Readonly<Record<string, Telling>> = {
  slot: (name) => `slot-${name}`,
  res: (name) => `stock-${name}`,
  stock: (name) => `stock-${name}`,
  supply: (name) => `stock-${name}`,
  track: (name) => `track-${name}`,
  moon: (name) => `hibernation-${name}`,
  artifact: (name) => `stock-${name === 'minor' ? 'minor_artifact' : name}`,
  symbol: () => 'land-crystal_symbol',
  node: (name, view, seat) => {
    const player = view.players[seat];
    return player?.tribe ? technologyCard(player.tribe, player.side, name) : null;
  },
};

/** Pieces of one word, beside those of the board that have entries under their own ids. */
const NAMED: Readonly<Record<string, string>> = { hibernation: 'stock-hibernation', switch: 'stock-switch' };

export function entryOf(piece: string, view: View, seat: number, catalogue: Catalogue): string | null {
  const table = revive(view);
  const [first = '', name] = piece.split(' ');
  if (name !== undefined) return piece.includes('>') ? null : (TELLING[first]?.(name, table, seat) ?? null);
  const socket = /^([TBS]\d)\.(\d)$/.exec(first);
  if (socket) {
    const slot = table.players[seat]?.slots.find(({ id }) => id === socket[1]);
    return slot?.modules[Number(socket[2]) - 1] ?? 'slot-module';
  }
  const space = table.spaces.find(({ id }) => id === first);
  if (space) return landOf(space, table);
  if (table.slots.some(({ id }) => id === first)) return 'land-unexplored';
  return NAMED[first] ?? (catalogue.card(first)?.section === 'board' ? first : null);
}
