// The keyboard of a replay: as players of music and film have it.

import type { Replay } from './replay.svelte';

/** Where keys mean something else: in what is written or chosen from, and in whatever lies over the page. */
const ELSEWHERE = "input:not([type='range']), select, textarea, [contenteditable], dialog";
/** What the space bar presses by itself. */
const PRESSED = 'button, a, summary';

export function onKey(replay: Replay, event: KeyboardEvent): void {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (target instanceof Element && target.closest(ELSEWHERE)) return;
  const act = actOf(replay, event);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOf(replay: Replay, { key, shiftKey, target }: KeyboardEvent): (() => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return () => (shiftKey ? void replay.previousTurn() : replay.previous());
    case 'ArrowRight':
      return () => (shiftKey ? void replay.nextTurn() : replay.next());
    case 'Home':
      return () => replay.first();
    case 'End':
      return () => void replay.toLast();
    case ' ':
      return target instanceof Element && target.closest(PRESSED) ? null : () => replay.toggle();
    default:
      return null;
  }
}
