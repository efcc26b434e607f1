import type { PriceRow } from '#src/domain/catalogue/prices/price-row.ts';

/** A package with one price, before VAT, as a row of the price book. */
export function packageRow({ id, name, price }: { id: string; name: string; price: number }): PriceRow {
  const page = '/pricing';
  const tiers = [{ name: 'price' as const, amount: price }];
  return { sku: `package/${id}`, name, serviceId: 'packages', page, tiers, vat: 'added' };
}
