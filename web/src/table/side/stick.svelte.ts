// A box whose newest lines are at the bottom: it follows them, unless the reader has scrolled up.

import type { Attachment } from 'svelte/attachments';

/** So near to the end counts as being there. */
const NEAR = 24;

export class Stick {
  /** Whether the reader has scrolled away from the newest. */
  away: boolean = $state(false);
  #box: HTMLElement | null = null;

  readonly attach: Attachment<HTMLElement> = (box) => {
    this.#box = box;
    const look = (): void => {
      this.away = box.scrollHeight - box.scrollTop - box.clientHeight > NEAR;
    };
    const follow = (): void => {
      if (!this.away) this.toEnd();
    };
    box.addEventListener('scroll', look, { passive: true });
    // Sizes change with new lines, with fonts, and when a hidden tab is shown.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    sizes?.observe(box);
    for (const child of box.children) sizes?.observe(child);
    follow();
    return () => {
      box.removeEventListener('scroll', look);
      sizes?.disconnect();
      this.#box = null;
    };
  };

  toEnd(): void {
    if (!this.#box) return;
    this.#box.scrollTop = this.#box.scrollHeight;
    this.away = false;
  }

  /** Do something that makes the box grow above what is read, without moving what is read. */
  async keep(grow: () => Promise<void>): Promise<void> {
    const box = this.#box;
    if (!box) return grow();
    const below = box.scrollHeight - box.scrollTop;
    await grow();
    box.scrollTop = box.scrollHeight - below;
  }
}
