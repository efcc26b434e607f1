import { receiveMessage } from '#netlify/core/message/receive-message.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { MessageRequest } from '#src/domain/message/message.ts';
import { messageWords } from '#src/domain/message/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../http/http.ts';
import { optionalIdempotencyKey } from '../http/idempotency-key.ts';
import { requireFillTime } from '../http/require-fill-time.ts';
import { plainForm } from '../plain/plain-form.ts';

const messageForm = plainForm({
  receive: receiveMessage,
  sentPage: '/contact/sent',
  failedHeading: (language) => wordsIn(language, messageWords).notSent,
  formPage: '/contact',
  longField: 'message',
});

/** `/api/contact`: JSON from the page's script, or the plain form of a browser without scripts. */
export const messageRoutes = createRoutes().post(
  '/',
  messageForm,
  requireFillTime,
  optionalIdempotencyKey,
  jsonBody<MessageRequest>(),
  async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const id = await receiveMessage(c.req.valid('json'), clientAddress(c), key);
    afterResponse(c, dispatchMessages);
    return c.json({ ok: true as const, id }, 201);
  },
);
