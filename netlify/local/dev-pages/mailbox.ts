import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Mail } from '../mail-sink/mail.ts';
import type { MailSink } from '../mail-sink/mail-sink.ts';
import { page } from './page.ts';

function list(mails: Mail[]) {
  if (mails.length === 0)
    return html`<h1>Mailbox</h1><p>No emails yet. Emails that the site sends appear here.</p>`;
  const rows = mails.map(
    ({ id, to, subject, sentAt }) => html`<li><a href="/dev/mailbox/${id}"><strong>${subject}</strong>
<span>${to}</span> <time datetime="${sentAt}">${sentAt.slice(11, 19)} UTC</time></a></li>`,
  );
  return html`<h1>Mailbox</h1><ol class="mails">${rows}</ol>`;
}

function attachments({ id, attachments: files }: Mail) {
  const links = files.map(
    ({ filename, contentType }, index) =>
      html`<li><a href="/dev/mailbox/${id}/attachments/${index}" download="${filename}">${filename}</a> (${contentType})</li>`,
  );
  return files.length > 0 ? html`<h2>Attachments</h2><ul>${links}</ul>` : '';
}

function message(mail: Mail) {
  return html`<h1>${mail.subject}</h1>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd><dt>Sent</dt><dd>${mail.sentAt}</dd></dl>
${attachments(mail)}
<h2>As HTML</h2>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mailbox/${mail.id}/html" title="The mail as HTML"></iframe>
<h2>As text</h2>
<pre>${mail.text}</pre>`;
}

function download(context: Context, mail: Mail, index: number) {
  const file = mail.attachments[index];
  if (!file) return context.notFound();
  const encoding = file.contentType.startsWith('text/') ? 'utf8' : 'base64';
  return context.body(new Uint8Array(Buffer.from(file.content, encoding)), 200, {
    // Never shown inline: it could be an untrusted HTML page.
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
  });
}

export function createMailboxPages(sink: MailSink): Hono {
  const app = new Hono();
  const find = async (id: string) => (await sink.messages()).find((mail) => mail.id === Number(id));

  app.get('/', async (context) => {
    const wanted = context.req.query('to') ?? '';
    const mails = (await sink.messages()).filter(({ to }) => to.includes(wanted));
    if (context.req.header('accept')?.includes('application/json')) return context.json(mails);
    return page(context, 'Mailbox', list(mails), 5);
  });
  app.get('/:id', async (context) => {
    const mail = await find(context.req.param('id'));
    return mail ? page(context, mail.subject, message(mail)) : context.notFound();
  });
  app.get('/:id/html', async (context) => {
    const mail = await find(context.req.param('id'));
    if (!mail) return context.notFound();
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:",
    );
    return context.html(`<base target="_blank">${mail.html}`);
  });
  app.get('/:id/attachments/:index', async (context) => {
    const mail = await find(context.req.param('id'));
    return mail ? download(context, mail, Number(context.req.param('index'))) : context.notFound();
  });
  // Makes an address bounce (PUT), or accepts it again (DELETE).
  app.put('/refused/:address', (context) => {
    sink.refuseAddress(context.req.param('address'), true);
    return context.body(null, 204);
  });
  app.delete('/refused/:address', (context) => {
    sink.refuseAddress(context.req.param('address'), false);
    return context.body(null, 204);
  });
  return app;
}
