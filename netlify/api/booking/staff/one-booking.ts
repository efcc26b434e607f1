import type { Context } from 'hono';
import { changeBilling } from '#netlify/core/booking/billing/change-billing.ts';
import { bookForClient } from '#netlify/core/booking/by-staff/book-for-client.ts';
import { makeOffer, withdrawOffer } from '#netlify/core/booking/offer/make-offer.ts';
import type { StaffChange } from '#netlify/core/booking/staff/change-booking.ts';
import { changeLanguage } from '#netlify/core/booking/staff/change-language.ts';
import { changeLines } from '#netlify/core/booking/staff/change-lines.ts';
import { changePlan } from '#netlify/core/booking/staff/change-plan.ts';
import { changeLocation, changeSession, moveForClient } from '#netlify/core/booking/staff/change-session.ts';
import { undoConfirmation } from '#netlify/core/booking/staff/confirm.ts';
import { decide } from '#netlify/core/booking/staff/decide.ts';
import { approveRefund, declineRefund, withdrawRefund } from '#netlify/core/booking/staff/decide-refund.ts';
import { staffBooking } from '#netlify/core/booking/staff/describe-booking.ts';
import { addNote, removeNote } from '#netlify/core/booking/staff/notes.ts';
import { promptAgain } from '#netlify/core/booking/staff/prompt.ts';
import { recordPayment } from '#netlify/core/booking/staff/record-payment.ts';
import { recordRefund } from '#netlify/core/booking/staff/record-refund.ts';
import { replyToClient } from '#netlify/core/booking/staff/reply.ts';
import { reverseBookingEntry } from '#netlify/core/booking/staff/reverse-entry.ts';
import {
  renewShareForClient,
  shareForClient,
  withdrawShareForClient,
} from '#netlify/core/booking/staff/shares.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { issuePaperByStaff } from '#netlify/core/paper/issue-paper.ts';
import { assign, unassign } from '#netlify/core/resource/assign.ts';
import type { StaffBillingRequest } from '#src/domain/booking/billing/billing.ts';
import type { BookingByStaffRequest } from '#src/domain/booking/staff/booking-by-staff.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type {
  BookingOfferRequest,
  DayRequest,
  DecisionRequest,
  LanguageRequest,
  LinesRequest,
  LocationRequest,
  NoteRequest,
  PaymentRequest,
  PlanRequest,
  PromptRequest,
  RefundApprovalRequest,
  RefundRefusalRequest,
  RefundRequest,
  ReversalRequest,
  SessionRequest,
} from '#src/domain/booking/staff/staff-requests.ts';
import type { ReplyRequest } from '#src/domain/message/staff/staff-requests.ts';
import type { PaperRequest } from '#src/domain/paper/paper-requests.ts';
import type { ShareRequest } from '#src/domain/payment/share/share-requests.ts';
import type { AssignmentRequest } from '#src/domain/resource/resource-requests.ts';
import { afterResponse, createRoutes, jsonBody } from '../../http/http.ts';
import { idempotencyKey, optionalIdempotencyKey } from '../../http/idempotency-key.ts';
import { freshLogin, requireAdmin, type SignedInEnv } from '../../http/session.ts';
import { versionParam } from '../../http/version-param.ts';

/**
 * `/api/bookings/by-staff`, and `/api/bookings/{id or reference}` for staff: each change
 * returns the updated booking, but an assignment only its id.
 */
