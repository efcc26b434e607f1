import { onDay } from '#src/domain/booking/day/session-time.ts';
import { changeRefused, moveRefusal } from '#src/domain/booking/move.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { type Booking, lockBooking } from '../booking-queries.ts';
import { moveSession } from '../change/move.ts';
import { isHoldExpired, requireHoldLeft } from '../slot/hold-cap.ts';
import { bookingByLink, type LinkHolder } from './booking-key.ts';
import { describeBooking, type MyBooking } from './my-booking.ts';

/** Moves the link's booking, or sets its first day; idempotent. Throws 404, 409, 422 or 429. */
export async function moveBooking(holder: LinkHolder, body: unknown): Promise<MyBooking> {
  const { id } = await bookingByLink(holder);
  const day = readDay(body);
  return db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) throw new Error('A booking was deleted while its day was changed.');
    const same = booking.status !== 'cancelled' && booking.eventDate === day;
    const now = same ? booking : await moveAsClient(tx, booking, day, holder);
    return describeBooking(tx, now, holder);
  });
}

function readDay(body: unknown): string {
  const day = typeof body === 'object' && body !== null && 'eventDate' in body ? body.eventDate : undefined;
  if (typeof day === 'string' && day !== '') return day;
  throw new ProblemError(422, fieldsWrong, { fields: { eventDate: refusals('own-booking')('dateEmpty') } });
}

async function moveAsClient(
  tx: Transaction,
  booking: Booking,
  day: string,
  { address, now }: LinkHolder,
): Promise<Booking> {
  const refusal = moveRefusal(booking, now);
  if (refusal !== undefined) {
    throw new ProblemError(409, changeRefused(refusal, booking, 'move'));
  }
  const to = onDay(day, booking);
  const moved = await moveSession(tx, booking, { actor: 'visitor', by: 'client', to, now });
  if (isHoldExpired(booking, now)) await requireHoldLeft(tx, moved, address);
  return moved;
}
