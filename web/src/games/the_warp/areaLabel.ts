// An area in words: what it is, who is there, and what stands there.

import type { Catalogue } from '$/state/catalogue.svelte';
import { areaName } from './areaNames';
import { aboutOf } from './about';
import { BUILDINGS } from './printed';
import type { Area, WarpView } from './view';
import { say as sayNow, type Say } from './words';

function term(catalogue: Catalogue, code: string): string {
  return catalogue.term(code)?.name ?? code;
}

/** Who holds an area, and with what. */
export function holderLabel(
  area: Area,
  view: WarpView,
  catalogue: Catalogue,
  names: readonly string[],
  say: Say = sayNow,
): string {
  const { holder } = area;
  if (typeof holder === 'number') return say('held_by', { name: names[holder] ?? '', count: area.troops });
  if (holder === 'exiled') {
    const race = area.color ? catalogue.name(view.exiled[area.color] ?? '') : '';
    return say('exiled', { race, count: area.troops });
  }
  if (holder === 'guardian' && view.guardian) {
    const { race, dice, modifier } = view.guardian;
    return say('guarded', { race: catalogue.name(race), count: Math.max(0, dice + modifier) });
  }
  return say(holder === 'hidden' ? 'hidden' : 'empty');
}

function built(area: Area, catalogue: Catalogue, names: readonly string[], say: Say): string {
  const told = BUILDINGS.flatMap((type) => {
    const count = area.buildings[type] ?? 0;
    const name = term(catalogue, type);
    if (!count) return [];
    return [count > 1 ? say('many', { count, name }) : name];
  });
  for (const { building, seat } of area.foreign)
    told.push(say('building_of', { building: term(catalogue, building), name: names[seat] ?? '' }));
  return told.length ? say('buildings', { list: told.join(say('comma')) }) : '';
}

export function areaLabel(
  area: Area,
  view: WarpView,
  catalogue: Catalogue,
  names: readonly string[],
  say: Say = sayNow,
): string {
  const { multiplier: count, printed } = area;
  return [
    areaName(area.id, say),
    area.gate || count === printed ? say('multiplier', { count }) : say('multiplier_was', { count, printed }),
    ...area.symbols.map((symbol) => say(`symbol_${symbol}`)),
    holderLabel(area, view, catalogue, names, say),
    built(area, catalogue, names, say),
    view.worm_holes.includes(area.id) ? say('worm_hole') : '',
    view.shifted.includes(area.id) ? say('shifted') : '',
    view.players.some((player) => player.fired.includes(area.id)) ? say('fired') : '',
    aboutOf(area.id, view) ? say('about') : '',
  ]
    .filter(Boolean)
    .join(say('comma'));
}
