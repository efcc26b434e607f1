import { desc, eq } from 'drizzle-orm';
import { offerRefusal } from '#src/domain/booking/offer/offer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
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

/** Finds the offer that the client can still accept. */
export function validOffer(all: readonly Offer[], now: Date): Offer | undefined {
  const today = todayInKigali(now);
  return all.find((offer) => offer.state === 'open' && offerRefusal(offer, today) === undefined);
}
