import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';

interface Kept {
  /** Time of the original response. */
  from: Date | undefined;
  online: boolean;
}

/** Inserts the page's age, so that no cached price is taken for current. */
export function withNotice(html: string, { from, online }: Kept): string {
  const state = online ? 'The site cannot be reached.' : 'You are offline.';
  const age = from ? formatDate(todayInKigali(from)) : 'an earlier visit';
  const notice = `<p class="kept" role="status">${state} This page is from ${age}; prices may have changed.</p>`;
  return html.replace(/<main\b[^>]*>/, (main) => main + notice);
}

export function pageList(pages: readonly { path: string; html: string }[]): string {
  return pages
    .map(({ path, html }) => {
      const address = path.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
      // Already escaped, as it is copied from the page's HTML.
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? address;
      return `<li><a href="${address}">${title}</a></li>`;
    })
    .join('');
}
