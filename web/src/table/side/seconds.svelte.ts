// The seconds that pass, for whatever shows a running clock. They are counted only while somebody shows one and the
// page can be seen: a clock in a hidden tab wakes nobody.

import { createSubscriber } from 'svelte/reactivity';

class Seconds {
  readonly #watch = createSubscriber((update) => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const look = (): void => {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      timer = setInterval(update, 1000);
      update();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });

  /** This machine's clock in milliseconds; in a component it moves on once a second. */
  get now(): number {
    this.#watch();
    return Date.now();
  }
}

export const seconds = new Seconds();
