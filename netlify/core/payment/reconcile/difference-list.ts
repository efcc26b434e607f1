import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { differenceRules, type PaymentDifference } from '#src/domain/payment/differences/difference.ts';
import { list } from '../../lists/list.ts';
import { paymentDifferences } from './difference.table.ts';

const { id, kind, transactionRef, phone, createdAt, settledAt, note, version } = paymentDifferences;
const { ourAmount, ourStatus, theirAmount, theirStatus } = paymentDifferences;

export const differenceList = list({
  rules: differenceRules,
  table: paymentDifferences,
  id,
  columns: {
    id,
    kind,
    transactionRef,
    phone,
    createdAt,
    settledAt,
    note,
    version,
    ourAmount,
    ourStatus,
    theirAmount,
    theirStatus,
    booking: sql<
      string | null
    >`(select bookings.reference from bookings where bookings.id = coalesce(payment_differences.booking_id, (select payments.booking_id from payments where payments.id = payment_differences.payment_id)))`,
  },
  sorts: { createdAt },
  filters: {
    state: (state) => (state === 'open' ? isNull(settledAt) : isNotNull(settledAt)),
    kind: (wanted) => eq(kind, wanted),
  },
  search: (words) => sql`${paymentDifferences}.search @@ ${words}`,
  rows: (found): PaymentDifference[] =>
    found.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    })),
  csv: {
    Kind: (row) => row.kind,
    Reference: (row) => row.transactionRef,
    Booking: (row) => row.booking,
    Phone: (row) => row.phone,
    'Our amount (RWF)': (row) => row.ourAmount,
    'Our status': (row) => row.ourStatus,
    'Paypack’s amount (RWF)': (row) => row.theirAmount,
    'Paypack’s status': (row) => row.theirStatus,
    Found: (row) => new Date(row.createdAt),
    'Dealt with': (row) => row.settledAt && new Date(row.settledAt),
    Note: (row) => row.note,
  },
});
