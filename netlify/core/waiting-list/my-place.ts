import { and, eq, gte } from 'drizzle-orm';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { orderWords } from '#src/domain/waiting-list/order-words.ts';
import type { MyWaitingPlace } from '#src/domain/waiting-list/waiting-list.ts';
import { waitingListWords } from '#src/domain/waiting-list/words/words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { bookingTerms } from '../booking/book-now/booking-terms.ts';
import { clientLanguage } from '../client-language.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { hashOfToken } from './place-link.ts';
import { waitingList } from './waiting-list.table.ts';
import { endWait, positionOf, stateOf, type Waiting } from './waiting-queries.ts';

/** Link lookups per hour and IP address, successful or not. */
const asksPerHour = 30;

interface LinkHolder {
  token: string;
  address: string;
  now: Date;
}

/** Returns the place the link opens. Throws ProblemError 404 or 429. */
export async function myPlace(holder: LinkHolder): Promise<MyWaitingPlace> {
  return describePlace(await placeByLink(holder), holder.now);
}

/** Takes the holder of the link off the list; idempotent. Throws ProblemError 404 or 429. */
export async function leaveWaitingList(holder: LinkHolder): Promise<MyWaitingPlace> {
  const { id } = await placeByLink(holder);
  await db().transaction(async (tx) => {
    const day = await endWait(tx, id, holder.now);
    if (day === undefined) return;
    await audit(tx, { actor: 'visitor', action: 'waiting-list.left', subjectId: id, after: { day } });
  });
  return describePlace(await placeByLink(holder, false), holder.now);
}

async function placeByLink({ token, address, now }: LinkHolder, counts = true): Promise<Waiting> {
  // Outside any transaction, so that refused attempts count too.
  if (counts) await limitAddress(db(), 'waiting-list-link', address, asksPerHour);
  const isAhead = gte(waitingList.day, todayInKigali(now));
  const [found] = await db()
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.tokenHash, hashOfToken(token)), isAhead));
  if (found === undefined)
    throw new ProblemError(404, refusals('waiting-list')('linkInvalid', contactValues));
  return found;
}

async function describePlace(row: Waiting, now: Date): Promise<MyWaitingPlace> {
  const { day, name, items } = row;
  const language = clientLanguage(row);
  const words = wordsIn(language, waitingListWords);
  const prices = wordsIn(language, pricesWords);
  const state = stateOf(row);
  return {
    day,
    name,
    order: orderWords(words, prices, (await bookingTerms(now, language)).book, items),
    state,
    position: state === 'waiting' ? await positionOf(db(), row) : null,
  };
}
