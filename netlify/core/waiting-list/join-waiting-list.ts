import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type DayAvailability, noticeRefusal } from '#src/domain/availability/calendar.ts';
import { isGoodsOnly, priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { isWaitable } from '#src/domain/waiting-list/offer-hours.ts';
import { waitingRequestSchema } from '#src/domain/waiting-list/waiting-list.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { limitRate, limitSender } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { availabilityBetween } from '../availability/availability.ts';
import { requireSold } from '../booking/book-now/accept-order.ts';
import { bookingTerms } from '../booking/book-now/booking-terms.ts';
import { mostHolds, networkOf } from '../booking/slot/hold-cap.ts';
import { clientLanguage } from '../client-language.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { dueAfterCommit } from '../job/due.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { claimSubmission, storeResponse, submissionOf } from '../request/submission.ts';
import { enqueueTexts } from '../sms/enqueue-texts.ts';
import { joinedText } from './joined-text.ts';
import { placeLink } from './place-link.ts';
import { waitingList } from './waiting-list.table.ts';
import { positionOf, stillWaits, type Waiting } from './waiting-queries.ts';

const refused = refusals('waiting-list');

/** More than anyone wishes for by hand. */
const hourly = { perAddress: 20, perContact: 10 };

interface Place {
  position: number;
}

interface Sender {
  address: string;
  now: Date;
}

/**
 * Puts a client on the list of a full day; the same phone keeps its place and its order.
 * Throws ProblemError 400, 409 (a slot is free), 422 or 429.
 */
export async function joinWaitingList(key: string, body: unknown, { address, now }: Sender): Promise<Place> {
  const today = todayInKigali(now);
  const wish = readFields(waitingRequestSchema(today), body);
  const submission = submissionOf('waiting-list', wish, key);
  const phone = normalisePhone(wish.phone);
  if (phone === undefined) throw fieldProblem('phone', refused('phoneEmpty'));
  const id = randomUUID();
  return db().transaction(async (tx) => {
    const earlier = await claimSubmission(tx, submission, id);
    if (earlier !== undefined) return earlier.answer as Place;
    await requireSoldSession(wish.items, now);
    const day = await dayFor(tx, wish, today);
    requireFull(day);
    if (!isWaitable(day, now))
      throw fieldProblem('day', refused('tooLate', { day: wish.day, ...contactValues }));
    const { row, isNew } = await insertOnce(tx, { ...wish, id, phone });
    await limitSender(tx, 'waiting-list', { address, email: wish.email, phone }, hourly);
    if (isNew) await limitPlaces(tx, address);
    const position = await positionOf(tx, row);
    if (isNew) await announce(tx, row, position);
    return storeResponse(submission, { position }, tx);
  });
}

/** Requires items that are sold, one of them for a day. Throws ProblemError 422. */
async function requireSoldSession(items: Waiting['items'], now: Date): Promise<void> {
  const { book } = await bookingTerms(now);
  requireSold(book, items, priceOrder(book, items).unknown);
  if (isGoodsOnly(book, items)) throw fieldProblem('items', refused('noSession'));
}

async function dayFor(
  tx: Transaction,
  { day, items }: Pick<Waiting, 'day' | 'items'>,
  today: string,
): Promise<DayAvailability> {
  const [found] = await availabilityBetween(tx, day, day, { skus: items.map(({ sku }) => sku), today });
  if (found === undefined) throw new Error(`Nothing is known about ${day}.`);
  return found;
}

/** Throws ProblemError 409 or 422. */
function requireFull({ day, left, closed: reason, weekly, tooSoon }: DayAvailability): void {
  if (reason !== undefined)
    throw fieldProblem('day', weekly ? refused('dayOff', { day }) : refused('dayClosed', { day, reason }));
  if (tooSoon !== undefined) throw fieldProblem('day', noticeRefusal(tooSoon));
  if (left > 0) throw new ProblemError(409, refused('slotFree', { day }));
}

type Wish = Pick<Waiting, 'id' | 'day' | 'items' | 'name' | 'phone' | 'email' | 'language'>;

/** Stores the wish, or returns the one with which this phone waits for the day already. */
async function insertOnce(tx: Transaction, wish: Wish): Promise<{ row: Waiting; isNew: boolean }> {
  const { id, day, items, name, phone, email, language } = wish;
  const { tokenHash } = placeLink({ id, language });
  const [stored] = await tx
    .insert(waitingList)
    .values({ id, day, items, name, phone, email, language, tokenHash })
    .onConflictDoNothing()
    .returning();
  if (stored !== undefined) return { row: stored, isNew: true };
  const [earlier] = await tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.day, day), eq(waitingList.phone, phone), stillWaits()));
  // Offered or left between both statements: the client is told to try again, and then gets a new place.
  if (earlier === undefined) throw new ProblemError(409, refused('placeChanged'));
  return { row: earlier, isNew: false };
}

/** Allows a network as many places a day as unpaid holds, which offers become. Throws ProblemError 429. */
async function limitPlaces(tx: Transaction, address: string): Promise<void> {
  await limitRate(tx, 'waiting-list-places', networkOf(address), await mostHolds(tx), 24 * 60);
}

async function announce(tx: Transaction, row: Waiting, position: number): Promise<void> {
  await enqueueTexts(tx, [joinedText(clientLanguage(row), row, position)]);
  await audit(tx, {
    actor: 'visitor',
    action: 'waiting-list.joined',
    subjectId: row.id,
    after: { day: row.day, position },
  });
  // A slot may have become free since the visitor looked.
  dueAfterCommit(tx, 'offer-slots');
}
