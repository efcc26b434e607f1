import type { Context } from 'hono';
import { confirmSubscription, readConfirmation } from '#netlify/core/newsletter/confirm-subscription.ts';
import { subscribe } from '#netlify/core/newsletter/subscribe.ts';
import { subscriberToLeave, unsubscribe } from '#netlify/core/newsletter/unsubscribe.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { SubscriptionRequest } from '#src/domain/newsletter/newsletter.ts';
import { newsletterPage } from '#src/domain/newsletter/newsletter-content.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { type ApiEnv, afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { optionalIdempotencyKey } from '../http/idempotency-key.ts';
import { requireFillTime } from '../http/require-fill-time.ts';
import { plainForm } from '../plain/plain-form.ts';
import { confirmationPage, leavePage, leftPage, unknownLeavePage } from './newsletter-pages.ts';
import { newsletterPageWords } from './words/words.ts';

/** Language of the pages behind our links. */
const language = 'en';

const newsletterForm = plainForm({
  receive: subscribe,
  sentPage: '/newsletter/sent',
  failedHeading: (language) => wordsIn(language, newsletterPageWords).notSubscribed,
  formPage: '/#newsletter',
});

export const newsletterRoutes = createRoutes()
  .post(
    '/',
    newsletterForm,
    requireFillTime,
    optionalIdempotencyKey,
    jsonBody<SubscriptionRequest>(),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key'];
      await subscribe(c.req.valid('json'), clientAddress(c), key);
      afterResponse(c, dispatchMessages);
      // Equal for known and unknown addresses, so that subscriptions cannot be probed.
      const { heading, text } = newsletterPage.sent;
      return c.json({ ok: true as const, message: `${heading} ${text}` }, 201);
    },
  )
  .get('/confirm', async (c) => confirmationPage(c, language, await readConfirmation(tokenOf(c)), tokenOf(c)))
  .post('/confirm', async (c) => {
    const confirmation = await confirmSubscription(tokenOf(c));
    afterResponse(c, dispatchMessages);
    return confirmationPage(c, language, confirmation, tokenOf(c));
  })
  .get('/unsubscribe', async (c) => {
    const email = await subscriberToLeave(tokenOf(c));
    return email === undefined ? unknownLeavePage(c, language) : leavePage(c, language, email, tokenOf(c));
  })
  .post('/unsubscribe', async (c) => {
    const email = await unsubscribe(tokenOf(c));
    return email === undefined ? unknownLeavePage(c, language) : leftPage(c, language, email);
  });

function tokenOf(c: Context<ApiEnv>): string {
  return c.req.query('token') ?? '';
}
