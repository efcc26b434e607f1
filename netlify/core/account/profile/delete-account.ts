import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { audit, forgetWords } from '../../audit/audit.ts';
import { bookingKeys, bookings } from '../../booking/booking.table.ts';
import { offers } from '../../booking/offer/offer.table.ts';
import { bookingNotes } from '../../booking/staff/booking-note.table.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { removeFile } from '../../files/file-store.ts';
import { outboxMails } from '../../mail/outbox.table.ts';
import { notificationReads, notifications } from '../../notification/notification.table.ts';
import { forgetPhones } from '../../payment/attempt/forget-phones.ts';
import { ledgerEntries } from '../../payment/ledger/ledger.table.ts';
import { payments } from '../../payment/payment.table.ts';
import { registrations, users } from '../account.table.ts';
import { lockUser } from '../account-queries.ts';
import { endInvitations } from '../invitation/end-invitations.ts';
import { forgetCode } from '../login/one-time-code.ts';
import { forgetResetCodes } from '../login/reset-code.ts';
import { forgetRequests } from '../own/forget-requests.ts';
import { bookedBy } from '../own/own-bookings.ts';
import type { SignedIn } from '../sessions.ts';
import { lockSuperAdmins, requireAnother } from '../users/super-admin.ts';
import { deleteAvatar } from './avatar-store.ts';

/** Stands for a person in what the books have to keep. */
const nobody = 'Deleted account';

/**
 * Deletes the account with its sessions, codes, picture and mails, and what was sent by forms. Bookings and seats in
 * classes are kept for the books, without the person.
 * Throws ProblemError 409 for the last super admin and while a payment is on its way.
 */
export async function deleteAccount({ user: { id } }: SignedIn): Promise<void> {
  const files = await db().transaction(async (tx) => {
    const superAdmins = await lockSuperAdmins(tx);
    const user = await lockUser(tx, id);
    if (user === undefined) return { avatarKey: null, cvKeys: [] };
    if (user.role === 'SUPERADMIN') requireAnother(superAdmins, id);
    // Enrolments before their fees, as the staff change them: who locks in the same order never waits for each other.
    const { ids, cvKeys } = await forgetRequests(tx, user.email, nobody);
    const bookingIds = await anonymiseBookings(tx, user.email);
    await deleteMails(tx, user.email, [...bookingIds, ...ids]);
    await forgetResetCodes(tx, user.email);
    await forgetCode(tx, { purpose: 'email', subject: id });
    await tx.delete(registrations).where(eq(registrations.email, user.email));
    await endInvitations(tx, user, id);
    await forgetWords(tx, [id]);
    await tx.delete(notificationReads).where(eq(notificationReads.userId, id));
    await tx.delete(users).where(eq(users.id, id));
    await audit(tx, { actor: id, action: 'account.deleted', subjectId: id, before: { role: user.role } });
    return { avatarKey: user.avatarKey, cvKeys };
  });
  await deleteAvatar(files.avatarKey);
  for (const key of files.cvKeys) await removeFile('cvs', key);
}

/** Gives the ids of the bookings. */
async function anonymiseBookings(tx: Transaction, email: string): Promise<string[]> {
  const own = await tx
    .select({ id: bookings.id, name: bookings.name })
    .from(bookings)
    .where(bookedBy(email))
    .for('update');
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return [];
  await requireSettled(tx, ids);
  for (const { id, name } of own) {
    await tx
      .update(notifications)
      .set({ text: sql`replace(${notifications.text}, ${name}, ${nobody})` })
      .where(eq(notifications.subjectId, id));
  }
  await tx.delete(bookingNotes).where(inArray(bookingNotes.bookingId, ids));
  await forgetWords(tx, ids);
  await tx
    .update(ledgerEntries)
    .set({ reason: '' })
    .where(and(inArray(ledgerEntries.bookingId, ids), ne(ledgerEntries.reason, '')));
  await tx
    .update(offers)
    .set({ reason: '' })
    .where(and(inArray(offers.bookingId, ids), ne(offers.reason, '')));
  await tx.delete(bookingKeys).where(inArray(bookingKeys.bookingId, ids));
  await forgetPhones(tx, ids);
  await tx
    .update(bookings)
    .set({ name: nobody, email: '', phone: '', location: '', message: '' })
    .where(inArray(bookings.id, ids));
  return ids;
}

/** A payment that is on its way needs the number it goes to, and ends by itself within a day. */
async function requireSettled(tx: Transaction, bookingIds: string[]): Promise<void> {
  const [pending] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.bookingId, bookingIds), eq(payments.status, 'pending')))
    .limit(1);
  if (pending === undefined) return;
  throw new ProblemError(
    409,
    'A payment request is on its way to your phone. Please approve or decline it first, then delete your account.',
  );
}

/**
 * Mails to the person, and those to the studio that quote them, also under an address they had before, with the
 * notifications of those that could not be sent. What still waits is sent first,
 * and erased by the key it gets here.
 */
async function deleteMails(tx: Transaction, email: string, subjectIds: string[]): Promise<void> {
  const about = or(
    sql`lower(${outboxMails.recipient}) = ${email}`,
    sql`lower(${outboxMails.replyTo}) = ${email}`,
    inArray(outboxMails.subjectId, subjectIds),
  );
  const deleted = await tx
    .delete(outboxMails)
    .where(and(about, ne(outboxMails.status, 'waiting')))
    .returning({ id: outboxMails.id });
  const ids = deleted.map(({ id }) => id);
  await tx.delete(notifications).where(inArray(notifications.subjectId, ids));
  await tx
    .update(outboxMails)
    .set({ dedupeKey: sql`'deleted-account:' || ${outboxMails.id}` })
    .where(about);
}
