/** What the status line says about a search. */
export function searchStatus(term: string, found: number): string {
  if (term.trim() === '') return 'Enter a search term.';
  return found === 0 ? 'No results found.' : `Results for “${term.trim()}”`;
}

/** Instead of results, where the search cannot be loaded, or the browser is older than its engine. */
export const searchUnreachable =
  'We could not load the search. Everything is listed below; a better connection or a newer browser may bring it.';
