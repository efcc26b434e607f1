/** Anything that a list shows. */
export interface Row {
  id: string;
}

/** Rows as they are shown while someone reads them. */
interface CalmRows<T> {
  rows: readonly T[];
  /** How many more there are that would push what is read. */
  waiting: number;
}

/**
 * What to show when the same list has come anew: rows keep their places and take on what has changed. Others that follow
 * them are shown at once; those that would stand among or above them wait until they are asked for.
 */
export function calmRows<T extends Row>(shown: readonly T[], fresh: readonly T[]): CalmRows<T> {
  const known = new Set(shown.map(({ id }) => id));
  const lastKnown = fresh.findLastIndex(({ id }) => known.has(id));
  const waiting = fresh.slice(0, Math.max(lastKnown, 0)).filter(({ id }) => !known.has(id)).length;
  const isOther = lastKnown < 0 && shown.length > 0 && fresh.length > 0;
  if (isOther) return { rows: shown, waiting: fresh.length };
  if (waiting === 0) return { rows: fresh, waiting };
  const now = new Map(fresh.map((row) => [row.id, row]));
  return { rows: shown.map((row) => now.get(row.id) ?? row), waiting };
}
