import type { FoundEntry } from '#src/domain/search/record.ts';
import { resultRow } from './result-row.ts';

/** What /search needs once there is a term. */
export { find } from './find.ts';

/** The entries as rows, made from the page's own empty one. */
export function resultRows(page: HTMLElement, entries: FoundEntry[]): Node[] {
  const template = page.querySelector('template');
  return template ? entries.map((entry) => resultRow(template, entry)) : [];
}
