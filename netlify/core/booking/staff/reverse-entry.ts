import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { reversalSchema } from '#src/domain/booking/staff/staff-requests.ts';
import type { PaymentMethod } from '#src/domain/payment/ledger.ts';
import { isId } from '#src/lib/ids.ts';
import { audit } from '../../audit/audit.ts';
import { clientLanguage } from '../../client-language.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { endNeedless } from '../../payment/attempt/end-requests.ts';
import { balanceOf, type LedgerEntry, ledgerEntriesOf } from '../../payment/ledger/balance.ts';
import { reverseMoney } from '../../payment/ledger/reverse-money.ts';
import { reversalText } from '../../payment/mails/payment-texts.ts';
import { reversalMail } from '../../payment/mails/reversal-mails.ts';
import { readFields } from '../../read-fields.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import type { Booking } from '../booking-queries.ts';
import { namedLink } from '../mail-parts.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { restartHold } from '../slot/secure-slot.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';

/** Reverses a payment or refund recorded by mistake. Throws 400, 403 (no super admin), 404, 409 or 422. */
export async function reverseBookingEntry(
  change: StaffChange,
  entryId: string,
  body: unknown,
): Promise<StaffBooking> {
  const { user } = change.me;
  if (user.role !== 'SUPERADMIN')
    throw new ProblemError(403, 'Only a super admin can undo this. Please ask a super admin.');
  const { reason, version } = readFields(reversalSchema, body);
  const by = { actor: user.id, reason };
  return changeBooking(change, version, async (tx, booking) => {
    const entry = await undoable(tx, booking, entryId);
    const counted = await reverseMoney(tx, booking, entry, by);
    await endNeedless(tx, booking.id);
    const waits = await restartHold(tx, booking, change.now);
    const { id, kind, method, day } = entry;
    const amount = Math.abs(entry.amount);
    await audit(tx, {
      actor: user.id,
      action: 'booking.entry-reversed',
      subjectId: booking.id,
      before: { entry: id, kind, method, amount, date: day },
      after: { reason },
    });
    const balance = await balanceOf(tx, booking.id);
    const taken = { key: id, kind, method, amount, date: day, counted };
    const link = namedLink(await bookingLink(tx, booking, 'link'), booking);
    await enqueueMail(tx, reversalMail(clientLanguage(booking), waits, taken, balance, link));
    await enqueueTexts(tx, reversalText(clientLanguage(booking), waits, taken, link));
  });
}

interface Recorded extends LedgerEntry {
  kind: 'payment' | 'refund';
  method: PaymentMethod;
}

async function undoable(tx: Transaction, booking: Booking, entryId: string): Promise<Recorded> {
  const entries = await ledgerEntriesOf(tx, booking.id);
  const entry = isId(entryId) ? entries.find(({ id }) => id === entryId) : undefined;
  if (entry === undefined) throw new ProblemError(404, 'This entry is not in the booking’s ledger.');
  if (entries.some((other) => other.entryId === entry.id))
    throw new RefusedChange('This has already been undone.');
  if (!isRecorded(entry)) throw new RefusedChange('Only cash, bank transfers and refunds can be undone.');
  const { paid, refunded } = await balanceOf(tx, booking.id);
  if (entry.kind === 'payment' && refunded > paid + entry.amount)
    throw new RefusedChange('Some of this money was refunded: please undo the refund first.');
  return entry;
}

function isRecorded(entry: LedgerEntry): entry is Recorded {
  const { kind, method } = entry;
  return method !== null && (kind === 'refund' || (kind === 'payment' && method !== 'mobile-money'));
}
