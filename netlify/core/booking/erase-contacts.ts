import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { erasePersonalFields } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { messages } from '../message/message.table.ts';
import { notifications } from '../notification/notification.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { erasePaperHolders } from '../paper/paper-queries.ts';
import { erasePhones } from '../payment/attempt/erase-phones.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { refundRequests } from '../payment/refund-approval/refund-request.table.ts';
import { shares } from '../payment/share/share.table.ts';
import { bookingKeys, bookings } from './booking.table.ts';
import type { Booking } from './booking-queries.ts';
import { erasedName } from './erased.ts';
import { offers } from './offer/offer.table.ts';
import { bookingNotes } from './staff/booking-note.table.ts';

/** Erases the client from locked bookings but keeps the amounts; `deleteMails` erases the emails. */
export async function eraseContacts(
  tx: Transaction,
  own: readonly Pick<Booking, 'id' | 'name'>[],
): Promise<void> {
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const { id, name } of own) await eraseNews(tx, id, name);
  await tx.delete(bookingNotes).where(inArray(bookingNotes.bookingId, ids));
  await erasePersonalFields(tx, ids);
  await tx
    .update(ledgerEntries)
    .set({ reason: '' })
    .where(and(inArray(ledgerEntries.bookingId, ids), ne(ledgerEntries.reason, '')));
  await tx
    .update(offers)
    .set({ reason: '', message: '' })
    .where(and(inArray(offers.bookingId, ids), or(ne(offers.reason, ''), ne(offers.message, ''))));
  await tx
    .update(refundRequests)
    .set({ reason: '', decisionReason: '' })
    .where(inArray(refundRequests.bookingId, ids));
  const questions = await eraseQuestions(tx, ids);
  await deleteMails(tx, inArray(outbox.subjectId, questions));
  await eraseShares(tx, ids);
  await tx.delete(bookingKeys).where(inArray(bookingKeys.bookingId, ids));
  await erasePhones(tx, ids);
  await erasePaperHolders(tx, ids);
  await tx
    .update(bookings)
    .set({
      clientId: null,
      name: erasedName,
      email: '',
      phone: '',
      location: '',
      message: '',
      company: '',
      tin: '',
      accountDeletedAt: null,
    })
    .where(inArray(bookings.id, ids));
}

/** Withdraws the shares of these bookings and empties the names, with what their payers were sent. */
async function eraseNews(tx: Transaction, bookingId: string, name: string): Promise<void> {
  const { key, values, subjectId } = notifications;
  const isOfBooking = eq(subjectId, bookingId);
  await tx
    .update(notifications)
    .set({ values: sql`${values} || jsonb_build_object('name', ${erasedName}::text)` })
    .where(and(isOfBooking, sql`${values} ? 'name'`));
  const left = sql`replace(${values}->>'sentence', ${name}, ${erasedName})`;
  await tx
    .update(notifications)
    .set({ values: sql`jsonb_build_object('sentence', ${left})` })
    .where(and(isOfBooking, eq(key, 'sentence')));
}

async function eraseShares(tx: Transaction, bookingIds: string[]): Promise<void> {
  const erased = await tx
    .update(shares)
    .set({ name: '', payerEmail: '', withdrawnAt: sql`coalesce(${shares.withdrawnAt}, now())` })
    .where(inArray(shares.bookingId, bookingIds))
    .returning({ id: shares.id });
  const ids = erased.map(({ id }) => id);
  await deleteMails(tx, inArray(outbox.subjectId, ids));
}

/** Deletes what clients asked about these bookings, with the replies; returns the ids of the questions. */
export async function eraseQuestions(tx: Transaction, bookingIds: string[]): Promise<string[]> {
  const deleted = await tx
    .delete(messages)
    .where(inArray(messages.bookingId, bookingIds))
    .returning({ id: messages.id });
  const ids = deleted.map(({ id }) => id);
  await tx.delete(notifications).where(inArray(notifications.subjectId, ids));
  return ids;
}

/** Deletes these messages and their notifications. Waiting emails leave first. */
export async function deleteMails(tx: Transaction, about: SQL | undefined): Promise<void> {
  const deleted = await tx
    .delete(outbox)
    .where(and(about, or(ne(outbox.status, 'waiting'), eq(outbox.channel, 'sms'))))
    .returning({ id: outbox.id });
  const ids = deleted.map(({ id }) => id);
  await tx.delete(notifications).where(inArray(notifications.subjectId, ids));
  await tx
    .update(outbox)
    .set({ dedupeKey: sql`'deleted-account:' || ${outbox.id}` })
    .where(about);
}
