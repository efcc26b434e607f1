import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { refusals } from '#src/lib/words/refusals.ts';
import { audit, erasePersonalFields } from '../../audit/audit.ts';
import { bookings } from '../../booking/booking.table.ts';
import { deleteMails, eraseContacts } from '../../booking/erase-contacts.ts';
import { erasedName } from '../../booking/erased.ts';
import { selectOpen } from '../../booking/open-bookings.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { removeFile } from '../../files/file-store.ts';
import { notificationReads } from '../../notification/notification.table.ts';
import { notify } from '../../notification/notification.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { payments } from '../../payment/payment.table.ts';
import { registrations, users } from '../account.table.ts';
import { lockUser } from '../account-queries.ts';
import { endInvitations } from '../invitation/end-invitations.ts';
import { deleteCode } from '../login/one-time-code.ts';
import { deleteResetCodes } from '../login/reset-code.ts';
import { eraseRequests } from '../own/erase-requests.ts';
import { bookedBy } from '../own/own-bookings.ts';
import { openList, requireCurrentList } from '../own/own-open-bookings.ts';
import { requestsOf } from '../own/own-requests.ts';
import type { SignedIn } from '../sessions.ts';
import { lockSuperAdmins, requireAnother } from '../users/super-admin.ts';
import { deleteAvatar } from './avatar-store.ts';

const refused = refusals('settings');

interface Deletion {
  /** Digest of the open bookings that the client saw. */
  seen?: string;
  now: Date;
}

/**
 * Deletes the account and its data; anonymises bookings and enrolments, open bookings once settled.
 * Throws ProblemError 409 (last super admin, pending payment or open bookings not yet shown).
 */
export async function deleteAccount({ user: { id } }: SignedIn, deletion: Deletion): Promise<void> {
  const files = await db().transaction(async (tx) => {
    const superAdmins = await lockSuperAdmins(tx);
    const user = await lockUser(tx, id);
    if (user === undefined) return { avatarKey: null, cvKeys: [] };
    if (user.role === 'SUPERADMIN') requireAnother(superAdmins, id);
    // Enrolments before their fees, in the lock order of staff changes, to avoid deadlocks.
    const { ids, cvKeys } = await eraseRequests(tx, requestsOf(user.email), erasedName);
    const { overIds, openIds } = await anonymiseBookings(tx, user, deletion);
    await deleteMails(tx, mailsToDelete(user.email, [...overIds, ...ids], openIds));
    await deleteResetCodes(tx, user.email);
    await deleteCode(tx, { purpose: 'email', subject: id });
    await tx.delete(registrations).where(eq(registrations.email, user.email));
    await endInvitations(tx, user, id);
    await erasePersonalFields(tx, [id]);
    await tx.delete(notificationReads).where(eq(notificationReads.userId, id));
    await tx.delete(users).where(eq(users.id, id));
    await audit(tx, { actor: id, action: 'account.deleted', subjectId: id, before: { role: user.role } });
    return { avatarKey: user.avatarKey, cvKeys };
  });
  await deleteAvatar(files.avatarKey);
  for (const key of files.cvKeys) await removeFile('cvs', key);
}

/**
 * Anonymises bookings that are over and settled; the nightly job erases the others later.
 * Returns the ids of both. Throws ProblemError 409 unless the client saw what is open.
 */
async function anonymiseBookings(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  { seen, now }: Deletion,
): Promise<{ overIds: string[]; openIds: string[] }> {
  const own = await tx
    .select()
    .from(bookings)
    .where(bookedBy(email))
    .orderBy(bookings.createdAt)
    .for('update');
  const found = await selectOpen(tx, own, now);
  const open = openList(found);
  const openIds = found.map(({ booking }) => booking.id);
  requireCurrentList(open, seen);
  await requireSettled(
    tx,
    own.map((booking) => booking.id),
  );
  const over = own.filter((booking) => !openIds.includes(booking.id));
  await eraseContacts(tx, over);
  if (openIds.length > 0) {
    await tx.update(bookings).set({ accountDeletedAt: now }).where(inArray(bookings.id, openIds));
    await notifyStaff(
      tx,
      id,
      open.items.map(({ reference }) => reference),
    );
  }
  return { overIds: over.map((booking) => booking.id), openIds };
}

/** Notifies staff with references only, so that nothing has to be erased later. */
function notifyStaff(tx: Transaction, userId: string, references: string[]) {
  return notify(tx, {
    kind: 'booking',
    key: 'accountDeleted',
    values: { references },
    dedupeKey: `account-deleted:${userId}`,
  });
}

/** Throws ProblemError 409 during a payment request, which needs the number and ends within a day. */
async function requireSettled(tx: Transaction, bookingIds: string[]): Promise<void> {
  const [pending] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.bookingId, bookingIds), eq(payments.status, 'pending')))
    .limit(1);
  if (pending === undefined) return;
  throw new ProblemError(409, refused('paymentPending'));
}

/** Matches emails to the person or quoting them, except about bookings that keep contact details. */
function mailsToDelete(email: string, subjectIds: string[], openIds: string[]): SQL | undefined {
  const about = or(
    sql`lower(${outbox.recipient}) = ${email}`,
    sql`lower(${outbox.replyTo}) = ${email}`,
    inArray(outbox.subjectId, subjectIds),
  );
  return and(about, or(isNull(outbox.subjectId), notInArray(outbox.subjectId, openIds)));
}
