// A type of building on a player board in words.

import type { Catalogue } from '$/state/catalogue.svelte';
import { TOP_LEVEL, TRACK_END, TRACK_OF } from './printed';
import type { Building, Ladder, Player, WarpView } from './view';
import { say as sayNow, type Say } from './words';

export function typeLabel(
  type: Building,
  view: WarpView,
  player: Player,
  catalogue: Catalogue,
  say: Say = sayNow,
): string {
  const name = catalogue.term(type)?.name ?? type;
  const count = player.buildings[type];
  const told: string[] = [];
  if (type in player.levels)
    told.push(say('ladder_label', { name, count, level: player.levels[type as Ladder], top: TOP_LEVEL }));
  const track = TRACK_OF[type];
  if (track) {
    const { position, yields, bonus } = player.tracks[track];
    told.push(
      say('track_label', {
        name: catalogue.name(`track-${track}`),
        position,
        end: TRACK_END,
        yields,
        bonus: bonus ? say('track_bonus') : '',
      }),
      say('ladder_left', { count: player.miniatures[type] ?? 0 }),
    );
    if (track === 'trade' && player.traded) told.push(say('traded'));
  } else told.push(say('grey_label', { name, count, left: view.grey[type] ?? 0 }));
  return told.join(say('stop'));
}
