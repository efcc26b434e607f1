import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { mostCounted, type PageQuery } from '#src/lib/lists/list-rules.ts';
import { db } from '../database.ts';
import { fieldProblem } from '../read-fields.ts';
import type { List } from './list.ts';
import { searchQuery } from './search-query.ts';

/**
 * A condition that looks into other tables for each record. Where few records of many match, it is quicker to find all of
 * them first; where many match, or few are left, to look at each.
 */
export interface TwoWays {
  each: SQL;
  /** Queries for the ids of all that match; none is in two of them. */
  sets: readonly SQL[];
}

/** A list, as far as its conditions go. */
type Asked = Pick<List<never>, 'table' | 'only' | 'filters' | 'search' | 'id'>;

/** So many match, one more than `mostCounted` at most, and this is how a part of them is soon found. */
export interface Matching {
  total: number;
  where: SQL | undefined;
}

/** Counts what matches, as the user with the id `me` asks. Throws ProblemError 422. */
export async function findMatching(of: Asked, query: PageQuery, me: string): Promise<Matching> {
  const { plain, words, dear } = conditionsOf(of, query, me);
  const left = and(plain, words);
  const isLong = dear !== undefined && (await count(of, left)) > mostCounted;
  const found = isLong ? await findSets(of, left, dear.sets) : await findEach(of, and(left, dear?.each));
  if (found.total <= mostCounted) return found;
  return { total: found.total, where: and(plain, words && inOrder(words), dear?.each) };
}

/**
 * The number of what matches, with a part of it. Both are asked for at once where the number does not decide how the part is
 * found. Throws ProblemError 422.
 */
export async function countAndRead<Part>(
  of: Asked,
  query: PageQuery,
  me: string,
  read: (where: SQL | undefined) => Promise<Part>,
): Promise<[total: number, part: Part]> {
  const { plain, words, dear } = conditionsOf(of, query, me);
  if (words === undefined && dear === undefined) return Promise.all([count(of, plain), read(plain)]);
  const { total, where } = await findMatching(of, query, me);
  return [total, await read(where)];
}

/** What the records have to be that the list shows; its columns are those of the list's table. */
export function matchingOf(of: Asked, query: PageQuery, me: string): SQL | undefined {
  const { plain, words, dear } = conditionsOf(of, query, me);
  return and(plain, words, dear?.each);
}

/** Words that many have: the list's own order soon finds a page of them, their index would bring all of them to be sorted. */
function inOrder(words: SQL): SQL {
  return sql`(${words}) is true`;
}

interface Conditions {
  plain: SQL | undefined;
  words: SQL | undefined;
  dear: TwoWays | undefined;
}

function conditionsOf({ only, filters, search, id }: Asked, query: PageQuery, me: string): Conditions {
  const filtered = Object.entries(query).map(([name, value]) =>
    typeof value === 'string' && value !== '' ? filters[name]?.(value, me) : undefined,
  );
  const [dear, ...others] = filtered.filter(isTwoWays);
  const plain = filtered.map((filter) => (isTwoWays(filter) ? undefined : filter));
  return {
    plain: and(
      only,
      query.id === undefined ? undefined : eq(id, query.id),
      ...plain,
      ...others.map(({ each }) => each),
    ),
    words: searched(search, query.q),
    dear,
  };
}

function isTwoWays(filter: SQL | TwoWays | undefined): filter is TwoWays {
  return filter !== undefined && 'sets' in filter;
}

function searched(search: Asked['search'], typed: string): SQL | undefined {
  if (typed === '') return undefined;
  if (search === undefined) throw fieldProblem('q', 'This list cannot be searched.');
  return searchQuery(search, typed);
}

async function findEach(of: Asked, where: SQL | undefined): Promise<Matching> {
  return { total: await count(of, where), where };
}

/** One set after the other, until they are enough: what was found once need not be found again. */
async function findSets(of: Asked, left: SQL | undefined, sets: readonly SQL[]): Promise<Matching> {
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

/** So many, and which: an array as the database writes it, or null for more than are counted. */
async function findSet(
  { table, id }: Asked,
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

async function count({ table }: Asked, where: SQL | undefined): Promise<number> {
  const matches = db()
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(mostCounted + 1)
    .as('matches');
  const [counted] = await db().select({ total: sql<number>`count(*)::int` }).from(matches);
  return counted?.total ?? 0;
}
