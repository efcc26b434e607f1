import { entryTypes, isEntryType, type SearchEntry } from './entry.ts';

/** How an entry stands in the search's index, and is read from it again. */

/** What the indexer takes. Of two records with one `url` it keeps one, so the title stands behind the address. Words are searched in `content`; `meta` is shown, and only its title weighs. */
export interface SearchRecord {
  url: string;
  content: string;
  language: string;
  meta: Record<string, string>;
  filters: { type: string[] };
}

/** What the search gives back for a hit. */
export interface FoundRecord {
  raw_url: string;
  content: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
}

/** Parts title and text; no word is searched across it. */
const between = ' ¶ ';

export function recordOf({ type, title, href, text, detail, thumbnail }: SearchEntry): SearchRecord {
  return {
    url: `${href} ${title}`,
    content: text === '' ? title : title + between + text,
    language: 'en',
    meta: { title, ...(detail && { detail }), ...(thumbnail && { thumbnail }) },
    filters: { type: [type] },
  };
}

export function entryOf({ raw_url, content, meta, filters }: FoundRecord): SearchEntry {
  const { title = '', detail, thumbnail } = meta;
  const [type = ''] = filters['type'] ?? [];
  return {
    type: isEntryType(type) ? type : entryTypes[0],
    title,
    href: raw_url.split(' ')[0] ?? raw_url,
    text: content.split(between).slice(1).join(between),
    ...(detail !== undefined && { detail }),
    ...(thumbnail !== undefined && { thumbnail }),
  };
}
