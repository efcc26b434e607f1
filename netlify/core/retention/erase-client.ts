import { eq, inArray, or, sql } from 'drizzle-orm';
import { erasureSchema } from '#src/domain/client/client-requests.ts';
import { eraseRequests } from '../account/own/erase-requests.ts';
import { applications } from '../application/application.table.ts';
import { audit, erasePersonalFields } from '../audit/audit.ts';
import { bookings } from '../booking/booking.table.ts';
import { eraseContacts } from '../booking/erase-contacts.ts';
import { erasedName } from '../booking/erased.ts';
import { requireCurrent } from '../client/change-client.ts';
import { clientKeys, clients } from '../client/client.table.ts';
import { bookingsOf, idsOf, lockClient } from '../client/client.ts';
import type { Viewer } from '../client/describe-client.ts';
import { keptOf } from '../client/kept.ts';
import { db, type Transaction } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { ProblemError } from '../errors.ts';
import { removeFile } from '../files/file-store.ts';
import { messages } from '../message/message.table.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { notifications } from '../notification/notification.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { readFields } from '../read-fields.ts';
import { waitingList } from '../waiting-list/waiting-list.table.ts';

/**
 * Erases a client with their records; bookings and enrolments stay without contact details.
 * Returns what is kept. Throws ProblemError 400, 404, 409 (stale, or a booking is open) or 422.
 */
export async function eraseClient(viewer: Viewer, which: string, body: unknown): Promise<string[]> {
  const { version } = readFields(erasureSchema, body);
  const { reasons, cvKeys } = await db().transaction(async (tx) => {
    const current = await lockClient(tx, which);
    await requireCurrent(tx, viewer, current, version);
    const same = await idsOf(tx, current.id);
    const addresses = await addressesOf(tx, same);
    // In the lock order of staff changes: enrolments before the bookings that are their fees.
    await tx
      .select({ id: enrolments.id })
      .from(enrolments)
      .where(inArray(enrolments.clientId, same))
      .for('update');
    await tx.select({ id: bookings.id }).from(bookings).where(inArray(bookings.clientId, same)).for('update');
    const booked = await bookingsOf(tx, same);
    const kept = await keptOf(tx, { same, booked, ...addresses }, viewer.now);
    if (kept.open.length > 0)
      throw new ProblemError(409, kept.open.map(({ sentence }) => sentence).join(' '), {
        extra: { open: kept.open },
      });
    const requests = await eraseRequests(
      tx,
      {
        applied: inArray(applications.clientId, same),
        written: inArray(messages.clientId, same),
        enrolled: inArray(enrolments.clientId, same),
        subscribed: inArray(subscribers.clientId, same),
        waiting: inArray(waitingList.clientId, same),
        emails: addresses.emails,
      },
      erasedName,
    );
    await eraseContacts(tx, booked);
    await eraseSent(tx, [...requests.ids, ...booked.map(({ id }) => id)], addresses);
    await erasePersonalFields(tx, [...requests.ids, ...same]);
    // Gone already unless nothing named them any more.
    await tx.delete(clients).where(eq(clients.id, current.id));
    await audit(tx, { actor: viewer.me.user.id, action: 'client.erased', subjectId: current.id });
    return { reasons: kept.reasons, cvKeys: requests.cvKeys };
  });
  for (const key of cvKeys) await removeFile('cvs', key);
  return reasons;
}

interface Addresses {
  phones: string[];
  emails: string[];
}

async function addressesOf(tx: Transaction, same: string[]): Promise<Addresses> {
  const keys = await tx.select().from(clientKeys).where(inArray(clientKeys.clientId, same));
  const all = (kind: 'phone' | 'email') => keys.filter((key) => key.kind === kind).map(({ value }) => value);
  return { phones: all('phone'), emails: all('email') };
}

/** Deletes emails and texts to them, quoting them or about their records, the waiting ones too. */
async function eraseSent(
  tx: Transaction,
  subjectIds: string[],
  { phones, emails }: Addresses,
): Promise<void> {
  const addresses = [...phones, ...emails];
  const gone = await tx
    .delete(outbox)
    .where(
      or(
        inArray(outbox.subjectId, subjectIds),
        inArray(sql`lower(${outbox.recipient})`, addresses),
        inArray(sql`lower(${outbox.replyTo})`, addresses),
      ),
    )
    .returning({ id: outbox.id });
  const ids = gone.map(({ id }) => id);
  await tx.delete(notifications).where(inArray(notifications.subjectId, ids));
}
