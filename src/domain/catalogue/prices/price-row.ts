import type { PriceName, QuoteTier, Tier } from '../tier.ts';
import type { WrittenPrice } from './price.ts';

/** Package without its texts: all that the price book needs, small enough for the browser. */
export interface PriceRow {
  /** SKU without the tier: `sessions/photography/4h`. */
  sku: string;
  /** "Photography, 4 hours" */
  name: string;
  /** Id of the selling service: `photography`, `frames`, `website-design/custom-web-apps`, `packages`. */
  serviceId: string;
  page: string;
  /** Prices, cheapest first; `sameAs` is the SKU of the identical offer. */
  tiers: { name: PriceName; amount: WrittenPrice; sameAs?: string }[];
  /** Sessions sold at these prices, by id; absent if there are none. */
  sessions?: Record<string, string>;
  /** Size at these prices: "4 hours". */
  size?: string;
  /** `added`: VAT is charged on top of the prices. */
  vat: 'added' | 'included';
  /** RWF once per line for priority. Absent: no express service. */
  expressFee?: number;
  /** Set for products; absent for services. */
  goods?: true;
  /** Set for work that takes people for a day and so has a date; absent for other work and goods. */
  dated?: true;
}

/** Builds the SKU of a session; `key` as in the price file: `4h`, `event`, `podcast-season`. */
export function sessionSku(service: string, key: string, tier: Tier): string {
  return `sessions/${service}/${key}/${tier}`;
}

export function frameSku(category: string, tier: QuoteTier): string {
  return `frames/${category}/${tier}`;
}

/** Builds the SKU of a catalogue service, without the tier. */
export function catalogueSku(category: string, service: string): string {
  return `catalogue/${category}/${service}`;
}

/**
 * Returns the id of the only session in a row's size.
 * Undefined if several sessions share the size, or the row is not a size.
 */
export function sessionOfSize({
  sku,
  serviceId,
  sessions = {},
}: Pick<PriceRow, 'sku' | 'serviceId' | 'sessions'>): string | undefined {
  return Object.keys(sessions).find((id) => sku.startsWith(`sessions/${serviceId}/${id}-`));
}

/** False for a session that is priced by its sizes. */
export function hasOwnPrice({ sku, sessions }: Pick<PriceRow, 'sku' | 'sessions'>): boolean {
  return sessions !== undefined || !sku.startsWith('sessions/');
}
