import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';

/** What the service worker writes into pages that did not come from the network. */

interface Kept {
  /** When the page came from the network. */
  from: Date | undefined;
  online: boolean;
}

/** The page with a sentence that says how old it is: no kept price is shown as today's. */
export function withNotice(html: string, { from, online }: Kept): string {
  const state = online ? 'The site cannot be reached.' : 'You are offline.';
  const age = from ? formatDate(todayInKigali(from)) : 'an earlier visit';
  const notice = `<p class="kept" role="status">${state} This page is from ${age}; prices may have changed.</p>`;
  return html.replace(/<main\b[^>]*>/, (main) => main + notice);
}

/** Links to kept pages, as items of a list. */
export function pageList(pages: readonly { path: string; html: string }[]): string {
  return pages
    .map(({ path, html }) => {
      const address = path.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
      // As it stands in the page, so with its signs written out already.
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? address;
      return `<li><a href="${address}">${title}</a></li>`;
    })
    .join('');
}
