import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { planSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { planProblem } from '#src/domain/payment/part-rules.ts';
import type { AgreedPart, PlanPart } from '#src/domain/payment/plan.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { agreedPartsOf, planOf, storePlan } from '../../payment/plan/plan-queries.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import type { Booking } from '../booking-queries.ts';
import { announcePlan } from '../change/plan-mails.ts';
import { secureIfPaid } from '../slot/secure-slot.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';

type NewParts = Pick<PlanPart, 'amount' | 'dueDay'>[];

/**
 * Replaces the parts in which a booking is paid, and tells the client of a dearer or earlier one. A
 * request on its way stays: its money fills the new parts. Throws ProblemError 400, 404, 409 or 422.
 */
export async function changePlan(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { version, parts } = readFields(planSchema, body);
  const { me, now } = change;
  return changeBooking(change, version, async (tx, booking) => {
    requirePlannable(booking);
    const before = await planOf(tx, booking.id);
    if (before.length === 0)
      throw new RefusedChange('This booking has no price yet: please make an offer first.');
    const problem = planProblem(parts, before, todayInKigali(now));
    if (problem !== undefined) throw fieldProblem('parts', problem);
    await storePlan(tx, booking.id, await agreedParts(tx, booking, parts));
    const { booking: secured } = await secureIfPaid(tx, booking, now);
    const after = await planOf(tx, booking.id);
    await audit(tx, {
      actor: me.user.id,
      action: 'booking.plan-changed',
      subjectId: booking.id,
      before: { parts: before.map(withoutPaid) },
      after: { parts: after.map(withoutPaid) },
    });
    await announcePlan(tx, secured, { before, after });
  });
}

function requirePlannable({ kind, status }: Booking): void {
  if (kind === 'fee') throw new RefusedChange('This is a fee: it is paid as a whole.');
  if (status === 'cancelled') throw new RefusedChange('This booking is cancelled: there is nothing to pay.');
}

/** Keeps a part due before the session, whose day moves with it, while its day is the same. */
async function agreedParts(
  tx: Transaction,
  { id, eventDate }: Booking,
  parts: NewParts,
): Promise<AgreedPart[]> {
  const before = await agreedPartsOf(tx, id);
  return parts.map(({ amount, dueDay }) => {
    const same = before.find(
      ({ daysBefore }) => daysBefore !== null && dayOf(eventDate, daysBefore) === dueDay,
    );
    return same === undefined
      ? { amount, dueDay, daysBefore: null }
      : { amount, dueDay: null, daysBefore: same.daysBefore };
  });
}

function dayOf(session: string | null, daysBefore: number): string | null {
  return session === null ? null : addDays(session, -daysBefore);
}

function withoutPaid({ amount, dueDay }: PlanPart) {
  return { amount, dueDay };
}
