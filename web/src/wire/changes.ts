// Applies what the server says has changed: see `Changed` in the server's frames.

import type { Changed, Position } from './types';

/** For an object or a list, its members that differ; or [what it is now]; or of a list [from where on, how many members
 *  are gone, what stands there now]. */
export type Change =
  | { readonly [member: string]: Change | null }
  | readonly [unknown]
  | readonly [number, number, readonly unknown[]];

/** What a change makes of something, which stays as it is. Parts that do not differ are the same objects. */
export function changed(before: unknown, by: Change): unknown {
  if (isWhole(by)) {
    if (by.length === 1) return by[0];
    const [first, gone, instead] = by;
    const list = before as readonly unknown[];
    return [...list.slice(0, first), ...instead, ...list.slice(first + gone)];
  }
  if (Array.isArray(before)) {
    const list: unknown[] = [...(before as readonly unknown[])];
    for (const [place, change] of Object.entries(by)) {
      if (change) list[Number(place)] = changed(list[Number(place)], change);
    }
    return list;
  }
  const members = new Map(Object.entries(before as Record<string, unknown>));
  for (const [name, change] of Object.entries(by)) {
    if (change) members.set(name, changed(members.get(name), change));
    else members.delete(name);
  }
  return Object.fromEntries(members);
}

function isWhole(by: Change): by is Exclude<Change, { readonly [member: string]: Change | null }> {
  return Array.isArray(by);
}

/** The position that stands now. */
export function positionAfter(before: Position, { number, since, changes, log }: Changed): Position {
  const members = changed(before, changes as Change) as Position;
  return { ...members, number, since, log };
}
