// What somebody hears who listens to a table: that it is my turn, that a piece was placed, that dice were thrown, and the end.

import type { GameBoards, View } from '$/games/game';
import type { Sound } from '$/look/sound';

/** As much of a table as is listened to. */
export interface Heard {
  status: string;
  choices: number;
  /** The version of my open question, null while I am not asked. */
  asked: number | null;
  view: View | null;
}

type Ears = Pick<GameBoards, 'dice' | 'states'>;

/** The sound of what has happened between two moments: the most important one alone, null for silence. */
export function soundOf(before: Heard, now: Heard, boards: Ears | null): Sound | null {
  if (now.status === 'over') return before.status === 'over' ? null : 'end';
  // Talk, people who come and go; and what was taken back is quiet.
  if (now.choices <= before.choices) return null;
  if (before.asked === null && now.asked !== null) return 'turn';
  if (!boards || !before.view || !now.view) return null;
  const thrown = boards.dice?.(now.view) ?? [];
  if (thrown.length && thrown.join() !== (boards.dice?.(before.view) ?? []).join()) return 'dice';
  const states = boards.states(before.view);
  for (const [piece, state] of boards.states(now.view)) if (states.get(piece) !== state) return 'piece';
  return null;
}
