import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { IssuedPaper, PaperHolder } from '#src/domain/paper/paper.ts';
import { paperSchema } from '#src/domain/paper/paper-requests.ts';
import { paperRefusal } from '#src/domain/paper/paper-rules.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { newPaperCode } from '#src/lib/ids.ts';
import { limitRate } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { type Booking, linesOf, lockBooking } from '../booking/booking-queries.ts';
import { bookingByLink, invalidLink, type LinkHolder } from '../booking/my-booking/booking-key.ts';
import { offersOf, validOffer } from '../booking/offer/offer-queries.ts';
import type { StaffChange } from '../booking/staff/change-booking.ts';
import { findBooking } from '../booking/staff/find-booking.ts';
import { secondsFromNow } from '../clock.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { balanceOf } from '../payment/ledger/balance.ts';
import { readFields } from '../read-fields.ts';
import { canonicalJson } from '../request/request-digest.ts';
import { papers } from './paper.table.ts';
import { type PaperOf, paperAmount, paperBody } from './paper-body.ts';
import { digestOfHolder, type Paper, paperDigest } from './paper-digest.ts';
import { paperFacts, toIssued } from './paper-queries.ts';

/** New papers per hour: of one booking by its client, and by one member of staff. */
const perHour = { client: 10, staff: 200 };

export interface Issuer extends PaperOf {
  /** `visitor`, or the id of a member of staff. */
  actor: string;
}

/** Issues a paper to the holder of a booking's link. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function issueMyPaper(holder: LinkHolder, body: unknown): Promise<IssuedPaper> {
  const { id } = await bookingByLink(holder);
  const { series } = readFields(paperSchema, body);
  return db().transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) throw invalidLink();
    // The link proves one booking: another one of the same phone may be someone else's.
    const by: Issuer = { series, of: 'booking', now: holder.now, actor: 'visitor' };
    return toIssued(await issuePaper(tx, booking, by), holder.token);
  });
}

/** Issues a paper for staff. Throws ProblemError 400, 404, 409, 422 or 429. */
export async function issuePaperByStaff(change: StaffChange, body: unknown): Promise<IssuedPaper> {
  const { series } = readFields(paperSchema, body);
  const { me, which, now } = change;
  return db().transaction(async (tx) => {
    const booking = await findBooking(tx, which, true);
    return toIssued(await issuePaper(tx, booking, { series, of: 'client', now, actor: me.user.id }));
  });
}

/**
 * Issues a paper of a locked booking, or returns the newest one if a day later nothing has changed:
 * a retry makes no second paper. Throws ProblemError 409 or 429.
 */
export async function issuePaper(tx: Transaction, booking: Booking, by: Issuer): Promise<Paper> {
  const body = await paperBody(tx, booking, by);
  await requirePossible(tx, booking, by, body.series === 'statement' && body.entries.length > 0);
  const { name, company, tin } = booking;
  const holder = { name, company, tin, salt: randomBytes(16).toString('base64url') };
  const same = await newestEqual(tx, booking.id, { body, holder });
  if (same !== undefined) return same;
  const paper = await storePaper(tx, { booking, body, holder, by });
  await audit(tx, {
    actor: by.actor,
    action: 'booking.paper-issued',
    subjectId: booking.id,
    after: { series: paper.series, year: paper.year, number: paper.number },
  });
  const limit = by.actor === 'visitor' ? 'client' : 'staff';
  await limitRate(tx, `paper-by-${limit}`, limit === 'client' ? booking.id : by.actor, perHour[limit], 60);
  return paper;
}

async function requirePossible(
  tx: Transaction,
  booking: Booking,
  { series, now }: Issuer,
  hasEntries: boolean,
): Promise<void> {
  const balance = await balanceOf(tx, booking.id);
  const offered = validOffer(await offersOf(tx, booking.id), now) !== undefined;
  const facts = paperFacts(booking, await linesOf(tx, booking.id), balance, offered);
  const refusal = paperRefusal(series, facts);
  // A client's statement may have entries of other bookings.
  if (refusal !== undefined && (facts.erased || !hasEntries)) throw new ProblemError(409, refusal);
}

interface Content {
  body: Paper['body'];
  holder: PaperHolder;
}

async function newestEqual(
  tx: Transaction,
  bookingId: string,
  { body, holder }: Content,
): Promise<Paper | undefined> {
  const [newest] = await tx
    .select()
    .from(papers)
    .where(
      and(
        eq(papers.bookingId, bookingId),
        eq(papers.series, body.series),
        ...(body.series === 'statement' ? [sql`${papers.body} ->> 'of' = ${body.of}`] : []),
        gt(papers.issuedAt, secondsFromNow(-24 * 60 * 60)),
      ),
    )
    .orderBy(desc(papers.issuedAt), desc(papers.number))
    .limit(1);
  if (newest === undefined || newest.holder === null) return undefined;
  const sameHolder = { ...holder, salt: newest.holder.salt };
  const equal = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);
  return equal(newest.body, body) && equal(newest.holder, sameHolder) ? newest : undefined;
}

interface NewPaper extends Content {
  booking: Booking;
  by: Issuer;
}

/** Stores a paper: the database draws the number, which the digest then covers. */
async function storePaper(tx: Transaction, { booking, body, holder, by }: NewPaper): Promise<Paper> {
  const day = todayInKigali(by.now);
  const [numbered] = await tx
    .insert(papers)
    .values({
      series: body.series,
      year: Number(day.slice(0, 4)),
      bookingId: booking.id,
      code: newPaperCode(),
      day,
      amount: paperAmount(body),
      body,
      holder,
      holderDigest: digestOfHolder(holder),
      digest: '0'.repeat(64),
      actor: by.actor,
    })
    .returning();
  if (numbered === undefined) throw new Error('The database did not return the paper it stored.');
  const digest = paperDigest(numbered);
  await tx.update(papers).set({ digest }).where(eq(papers.id, numbered.id));
  return { ...numbered, digest };
}
