import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { codeLength } from '#src/domain/account/login/code.ts';
import { secondsFromNow } from '../../clock.ts';
import { db, type Transaction } from '../../database.ts';
import { oneTimeCodes } from '../account.table.ts';
import { hashPassword, nobodysHash, verifyPassword } from '../password-hash.ts';

/** How often a code may be tried. */
const maxCodeTries = 5;

/** How long a code is good for, in minutes. */
export const codeMinutes = 10;

/** Between two mails to the same address lie at least this many seconds. */
export const codePauseSeconds = 60;

/** A row of the table. */
export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

/** What a code is for, and whose it is. */
export type CodeOwner = Pick<OneTimeCode, 'purpose' | 'subject'>;

/** A code to be sent, and the id that names it. */
export interface FreshCode {
  id: string;
  digits: string;
}

/** A code that is not stored yet. Hashing takes time, so it is done before a transaction begins. */
export interface PreparedCode {
  digits: string;
  codeHash: string;
}

/** Draws a code of so many digits. */
export async function prepareCode(length = codeLength): Promise<PreparedCode> {
  const digits = String(randomInt(10 ** length)).padStart(length, '0');
  return { digits, codeHash: await hashPassword(digits) };
}

/** Stores a code in place of the one before. Undefined within a minute of that one, if it went to the same address. */
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

/**
 * The code's row when the digits are right. The try is counted before they are looked at, so that guesses which come at
 * once are counted too. A wrong code, none at all and one that was tried too often take equally long.
 */
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
  const right = await verifyPassword(row?.codeHash ?? nobodysHash, digits);
  return right ? row : undefined;
}

/** Takes a code that is right out of use, within the transaction of what it allows. False when another was faster. */
export async function spendCode(tx: Transaction, { id }: OneTimeCode): Promise<boolean> {
  const used = await tx
    .delete(oneTimeCodes)
    .where(eq(oneTimeCodes.id, id))
    .returning({ id: oneTimeCodes.id });
  return used.length === 1;
}

/** Takes the code of a subject out of use. */
export async function forgetCode(tx: Transaction, { purpose, subject }: CodeOwner): Promise<void> {
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject, subject)));
}
