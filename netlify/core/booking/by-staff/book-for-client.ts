import type { SignedIn } from '../../account/sessions.ts';
import { submissionOf } from '../../request/submission.ts';
import type { BookingResponse } from '../book-now/booking-response.ts';
import { bookOnce } from '../book-now/create-booking.ts';
import { storeBooking } from '../book-now/store-booking.ts';
import { memberOfStaff } from './member-of-staff.ts';
import { parseBookingByStaff } from './parse-booking-by-staff.ts';

/** Enters a client's booking; idempotent by key and body. Throws ProblemError 400, 403, 409 or 422. */
export async function bookForClient(
  { user }: SignedIn,
  idempotencyKey: string,
  body: unknown,
  now: Date,
): Promise<BookingResponse> {
  const submission = submissionOf('booking', body, idempotencyKey);
  return bookOnce(submission, now, async (terms) => {
    const accepted = await parseBookingByStaff(body, terms, user.role, now);
    return storeBooking(accepted, submission, memberOfStaff(user.id, accepted));
  });
}
