import * as z from 'zod';
import { ProblemError } from '#netlify/core/errors.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { paymentStatus } from '#netlify/core/payment/attempt/payment-status.ts';
import { receiveWebhook } from '#netlify/core/payment/attempt/receive-webhook.ts';
import { retryPayment, unknownPayment } from '#netlify/core/payment/attempt/retry-payment.ts';
import { wrongPhone } from '#src/domain/payment/phone.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';

const retry = z.object({ phone: z.string().trim().max(20).optional() });

export const paymentRoutes = createRoutes()
  .get('/webhook', (c) => (c.req.raw.method === 'HEAD' ? c.body(null, 200) : c.notFound()))
  .post('/webhook', async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const outcome = await receiveWebhook(body, c.req.header('x-paypack-signature'));
    if (outcome === 'settled') afterResponse(c, dispatchMessages);
    return c.json({ ok: true as const });
  })
  .get('/status/:reference', async (c) => {
    const status = await paymentStatus(c.req.param('reference'));
    if (status === undefined)
      return c.json({ success: false as const, error: unknownPayment().message }, 404);
    return c.json(status, 200);
  })
  .post('/:reference/retry', jsonBody<{ phone?: string }>(), async (c) => {
    const read = retry.safeParse(c.req.valid('json'));
    if (!read.success) {
      throw new ProblemError(422, correctFieldsMessage, { fields: { phone: wrongPhone } });
    }
    const payment = await retryPayment(
      c.req.param('reference'),
      clientAddress(c),
      read.data.phone || undefined,
    );
    afterResponse(c, dispatchMessages);
    const transactionRef = payment.transactionRef ?? undefined;
    return c.json({ payment: { status: payment.status, ...(transactionRef && { transactionRef }) } }, 201);
  });
