import { changeEnrolment, type EnrolmentChange } from '#netlify/core/enrolment/change-enrolment.ts';
import { enrolmentFees } from '#netlify/core/enrolment/enrolment-fee.ts';
import { enrolmentList } from '#netlify/core/enrolment/enrolment-list.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { FeePaymentRequest, OfferRequest } from '#src/domain/booking/staff/staff-requests.ts';
import { feeChange } from '../booking/fee/fee-change.ts';
import { afterResponse, createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const staffEnrolmentRoutes = createRoutes()
  .route('/', listRoutes('enrolments', enrolmentList))
  .put('/enrolments/:id', requireAdmin, jsonBody<EnrolmentChange>(), async (c) => {
    const enrolment = await changeEnrolment(c.var.me, c.req.param('id'), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json({ enrolment }, 200);
  })
  .post('/enrolments/:id/fee', requireAdmin, jsonBody<OfferRequest>(), async (c) => {
    const enrolment = await enrolmentFees.requestFee(feeChange(c), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json({ enrolment }, 201);
  })
  .post('/enrolments/:id/payments', requireAdmin, jsonBody<FeePaymentRequest>(), async (c) => {
    const enrolment = await enrolmentFees.recordFeePayment(feeChange(c), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json({ enrolment }, 201);
  });
