// Whether single letters and numbers are shortcuts. Whoever dictates, or uses a tool with keys of its own, turns it off.

const KEY = 'tessera.letters';

function restored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    // A browser that keeps nothing begins with them.
    return true;
  }
}

class Letters {
  #on: boolean = $state(restored());

  get on(): boolean {
    return this.#on;
  }
  set on(value: boolean) {
    this.#on = value;
    try {
      localStorage.setItem(KEY, value ? 'on' : 'off');
    } catch {
      // Then it holds for as long as the page lives.
    }
  }
}

export const letters = new Letters();
