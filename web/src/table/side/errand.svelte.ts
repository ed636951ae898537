// Something that is asked of the server once a button is pressed: whether it is under way, and why it was refused.

import { Refused } from '$/wire/ask';

export class Errand {
  isBusy: boolean = $state(false);
  /** Why it could not be done, in the reader's language; "" while nothing is wrong. */
  problem: string = $state('');

  /** Do it, unless it is under way. Whether it was done. */
  run = async (what: () => Promise<unknown>): Promise<boolean> => {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.problem = '';
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
      return false;
    } finally {
      this.isBusy = false;
    }
  };
}
