import { applicationFees } from '#netlify/core/application/application-fee.ts';
import { applicationList } from '#netlify/core/application/application-list.ts';
import { type ApplicationChange, changeApplication } from '#netlify/core/application/change-application.ts';
import { readCv } from '#netlify/core/application/read-cv.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { FeePaymentRequest, OfferRequest } from '#src/domain/booking/staff/staff-requests.ts';
import { feeChange } from '../booking/fee/fee-change.ts';
import { afterResponse, createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const staffApplicationRoutes = createRoutes()
  .route('/', listRoutes('applications', applicationList))
  .put('/applications/:id', requireAdmin, jsonBody<ApplicationChange>(), async (c) => {
    const application = await changeApplication(c.var.me, c.req.param('id'), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json({ application }, 200);
  })
  .post('/applications/:id/fee', requireAdmin, jsonBody<OfferRequest>(), async (c) => {
    const application = await applicationFees.requestFee(feeChange(c), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json({ application }, 201);
  })
  .post('/applications/:id/payments', requireAdmin, jsonBody<FeePaymentRequest>(), async (c) => {
    const application = await applicationFees.recordFeePayment(feeChange(c), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json({ application }, 201);
  })
  .get('/applications/:id/cv', requireAdmin, async (c) => {
    const { name, bytes } = await readCv(c.var.me, c.req.param('id'));
    // Untrusted file: force a download, so that nothing in it runs on this site.
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="cv.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
