import { asc, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { hiddenPhone } from '../attempt/hidden-phone.ts';
import { shares } from './share.table.ts';

/** Reads the shares of bookings for the client's export, without the payers' email addresses. */
export async function exportedShares(connection: Database | Transaction, bookingIds: string[]) {
  const { bookingId, name, amount, createdAt, withdrawnAt } = shares;
  return connection
    .select({ bookingId, name, amount, createdAt, withdrawnAt })
    .from(shares)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(createdAt));
}

/** Returns the phone of a payment for the client's export; that of another payer is masked. */
export function payerPhone({ phone, shareId }: Pick<Payment, 'phone' | 'shareId'>): string {
  return shareId === null ? phone : phone && hiddenPhone(phone);
}
