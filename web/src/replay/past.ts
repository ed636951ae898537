// The table as it was, asked of the server.

import { christened } from '$/table/side/bots';
import { ask } from '$/wire/ask';
import type { Position } from '$/wire/types';

/** A table as a seat saw it after so many choices, with what led there: of the log since the choice before, the last entry. */
export async function past(
  table: string,
  seat: number | null,
  choice: number,
  signal: AbortSignal,
): Promise<Position> {
  const position = await ask('GET', '/api/tables/{table_id}/at/{choice}', {
    at: { table_id: table, choice },
    query: { seat },
    signal,
  });
  return christened({ ...position, log: position.log.slice(-1) });
}
