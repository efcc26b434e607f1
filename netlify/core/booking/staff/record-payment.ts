import type * as z from 'zod';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { paymentSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { dueOf } from '#src/domain/payment/ledger.ts';
import { formatMoney } from '#src/lib/money.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { endNeedless } from '../../payment/attempt/end-requests.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { writeLedgerEntry } from '../../payment/ledger/write-entry.ts';
import { announcePayment } from '../../payment/mails/announce-payment.ts';
import { staffReceipt } from '../../payment/mails/payment-mails.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import type { Booking } from '../booking-queries.ts';
import { secureSlot } from '../slot/secure-slot.ts';
import { changeBooking, type StaffChange } from './change-booking.ts';
import { requireDayOfMoney } from './day-of-money.ts';

/** Records money staff took, up to the amount due; emails both sides. Throws 400, 404, 409 or 422. */
export async function recordPayment(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { version, ...taken } = readFields(paymentSchema, body);
  const by = { actor: change.me.user.id, now: change.now };
  return changeBooking(change, version, (tx, booking) => takePayment(tx, booking, taken, by));
}

/** Like `recordPayment`, for a locked booking. Throws ProblemError 422. */
export async function takePayment(
  tx: Transaction,
  booking: Booking,
  { method, amount, date }: Omit<z.output<typeof paymentSchema>, 'version'>,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  requireDayOfMoney(booking, date, now);
  const due = dueOf(await balanceOf(tx, booking.id));
  if (due === 0) throw fieldProblem('amount', 'Nothing is due for this booking.');
  if (amount > due)
    throw fieldProblem('amount', `Only ${formatMoney(due)} is due: please enter that or less.`);
  const entry = await writeLedgerEntry(tx, {
    bookingId: booking.id,
    kind: 'payment',
    account: 'booking',
    method,
    amount: -amount,
    day: date,
    actor,
  });
  const after = { entry: entry.id, method, amount, date };
  await audit(tx, { actor, action: 'booking.payment-recorded', subjectId: booking.id, after });
  await endNeedless(tx, booking.id);
  const secured = await secureSlot(tx, booking, now);
  await announcePayment(tx, secured, staffReceipt(entry.id, { method, amount, date }));
}
