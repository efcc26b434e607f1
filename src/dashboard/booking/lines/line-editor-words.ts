import { lowestOf } from '#src/domain/catalogue/packages/package.ts';
import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import type { Price } from '#src/domain/catalogue/prices/price.ts';
import { readPrice } from '#src/domain/catalogue/prices/price.ts';
import type { PriceRow } from '#src/domain/catalogue/prices/price-row.ts';
import { isTier, type PriceName, tierLabel } from '#src/domain/catalogue/tier.ts';

/** Formats the lowest price of an offer: "from 150,000 RWF", "from 60,000 RWF + VAT". */
export function offerPrice({ tiers, vat }: Pick<PriceRow, 'tiers' | 'vat'>): string {
  const lowest = lowestOf(tiers.map(({ amount }) => amount)) ?? { kind: 'on-request' };
  return withVat(readPrice(lowest), vat);
}

export function tierPrice(amount: PriceRow['tiers'][number]['amount'], vat: PriceRow['vat']): string {
  return withVat(readPrice(amount), vat);
}

function withVat(price: Price, vat: PriceRow['vat']): string {
  const added = vat === 'added' && price.kind !== 'on-request';
  return added ? `${englishPrice(price)} + VAT` : englishPrice(price);
}

export function tierName(name: PriceName): string {
  return isTier(name) ? tierLabel(name) : 'One price';
}

export const lineWords = {
  find: 'Find a service or package',
  suggested: 'Recent and popular',
  none: 'Nothing in the price book has these words. Try fewer or other words.',
  another: 'Add another line',
  gone: 'This is no longer sold. Please remove it.',
  travel: 'Travel from the studio in km',
  express: 'Express service',
  withoutVat: `Without ${vatPercent}% VAT: the client is exempt`,
} as const;
