/** An entry whose page is previewed: the word in the address of its list, and its id. */
export interface PreviewedEntry {
  word: string;
  id: string;
}

/** The dashboard's preview of an entry's public page: as it would be with all drafts. From any page of a dashboard. */
export function previewLink(page: string, entry: PreviewedEntry): string {
  const asked = new URLSearchParams({ of: page, ...entry });
  return `${window.location.pathname.replace(/[^/]+$/, '')}preview?${asked}`;
}

/** The entry that a preview's address names; undefined where it names none. */
export function previewedEntry(search: string): PreviewedEntry | undefined {
  const named = new URLSearchParams(search);
  const [word, id] = [named.get('word') ?? '', named.get('id') ?? ''];
  return /^[a-z]+$/.test(word) && /^[\w-][\w.-]*$/.test(id) ? { word, id } : undefined;
}

/** The public page that a preview's address names, on this site; the home page where it names none. */
export function previewedPage(search: string): string {
  const named = new URLSearchParams(search).get('of') ?? '/';
  if (!/^\/(?![/\\])[\w/-]*(?:\?[\w=-]+)?$/.test(named)) return '/?preview';
  return `${named}${named.includes('?') ? '&' : '?'}preview`;
}
