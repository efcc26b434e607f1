import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type * as z from 'zod';
import type { CsvColumns } from '#src/lib/csv.ts';
import { isId } from '#src/lib/ids.ts';
import {
  type ListFilters,
  type ListPage,
  type ListRules,
  type PageQuery,
  sortParts,
} from '#src/lib/lists/list-rules.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { errorCode } from '../errors.ts';
import { cursorProblem, keyset } from './keyset.ts';
import { type CostlyFilter, countAndRead, findMatching } from './matching.ts';

export interface List<Row> {
  rules: ListRules<string, ListFilters>;
  table: PgTable;
  id: PgColumn;
  only: SQL | undefined;
  columns: SelectedFieldsFlat;
  sorts: Record<string, PgColumn | readonly PgColumn[]>;
  usualFilters: Record<string, string>;
  filters: Record<string, (value: string, me: string) => SQL | CostlyFilter | undefined>;
  search: ((words: SQL) => SQL) | undefined;
  rows: (found: never[]) => Row[] | Promise<Row[]>;
  csv: CsvColumns<Row>;
}

interface DeclaredList<
  Field extends string,
  Filters extends ListFilters,
  Columns extends SelectedFieldsFlat,
  Row,
> {
  rules: ListRules<Field, Filters>;
  table: PgTable;
  id: PgColumn;
  only?: SQL;
  /** Selected columns. Data of other tables as subqueries, which run only for the page’s records. */
  columns: Columns;
  /** Columns to sort by; each of several orders what the one before leaves equal. */
  sorts: Record<Field, PgColumn | readonly PgColumn[]>;
  /** Filters that apply unless the query names them or one record. */
  usualFilters?: { [Name in keyof Filters]?: NonNullable<z.output<Filters[Name]>> };
  /** Filter conditions; `me` is the id of the user. */
  filters: {
    [Name in keyof Filters]: (
      value: NonNullable<z.output<Filters[Name]>>,
      me: string,
    ) => SQL | CostlyFilter | undefined;
  };
  search?: (words: SQL) => SQL;
  rows: (found: SelectResultFields<Columns>[]) => Row[] | Promise<Row[]>;
  csv: CsvColumns<Row>;
}

export function list<
  Field extends string,
  Filters extends ListFilters,
  Columns extends SelectedFieldsFlat,
  Row,
>(declared: DeclaredList<Field, Filters, Columns, Row>): List<Row> {
  return { only: undefined, search: undefined, usualFilters: {}, ...declared } as unknown as List<Row>;
}

/** Reads one page of a list for the user `me`. Throws ProblemError 422 for an invalid cursor. */
export async function readList<Row>(of: List<Row>, query: PageQuery, me: string): Promise<ListPage<Row>> {
  const [total, part] = await countAndRead(of, query, me, (where) => readPart(of, query, where));
  return { ...part, total };
}

export async function readRecord<Row>(
  of: List<Row>,
  connection: Database | Transaction,
  id: string,
  lock = false,
): Promise<Row | undefined> {
  if (!isId(id)) return undefined;
  const query = connection
    .select(of.columns)
    .from(of.table)
    .where(and(of.only, eq(of.id, id)));
  const found = await (lock ? query.for('update') : query);
  const [row] = await of.rows(found as never[]);
  return row;
}

/** Reads all matches in pages of `limit`. Throws ProblemError 422 before the first page. */
export async function readAll<Row>(
  of: List<Row>,
  query: PageQuery,
  me: string,
  limit: number,
): Promise<AsyncGenerator<Row[]>> {
  const { where } = await findMatching(of, query, me);
  return partsOf(of, { ...query, limit }, where);
}

async function* partsOf<Row>(
  of: List<Row>,
  query: PageQuery,
  matching: SQL | undefined,
): AsyncGenerator<Row[]> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const part = await readPart(of, { ...query, cursor }, matching);
    yield part.items;
    cursor = part.nextCursor;
  }
}

async function readPart<Row>(
  of: List<Row>,
  { sort, limit, cursor }: PageQuery,
  matching: SQL | undefined,
): Promise<Omit<ListPage<Row>, 'total'>> {
  const { field, descending } = sortParts(sort);
  const columns = of.sorts[field];
  if (columns === undefined) throw new Error(`The list has no column to sort by ${field}.`);
  const keys = keyset(sort, [columns].flat(), of.id, descending);
  const found = await db()
    .select({ record: of.columns, values: keys.values, id: sql<string>`${of.id}` })
    .from(of.table)
    .where(and(matching, cursor === undefined ? undefined : keys.after(cursor)))
    .orderBy(...keys.orderBy)
    .limit(limit + 1)
    .catch((error) => {
      // Class 22: the cursor’s value does not match the column’s type.
      throw cursor !== undefined && errorCode(error)?.startsWith('22') ? cursorProblem() : error;
    });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await of.rows(shown.map(({ record }) => record as never)),
    nextCursor: found.length > limit && last !== undefined ? keys.cursorAt(last) : null,
  };
}
