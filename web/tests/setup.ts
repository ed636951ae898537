// What jsdom lacks and components use. All test files share one page, so each test leaves it as it found it.

import { cleanup } from '@testing-library/svelte';
import { afterEach, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';

globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
})) as typeof matchMedia;
Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel: () => undefined })) as never;
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.checkVisibility ??= () => true;

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  // Whoever used keys in one test uses a mouse in the next.
  dispatchEvent(new Event('pointerdown'));
  Object.assign(preferences, {
    language: 'en',
    theme: 'dusk',
    palette: 'standard',
    motion: 'system',
    pace: 'calm',
    confirm: 'turn',
    level: '',
  });
  localStorage.clear();
  sessionStorage.clear();
});
