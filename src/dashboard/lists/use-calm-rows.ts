import { useState } from 'react';
import { calmRows, type Row } from './new-rows.ts';

/** The rows of a list while someone reads them. `list` is its address: another one is shown as it comes. */
export function useCalmRows<T extends Row>(list: string, fresh: readonly T[] | undefined) {
  const [shown, setShown] = useState<{ list: string; rows: readonly T[] }>();
  const known = shown?.list === list ? shown.rows : undefined;
  if (fresh === undefined) return { rows: shown?.rows, waiting: 0, showAll: () => undefined };
  const { rows, waiting } = known === undefined ? { rows: fresh, waiting: 0 } : calmRows(known, fresh);
  const same = known?.length === rows.length && rows.every((row, position) => row === known[position]);
  if (!same) setShown({ list, rows });
  // The very same list where nothing changed, so that it is not drawn again.
  return { rows: same ? known : rows, waiting, showAll: () => setShown({ list, rows: fresh }) };
}
