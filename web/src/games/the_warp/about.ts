// What my open question is about, beside what can be chosen: the board marks it.

import type { About, WarpView } from './view';

/** Whether the question is about a piece, and about which building of it; undefined if it is not. */
export function aboutOf(piece: string, view: WarpView): About | undefined {
  return view.about?.find((one) => one.piece === piece);
}
