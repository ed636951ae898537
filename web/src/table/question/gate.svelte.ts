// A click answers the question that its finger went down on, and no other. Options come and go while somebody presses:
// the others have moved, or one's own first click has answered already. What has just been drawn nobody has read yet.

import type { Attachment } from 'svelte/attachments';
import type { Table } from '../table.svelte';

/** For so long a question that was just drawn is not answered, and what just opened is not chosen by a double click. */
export const SETTLE = 350;
/** A click comes at once after the button went up; what came earlier belongs to something else. */
const CLICK = 500;

/** What answers, or picks what is answered. */
const ANSWERS = "[data-option], [data-confirm], [data-piece]:not([data-can='ask'])";

/** Stands before everything at the table that answers, boards and menus too. */
export function gate(table: Table): Attachment<HTMLElement> {
  return () => {
    /** The question that is on the screen, and when what can be chosen changed last without being another question. */
    let seen: number | undefined;
    let opened = -Infinity;
    /** Where a button or key went down, and when it came up again. */
    let down: { seen: number | undefined; up: number } | null = null;

    // The same question comes anew with every position; only another one is new to the eye.
    const version = $derived(table.question?.version);
    $effect(() => {
      const drawn = version;
      seen = undefined;
      table.isFresh = drawn !== undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // What was written by now is painted with the next frame.
      const frame = requestAnimationFrame(() => {
        seen = drawn;
        timer = setTimeout(() => (table.isFresh = false), SETTLE);
      });
      return () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    });
    $effect(() => {
      void [table.confirming, table.menu];
      opened = performance.now();
    });

    const press = (): void => {
      down = { seen, up: Infinity };
    };
    const release = (): void => {
      if (down) down.up = performance.now();
    };
    const cancel = (): void => {
      down = null;
    };
    const key = (event: KeyboardEvent): void => {
      press();
      const isAnswer = event.key === 'Enter' || event.key === ' ' || /^[1-9]$/.test(event.key);
      if (!isAnswer || isWriting(event.target)) return;
      // A key that is held down says it once.
      if (event.repeat || (table.isFresh && answers(event))) stop(event);
    };
    const click = (event: MouseEvent): void => {
      const now = performance.now();
      const pressed = down && now - down.up < CLICK ? down : null;
      down = null;
      if (!answers(event)) return;
      const isOther = pressed !== null && pressed.seen !== seen;
      const isDouble = event.detail > 1 && now - opened < SETTLE;
      if (table.isFresh || isOther || isDouble) stop(event);
    };
    const ways = [
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', cancel],
      ['keydown', key],
      ['keyup', release],
      ['click', click],
    ] as const;
    for (const [name, act] of ways) addEventListener(name, act as EventListener, true);
    return () => {
      for (const [name, act] of ways) removeEventListener(name, act as EventListener, true);
    };
  };
}

function answers(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(ANSWERS) !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
