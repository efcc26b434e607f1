import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { readPrice, type WrittenPrice } from '#src/domain/catalogue/prices/price.ts';
import { isTier, type PriceName, priceNames, tierLabel } from '#src/domain/catalogue/tier.ts';
import { formatDate } from '#src/lib/dates/dates.ts';

export function priceLabel(name: PriceName): string {
  return isTier(name) ? tierLabel(name) : 'Price';
}

export const packageLabels: Record<keyof PackageFields, string> = {
  name: 'Name',
  tab: 'On the tab',
  service: 'Service',
  description: 'Description',
  ...(Object.fromEntries(priceNames.map((name) => [name, priceLabel(name)])) as Record<PriceName, string>),
  includes: 'Includes',
  expressFee: 'Express fee',
  vat: 'VAT',
  validFrom: 'Valid from',
  validTo: 'Valid until',
};

/** Formats a field's value; undefined means the default format. */
export function packageText(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (name === 'expressFee' || priceNames.some((price) => price === name)) return priceText(value);
  if (name === 'vat') return value === 'added' ? 'added to the price' : 'included';
  if (name === 'validFrom' || name === 'validTo') return formatDate(String(value));
  if (name !== 'includes' || typeof value !== 'object') return undefined;
  const lists = value as PackageFields['includes'];
  return priceNames
    .flatMap((price) => (lists[price] ? `${priceLabel(price)}: ${lists[price].join('; ')}` : []))
    .join('\n');
}

function priceText(value: unknown): string | undefined {
  const isPrice =
    typeof value === 'number' || (typeof value === 'object' && value !== null && 'kind' in value);
  return isPrice ? englishPrice(readPrice(value as WrittenPrice)) : undefined;
}

/** Returns a field's label for the audit log; undefined for other records' fields. */
export function packageLabel(name: string): string | undefined {
  return Object.hasOwn(packageLabels, name) ? packageLabels[name as keyof PackageFields] : undefined;
}
