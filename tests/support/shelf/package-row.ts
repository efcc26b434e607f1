import type { PriceRow } from '#src/features/catalogue/prices/price-row.ts';

/** A package in one price, before VAT, as a row of the price book. */
export function packageRow({ id, name, price }: { id: string; name: string; price: number }): PriceRow {
  const page = '/pricing';
  return { sku: `package/${id}`, label: name, service: 'packages', page, prices: { price }, vat: 'added' };
}
