import { isTier, priceSku, type Tier, tierLabel } from '../tier.ts';
import { type Price, readPrice } from './price.ts';
import { hasOwnPrice, type PriceRow } from './price-row.ts';

export interface PriceBookEntry {
  /** SKU, for example `sessions/photography/4h/premium`. */
  sku: string;
  /** "Photography, 4 hours, Premium" */
  label: string;
  service: string;
  /** Absent for a package with a single price (`package/<id>`). */
  tier?: Tier;
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

/** Prices by SKU. Pages, islands and functions read the same book. */
export type PriceBook = ReadonlyMap<string, PriceBookEntry>;

export function buildPriceBook(rows: readonly PriceRow[]): PriceBook {
  return new Map(
    rows
      .filter(hasOwnPrice)
      .flatMap(rowEntries)
      .map((entry) => [entry.sku, entry]),
  );
}

function rowEntries(row: PriceRow): PriceBookEntry[] {
  const { sku, serviceId, page, sessions = {}, size, vat, expressFee, goods, dated } = row;
  return row.tiers.map(({ name, amount, sameAs }) => ({
    sku: priceSku(sku, name),
    label: isTier(name) ? `${row.name}, ${tierLabel(name)}` : row.name,
    service: serviceId,
    page,
    sessions,
    expressFee,
    ...(isTier(name) && { tier: name }),
    ...(size !== undefined && { size }),
    ...(sameAs !== undefined && { sameAs }),
    price: readPrice(amount),
    addsVat: vat === 'added',
    ...(goods && { goods }),
    ...(dated && { dated }),
  }));
}

/** Labels a line: "Portrait photography, 4 hours, Premium". Starts with the package, if any. */
export function lineLabel(
  { label, sessions, size, tier }: Pick<PriceBookEntry, 'label' | 'sessions' | 'size' | 'tier'>,
  sessionId: string | undefined,
): string {
  // `packageId` is untrusted: without `hasOwn`, "constructor" would find an inherited property.
  if (sessionId === undefined || !Object.hasOwn(sessions, sessionId)) return label;
  const parts = [sessions[sessionId], size, tier && tierLabel(tier)];
  return parts.filter((part) => part !== undefined).join(', ');
}
