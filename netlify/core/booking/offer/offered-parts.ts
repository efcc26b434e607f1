import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import { type AgreedPart, planFor } from '#src/domain/payment/plan.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import type { Offer } from './offer-queries.ts';

/** Returns the parts of a price accepted today: those offered, or by the rule. A fee has one. */
export function offeredParts(
  { kind, eventDate: session }: Booking,
  lines: readonly BookingLine[],
  { total, parts }: { total: number; parts?: Offer['parts'] | undefined },
  { rules, today }: { rules: PaymentContent; today: string },
): AgreedPart[] {
  const [first, ...others] = parts ?? [];
  if (first !== undefined) return [{ ...first, dueDay: today }, ...others];
  if (kind === 'fee') return [{ amount: total, dueDay: today, daysBefore: null }];
  const skus = lines.map(({ sku }) => sku);
  return planFor({ total, skus, session, today }, rules.deposit);
}
