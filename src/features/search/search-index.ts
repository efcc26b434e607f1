import type { SearchEntry } from './search.ts';

let index: Promise<SearchEntry[]> | undefined;

/** The index of this build, fetched once. Rejects when it cannot be reached; the next call tries again. */
export function searchIndex(): Promise<SearchEntry[]> {
  index ??= fetchIndex().catch((cause: unknown) => {
    index = undefined;
    throw cause;
  });
  return index;
}

async function fetchIndex(): Promise<SearchEntry[]> {
  const response = await fetch('/search-index.json');
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return response.json();
}
