import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { englishPrice } from '../prices/english-price.ts';
import { lowerBound, type Price, readPrice, type WrittenPrice } from '../prices/price.ts';
import type { PriceRow } from '../prices/price-row.ts';
import { type PriceName, priceNames, priceSku } from '../tier.ts';
import type { PackageFacts } from './packages-from-files.ts';

/** RWF by tier, or one `price`. */
export type TierPrices = Partial<Record<PriceName, WrittenPrice>>;

/** Fields of a package. Prices and texts are separate, so that an override can change each alone. */
export interface PackageFields extends TierPrices {
  name: string;
  /** Short name for a tab or switch: "Event", "4 hours". */
  tab?: string;
  /** Id or name of its subject: photography, branding, videography. */
  service: string;
  description: string;
  includes: Partial<Record<PriceName, string[]>>;
  /** RWF once per line for priority; absent if there is no express service. */
  expressFee?: number;
  /** `added`: VAT is charged on top of the prices. */
  vat: 'added' | 'included';
  /** First and last day in Kigali on which this is sold; absent means no limit. */
  validFrom?: string;
  validTo?: string;
}

/** Package in `GET /api/pricing`: a row of the price book with its texts. */
export interface PublicPackage extends PriceRow {
  id: string;
  tab?: string;
  /** Formatted: "7,500,000 RWF", or "from 30,000 RWF" for several tiers. */
  price: string;
  /** Machine-readable: RWF, or the kind of price if it is not one amount. */
  amount: WrittenPrice;
  /** Formatted subject: "Photography". */
  service: string;
  description: string;
  tiers: PublicTier[];
}

export interface PublicTier {
  name: PriceName;
  sku: string;
  price: string;
  amount: WrittenPrice;
  includes: string[];
  /** SKU of the identical offer, so that it is sold in one place only. */
  sameAs?: string;
}

/** Converts an entry's id to its SKU; ids from the price files contain dots. */
export function entrySku(id: string): string {
  return id.includes('.') ? id.replaceAll('.', '/') : `package/${id}`;
}

/** Converts a SKU without a tier to the entry's id. */
export function entryId(sku: string): string {
  return sku.startsWith('package/') ? sku.slice('package/'.length) : sku.replaceAll('/', '.');
}

export function lowestPrice(prices: TierPrices): Price | undefined {
  return lowestOf(priceNames.flatMap((name) => prices[name] ?? []));
}

/** Returns the lowest price as "from"; a single price is returned unchanged. Undefined without any. */
export function lowestOf(prices: readonly WrittenPrice[]): Price | undefined {
  const all = prices.map(readPrice);
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return first;
  const amounts = all.filter(({ kind }) => kind !== 'on-request').map(lowerBound);
  return amounts.length === 0 ? { kind: 'on-request' } : { kind: 'from', amount: Math.min(...amounts) };
}

/** Turns a price without inclusions into "on request", because it is never sold. */
function offeredAmount(sku: string, amount: WrittenPrice, includes: readonly string[]): WrittenPrice {
  return includes.length > 0 || sku.startsWith('sessions/') ? amount : { kind: 'on-request' };
}

/** Builds the public package. Without VAT registration, prices count as including VAT. */
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
        price: englishPrice(readPrice(amount)),
        amount,
        includes: lines,
      },
    ];
  });
  const lowest = lowestOf(made.map(({ amount }) => amount)) ?? { kind: 'on-request' };
  return {
    id,
    name,
    price: englishPrice(lowest),
    amount: toStoredPrice(lowest),
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

export function isSoldElsewhere({ tiers }: Pick<PublicPackage, 'tiers'>): boolean {
  return tiers.every(({ sameAs }) => sameAs !== undefined);
}

export function toStoredPrice(price: Price): WrittenPrice {
  return price.kind === 'fixed' ? price.amount : price;
}

/** True if an entry is sold on `today`, a date in Kigali. */
export function isSoldOn(
  { validFrom, validTo }: Pick<PackageFields, 'validFrom' | 'validTo'>,
  today: string,
): boolean {
  return (validFrom === undefined || validFrom <= today) && (validTo === undefined || today <= validTo);
}
