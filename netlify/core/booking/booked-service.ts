import { type SQL, sql } from 'drizzle-orm';
import { bookingLines } from './booking.table.ts';

/**
 * Selects the service of a line: the second part of `sessions/...` and `catalogue/...`, else the
 * first, as in `frames/...`.
 */
export function serviceOf(): SQL<string> {
  const { sku } = bookingLines;
  return sql<string>`split_part(${sku}, '/', case when split_part(${sku}, '/', 1) in ('sessions', 'catalogue') then 2 else 1 end)`;
}
