import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scene } from '../../tests/scene';
import { afterFrames, TURNS } from '$/state/later.svelte';
import { preferences } from '$/state/preferences.svelte';
import { Table } from '$/table/table.svelte';
import { flightsBetween, MOST, travel, type Places } from './travel.svelte';

const box = (x: number, y = 0) => ({ x, y, width: 10, height: 10 });
const places = (all: Record<string, [group: string, x: number, y?: number]>): Places<string> =>
  new Map(Object.entries(all).map(([token, [group, x, y]]) => [token, { group, box: box(x, y) }]));
const told = (before: Places<string>, after: Places<string>) =>
  flightsBetween(before, after).map(({ token, from, to }) => [token, from?.x ?? null, to.x]);

describe('who flies from where', () => {
  it('is told by the group, nearest first', () => {
    const before = places({ near: ['team-0', 100], far: ['team-0', 300], other: ['team-1', 90] });
    const after = places({ first: ['team-0', 80], second: ['team-0', 0], other: ['team-1', 90] });
    expect(told(before, after)).toEqual([
      ['first', 100, 80],
      ['second', 300, 0],
    ]);
  });

  it('is nowhere for what is new, which comes after those that travel', () => {
    const before = places({ a: ['team-0', 0], b: ['team-1', 0] });
    const after = places({ b: ['team-1', 0], card: ['card', 50], c: ['team-0', 70] });
    expect(told(before, after)).toEqual([
      ['c', 0, 70],
      ['card', null, 50],
    ]);
  });

  it('sees an element that now stands for another piece as one that has come', () => {
    const before = places({ first: ['team-0', 0], second: ['team-1', 20] });
    const after = places({ first: ['team-1', 0] });
    expect(told(before, after)).toEqual([['first', 20, 0]]);
  });

  it('is the pile for a card that is drawn, and the hand for one that is discarded', () => {
    const pile = (...cards: readonly [string, number][]) =>
      Object.fromEntries(cards.map(([name, x]): [string, [string, number]] => [name, ['card', x]]));
    // Only the top two cards of a pile are told; the next one that comes to light has not come from anywhere.
    const full = places({ ...pile(['deck 8', 0.2], ['deck 9', 0.4]), mine: ['team-0', 50] });
    const drawn = places({ ...pile(['deck 7', 0], ['deck 8', 0.2], ['hand', 300]), mine: ['team-0', 50] });
    expect(told(full, drawn)).toEqual([['hand', 0.4, 300]]);
    expect(told(drawn, full)).toEqual([['deck 9', 300, 0.4]]);
  });

  it('is its own old place for what moved, unless the whole board moved', () => {
    const all = (x: number): Places<string> =>
      places({ a: ['team-0', x], b: ['team-1', 30 + x], c: ['team-2', 60 + x], d: ['team-3', 90 + x] });
    expect(told(all(0), all(40))).toEqual([]);
    expect(told(all(0), new Map([...all(0), ['d', { group: 'team-3', box: box(200) }]]))).toEqual([
      ['d', 90, 200],
    ]);
  });

  it('is nobody for what lies on a board that was pushed aside, while another piece flies', () => {
    const row = (many: number, x: number) => [
      ...places(
        Object.fromEntries(Array.from({ length: many }, (_, at) => [`${many}-${at}`, ['bead', at * 10 + x]])),
      ),
    ];
    const table = (pushed: number, flown: number): Places<string> =>
      new Map([...row(30, 0), ...row(9, 400 + pushed), ...places({ one: ['team-0', flown] })]);
    expect(told(table(0, 300), table(40, 350))).toEqual([['one', 300, 350]]);
    // A few that move up together, such as cards of a hand, do fly.
    const hand = (x: number): Places<string> => new Map([...row(30, 0), ...row(4, x)]);
    expect(told(hand(400), hand(380)).map(([token]) => token)).toEqual(['4-0', '4-1', '4-2', '4-3']);
  });

  it('is nobody when a board is drawn for the first time, and never a crowd', () => {
    const crowd = (name: string): Places<string> =>
      new Map(
        Array.from({ length: 90 }, (_, index) => [
          `${name}${index}`,
          { group: 'card', box: box(index * 12) },
        ]),
      );
    expect(flightsBetween(new Map(), crowd('new'))).toEqual([]);
    expect(flightsBetween(crowd('old'), crowd('new'))).toHaveLength(MOST);
  });
});

