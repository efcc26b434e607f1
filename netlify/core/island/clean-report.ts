import { maxReportText, type PageReport } from '#src/domain/island/page-report.ts';
import { masked } from '../mask.ts';

/** No word is that long: it is a key or a link’s token. */
const longWord = /[\w-]{22,}/g;

/** Browsers quote unreadable input, which a visitor may have typed; variable names are short. */
const quoted = /(["'`])(?=[^"'`]*\s|[^"'`]{41})[^"'`]*\1/g;

/** Removes what may identify a visitor: query, fragment and long quotes. */
export function cleanReport({ kind, page, message, source }: PageReport): PageReport {
  return { kind, page: cleanPath(page), message: cleanMessage(message), source: cleanPath(source) };
}

function cleanPath(path: string): string {
  return truncate(masked(withoutQuery(path).replace(longWord, '*')));
}

function cleanMessage(message: string): string {
  const addresses = message.replace(/\bhttps?:\/\/\S+/g, withoutQuery);
  return truncate(masked(addresses.replace(quoted, '$1…$1').replace(longWord, '*')));
}

/** Drops query and fragment but keeps the line number: "/a.js?v=2:12" becomes "/a.js:12". */
function withoutQuery(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const [line = ''] = /:\d+(:\d+)?$/.exec(address.slice(path.length)) ?? [];
  return path + line;
}

const truncate = (text: string) => text.slice(0, maxReportText);
