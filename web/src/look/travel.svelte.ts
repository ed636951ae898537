// Pieces travel: what lies elsewhere after a change flies there along a short arc from where it lay.
//
//   <div {@attach travel(table)}>… <i data-token="team-0"> …</div>
//
// Tokens of the same group are alike: one that is gone and one that has come are taken for the same. Places are read just
// before a change is drawn and just after it, all at once, and then all animations begin: the page is laid out once more,
// not once for each piece.

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { preferences } from '$/state/preferences.svelte';
import type { Table } from '$/table/table.svelte';

/** A flight takes longer the farther it is, in milliseconds. */
const SHORTEST = 180;
const LONGEST = 260;
/** More than so many things at once are not followed by anybody's eyes, and cost frames. */
export const MOST = 40;
/** What moves less, in pixels, has only been laid out anew. */
const NEAR = 4;
/** More than so many that move by the same way lie on something that was laid out anew. */
const ALIKE = 8;
/** How high an arc rises at most, in pixels, and as a part of its length. */
const HIGHEST = 28;
const RISE = 0.18;
/** Where on its way a flight is described; in between the browser draws straight lines. */
const MOMENTS = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1] as const;

type Token = HTMLElement | SVGElement;
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
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
    let flying: readonly Animation[] = [];
    const land = (): void => {
      for (const animation of flying) animation.cancel();
      flying = [];
    };
    const depart = (): void => {
      if (!before) return;
      const flights = flightsBetween(before, placesIn(container));
      before = null;
      flying = begun(flights);
    };
    const leave = (): void => {
      if (before || preferences.still || document.visibilityState === 'hidden') return;
      before = placesIn(container);
      land();
      void tick().then(depart);
    };
    table.playback.leaving.add(leave);
    return () => {
      table.playback.leaving.delete(leave);
      before = null;
      land();
    };
  };
}

/** Where the tokens lie that can be seen. */
function placesIn(container: HTMLElement): Places {
  const places = new Map<Token, Place>();
  for (const token of container.querySelectorAll<Token>('[data-token]')) {
    const box = token.getBoundingClientRect();
    if (box.width && box.height) places.set(token, { group: token.dataset['token'] ?? '', box });
  }
  return places;
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
  for (const { token, origin } of pairs) {
    if (origins.has(token) || taken.has(origin)) continue;
    origins.set(token, origin);
    taken.add(origin);
  }
  const came = come.map(([token, { group, box: to }]): Flight<Thing> => {
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

function begun(flights: readonly Flight[]): readonly Animation[] {
  // All reading comes before the first writing.
  const plans = flights.map((flight) => ({ flight, frames: framesOf(flight, spaceOf(flight)) }));
  return plans.map(({ flight: { token, from, to }, frames }) =>
    token.animate(frames, {
      duration: from ? Math.min(LONGEST, SHORTEST + distance(from, to) / 8) : SHORTEST,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    }),
  );
}

/** How the pixels of the screen become the lengths in which a token is laid out. */
interface Space {
  turn: (x: number, y: number) => readonly [number, number];
  /** The point about which it grows, in those lengths. */
  centre: readonly [number, number];
}

function spaceOf({ token, to }: Flight): Space {
  const parent = token.parentElement;
  if (token instanceof SVGElement && token.ownerSVGElement) {
    const drawn = parent as SVGGraphicsElement | null;
    const matrix = drawn?.getScreenCTM?.()?.inverse();
    if (matrix) {
      const turn = (x: number, y: number) =>
        [matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y] as const;
      // What is drawn grows about the origin of its drawing unless that is made up for.
      const [x, y] = turn(to.x + to.width / 2, to.y + to.height / 2);
      return { turn, centre: [x + matrix.e, y + matrix.f] };
    }
  }
  const width = parent instanceof HTMLElement ? parent.offsetWidth : 0;
  const zoom = (width && (parent?.getBoundingClientRect().width ?? 0) / width) || 1;
  return { turn: (x, y) => [x / zoom, y / zoom], centre: [0, 0] };
}

/** The way of a flight. `translate` and `scale` leave the token's own transform alone, and cost no layout. */
function framesOf({ group, from, to }: Flight, { turn, centre }: Space): Keyframe[] {
  const isCard = group.startsWith('card');
  const dx = from ? from.x + from.width / 2 - to.x - to.width / 2 : 0;
  const dy = from ? from.y + from.height / 2 - to.y - to.height / 2 : 0;
  const height = Math.min(HIGHEST, RISE * Math.hypot(dx, dy));
  const begin = from ? Math.min(2, Math.max(0.5, from.width / to.width)) : isCard ? 1 : 0.5;
  return MOMENTS.map((at) => {
    const grown = begin + (1 - begin) * at;
    // A card turns about its upright axis once: half of the way its edge is seen.
    const turned = !isCard ? 1 : from ? Math.max(0.04, Math.abs(1 - 2 * at)) : Math.max(0.04, at);
    const [x, y] = turn(dx * (1 - at), dy * (1 - at) - height * 4 * at * (1 - at));
    const [cx, cy] = centre;
    return {
      offset: at,
      translate: `${x + cx * (1 - grown * turned)}px ${y + cy * (1 - grown)}px`,
      scale: `${grown * turned} ${grown}`,
      ...(from ? {} : { opacity: at }),
    };
  });
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}
