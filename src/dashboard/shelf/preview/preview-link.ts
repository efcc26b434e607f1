/** Entry being previewed: the URL word of its list, and its id. */
export interface PreviewedEntry {
  word: string;
  id: string;
}

export function previewLink(page: string, entry: PreviewedEntry): string {
  const asked = new URLSearchParams({ of: page, ...entry });
  return `${window.location.pathname.replace(/[^/]+$/, '')}preview?${asked}`;
}

export function previewedEntry(search: string): PreviewedEntry | undefined {
  const named = new URLSearchParams(search);
  const [word, id] = [named.get('word') ?? '', named.get('id') ?? ''];
  return /^[a-z]+$/.test(word) && /^[\w-][\w.-]*$/.test(id) ? { word, id } : undefined;
}

/** Reads the public page from a preview's address, always on this site; defaults to "/". */
export function previewedPage(search: string): string {
  const named = new URLSearchParams(search).get('of') ?? '/';
  if (!/^\/(?![/\\])[\w/-]*(?:\?[\w=-]+)?$/.test(named)) return '/?preview';
  return `${named}${named.includes('?') ? '&' : '?'}preview`;
}
