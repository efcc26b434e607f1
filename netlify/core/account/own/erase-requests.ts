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
 * Deletes or anonymises a person’s applications, messages, enrolments and newsletter subscription.
 * Returns the ids of these records, and the keys of CV files to remove after the commit.
 */
export async function eraseRequests(
  tx: Transaction,
  email: string,
  erasedName: string,
): Promise<{ ids: string[]; cvKeys: string[] }> {
  const applied = await tx.delete(applications).where(appliedBy(email)).returning();
  const written = await tx.delete(messages).where(writtenBy(email)).returning({ id: messages.id });
  const enrolled = await tx
    .update(enrolments)
    .set({
      name: erasedName,
      email: '',
      phone: '',
      emergencyContact: '',
      guardianName: null,
      // Give up a waiting-list position, or a place that frees up would go to an erased person.
      status: sql`case when ${enrolments.status} = 'waiting' then 'cancelled' else ${enrolments.status} end`,
    })
    .where(enrolledBy(email))
    .returning({ id: enrolments.id });
  const subscribed = await tx
    .delete(subscribers)
    .where(eq(subscribers.email, email))
    .returning({ id: subscribers.id });
  await eraseDiscountCodes(tx, email);
  const ids = [...applied, ...written, ...enrolled, ...subscribed].map(({ id }) => id);
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.subjectId, ids));
  return { ids, cvKeys: applied.map(({ cvKey }) => cvKey) };
}

async function eraseDiscountCodes(tx: Transaction, email: string): Promise<void> {
  await tx
    .delete(discountCodes)
    .where(sql`${discountCodes.email} = ${email} and ${discountCodes.usedByBookingId} is null`);
  await tx
    .update(discountCodes)
    .set({ email: sql`'deleted:' || ${discountCodes.id}` })
    .where(eq(discountCodes.email, email));
}
