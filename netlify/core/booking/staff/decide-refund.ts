import { and, eq, sql } from 'drizzle-orm';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { refundApprovalSchema, refundRefusalSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { refundableOf } from '#src/domain/payment/ledger.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { notifications } from '../../notification/notification.table.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { refundRequests } from '../../payment/refund-approval/refund-request.table.ts';
import {
  isStale,
  openRequestOf,
  type RefundRequest,
} from '../../payment/refund-approval/refund-request-queries.ts';
import { readFields } from '../../read-fields.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';
import { giveRefund } from './record-refund.ts';

/** Records a requested refund as its author typed it. Throws 400, 403, 404, 409 or 422. */
export async function approveRefund(
  change: StaffChange,
  requestId: string,
  body: unknown,
): Promise<StaffBooking> {
  requireSuperAdmin(change.me);
  const { version } = readFields(refundApprovalSchema, body);
  return changeBooking(change, version, async (tx, booking) => {
    const request = await requestToDecide(tx, booking.id, requestId, change.me);
    await requireUnmoved(tx, request);
    const { method, amount, day: date, reason, actor } = request;
    await decide(tx, request, { state: 'approved', actor: change.me.user.id });
    await giveRefund(tx, booking, { method, amount, date, reason }, actor);
  });
}

/** Declines a requested refund with a reason. Throws 400, 403, 404, 409 or 422. */
export async function declineRefund(
  change: StaffChange,
  requestId: string,
  body: unknown,
): Promise<StaffBooking> {
  requireSuperAdmin(change.me);
  const { version, reason } = readFields(refundRefusalSchema, body);
  return changeBooking(change, version, async (tx, booking) => {
    const request = await requestToDecide(tx, booking.id, requestId, change.me);
    await decide(tx, request, { state: 'declined', actor: change.me.user.id, reason });
  });
}

function requireSuperAdmin({ user }: SignedIn): void {
  if (user.role !== 'SUPERADMIN')
    throw new ProblemError(403, 'Only a super admin can decide about this refund. Please ask a super admin.');
}

/** Withdraws a request of the same person. Throws 403, 404 or 409. */
export async function withdrawRefund(
  change: StaffChange,
  requestId: string,
  version: number,
): Promise<StaffBooking> {
  const { id: actor } = change.me.user;
  return changeBooking(change, version, async (tx, booking) => {
    const request = await openRequest(tx, booking.id, requestId);
    if (request.actor !== actor)
      throw new ProblemError(403, 'Only the person who requested this refund can withdraw it.');
    await decide(tx, request, { state: 'withdrawn', actor });
  });
}

/** Reads an open request of someone else. Throws ProblemError 403 for an own one, or RefusedChange. */
async function requestToDecide(
  tx: Transaction,
  bookingId: string,
  requestId: string,
  { user }: SignedIn,
): Promise<RefundRequest> {
  const request = await openRequest(tx, bookingId, requestId);
  if (request.actor === user.id)
    throw new ProblemError(
      403,
      'You requested this refund, so another super admin must decide. You can withdraw it.',
    );
  return request;
}

async function openRequest(tx: Transaction, bookingId: string, requestId: string): Promise<RefundRequest> {
  const open = await openRequestOf(tx, bookingId);
  if (open === undefined || open.id !== requestId)
    throw new RefusedChange('This refund is no longer waiting: it was decided or withdrawn.');
  return open;
}

async function requireUnmoved(tx: Transaction, request: RefundRequest): Promise<void> {
  const balance = await balanceOf(tx, request.bookingId);
  const most = refundableOf(balance);
  if (request.amount > most)
    throw new RefusedChange(
      `Only ${formatMoney(most)} can be refunded now. Please decline this refund, so that it can be requested again.`,
    );
  if (await isStale(tx, request))
    throw new RefusedChange(
      'Money or the price of this booking has changed since the refund was requested. Please decline it, so that it can be requested again.',
    );
}

interface Decision {
  state: 'approved' | 'declined' | 'withdrawn';
  actor: string;
  reason?: string;
}

async function decide(
  tx: Transaction,
  { id, bookingId, method, amount, day }: RefundRequest,
  { state, actor, reason = '' }: Decision,
): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ state, decidedBy: actor, decidedAt: sql`now()`, decisionReason: reason })
    .where(and(eq(refundRequests.id, id), eq(refundRequests.state, 'open')));
  await audit(tx, {
    actor,
    action: `booking.refund-${state}`,
    subjectId: bookingId,
    after: { request: id, method, amount, date: day, ...(reason !== '' && { reason }) },
  });
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(eq(notifications.dedupeKey, `refund-request:${id}`));
}
