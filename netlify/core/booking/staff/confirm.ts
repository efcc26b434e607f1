import { and, desc, eq, sql } from 'drizzle-orm';
import { requestEnd } from '#src/domain/availability/slot/slot.ts';
import { confirmationUndoSeconds, type StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { netPaidOf } from '#src/domain/payment/ledger.ts';
import { auditEntries } from '../../audit/audit.table.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { deleteUnsent, haveLeft } from '../../outbox/unsent-messages.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { requestsOf } from '../../payment/payment-queries.ts';
import { planOf } from '../../payment/plan/plan-queries.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { createTasks, removeOpenTasks } from '../../task/create-tasks.ts';
import { bookings } from '../booking.table.ts';
import { type Booking, linesOf } from '../booking-queries.ts';
import {
  bookingConfirmedMail,
  bookingConfirmedText,
  confirmationKey,
  confirmationMessages,
} from '../change/confirm-mails.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { hasOrRegainsSlot, slotGoneForStaff } from '../slot/regain-slot.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';

/** State before the confirmation, stored in the audit entry for the undo. */
interface Unconfirmed {
  status: 'pending';
  /** ISO instant; null when the slot could not be lost. */
  heldUntil: string | null;
}

/** Confirms a locked booking: keeps its slot for good, paid or not, and tells the client. */
export async function confirm(tx: Transaction, booking: Booking, actor: string, now: Date): Promise<void> {
  if (!(await hasOrRegainsSlot(tx, booking, now))) throw new RefusedChange(slotGoneForStaff(booking));
  const confirmed = await change(tx, booking.id, { status: 'confirmed', heldUntil: null });
  await audit(tx, {
    actor,
    action: 'booking.confirmed',
    subjectId: booking.id,
    before: {
      status: 'pending',
      heldUntil: booking.heldUntil?.toISOString() ?? null,
    } satisfies Unconfirmed,
    after: { status: confirmed.status },
  });
  await createTasks(tx, confirmed, now);
  const lines = await linesOf(tx, booking.id);
  const balance = await balanceOf(tx, booking.id);
  const plan = await planOf(tx, booking.id);
  const link = await bookingLink(tx, booking);
  await enqueueMail(tx, bookingConfirmedMail({ booking: confirmed, lines, balance, plan }, link));
  await enqueueTexts(tx, [
    bookingConfirmedText({ booking: confirmed, plan }, confirmationKey(booking.id), link),
  ]);
}

/** Undoes a confirmation before the client is told; restores status and hold. Throws 404 or 409. */
export async function undoConfirmation(asked: StaffChange, version: number): Promise<StaffBooking> {
  return changeBooking(asked, version, async (tx, booking) => {
    const before = await undoable(tx, booking);
    const messages = confirmationMessages(booking.id);
    if (await haveLeft(tx, messages)) throw new RefusedChange(tooLate);
    await deleteUnsent(tx, messages);
    const heldUntil = await holdBefore(tx, booking, before, asked.now);
    const pending = await change(tx, booking.id, { status: before.status, heldUntil });
    await removeOpenTasks(tx, booking.id);
    await audit(tx, {
      actor: asked.me.user.id,
      action: 'booking.confirmation-undone',
      subjectId: booking.id,
      before: { status: booking.status },
      after: { status: pending.status },
    });
  });
}

const tooLate =
  'The client has been told, so the confirmation can no longer be undone. You can still move or cancel the booking.';

/** Returns the state to restore; refuses an old confirmation, or one followed by a payment. */
async function undoable(tx: Transaction, booking: Booking): Promise<Unconfirmed> {
  if (booking.status !== 'confirmed')
    throw new RefusedChange('This booking is not confirmed, so there is nothing to undo.');
  const [confirmation] = await tx
    .select({ before: auditEntries.before, isRecent })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, booking.id), eq(auditEntries.action, 'booking.confirmed')))
    .orderBy(desc(auditEntries.at))
    .limit(1);
  if (!confirmation?.isRecent) throw new RefusedChange(tooLate);
  const before = confirmation.before as Unconfirmed;
  if (before.heldUntil !== null && netPaidOf(await balanceOf(tx, booking.id)) > 0)
    throw new RefusedChange(
      'Money has arrived for this booking since you confirmed it, so it stays confirmed. You can still move or cancel it.',
    );
  return before;
}

/** Double the undo time, because a click in the last second may arrive late. */
const isRecent = sql<boolean>`${auditEntries.at} > now() - make_interval(secs => ${2 * confirmationUndoSeconds})`;

async function holdBefore(tx: Transaction, { id }: Booking, before: Unconfirmed, now: Date) {
  if (before.heldUntil === null) return null;
  const [newest] = await requestsOf(tx, id, null);
  const heldUntil = new Date(before.heldUntil);
  return newest?.status === 'pending' ? requestEnd(heldUntil, now) : heldUntil;
}

async function change(
  tx: Transaction,
  id: string,
  to: Pick<Booking, 'status' | 'heldUntil'>,
): Promise<Booking> {
  const [changed] = await tx
    .update(bookings)
    .set({ ...to, revision: sql`${bookings.revision} + 1` })
    .where(eq(bookings.id, id))
    .returning();
  if (changed === undefined) throw new Error('The database did not return the booking it changed.');
  return changed;
}
