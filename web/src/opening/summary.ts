// The plan of a table in one line: "You against 2 bots, Exam".

import { preferences } from '$/state/preferences.svelte';
import type { GameShown } from '$/wire/types';
import type { Plan } from './plan.svelte';
import { say } from './words';

export function summary(plan: Plan, game: GameShown): string {
  const set = plan.preset(game.presets)?.title ?? (game.presets.length ? say('ownSet') : '');
  return [who(plan), set, clock(plan)]
    .filter((part) => part)
    .reduce((so, what) => say('joint', { who: so, what }));
}

function who(plan: Plan): string {
  const [mine, bots, open] = [plan.counted('me'), plan.counted('bot'), plan.counted('open')];
  if (mine === 1 && open === 0) {
    if (bots === 0) return say('sum.me');
    return say(bots === 1 ? 'sum.meBots.1' : 'sum.meBots', { bots });
  }
  const parts = [
    ...(mine ? [say(mine === 1 ? 'part.me' : 'part.mine', { count: mine })] : []),
    ...(bots ? [say(bots === 1 ? 'part.bot' : 'part.bots', { count: bots })] : []),
    ...(open ? [say(open === 1 ? 'part.open' : 'part.opens', { count: open })] : []),
  ];
  // Languages join the parts of a list in their own ways.
  const all = new Intl.ListFormat(preferences.language).format(parts);
  return mine ? all : say('sum.watch', { who: all });
}

function clock(plan: Plan): string {
  switch (plan.clock) {
    case 'none':
      return '';
    case 'minutes':
      return say('clock.minutes', { count: plan.minutesPerMove });
    case 'days':
      return say('clock.days', { count: plan.daysPerMove });
    case 'game':
      return say('clock.game', { count: plan.minutesPerGame });
  }
}
