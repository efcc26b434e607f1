import { openConversation, writeAgain } from '#netlify/core/conversation/open-conversation.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { QuestionRequest } from '#src/domain/conversation/conversation.ts';
import { afterResponse, createRoutes, jsonBody } from '../http/http.ts';
import { tokenAndKey } from '../http/idempotency-key.ts';
import { byToken, linkHolder } from '../http/link-holder.ts';

const holderOf = linkHolder('Conversation');

/** `/api/conversation`: messages and replies, for holders of a link from one of our replies. */
export const conversationRoutes = createRoutes()
  .get('/', byToken, async (c) => c.json(await openConversation(holderOf(c, c.req.valid('header'))), 200))
  .post('/', tokenAndKey, jsonBody<QuestionRequest>(), async (c) => {
    const { 'idempotency-key': key, ...header } = c.req.valid('header');
    const conversation = await writeAgain(holderOf(c, header), c.req.valid('json'), key);
    afterResponse(c, dispatchMessages);
    return c.json(conversation, 201);
  });
