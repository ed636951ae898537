// Several people at one device: to whom it has to be passed now.

import type { SeatShown, TableShown } from '$/wire/types';

/**
 * The seat whose person should hold the device, null if it is in the right hands. `holder` is who was handed it last.
 * While moves are still being shown, whoever made the last one may look at them.
 */
export function passTo(
  table: TableShown,
  shownSeat: number | null,
  holder: number | null,
  isShowing: boolean,
): SeatShown | null {
  const mine = table.seats.filter((seat) => seat.mine && !seat.resigned && seat.holder === 'person');
  if (!table.terms.hot_seat || mine.length < 2 || table.status !== 'running') return null;
  const asked = mine.filter((seat) => seat.asked);
  const here = mine.find((seat) => seat.seat === shownSeat);
  const isRightHand = here !== undefined && here.seat === holder;
  if (isRightHand && (here.asked || !asked.length || isShowing)) return null;
  if (here?.asked) return here;
  return asked[0] ?? (isRightHand ? null : (here ?? mine[0] ?? null));
}

/** The name of a seat's person, '' if it would not tell them from the others at this device. */
export function nameAlone(seats: readonly SeatShown[], of: SeatShown): string {
  const namesakes = seats.filter((seat) => seat.mine && seat.name === of.name);
  return namesakes.length > 1 ? '' : of.name;
}
