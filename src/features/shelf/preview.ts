import { tokenKey } from '#src/lib/storage/storage.ts';

/** `?preview`: the page as it would be with all drafts. Only staff get an answer to it. */
export function isPreview(): boolean {
  return new URLSearchParams(location.search).has('preview');
}

/** The name of the person who is signed in. */
export function staffHeaders(): Record<string, string> {
  return { authorization: `Bearer ${localStorage.getItem(tokenKey)}` };
}
