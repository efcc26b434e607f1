import { deadMessageList } from '#netlify/core/outbox/dead-message-list.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { discardMessage, retryAllMessages, retryMessage } from '#netlify/core/outbox/handle-dead-message.ts';
import { afterResponse, createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const mailRoutes = createRoutes()
  .route('/', listRoutes('mail', deadMessageList))
  .post('/mail/retry', requireAdmin, async (c) => {
    const retried = await retryAllMessages(c.var.me);
    afterResponse(c, dispatchMessages);
    return c.json({ retried }, 200);
  })
  .post('/mail/:id/retry', requireAdmin, async (c) => {
    await retryMessage(c.var.me, c.req.param('id'));
    afterResponse(c, dispatchMessages);
    return c.json({ ok: true as const }, 200);
  })
  .delete('/mail/:id', requireAdmin, async (c) => {
    await discardMessage(c.var.me, c.req.param('id'));
    return c.json({ ok: true as const }, 200);
  });
