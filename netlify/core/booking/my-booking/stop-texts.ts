import * as z from 'zod';
import { db } from '../../database.ts';
import { readFields } from '../../read-fields.ts';
import { setTextStop } from '../../sms/text-stops.ts';
import { bookingByLink, type LinkHolder } from './booking-key.ts';
import { describeBooking, type MyBooking } from './my-booking.ts';

const stopSchema = z.object({ stopped: z.boolean('Please say whether to stop the text messages.') });
export type StopRequest = z.input<typeof stopSchema>;

/** Stops or starts text messages to the booking's number. Throws ProblemError 400, 404, 422 or 429. */
export async function stopTexts(holder: LinkHolder, body: unknown): Promise<MyBooking> {
  const booking = await bookingByLink(holder);
  const { stopped } = readFields(stopSchema, body);
  return db().transaction(async (tx) => {
    await setTextStop(tx, booking.phone, stopped);
    return describeBooking(tx, booking, holder.now);
  });
}
