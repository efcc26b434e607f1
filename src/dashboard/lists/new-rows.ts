export interface Row {
  id: string;
}

interface StableRows<T> {
  rows: readonly T[];
  /** Number of new rows that would push rows on screen down. */
  waiting: number;
}

/**
 * Merges polled rows: known rows keep their position and update, and rows after them appear.
 * Rows before or between them wait until requested.
 */
export function stableRows<T extends Row>(shown: readonly T[], fresh: readonly T[]): StableRows<T> {
  const known = new Set(shown.map(({ id }) => id));
  const lastKnown = fresh.findLastIndex(({ id }) => known.has(id));
  const waiting = fresh.slice(0, Math.max(lastKnown, 0)).filter(({ id }) => !known.has(id)).length;
  const isOther = lastKnown < 0 && shown.length > 0 && fresh.length > 0;
  if (isOther) return { rows: shown, waiting: fresh.length };
  if (waiting === 0) return { rows: fresh, waiting };
  const now = new Map(fresh.map((row) => [row.id, row]));
  return { rows: shown.map((row) => now.get(row.id) ?? row), waiting };
}
