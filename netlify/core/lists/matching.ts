import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { mostCounted, type PageQuery } from '#src/lib/lists/list-rules.ts';
import { db } from '../database.ts';
import { fieldProblem } from '../read-fields.ts';
import type { List } from './list.ts';
import { searchQuery } from './search-query.ts';

/**
 * A costly condition in two forms. `sets` is faster when few of many records match,
 * `each` when many match or few are left to check.
 */
export interface CostlyFilter {
  each: SQL;
  /** Disjoint queries for the ids of all matches. */
  sets: readonly SQL[];
}

type ListConditions = Pick<List<never>, 'table' | 'only' | 'usualFilters' | 'filters' | 'search' | 'id'>;

/** Capped match count, and the fastest WHERE clause to page through the matches. */
export interface Matching {
  total: number;
  where: SQL | undefined;
}

/** Counts the matches for the user `me`, up to `mostCounted` + 1. Throws ProblemError 422. */
export async function findMatching(of: ListConditions, query: PageQuery, me: string): Promise<Matching> {
  const { plain, words, costly } = conditionsOf(of, query, me);
  const left = and(plain, words);
  const isLong = costly !== undefined && (await count(of, left)) > mostCounted;
  const found = isLong ? await findSets(of, left, costly.sets) : await findEach(of, and(left, costly?.each));
  if (found.total <= mostCounted) return found;
  return { total: found.total, where: and(plain, words && withoutIndex(words), costly?.each) };
}

/** Counts the matches and reads a page, in parallel if possible. Throws ProblemError 422. */
export async function countAndRead<Part>(
  of: ListConditions,
  query: PageQuery,
  me: string,
  read: (where: SQL | undefined) => Promise<Part>,
): Promise<[total: number, part: Part]> {
  const { plain, words, costly } = conditionsOf(of, query, me);
  if (words === undefined && costly === undefined) return Promise.all([count(of, plain), read(plain)]);
  const { total, where } = await findMatching(of, query, me);
  return [total, await read(where)];
}

/** Returns the list’s WHERE clause on its own table’s columns. */
export function matchingOf(of: ListConditions, query: PageQuery, me: string): SQL | undefined {
  const { plain, words, costly } = conditionsOf(of, query, me);
  return and(plain, words, costly?.each);
}

/** Hides a frequent search from its index, which would sort all matches; the list’s order is faster. */
function withoutIndex(words: SQL): SQL {
  return sql`(${words}) is true`;
}

interface Conditions {
  plain: SQL | undefined;
  words: SQL | undefined;
  costly: CostlyFilter | undefined;
}

function conditionsOf(
  { only, usualFilters, filters, search, id }: ListConditions,
  query: PageQuery,
  me: string,
): Conditions {
  const asked = query.id === undefined ? { ...usualFilters, ...query } : query;
  const filtered = Object.entries(asked).map(([name, value]) =>
    typeof value === 'string' && value !== '' ? filters[name]?.(value, me) : undefined,
  );
  const [costly, ...others] = filtered.filter(isCostlyFilter);
  const plain = filtered.map((filter) => (isCostlyFilter(filter) ? undefined : filter));
  return {
    plain: and(
      only,
      query.id === undefined ? undefined : eq(id, query.id),
      ...plain,
      ...others.map(({ each }) => each),
    ),
    words: searchCondition(search, query.q),
    costly,
  };
}

function isCostlyFilter(filter: SQL | CostlyFilter | undefined): filter is CostlyFilter {
  return filter !== undefined && 'sets' in filter;
}

function searchCondition(search: ListConditions['search'], typed: string): SQL | undefined {
  if (typed === '') return undefined;
  if (search === undefined) throw fieldProblem('q', 'This list cannot be searched.');
  return searchQuery(search, typed);
}

async function findEach(of: ListConditions, where: SQL | undefined): Promise<Matching> {
  return { total: await count(of, where), where };
}

/** Runs the sets until the cap is reached, and reuses the ids found. */
async function findSets(of: ListConditions, left: SQL | undefined, sets: readonly SQL[]): Promise<Matching> {
  const found: SQL[] = [];
  let total = 0;
  for (const set of sets) {
    const { size, ids } = await findSet(of, and(left, sql`${of.id} in (${set})`));
    total += size;
    found.push(sql`${of.id} = any(${ids}::uuid[])`);
    if (total > mostCounted) break;
  }
  return { total: Math.min(total, mostCounted + 1), where: or(...found) };
}

/** Counts a set; `ids` is a PostgreSQL array, or null beyond the cap. */
async function findSet(
  { table, id }: ListConditions,
  where: SQL | undefined,
): Promise<{ size: number; ids: string | null }> {
  const matches = db()
    .select({ id: sql`${id}`.as('id') })
    .from(table)
    .where(where)
    .limit(mostCounted + 1)
    .as('matches');
  const ids = sql<
    string | null
  >`case when count(*) <= ${mostCounted} then array_agg(${matches.id})::text end`;
  const [found] = await db().select({ size: sql<number>`count(*)::int`, ids }).from(matches);
  return found ?? { size: 0, ids: null };
}

async function count({ table }: ListConditions, where: SQL | undefined): Promise<number> {
  const matches = db()
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(mostCounted + 1)
    .as('matches');
  const [counted] = await db().select({ total: sql<number>`count(*)::int` }).from(matches);
  return counted?.total ?? 0;
}
