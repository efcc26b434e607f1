import { sql } from 'drizzle-orm';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { refundSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { type PaymentMethod, refundableOf } from '#src/domain/payment/ledger.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { clientLanguage } from '../../client-language.ts';
import type { Transaction } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { notify } from '../../notification/notification.ts';
import { endNeedless } from '../../payment/attempt/end-requests.ts';
import { balanceOf, ledgerEntriesOf } from '../../payment/ledger/balance.ts';
import { writeRefund } from '../../payment/ledger/refund.ts';
import { refundSentText } from '../../payment/mails/payment-texts.ts';
import { refundSentMail } from '../../payment/mails/refund-mails.ts';
import { refundRequests } from '../../payment/refund-approval/refund-request.table.ts';
import { refundRequestMail } from '../../payment/refund-approval/refund-request-mail.ts';
import {
  approversFor,
  needsApproval,
  openRequestOf,
} from '../../payment/refund-approval/refund-request-queries.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import type { Booking } from '../booking-queries.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';
import { requireDayOfMoney } from './day-of-money.ts';

/** Refund as typed by staff. */
interface TypedRefund {
  method: PaymentMethod;
  /** RWF */
  amount: number;
  /** `YYYY-MM-DD` in Kigali. */
  date: string;
  reason: string;
}

/**
 * Records a refund up to the amount paid and emails the client. A large one is stored as a request
 * that a super admin approves. Throws 400, 404, 409 or 422.
 */
export async function recordRefund(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { version, ...refund } = readFields(refundSchema, body);
  const { me, now } = change;
  return changeBooking(change, version, async (tx, booking) => {
    requireDayOfMoney(booking, refund.date, now);
    await requireRefundable(tx, booking.id, refund.amount);
    const entries = await ledgerEntriesOf(tx, booking.id);
    const isLarge = await needsApproval(tx, refund.amount, entries);
    if (isLarge) await requestRefund(tx, booking, refund, me);
    else await giveRefund(tx, booking, refund, me.user.id);
  });
}

/** Throws ProblemError 422 for more than was paid. */
async function requireRefundable(tx: Transaction, bookingId: string, amount: number): Promise<void> {
  const balance = await balanceOf(tx, bookingId);
  const most = refundableOf(balance);
  if (most === 0) throw fieldProblem('amount', 'There is nothing to refund.');
  if (amount > most)
    throw fieldProblem('amount', `Only ${formatMoney(most)} was paid: please enter that or less.`);
}

/** Records a refund of a locked booking and tells the client. */
export async function giveRefund(
  tx: Transaction,
  booking: Booking,
  { method, amount, date, reason }: TypedRefund,
  actor: string,
): Promise<void> {
  const entry = await writeRefund(tx, booking.id, { method, amount, day: date, actor, reason });
  await endNeedless(tx, booking.id);
  const after = { entry: entry.id, method, amount, date, reason };
  await audit(tx, { actor, action: 'booking.refund-recorded', subjectId: booking.id, after });
  const left = await balanceOf(tx, booking.id);
  await enqueueMail(
    tx,
    refundSentMail(clientLanguage(booking), booking, { key: entry.id, method, amount, date }, left),
  );
  const link = await bookingLink(tx, booking);
  await enqueueTexts(tx, [refundSentText(clientLanguage(booking), booking, { key: entry.id, amount }, link)]);
}

async function requestRefund(
  tx: Transaction,
  { id: bookingId, reference }: Booking,
  { method, amount, date, reason }: TypedRefund,
  { user }: SignedIn,
): Promise<void> {
  if ((await openRequestOf(tx, bookingId)) !== undefined)
    throw new RefusedChange('A refund of this booking already waits for approval: only one can.');
  const [request] = await tx
    .insert(refundRequests)
    // Later than every entry of the locked booking; the transaction may have begun before one of them.
    .values({
      bookingId,
      method,
      amount,
      day: date,
      reason,
      actor: user.id,
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  if (request === undefined) throw new Error('The database did not return the request it stored.');
  await audit(tx, {
    actor: user.id,
    action: 'booking.refund-requested',
    subjectId: bookingId,
    after: { request: request.id, method, amount, date, reason },
  });
  await notify(tx, {
    kind: 'refund',
    key: 'refundRequested',
    values: { by: user.name, amount, reference },
    dedupeKey: `refund-request:${request.id}`,
    subjectId: bookingId,
  });
  for (const approver of await approversFor(tx, user.id))
    await enqueueMail(tx, refundRequestMail({ request, reference, askedBy: user.name }, approver));
}
