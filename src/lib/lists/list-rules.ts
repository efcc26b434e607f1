import * as z from 'zod/mini';
import { isCalendarDate } from '../dates/dates.ts';
import { isId } from '../ids.ts';
import { groupThousands } from '../money.ts';

export type SortOf<Field extends string> = Field | `-${Field}`;

/** Filters are texts, as in addresses; an omitted one filters nothing. */
export type ListFilters = Record<string, z.ZodMiniType<string | undefined, string | undefined>>;

export interface PageQuery<Sort extends string = string> {
  /** Search text; empty for all. */
  q: string;
  sort: Sort;
  limit: number;
  /** Start of this page, from the previous page's `nextCursor`; the first page has none. */
  cursor?: string | undefined;
  /** Selects a single record, at any position in the list. */
  id?: string | undefined;
}

export type ListQuery<Field extends string, Filters extends ListFilters> = PageQuery<SortOf<Field>> & {
  [Name in keyof Filters]?: z.output<Filters[Name]>;
};

export interface ListRules<Field extends string, Filters extends ListFilters> {
  sorts: readonly Field[];
  /** Default sort. */
  usual: SortOf<Field>;
  filters: Filters;
  schema: z.ZodMiniType<ListQuery<Field, Filters>>;
}

export interface ListPage<Row> {
  items: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
  /** Number of matches; `mostCounted` + 1 if there are more. */
  total: number;
}

/** Counting further costs more than the number is worth. */
export const mostCounted = 10_000;

const listLimits = { usual: 20, most: 100 } as const;

const maxSearch = 100;

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
    sort: z._default(z.enum(withDescending(sorts), `Sort by one of: ${sorts.join(', ')}.`), usual as string),
    limit: z._default(
      z.pipe(z.string(limit).check(z.refine(isLimit, limit)), z.transform(Number)),
      listLimits.usual,
    ),
    cursor: z.optional(z.string('Send the nextCursor of the last response unchanged.')),
    id: id(),
    ...filters,
  });
  return { ...declared, schema: schema as unknown as ListRules<Field, Filters>['schema'] };
}

/** Parses the query of a page's address. Invalid parts are ignored, not reported. */
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

/** Writes a query as an address does, without defaults. */
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

export function sortParts<Field extends string>(sort: SortOf<Field>): { field: Field; descending: boolean } {
  const descending = sort.startsWith('-');
  return { field: (descending ? sort.slice(1) : sort) as Field, descending };
}

/** Returns "1 booking", "312 bookings" or "10,000+ bookings". */
export function listTotal(total: number, noun: string): string {
  const count = total > mostCounted ? `${groupThousands(mostCounted)}+` : groupThousands(total);
  return `${count} ${noun}${total === 1 ? '' : 's'}`;
}

function isLimit(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= listLimits.most;
}

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return z.optional(z.enum(values as readonly [Value, ...Value[]], `Choose one of: ${values.join(', ')}.`));
}

/** Filter for a calendar date in Kigali. */
export function day() {
  const sentence = 'Write a date such as 2026-12-05.';
  return z.optional(z.string(sentence).check(z.refine(isCalendarDate, sentence)));
}

export function id() {
  const sentence = 'Write the id of a record.';
  return z.optional(z.string(sentence).check(z.refine(isId, sentence)));
}

export function word() {
  const sentence = 'Write at most 100 characters.';
  return z.optional(z.string(sentence).check(z.trim(), z.maxLength(maxSearch, sentence)));
}

function withDescending(sorts: readonly string[]): string[] {
  return sorts.flatMap((field) => [field, `-${field}`]);
}
