import { and, eq, isNull } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { discountCodes } from '../discount/discount-code.table.ts';
import { ProblemError } from '../errors.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { eraseRelatedRecords } from './erase-related-records.ts';

/** Erases an address and its traces, and audits it without the address. Throws ProblemError 404. */
export async function removeSubscriber({ user }: SignedIn, id: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [gone] = isId(id) ? await tx.delete(subscribers).where(eq(subscribers.id, id)).returning() : [];
    if (gone === undefined) throw new ProblemError(404, 'This address no longer exists.');
    const { email, status } = gone;
    await tx
      .delete(discountCodes)
      .where(and(eq(discountCodes.email, email), isNull(discountCodes.usedByBookingId)));
    await eraseRelatedRecords(tx, [id]);
    await audit(tx, {
      actor: user.id,
      action: 'subscriber.removed',
      subjectId: id,
      before: { status },
    });
  });
}
