import { eq } from 'drizzle-orm';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { changeRecord } from '../lists/change-record.ts';
import { requireDraft } from '../newsletter/letter/change-letters.ts';
import { letters } from '../newsletter/letter/letter.table.ts';
import { letterList } from '../newsletter/letter/letter-list.ts';
import { eraseRelatedRecords } from './erase-related-records.ts';

/** Removes a draft with its tests. Throws ProblemError 404 or 409 (changed, or sending began). */
export async function removeLetter({ user }: SignedIn, id: string, version: number): Promise<void> {
  await changeRecord(
    letterList,
    { id, version },
    {
      async apply(tx, current) {
        requireDraft(current);
        await eraseRelatedRecords(tx, [id]);
        await tx.delete(letters).where(eq(letters.id, id));
        const { subject, body } = current;
        await audit(tx, {
          actor: user.id,
          action: 'letter.removed',
          subjectId: id,
          before: { subject, body },
        });
      },
    },
  );
}
