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

export const dateRequiredHint = `Orders of ${formatMoney(dateRequiredFrom)} or more need one.`;

const reason = `An order of ${formatMoney(dateRequiredFrom)} or more needs a date, so that we keep the day and our team for you.`;

export const dateRequiredSentence = `${reason} Please choose one. If you do not know it yet, please ${callUs}.`;
