// How long ago something was, in words: "3 minutes ago", "昨日".

import type { Language } from '$/words/words';

const SECOND = 1000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600 * SECOND],
  ['month', 30 * 24 * 3600 * SECOND],
  ['day', 24 * 3600 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
];

/** Both in milliseconds since 1970. Less than a minute, and clocks that run ahead of ours, count as now. */
export function when(at: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const ago = Math.max(0, now - at);
  for (const [unit, length] of UNITS) {
    if (ago >= length) return format.format(-Math.floor(ago / length), unit);
  }
  return format.format(0, 'second');
}
