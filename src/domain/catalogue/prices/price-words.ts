import type { Price } from './price.ts';
import type { PriceBookEntry } from './price-book.ts';
import type { PriceWords } from './words/en.ts';

/** Words "150,000 RWF", "from 150,000 RWF", "15,000–60,000 RWF" or "Price on request". */
export function priceText(words: PriceWords, price: Price): string {
  switch (price.kind) {
    case 'fixed':
      return words.fixed(price);
    case 'from':
      return words.from(price);
    case 'range':
      return words.range(price);
    case 'on-request':
      return words.onRequest;
  }
}

/** Words a price with "+ VAT" if VAT is added to it. */
export function unitPrice(
  words: PriceWords,
  { price, addsVat }: Pick<PriceBookEntry, 'price' | 'addsVat'>,
): string {
  const text = priceText(words, price);
  return addsVat && price.kind !== 'on-request' ? words.plusVat({ price: text }) : text;
}
