/** What the status line says about a search. */
export function searchStatus(term: string, found: number): string {
  if (term.trim() === '') return 'Enter a search term.';
  return found === 0 ? 'No results found.' : `Results for “${term.trim()}”`;
}

/** "1 result" or "12 results", read out while somebody types. */
export function resultCount(found: number): string {
  return found === 1 ? '1 result' : `${found} results`;
}

/** Instead of results, when the index cannot be loaded. */
export const searchUnreachable =
  'The search could not be loaded. Check your connection and try again; everything is also listed below.';
