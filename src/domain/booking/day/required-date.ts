import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('booking');

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

export function dateRequired(from: number): string {
  return refused('dateRequired', { from, ...contactValues });
}
