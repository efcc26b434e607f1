import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { dueAfterCommit } from '../../job/due.ts';
import { payments } from '../payment.table.ts';
import type { Payment } from './claim-payments.ts';
import { endRequest } from './settle-payment.ts';

/** The next payment request; `before` holds all earlier ones, newest first. */
interface NextAttempt {
  bookingId: string;
  before: readonly Payment[];
  /** RWF */
  amount: number;
  phone: string;
  /** `visitor`, or the id of a member of staff. */
  actor: string;
}

/** Adds a booking's next payment request, replacing an unanswered one. Lock the booking first. */
export async function addAttempt(
  tx: Transaction,
  { bookingId, before: [newest], amount, phone, actor }: NextAttempt,
): Promise<Payment> {
  if (newest !== undefined) await endRequest(tx, newest, 'replaced', actor);
  const attempt = (newest?.attempt ?? 0) + 1;
  const byStaff = actor !== 'visitor';
  const [payment] = await tx
    .insert(payments)
    .values({ bookingId, attempt, amount, phone, byStaff })
    .returning();
  if (payment === undefined) throw new Error('The database did not return the payment it stored.');
  dueAfterCommit(tx, 'settle-payments');
  const action = attempt === 1 ? 'payment.requested' : 'payment.retried';
  await audit(tx, { actor, action, subjectId: payment.id, after: { bookingId, attempt } });
  return payment;
}
