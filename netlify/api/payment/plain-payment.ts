import type { Context } from 'hono';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import {
  describeUnrequested,
  languageOfPayment,
  paymentStatus,
} from '#netlify/core/payment/attempt/payment-status.ts';
import { retryPayment, unknownPayment } from '#netlify/core/payment/attempt/retry-payment.ts';
import { type ApiEnv, afterResponse, clientAddress, createRoutes } from '../http/http.ts';
import { refusalOf } from '../http/respond-with-error.ts';
import { readPayAgain } from './pay-again.ts';
import {
  paymentPage,
  paymentPageAddress,
  type RefusedRetry,
  requestPage,
  unknownPaymentPage,
  unrequestedPage,
} from './payment-page.ts';

export const plainPaymentRoutes = createRoutes()
  .get('/:reference/page', (c) => respondWithState(c, c.req.param('reference')))
  .post('/:reference/page', async (c) => {
    const reference = c.req.param('reference');
    const sent = new URLSearchParams(await c.req.text());
    const typed = (name: string) => sent.get(name)?.trim() ?? '';
    const [phone, amount] = [typed('phone'), typed('amount')];
    try {
      await retryPayment(reference, clientAddress(c), readPayAgain({ phone, amount }));
    } catch (error) {
      return respondWithState(c, reference, {
        ...refusalOf(error, c, await languageOfPayment(reference)),
        phone,
        amount,
      });
    }
    afterResponse(c, dispatchMessages);
    return c.redirect(paymentPageAddress(reference), 303);
  });

async function respondWithState(
  c: Context<ApiEnv>,
  reference: string,
  refused?: RefusedRetry,
): Promise<Response> {
  const language = await languageOfPayment(reference);
  const payment = await paymentStatus(reference);
  if (payment !== undefined) return paymentPage(c, language, payment, refused);
  const unasked = await describeUnrequested(reference);
  if (unasked?.waits === 'price') return requestPage(c, language, reference, unasked);
  if (unasked !== undefined) return unrequestedPage(c, language, reference, unasked, refused);
  return unknownPaymentPage(c, language, unknownPayment().message);
}
