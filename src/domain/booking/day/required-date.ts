import json from '#content/payment.json' with { type: 'json' };
import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { formatMoney } from '#src/lib/money.ts';

/** RWF from which an order of dated work requires a date; checked when the site is built. */
const { dateRequiredFrom } = json as PaymentContent;

/** True if people are reserved for the order's date from the start. `total` may be a lower bound. */
export function isDateRequired({ dated, total }: { dated: boolean; total: number }): boolean {
  return dated && total >= dateRequiredFrom;
}

export const dateRequiredHint = `Bookings of ${formatMoney(dateRequiredFrom)} or more need one.`;

const reason = `A booking of ${formatMoney(dateRequiredFrom)} or more needs a date, so that we can keep it and our team free for you.`;

export const dateRequiredSentence = `${reason} Please choose one. If you do not know it yet, please ${callUs}.`;
