import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { scene, tableIn } from '../../../tests/scene';
import { Desk } from '../desk.svelte';
import Question from '../question/Question.svelte';
import type { Table } from '../table.svelte';
import { letters } from './letters.svelte';
import { press } from './shortcuts';

let table: Table;
let desk: Desk;

beforeEach(async () => {
  preferences.language = 'en';
  preferences.confirm = 'turn';
  preferences.motion = 'still';
  letters.on = true;
  table = await tableIn('action');
  desk = new Desk();
  render(Question, { table, desk });
});

async function type(key: string, target: EventTarget = document.body): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'target', { value: target });
  press(event, table, desk);
  await tick();
  return event;
}

test('a number opens a group, and then chooses in it', async () => {
  await type('3');
  expect(desk.group).toBe('start');

  await type('2');
  expect(table.picked).toEqual(['start IC']);
  expect(table.isSending).toBe(true);
});

test('9 is the last of the numbers', async () => {
  const { position } = await scene('action');
  if (!position.question) throw new Error('The scene asks nothing.');
  const options = Array.from({ length: 10 }, (_, at) => ({
    id: `pay ${at + 1}`,
    text: `Pay card ${at + 1}`,
  }));
  table.hear({ ...position, question: { ...position.question, version: 69, options } });
  await tick();

  expect(document.querySelectorAll('[data-key]')).toHaveLength(9);
  await type('9');
  expect(table.picked).toEqual(['pay 9']);
});

test('Enter confirms, Escape goes back step by step', async () => {
  await type('8');
  expect([table.picked, table.confirming]).toEqual([['end'], true]);
  await type('Escape');
  expect(table.picked).toEqual([]);

  await type('3');
  expect(desk.group).toBe('start');
  await type('Escape');
  expect(desk.group).toBeNull();

  await type('8');
  await type('Enter');
  expect(table.isSending).toBe(true);
});

test('letters lead to the parts of the table', async () => {
  await type('c');
  expect(desk.tab).toBe('chat');
  await type('R');
  expect(desk.tab).toBe('rules');
  await type('?');
  expect(desk.over).toBe('shortcuts');
  await type('t');
  expect(desk.over).toBe('twin');
});

test('whoever writes, or holds another key, is left alone', async () => {
  const field = document.body.appendChild(document.createElement('input'));

  const event = await type('3', field);
  const copied = new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, cancelable: true });
  press(copied, table, desk);

  expect(event.defaultPrevented).toBe(false);
  expect([desk.group, desk.tab]).toEqual([null, 'log']);
  field.remove();
});

test('letters and numbers can be turned off; Escape stays', async () => {
  letters.on = false;

  await type('3');
  expect(desk.group).toBeNull();

  desk.group = 'start';
  await type('Escape');
  expect(desk.group).toBeNull();
});
