import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import {
  daysOf,
  type KnownPayment,
  longestPeriod,
  type StatementComparison,
  type StatementRow,
  statementSchema,
} from '#src/domain/payment/statement/statement.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { bookings } from '../../booking/booking.table.ts';
import { db, type Transaction } from '../../database.ts';
import { fromDay, throughDay } from '../../lists/day-range.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';
import { payments } from '../payment.table.ts';
import { matchStatement } from './match-statement.ts';

/**
 * Compares a mobile money statement with our payments (docs/product.md, Statement).
 * Changes nothing and records only that it ran. Throws ProblemError 400 or 422.
 */
export async function compareStatement({ user }: SignedIn, body: unknown): Promise<StatementComparison> {
  const { rows } = readFields(statementSchema, body);
  const period = daysOf(rows);
  if (period.to > addDays(period.from, longestPeriod))
    throw fieldProblem('rows', 'Please compare at most a year at once.');
  return db().transaction(async (tx) => {
    const comparison = matchStatement(rows, await paymentsToCompare(tx, rows));
    const { from, to, matched, different, onlyThere, onlyHere } = comparison;
    await audit(tx, {
      actor: user.id,
      action: 'statement.compared',
      subjectId: randomUUID(),
      after: {
        from,
        to,
        lines: rows.length,
        matched: matched.length,
        different: different.length,
        onlyInStatement: onlyThere.length,
        onlyWithUs: onlyHere.length,
      },
    });
    return comparison;
  });
}

async function paymentsToCompare(tx: Transaction, rows: readonly StatementRow[]): Promise<KnownPayment[]> {
  const { from, to } = daysOf(rows);
  const references = rows.flatMap(({ reference }) => [reference, reference.toLowerCase()]).filter(Boolean);
  const { id, transactionRef, phone, amount, status, createdAt, settledAt, bookingId } = payments;
  const found = await tx
    .select({
      id,
      transactionRef,
      phone,
      amount,
      status,
      createdAt,
      settledAt,
      booking: bookings.reference,
      fee: ledgerEntries.amount,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .leftJoin(ledgerEntries, and(eq(ledgerEntries.paymentId, id), eq(ledgerEntries.kind, 'fee')))
    .where(
      or(
        sql`${transactionRef} in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`,
        and(fromDay(settledAt, from), throughDay(settledAt, to)),
        and(fromDay(createdAt, addDays(from, -1)), throughDay(createdAt, to)),
      ),
    )
    .orderBy(createdAt, id);
  return found.map(({ transactionRef: reference, createdAt: asked, settledAt: settled, ...payment }) => ({
    ...payment,
    reference,
    day: todayInKigali(settled ?? asked),
  }));
}