export const oneBookingRoutes = createRoutes()
  .post('/by-staff', requireAdmin, idempotencyKey, jsonBody<BookingByStaffRequest>(), async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const answer = await bookForClient(c.var.me, key, c.req.valid('json'), new Date());
    afterResponse(c, dispatchMessages);
    return c.json(answer, 201);
  })
  .get('/:id', requireAdmin, async (c) =>
    c.json({ booking: await staffBooking(changeOf(c), c.req.param('id')) }, 200),
  )
  .put('/:id', requireAdmin, jsonBody<DecisionRequest>(), async (c) =>
    c.json(await withDispatch(c, decide(changeOf(c), c.req.valid('json'))), 200),
  )
  .delete('/:id/confirmation', requireAdmin, versionParam, async (c) =>
    c.json({ booking: await undoConfirmation(changeOf(c), c.req.valid('query').version) }, 200),
  )
  .put('/:id/day', requireAdmin, jsonBody<DayRequest>(), async (c) =>
    c.json(await withDispatch(c, moveForClient(changeOf(c), c.req.valid('json'))), 200),
  )
  .put('/:id/session', requireAdmin, jsonBody<SessionRequest>(), async (c) =>
    c.json(await withDispatch(c, changeSession(changeOf(c), c.req.valid('json'))), 200),
  )
  .put('/:id/lines', requireAdmin, jsonBody<LinesRequest>(), async (c) =>
    c.json(await withDispatch(c, changeLines(changeOf(c), c.req.valid('json'))), 200),
  )
  .put('/:id/plan', requireAdmin, jsonBody<PlanRequest>(), async (c) =>
    c.json(await withDispatch(c, changePlan(changeOf(c), c.req.valid('json'))), 200),
  )
  .put('/:id/location', requireAdmin, jsonBody<LocationRequest>(), async (c) =>
    c.json(await withDispatch(c, changeLocation(changeOf(c), c.req.valid('json'))), 200),
  )
  .put('/:id/language', requireAdmin, jsonBody<LanguageRequest>(), async (c) =>
    c.json({ booking: await changeLanguage(changeOf(c), c.req.valid('json')) }, 200),
  )
  .put('/:id/billing', requireAdmin, jsonBody<StaffBillingRequest>(), async (c) =>
    c.json({ booking: await changeBilling(changeOf(c), c.req.valid('json')) }, 200),
  )
  .post('/:id/papers', requireAdmin, jsonBody<PaperRequest>(), async (c) =>
    c.json(await issuePaperByStaff(changeOf(c), c.req.valid('json')), 201),
  )
  .post('/:id/notes', requireAdmin, jsonBody<NoteRequest>(), async (c) =>
    c.json({ booking: await addNote(changeOf(c), c.req.valid('json')) }, 201),
  )
  .delete('/:id/notes/:note', requireAdmin, async (c) =>
    c.json({ booking: await removeNote(changeOf(c), c.req.param('note')) }, 200),
  )
  .post('/:id/reply', requireAdmin, jsonBody<ReplyRequest>(), async (c) =>
    c.json(await withDispatch(c, replyToClient(changeOf(c), c.req.valid('json'))), 201),
  )
  .post('/:id/prompt', requireAdmin, jsonBody<PromptRequest>(), async (c) =>
    c.json(await withDispatch(c, promptAgain(changeOf(c), c.req.valid('json'))), 201),
  )
  .post('/:id/shares', requireAdmin, optionalIdempotencyKey, jsonBody<ShareRequest>(), async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await shareForClient(changeOf(c), c.req.valid('json'), key), 201);
  })
  .post('/:id/shares/:share/link', requireAdmin, async (c) =>
    c.json(await renewShareForClient(changeOf(c), c.req.param('share')), 201),
  )
  .delete('/:id/shares/:share', requireAdmin, async (c) =>
    c.json({ booking: await withdrawShareForClient(changeOf(c), c.req.param('share')) }, 200),
  )
  .post('/:id/payments', requireAdmin, jsonBody<PaymentRequest>(), async (c) =>
    c.json(await withDispatch(c, recordPayment(changeOf(c), c.req.valid('json'))), 201),
  )
  .post('/:id/refunds', requireAdmin, freshLogin, jsonBody<RefundRequest>(), async (c) =>
    c.json(await withDispatch(c, recordRefund(changeOf(c), c.req.valid('json'))), 201),
  )
  .post(
    '/:id/refund-requests/:request/approval',
    requireAdmin,
    freshLogin,
    jsonBody<RefundApprovalRequest>(),
    async (c) =>
      c.json(
        await withDispatch(c, approveRefund(changeOf(c), c.req.param('request'), c.req.valid('json'))),
        201,
      ),
  )
  .post('/:id/refund-requests/:request/refusal', requireAdmin, jsonBody<RefundRefusalRequest>(), async (c) =>
    c.json({ booking: await declineRefund(changeOf(c), c.req.param('request'), c.req.valid('json')) }, 201),
  )
  .delete('/:id/refund-requests/:request', requireAdmin, versionParam, async (c) =>
    c.json(
      {
        booking: await withdrawRefund(changeOf(c), c.req.param('request'), c.req.valid('query').version),
      },
      200,
    ),
  )
  .post('/:id/offer', requireAdmin, jsonBody<BookingOfferRequest>(), async (c) =>
    c.json(await withDispatch(c, makeOffer(changeOf(c), c.req.valid('json'))), 201),
  )
  .delete('/:id/offer', requireAdmin, versionParam, async (c) =>
    c.json(await withDispatch(c, withdrawOffer(changeOf(c), c.req.valid('query').version)), 200),
  )
  .post('/:id/entries/:entry/reversal', requireAdmin, freshLogin, jsonBody<ReversalRequest>(), async (c) =>
    c.json(
      await withDispatch(c, reverseBookingEntry(changeOf(c), c.req.param('entry'), c.req.valid('json'))),
      201,
    ),
  )
  .post('/:id/assignments', requireAdmin, jsonBody<AssignmentRequest>(), async (c) =>
    c.json(await assign(changeOf(c), c.req.valid('json')), 201),
  )
  .delete('/:id/assignments/:assignment', requireAdmin, async (c) => {
    await unassign(changeOf(c), c.req.param('assignment'));
    return c.json({ ok: true as const }, 200);
  });

function changeOf(c: Context<SignedInEnv>): StaffChange {
  return { me: c.var.me, which: c.req.param('id') ?? '', now: new Date() };
}

async function withDispatch(
  c: Context<SignedInEnv>,
  change: Promise<StaffBooking>,
): Promise<{ booking: StaffBooking }> {
  const booking = await change;
  afterResponse(c, dispatchMessages);
  return { booking };
}
