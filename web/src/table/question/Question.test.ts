import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { scene, tableIn } from '../../../tests/scene';
import { Desk } from '../desk.svelte';
import type { Table } from '../table.svelte';
import Question from './Question.svelte';

// The boards and the catalogue are read once, which takes a while on a busy machine.
beforeAll(async () => {
  await tableIn('action');
}, 60_000);

beforeEach(() => {
  preferences.language = 'en';
  preferences.confirm = 'turn';
  preferences.motion = 'still';
});

function shown(table: Table): Desk {
  const desk = new Desk();
  render(Question, { table, desk });
  return desk;
}

async function open(selector: string): Promise<void> {
  (found(selector) as HTMLDetailsElement).open = true;
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
}

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** A table that asks for two of the options of the scene. */
async function askedForTwo(): Promise<Table> {
  const table = await tableIn('faith');
  const { position } = await scene('faith');
  if (!position.question) throw new Error('The scene asks nothing.');
  const question = { ...position.question, version: 94, least: 2, most: 2 };
  table.hear({ ...position, question });
  return table;
}

/** A table that asks for some of these options; seat B belongs to a person of this name, else to a bot. */
async function asking(
  options: readonly { id: string; text: string }[],
  other = '',
  least = 1,
): Promise<Table> {
  const table = await tableIn('faith');
  const { position } = await scene('faith');
  if (!position.question) throw new Error('The scene asks nothing.');
  const question = {
    ...position.question,
    version: 95,
    least,
    most: Math.max(least, least === 0 ? 2 : 1),
    options,
  };
  const seats = position.table.seats.map((seat) =>
    seat.seat === 0
      ? seat
      : { ...seat, name: seat.seat === 1 ? other : '', holder: seat.seat === 1 && other ? 'person' : 'bot' },
  ) as typeof position.table.seats;
  table.hear({ ...position, question, table: { ...position.table, seats } });
  return table;
}

test('many options are tiles; one opens at a time and shows its options', async () => {
  shown(await tableIn('action'));

  await fireEvent.click(found("[data-group='research']"));
  await fireEvent.click(found("[data-group='start']"));

  expect(found("[data-group='start']").getAttribute('aria-expanded')).toBe('true');
  expect(found("[data-group='start']").textContent.replace(/\s+/g, ' ').trim()).toBe('Start a Tech 5 5 ways');
  expect(
    [...document.querySelectorAll<HTMLElement>('.opened button')].map((one) => one.dataset['option']),
  ).toEqual(['start IS', 'start IC', 'start IIC-B', 'start IE', 'start IIE-C']);
});

test('the keys 1 to 9 belong to the open group', async () => {
  const desk = shown(await tableIn('action'));
  const keyed = () =>
    [...document.querySelectorAll<HTMLElement>('[data-key]')].map(
      (button) => `${button.dataset['key']} ${button.dataset['group'] ?? button.dataset['option']}`,
    );

  expect(keyed()).toContain('8 end');
  desk.group = 'research';
  await tick();

  expect(keyed()).toEqual(['1 research ECO-08', '2 research ECO-14']);
});

test('pointing at an option lights its pieces; pointing at a piece marks its options', async () => {
  const table = await tableIn('faith');
  shown(table);

  await fireEvent.pointerEnter(found("[data-option='command IIE-C']"));
  expect([...table.lit]).toEqual(['IIE-C']);

  table.pointedPiece = 'IIE-C';
  await tick();
  expect(
    [...document.querySelectorAll('.hinted')].map((one) => (one as HTMLElement).dataset['option']),
  ).toEqual(['start IIE-C', 'command IIE-C']);
});

test('what is not easily taken back is asked once more by its own name, and can be put back', async () => {
  const table = await tableIn('faith');
  shown(table);

  await fireEvent.click(found("[data-option='end']"));
  // The influence comes after the Action Phase: the turn does not end here, and nobody says so.
  expect(screen.getByText('Is this what you want?')).toBeTruthy();
  expect(found('[data-confirm]').textContent).toContain('End the Action Phase');
  expect(table.isSending).toBe(false);

  await fireEvent.click(screen.getByText('Not yet'));
  expect(screen.queryByText('Is this what you want?')).toBeNull();

  await fireEvent.click(found("[data-option='end']"));
  await fireEvent.click(found('[data-confirm]'));
  expect(table.isSending).toBe(true);
  expect(table.picked).toEqual(['end']);
});

test('"End your turn?" is asked where an option says that it ends the turn', async () => {
  const table = await asking([{ id: 'stop', text: 'Stop and end the turn' }]);
  shown(table);

  await fireEvent.click(found("[data-option='stop']"));

  expect(screen.getByText('End your turn?')).toBeTruthy();
});

