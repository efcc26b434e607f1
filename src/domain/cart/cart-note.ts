import type { Price } from '#src/domain/catalogue/prices/price.ts';
import { priceText } from '#src/domain/catalogue/prices/price-words.ts';
import type { PriceWords } from '#src/domain/catalogue/prices/words/en.ts';
import type { CartWords } from './words/en.ts';

/** Changes that a repair made to a chosen line. Amounts in RWF. */
export type CartNote =
  /** No longer offered, so the line was removed. `seen` is the unit price, if known. */
  | { kind: 'gone'; name: string; quantity: number; seen: number | undefined }
  /** `beforeVat`: VAT is added to both prices. */
  | {
      kind: 'price';
      name: string;
      seen: number;
      seenFixed: boolean | undefined;
      price: Price;
      beforeVat: boolean;
    }
  /** The package is no longer sold separately; `label` is the line's new name. */
  | { kind: 'package'; name: string; label: string }
  | { kind: 'express'; name: string }
  | { kind: 'quantity'; name: string; quantity: number; allowed: number }
  | { kind: 'travel'; name: string; km: number; allowed: number };

/** Words a change. The line's name is in `<name>`. */
export function noteText(words: CartWords, prices: PriceWords, note: CartNote): string {
  const { name } = note;
  switch (note.kind) {
    case 'gone':
      return goneText(words, note);
    case 'price':
      return changedPriceText(words, prices, note);
    case 'package':
      return words.packageGone({ name, label: note.label });
    case 'express':
      return words.expressGone({ name });
    case 'quantity':
      return words.quantityLimited({ name, most: note.allowed, had: note.quantity });
    case 'travel':
      return words.travelLimited({ name, most: note.allowed, had: note.km });
  }
}

function goneText(words: CartWords, { name, quantity, seen }: Extract<CartNote, { kind: 'gone' }>): string {
  if (seen === undefined) return words.gone({ name });
  // 0 was the lower bound of a price on request.
  if (seen === 0)
    return quantity === 1 ? words.goneOnRequest({ name }) : words.goneOnRequestEach({ name, quantity });
  return quantity === 1 ? words.goneSeen({ name, seen }) : words.goneSeenEach({ name, seen, quantity });
}

function changedPriceText(
  words: CartWords,
  prices: PriceWords,
  { name, price, beforeVat, ...before }: Extract<CartNote, { kind: 'price' }>,
): string {
  return `${nowSentence(words, prices, name, price, beforeVat)} ${seenSentence(words, before)}`;
}

function nowSentence(
  words: CartWords,
  prices: PriceWords,
  name: string,
  price: Price,
  beforeVat: boolean,
): string {
  if (price.kind === 'on-request') return words.nowOnRequest({ name });
  const values = { name, now: priceText(prices, price) };
  return beforeVat ? words.priceChangedBeforeVat(values) : words.priceChanged(values);
}

function seenSentence(
  words: CartWords,
  { seen: amount, seenFixed = true }: Pick<Extract<CartNote, { kind: 'price' }>, 'seen' | 'seenFixed'>,
): string {
  if (amount === 0) return words.wasOnRequest;
  return seenFixed ? words.wasPrice({ amount }) : words.wasFrom({ amount });
}
