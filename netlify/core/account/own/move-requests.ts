import { applications } from '../../application/application.table.ts';
import { bookings } from '../../booking/booking.table.ts';
import type { Transaction } from '../../database.ts';
import { moveDiscount } from '../../discount/discount-queries.ts';
import { enrolments } from '../../enrolment/enrolment.table.ts';
import { messages } from '../../message/message.table.ts';
import { bookedBy } from './own-bookings.ts';
import { appliedBy, enrolledBy, writtenBy } from './own-requests.ts';

/** Moves an account’s bookings and requests to its new address, except for the newsletter. */
export async function moveRequests(tx: Transaction, from: string, to: string): Promise<void> {
  const moved = { email: to };
  // Before the bookings, some of which are their fees: the lock order of staff changes.
  await tx.update(enrolments).set(moved).where(enrolledBy(from));
  await tx.update(applications).set(moved).where(appliedBy(from));
  await tx.update(messages).set(moved).where(writtenBy(from));
  await tx.update(bookings).set(moved).where(bookedBy(from));
  await moveDiscount(tx, from, to);
}
