import type { BookingWords } from '../words/en.ts';

/** Lists what a client does not risk, as in content/policies. Goods alone have no session to move. */
export function assurances(words: BookingWords, goods: boolean): readonly string[] {
  const rest = goods ? [words.goodsRefunded] : [words.movedOnce, words.putRight];
  return [words.chargedByPin, words.refundedIfUnconfirmed, ...rest];
}
