import { like } from 'drizzle-orm';
import { bookings } from '#netlify/core/booking/booking.table.ts';
import { db } from '#netlify/core/database.ts';
import { settleMails } from './backdate.ts';
import { makeSampleBookings } from './sample-bookings.ts';
import { sampleDomain } from './sample-people.ts';
import { makeSampleRequests } from './sample-requests.ts';

/** Fills the lists of this machine's own database with marked samples, once, so that every screen has something to show. */
export async function makeSampleData(): Promise<void> {
  const [known] = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(like(bookings.email, `%@${sampleDomain}`))
    .limit(1);
  if (known !== undefined) return;
  await makeSampleBookings();
  await makeSampleRequests();
  await settleMails();
}
