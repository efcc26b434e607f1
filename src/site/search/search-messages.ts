export function searchStatus(term: string, found: number): string {
  if (term.trim() === '') return 'Enter a search term.';
  return found === 0 ? 'No results found.' : `Results for “${term.trim()}”`;
}

/** Shown if the search cannot be loaded, or the browser is too old for its engine. */
export const searchUnreachable =
  'We could not load the search. Everything is listed below. Try again on a better connection or in a newer browser.';
