import {
  type ListFilters,
  type ListRules,
  type PageQuery,
  readListQuery,
  writeListQuery,
} from '#src/lib/lists/list-rules.ts';

export type AnyRules = ListRules<string, ListFilters>;

export interface ListView {
  query: PageQuery & Record<string, string | number | undefined>;
  open?: string | undefined;
}

export function readListView(search: string, rules: AnyRules): ListView {
  const address = new URLSearchParams(search);
  return {
    query: readListQuery(rules, address) as ListView['query'],
    open: address.get('open') || undefined,
  };
}

export function queryOf({ query }: ListView, rules: AnyRules): Record<string, string> {
  return writeListQuery(rules, query as Parameters<typeof writeListQuery<string, ListFilters>>[1]);
}

/** Builds the query string; empty for the default view. */
export function writeListView(view: ListView, rules: AnyRules): string {
  const address = new URLSearchParams(queryOf(view, rules));
  if (view.open !== undefined) address.set('open', view.open);
  return address.size > 0 ? `?${address}` : '';
}

/** Applies a search, filter or sort; resets the cursor and closes the record. */
export function withChoice({ query }: ListView, choice: Record<string, string | undefined>): ListView {
  return { query: { ...query, cursor: undefined, ...choice } };
}

/** Returns the next sort of a column: descending first. */
export function sortAfter(sort: string, field: string): string {
  return sort === `-${field}` ? field : `-${field}`;
}

export function countFilters({ query }: ListView, rules: AnyRules): number {
  return Object.keys(rules.filters).filter((name) => query[name]).length;
}

/** Filters of a view, without search, sort and page, as text that can be compared. */
export function filtersOf({ query }: ListView, rules: AnyRules): string {
  const chosen = Object.keys(rules.filters).filter((name) => query[name]);
  return chosen.map((name) => `${name}=${query[name]}`).join('&');
}

/**
 * Returns the entry (a tab, a saved view) that a list shows: the one with its filters, and of several
 * the one with its sort. `search` is the entry's address.
 */
export function currentOf<Entry extends { search: string }>(
  entries: readonly Entry[],
  view: ListView,
  rules: AnyRules,
): Entry | undefined {
  const alike = entries.filter(
    ({ search }) => filtersOf(readListView(search, rules), rules) === filtersOf(view, rules),
  );
  return alike.find(({ search }) => readListView(search, rules).query.sort === view.query.sort) ?? alike[0];
}
