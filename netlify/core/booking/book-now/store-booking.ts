import { randomUUID } from 'node:crypto';
import type { Billing } from '#src/domain/booking/billing/billing.ts';
import type { BookingSource } from '#src/domain/booking/booking-source.ts';
import { describeLine } from '#src/domain/catalogue/prices/line-price.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { type PlanPart, pieceOf, planFor, planUntilSession } from '#src/domain/payment/plan.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { newReference } from '#src/lib/ids.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { audit } from '../../audit/audit.ts';
import { clientLanguage } from '../../client-language.ts';
import { db, type Transaction } from '../../database.ts';
import { dueAfterCommit } from '../../job/due.ts';
import { enqueueMails, type Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import { notify } from '../../notification/notification.ts';
import type { News } from '../../notification/notification-words.ts';
import { chargeBooking } from '../../payment/ledger/charge.ts';
import { payments } from '../../payment/payment.table.ts';
import { paymentRulesNow } from '../../payment/payment-rules.ts';
import { paypackAccount } from '../../payment/paypack/paypack.ts';
import { planOf, storePlan } from '../../payment/plan/plan-queries.ts';
import { claimSubmission, type Submission } from '../../request/submission.ts';
import { enqueueTexts, type TextMessage } from '../../sms/enqueue-texts.ts';
import { bookingLines, bookings } from '../booking.table.ts';
import { type Booking, type BookingLine, requireBooking } from '../booking-queries.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import type { AcceptedBooking, Settlement } from './accept-order.ts';
import {
  bookingReceivedMail,
  bookingReceivedText,
  type NextStep,
  newBookingMail,
  newBookingNews,
} from './booking-mails.ts';
import { type Choice, claimDay } from './claim-day.ts';

/** A stored booking with the facts of its first messages. */
export interface NewBooking {
  booking: Booking;
  lines: BookingLine[];
  plan: readonly PlanPart[];
  link: MailLink;
}

/** First messages about a booking: to the client, and to the staff. */
export interface Announcement {
  mail: Mail;
  text: TextMessage;
  /** Notification of the staff. */
  news: News;
}

/** Differences between bookings by a visitor, by staff, and from the waiting list. */
export interface Booker {
  by: Choice['by'];
  /** `visitor`, `system`, or the id of a member of staff. */
  actor: string;
  source: BookingSource;
  /** Known client; null lets the database find or make one. */
  clientId: string | null;
  /** Details for papers, if known. */
  billing?: Billing;
  /** Facts of this booker for the audit log. */
  facts: Record<string, unknown>;
  /** Replaces the usual messages by an offer. Then no payment is requested: the client pays on the page. */
  offer?(made: NewBooking): Announcement;
  /** Locks what the booking names. Throws ProblemError 422. */
  prepare?(tx: Transaction): Promise<void>;
  /** Applies the limits of this booker to the stored booking. Throws ProblemError 422 or 429. */
  check(tx: Transaction, booking: Booking): Promise<void>;
  /** Adds to the announced booking. Throws ProblemError 422. */
  finish?(tx: Transaction, booking: Booking): Promise<void>;
}

/** Stores the booking, or returns the one a retry stored. Throws ProblemError 409, 422 or 429. */
export async function storeBooking(
  accepted: AcceptedBooking,
  submission: Submission,
  booker: Booker,
): Promise<Booking> {
  return db().transaction(async (tx) => {
    const id = randomUUID();
    const earlier = await claimSubmission(tx, submission, id);
    if (earlier !== undefined) return requireBooking(earlier.subjectId, tx);
    await booker.prepare?.(tx);
    const booking = await insertBooking(tx, accepted, booker, id);
    const lines = linesOf(booking, accepted);
    const skus = lines.map(({ sku }) => sku);
    await claimDay(tx, booking, skus, { by: booker.by, now: new Date() });
    await booker.check(tx, booking);
    await tx.insert(bookingLines).values(lines);
    await charge(tx, booking, skus, accepted, booker);
    await announce(tx, booking, lines, accepted, booker);
    await booker.finish?.(tx, booking);
    return booking;
  });
}

async function insertBooking(
  tx: Transaction,
  { request, discount, discountAmount, total, kind, heldUntil }: AcceptedBooking,
  { source, clientId, billing }: Booker,
  id: string,
) {
  const [stored] = await tx
    .insert(bookings)
    .values({
      id,
      kind,
      source,
      clientId,
      reference: newReference(),
      name: request.name,
      email: request.email,
      phone: request.phone,
      language: request.language,
      eventDate: request.eventDate || null,
      startTime: request.startTime ?? null,
      minutes: request.minutes ?? null,
      heldUntil,
      location: request.location ?? '',
      message: request.message ?? '',
      ...billing,
      discountCode: discount?.code ?? null,
      discountPercent: discount?.percent ?? 0,
      discountAmount,
      total,
    })
    .returning();
  if (stored === undefined) throw new Error('The database did not return the booking it stored.');
  return stored;
}

function linesOf({ id: bookingId }: Booking, { order }: AcceptedBooking): BookingLine[] {
  return order.lines.map(({ entry, options = {}, ...line }, position) => ({
    agreed: null,
    ...line,
    label: describeLine(wordsIn('en', pricesWords), entry, options),
    options,
    position,
    bookingId,
    id: randomUUID(),
  }));
}

async function charge(
  tx: Transaction,
  { id: bookingId, total, phone, eventDate: session }: Booking,
  skus: string[],
  { settlement }: AcceptedBooking,
  { by, actor, offer }: Booker,
) {
  if (settlement === 'price') return;
  await chargeBooking(tx, bookingId, total, { actor, reason: 'Booked at fixed prices' });
  const { deposit, requestLimit } = await paymentRulesNow(tx);
  const today = todayInKigali(new Date());
  const parts =
    settlement === 'later' ? planUntilSession(total) : planFor({ total, skus, session, today }, deposit);
  await storePlan(tx, bookingId, parts);
  if (settlement !== 'request' || offer !== undefined) return;
  const amount = pieceOf(parts[0]?.amount ?? total, requestLimit);
  dueAfterCommit(tx, 'settle-payments');
  await tx.insert(payments).values({ bookingId, attempt: 1, amount, phone, byStaff: by === 'studio' });
}

async function announce(
  tx: Transaction,
  booking: Booking,
  lines: BookingLine[],
  { settlement }: AcceptedBooking,
  { by, actor, facts, offer }: Booker,
) {
  const { id: subjectId, reference, status, total } = booking;
  const link = await bookingLink(tx, booking);
  const made = { booking, lines, plan: await planOf(tx, subjectId), link };
  const { mail, text, news } = offer?.(made) ?? received(made, settlement);
  await enqueueMails(tx, [
    mail,
    // The studio knows what its own staff entered.
    ...(by === 'client' ? [newBookingMail(booking, lines)] : []),
  ]);
  await enqueueTexts(tx, [text]);
  await notify(tx, {
    kind: 'booking',
    ...news,
    dedupeKey: `booking:${subjectId}`,
    subjectId,
  });
  const after = { reference, status, total, ...facts };
  await audit(tx, { actor, action: 'booking.created', subjectId, after });
}

function received({ booking, lines, plan, link }: NewBooking, settlement: Settlement): Announcement {
  const next = nextSteps[settlement]();
  const language = clientLanguage(booking);
  return {
    mail: bookingReceivedMail(language, booking, lines, next, plan, link),
    text: bookingReceivedText(language, booking, next, plan, link),
    news: newBookingNews(booking, settlement),
  };
}

const nextSteps: Record<Settlement, () => NextStep> = {
  request: () => (paypackAccount() === undefined ? 'wait-for-prompt' : 'approve-prompt'),
  price: () => 'wait-for-price',
  cash: () => 'paid',
  later: () => 'pay-later',
};
