import { desc, eq, sql } from 'drizzle-orm';
import { askedOften, type Database, type Transaction } from '../../database.ts';
import { offers } from './offer.table.ts';

export type Offer = typeof offers.$inferSelect;

/** All that was offered for a booking, the newest first. */
export async function offersOf(connection: Database | Transaction, bookingId: string): Promise<Offer[]> {
  return offersQuestion(connection).execute({ bookingId });
}

const offersQuestion = askedOften((connection) =>
  connection
    .select()
    .from(offers)
    .where(eq(offers.bookingId, sql.placeholder('bookingId')))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .prepare(''),
);

/** The offer that waits for the client. */
export async function openOffer(tx: Transaction, bookingId: string): Promise<Offer | undefined> {
  return (await offersOf(tx, bookingId)).find(({ state }) => state === 'open');
}
