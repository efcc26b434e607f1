import { eq, sql } from 'drizzle-orm';
import { newsletterDiscountMonths, newsletterDiscountPercent } from '#src/domain/discount/discount.ts';
import { newDiscountCode } from '#src/lib/ids.ts';
import type { Transaction } from '../database.ts';
import { type DiscountCode, discountCodes } from './discount-code.table.ts';

/** Returns the newsletter code of an address (in lower case), creating it if needed. */
export async function issueDiscount(tx: Transaction, email: string): Promise<DiscountCode> {
  await tx
    .insert(discountCodes)
    .values({
      code: newDiscountCode(),
      percent: newsletterDiscountPercent,
      email,
      expiresAt: sql`now() + make_interval(months => ${newsletterDiscountMonths})`,
    })
    .onConflictDoNothing({ target: discountCodes.email });
  const [discount] = await tx.select().from(discountCodes).where(eq(discountCodes.email, email));
  if (discount === undefined) throw new Error('The database did not return the discount code it stored.');
  return discount;
}
