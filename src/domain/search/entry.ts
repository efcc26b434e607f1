/** What can be found, in the order in which the lists on /search stand. */
export const entryTypes = ['post', 'product', 'service', 'price', 'programme', 'question', 'person'] as const;

export type EntryType = (typeof entryTypes)[number];

/** One thing that can be found. */
export interface SearchEntry {
  type: EntryType;
  title: string;
  /** The page, or the place on a page, that a result leads to. */
  href: string;
  /** Searched after the title. Empty where only the title counts, as with products (docs/product.md, Search). */
  text: string;
  /** Shown, never searched: a product's price and description. */
  detail?: string;
  /** A small square picture beside the title. */
  thumbnail?: string;
}

/** True for the name of a kind, as it stands in an address. */
export function isEntryType(name: string | null): name is EntryType {
  return entryTypes.some((type) => type === name);
}
