import { eq, inArray, sql } from 'drizzle-orm';
import { applications } from '../../application/application.table.ts';
import type { Transaction } from '../../database.ts';
import { discountCodes } from '../../discount/discount-code.table.ts';
import { enrolments } from '../../enrolment/enrolment.table.ts';
import { messages } from '../../message/message.table.ts';
import { subscribers } from '../../newsletter/subscriber.table.ts';
import { notifications } from '../../notification/notification.table.ts';
import { appliedBy, enrolledBy, writtenBy } from './own-requests.ts';

/**
 * Takes a person out of what they sent beside bookings: applications, messages and the newsletter go; a seat in a class
 * stays taken, without the person, and a place in a waiting list is given up. Returns the ids of all that, and the keys of the CVs,
 * to be removed once this is committed.
 */
export async function forgetRequests(
  tx: Transaction,
  email: string,
  nobody: string,
): Promise<{ ids: string[]; cvKeys: string[] }> {
  const applied = await tx.delete(applications).where(appliedBy(email)).returning();
  const written = await tx.delete(messages).where(writtenBy(email)).returning({ id: messages.id });
  const enrolled = await tx
    .update(enrolments)
    .set({
      name: nobody,
      email: '',
      phone: '',
      emergencyContact: '',
      guardianName: null,
      // A place that becomes free must not go to nobody.
      status: sql`case when ${enrolments.status} = 'waiting' then 'cancelled' else ${enrolments.status} end`,
    })
    .where(enrolledBy(email))
    .returning({ id: enrolments.id });
  await tx.delete(subscribers).where(eq(subscribers.email, email));
  await forgetCode(tx, email);
  const ids = [...applied, ...written, ...enrolled].map(({ id }) => id);
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.subjectId, ids));
  return { ids, cvKeys: applied.map(({ cvKey }) => cvKey) };
}

/** A code that was used stays with its booking, and belongs to nobody any more. */
async function forgetCode(tx: Transaction, email: string): Promise<void> {
  await tx
    .delete(discountCodes)
    .where(sql`${discountCodes.email} = ${email} and ${discountCodes.usedByBookingId} is null`);
  await tx
    .update(discountCodes)
    .set({ email: sql`'deleted:' || ${discountCodes.id}` })
    .where(eq(discountCodes.email, email));
}
