// Who I am here. Nobody has to say before they play: a guest is made when one is needed, with a name that can be changed.

import { ask } from '$/wire/ask';
import type { Me } from '$/wire/types';
import { preferences } from './preferences.svelte';

const GUEST = { en: 'Guest', ja: 'ゲスト' };

class Myself {
  /** Undefined until the server has told, null for somebody it does not know. */
  known: Me | null | undefined = $state.raw(undefined);

  /** Ask the server who I am. */
  async look(): Promise<Me | null> {
    this.known = await ask('GET', '/api/session');
    return this.known;
  }

  /** Somebody whom the server knows: as I am, or a new guest. */
  async somebody(): Promise<Me> {
    const known = this.known === undefined ? await this.look() : this.known;
    if (known) return known;
    const { language } = preferences;
    const name = `${GUEST[language]} ${1 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 9999)}`;
    this.known = await ask('POST', '/api/guests', { body: { name, language } });
    return this.known;
  }
}

export const me = new Myself();
