import { and, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';
import { digestOfPhone } from '../../phone-digest.ts';
import { payments } from '../payment.table.ts';
import { promptedWithinADay } from './prompt-limit.ts';

/**
 * Erases the phones of these payments. A digest keeps those of the last day counting:
 * otherwise deleting an account would reset the limit that protects a stranger's phone.
 */
export async function erasePhones(tx: Transaction, bookingIds: string[]): Promise<void> {
  const ofBookings = inArray(payments.bookingId, bookingIds);
  const counting = await tx
    .selectDistinct({ phone: payments.phone })
    .from(payments)
    .where(and(ofBookings, promptedWithinADay, ne(payments.phone, '')));
  for (const { phone } of counting)
    await tx
      .update(payments)
      .set({ phone: '', phoneDigest: digestOfPhone(phone) })
      .where(and(ofBookings, promptedWithinADay, eq(payments.phone, phone)));
  await tx.update(payments).set({ phone: '' }).where(ofBookings);
}

export async function erasePhoneDigests(tx: Transaction, now: Date): Promise<number> {
  const dayBefore = sql`${now.toISOString()}::timestamptz - interval '24 hours'`;
  const gone = await tx
    .update(payments)
    .set({ phoneDigest: null })
    .where(and(isNotNull(payments.phoneDigest), lte(payments.promptedAt, dayBefore)))
    .returning({ id: payments.id });
  return gone.length;
}
