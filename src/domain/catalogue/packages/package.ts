import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { formatPrice, lowerBound, type Price, readPrice, type WrittenPrice } from '../prices/price.ts';
import type { PriceRow } from '../prices/price-row.ts';
import { type Tier, tiers } from '../tier.ts';
import type { PackageFacts } from './packages-from-files.ts';

/** Types of everything that is sold, in the base and in overrides (docs/product.md, Prices on the shelf). */

/** Names of the prices of a package: its tiers, or one `price`. Cheapest first. */
export const priceNames = ['price', ...tiers] as const;

export type PriceName = (typeof priceNames)[number];

/** RWF by tier, or one `price`. */
export type TierPrices = Partial<Record<PriceName, WrittenPrice>>;

/** Fields of a package. Prices and texts are separate fields, so that each can be changed alone. */
export interface PackageFields extends TierPrices {
  name: string;
  /** Short name on its tab or switch, where the name is too long: "Event", "4 hours". */
  tab?: string;
  /** Id or name of its subject: photography, branding, videography. */
  service: string;
  /** A sentence; empty where there is none. */
  description: string;
  /** Inclusions of each price, line by line. */
  includes: Partial<Record<PriceName, string[]>>;
  /** RWF once per line, for doing it first; absent where there is no express service. */
  expressFee?: number;
  /** Whether VAT comes on top of the prices. */
  vat: 'added' | 'included';
  /** First and last day in Kigali on which this is so; absent: without an end. */
  validFrom?: string;
  validTo?: string;
}

/** Package as `GET /api/pricing` answers it: a row of the price book with its texts. */
export interface PublicPackage extends PriceRow {
  id: string;
  tab?: string;
  /** For people: "7,500,000 RWF", "from 30,000 RWF" of several tiers. */
  price: string;
  /** For programs: RWF, or the kind of price where it is not one amount. */
  amount: WrittenPrice;
  /** Subject, for people: "Photography". */
  service: string;
  description: string;
  tiers: PublicTier[];
}

/** One price of a package. */
export interface PublicTier {
  name: PriceName;
  sku: string;
  price: string;
  amount: WrittenPrice;
  includes: string[];
  /** SKU under which the identical offer is sold, so that there is one place to buy it. */
  sameAs?: string;
}

/** The address of an entry in the price book: rows of the price files have dots in their ids. */
export function entrySku(id: string): string {
  return id.includes('.') ? id.replaceAll('.', '/') : `package/${id}`;
}

/** The id of what has this address, without a tier. */
export function entryId(sku: string): string {
  return sku.startsWith('package/') ? sku.slice('package/'.length) : sku.replaceAll('/', '.');
}

/** The address of one of its prices. */
export function priceSku(sku: string, name: PriceName): string {
  return name === 'price' ? sku : `${sku}/${name}`;
}

/** Finds the lowest price; undefined without any. */
export function lowestPrice(prices: TierPrices): Price | undefined {
  return lowestOf(priceNames.flatMap((name) => prices[name] ?? []));
}

/** The least of several prices; of one, the price itself. */
export function lowestOf(prices: readonly WrittenPrice[]): Price | undefined {
  const all = prices.map(readPrice);
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return first;
  const amounts = all.filter(({ kind }) => kind !== 'on-request').map(lowerBound);
  return amounts.length === 0 ? { kind: 'on-request' } : { kind: 'from', amount: Math.min(...amounts) };
}

/** Turns a price without inclusions into “on request”, because it is never sold. */
function offeredAmount(sku: string, amount: WrittenPrice, includes: readonly string[]): WrittenPrice {
  return includes.length > 0 || sku.startsWith('sessions/') ? amount : { kind: 'on-request' };
}

/** A studio that is not registered adds no VAT. */
export function publicPackage(
  { id, fields }: ShelfEntry<PackageFields>,
  { sku, serviceId, page, goods, dated }: PackageFacts,
  vatRegistered: boolean,
): PublicPackage {
  const { name, tab, service, description, includes, expressFee, vat } = fields;
  const made = priceNames.flatMap((tier): PublicTier[] => {
    const price = fields[tier];
    if (price === undefined) return [];
    const lines = includes[tier] ?? [];
    const amount = offeredAmount(sku, price, lines);
    return [
      {
        name: tier,
        sku: priceSku(sku, tier),
        price: formatPrice(readPrice(amount)),
        amount,
        includes: lines,
      },
    ];
  });
  const lowest = lowestOf(made.map(({ amount }) => amount)) ?? { kind: 'on-request' };
  return {
    id,
    name,
    price: formatPrice(lowest),
    amount: written(lowest),
    service,
    sku,
    serviceId,
    page,
    description,
    vat: vatRegistered ? vat : 'included',
    ...(tab !== undefined && { tab }),
    ...(expressFee !== undefined && { expressFee }),
    ...(goods && { goods }),
    ...(dated && { dated }),
    tiers: made,
  };
}

/** True when all its tiers are sold under another SKU, so that it has no card of its own. */
export function isSoldElsewhere({ tiers }: Pick<PublicPackage, 'tiers'>): boolean {
  return tiers.every(({ sameAs }) => sameAs !== undefined);
}

/** As it is kept: a fixed price is its amount. */
export function written(price: Price): WrittenPrice {
  return price.kind === 'fixed' ? price.amount : price;
}

/** True for a tier that has a name of its own. */
export function isTier(name: PriceName): name is Tier {
  return name !== 'price';
}

/** True when `today`, a day in Kigali, is within the days for which an entry is published. */
export function isSoldOn(
  { validFrom, validTo }: Pick<PackageFields, 'validFrom' | 'validTo'>,
  today: string,
): boolean {
  return (validFrom === undefined || validFrom <= today) && (validTo === undefined || today <= validTo);
}