describe('the attachment', () => {
  afterEach(() => {
    preferences.motion = 'system';
    document.body.replaceChildren();
  });

  /** A container with one pawn, which a change of the table puts elsewhere. */
  async function moving() {
    const { position } = await scene('action');
    const table = new Table('scene', 0);
    table.hear(position);
    const container = document.createElement('div');
    document.body.append(container);
    const put = (x: number): HTMLElement => {
      const pawn = document.createElement('i');
      pawn.dataset['token'] = 'team-0';
      pawn.getBoundingClientRect = () => box(x) as DOMRect;
      container.replaceChildren(pawn);
      return pawn;
    };
    put(0);
    const leave = travel(table)(container) as () => void;
    const change = async () => {
      const { choices } = position.table;
      table.hear({ ...position, log: [], table: { ...position.table, choices: choices - 1 } });
      const pawn = put(200);
      const cancel = vi.fn();
      let arrive = (): void => undefined;
      const finished = new Promise<void>((done) => (arrive = done));
      const animate = vi
        .spyOn(Element.prototype, 'animate')
        .mockReturnValue({ cancel, finished } as unknown as Animation);
      await tick();
      return { pawn, cancel, animate, arrive };
    };
    return { table, change, leave, put };
  }

  /** The boards of others are drawn, and flights begin. */
  const drawn = () => new Promise<void>((done) => afterFrames(TURNS.flights, done));

  it('lets a likeness of a pawn fly from its old place', async () => {
    const { change } = await moving();
    const { pawn, animate } = await change();
    await drawn();
    const [frames, options] = animate.mock.calls[0] ?? [];
    const first = (frames as Keyframe[])[0];
    const last = (frames as Keyframe[]).at(-1);
    expect(first?.['translate']).toBe('-200px 0px');
    expect(last?.['translate']).toBe('0px 0px');
    const { duration } = options as KeyframeAnimationOptions;
    expect(duration).toBeGreaterThanOrEqual(180);
    expect(duration).toBeLessThanOrEqual(260);
    const flyer = animate.mock.contexts[0] as HTMLElement;
    expect([flyer.style.left, flyer.style.width]).toEqual(['200px', '10px']);
    expect(flyer.querySelectorAll('i')).toHaveLength(1);
    // Only the pawn itself is one, and it is not seen twice.
    expect(flyer.querySelector('[data-token]')).toBeNull();
    expect(pawn.dataset).toHaveProperty('flying');
  });

  it.each(['arrives', 'table is left'])('shows the pawn itself as soon as it %s', async (end) => {
    const { change, leave } = await moving();
    const { pawn, cancel, arrive } = await change();
    await drawn();
    expect(document.querySelector('.sky')).not.toBeNull();
    if (end === 'arrives') arrive();
    else leave();
    await tick();
    await tick();
    expect(document.querySelector('.sky')).toBeNull();
    expect(pawn.dataset).not.toHaveProperty('flying');
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    'does not show what has come before it flies, unless the table is left: %s',
    async (isLeft) => {
      const { change, leave } = await moving();
      const { pawn, animate } = await change();
      expect(pawn.dataset).toHaveProperty('flying');
      expect(animate).not.toHaveBeenCalled();
      if (isLeft) leave();
      await drawn();
      expect(animate).toHaveBeenCalledTimes(isLeft ? 0 : 1);
      expect('flying' in pawn.dataset).toBe(!isLeft);
    },
  );

  it('leaves alone what is scrolled out of sight', async () => {
    const { change } = await moving();
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
    const { pawn, animate } = await change();
    await drawn();
    expect(animate).not.toHaveBeenCalled();
    expect(pawn.dataset).not.toHaveProperty('flying');
  });

  it('moves nothing where nothing should move', async () => {
    preferences.motion = 'still';
    const { change } = await moving();
    const { animate } = await change();
    await drawn();
    expect(animate).not.toHaveBeenCalled();
  });
});
