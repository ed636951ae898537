// What jsdom lacks and components use.

import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

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

afterEach(() => cleanup());
