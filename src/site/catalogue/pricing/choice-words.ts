import type { PublicPackage, PublicTier } from '#src/domain/catalogue/packages/package.ts';
import { readPrice } from '#src/domain/catalogue/prices/price.ts';
import { priceText, unitPrice } from '#src/domain/catalogue/prices/price-words.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import { isTier, type PriceName } from '#src/domain/catalogue/tier.ts';
import type { CatalogueWords } from '../words/en.ts';

export function choiceLabel(words: CatalogueWords, prices: PriceWords, name: PriceName): string {
  return isTier(name) ? prices[name] : words.onePackage;
}

/** Words a price of a card and, for screen readers, its service and its action. */
export function choiceText(
  words: CatalogueWords,
  prices: PriceWords,
  title: string,
  { name: of, amount, sameAs }: Pick<PublicTier, 'name' | 'amount' | 'sameAs'>,
  vat: PublicPackage['vat'],
): string {
  const price = readPrice(amount);
  // “From” is small, before the amount.
  const isFrom = price.kind === 'from' && sameAs === undefined;
  // Makes an amount wrap below the tier as a whole.
  const amountText = priceText(prices, isFrom ? { kind: 'fixed', amount: price.amount } : price).replaceAll(
    ' ',
    '\u00a0',
  );
  const onRequest = price.kind === 'on-request';
  const values = {
    tier: choiceLabel(words, prices, of),
    name: title,
    price: vat === 'added' && !onRequest ? prices.plusVat({ price: amountText }) : amountText,
  };
  if (sameAs !== undefined) return words.opensSale(values);
  if (onRequest) return words.opensContact(values);
  return isFrom ? words.opensCalculatorFrom(values) : words.opensCalculator(values);
}

export function feeText(
  words: CatalogueWords,
  prices: PriceWords,
  fee: number,
  vat: PublicPackage['vat'],
): string {
  const price = { kind: 'fixed', amount: fee } as const;
  return words.expressFee({ price: unitPrice(prices, { price, addsVat: vat === 'added' }) });
}
