// A box whose newest lines are at the bottom: it follows them, unless the reader has scrolled up.

import type { Attachment } from 'svelte/attachments';

/** So near to the end counts as being there. */
const NEAR = 24;
/** A scroll so soon after one of these is the reader's own. */
const MEANT = 1000;
const SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointermove'] as const;

export class Stick {
  /** Whether the reader has scrolled away from the newest. */
  away: boolean = $state(false);
  #box: HTMLElement | null = null;

  readonly attach: Attachment<HTMLElement> = (box) => {
    this.#box = box;
    // Only who scrolls leaves the newest: the box also scrolls by itself, when lines above are drawn at last or the
    // question beside it takes more room.
    let meant = Number.NEGATIVE_INFINITY;
    const mean = (): void => {
      meant = performance.now();
    };
    const look = (): void => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
      if (isNear) this.away = false;
      else if (performance.now() - meant < MEANT) this.away = true;
    };
    const follow = (): void => {
      if (!this.away) this.toEnd();
    };
    box.addEventListener('scroll', look, { passive: true });
    for (const name of SCROLLING) box.addEventListener(name, mean, { passive: true });
    // Sizes change with new lines, with fonts, and when a hidden tab is shown.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    sizes?.observe(box);
    for (const child of box.children) sizes?.observe(child);
    follow();
    return () => {
      box.removeEventListener('scroll', look);
      for (const name of SCROLLING) box.removeEventListener(name, mean);
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
