// What is the same stays the same: a newly read thing takes over every part of the old one that equals its own. Whatever
// is drawn from such a part is then left alone; with each move of a game few parts of a position change.

/** What `now` says, made of the parts of `before` wherever they say the same; `before` itself if nothing differs. */
export function shared<Thing>(before: unknown, now: Thing): Thing {
  if (before === now || !isParted(before) || !isParted(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(before).length;
  const made: Record<string, unknown> = Array.isArray(now) ? ([] as never) : {};
  for (const key of keys) {
    const part = (made[key] = shared(before[key], now[key]));
    if (part !== before[key] || !(key in before)) isSame = false;
  }
  return (isSame ? before : made) as Thing;
}

function isParted(thing: unknown): thing is Record<string, unknown> {
  return typeof thing === 'object' && thing !== null;
}
