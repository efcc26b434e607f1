import { vatPercent } from '#src/domain/catalogue/prices/line-price.ts';
import { formatPrice } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';

/** Appends "+ VAT" to a price before VAT, with a no-break space for narrow cards. */
export function withVatWords(price: string, vat: 'added' | 'included'): string {
  return vat === 'added' ? `${price} +\u00a0VAT` : price;
}

export function unitPrice({ price, addsVat }: Pick<PriceBookEntry, 'price' | 'addsVat'>): string {
  const text = formatPrice(price);
  return price.kind === 'on-request' ? text : withVatWords(text, addsVat ? 'added' : 'included');
}

/** States above a table if prices include VAT; undefined if the studio charges none. */
export function vatNote(vatRegistered: boolean, addsVat: boolean): string | undefined {
  if (!vatRegistered) return undefined;
  return addsVat ? `Prices that end in “+ VAT” are before ${vatPercent}% VAT.` : 'Prices include VAT.';
}
