import { db } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { notify } from '../../notification/notification.ts';
import { hiddenPhone } from '../attempt/hidden-phone.ts';
import { paymentDifferences } from './difference.table.ts';
import { differencesMail } from './difference-mail.ts';
import type { Difference } from './find-differences.ts';

/** Stores new differences, notifies staff and returns how many there are. */
export async function storeDifferences(found: readonly Difference[], now: Date): Promise<number> {
  if (found.length === 0) return 0;
  return db().transaction(async (tx) => {
    const added = await tx
      .insert(paymentDifferences)
      .values(found.map(rowOf))
      .onConflictDoNothing({ target: [paymentDifferences.kind, paymentDifferences.transactionRef] })
      .returning();
    const [first] = added;
    if (first === undefined) return 0;
    await notify(tx, {
      kind: 'failure',
      key: 'paypackDifferences',
      values: { count: added.length },
      dedupeKey: `payment-differences:${now.toISOString()}`,
      subjectId: first.id,
    });
    await enqueueMail(tx, differencesMail(added, first.id));
    return added.length;
  });
}

function rowOf({ kind, ours, theirs }: Difference): typeof paymentDifferences.$inferInsert {
  return {
    kind,
    transactionRef: theirs?.ref ?? ours?.ref ?? '',
    paymentId: ours?.id ?? null,
    phone: hiddenPhone(theirs?.phone || (ours?.phone ?? '')),
    ourAmount: ours?.amount ?? null,
    ourStatus: ours?.status ?? null,
    theirAmount: theirs ? wholeAmount(theirs.amount) : null,
    theirStatus: theirs?.status ?? null,
  };
}

/** Rounds and clamps to a safe integer: a bad amount must not block the other differences. */
function wholeAmount(amount: number): number {
  return Math.round(Math.min(Math.max(amount, 0), Number.MAX_SAFE_INTEGER));
}
