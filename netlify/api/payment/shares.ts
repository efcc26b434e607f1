import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { myShare } from '#netlify/core/payment/share/my-share.ts';
import { payShare } from '#netlify/core/payment/share/pay-share.ts';
import type { SharePaymentRequest } from '#src/domain/payment/share/share-requests.ts';
import { afterResponse, createRoutes, jsonBody } from '../http/http.ts';
import { byToken, linkHolder } from '../http/link-holder.ts';

const linkHolderOf = linkHolder('Share');

/** `/api/shares`: a part of a booking's price, for the holder of its link. */
export const shareRoutes = createRoutes()
  .get('/mine', byToken, async (c) => c.json(await myShare(linkHolderOf(c, c.req.valid('header'))), 200))
  .post('/pay', byToken, jsonBody<SharePaymentRequest>(), async (c) => {
    const payment = await payShare(linkHolderOf(c, c.req.valid('header')), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    const transactionRef = payment.transactionRef ?? undefined;
    return c.json({ payment: { status: payment.status, ...(transactionRef && { transactionRef }) } }, 201);
  });
