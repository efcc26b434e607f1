import type { PriceName } from '../packages/package.ts';
import type { QuoteTier, Tier } from '../tier.ts';
import type { WrittenPrice } from './price.ts';

/** Package without its texts: as much as the price book needs, small enough for the browser. */
export interface PriceRow {
  /** Address of the row, without the tier: `sessions/photography/4h`. */
  sku: string;
  /** "Photography, 4 hours" */
  name: string;
  /** Id of the service that sells it: `photography`, `frames`, `website-design/custom-web-apps`, `packages`. */
  serviceId: string;
  /** The page that sells it. */
  page: string;
  /** Its prices, cheapest first; `sameAs` is the SKU under which the identical offer is sold. */
  tiers: { name: PriceName; amount: WrittenPrice; sameAs?: string }[];
  /** Sessions sold at these prices, by id. Absent for what comes in no sessions. */
  sessions?: Record<string, string>;
  /** "4 hours": of what size they are at these prices. */
  size?: string;
  /** Whether VAT comes on top of the prices. */
  vat: 'added' | 'included';
  /** RWF once per line, for doing it first. Absent: there is no express service. */
  expressFee?: number;
  /** Things that are made and handed over. Absent: it is work. */
  goods?: true;
  /** Work that takes people for a day, so that it has a date; absent for other work and for goods. */
  dated?: true;
}

/** Address of a session's prices; `key` as in the price file: `4h`, `event`, `podcast-season`. */
export function sessionSku(service: string, key: string, tier: Tier): string {
  return `sessions/${service}/${key}/${tier}`;
}

/** The sku of a frame's or photobook's price. */
export function frameSku(category: string, tier: QuoteTier): string {
  return `frames/${category}/${tier}`;
}

/** Address of a catalogue service's prices, without the tier. */
export function catalogueSku(category: string, service: string): string {
  return `catalogue/${category}/${service}`;
}

/** The id of the session that alone comes in a row's size; undefined where several do, or where it is no size. */
export function sessionOfSize({
  sku,
  serviceId,
  sessions = {},
}: Pick<PriceRow, 'sku' | 'serviceId' | 'sessions'>): string | undefined {
  return Object.keys(sessions).find((id) => sku.startsWith(`sessions/${serviceId}/${id}-`));
}

/** False for a session whose prices are those of its sizes. */
export function hasOwnPrice({ sku, sessions }: Pick<PriceRow, 'sku' | 'sessions'>): boolean {
  return sessions !== undefined || !sku.startsWith('sessions/');
}
