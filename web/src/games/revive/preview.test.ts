import { describe, expect, it } from 'vitest';
import { catalogueIn, changed, game, slot } from './fixture';
import { added, halfIn, playOf, previewOf } from './preview';
import type { Player } from './view';

const catalogue = await catalogueIn();
const ann = (more: Partial<Player> = {}): Player => changed(game(), 0, more).players[0] as Player;

describe('what a card would give in a slot', () => {
  it('is its half, the cards of its colour again, and the modules of its colour', () => {
    // Brewer is yellow; so are Caravan Lead, who lies there with a symbol, and both modules.
    const preview = previewOf(ann(), catalogue, { card: 'CY09', slot: 'T1' });
    expect(preview?.sources.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'card CY09',
      'again CY05',
      'module MD34',
      'module MD17',
    ]);
    expect(preview?.total).toEqual(['food', '6', 'points', '2', 'book', '1']);
  });

  it('leaves out what has another colour', () => {
    const preview = previewOf(ann(), catalogue, { card: 'SA1', slot: 'T1' });
    expect(preview?.sources.map(({ id }) => id)).toEqual(['SA1']);
    expect(preview?.total).toEqual(['gear', '2']);
    const green = previewOf(ann(), catalogue, { card: 'SA3', slot: 'T1' });
    expect(green?.sources.map(({ id }) => id)).toEqual(['SA3', 'MD34']);
    expect(green?.total).toEqual(['book', '3']);
  });

  it('shows the bottom half in a bottom slot, and either in the side slot', () => {
    expect(previewOf(ann(), catalogue, { card: 'CY09', slot: 'B2' })?.total).toEqual([
      'points',
      '2',
      'food',
      '1',
    ]);
    expect(previewOf(ann(), catalogue, { card: 'CG06', slot: 'S5', half: 'top' })?.total).toEqual([
      'gear',
      '1',
      'basic',
      '1',
    ]);
    expect(previewOf(ann(), catalogue, { card: 'CG06', slot: 'S5', half: 'bottom' })?.total).toEqual([
      'crate',
      '1',
      'gear',
      '1',
    ]);
    expect([halfIn('S5', undefined), halfIn('B1', undefined), halfIn('T2', 'bottom')]).toEqual([
      'top',
      'bottom',
      'top',
    ]);
  });

  it('tells what there is no room for', () => {
    expect(previewOf(ann(), catalogue, { card: 'CY09', slot: 'T1' })?.lost).toEqual([
      { res: 'food', count: 4 },
    ]);
    const rich = ann({ resources: { gear: 0, book: 7, food: 0, crystal: 0 } });
    expect(previewOf(rich, catalogue, { card: 'SA3', slot: 'T2' })?.lost).toEqual([
      { res: 'book', count: 2 },
    ]);
  });

  it('keeps together what cannot be added up', () => {
    const slots = [
      slot('T1'),
      slot('T2'),
      slot('B1', { modules: ['MD30', 'MD04', null] }),
      slot('B2'),
      slot('S5'),
    ];
    const preview = previewOf(ann({ slots }), catalogue, { card: 'CG01', slot: 'B1' });
    expect(preview?.total).toEqual(['gray_track', '+3', 'then', 'gear', '1', 'or', 'book', '1']);
  });

  it('goes by the colour that was named for the card, if one was', () => {
    // Scout is gray. Named yellow, it sets off what a yellow card would.
    const preview = previewOf(ann(), catalogue, { card: 'SA1', slot: 'T1' }, 'yellow');
    expect(preview?.sources.map(({ id }) => id)).toEqual(['SA1', 'CY05', 'MD34', 'MD17']);
    const brewer = previewOf(ann(), catalogue, { card: 'CY09', slot: 'T1' }, 'gray');
    expect(brewer?.sources.map(({ id }) => id)).toEqual(['CY09']);
  });

  it('is nothing for a slot or card that is not there', () => {
    expect(previewOf(ann(), catalogue, { card: 'CY09', slot: 'T9' })).toBeNull();
    expect(previewOf(ann(), catalogue, { card: '?', slot: 'T1' })).toBeNull();
  });
});

it('adds equal things, in the order in which they first come', () => {
  expect(
    added([
      ['gear', '1', 'points', '1'],
      ['gear', '2'],
      ['recall', '1'],
    ]),
  ).toEqual([...['gear', '3', 'points', '1', 'recall', '1']]);
  expect(
    added([
      ['build', 'cost', '-2'],
      ['gear', '1'],
    ]),
  ).toEqual(['gear', '1', 'then', 'build', 'cost', '-2']);
});

it('reads a play from its option', () => {
  expect(playOf('play CY09 S5 bottom')).toEqual({ card: 'CY09', slot: 'S5', half: 'bottom' });
  expect(playOf('play SA1 T1')).toEqual({ card: 'SA1', slot: 'T1' });
  expect(playOf('explore R1C4')).toBeNull();
});
