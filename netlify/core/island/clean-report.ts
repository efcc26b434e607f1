import { maxReportText, type PageReport } from '#src/domain/island/page-report.ts';
import { masked } from '../mask.ts';

/** Longer words are no words: tokens of links, keys. */
const longWord = /[\w-]{22,}/g;

/** Browsers quote what they could not read, which may be what someone typed; names of variables are short. */
const quoted = /(["'`])(?=[^"'`]*\s|[^"'`]{41})[^"'`]*\1/g;

/** The report without what may lead to someone: addresses have no query and no fragment, and long quotes are left out. */
export function cleanReport({ kind, page, message, source }: PageReport): PageReport {
  return { kind, page: cleanPath(page), message: cleanMessage(message), source: cleanPath(source) };
}

function cleanPath(path: string): string {
  return cut(masked(withoutQuery(path).replace(longWord, '*')));
}

function cleanMessage(message: string): string {
  const addresses = message.replace(/\bhttps?:\/\/\S+/g, withoutQuery);
  return cut(masked(addresses.replace(quoted, '$1…$1').replace(longWord, '*')));
}

/** What stands behind the line's number in a file stays: "/a.js?v=2:12" becomes "/a.js:12". */
function withoutQuery(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const [line = ''] = /:\d+(:\d+)?$/.exec(address.slice(path.length)) ?? [];
  return path + line;
}

const cut = (text: string) => text.slice(0, maxReportText);
