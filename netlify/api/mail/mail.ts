import { deadMailList } from '#netlify/core/mail/dead-mails.ts';
import { discardMail, retryAllMails, retryMail } from '#netlify/core/mail/handle-dead-mail.ts';
import { dispatchMessages } from '#netlify/core/sms/dispatch-messages.ts';
import { afterResponse, createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const mailRoutes = createRoutes()
  .route('/', listRoutes('mail', deadMailList))
  .post('/mail/retry', requireAdmin, async (c) => {
    const retried = await retryAllMails(c.var.me);
    afterResponse(c, dispatchMessages);
    return c.json({ retried }, 200);
  })
  .post('/mail/:id/retry', requireAdmin, async (c) => {
    await retryMail(c.var.me, c.req.param('id'));
    afterResponse(c, dispatchMessages);
    return c.json({ ok: true as const }, 200);
  })
  .delete('/mail/:id', requireAdmin, async (c) => {
    await discardMail(c.var.me, c.req.param('id'));
    return c.json({ ok: true as const }, 200);
  });
