import * as z from 'zod/mini';
import { line } from '../forms/form-fields.ts';
import { type ListFilters, type ListRules, writeListQuery } from './list-rules.ts';
import { savedViewLimits } from './saved-view-limits.ts';

/** Views of staff lists that the team shares (docs/product.md, Staff). */

const listId = z.string('Send the id of a list.');

export const savedViewSchema = z.object({
  list: listId,
  name: line(
    savedViewLimits.name,
    'Please name the view.',
    `Please keep the name under ${savedViewLimits.name} characters.`,
  ),
  query: z
    .string('Send the query of the list.')
    .check(z.maxLength(1000, 'Send the query of the list, which is shorter.')),
});
export type SavedViewRequest = z.input<typeof savedViewSchema>;

export const savedViewsOf = z.object({ list: listId });

export interface SavedView {
  id: string;
  name: string;
  /** Query of the list without the `?`: filters and sort. */
  query: string;
  /** True if the reader may delete it. */
  removable: boolean;
}

/**
 * Returns the query as it is stored, or undefined if the list does not know a part of it.
 * Without the search, which may name a client, and without the page.
 */
export function viewQuery(rules: ListRules<string, ListFilters>, query: string): string | undefined {
  const given = Object.fromEntries(
    [...new URLSearchParams(query)].filter(
      ([name, value]) => !['q', 'cursor', 'limit', 'open'].includes(name) && value !== '',
    ),
  );
  const read = rules.schema.safeParse(given);
  if (!read.success || 'id' in given) return undefined;
  const { limit: _limit, ...kept } = read.data;
  const written = Object.entries(writeListQuery(rules, kept));
  return new URLSearchParams(written.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}
