import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isId } from '#src/lib/ids.ts';
import { ProblemError } from '../errors.ts';

/** A list’s order, with keyset pagination that is stable under inserts and deletes. */
export interface Keyset {
  orderBy: SQL[];
  /** Sort values in the cursor, as the database’s own texts, which are exact. */
  values: SQL<string[]>;
  /** Matches records after this cursor. Throws ProblemError 422. */
  after(cursor: string): SQL;
  cursorAt(record: Position): string;
}

/** A record’s place in the order. */
interface Position {
  values: string[];
  id: string;
}

/** Placeholders for null that sort last in both directions and can be indexed. */
const nullPlaceholders: Partial<Record<string, { rising: SQL; falling: SQL }>> = {
  date: { rising: sql`'infinity'::date`, falling: sql`'-infinity'::date` },
  'timestamp with time zone': {
    rising: sql`'infinity'::timestamptz`,
    falling: sql`'-infinity'::timestamptz`,
  },
};

/** Sorts by columns, then by id; text is case-insensitive, and null like an empty one. */
export function keyset(
  sort: string,
  columns: readonly PgColumn[],
  id: PgColumn,
  descending: boolean,
): Keyset {
  const keys = columns.map((column) => sortKey(column, descending));
  const order = descending ? desc : asc;
  const behind = sql.raw(descending ? '<' : '>');
  return {
    orderBy: [...keys, id].map(order),
    values: sql<string[]>`array[${commas(keys.map((key) => sql`(${key})::text`))}]`,
    after(cursor) {
      const { values, id: last } = readCursor(cursor, sort, columns.length);
      const typed = columns.map((column, at) => sql`${values[at]}::${sql.raw(column.getSQLType())}`);
      return sql`(${commas([...keys, id])}) ${behind} (${commas([...typed, sql`${last}::uuid`])})`;
    },
    cursorAt: ({ values, id: last }) =>
      Buffer.from(JSON.stringify([sort, ...values, last])).toString('base64url'),
  };
}

const commas = (parts: readonly (SQL | PgColumn)[]) => sql.join([...parts], sql`, `);

/** Returns the sort expression; each has an index with the identical expression. */
function sortKey(column: PgColumn, descending: boolean): SQL {
  if (column.getSQLType() === 'text')
    return column.notNull ? sql`lower(${column})` : sql`coalesce(lower(${column}), '')`;
  if (column.notNull) return sql`${column}`;
  const last = nullPlaceholders[column.getSQLType()]?.[descending ? 'falling' : 'rising'];
  if (last === undefined) throw new Error(`No list can be sorted by ${column.name}, which may be null.`);
  return sql`coalesce(${column}, ${last})`;
}

function readCursor(cursor: string, sort: string, length: number): Position {
  const [of, ...position] = parse(cursor);
  const texts = position.filter((part) => typeof part === 'string');
  const id = texts.pop();
  const isWhole = position.length === length + 1 && texts.length === length;
  if (of === sort && isWhole && id !== undefined && isId(id)) return { values: texts, id };
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
