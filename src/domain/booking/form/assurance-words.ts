import { goodsTerms } from '#src/domain/catalogue/prices/goods-words.ts';

/** Risks that the studio carries, as in content/policies; shown next to prices and in the order. */

export const chargedByPin = 'Nothing is charged until you enter your PIN.';

const refundedIfUnconfirmed = 'If we cannot confirm your booking, we’ll refund everything you paid.';

const movedOnce = 'You can move your session once, free of charge, until 72 hours before.';

const putRight = 'Is something missing? Tell us within 14 days and we’ll put it right.';

/** Lists what a client does not risk. Goods alone have no session to move. */
export function assurances(goods: boolean): readonly string[] {
  const rest = goods ? [goodsTerms] : [movedOnce, putRight];
  return [chargedByPin, refundedIfUnconfirmed, ...rest];
}
