import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import CardFace from './CardFace.svelte';
import CardMini from './CardMini.svelte';
import CardSmall from './CardSmall.svelte';
import { catalogueIn, printedCard } from './fixture';

const catalogue = catalogueIn();

function face(id: string): HTMLElement {
  return render(CardFace, { card: printedCard(id), catalogue }).container;
}

describe('a card', () => {
  it('shows a military world by a red ring with its defense, its kind by letter, and its keyword', () => {
    const drawn = face('rebel-fuel-cache');
    expect(drawn.querySelector('.price.military')?.textContent).toBe('1');
    expect(drawn.querySelector('.mark.windfall')?.textContent?.trim()).toBe('R');
    expect(drawn.querySelector('.points')?.textContent).toBe('1');
    expect(drawn.querySelector('.marks')?.textContent).toContain('REBEL');
    expect(drawn.querySelector('.kind')?.textContent).toContain('military world · Rare elements · windfall');
  });

  it('shows a development by a diamond, and a question mark for points that it counts itself', () => {
    const drawn = face('trade-league');
    expect(drawn.querySelector('.price.development')?.textContent).toBe('6');
    expect(drawn.querySelector('.points')?.textContent).toBe('?');
    expect(
      [...drawn.querySelectorAll('.group:not(.scoring) .numeral')].map((one) => one.textContent),
    ).toEqual(['$', 'IV']);
    expect(drawn.querySelectorAll('.scoring')).toHaveLength(2);
    expect(drawn.querySelector('.sentence')?.textContent).toContain('Draw 1 more card when you sell a good.');
  });

  it('shows a start world by its number', () => {
    expect(face('new-sparta').querySelector('.marks')?.textContent).toContain('3');
  });

  it('is drawn small with its powers, those of the phase being played lit', () => {
    const { container } = render(CardSmall, { card: printedCard('old-earth'), catalogue, phase: 'consume' });
    expect(
      [...container.querySelectorAll('.group')].map((one) => [
        one.querySelector('.numeral')?.textContent,
        one.classList.contains('now'),
      ]),
    ).toEqual([
      ['$', true],
      ['IV', true],
    ]);
  });

  it('takes the kind that its owner set', () => {
    const { container } = render(CardMini, { card: printedCard('alien-oort-cloud-refinery'), kind: 'alien' });
    expect(container.querySelector('.face')?.getAttribute('data-kind')).toBe('alien');
    expect(container.querySelector('.mark')?.textContent?.trim()).toBe('A');
  });
});
