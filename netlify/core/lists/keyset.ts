import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isId } from '#src/lib/ids.ts';
import { ProblemError } from '../errors.ts';

/** A list’s order, with keyset pagination that is stable under inserts and deletes. */
export interface Keyset {
  orderBy: SQL[];
  /** Sort value in the cursor, as the database’s own text, which is exact. */
  value: SQL<string>;
  /** Matches records after this cursor. Throws ProblemError 422. */
  after(cursor: string): SQL;
  cursorAt(record: { value: string; id: string }): string;
}

/** Placeholders for null that sort last in both directions and can be indexed. */
const nullPlaceholders: Partial<Record<string, { rising: SQL; falling: SQL }>> = {
  date: { rising: sql`'infinity'::date`, falling: sql`'-infinity'::date` },
  'timestamp with time zone': {
    rising: sql`'infinity'::timestamptz`,
    falling: sql`'-infinity'::timestamptz`,
  },
};

/** Sorts by a column, then by id; text is case-insensitive. */
export function keyset(sort: string, column: PgColumn, id: PgColumn, descending: boolean): Keyset {
  const type = column.getSQLType();
  const key = sortKey(column, descending);
  const order = descending ? desc : asc;
  const behind = sql.raw(descending ? '<' : '>');
  return {
    orderBy: [order(key), order(id)],
    value: sql<string>`(${key})::text`,
    after(cursor) {
      const { value, id: last } = readCursor(cursor, sort);
      return sql`(${key}, ${id}) ${behind} (${value}::${sql.raw(type)}, ${last}::uuid)`;
    },
    cursorAt: ({ value, id: last }) => Buffer.from(JSON.stringify([sort, value, last])).toString('base64url'),
  };
}

/** Returns the sort expression; each has an index with the identical expression. */
function sortKey(column: PgColumn, descending: boolean): SQL {
  if (column.getSQLType() === 'text') return sql`lower(${column})`;
  if (column.notNull) return sql`${column}`;
  const last = nullPlaceholders[column.getSQLType()]?.[descending ? 'falling' : 'rising'];
  if (last === undefined) throw new Error(`No list can be sorted by ${column.name}, which may be null.`);
  return sql`coalesce(${column}, ${last})`;
}

function readCursor(cursor: string, sort: string): { value: string; id: string } {
  const [of, value, id] = parse(cursor);
  if (of === sort && typeof value === 'string' && typeof id === 'string' && isId(id)) return { value, id };
  throw cursorProblem();
}

function parse(cursor: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

export function cursorProblem(): ProblemError {
  return new ProblemError(422, 'This part of the list cannot be found. Please start from its beginning.', {
    fields: { cursor: 'Use nextCursor unchanged, with the same sort.' },
  });
}
