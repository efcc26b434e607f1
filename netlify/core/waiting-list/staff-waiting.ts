import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { orderWords } from '#src/domain/waiting-list/order-words.ts';
import { removalSchema, type StaffWaiting } from '#src/domain/waiting-list/waiting-list.ts';
import { waitingListWords } from '#src/domain/waiting-list/words/words.ts';
import { isId } from '#src/lib/ids.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { bookingTerms } from '../booking/book-now/booking-terms.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readFields } from '../read-fields.ts';
import { endWait, waitingFor } from './waiting-queries.ts';

/** Lists who waits for a day, the first of them first. */
export async function whoWaits(day: string, now: Date): Promise<StaffWaiting[]> {
  const { book } = await bookingTerms(now);
  const waiting = await waitingFor(db(), day);
  return waiting.map(({ id, name, phone, items, createdAt }, index) => ({
    id,
    name,
    phone,
    order: orderWords(wordsIn('en', waitingListWords), wordsIn('en', pricesWords), book, items),
    position: index + 1,
    since: createdAt.toISOString(),
  }));
}

/** Takes a client off the list. Throws ProblemError 400, 409 (offered or off already) or 422. */
export async function takeOff(me: SignedIn, id: string, body: unknown, now: Date): Promise<void> {
  const { reason } = readFields(removalSchema, body);
  await db().transaction(async (tx) => {
    const day = isId(id) ? await endWait(tx, id, now) : undefined;
    if (day === undefined)
      throw new ProblemError(409, 'This client no longer waits. Please load the list again.');
    const after = { day, reason };
    await audit(tx, { actor: me.user.id, action: 'waiting-list.taken-off', subjectId: id, after });
  });
}
