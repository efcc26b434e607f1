import { type SQL, sql } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { dueAfterCommit } from '../../job/due.ts';
import { payments } from '../payment.table.ts';
import type { Payment } from './claim-payments.ts';
import { endRequest } from './end-requests.ts';

/** The next payment request; `before` holds the earlier ones of the same share, newest first. */
interface NextAttempt {
  bookingId: string;
  /** Null for the booking's own request. */
  shareId: string | null;
  before: readonly Payment[];
  /** RWF */
  amount: number;
  phone: string;
  /** `visitor`, `payer` of a share, `system` for the next piece of a part, or the id of staff. */
  actor: string;
}

/** Adds the next payment request, replacing an unanswered one of the share. Lock the booking first. */
export async function addAttempt(
  tx: Transaction,
  { bookingId, shareId, before: [newest], amount, phone, actor }: NextAttempt,
): Promise<Payment> {
  if (newest !== undefined) await endRequest(tx, newest, 'replaced', actor);
  const byStaff = isId(actor);
  const [payment] = await tx
    .insert(payments)
    .values({ bookingId, shareId, attempt: nextAttempt(bookingId), amount, phone, byStaff })
    .returning();
  if (payment === undefined) throw new Error('The database did not return the payment it stored.');
  dueAfterCommit(tx, 'settle-payments');
  const action = newest === undefined ? 'payment.requested' : 'payment.retried';
  await audit(tx, { actor, action, subjectId: payment.id, after: { bookingId, attempt: payment.attempt } });
  return payment;
}

/** Numbers the requests of a booking and its shares together. */
function nextAttempt(bookingId: string): SQL<number> {
  const before = sql`from ${payments} where ${payments.bookingId} = ${bookingId}`;
  return sql`(select coalesce(max(${payments.attempt}), 0) + 1 ${before})`;
}
