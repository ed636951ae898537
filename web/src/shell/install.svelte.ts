// Installing Tessera as an app. Browsers offer it once, early, and to whichever page is open: so it is kept here.

interface Offer extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

class Installing {
  #offer: Offer | null = $state.raw(null);
  /** Whether this page already runs as an app, or was just made one. */
  done: boolean = $state(matchMedia('(display-mode: standalone)').matches);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      // Our own button asks, not a bar of the browser in the middle of a game.
      event.preventDefault();
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => {
      this.#offer = null;
      this.done = true;
    });
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    if (!offer) return;
    // An offer can be used once; the browser makes another one if it likes.
    this.#offer = null;
    await offer.prompt();
    this.done = (await offer.userChoice).outcome === 'accepted';
  }
}

export const installing = new Installing();
