import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFunctionRunner } from '../function-runner.ts';
import { type MailSink, startMailSink } from '../mail-sink/mail-sink.ts';
import { type PaypackSandbox, startPaypackSandbox } from '../paypack-sandbox/sandbox.ts';
import { type SmsSandbox, startSmsSandbox } from '../sms-sandbox/sandbox.ts';
import { createDevPages } from './dev-pages.ts';

let mailbox: MailSink;
let paypack: PaypackSandbox;
let texts: SmsSandbox;
let open: (path: string, init?: RequestInit) => Promise<Response>;
const runs: string[] = [];

beforeAll(async () => {
  mailbox = await startMailSink();
  paypack = await startPaypackSandbox();
  texts = await startSmsSandbox();
  const tidy = { default: () => runs.push('tidy'), config: { schedule: '* * * * *' } };
  const functions = await createFunctionRunner(async () => new Map([['tidy', tidy]]));
  const pages = createDevPages({ mailbox, paypack, texts, database: 'postgresql://here' }, functions);
  open = async (path, init) => pages.request(path, init);
});
beforeEach(() => {
  mailbox.clear();
  paypack.clear();
  texts.clear();
});
afterAll(() => Promise.all([mailbox.stop(), paypack.stop(), texts.stop()]));

async function post(path: string, body: Record<string, unknown>): Promise<Response> {
  return open(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function ask(number: string, amount: number): Promise<string> {
  const { clientId, clientSecret } = paypack.credentials;
  const call = async (path: string, body: unknown, headers = {}) => {
    const answer = await fetch(paypack.baseUrl + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
    return (await answer.json()) as { access: string; ref: string };
  };
  const { access } = await call('/auth/agents/authorize', {
    client_id: clientId,
    client_secret: clientSecret,
  });
  return (await call('/transactions/cashin', { amount, number }, { authorization: `Bearer ${access}` })).ref;
}

describe('/dev/mailbox', () => {
  beforeEach(async () => {
    await createTransport(mailbox.url).sendMail({
      from: 'hello@fts.example',
      to: 'ada@guest.example',
      subject: '<b>Your</b> booking',
      text: 'Plain words',
      html: '<p>Fine words</p><script>alert(1)</script>',
      attachments: [{ filename: 'day.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
    });
  });

  test('the mailbox lists mails as escaped HTML and as JSON', async () => {
    const page = await (await open('/dev/mailbox')).text();
    expect(page).toContain('&lt;b&gt;Your&lt;/b&gt; booking');
    const json = await (await open('/dev/mailbox', { headers: { accept: 'application/json' } })).json();
    expect(json).toMatchObject([
      { to: 'ada@guest.example', subject: '<b>Your</b> booking', sentAt: expect.any(String) },
    ]);
  });

  test('a mail is shown in a sandboxed frame, and its attachments can be downloaded', async () => {
    const [mail] = await mailbox.messages();
    const page = await open(`/dev/mailbox/${mail?.id}`);
    expect(await page.text()).toContain('<iframe sandbox=');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await open(`/dev/mailbox/${mail?.id}/html`);
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await html.text()).toContain('<p>Fine words</p>');
    const file = await open(`/dev/mailbox/${mail?.id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toContain('day.ics');
    expect(await file.text()).toContain('BEGIN:VCALENDAR');
  });

  test.each(['/dev/mailbox/999', '/dev/mailbox/999/html', '/dev/mailbox/x/attachments/0'])(
    '%s returns 404',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );
});

test('PUT /dev/mailbox/refused makes an address refuse mail with 550, and DELETE ends that', async () => {
  const send = () =>
    createTransport(mailbox.url).sendMail({ to: 'ada@guest.example', from: 'hello@fts.example' });
  const path = '/dev/mailbox/refused/ada@guest.example';
  expect((await open(path, { method: 'PUT' })).status).toBe(204);
  await expect(send()).rejects.toMatchObject({ responseCode: 550 });
  expect((await open(path, { method: 'DELETE' })).status).toBe(204);
  await send();
});

describe('/dev/phone', () => {
  test('the phone page shows the waiting prompts, newest first', async () => {
    await ask('0788123456', 60_000);
    await ask('0738123456', 1500);
    const page = await (await open('/dev/phone')).text();
    expect(page.indexOf('1,500 RWF')).toBeLessThan(page.indexOf('60,000 RWF'));
    expect(page).toContain('Airtel Money · 0738123456');
    expect(page).toContain('FTS Studio');
  });

  test('a JSON decision ends a prompt once (then 404), and an unknown decision gets 400', async () => {
    const ref = await ask('0788123456', 60_000);
    expect(await (await post(`/dev/phone/${ref}`, { decision: 'decline' })).json()).toEqual({
      ref,
      status: 'failed',
    });
    expect((await post(`/dev/phone/${ref}`, { decision: 'approve' })).status).toBe(404);
    expect((await post(`/dev/phone/${ref}`, { decision: 'perhaps' })).status).toBe(400);
  });

  test('a form decision redirects (303) to the phone page', async () => {
    const ref = await ask('0788123456', 60_000);
    const answer = await open(`/dev/phone/${ref}`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ decision: 'approve' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dev/phone']);
    expect(paypack.transactions()[0]?.status).toBe('successful');
  });
});

test('text messages appear on the phone page as escaped words, and in /dev/texts', async () => {
  await fetch(texts.url, {
    method: 'POST',
    headers: { authorization: `Bearer ${texts.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      to: '+250788123456',
      text: '<b>See</b> https://fts.example/booking#abc',
      sender: 'FTS Studio',
    }),
  });
  const page = await (await open('/dev/phone')).text();
  expect(page).toContain('&lt;b&gt;See&lt;/b&gt;');
  expect(page).toContain('<a href="https://fts.example/booking#abc">');
  expect(await (await open('/dev/texts')).json()).toEqual([
    { to: '0788123456', text: '<b>See</b> https://fts.example/booking#abc', sentAt: expect.any(String) },
  ]);
});

test('/dev/database returns the database URL', async () => {
  expect(await (await open('/dev/database')).json()).toEqual({ url: 'postgresql://here' });
});

test('/dev/run runs a scheduled function, and returns 404 for an unknown one', async () => {
  expect((await post('/dev/run/tidy', {})).status).toBe(200);
  expect(runs).toEqual(['tidy']);
  expect((await post('/dev/run/other', {})).status).toBe(404);
});

test('the pages of parts that are real services return 404', async () => {
  const functions = await createFunctionRunner(async () => new Map());
  const pages = createDevPages(
    { mailbox: undefined, paypack: undefined, texts: undefined, database: undefined },
    functions,
  );
  for (const path of ['/dev/mailbox', '/dev/phone', '/dev/phone/x', '/dev/texts', '/dev/database'])
    expect((await pages.request(path)).status).toBe(404);
});
