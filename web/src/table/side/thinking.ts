// What a seat's clock says. Times are milliseconds of the server's clock.

import type { Pace, SeatShown } from '$/wire/types';
import { say } from './words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Thinking {
  /** "left" counts down to a deadline or from the time for the game; "used" counts what was thought so far. */
  kind: 'left' | 'used';
  /** Never negative. */
  ms: number;
  isRunning: boolean;
  isLow: boolean;
  isUp: boolean;
}

/** Whether a table has a clock that can fall. */
export function hasClock(pace: Pace): boolean {
  return typeof pace.per_move === 'number' || typeof pace.per_game === 'number';
}

/** What a seat's clock says at a moment of the server's clock. */
export function thinkingOf(seat: SeatShown, pace: Pace, now: number): Thinking {
  const isRunning = seat.since !== null;
  if (seat.falls !== null) return left(seat.falls - now, pace, isRunning);
  if (typeof pace.per_game === 'number' && !isRunning)
    return left(pace.per_game * SECOND - seat.used, pace, isRunning);
  const running = seat.since === null ? 0 : Math.max(0, now - seat.since);
  // Increments make the time that counts as used smaller than none at all.
  return { kind: 'used', ms: Math.max(0, seat.used + running), isRunning, isLow: false, isUp: false };
}

function left(ms: number, pace: Pace, isRunning: boolean): Thinking {
  const isUp = ms <= 0;
  return { kind: 'left', ms: Math.max(0, ms), isRunning, isLow: !isUp && ms <= lowAt(pace), isUp };
}

/** A tenth of the time is little, but no less than ten seconds and no more than an hour of warning. */
function lowAt(pace: Pace): number {
  const budgets = [pace.per_move, pace.per_game].filter((budget) => typeof budget === 'number');
  return Math.min(HOUR, Math.max(10 * SECOND, Math.min(...budgets) * SECOND * 0.1));
}

/** A time as people say it: 0:42, 12:05, 3 h 20 min, 2 days 3 h. */
export function spelled(ms: number): string {
  // A clock that still has half a second does not say that there is none left.
  const whole = Math.ceil(ms / SECOND) * SECOND;
  if (whole >= DAY) {
    const days = Math.floor(whole / DAY);
    return say(days === 1 ? 'day' : 'days', { days, hours: Math.floor((whole % DAY) / HOUR) });
  }
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (whole >= HOUR) return say('hours', { hours: Math.floor(whole / HOUR), minutes });
  return `${minutes}:${String(Math.floor((whole % MINUTE) / SECOND)).padStart(2, '0')}`;
}

/** A time that was agreed on, in its largest unit: 30 s, 5 min, 2 h 0 min, 3 days 0 h. */
export function agreed(seconds: number): string {
  if (seconds < 60) return say('seconds', { seconds });
  if (seconds < 3600 && seconds % 60 === 0) return say('minutes', { minutes: seconds / 60 });
  return spelled(seconds * SECOND);
}
