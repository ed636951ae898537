// The outlines of all icons that are at hand: those of the interface, and those of each game once its boards are loaded.

import outlines from 'virtual:icons';

let drawn: Readonly<Record<string, string>> = $state.raw(outlines);

/** Take in the icons of a game. */
export function takeIn(more: Readonly<Record<string, string>>): void {
  drawn = { ...drawn, ...more };
}

/** The `d` of a path on a square of 512; "" for an icon that is not at hand. */
export function outlineOf(name: string): string {
  return drawn[name] ?? '';
}
