import { and, eq, exists, inArray, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import {
  paidBookingRetentionMonths,
  unpaidBookingRetentionMonths,
} from '#src/domain/booking/booking-retention.ts';
import { monthsBefore } from '#src/lib/dates/dates.ts';
import { applications } from '../application/application.table.ts';
import { erasePersonalFields } from '../audit/audit.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { eraseQuestions } from '../booking/erase-contacts.ts';
import { db, type Transaction } from '../database.ts';
import { discountCodes } from '../discount/discount-code.table.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { erasePaperHolders } from '../paper/paper-queries.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { ledgerChecks } from '../payment/ledger/ledger-check.table.ts';
import { payments } from '../payment/payment.table.ts';
import { paymentDifferences } from '../payment/reconcile/difference.table.ts';
import { shares } from '../payment/share/share.table.ts';
import { recordErasure } from './erasure.ts';

export const bookingErasures = [
  recordErasure({
    kind: 'unpaid-booking',
    table: bookings,
    isDue: (now) =>
      and(
        ne(bookings.status, 'confirmed'),
        not(wasPaid()),
        not(awaitsPayment()),
        not(isLinkedFee()),
        endedBy(monthsBefore(now, unpaidBookingRetentionMonths)),
      ),
    before: eraseParts,
  }),
  recordErasure({
    kind: 'paid-booking',
    table: bookings,
    isDue: (now) =>
      and(
        or(eq(bookings.status, 'confirmed'), wasPaid()),
        not(isLinkedFee()),
        endedBy(monthsBefore(now, paidBookingRetentionMonths)),
      ),
    before: eraseParts,
  }),
  // Differences of a payment or booking are erased with it; the others are part of the books.
  recordErasure({
    kind: 'payment-difference',
    table: paymentDifferences,
    isDue: (now) =>
      and(
        isNull(paymentDifferences.paymentId),
        isNull(paymentDifferences.bookingId),
        lte(paymentDifferences.createdAt, monthsBefore(now, paidBookingRetentionMonths)),
      ),
  }),
];

/** True if the booking was made, took place and was paid or refunded by then. */
function endedBy(then: Date): SQL | undefined {
  const movedAt = sql`(select max(${ledgerEntries.day})::timestamp at time zone 'Africa/Kigali' from ${ledgerEntries} where ${ledgerEntries.bookingId} = ${bookings.id} and ${ledgerEntries.method} is not null)`;
  const day = sql`(${bookings.eventDate}::timestamp at time zone 'Africa/Kigali')`;
  // `greatest` ignores nulls: no day, or no payment.
  const over = sql`greatest(${bookings.createdAt}, ${day}, ${movedAt}) <= ${then.toISOString()}::timestamptz`;
  // The first condition has an index.
  return and(lte(bookings.createdAt, then), over);
}

function wasPaid(): SQL {
  return exists(
    db()
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.bookingId, bookings.id), eq(ledgerEntries.kind, 'payment'))),
  );
}

function awaitsPayment(): SQL {
  return exists(
    db()
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.bookingId, bookings.id), eq(payments.status, 'pending'))),
  );
}

/**
 * True for the fee of an existing enrolment or application, which is erased first.
 * Staff lock the record before its fee; the reverse order could deadlock.
 */
function isLinkedFee(): SQL {
  const by = (records: typeof enrolments | typeof applications) =>
    exists(db().select({ id: records.id }).from(records).where(eq(records.bookingId, bookings.id)));
  return sql`(${by(enrolments)} or ${by(applications)})`;
}

/** Deletes dependent rows, returning ids that messages are about; a used code is only detached. */
async function eraseParts(tx: Transaction, ids: string[]): Promise<string[]> {
  await tx
    .update(discountCodes)
    .set({ usedByBookingId: null })
    .where(inArray(discountCodes.usedByBookingId, ids));
  await erasePersonalFields(tx, ids);
  await erasePaperHolders(tx, ids);
  await tx.delete(bookingLines).where(inArray(bookingLines.bookingId, ids));
  await tx.delete(ledgerChecks).where(inArray(ledgerChecks.bookingId, ids));
  const ofBookings = tx.select({ id: payments.id }).from(payments).where(inArray(payments.bookingId, ids));
  const differences = await tx
    .delete(paymentDifferences)
    .where(or(inArray(paymentDifferences.paymentId, ofBookings), inArray(paymentDifferences.bookingId, ids)))
    .returning({ id: paymentDifferences.id });
  const gone = await tx
    .delete(payments)
    .where(inArray(payments.bookingId, ids))
    .returning({ id: payments.id });
  const shared = await tx.delete(shares).where(inArray(shares.bookingId, ids)).returning({ id: shares.id });
  const questions = await eraseQuestions(tx, ids);
  return [...[...differences, ...gone, ...shared].map(({ id }) => id), ...questions];
}
