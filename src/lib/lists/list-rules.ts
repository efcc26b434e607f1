import * as z from 'zod/mini';
import { isCalendarDate } from '../dates/dates.ts';
import { isId } from '../ids.ts';
import { groupThousands } from '../money.ts';

/** What can be asked of a list of records: one declaration for the page's address and for the server. */

/** How a list is sorted: by a field, with a minus for falling. */
export type SortOf<Field extends string> = Field | `-${Field}`;

/** Filters are texts, as they stand in an address; one that is not given filters nothing. */
export type ListFilters = Record<string, z.ZodMiniType<string | undefined, string | undefined>>;

/** What is wanted of any list. */
export interface PageQuery<Sort extends string = string> {
  /** What is searched for; empty for all. */
  q: string;
  sort: Sort;
  /** So many at a time. */
  limit: number;
  /** Where this part begins, as the part before said; the first part has none. */
  cursor?: string | undefined;
  /** One record, wherever it stands in the list. */
  id?: string | undefined;
}

/** What is wanted of one list, with its own filters. */
export type ListQuery<Field extends string, Filters extends ListFilters> = PageQuery<SortOf<Field>> & {
  [Name in keyof Filters]?: z.output<Filters[Name]>;
};

/** What one list can be asked for. */
export interface ListRules<Field extends string, Filters extends ListFilters> {
  sorts: readonly Field[];
  /** How it is sorted when nobody says otherwise. */
  usual: SortOf<Field>;
  filters: Filters;
  /** Refuses what it does not know, in sentences. */
  schema: z.ZodMiniType<ListQuery<Field, Filters>>;
}

/** A part of a list, as the server answers it. */
export interface ListPage<Row> {
  items: Row[];
  /** Null on the last part. */
  nextCursor: string | null;
  /** All that match; one more than `mostCounted` when there are more. */
  total: number;
}

/** Counting on would cost more than the number is worth. */
export const mostCounted = 10_000;

/** How many come at a time. */
const listLimits = { usual: 20, most: 100 } as const;

/** The longest search, in characters. */
const maxSearch = 100;

/** Declares what a list can be asked for. */
export function listRules<const Field extends string, Filters extends ListFilters>(declared: {
  sorts: readonly Field[];
  usual: SortOf<Field>;
  filters: Filters;
}): ListRules<Field, Filters> {
  const { sorts, usual, filters } = declared;
  const limit = `Write a whole number from 1 to ${listLimits.most}.`;
  const schema = z.strictObject({
    q: z._default(
      z
        .string('Search for one text.')
        .check(z.trim(), z.maxLength(maxSearch, 'Please search for less than 100 characters.')),
      '',
    ),
    sort: z._default(z.enum(bothWays(sorts), `Sort by one of: ${sorts.join(', ')}.`), usual as string),
    limit: z._default(
      z.pipe(z.string(limit).check(z.refine(isLimit, limit)), z.transform(Number)),
      listLimits.usual,
    ),
    cursor: z.optional(z.string('Take it from nextCursor, as it is.')),
    id: id(),
    ...filters,
  });
  return { ...declared, schema: schema as unknown as ListRules<Field, Filters>['schema'] };
}

/** What a page's address asks for. What is wrong there is left out: a list is better than a complaint about an address. */
export function readListQuery<Field extends string, Filters extends ListFilters>(
  { schema, filters }: ListRules<Field, Filters>,
  address: URLSearchParams,
): ListQuery<Field, Filters> {
  const known = ['q', 'sort', 'limit', 'cursor', ...Object.keys(filters)];
  const given = Object.fromEntries(
    [...address].filter(([name, value]) => known.includes(name) && value !== ''),
  );
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  for (const { path } of read.error.issues) delete given[String(path[0])];
  return schema.parse(given);
}

/** The query as it stands in an address; what goes without saying is left out. */
export function writeListQuery<Field extends string, Filters extends ListFilters>(
  { usual }: ListRules<Field, Filters>,
  query: Partial<ListQuery<Field, Filters>>,
): Record<string, string> {
  const unsaid: Record<string, unknown> = { sort: usual, limit: listLimits.usual };
  const said = Object.entries(query).filter(
    ([name, value]) => value !== undefined && value !== '' && value !== unsaid[name],
  );
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

/** The field of a sort, and whether it falls. */
export function sortParts<Field extends string>(sort: SortOf<Field>): { field: Field; falls: boolean } {
  const falls = sort.startsWith('-');
  return { field: (falls ? sort.slice(1) : sort) as Field, falls };
}

/** "1 booking", "312 bookings", "10,000+ bookings" */
export function listTotal(total: number, noun: string): string {
  const count = total > mostCounted ? `${groupThousands(mostCounted)}+` : groupThousands(total);
  return `${count} ${noun}${total === 1 ? '' : 's'}`;
}

function isLimit(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= listLimits.most;
}

/** A filter that takes one of these. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.optional(z.enum(values as readonly [Value, ...Value[]], `Choose one of: ${values.join(', ')}.`));
}

/** A filter that takes a calendar date in Kigali. */
export function day() {
  const sentence = 'Write a date such as 2026-12-05.';
  return z.optional(z.string(sentence).check(z.refine(isCalendarDate, sentence)));
}

/** A filter that takes a record's id. */
export function id() {
  const sentence = 'Write the id of a record.';
  return z.optional(z.string(sentence).check(z.refine(isId, sentence)));
}

/** A filter that takes a word, such as a slug. */
export function word() {
  const sentence = 'Write at most 100 characters.';
  return z.optional(z.string(sentence).check(z.trim(), z.maxLength(maxSearch, sentence)));
}

function bothWays(sorts: readonly string[]): string[] {
  return sorts.flatMap((field) => [field, `-${field}`]);
}
