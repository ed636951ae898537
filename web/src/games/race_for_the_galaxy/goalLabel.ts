// A goal in words, for labels.

import type { Catalogue } from '$/state/catalogue.svelte';
import type { Goal } from './view';
import { say } from './words';

export function goalLabel(goal: Goal, catalogue: Catalogue, names: readonly string[]): string {
  const { claimed, amounts } = goal;
  const sentence = catalogue.card(goal.id)?.sentence ?? '';
  const list = claimed.map((seat) => names[seat] ?? '').join(say('comma'));
  const told = [say('goal', { name: catalogue.name(goal.id), sentence })];
  if (!claimed.length) told.push(say('goal_open'));
  else told.push(say(goal.class === 'most' ? 'goal_held' : 'goal_claimed', { list }));
  if (amounts) {
    const race = amounts.map((amount, seat) => say('goal_amount', { name: names[seat] ?? '', amount }));
    told.push(say('goal_progress', { list: race.join(say('comma')) }));
  }
  return told.join(' ');
}
