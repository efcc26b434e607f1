import { dueOf, netPaidOf } from '#src/domain/payment/ledger.ts';
import { isPayable } from '#src/domain/payment/payment.ts';
import { type AgreedPart, planFor } from '#src/domain/payment/plan.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import type { Transaction } from '../../database.ts';
import { addAttempt } from '../../payment/attempt/add-attempt.ts';
import { nextRequestOf } from '../../payment/attempt/askable.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import { endRequest } from '../../payment/attempt/end-requests.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { chargeBooking } from '../../payment/ledger/charge.ts';
import { countSurplus } from '../../payment/ledger/count-surplus.ts';
import { requestsOf } from '../../payment/payment-queries.ts';
import { paymentRulesNow } from '../../payment/payment-rules.ts';
import { paypackAccount } from '../../payment/paypack/paypack.ts';
import { agreedPartsOf, storePlan } from '../../payment/plan/plan-queries.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { holdForRequest } from '../slot/hold-slot.ts';
import { limitPrompts } from './prompt.ts';

interface Ordered {
  booking: Booking;
  lines: BookingLine[];
}

/** Charges the difference between two orders of a locked booking; what was refunded stays taken off. */
export async function chargeDifference(
  tx: Transaction,
  before: Ordered,
  after: Ordered,
  actor: string,
): Promise<void> {
  const { id, total } = after.booking;
  const by = { actor, reason: 'The lines of the booking were changed' };
  const balance = await balanceOf(tx, id);
  const { charged } = balance;
  const difference = total - before.booking.total;
  const charge = isCharged(before) ? Math.max(0, charged + difference) : isCharged(after) ? total : 0;
  if (charge !== charged) await chargeBooking(tx, id, charge, by);
  await changePlan(tx, before, after, netPaidOf(balance) > 0 && dueOf(balance) === 0);
  await countSurplus(tx, id, by);
}

/**
 * Plans the new price by the rule, if the old plan was by the rule and nothing is paid of it, or all
 * of its only part. What a paid booking costs more is due today at the earliest.
 */
async function changePlan(tx: Transaction, before: Ordered, after: Ordered, wasPaid: boolean): Promise<void> {
  const { id, eventDate } = after.booking;
  const balance = await balanceOf(tx, id);
  const isOpen = wasPaid ? dueOf(balance) > 0 : balance.charged > 0 && netPaidOf(balance) === 0;
  if (!isOpen) return;
  const { deposit } = await paymentRulesNow(tx);
  const today = todayInKigali(new Date());
  const rule = ({ booking: { total, eventDate: session }, lines }: Ordered) =>
    planFor({ total, skus: lines.map(({ sku }) => sku), session, today }, deposit);
  const agreed = await agreedPartsOf(tx, id);
  const isByRule = !isCharged(before) || isAgreedAlike(agreed, rule(before));
  const isPlannedAgain = wasPaid ? agreed.length === 0 || (isByRule && agreed.length === 1) : isByRule;
  if (isPlannedAgain) await storePlan(tx, id, rule(after));
  else if (wasPaid) await storePlan(tx, id, dueFrom(today, agreed, eventDate));
}

/** Moves the day of the last part, which takes the difference, if it has passed. */
function dueFrom(today: string, agreed: readonly AgreedPart[], session: string | null): AgreedPart[] {
  return agreed.map((part, at) => {
    const { dueDay, daysBefore } = part;
    const day = daysBefore === null || session === null ? dueDay : addDays(session, -daysBefore);
    const isPast = at === agreed.length - 1 && day !== null && day < today;
    return isPast ? { ...part, dueDay: today, daysBefore: null } : part;
  });
}

/** True for the parts of the rule, whatever day they were agreed on. */
function isAgreedAlike(agreed: readonly AgreedPart[], rule: readonly AgreedPart[]): boolean {
  if (agreed.length === 0) return rule.length < 2;
  return (
    agreed.length === rule.length &&
    agreed.every(
      ({ amount, daysBefore }, at) => amount === rule[at]?.amount && daysBefore === rule[at].daysBefore,
    )
  );
}

function isCharged({ booking: { agreedAt, total }, lines }: Ordered): boolean {
  return agreedAt !== null || isPayable({ total, fixed: lines.every(({ fixed }) => fixed) });
}

/**
 * Replaces the pending request by one for the next part, on the same phone, and returns it; `was` is
 * what the plan asked before. Another amount that the client chose stays. One that Paypack may be
 * about to send stays: it is sent only up to the amount due.
 */
export async function replaceRequest(
  tx: Transaction,
  booking: Booking,
  { was, actor, now }: { was: number; actor: string; now: Date },
): Promise<Payment | undefined> {
  const before = await requestsOf(tx, booking.id, null);
  const [newest] = before;
  const { next: amount, most } = await nextRequestOf(tx, booking.id);
  if (newest?.status !== 'pending' || newest.amount === amount) return undefined;
  if (newest.amount !== was && newest.amount <= most) return undefined;
  if (newest.transactionRef === null && paypackAccount() !== undefined) return undefined;
  if (amount > 0 && (await holdForRequest(tx, booking, now)) !== undefined) {
    await limitPrompts(tx, booking, actor);
    return addAttempt(tx, {
      bookingId: booking.id,
      shareId: null,
      before,
      amount,
      phone: newest.phone,
      actor,
    });
  }
  await endRequest(tx, newest, 'replaced', actor);
  return undefined;
}
