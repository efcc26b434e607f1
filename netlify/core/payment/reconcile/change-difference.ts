import { eq, sql } from 'drizzle-orm';
import {
  differenceChangeSchema,
  type PaymentDifference,
} from '#src/domain/payment/differences/difference.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { changeRecord } from '../../lists/change-record.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { paymentDifferences } from './difference.table.ts';
import { differenceList } from './difference-list.ts';

/** Settles a difference with a note, or reopens it. Throws ProblemError 400, 404, 409 or 422. */
export async function changeDifference(
  { user }: SignedIn,
  id: string,
  body: unknown,
): Promise<PaymentDifference> {
  const { settled, note, version } = readFields(differenceChangeSchema, body);
  if (settled && note === '') throw fieldProblem('note', 'Please say what was done about it.');
  return changeRecord(
    differenceList,
    { id, version },
    {
      async apply(tx, current) {
        if ((current.settledAt !== null) === settled && current.note === note) return;
        await tx
          .update(paymentDifferences)
          .set({ note, settledAt: settled ? sql`coalesce(${paymentDifferences.settledAt}, now())` : null })
          .where(eq(paymentDifferences.id, id));
        await audit(tx, {
          actor: user.id,
          action: settled ? 'difference.settled' : 'difference.reopened',
          subjectId: id,
          before: { settled: current.settledAt !== null, note: current.note },
          after: { settled, note },
        });
      },
    },
  );
}
