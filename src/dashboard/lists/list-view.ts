import {
  type ListFilters,
  type ListRules,
  type PageQuery,
  readListQuery,
  writeListQuery,
} from '#src/lib/lists/list-rules.ts';

/** The rules of any list. */
export type AnyRules = ListRules<string, ListFilters>;

/** What a list's page shows, as its address says it: what is asked of the list, and which record is open. */
export interface ListView {
  query: PageQuery & Record<string, string | number | undefined>;
  open?: string | undefined;
}

/** Reads the page's address; what is wrong in it is passed over. */
export function readListView(search: string, rules: AnyRules): ListView {
  const address = new URLSearchParams(search);
  return {
    query: readListQuery(rules, address) as ListView['query'],
    open: address.get('open') || undefined,
  };
}

/** What the list's call is asked. */
export function askedOf({ query }: ListView, rules: AnyRules): Record<string, string> {
  return writeListQuery(rules, query as Parameters<typeof writeListQuery<string, ListFilters>>[1]);
}

/** What follows the path; empty for the list as it is at first. */
export function writeListView(view: ListView, rules: AnyRules): string {
  const address = new URLSearchParams(askedOf(view, rules));
  if (view.open !== undefined) address.set('open', view.open);
  return address.size > 0 ? `?${address}` : '';
}

/** With another search, filter or sort: the list begins anew, and no record is open. */
export function withChoice({ query }: ListView, choice: Record<string, string | undefined>): ListView {
  return { query: { ...query, cursor: undefined, ...choice } };
}

/** The sort that a press on a column's head leads to: falling first, as one looks for the newest and the largest. */
export function sortAfter(sort: string, field: string): string {
  return sort === `-${field}` ? field : `-${field}`;
}

/** How many filters narrow the list. */
export function countFilters({ query }: ListView, rules: AnyRules): number {
  return Object.keys(rules.filters).filter((name) => query[name]).length;
}
