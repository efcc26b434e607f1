import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { refundSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { netPaidOf } from '#src/domain/payment/ledger.ts';
import { formatMoney } from '#src/lib/money.ts';
import { audit } from '../../audit/audit.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { writeRefund } from '../../payment/ledger/refund.ts';
import { refundSentText } from '../../payment/mails/payment-texts.ts';
import { refundSentMail } from '../../payment/mails/refund-mails.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { changeBooking, type StaffChange } from './change-booking.ts';
import { requireDayOfMoney } from './day-of-money.ts';

/** Records a refund up to the amount paid and emails the client. Throws 400, 404, 409 or 422. */
export async function recordRefund(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { version, method, amount, date, reason } = readFields(refundSchema, body);
  const actor = change.me.user.id;
  return changeBooking(change, version, async (tx, booking) => {
    requireDayOfMoney(booking, date, change.now);
    const balance = await balanceOf(tx, booking.id);
    const most = netPaidOf(balance) + balance.surplus;
    if (most === 0) throw fieldProblem('amount', 'There is nothing to refund.');
    if (amount > most)
      throw fieldProblem('amount', `Only ${formatMoney(most)} was paid: please enter that or less.`);
    const entry = await writeRefund(tx, booking.id, { method, amount, day: date, actor, reason });
    const after = { entry: entry.id, method, amount, date, reason };
    await audit(tx, { actor, action: 'booking.refund-recorded', subjectId: booking.id, after });
    const left = await balanceOf(tx, booking.id);
    await enqueueMail(tx, refundSentMail(booking, { key: entry.id, method, amount, date }, left));
    const link = await bookingLink(tx, booking.id);
    await enqueueTexts(tx, [refundSentText(booking, { key: entry.id, amount }, link)]);
  });
}
