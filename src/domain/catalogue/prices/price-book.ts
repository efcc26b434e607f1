import { isTier, priceSku, type Tier } from '../tier.ts';
import { type Price, readPrice } from './price.ts';
import { hasOwnPrice, type PriceRow } from './price-row.ts';
import type { PriceWords } from './words/en.ts';

export interface PriceBookEntry {
  /** SKU, for example `sessions/photography/4h/premium`. */
  sku: string;
  /** Name without the tier: "Photography, 4 hours". */
  name: string;
  service: string;
  /** Absent for a package with a single price (`package/<id>`). */
  tier?: Tier;
  /** "Premium", in the language of the name. */
  tierName?: string;
  price: Price;
  page: string;
  /** Names of the sessions sold at this price, by id. Empty for a price that is not a session’s. */
  sessions: Record<string, string>;
  /** Size of the packages at this price: "4 hours". */
  size?: string;
  /** True if VAT is added to the price; false if it is included, or the studio charges none. */
  addsVat: boolean;
  /** RWF once per line for priority; undefined if there is no express service. */
  expressFee: number | undefined;
  /** Set for products, which have no session. */
  goods?: true;
  /** Set for work that takes people of the studio for a day, and so has a date. */
  dated?: true;
  /** SKU of the identical offer on the site. */
  sameAs?: string;
}

/** Prices by SKU, with names in one language. Pages, islands and functions read the same prices. */
export type PriceBook = ReadonlyMap<string, PriceBookEntry>;

type TierWords = Pick<PriceWords, Tier>;

/** Builds the book. `words` are in the language of the rows. */
export function buildPriceBook(words: TierWords, rows: readonly PriceRow[]): PriceBook {
  return new Map(
    rows
      .filter(hasOwnPrice)
      .flatMap((row) => rowEntries(words, row))
      .map((entry) => [entry.sku, entry]),
  );
}

function rowEntries(words: TierWords, row: PriceRow): PriceBookEntry[] {
  const { sku, serviceId, page, sessions = {}, size, vat, expressFee, goods, dated } = row;
  return row.tiers.map(({ name, amount, sameAs }) => ({
    sku: priceSku(sku, name),
    name: row.name,
    service: serviceId,
    page,
    sessions,
    expressFee,
    ...(isTier(name) && { tier: name, tierName: words[name] }),
    ...(size !== undefined && { size }),
    ...(sameAs !== undefined && { sameAs }),
    price: readPrice(amount),
    addsVat: vat === 'added',
    ...(goods && { goods }),
    ...(dated && { dated }),
  }));
}

type Named = Pick<PriceBookEntry, 'name' | 'sessions' | 'size' | 'tierName'>;

/** Labels a line: "Portrait photography, 4 hours, Premium". Starts with the package, if any. */
export function lineLabel(entry: Named, sessionId?: string): string {
  const title = lineTitle(entry, sessionId);
  return entry.tierName === undefined ? title : `${title}, ${entry.tierName}`;
}

/** Labels a line without the tier: "Portrait photography, 4 hours". */
export function lineTitle({ name, sessions, size }: Omit<Named, 'tierName'>, sessionId?: string): string {
  // `sessionId` is untrusted: without `hasOwn`, "constructor" would find an inherited property.
  const session =
    sessionId !== undefined && Object.hasOwn(sessions, sessionId) ? sessions[sessionId] : undefined;
  if (session === undefined) return name;
  return size === undefined ? session : `${session}, ${size}`;
}
