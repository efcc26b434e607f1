import type { Context } from 'hono';
import { validator } from 'hono/validator';
import type { LinkHolder } from '#netlify/core/booking/my-booking/booking-key.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { myShare } from '#netlify/core/payment/share/my-share.ts';
import { payShare } from '#netlify/core/payment/share/pay-share.ts';
import type { SharePaymentRequest } from '#src/domain/payment/share/share-requests.ts';
import { type ApiEnv, afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';

/** `Authorization: Share <token>`: never in the URL, which is logged. None matches no token. */
const byToken = validator('header', ({ authorization = '' }) => ({ authorization }));
const authorizationPattern = /^Share ([\w-]{1,64})$/i;

/** `/api/shares`: a part of a booking's price, for the holder of its link. */
export const shareRoutes = createRoutes()
  .get('/mine', byToken, async (c) => c.json(await myShare(linkHolderOf(c, c.req.valid('header'))), 200))
  .post('/pay', byToken, jsonBody<SharePaymentRequest>(), async (c) => {
    const payment = await payShare(linkHolderOf(c, c.req.valid('header')), c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    const transactionRef = payment.transactionRef ?? undefined;
    return c.json({ payment: { status: payment.status, ...(transactionRef && { transactionRef }) } }, 201);
  });

function linkHolderOf(c: Context<ApiEnv>, { authorization }: { authorization: string }): LinkHolder {
  return {
    token: authorizationPattern.exec(authorization)?.[1] ?? '',
    address: clientAddress(c),
    now: new Date(),
  };
}
