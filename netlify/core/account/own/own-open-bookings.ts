import { type OpenBookings, openBookingsText } from '#src/domain/account/settings/open-bookings.ts';
import { settingsWords } from '#src/domain/account/settings/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
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
  // English for integrators: the page words the list itself.
  const words = wordsIn('en', settingsWords);
  const sentences = `${openBookingsText(words, open.items)} ${words.cancelFirst({ count: open.items.length })}`;
  throw new ProblemError(409, sentences, { extra: { open } });
}
