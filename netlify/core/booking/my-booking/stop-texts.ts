import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { refusals } from '#src/lib/words/refusals.ts';
import { db } from '../../database.ts';
import { readFields } from '../../read-fields.ts';
import { bookings } from '../booking.table.ts';
import { bookingByLink, type LinkHolder } from './booking-key.ts';
import { describeBooking, type MyBooking } from './my-booking.ts';

const stopSchema = z.object({ stopped: z.boolean(refusals('request')('stoppedMissing')) });
export type StopRequest = z.input<typeof stopSchema>;

/**
 * Stops or starts text messages about one booking: its number may be someone else's, typed by mistake
 * or in bad faith, so the link decides about no other. Throws ProblemError 400, 404, 422 or 429.
 */
export async function stopTexts(holder: LinkHolder, body: unknown): Promise<MyBooking> {
  const booking = await bookingByLink(holder);
  const { stopped } = readFields(stopSchema, body);
  return db().transaction(async (tx) => {
    await tx.update(bookings).set({ textsStopped: stopped }).where(eq(bookings.id, booking.id));
    return describeBooking(tx, booking, holder);
  });
}
