import { describe, expect, it } from 'vitest';
import { catalogueIn } from './fixture';
import { partsOf, writtenAs } from './iconParts';
import { cardOf, conditionsOf, printedCard, printedRace, printedTrack } from './printed';

const catalogue = await catalogueIn();

function card(id: string) {
  const found = catalogue.card(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

describe('what is printed', () => {
  it('is found by the piece', () => {
    expect(['build-any.2', 'build-01', 'pg-05'].map(cardOf)).toEqual(['build-any', 'build-01', 'pg-05']);
  });

  it('on an Archive card: its value, when it can be played, and its options', () => {
    expect(printedCard(card('ambush'))).toEqual({
      kind: 'combat',
      value: ['gold', '1'],
      terms: ['requires', 'supporter'],
      options: [
        ['resource', '1', 'arrow', 'multiplier', '+1'],
        ['resource', '3', 'arrow', 'multiplier', '+2'],
        ['gold', '2', 'energy', '3', 'arrow', 'multiplier', '+2', 'flip', '1'],
      ],
    });
  });

  it('on a mission: one condition for each step of its progress', () => {
    expect(conditionsOf(card('pg-01'))).toEqual([
      ['this_turn', 'build', 'gold_mine', '1'],
      ['control', 'gold_mine', '3'],
    ]);
  });

  it('on a race: its three roles', () => {
    const race = printedRace(card('dura-scavengers'));
    expect(race.active.slice(0, 2)).toEqual(['combat_end', 'limit_turn']);
    expect(race.reward).toEqual(['reward', '1', 'arrow', 'take_discards', '2']);
    expect(race.exiled).toEqual(['area_conquered', 'arrow', 'take_discards', '1']);
  });

  it('on a track: its tiers and its bonus', () => {
    const track = printedTrack(card('track-command'));
    expect(track.tiers).toEqual([
      { from: 1, value: 1 },
      { from: 3, value: 2 },
      { from: 6, value: 3 },
    ]);
    expect(track.bonusFrom).toBe(8);
    expect(track.bonus.slice(0, 3)).toEqual(['consult', 'draw', '+1']);
  });
});

describe('icons', () => {
  it('take their numbers with them', () => {
    expect(partsOf(['gold', '2', 'energy', '-1', 'or', 'terrashift', '+1', '-1'])).toEqual([
      { code: 'gold', count: '2' },
      { code: 'energy', count: '−1' },
      { code: 'or', count: '' },
      { code: 'terrashift', count: '+1 −1' },
    ]);
  });

  it('are written where a sign says it better', () => {
    expect(writtenAs({ code: 'times', count: '2' })).toBe('×2');
    expect(writtenAs({ code: 'or', count: '' })).toBe('/');
    expect(writtenAs({ code: 'gold', count: '2' })).toBeNull();
  });
});
