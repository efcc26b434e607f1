import type { IssuedPaper } from '#src/domain/paper/paper.ts';
import { lockBooking } from '../booking/booking-queries.ts';
import type { StaffChange } from '../booking/staff/change-booking.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { type Issuer, issuePaper } from '../paper/issue-paper.ts';
import { toIssued } from '../paper/paper-queries.ts';
import { bookingsOf, findClient, idsOf } from './client.ts';

/** Issues a client's statement, kept with their newest booking. Throws ProblemError 404, 409 or 429. */
export async function issueStatement({ me, which, now }: StaffChange): Promise<IssuedPaper> {
  return db().transaction(async (tx) => {
    const client = await findClient(tx, which);
    const newest = (await bookingsOf(tx, await idsOf(tx, client.id))).at(-1);
    const booking = newest && (await lockBooking(tx, newest.id));
    if (booking === undefined)
      throw new ProblemError(409, 'This client has no bookings yet, so a statement would be empty.');
    const by: Issuer = { series: 'statement', of: 'client', now, actor: me.user.id };
    return toIssued(await issuePaper(tx, booking, by));
  });
}
