// Places of the map in words: what they are, who is there, and how far away they are.

import type { Catalogue } from '$/state/catalogue.svelte';
import { locationCard } from './cardLabel';
import { effectIcons } from './effectIcons';
import { partsOf, writtenAs } from './iconParts';
import type { ReviveView, Slot, Space } from './view';
import { say as sayNow, type Say } from './words';

const term = (catalogue: Catalogue, code: string): string => catalogue.term(code)?.name ?? code;

/** The terms of kinds that the map calls otherwise. */
const KINDS: Readonly<Record<string, string>> = { large: 'large_location' };
const TILES: Readonly<Record<string, string>> = { forest: 'forest_tile', sand: 'sand_tile' };

/** Icons as words: `1 crystal, 2 points`. */
export function iconWords(icons: readonly string[], catalogue: Catalogue, say: Say = sayNow): string {
  return partsOf(icons)
    .map(
      (part) =>
        writtenAs(part) ??
        (part.count
          ? say('many', { count: part.count, name: term(catalogue, part.code) })
          : term(catalogue, part.code)),
    )
    .join(say('comma'));
}

export function spaceName(space: Space, catalogue: Catalogue, say: Say = sayNow): string {
  const kind = term(catalogue, KINDS[space.kind ?? ''] ?? space.kind ?? 'unexplored');
  return space.hexes.length > 1 ? kind : say('space', { kind, place: space.id });
}

export function spaceLabel(
  space: Space,
  view: ReviveView,
  catalogue: Catalogue,
  names: readonly string[],
  say: Say = sayNow,
  /** Whether what it scores is told beside it. */
  isExplained = false,
): string {
  const who = (seat: number): string => names[seat] ?? '';
  const { building, figures, tribe_tile: tile, reward, range } = space;
  const large = view.slots.find(({ id }) => id === space.id)?.large ?? null;
  const location = large ? catalogue.card(locationCard(large)) : undefined;
  return [
    location ? `${spaceName(space, catalogue, say)} ${location.name}` : spaceName(space, catalogue, say),
    location && !isExplained ? location.sentence.replace(/[.。]$/, '') : '',
    reward?.length ? say('reward', { list: iconWords(effectIcons(reward), catalogue, say) }) : '',
    tile
      ? say('tile_of', { tile: term(catalogue, TILES[tile.tile] ?? tile.tile), name: who(tile.seat) })
      : '',
    building ? say(`building_${building.size}`, { name: who(building.seat) }) : '',
    figures.length ? say('figures', { list: figures.map(who).join(say('comma')) }) : '',
    range === null ? '' : say('range', { count: range }),
  ]
    .filter(Boolean)
    .join(say('comma'));
}

/** A tile that lies face down. */
export function tileLabel(slot: Slot, view: ReviveView, say: Say = sayNow): string {
  const reach = view.tile_range[slot.id];
  return [
    say('face_down', { place: slot.id, cost: slot.cost ?? 0, points: slot.points ?? 0 }),
    reach ? say('range', { count: reach.range }) : say('out_of_reach'),
  ].join(say('comma'));
}
