import { randomInt } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { type Database, db, type Transaction } from '../../database.ts';
import { hashOf } from '../secret-token.ts';
import { recoveryCodes } from './factor.table.ts';

const codesGiven = 10;

/** 32 characters without look-alikes, so that 16 of them are 80 random bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 16;

export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode = code.length === codeLength && Array.from(code).every((letter) => alphabet.includes(letter));
  return isCode ? code : undefined;
}

export async function drawRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesGiven }, draw);
  await deleteRecoveryCodes(tx, userId);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

function draw(): string {
  return Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

const isCodeOf = (userId: string, code: string) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)));

export async function hasRecoveryCode(userId: string, code: string): Promise<boolean> {
  return (await db().$count(recoveryCodes, isCodeOf(userId, code))) > 0;
}

/** Uses up a code; false if the user has no such code or a concurrent login used it. */
export async function consumeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(isCodeOf(userId, code))
    .returning({ id: recoveryCodes.id });
  return spent.length === 1;
}

export async function countRecoveryCodes(
  connection: Database | Transaction,
  userId: string,
): Promise<number> {
  const [row] = await connection
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
