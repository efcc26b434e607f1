import { Hono } from 'hono';
import { markDue } from '#netlify/core/job/due.ts';
import { dueJobs } from '#netlify/core/job/jobs.ts';
import type { FunctionRunner } from '../function-runner.ts';
import type { Platform } from '../platform.ts';
import { createMailboxPages } from './mailbox.ts';
import { serveStylesheet } from './page.ts';
import { createPhonePages } from './phone.ts';

/** Routes under /dev/. Only the local servers mount them; a deployed site does not contain them. */
export function createDevPages(
  { mailbox, paypack, texts, database }: Pick<Platform, 'mailbox' | 'paypack' | 'texts' | 'database'>,
  functions: Pick<FunctionRunner, 'run'>,
): Hono {
  const app = new Hono().basePath('/dev');
  app.notFound((context) =>
    context.json({ error: 'There is no such local page. Try /dev/mailbox or /dev/phone.' }, 404),
  );
  app.get('/dev.css', serveStylesheet);
  if (mailbox) app.route('/mailbox', createMailboxPages(mailbox));
  else
    app.all('/mailbox/*', (context) =>
      context.json({ error: 'SMTP_URL is set: emails are really sent.' }, 404),
    );
  if (paypack || texts) app.route('/phone', createPhonePages(paypack, texts));
  else
    app.all('/phone/*', (context) =>
      context.json(
        { error: 'PAYPACK_CLIENT_ID and SMS_TOKEN are set: requests and text messages reach real phones.' },
        404,
      ),
    );
  app.get('/texts', (context) =>
    texts
      ? context.json(texts.texts().map(({ to, text, sentAt }) => ({ to, text, sentAt })))
      : context.json({ error: 'SMS_TOKEN is set: text messages are really sent.' }, 404),
  );
  app.get('/database', (context) =>
    database
      ? context.json({ url: database })
      : context.json({ error: 'DATABASE_URL is set: the records are in that database.' }, 404),
  );
  app.post('/run/:name', async (context) => {
    const name = context.req.param('name');
    // A job started by hand runs whatever its marker.
    for (const job of dueJobs) if (job === name) await markDue(job, new Date());
    const ran = await functions.run(name);
    return ran
      ? context.json({ ran: name })
      : context.json({ error: 'There is no scheduled function of this name.' }, 404);
  });
  return app;
}
