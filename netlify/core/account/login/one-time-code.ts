import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { codeLength, codeMinutes } from '#src/domain/account/login/code.ts';
import { secondsFromNow } from '../../clock.ts';
import { db, type Transaction } from '../../database.ts';
import { oneTimeCodes } from '../account.table.ts';
import { dummyHash, hashPassword, verifyPassword } from '../password-hash.ts';

const maxCodeTries = 5;

export const codePauseSeconds = 60;

export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

export type CodeOwner = Pick<OneTimeCode, 'purpose' | 'subject'>;

export interface FreshCode {
  id: string;
  digits: string;
}

/** A code that is not stored yet: hashing is slow, so it happens before the transaction. */
export interface PreparedCode {
  digits: string;
  codeHash: string;
}

export async function prepareCode(length = codeLength): Promise<PreparedCode> {
  const digits = String(randomInt(10 ** length)).padStart(length, '0');
  return { digits, codeHash: await hashPassword(digits) };
}

/** Replaces the stored code; undefined within a minute of the last email to this address. */
export async function storeCode(
  tx: Transaction,
  { purpose, subject }: CodeOwner,
  email: string,
  { digits, codeHash }: PreparedCode,
): Promise<FreshCode | undefined> {
  const fresh = { email, codeHash, expiresAt: secondsFromNow(codeMinutes * 60) };
  const [row] = await tx
    .insert(oneTimeCodes)
    .values({ purpose, subject, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCodes.purpose, oneTimeCodes.subject],
      set: { ...fresh, id: sql`gen_random_uuid()`, tries: 0, createdAt: sql`now()` },
      setWhere: sql`${oneTimeCodes.createdAt} < ${secondsFromNow(-codePauseSeconds)} or ${oneTimeCodes.email} <> ${email}`,
    })
    .returning({ id: oneTimeCodes.id });
  return row && { id: row.id, digits };
}

/** Returns the code’s row if right; counts first. Wrong, missing and exhausted codes take equally long. */
export async function checkCode(
  { purpose, subject }: CodeOwner,
  digits: string,
): Promise<OneTimeCode | undefined> {
  const [row] = await db()
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.subject, subject),
        lt(oneTimeCodes.tries, maxCodeTries),
        gt(oneTimeCodes.expiresAt, sql`now()`),
      ),
    )
    .returning();
  const right = await verifyPassword(row?.codeHash ?? dummyHash, digits);
  return right ? row : undefined;
}

/** Uses up a right code in the transaction it permits; false if another was faster. */
export async function consumeCode(tx: Transaction, { id }: OneTimeCode): Promise<boolean> {
  const used = await tx
    .delete(oneTimeCodes)
    .where(eq(oneTimeCodes.id, id))
    .returning({ id: oneTimeCodes.id });
  return used.length === 1;
}

export async function deleteCode(tx: Transaction, { purpose, subject }: CodeOwner): Promise<void> {
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject)));
}
