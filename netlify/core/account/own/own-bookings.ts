import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OwnBooking } from '#src/domain/account/own/own-booking.ts';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { type Balance, dueOf, isPaid, noBalance } from '#src/domain/payment/ledger.ts';
import { nextRequest, type PlanPart } from '#src/domain/payment/plan.ts';
import { isId } from '#src/lib/ids.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { bookingLines, bookings } from '../../booking/booking.table.ts';
import type { Booking, BookingLine } from '../../booking/booking-queries.ts';
import { calendarAttachments } from '../../booking/calendar.ts';
import { bookedLabelIn } from '../../booking/fee/fee-label.ts';
import { newBookingKey } from '../../booking/my-booking/booking-key.ts';
import { clientLanguage } from '../../client-language.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import type { MailAttachment } from '../../mail/mail-content.ts';
import { balancesOf } from '../../payment/ledger/balance.ts';
import { payments } from '../../payment/payment.table.ts';
import { canRetry } from '../../payment/payment-queries.ts';
import { paymentRulesNow } from '../../payment/payment-rules.ts';
import { plansOf } from '../../payment/plan/plan-queries.ts';
import type { SignedIn } from '../sessions.ts';

const refused = refusals('own-records');

type Payment = typeof payments.$inferSelect;

const listed = 200;

export interface WholeBooking {
  booking: Booking;
  lines: BookingLine[];
  payments: Payment[];
  balance: Balance;
  plan: PlanPart[];
}

/** Matches bookings by email, lower-cased because visitors type it in any case. */
export const bookedBy = (email: string) => sql`lower(${bookings.email}) = ${email}`;

export async function readWholeBookings(
  connection: Database | Transaction,
  email: string,
  limit?: number,
): Promise<WholeBooking[]> {
  const query = connection.select().from(bookings).where(bookedBy(email)).orderBy(desc(bookings.createdAt));
  const found = await (limit === undefined ? query : query.limit(limit));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await connection
    .select()
    .from(bookingLines)
    .where(inArray(bookingLines.bookingId, ids))
    .orderBy(asc(bookingLines.position));
  const paid = await connection
    .select()
    .from(payments)
    .where(inArray(payments.bookingId, ids))
    .orderBy(desc(payments.attempt));
  const balances = await balancesOf(connection, ids);
  const plans = await plansOf(connection, ids);
  const linesOf = Map.groupBy(lines, ({ bookingId }) => bookingId);
  const paymentsOf = Map.groupBy(paid, ({ bookingId }) => bookingId);
  return found.map((booking) => ({
    booking,
    lines: linesOf.get(booking.id) ?? [],
    payments: paymentsOf.get(booking.id) ?? [],
    balance: balances.get(booking.id) ?? noBalance,
    plan: plans.get(booking.id) ?? [],
  }));
}

export async function ownBookings({ user }: SignedIn, page?: Language): Promise<OwnBooking[]> {
  const { requestLimit } = await paymentRulesNow(db());
  const own = await readWholeBookings(db(), user.email, listed);
  return own.map((whole) => toOwnBooking(whole, requestLimit, page));
}

export function toOwnBooking(
  { booking, lines, payments: asked, balance, plan }: WholeBooking,
  requestLimit: number,
  page?: Language,
): OwnBooking {
  const { id, reference, kind, status, eventDate, startTime, minutes, location, total, createdAt } = booking;
  const all = asked.filter(({ shareId }) => shareId === null);
  const [payment] = all;
  const next = nextRequest(plan, pendingOf(asked), requestLimit);
  const slot = slotOf(booking, new Date());
  const paid = isPaid(balance);
  return {
    id,
    reference,
    kind,
    status,
    eventDate,
    startTime,
    minutes,
    location,
    total,
    ...(slot && { slot }),
    createdAt: createdAt.toISOString(),
    lines: lines.map((line) => ({
      label: bookedLabelIn(clientLanguage(booking, page), line),
      quantity: line.quantity,
      amount: line.agreed ?? line.amount,
    })),
    // Cash and bank payments have no mobile money request.
    payment:
      payment || paid
        ? {
            status: paid || !payment ? 'successful' : payment.status,
            reference: payment?.transactionRef ?? reference,
            due: dueOf(balance),
            next,
            canRetry: canRetry(booking, all, next),
          }
        : null,
  };
}

/** Sums what the pending requests of shares ask, in RWF. */
function pendingOf(asked: Payment[]): number {
  const pending = asked.filter(({ shareId, status }) => shareId !== null && status === 'pending');
  return pending.reduce((sum, { amount }) => sum + amount, 0);
}

/** Builds the calendar file of a user’s own booking. Throws ProblemError 404. */
export async function ownCalendar({ user }: SignedIn, bookingId: string): Promise<MailAttachment> {
  const booking = await ownBooking(user.email, bookingId);
  const lines = booking && (await wholeLines(booking.id));
  const [file] = booking && lines ? calendarAttachments(booking, lines) : [];
  if (file !== undefined) return file;
  throw booking === undefined ? notYours() : new ProblemError(404, refused('dateOpen'));
}

/** Returns the key of email links for a user’s own booking. Throws ProblemError 404. */
export async function ownBookingKey({ user }: SignedIn, bookingId: string): Promise<string> {
  const booking = await ownBooking(user.email, bookingId);
  if (booking === undefined) throw notYours();
  return newBookingKey(db(), booking.id);
}

async function ownBooking(email: string, bookingId: string): Promise<Booking | undefined> {
  if (!isId(bookingId)) return undefined;
  const [booking] = await db()
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), bookedBy(email)));
  return booking;
}

function notYours(): ProblemError {
  return new ProblemError(404, refused('bookingUnknown'));
}

async function wholeLines(bookingId: string): Promise<BookingLine[]> {
  return db()
    .select()
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, bookingId))
    .orderBy(asc(bookingLines.position));
}
