import { isId } from '#src/lib/ids.ts';
import { ProblemError } from './errors.ts';

/** The last record of a page: the next one begins after it. */
export interface Cursor {
  at: Date;
  id: string;
}

/** What a caller wants of a list, newest first. */
export interface PageRequest {
  limit: number;
  after: Cursor | undefined;
}

/** A part of a list. `total` counts all of it. */
export interface Page<T> {
  items: T[];
  /** Null on the last page. */
  nextCursor: string | null;
  total: number;
}

const limits = { usual: 20, most: 100 };

/** Reads `limit` and `cursor` as they stand in an address. Throws ProblemError 422. */
export function readPage({ limit, cursor }: { limit?: string; cursor?: string }): PageRequest {
  return { limit: readLimit(limit), after: cursor === undefined ? undefined : readCursor(cursor) };
}

/** Makes a page of one record more than it may have: whether there is one says whether the list goes on. */
export function pageOf<T>(rows: T[], limit: number, total: number, cursorOf: (row: T) => Cursor): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { items, nextCursor: more ? writeCursor(cursorOf(last)) : null, total };
}

function readLimit(limit: string | undefined): number {
  if (limit === undefined) return limits.usual;
  const count = Number(limit);
  if (/^\d{1,3}$/.test(limit) && count >= 1 && count <= limits.most) return count;
  throw new ProblemError(422, `Please ask for 1 to ${limits.most} at a time.`, {
    fields: { limit: `Write a whole number from 1 to ${limits.most}.` },
  });
}

function writeCursor({ at, id }: Cursor): string {
  return `${at.toISOString()}_${id}`;
}

function readCursor(cursor: string): Cursor {
  const [instant = '', id = ''] = cursor.split('_');
  const at = new Date(instant);
  if (!Number.isNaN(at.getTime()) && at.toISOString() === instant && isId(id)) return { at, id };
  throw new ProblemError(422, 'This part of the list cannot be found. Please start from its beginning.', {
    fields: { cursor: 'Take it from nextCursor, as it is.' },
  });
}
