import { and, eq } from 'drizzle-orm';
import { priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import { offerEnd } from '#src/domain/waiting-list/offer-hours.ts';
import { audit } from '../audit/audit.ts';
import { type AcceptedBooking, acceptOrder } from '../booking/book-now/accept-order.ts';
import { type BookingTerms, bookingTerms } from '../booking/book-now/booking-terms.ts';
import { type Booker, storeBooking } from '../booking/book-now/store-booking.ts';
import { requireContactHoldLeft } from '../booking/slot/hold-cap.ts';
import { clientLanguage } from '../client-language.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import type { TimeLeft } from '../job/time-left.ts';
import { logError } from '../log.ts';
import { notify } from '../notification/notification.ts';
import { submissionOf } from '../request/submission.ts';
import { firstWhoFits } from './first-who-fits.ts';
import { slotOffered } from './offer-messages.ts';
import { waitingList } from './waiting-list.table.ts';
import { endWait, stillWaits, type Waiting } from './waiting-queries.ts';

/** Offers the free slots of a day, each to the first whom it fits. */
export async function offerDay(day: string, now: Date, timeLeft: TimeLeft): Promise<void> {
  const terms = await bookingTerms(now);
  const except: string[] = [];
  while (timeLeft()) {
    const next = await firstWhoFits(db(), day, { except });
    if (next === undefined) return;
    const accepted = priced(next, terms, now);
    if (accepted === undefined) await giveUp(next, now);
    else if (!(await tryToOffer(next, accepted, { except, now }))) except.push(next.id);
  }
}

/** Prices the order as it is sold now, at most for the hours of an offer; undefined if it is not. */
function priced(waiting: Waiting, terms: BookingTerms, now: Date): AcceptedBooking | undefined {
  const { items, name, phone, email, language, day } = waiting;
  const order = priceOrder(terms.book, items);
  if (order.unknown.length > 0) return undefined;
  const { total } = discounted(order, 0);
  const seen = { items, totalAmount: total };
  const accepted = acceptOrder(terms, seen, { discount: undefined, payment: 'request', now });
  const { settlement, heldUntil } = accepted;
  const isOffer = settlement === 'request' && heldUntil !== null;
  return {
    ...accepted,
    // An order without a fixed price waits for the price like any other.
    heldUntil: isOffer ? new Date(Math.min(Number(heldUntil), Number(offerEnd(now)))) : heldUntil,
    request: { name, phone, email, language, eventDate: day },
  };
}

interface Look {
  except: readonly string[];
  now: Date;
}

/** Returns false if this client cannot be offered a slot in this look. */
async function tryToOffer(waiting: Waiting, accepted: AcceptedBooking, look: Look): Promise<boolean> {
  const submission = submissionOf('booking', { waiting: waiting.id }, `waiting-${waiting.id}`);
  try {
    await storeBooking(accepted, submission, bookerFor(waiting, look));
    return true;
  } catch (error) {
    // Another booking took the slot, or another look offered it: the next search sees that.
    if (error instanceof ProblemError && error.status !== 429) return true;
    // One failing offer must not hold up the others.
    if (!(error instanceof ProblemError))
      logError('A free slot could not be offered.', error, { waitingId: waiting.id });
    return false;
  }
}

/** Books for a client who waits, unless they left or an earlier one fits by now. */
function bookerFor(waiting: Waiting, { except, now }: Look): Booker {
  const { id, day, clientId, createdAt } = waiting;
  return {
    by: 'studio',
    actor: 'system',
    source: 'waiting-list',
    clientId,
    facts: { source: 'waiting-list', waitedSince: createdAt.toISOString() },
    offer: (made) => slotOffered(clientLanguage(made.booking), made, now),
    async check(tx, booking) {
      const first = await firstWhoFits(tx, day, { apartFrom: booking.id, except });
      if (first?.id !== id) throw new ProblemError(409, 'Another client is first by now.');
      const offered = await tx
        .update(waitingList)
        .set({ offeredAt: now, bookingId: booking.id })
        .where(and(eq(waitingList.id, id), stillWaits()))
        .returning({ id: waitingList.id });
      if (offered.length === 0) throw new ProblemError(409, 'This client left the waiting list.');
      await requireContactHoldLeft(tx, booking);
    },
  };
}

/** Takes a client off whose order is no longer sold; staff call them. */
async function giveUp({ id, name, phone, day }: Waiting, now: Date): Promise<void> {
  await db().transaction(async (tx) => {
    if ((await endWait(tx, id, now)) === undefined) return;
    await notify(tx, {
      kind: 'booking',
      key: 'notSold',
      values: { name, phone, day },
      dedupeKey: `waiting-unpriced:${id}`,
      subjectId: id,
    });
    await audit(tx, { actor: 'system', action: 'waiting-list.not-sold', subjectId: id, after: { day } });
  });
}
