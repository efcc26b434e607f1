import { validator } from 'hono/validator';
import { ProblemError } from '#netlify/core/errors.ts';
import { listDeadMails } from '#netlify/core/mail/dead-mails.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { discardMail, retryAllMails, retryMail } from '#netlify/core/mail/handle-dead-mail.ts';
import { readPage } from '#netlify/core/paging.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { afterAnswer, createRoutes } from '../http/http.ts';
import { pageQuery } from '../http/page-query.ts';
import { requireAdmin } from '../http/session.ts';

/** The one list of mails that there is; the parameter says so in the address. */
const deadOnly = validator('query', (query) => {
  if (query['status'] === 'dead') return { status: 'dead', ...pageQuery(query) };
  throw new ProblemError(422, correctFieldsMessage, {
    fields: { status: 'This list holds only the emails we stopped trying to send: status=dead.' },
  });
});

/** `/api/mail`: what could not be sent, for the staff. */
export const mailRoutes = createRoutes()
  .get('/', requireAdmin, deadOnly, async (c) =>
    c.json(await listDeadMails(readPage(c.req.valid('query'))), 200),
  )
  .post('/retry', requireAdmin, async (c) => {
    const retried = await retryAllMails(c.var.me);
    afterAnswer(c, dispatchMail);
    return c.json({ retried }, 200);
  })
  .post('/:id/retry', requireAdmin, async (c) => {
    await retryMail(c.var.me, c.req.param('id'));
    afterAnswer(c, dispatchMail);
    return c.json({ ok: true as const }, 200);
  })
  .delete('/:id', requireAdmin, async (c) => {
    await discardMail(c.var.me, c.req.param('id'));
    return c.json({ ok: true as const }, 200);
  });
