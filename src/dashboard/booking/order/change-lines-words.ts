import type { ChangedOrder } from '#src/domain/booking/order/change-order.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { formatMoney } from '#src/lib/money.ts';
import { speak } from '#src/lib/words/messages.ts';

type Changed = Omit<ChangedOrder<unknown>, 'lines'>;

export const changeTheOrder = 'Change the order';

export const offerIsOpen = 'An offer for this order is open. Withdraw it to change the order.';

/** Returns why the lines cannot be saved; undefined if they can. */
export function changedLinesProblem(
  { unknown, open, inseparable }: Changed,
  isSame: boolean,
): string | undefined {
  if (isSame) return 'Please change the order first.';
  if (unknown.length > 0) return 'Please remove what is no longer sold.';
  if (open.length > 0) return 'The price of this booking is agreed, so a new line needs a fixed price.';
  if (inseparable)
    return 'The client agreed one price for all lines, so none of them can be removed or changed.';
  return undefined;
}

/** Names the old and the new total, and what is then to be paid or owed back. */
export function changedLinesText(
  { order, balance }: Pick<StaffBooking, 'order' | 'balance'>,
  changed: Changed,
): string {
  const { total, fixed } = changed;
  const words = speak('en', prices);
  const was = totalText(words, { total: order.total, fixed: order.final });
  const change = `The total was ${was}, and is then ${totalText(words, { total, fixed })}.`;
  return [change, owedText(order, balance, changed)].filter(Boolean).join(' ');
}

function owedText(
  order: StaffBooking['order'],
  balance: StaffBooking['balance'],
  { total, fixed }: Changed,
): string {
  if (!fixed) return 'We confirm the price before the client pays.';
  const owed = balance.charged > 0 ? balance.charged + total - order.total : total;
  const left = owed - (balance.paid - balance.refunded);
  if (left > 0) return `The client then still pays ${formatMoney(left)}.`;
  return left === 0 ? 'Nothing is left to pay.' : `We then owe the client ${formatMoney(-left)}.`;
}
