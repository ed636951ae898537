// What areas are called: those of a zone by the letter of its seat.

import { say as sayNow, type Say, type Word } from './words';

/** The name of an area by its id: `a-upper-left`, `ring-3`, `gate`. */
export function areaName(id: string, say: Say = sayNow): string {
  const ring = /^ring-(\d+)$/.exec(id);
  if (ring) return say('area_ring', { number: ring[1] ?? '' });
  const own = /^([a-f])-(.+)$/.exec(id);
  const area = say(`area_${own ? own[2] : id}` as Word);
  return own ? say('area_of', { area, letter: (own[1] ?? '').toUpperCase() }) : area;
}

/** The name in one or two lines, the longer one below: `Left` and `Approach C`, `Cの` and `左の進入路`. */
export function nameLines(id: string, say: Say = sayNow): readonly string[] {
  const name = areaName(id, say);
  const cut = /^(\S+) (\S+ \S+)$/.exec(name) ?? /^([A-F]の)(.+)$/.exec(name) ?? /^(ワープ)(.+)$/.exec(name);
  return cut ? [cut[1] ?? '', cut[2] ?? ''] : [name];
}
