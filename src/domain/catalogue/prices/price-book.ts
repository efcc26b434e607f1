import { isTier, priceSku } from '../packages/package.ts';
import { type Tier, tierLabel } from '../tier.ts';
import { type Price, readPrice } from './price.ts';
import { hasOwnPrice, type PriceRow } from './price-row.ts';

/** One thing that can be bought, at one price. */
export interface PriceBookEntry {
  /** Address of the price, for example `sessions/photography/4h/premium`. */
  sku: string;
  /** "Photography, 4 hours, Premium" */
  label: string;
  service: string;
  /** Absent for a package that comes in one price only (`package/<id>`). */
  tier?: Tier;
  price: Price;
  /** The page that sells it. */
  page: string;
  /** Names of the sessions sold at this price, by id. Empty for a price that is not a session’s. */
  sessions: Record<string, string>;
  /** "4 hours": of what size they are at this price. */
  size?: string;
  /** True when VAT is added to the price; false when the price includes it, or the studio charges none. */
  addsVat: boolean;
  /** RWF once per line, for doing it first; undefined where there is no express service. */
  expressFee: number | undefined;
  /** Things that are made and handed over, so that they have no session. */
  goods?: true;
  /** Work that has a date, as it takes people of the studio for a day. */
  dated?: true;
  /** SKU under which the identical offer is sold on the site. */
  sameAs?: string;
}

/** Every price by sku. Pages, islands and functions read the same book. */
export type PriceBook = ReadonlyMap<string, PriceBookEntry>;

/** Builds the book: one entry for each price. */
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

/** "Portrait photography, 4 hours, Premium": the entry's label, led by the chosen package where there are several. */
export function lineLabel(
  { label, sessions, size, tier }: Pick<PriceBookEntry, 'label' | 'sessions' | 'size' | 'tier'>,
  sessionId: string | undefined,
): string {
  // The id may be anyone's word: not every object that is found under one is a package.
  if (sessionId === undefined || !Object.hasOwn(sessions, sessionId)) return label;
  const parts = [sessions[sessionId], size, tier && tierLabel(tier)];
  return parts.filter((part) => part !== undefined).join(', ');
}
