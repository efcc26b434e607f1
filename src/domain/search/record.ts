import type { Language } from '#src/lib/words/languages.ts';
import { type EntryType, entryTypes, isEntryType, type SearchEntry } from './entry.ts';
import { stemStart } from './kinyarwanda-stems.ts';

/**
 * Pagefind keeps one record per `url`, so the title is appended. `content` is searched;
 * `meta` is shown, and only its title adds weight.
 */
export interface SearchRecord {
  url: string;
  content: string;
  language: string;
  meta: Record<string, string>;
  filters: { type: string[] };
}

export interface FoundRecord {
  raw_url: string;
  content: string;
  /** Excerpt with the most hits, as HTML with `<mark>`. */
  excerpt: string;
  /** Word positions of the hits in the content. */
  locations: number[];
  meta: Record<string, string>;
  filters: Record<string, string[]>;
}

const between = ' ¶ ';

/** Sign between the parts of a word that are searched apart; never shown. */
const joint = '\u2060 ';

/**
 * Separates what other languages join to the start of a word, because the engine finds words by their
 * start: “l’hôtel” and “amafoto” become two words each.
 */
function separated(language: Language, text: string): string {
  if (language === 'en') return text;
  const words = text.replace(/’(?=\p{L})/gu, `’${joint}`);
  if (language !== 'rw') return words;
  return words.replace(/\p{L}+/gu, (word) => {
    const start = stemStart(word.toLowerCase());
    return start === 0 ? word : word.slice(0, start) + joint + word.slice(start);
  });
}

export function recordOf(
  language: Language,
  { type, title, href, text, detail, price, thumbnail }: SearchEntry,
): SearchRecord {
  const searched = separated(language, text === '' ? title : title + between + text);
  const searchedTitle = separated(language, title);
  return {
    url: `${href} ${title}`,
    content: searched,
    language,
    meta: {
      title: searchedTitle,
      // A second title, so that an occasion leads what is sold for it.
      ...(type === 'occasion' && { lead: searchedTitle }),
      ...(detail && { detail }),
      ...(price && { price }),
      ...(thumbnail && { thumbnail }),
    },
    filters: { type: [type] },
  };
}

export interface Segment {
  text: string;
  hit: boolean;
}

export interface FoundEntry {
  type: EntryType;
  href: string;
  title: Segment[];
  text: Segment[];
  price?: string | undefined;
  thumbnail?: string | undefined;
}

export function foundEntry({ raw_url, content, excerpt, locations, meta, filters }: FoundRecord): FoundEntry {
  const { title = '', detail, price, thumbnail } = meta;
  const [type = ''] = filters['type'] ?? [];
  const text = content.includes(between) ? (excerpt.split(between).at(-1) ?? '') : '';
  return {
    type: isEntryType(type) ? type : entryTypes[0],
    href: raw_url.split(' ')[0] ?? raw_url,
    title: markedTitle(title, locations),
    text: detail === undefined ? segmentsOf(text) : [{ text: detail, hit: false }],
    price,
    thumbnail,
  };
}

/** Marks hits in the title: the content starts with it, so word positions match. */
function markedTitle(title: string, locations: readonly number[]): Segment[] {
  return title
    .split(/(\s+)/)
    .map((text, position) => ({ text, hit: position % 2 === 0 && locations.includes(position / 2) }))
    .filter(({ text }, position, all) => text !== ' ' || !all[position - 1]?.text.endsWith(joint.trim()))
    .map(({ text, hit }) => ({ text: text.replace(joint.trim(), ''), hit }));
}

/** Splits an excerpt into segments. The engine escapes `<` and `>`, so that only its marks are tags. */
function segmentsOf(excerpt: string): Segment[] {
  return excerpt
    .replace(/\u2060(<\/mark>)? /g, '$1')
    .split(/<\/?mark>/)
    .map((text, position) => ({
      text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      hit: position % 2 === 1,
    }));
}
