import { inArray, type SQL, sql } from 'drizzle-orm';
import { applications } from '../../application/application.table.ts';
import type { Transaction } from '../../database.ts';
import { discountCodes } from '../../discount/discount-code.table.ts';
import { enrolments } from '../../enrolment/enrolment.table.ts';
import { messages } from '../../message/message.table.ts';
import { subscribers } from '../../newsletter/subscriber.table.ts';
import { notifications } from '../../notification/notification.table.ts';
import { waitingList } from '../../waiting-list/waiting-list.table.ts';

/** Conditions on a person's records, and the addresses of their discount codes. */
export interface PersonsRequests {
  applied: SQL | undefined;
  written: SQL | undefined;
  enrolled: SQL | undefined;
  subscribed: SQL | undefined;
  waiting: SQL | undefined;
  emails: readonly string[];
}

/**
 * Deletes or anonymises a person’s applications, messages, enrolments, newsletter subscription and
 * places on the waiting list.
 * Returns the ids of these records, and the keys of CV files to remove after the commit.
 */
export async function eraseRequests(
  tx: Transaction,
  { applied, written, enrolled, subscribed, waiting, emails }: PersonsRequests,
  erasedName: string,
): Promise<{ ids: string[]; cvKeys: string[] }> {
  const applicationsGone = await tx.delete(applications).where(applied).returning();
  const messagesGone = await tx.delete(messages).where(written).returning({ id: messages.id });
  const anonymised = await tx
    .update(enrolments)
    .set({
      clientId: null,
      name: erasedName,
      email: '',
      phone: '',
      emergencyContact: '',
      guardianName: null,
      // Give up a waiting-list position, or a place that frees up would go to an erased person.
      status: sql`case when ${enrolments.status} = 'waiting' then 'cancelled' else ${enrolments.status} end`,
    })
    .where(enrolled)
    .returning({ id: enrolments.id });
  const subscribersGone = await tx.delete(subscribers).where(subscribed).returning({ id: subscribers.id });
  const waitingGone = await tx.delete(waitingList).where(waiting).returning({ id: waitingList.id });
  await eraseDiscountCodes(tx, emails);
  const gone = [...applicationsGone, ...messagesGone, ...subscribersGone, ...waitingGone];
  const ids = [...gone, ...anonymised].map(({ id }) => id);
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.subjectId, ids));
  return { ids, cvKeys: applicationsGone.map(({ cvKey }) => cvKey) };
}

async function eraseDiscountCodes(tx: Transaction, emails: readonly string[]): Promise<void> {
  const theirs = inArray(discountCodes.email, [...emails]);
  await tx.delete(discountCodes).where(sql`${theirs} and ${discountCodes.usedByBookingId} is null`);
  await tx
    .update(discountCodes)
    .set({ email: sql`'deleted:' || ${discountCodes.id}` })
    .where(theirs);
}
