import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OwnBooking } from '#src/domain/account/own/own-booking.ts';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { type Balance, isPaid, noBalance } from '#src/domain/payment/ledger.ts';
import { isId } from '#src/lib/ids.ts';
import { bookingLines, bookings } from '../../booking/booking.table.ts';
import type { Booking, BookingLine } from '../../booking/booking-queries.ts';
import { calendarAttachments } from '../../booking/calendar.ts';
import { newBookingKey } from '../../booking/my-booking/booking-key.ts';
import { type Database, db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import type { MailAttachment } from '../../mail/mail-content.ts';
import { balancesOf } from '../../payment/ledger/balance.ts';
import { payments } from '../../payment/payment.table.ts';
import { canRetry } from '../../payment/payment-queries.ts';
import type { SignedIn } from '../sessions.ts';

type Payment = typeof payments.$inferSelect;

/** The newest so many are listed; a download of one's data has them all. */
const listed = 200;

/** A booking with all that belongs to it; payments newest first. */
export interface WholeBooking {
  booking: Booking;
  lines: BookingLine[];
  payments: Payment[];
  balance: Balance;
}

/** A user's own bookings are those under their confirmed address, which visitors type as they like. */
export const bookedBy = (email: string) => sql`lower(${bookings.email}) = ${email}`;

/** Everything that was booked under an address, newest first. */
export async function wholeBookings(
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
  const linesOf = Map.groupBy(lines, ({ bookingId }) => bookingId);
  const paymentsOf = Map.groupBy(paid, ({ bookingId }) => bookingId);
  return found.map((booking) => ({
    booking,
    lines: linesOf.get(booking.id) ?? [],
    payments: paymentsOf.get(booking.id) ?? [],
    balance: balances.get(booking.id) ?? noBalance,
  }));
}

/** The signed-in user's newest bookings. */
export async function ownBookings({ user }: SignedIn): Promise<OwnBooking[]> {
  return (await wholeBookings(db(), user.email, listed)).map(toOwnBooking);
}

/** What the owner sees of a booking. */
export function toOwnBooking({ booking, lines, payments: all, balance }: WholeBooking): OwnBooking {
  const { id, reference, kind, status, eventDate, location, total, createdAt } = booking;
  const [payment] = all;
  const slot = slotOf(booking, new Date());
  const paid = isPaid(balance);
  return {
    id,
    reference,
    kind,
    status,
    eventDate,
    location,
    total,
    ...(slot && { slot }),
    createdAt: createdAt.toISOString(),
    lines: lines.map(({ label, quantity, amount, agreed }) => ({
      label,
      quantity,
      amount: agreed ?? amount,
    })),
    // What was paid in cash or by bank was never asked for by mobile money.
    payment:
      payment || paid
        ? {
            status: paid || !payment ? 'successful' : payment.status,
            reference: payment?.transactionRef ?? reference,
            canRetry: canRetry(booking, all, balance),
          }
        : null,
  };
}

/** The calendar file of one of the user's own bookings. Throws ProblemError 404. */
export async function ownCalendar({ user }: SignedIn, bookingId: string): Promise<MailAttachment> {
  const booking = await ownBooking(user.email, bookingId);
  const lines = booking && (await wholeLines(booking.id));
  const [file] = booking && lines ? calendarAttachments(booking, lines) : [];
  if (file !== undefined) return file;
  throw booking === undefined
    ? notYours()
    : new ProblemError(404, 'We have not agreed the date of this booking yet.');
}

/** A key that opens one of the user's own bookings, as the links in our mails do. Throws ProblemError 404. */
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
  return new ProblemError(404, 'We cannot find this booking in your account.');
}

async function wholeLines(bookingId: string): Promise<BookingLine[]> {
  return db()
    .select()
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, bookingId))
    .orderBy(asc(bookingLines.position));
}
