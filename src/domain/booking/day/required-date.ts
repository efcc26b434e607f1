import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { formatMoney } from '#src/lib/money.ts';

interface DatedOrder {
  /** True if people are reserved for the order's date from the start. */
  dated: boolean;
  /** RWF; may be a lower bound. */
  total: number;
}

/** Returns the RWF from which the order's total requires a date; undefined if it requires none. */
export function dateRequiredFrom(
  { dated, total }: DatedOrder,
  { dateRequiredFrom: from }: Pick<PaymentContent, 'dateRequiredFrom'>,
): number | undefined {
  return dated && total >= from ? from : undefined;
}

export function dateRequiredHint(from: number): string {
  return `Bookings of ${formatMoney(from)} or more need one.`;
}

export function dateRequiredSentence(from: number): string {
  return `A booking of ${formatMoney(from)} or more needs a date, so that we can keep it and our team free for you. Please choose one. If you do not know it yet, please ${callUs}.`;
}
