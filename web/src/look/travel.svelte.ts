// Pieces travel: what lies elsewhere after a change flies there along a short arc from where it lay.
//
//   <div {@attach travel(table)}>… <i data-token="team-0"> …</div>
//
// Tokens of the same group are alike: one that is gone and one that has come are taken for the same. Places are read just
// before a change is drawn and just after it, all at once, and then all flights begin, in the sky above the boards: the
// page is laid out once more, not once for each piece. Boards of others are drawn a frame later than the rest: until
// then what has come is not seen.

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { afterFrames, TURNS } from '$/state/later.svelte';
import { preferences } from '$/state/preferences.svelte';
import type { Table } from '$/table/table.svelte';
import { distance, Sky, type Box, type Token } from './sky';

/** More than so many things at once are not followed by anybody's eyes, and cost frames. */
export const MOST = 40;
/** What moves less, in pixels, has only been laid out anew. */
const NEAR = 4;
/** More than so many that move by the same way lie on something that was laid out anew. */
const ALIKE = 8;
interface Place {
  group: string;
  box: Box;
}
export type Places<Thing = Token> = ReadonlyMap<Thing, Place>;
/** Something that has come, and from where; null if it came from nowhere. */
export interface Flight<Thing = Token> {
  token: Thing;
  group: string;
  from: Box | null;
  to: Box;
}

/** For the element that holds the boards of a table. */
export function travel(table: Table): Attachment<HTMLElement> {
  return (container) => {
    let before: Places | null = null;
    let waiting: readonly Token[] = [];
    let callOff = (): void => undefined;
    const show = (): void => {
      for (const token of waiting) delete token.dataset['flying'];
      waiting = [];
    };
    const sky = new Sky(container);
    const wait = (): void => {
      const old = before;
      if (!old) return;
      waiting = tokensIn(container).filter((token) => old.get(token)?.group !== groupOf(token));
      for (const token of waiting) token.dataset['flying'] = '';
      callOff = afterFrames(TURNS.flights, depart);
    };
    const depart = (): void => {
      if (!before) return;
      const flights = flightsBetween(before, placesIn(container));
      before = null;
      show();
      sky.fly(flights, table.boards?.tints);
    };
    const leave = (): void => {
      if (before || preferences.still || document.visibilityState === 'hidden') return;
      before = placesIn(container);
      sky.clear();
      void tick().then(wait);
    };
    table.playback.leaving.add(leave);
    return () => {
      table.playback.leaving.delete(leave);
      callOff();
      before = null;
      show();
      sky.clear();
    };
  };
}

/** Where the tokens lie that can be seen. */
function placesIn(container: HTMLElement): Places {
  const places = new Map<Token, Place>();
  for (const token of tokensIn(container)) {
    // What is scrolled out of sight may not even be laid out.
    if (!token.checkVisibility({ contentVisibilityAuto: true })) continue;
    const box = token.getBoundingClientRect();
    if (box.width && box.height) places.set(token, { group: groupOf(token), box });
  }
  return places;
}

function tokensIn(container: HTMLElement): readonly Token[] {
  return [...container.querySelectorAll<Token>('[data-token]')];
}

function groupOf(token: Token): string {
  return token.dataset['token'] ?? '';
}

/** Who flies from where: the nearest of the same group that is gone becomes the one that has come. */
export function flightsBetween<Thing>(before: Places<Thing>, after: Places<Thing>): readonly Flight<Thing>[] {
  // A board that is drawn for the first time does not fly together.
  if (!before.size) return [];
  const gone = [...before].filter(([token, { group }]) => after.get(token)?.group !== group);
  const come = [...after].filter(([token, { group }]) => before.get(token)?.group !== group);
  const pairs = come
    .flatMap(([token, { group, box }]) =>
      gone
        .filter(([, old]) => old.group === group)
        .map(([origin, old]) => ({ token, origin, far: distance(old.box, box) })),
    )
    .sort((a, b) => a.far - b.far);
  const origins = new Map<Thing, Thing>();
  const taken = new Set<Thing>();
  for (const { token, origin, far } of pairs) {
    if (far <= NEAR || origins.has(token) || taken.has(origin)) continue;
    origins.set(token, origin);
    taken.add(origin);
  }
  // What has come to where another one of its group was is the next of a pile, unless it flew there from elsewhere.
  const piled = new Set(pairs.filter(({ far }) => far <= NEAR).map(({ token }) => token));
  const came = come
    .filter(([token]) => origins.has(token) || !piled.has(token))
    .map(([token, { group, box: to }]): Flight<Thing> => {
      const origin = origins.get(token);
      return { token, group, from: (origin !== undefined && before.get(origin)?.box) || null, to };
    });
  const all = [...moved(before, after), ...came];
  return all.sort((a, b) => Number(b.from !== null) - Number(a.from !== null)).slice(0, MOST);
}

/** Those that were there and are elsewhere now; none of them if it was rather the board that moved. */
function moved<Thing>(before: Places<Thing>, after: Places<Thing>): readonly Flight<Thing>[] {
  let stayed = 0;
  const flights: Flight<Thing>[] = [];
  for (const [token, { group, box: to }] of after) {
    const old = before.get(token);
    if (old?.group !== group) continue;
    stayed++;
    if (distance(old.box, to) > NEAR) flights.push({ token, group, from: old.box, to });
  }
  return stayed > 3 && flights.length * 2 > stayed ? [] : onTheirOwn(flights);
}

/** Without those that lie on a part of the table that moved, such as boards below one that has grown. */
function onTheirOwn<Thing>(flights: readonly Flight<Thing>[]): readonly Flight<Thing>[] {
  const alike = new Map<string, Flight<Thing>[]>();
  for (const flight of flights) {
    const { from, to } = flight;
    const way = from ? `${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)}` : '';
    const others = alike.get(way);
    if (others) others.push(flight);
    else alike.set(way, [flight]);
  }
  return [...alike.values()].filter((some) => some.length <= ALIKE).flat();
}
