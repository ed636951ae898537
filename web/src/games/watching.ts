// Whether boards are only looked at, as in a replay: nothing is chosen there, whoever's view it is.

import { getContext, setContext } from 'svelte';

const WATCHING = Symbol('watching');

/** Boards within this component are only looked at. */
export function watchOnly(): void {
  setContext(WATCHING, true);
}

export function isWatchOnly(): boolean {
  return getContext(WATCHING) === true;
}
