import { eq } from 'drizzle-orm';
import {
  type BlockedNumber,
  blockSchema,
  unblockSchema,
} from '#src/domain/payment/blocked/blocked-number.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { db } from '../../database.ts';
import { isUniqueViolation } from '../../errors.ts';
import { lockRecord } from '../../lists/change-record.ts';
import { readRecord } from '../../lists/list.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { hiddenPhone } from '../attempt/hidden-phone.ts';
import { blockedNumbers } from './blocked-number.table.ts';
import { blockedNumberList } from './blocked-number-list.ts';

/** Blocks a number from payment requests. Throws ProblemError 400 or 422. */
export async function blockNumber({ user }: SignedIn, body: unknown): Promise<BlockedNumber> {
  const { phone, reason } = readFields(blockSchema, body);
  try {
    return await db().transaction(async (tx) => {
      const [added] = await tx
        .insert(blockedNumbers)
        .values({ phone, reason })
        .returning({ id: blockedNumbers.id });
      const blocked = added && (await readRecord(blockedNumberList, tx, added.id));
      if (blocked === undefined) throw new Error('The database did not return the number it stored.');
      await audit(tx, {
        actor: user.id,
        action: 'number.blocked',
        subjectId: blocked.id,
        after: { phone: hiddenPhone(phone), reason },
      });
      return blocked;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw fieldProblem('phone', 'This number is already blocked.');
  }
}

/** Unblocks a number. Throws ProblemError 400, 404 or 422. */
export async function unblockNumber({ user }: SignedIn, id: string, body: unknown): Promise<void> {
  const { reason } = readFields(unblockSchema, body);
  await db().transaction(async (tx) => {
    const { phone, reason: before } = await lockRecord(blockedNumberList, tx, id);
    await tx.delete(blockedNumbers).where(eq(blockedNumbers.id, id));
    await audit(tx, {
      actor: user.id,
      action: 'number.unblocked',
      subjectId: id,
      before: { phone: hiddenPhone(phone), reason: before },
      after: { reason },
    });
  });
}
