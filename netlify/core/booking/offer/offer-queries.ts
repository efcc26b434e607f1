import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database.ts';
import { offers } from './offer.table.ts';

export type Offer = typeof offers.$inferSelect;

export async function offersOf(connection: Database | Transaction, bookingId: string): Promise<Offer[]> {
  return connection
    .select()
    .from(offers)
    .where(eq(offers.bookingId, bookingId))
    .orderBy(desc(offers.createdAt), desc(offers.id));
}

export async function openOffer(tx: Transaction, bookingId: string): Promise<Offer | undefined> {
  return (await offersOf(tx, bookingId)).find(({ state }) => state === 'open');
}
