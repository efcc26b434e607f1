/** Searchable kinds, in the order of the lists on /search. */
export const entryTypes = [
  'post',
  'product',
  'service',
  'occasion',
  'price',
  'programme',
  'question',
  'person',
] as const;

export type EntryType = (typeof entryTypes)[number];

export interface SearchEntry {
  type: EntryType;
  title: string;
  href: string;
  /** Searched after the title; empty if only the title is, as for products (docs/product.md, Search). */
  text: string;
  /** Shown, never searched: a product's description. */
  detail?: string;
  /** With VAT: "from 150,000 RWF". Shown, never searched. */
  price?: string | undefined;
  thumbnail?: string;
}

export function isEntryType(name: string | null): name is EntryType {
  return entryTypes.some((type) => type === name);
}
