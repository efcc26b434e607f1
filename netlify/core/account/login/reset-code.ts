import { and, eq, gt, sql } from 'drizzle-orm';
import { secondsFromNow } from '../../clock.ts';
import { db, type Transaction } from '../../database.ts';
import { lockEmail } from '../account-queries.ts';
import { nobodysHash, verifyPassword } from '../password-hash.ts';
import { freshToken, hashOf } from '../secret-token.ts';
import { codeMinutes, codePauseSeconds, type FreshCode, type PreparedCode } from './one-time-code.ts';
import { resetCodes } from './reset-code.table.ts';

/** How long the key in a mail's button is good for, in minutes: longer than the pause between mails that strangers ask for. */
export const resetKeyMinutes = 60;

/** What a mail carries: a code to type, and a key in its button. */
export interface FreshReset extends FreshCode {
  key: string;
}

const stillGood = gt(resetCodes.expiresAt, sql`now()`);

/** A row of the table. */
export type ResetCode = typeof resetCodes.$inferSelect;

/** Stores one more code, with a key; those before it stay good. Undefined within a minute of the last one. */
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

/** The row of the mail that carried this key: 256 random bits, which nobody guesses. */
export async function resetByKey(email: string, key: string): Promise<ResetCode | undefined> {
  const [row] = await db()
    .select()
    .from(resetCodes)
    .where(and(eq(resetCodes.keyHash, hashOf(key)), eq(resetCodes.email, email), stillGood));
  return row;
}

/** The row of the code with these digits. With a pause of a minute, ten codes are good at most. */
export async function checkResetCode(email: string, digits: string): Promise<ResetCode | undefined> {
  const good = await db()
    .select()
    .from(resetCodes)
    .where(
      and(
        eq(resetCodes.email, email),
        stillGood,
        gt(resetCodes.createdAt, secondsFromNow(-codeMinutes * 60)),
      ),
    );
  // Without any code one hash is computed all the same.
  if (good.length === 0) await verifyPassword(nobodysHash, digits);
  // One after the other, to leave processors to others; all of them, or the time would tell which one it was.
  let right: ResetCode | undefined;
  for (const code of good) if (await verifyPassword(code.codeHash, digits)) right = code;
  return right;
}

/** True while the key of some mail to an address is good. */
export async function hasResetKey(email: string): Promise<boolean> {
  return (await db().$count(resetCodes, and(eq(resetCodes.email, email), stillGood))) > 0;
}

/** Takes a code that is right, and all others of its address, out of use. False when another was faster. */
export async function spendResetCode(tx: Transaction, { id, email }: ResetCode): Promise<boolean> {
  const gone = await tx
    .delete(resetCodes)
    .where(eq(resetCodes.email, email))
    .returning({ id: resetCodes.id });
  return gone.some((row) => row.id === id);
}

/** Takes every reset code of an address out of use. */
export async function forgetResetCodes(tx: Transaction, email: string): Promise<void> {
  await tx.delete(resetCodes).where(eq(resetCodes.email, email));
}
