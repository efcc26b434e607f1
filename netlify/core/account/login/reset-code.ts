import { and, eq, gt, sql } from 'drizzle-orm';
import { codeMinutes } from '#src/domain/account/login/code.ts';
import { secondsFromNow } from '../../clock.ts';
import { db, type Transaction } from '../../database.ts';
import { lockEmail } from '../account-queries.ts';
import { dummyHash, verifyPassword } from '../password-hash.ts';
import { freshToken, hashOf } from '../secret-token.ts';
import { codePauseSeconds, type FreshCode, type PreparedCode } from './one-time-code.ts';
import { resetCodes } from './reset-code.table.ts';

/** Lifetime of the key in an email’s button, in minutes; longer than the pause between such emails. */
export const resetKeyMinutes = 60;

export interface FreshReset extends FreshCode {
  key: string;
}

const notExpired = gt(resetCodes.expiresAt, sql`now()`);

export type ResetCode = typeof resetCodes.$inferSelect;

/** Adds a code and key, keeping earlier ones; undefined within a minute of the last one. */
export async function storeResetCode(
  tx: Transaction,
  email: string,
  { digits, codeHash }: PreparedCode,
): Promise<FreshReset | undefined> {
  await lockEmail(tx, email);
  const [recent] = await tx
    .select({ id: resetCodes.id })
    .from(resetCodes)
    .where(and(eq(resetCodes.email, email), gt(resetCodes.createdAt, secondsFromNow(-codePauseSeconds))))
    .limit(1);
  if (recent !== undefined) return undefined;
  const { token: key, tokenHash: keyHash } = freshToken();
  const [row] = await tx
    .insert(resetCodes)
    .values({ email, codeHash, keyHash, expiresAt: secondsFromNow(resetKeyMinutes * 60) })
    .returning({ id: resetCodes.id });
  return row && { id: row.id, digits, key };
}

export async function resetByKey(email: string, key: string): Promise<ResetCode | undefined> {
  const [row] = await db()
    .select()
    .from(resetCodes)
    .where(and(eq(resetCodes.keyHash, hashOf(key)), eq(resetCodes.email, email), notExpired));
  return row;
}

/** Finds a reset by its code; with one a minute, at most ten are valid. */
export async function checkResetCode(email: string, digits: string): Promise<ResetCode | undefined> {
  const good = await db()
    .select()
    .from(resetCodes)
    .where(
      and(
        eq(resetCodes.email, email),
        notExpired,
        gt(resetCodes.createdAt, secondsFromNow(-codeMinutes * 60)),
      ),
    );
  // One hash even without a code, for equal timing.
  if (good.length === 0) await verifyPassword(dummyHash, digits);
  // Sequentially, to leave CPU for others; all of them, or the timing would reveal the match.
  let right: ResetCode | undefined;
  for (const code of good) if (await verifyPassword(code.codeHash, digits)) right = code;
  return right;
}

export async function hasResetKey(email: string): Promise<boolean> {
  return (await db().$count(resetCodes, and(eq(resetCodes.email, email), notExpired))) > 0;
}

/** Uses up a right code and all others of its address; false if another request was faster. */
export async function consumeResetCode(tx: Transaction, { id, email }: ResetCode): Promise<boolean> {
  const gone = await tx
    .delete(resetCodes)
    .where(eq(resetCodes.email, email))
    .returning({ id: resetCodes.id });
  return gone.some((row) => row.id === id);
}

export async function deleteResetCodes(tx: Transaction, email: string): Promise<void> {
  await tx.delete(resetCodes).where(eq(resetCodes.email, email));
}
