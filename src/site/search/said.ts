import { loadWords } from '#src/lib/words/load-words.ts';
import { wordsOf } from '#src/lib/words/refusals.ts';
import type { SearchWords } from './words/en.ts';

/** Sentences about a search. */
export interface Said {
  status: string;
  /** Empty if there are none. */
  count?: string;
  /** Read out by screen readers; the status by default. */
  announcement?: string;
}

export async function loadSearchWords(): Promise<SearchWords> {
  return wordsOf(await loadWords('search'), 'search');
}

export function saidOf(words: SearchWords, typed: string, count: number): Said {
  if (count === 0) return { status: words.nothingFound };
  const term = typed.trim();
  return {
    status: words.resultsFor({ term }),
    count: words.results({ count }),
    announcement: words.announced({ term, count }),
  };
}
