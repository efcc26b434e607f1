import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isId } from '#src/lib/ids.ts';
import { ProblemError } from '../errors.ts';

/** The order of a list, and how it goes on behind a record, whatever was added or removed since. */
export interface Keyset {
  orderBy: SQL[];
  /** The sort's value as the cursor keeps it: the database's own text, which is exact. */
  value: SQL<string>;
  /** What comes behind this cursor. Throws ProblemError 422. */
  after(cursor: string): SQL;
  /** The cursor of a record. */
  cursorAt(record: { value: string; id: string }): string;
}

/** What stands for no value, so that it comes last both ways and an index can hold it. */
const absent: Partial<Record<string, { rising: SQL; falling: SQL }>> = {
  date: { rising: sql`'infinity'::date`, falling: sql`'-infinity'::date` },
  'timestamp with time zone': {
    rising: sql`'infinity'::timestamptz`,
    falling: sql`'-infinity'::timestamptz`,
  },
};

/** Sorts by a column and then by id. Text is sorted without regard to case. */
export function keyset(sort: string, column: PgColumn, id: PgColumn, falls: boolean): Keyset {
  const type = column.getSQLType();
  const key = sortKey(column, falls);
  const order = falls ? desc : asc;
  const behind = sql.raw(falls ? '<' : '>');
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

/** What is compared. Each has an index, written the same way. */
function sortKey(column: PgColumn, falls: boolean): SQL {
  if (column.getSQLType() === 'text') return sql`lower(${column})`;
  if (column.notNull) return sql`${column}`;
  const last = absent[column.getSQLType()]?.[falls ? 'falling' : 'rising'];
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

/** A cursor that is not ours, or of a list that is sorted in another way. */
export function cursorProblem(): ProblemError {
  return new ProblemError(422, 'This part of the list cannot be found. Please start from its beginning.', {
    fields: { cursor: 'Take it from nextCursor, as it is, with the same sort.' },
  });
}
