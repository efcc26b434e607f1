/** What the status line says about a search. */
export function searchStatus(term: string, found: number): string {
  if (term.trim() === '') return 'Enter a search term.';
  return found === 0 ? 'No results found.' : `Results for “${term.trim()}”`;
}

/** Instead of results, when the index cannot be loaded. */
export const searchUnreachable =
  'We could not load the search. Check your connection and try again; everything is also listed below.';
