// The secret of a link to a seat. It leaves the address bar at once, where others could read or copy it, and stays in the
// memory of this page alone: not even the browser's history keeps it.

class Invited {
  token: string = $state('');

  /** Take the token from the address, if it has one. */
  take(hash: string): void {
    if (!hash) return;
    this.token = hash;
    // The router need not hear of it: the page stays the same.
    history.replaceState(null, '', location.pathname + location.search);
  }
}

export const invited = new Invited();
