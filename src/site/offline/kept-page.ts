import { todayInKigali } from '#src/lib/dates/dates.ts';
import { languageIn } from '#src/lib/words/languages.ts';
import type { KeptPageWords } from './words/en.ts';

interface Kept {
  /** Time of the original response. */
  from: Date | undefined;
  online: boolean;
}

/** Inserts the page's age, so that no cached price is taken for current. */
export function withNotice(words: KeptPageWords, html: string, { from, online }: Kept): string {
  const notice = `<p class="kept" role="status">${noticeText(words, from, online)}</p>`;
  return html.replace(/<main\b[^>]*>/, (main) => main + notice);
}

function noticeText(words: KeptPageWords, from: Date | undefined, online: boolean): string {
  if (from === undefined) return online ? words.unreachableUndated : words.offlineUndated;
  const day = todayInKigali(from);
  return online ? words.unreachable({ day }) : words.offline({ day });
}

export function pageList(pages: readonly { path: string; html: string }[]): string {
  return pages
    .map(({ path, html }) => {
      const address = path.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
      // Already escaped, as it is copied from the page's HTML.
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? address;
      const language = languageIn(path);
      return `<li><a href="${address}" hreflang="${language}" lang="${language}">${title}</a></li>`;
    })
    .join('');
}
