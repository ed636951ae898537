import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollArea } from './scroll';

// jsdom measures nothing, so sizes are told; whoever is observed is looked at at once, as in a browser.
class Sizes {
  static latest: Sizes | null = null;
  readonly observed = new Set<Element>();
  constructor(readonly look: () => void) {
    Sizes.latest = this;
  }
  observe(one: Element): void {
    this.observed.add(one);
    this.look();
  }
  disconnect(): void {
    this.observed.clear();
  }
}

beforeEach(() => vi.stubGlobal('ResizeObserver', Sizes));
afterEach(() => vi.unstubAllGlobals());

function area(height: () => number): HTMLElement {
  const element = document.createElement('div');
  element.append(document.createElement('p'));
  Object.defineProperty(element, 'clientHeight', { get: () => 100 });
  Object.defineProperty(element, 'scrollHeight', { get: height });
  document.body.append(element);
  return element;
}

test('an area becomes a stop for the keyboard when something new does not fit in, and none when it is gone', async () => {
  let height = 100;
  const element = area(() => height);
  const detach = scrollArea('My cards')(element);
  expect(element.hasAttribute('tabindex')).toBe(false);

  height = 300;
  element.append(document.createElement('section'));
  await vi.waitFor(() => expect(element.getAttribute('tabindex')).toBe('0'));
  expect(element.getAttribute('role')).toBe('group');
  expect(element.getAttribute('aria-label')).toBe('My cards');
  // The new part is watched like the old ones: it may grow, too.
  expect(Sizes.latest?.observed.has(element.lastElementChild as Element)).toBe(true);

  height = 100;
  element.lastElementChild?.remove();
  await vi.waitFor(() => expect(element.hasAttribute('tabindex')).toBe(false));
  expect(element.hasAttribute('role')).toBe(false);

  if (detach) detach();
  expect(Sizes.latest?.observed.size).toBe(0);
  element.remove();
});
