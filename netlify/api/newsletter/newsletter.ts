import type { Context } from 'hono';
import { clientLanguage } from '#netlify/core/client-language.ts';
import { confirmSubscription, readConfirmation } from '#netlify/core/newsletter/confirm-subscription.ts';
import { subscribe } from '#netlify/core/newsletter/subscribe.ts';
import { subscriberToLeave, unsubscribe } from '#netlify/core/newsletter/unsubscribe.ts';
import { newsletterWords } from '#netlify/core/newsletter/words/words.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { SubscriptionRequest } from '#src/domain/newsletter/newsletter.ts';
import { newsletterPage } from '#src/domain/newsletter/newsletter-content.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { type ApiEnv, afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { optionalIdempotencyKey } from '../http/idempotency-key.ts';
import { requireFillTime } from '../http/require-fill-time.ts';
import { plainForm } from '../plain/plain-form.ts';
import { confirmationPage, leavePage, leftPage, unknownLeavePage } from './newsletter-pages.ts';

const newsletterForm = plainForm({
  receive: subscribe,
  sentPage: '/newsletter/sent',
  failedHeading: (language) => wordsIn(language, newsletterWords).notSubscribed,
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
  .get('/confirm', async (c) => confirmationPage(c, await readConfirmation(tokenOf(c)), tokenOf(c)))
  .post('/confirm', async (c) => {
    const confirmation = await confirmSubscription(tokenOf(c));
    afterResponse(c, dispatchMessages);
    return confirmationPage(c, confirmation, tokenOf(c));
  })
  .get('/unsubscribe', async (c) => {
    const found = await subscriberToLeave(tokenOf(c));
    if (found === undefined) return unknownLeavePage(c);
    return leavePage(c, clientLanguage(found), found.email, tokenOf(c));
  })
  .post('/unsubscribe', async (c) => {
    const left = await unsubscribe(tokenOf(c));
    return left === undefined ? unknownLeavePage(c) : leftPage(c, clientLanguage(left), left.email);
  });

function tokenOf(c: Context<ApiEnv>): string {
  return c.req.query('token') ?? '';
}
