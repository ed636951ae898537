// The levels of bots, in the server's words, and which of them somebody plays against without choosing one.

import { preferences } from '$/state/preferences.svelte';
import type { LevelShown } from '$/wire/types';

type Levels = readonly LevelShown[];

const found = (levels: Levels, name: string): LevelShown | undefined =>
  levels.find((level) => level.name === name);

/** What a level is called. One that this page has not been told of goes by its name. */
export function titleOf(levels: Levels, name: string): string {
  return found(levels, name)?.title ?? name;
}

/** What it is like to play against a level. */
export function descriptionOf(levels: Levels, name: string): string {
  return found(levels, name)?.description ?? '';
}

/** The bot that plays like a person would who knows the game a little. It answers at once, so it stands in for others. */
export function everydayLevel(levels: Levels): string {
  return (found(levels, 'greedy') ?? levels.at(-1))?.name ?? '';
}

/** The bot for first games, unless somebody has chosen one: whoever plays at once may never have seen the game. */
export function firstLevel(levels: Levels): string {
  return (found(levels, preferences.level) ?? found(levels, 'novice'))?.name ?? everydayLevel(levels);
}

/** The level that was chosen last in this browser. */
export function usualLevel(levels: Levels): string {
  return found(levels, preferences.level)?.name ?? everydayLevel(levels);
}
