import type { PricedLine, PricedOrder } from '../prices/price-order.ts';
import type { PriceWords } from '../prices/words/en.ts';

/** Words "118,000 RWF", "from 35,400 RWF" or "Price on request". */
export function amountText(
  words: PriceWords,
  { price, amount }: Pick<PricedLine, 'price' | 'amount'>,
): string {
  if (price.kind === 'fixed') return words.fixed({ amount });
  // Extras on a line that is on request, such as travel, have a price all the same.
  return price.kind === 'on-request' && amount === 0 ? words.onRequest : words.from({ amount });
}

type Total = Pick<PricedOrder, 'total' | 'fixed'>;

/** True if nothing in the order has a price yet; a total of 0 RWF would then be misleading. */
export function isOnRequest({ total, fixed }: Total): boolean {
  return total === 0 && !fixed;
}

export function totalText(words: PriceWords, order: Total): string {
  if (isOnRequest(order)) return words.totalOnRequest;
  const amount = order.total;
  return order.fixed ? words.fixed({ amount }) : words.from({ amount });
}
