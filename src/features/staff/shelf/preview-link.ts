/** The dashboard's preview of a public page: as it would be with all drafts. From any page of a dashboard. */
export function previewLink(page: string): string {
  return `${window.location.pathname.replace(/[^/]+$/, '')}preview?of=${encodeURIComponent(page)}`;
}

/** The public page that a preview's address names, on this site; the home page where it names none. */
export function previewedPage(search: string): string {
  const named = new URLSearchParams(search).get('of') ?? '/';
  if (!/^\/(?![/\\])[\w/-]*(?:\?[\w=-]+)?$/.test(named)) return '/?preview';
  return `${named}${named.includes('?') ? '&' : '?'}preview`;
}
