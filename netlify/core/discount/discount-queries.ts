import { and, eq, ne, sql } from 'drizzle-orm';
import type { DiscountFacts } from '#src/domain/discount/discount.ts';
import { discountCodeFrom } from '#src/lib/ids.ts';
import { bookings } from '../booking/booking.table.ts';
import type { Database, Transaction } from '../database.ts';
import { type DiscountCode, discountCodes } from './discount-code.table.ts';

export async function discountByCode(
  tx: Transaction | Database,
  typed: string,
): Promise<DiscountCode | undefined> {
  const code = discountCodeFrom(typed);
  if (code === undefined) return undefined;
  const [discount] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code));
  return discount;
}

/** Moves a code to another address, unless that has its own. Both in lower case. */
export async function moveDiscount(tx: Transaction, from: string, to: string): Promise<void> {
  const taken = await tx.select().from(discountCodes).where(eq(discountCodes.email, to));
  if (taken.length === 0)
    await tx.update(discountCodes).set({ email: to }).where(eq(discountCodes.email, from));
}

/** Reads the facts that decide about a code. `except` is the booking that would use it. */
export async function discountFacts(
  tx: Transaction | Database,
  { email, expiresAt, usedByBookingId }: Pick<DiscountCode, 'email' | 'expiresAt' | 'usedByBookingId'>,
  except?: string,
): Promise<DiscountFacts> {
  const earlier = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(sql`lower(${bookings.email})`, email),
        ne(bookings.kind, 'fee'),
        ne(bookings.status, 'cancelled'),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    )
    .limit(1);
  return { email, expiresAt, used: usedByBookingId !== null, bookedBefore: earlier.length > 0 };
}
