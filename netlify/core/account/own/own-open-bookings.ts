import {
  type OpenBookings,
  openBookingsAdvice,
  openBookingsSentence,
} from '#src/domain/account/settings/open-bookings.ts';
import { bookings } from '../../booking/booking.table.ts';
import { type OpenFound, selectOpen } from '../../booking/open-bookings.ts';
import { db } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { requestDigest } from '../../request/request-digest.ts';
import type { SignedIn } from '../sessions.ts';
import { bookedBy } from './own-bookings.ts';

export async function ownOpenBookings({ user }: SignedIn, now: Date): Promise<OpenBookings> {
  const own = await db().select().from(bookings).where(bookedBy(user.email)).orderBy(bookings.createdAt);
  return openList(await selectOpen(db(), own, now));
}

export function openList(open: readonly OpenFound[]): OpenBookings {
  const items = open.map(({ item }) => item);
  return { items, seen: requestDigest(items) };
}

/** Throws ProblemError 409 with the list unless the client has seen exactly this version. */
export function requireCurrentList(open: OpenBookings, seen: string | undefined): void {
  if (open.items.length === 0 || open.seen === seen) return;
  throw new ProblemError(
    409,
    `${openBookingsSentence(open.items)} ${openBookingsAdvice(open.items.length)}`,
    {
      extra: { open },
    },
  );
}