/** Ten options, of which one stands alone among folded ones. */
const TILES = [
  ...Array.from({ length: 9 }, (_, at) => ({ id: `place ${at}`, text: `Place a team on ${at}` })),
  { id: 'start IIE-C', text: 'Start Common Market (IIE-C) for 2 research: gain 3 data' },
];

test('a row of one way shows its price, and asks before it pays where undo needs others', async () => {
  const table = await asking(TILES, 'Ben');
  shown(table);
  const row = found("[data-option='start IIE-C']");
  expect(row.textContent).toContain('for 2 research');

  await fireEvent.click(row);

  expect(table.isSending).toBe(false);
  expect(screen.getByText('Pay for this? It may not be taken back.')).toBeTruthy();
  await fireEvent.click(found('[data-confirm]'));
  expect(table.picked).toEqual(['start IIE-C']);
  expect(table.isSending).toBe(true);
});

test('against bots alone undo gives everything back, so nothing is asked', async () => {
  const table = await asking(TILES);
  shown(table);

  await fireEvent.click(found("[data-option='start IIE-C']"));

  expect(table.isSending).toBe(true);
});

test('options of one kind are not folded, however many they are', async () => {
  shown(await asking(Array.from({ length: 12 }, (_, at) => ({ id: `card ${at}`, text: `Draw ${at}` }))));

  expect(document.querySelectorAll('[data-option]')).toHaveLength(12);
  expect(document.querySelector('[data-group]')).toBeNull();
});

test('payments say "Pay", discards "Discard"', async () => {
  const cards = (verb: string) => [1, 2, 3].map((at) => ({ id: `${verb} ${at}`, text: `Card ${at}` }));
  const said = async (verb: string, picks: number, least = 2): Promise<string> => {
    document.body.innerHTML = '';
    const table = await asking(cards(verb), '', least);
    shown(table);
    for (const at of [1, 2].slice(0, picks)) await fireEvent.click(found(`[data-option='${verb} ${at}']`));
    return found('[data-confirm]').textContent.trim();
  };

  expect(await said('pay', 2)).toBe('Pay');
  expect(await said('discard', 2)).toBe('Discard');
  expect(await said('discard', 0, 0)).toBe('Discard nothing');
  // Nothing is picked yet, and nothing is not enough.
  expect(await said('pay', 0)).toBe('Pay');
  expect(await said('keep', 0)).toBe('Keep');
  expect(await said('card', 0)).toBe('Take these');
  expect(await said('card', 2)).toBe('Take these');
});

test('what does not end the turn is sent at once', async () => {
  const table = await tableIn('faith');
  shown(table);

  await fireEvent.click(screen.getByText('Collect data: gain 1 data'));

  expect(table.isSending).toBe(true);
  expect(found('section').getAttribute('aria-busy')).toBe('true');
});

test('where two things are wanted they are picked, counted and confirmed', async () => {
  const table = await askedForTwo();
  shown(table);
  const take = (): HTMLElement => found('[data-confirm]');
  const press = (option: string) => fireEvent.click(found(`[data-option='${option}']`));

  expect(screen.getByText('0 of 2')).toBeTruthy();
  expect(take().getAttribute('aria-disabled')).toBe('true');
  await press('collect');
  await press('replenish');
  await press('start IIE-C');

  expect(screen.getByText('2 of 2')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Start Common Market/ }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  await fireEvent.click(take());
  // In the order in which they were offered.
  expect(table.picked).toEqual(['replenish', 'collect']);
  expect(table.isSending).toBe(true);
});

test('what cannot be chosen stays visible with the reason, the clause and what instead', async () => {
  const table = await tableIn('faith');
  shown(table);

  expect(screen.getByText('Not possible now').parentElement?.textContent).toContain('63');
  await open('.refusals');
  await open("[data-refused='place']");
  const thing = found("[data-barred='place military IIM-D']");

  expect(thing.getAttribute('aria-disabled')).toBe('true');
  const told = thing.parentElement?.textContent ?? '';
  expect(told).toContain('Why: It costs 3 research; you have 0 research');
  expect(told).toContain('Instead: Gain research first');
  expect(told).toContain('AL-PLACE-02');
});

test('a clause opens the rules at that clause', async () => {
  const desk = shown(await tableIn('faith'));

  await fireEvent.click(screen.getByText('Rule AL-TURN-02'));

  expect([desk.tab, desk.clause]).toEqual(['rules', 'AL-TURN-02']);
});

test('when nothing is asked of me it says who is thinking', async () => {
  const table = await tableIn('faith');
  const { position } = await scene('faith');
  const seats = position.table.seats.map((seat) => ({ ...seat, asked: seat.seat === 1 }));
  table.hear({ ...position, question: null, table: { ...position.table, seats } });
  shown(table);

  expect(found('h2').textContent).toBe('Ben is thinking');
});
