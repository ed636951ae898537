import { describe, expect, it } from 'vitest';
import { effectIcons } from './effectIcons';
import { catalogueIn } from './fixture';
import { partsOf, writtenAs } from './iconParts';
import { HIBERNATION, POINT_BONUS, PROGRESS_BONUS, REWARDS } from './playerBoard';
import {
  categoriesOf,
  printedAbility,
  printedCard,
  printedPiece,
  printedTechnology,
  timingOf,
} from './printed';

const catalogue = await catalogueIn();

function card(id: string) {
  const found = catalogue.card(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

describe('what is printed', () => {
  it('on a citizen: colour, flasks, and two halves with their symbols', () => {
    expect(printedCard(card('CG02'))).toEqual({
      color: 'gray',
      flasks: 1,
      halves: {
        top: { effects: ['gear', '2', 'book', '1'], hasSymbol: false },
        bottom: { effects: ['gray_track', '+1', 'basic', '1'], hasSymbol: false },
      },
    });
    const { halves } = printedCard(card('CY05'));
    expect([halves.top.hasSymbol, halves.bottom.hasSymbol]).toEqual([true, false]);
  });

  it('on a module: the colours that set it off', () => {
    expect(printedPiece(card('MD30'))).toEqual({
      colors: ['gray', 'green'],
      flasks: 1,
      actions: [],
      effects: ['gear', '1', 'or', 'book', '1'],
    });
  });

  it('on a machine: the actions that it goes with, if any', () => {
    expect(printedPiece(card('MY06'))).toMatchObject({
      colors: ['yellow'],
      actions: ['explore', 'build', 'populate'],
      effects: ['range', '+4'],
    });
    expect(printedPiece(card('MG03'))).toMatchObject({
      actions: ['build'],
      effects: ['build', 'cost', '-2'],
    });
    expect(printedPiece(card('MG05'))).toMatchObject({
      actions: [],
      effects: ['pay', 'gear', '1', 'arrow', 'points', '3'],
    });
    expect(printedPiece(card('STD3'))).toMatchObject({ colors: [], effects: ['range', '+2'] });
    // What the effects name already is not told twice.
    expect(timingOf(printedPiece(card('MY06')))).toEqual(['explore', 'build', 'populate']);
    expect(timingOf(printedPiece(card('MG03')))).toEqual([]);
  });

  it('on a crate, a technology, a tribe board and an artifact card', () => {
    expect(printedPiece(card('CR13')).effects).toEqual(['crystal', '1', 'points', '1']);
    expect(printedTechnology(card('nadair-sun-C1'))).toEqual(['artifact', '1', 'energy', '1']);
    expect(printedAbility(card('nadair-sun'))).toEqual(['book', '2']);
    expect(categoriesOf(card('AC03'))[0]).toEqual({
      color: 'purple',
      icons: ['end_points', '1', 'per', 'module', '2'],
    });
  });
});

describe('what every board shows', () => {
  it('agrees with the catalogue: thresholds of the tracks', () => {
    for (const { id, needs } of REWARDS) {
      const told = Object.entries(needs).flatMap(([color, count]) => [`${color}_track`, `${count}`]);
      expect(card(id).icons.slice(0, told.length + 1), id).toEqual([...told, 'arrow']);
    }
  });

  it('agrees with the catalogue: rewards of the hibernation track', () => {
    HIBERNATION.forEach((effects, at) => {
      const { icons } = card(`hibernation-${at + 1}`);
      expect(icons.slice(icons.indexOf('arrow') + 1)).toEqual(effectIcons(effects));
    });
    expect(catalogue.card(`hibernation-${HIBERNATION.length + 1}`)).toBeUndefined();
  });

  it('agrees with the catalogue: bonuses of the progress and point tracks', () => {
    const bonuses = (section: string): [number, string][] =>
      catalogue.cards
        .filter(({ kind }) => kind === section)
        .map(({ id, icons }) => [Number(id.split('-')[1]), icons[3] ?? '']);
    expect(bonuses('progress_bonus')).toEqual([...PROGRESS_BONUS]);
    expect(bonuses('score_bonus')).toEqual([...POINT_BONUS]);
  });
});

describe('icons', () => {
  it('take their numbers with them', () => {
    expect(partsOf(['gear', '2', 'build', 'cost', '-2', 'or', 'gray_track', '+1'])).toEqual([
      { code: 'gear', count: '2' },
      { code: 'build', count: '' },
      { code: 'cost', count: '−2' },
      { code: 'or', count: '' },
      { code: 'gray_track', count: '+1' },
    ]);
  });

  it('are written where a sign says it better', () => {
    expect(writtenAs({ code: 'at_most', count: '3' })).toBe('≤3');
    expect(writtenAs({ code: 'or', count: '' })).toBe('/');
    expect(writtenAs({ code: 'gear', count: '2' })).toBeNull();
  });

  it('tell effects of the view as cards do', () => {
    expect(
      effectIcons([
        { do: 'pay', cost: { food: 1 }, then: [{ do: 'recruit', n: 1, from: 'display_or_deck' }] },
        { do: 'choose', of: [[{ do: 'tribe', n: 1 }], [{ do: 'advance', track: 'any', n: 2 }]] },
        { do: 'per', of: 'water', each: [{ do: 'points', n: 1 }], max: 3 },
      ]),
    ).toEqual([
      ...['pay', 'food', '1', 'arrow', 'recruit', '1', 'display', 'or', 'deck'],
      ...['ability', '1', 'or', 'any_track', '+2'],
      ...['points', '1', 'per', 'water', 'at_most', '3'],
    ]);
    expect(
      effectIcons([
        { do: 'action', kind: 'build', discount: 2, range: 0 },
        { do: 'range', n: 3 },
        { do: 'discount', action: 'explore', n: 2 },
        { do: 'place_tribe_tile', tile: 'sand' },
        { do: 'activate_module', n: 1 },
        { do: 'trade', times: 3 },
      ]),
    ).toEqual([
      ...['build', 'cost', '-2', 'range', '+3', 'explore', 'cost', '-2'],
      ...['place_tile', 'sand_tile', 'activate', '1', 'trade', '3'],
    ]);
  });
});
