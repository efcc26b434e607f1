import { speak } from '#src/lib/words/messages.ts';
import type { Price } from './price.ts';
import { priceText } from './price-words.ts';
import { en } from './words/en.ts';

/** Words a price for staff and for integrators, who read English. */
export function englishPrice(price: Price): string {
  return priceText(speak('en', en), price);
}
