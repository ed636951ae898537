// The compiled engine, where it is made while the server runs already: how far it is, and that bots have gone over to it.
// A server beside which nothing is made is asked once.

import { ask } from '$/wire/ask';
import type { EngineShown } from '$/wire/types';

const AGAIN_MS = 3_000;
/** So long it is told that bots are faster now. */
const NEWS_MS = 8_000;

class EngineProgress {
  #known: EngineShown | null = $state.raw(null);
  /** Bots have just gone over to the compiled engine. */
  isNew: boolean = $state(false);

  /** How much of the engine is compiled, in hundredths; null if it is not being compiled. */
  get percent(): number | null {
    const making = this.#known?.making;
    if (making?.part !== 'engine') return null;
    return making.of ? Math.floor((100 * making.done) / making.of) : 0;
  }

  get isTold(): boolean {
    return this.percent !== null || this.isNew;
  }

  /** Ask, and go on asking as long as something is being made; what is returned ends that. */
  watch(): () => void {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const before = this.#known;
      try {
        this.#known = await ask('GET', '/api/engine', { signal: stop.signal });
      } catch {
        // Other parts of the page say that the server cannot be reached. What was being made goes on when it can be.
        if (stop.signal.aborted) return;
      }
      if (before?.bots === 'interpreted' && this.#known?.bots === 'compiled') {
        this.isNew = true;
        setTimeout(() => (this.isNew = false), NEWS_MS);
      }
      if (this.#known?.making) timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }
}

export const engine = new EngineProgress();
