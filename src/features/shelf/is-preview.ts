/** `?preview`: the page as it would be with all drafts. Only staff get an answer to it. */
export function isPreview(): boolean {
  return new URLSearchParams(location.search).has('preview');
}
