import type { FoundEntry } from '#src/domain/search/record.ts';
import { resultRow } from './result-row.ts';
import type { SearchWords } from './words/en.ts';

export { find } from './find.ts';
export { nearestWords } from './nearest-words.ts';
export { loadSearchWords, saidOf } from './said.ts';

export function resultRows(page: HTMLElement, words: SearchWords, entries: FoundEntry[]): Node[] {
  const template = page.querySelector('template');
  return template ? entries.map((entry) => resultRow(template, words, entry)) : [];
}
