import type { FoundEntry } from '#src/domain/search/record.ts';
import { resultRow } from './result-row.ts';

export { find, pageLanguage } from './find.ts';
export { nearestWords } from './nearest-words.ts';

export function resultRows(page: HTMLElement, entries: FoundEntry[]): Node[] {
  const template = page.querySelector('template');
  return template ? entries.map((entry) => resultRow(template, entry)) : [];
}
