import { type EntryType, entryTypes, isEntryType, type SearchEntry } from './entry.ts';

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
  /** The part of the content with most hits, as HTML with `<mark>`. */
  excerpt: string;
  /** Word positions of the hits in the content. */
  locations: number[];
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

/** A piece of a text; a hit is a word that was searched for. */
export interface Segment {
  text: string;
  hit: boolean;
}

/** An entry that was found, as it is shown. */
export interface FoundEntry {
  type: EntryType;
  href: string;
  title: Segment[];
  text: Segment[];
  thumbnail?: string | undefined;
}

export function foundEntry({ raw_url, content, excerpt, locations, meta, filters }: FoundRecord): FoundEntry {
  const { title = '', detail, thumbnail } = meta;
  const [type = ''] = filters['type'] ?? [];
  const text = content.includes(between) ? (excerpt.split(between).at(-1) ?? '') : '';
  return {
    type: isEntryType(type) ? type : entryTypes[0],
    href: raw_url.split(' ')[0] ?? raw_url,
    title: markedTitle(title, locations),
    text: detail === undefined ? segmentsOf(text) : [{ text: detail, hit: false }],
    thumbnail,
  };
}

/** The content begins with the title, so its words have the same places. */
function markedTitle(title: string, locations: readonly number[]): Segment[] {
  return title
    .split(/(\s+)/)
    .map((text, position) => ({ text, hit: position % 2 === 0 && locations.includes(position / 2) }));
}

/** Splits an excerpt into segments. The engine escapes `<` and `>`, so that only its marks are tags. */
function segmentsOf(excerpt: string): Segment[] {
  return excerpt.split(/<\/?mark>/).map((text, position) => ({
    text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    hit: position % 2 === 1,
  }));
}
