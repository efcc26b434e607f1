import { type OrderView, viewOrder } from '#src/domain/booking/order/order-rows.ts';
import type { CartLine } from '#src/domain/cart/cart.ts';
import type { CartNote } from '#src/domain/cart/cart-note.ts';
import { repairCart } from '#src/domain/cart/repair-cart.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { checkDiscount } from '../../discount/check-discount.ts';
import { ProblemError } from '../../errors.ts';
import { logError } from '../../log.ts';

/** A cart as it can be booked now, with the changes this needed. Amounts in RWF. */
export interface PricedCart {
  view: OrderView;
  notes: CartNote[];
  /** Total to pay; a lower bound unless the view is fixed. */
  total: number;
  vat: number;
  discount: { percent: number; amount: number } | undefined;
  /** Refusal of the code. */
  codeProblem: string | undefined;
}

export interface PriceRequester {
  discountCode: string;
  email: string;
  /** IP address. */
  address: string;
  now: Date;
}

const unchecked = refusals('discount')('codeUnchecked');

export async function priceCart(
  book: PriceBook,
  cart: readonly CartLine[],
  requester: PriceRequester,
): Promise<PricedCart> {
  const repaired = repairCart(book, cart, true);
  const view = viewOrder(book, repaired.cart);
  const code = await readCode(requester);
  const { discount: amount, ...left } = discounted(view, code.percent ?? 0);
  const taken = code.percent === undefined ? undefined : { percent: code.percent, amount };
  return { view, notes: repaired.notes, ...left, discount: taken, codeProblem: code.problem };
}

async function readCode({ discountCode, email, address, now }: PriceRequester) {
  const code = discountCode.trim();
  if (code === '') return {};
  try {
    return { percent: await checkDiscount({ code, email: email.trim() }, address, now) };
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.fields?.['discountCode'] ?? error.message };
    logError('A discount code could not be checked.', error);
    return { problem: unchecked };
  }
}
