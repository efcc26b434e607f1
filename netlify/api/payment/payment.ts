import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { paymentStatus } from '#netlify/core/payment/attempt/payment-status.ts';
import { receiveWebhook } from '#netlify/core/payment/attempt/receive-webhook.ts';
import { requestNextPiece } from '#netlify/core/payment/attempt/request-payment.ts';
import { retryPayment, unknownPayment } from '#netlify/core/payment/attempt/retry-payment.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { type PayAgainRequest, readPayAgain } from './pay-again.ts';

export const paymentRoutes = createRoutes()
  .get('/webhook', (c) => (c.req.raw.method === 'HEAD' ? c.body(null, 200) : c.notFound()))
  .post('/webhook', async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const settled = await receiveWebhook(body, c.req.header('x-paypack-signature'));
    if (settled !== undefined) {
      afterResponse(c, dispatchMessages);
      // The payer holds the phone now, and should not wait a minute for the job.
      afterResponse(c, () => requestNextPiece(settled));
    }
    return c.json({ ok: true as const });
  })
  .get('/status/:reference', async (c) => {
    const status = await paymentStatus(c.req.param('reference'));
    if (status === undefined) throw unknownPayment({ success: false });
    return c.json(status, 200);
  })
  .post('/:reference/retry', jsonBody<PayAgainRequest>(), async (c) => {
    const asked = readPayAgain(c.req.valid('json'));
    const payment = await retryPayment(c.req.param('reference'), clientAddress(c), asked);
    afterResponse(c, dispatchMessages);
    const transactionRef = payment.transactionRef ?? undefined;
    return c.json({ payment: { status: payment.status, ...(transactionRef && { transactionRef }) } }, 201);
  });
