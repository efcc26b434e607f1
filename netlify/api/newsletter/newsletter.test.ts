import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { codeFor, linkIn, subscribe } from '#tests/support/steps/newsletter.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';

const environment = setUpEnvironment();

const aline = 'aline@example.com';
const subjects = async () => (await mailsTo(environment, aline)).map(({ subject }) => subject).reverse();
const subscribers = () => environment.sql('select * from subscribers');
const link = (kind: 'confirm' | 'unsubscribe') => linkIn(environment.mailbox, aline, kind);
const forgetLimits = () => environment.sql('delete from rate_limits');

describe('subscribing', () => {
  test('subscribing stores the address as pending with its consent and mails a confirmation link', async () => {
    const { status, json } = await subscribe(' Aline@Example.com ');
    expect(status).toBe(201);
    expect(json).toEqual({ ok: true, message: expect.stringMatching(/^One more step: open your inbox\./) });
    expect(await subscribers()).toMatchObject([
      {
        email: aline,
        status: 'pending',
        source: '/insights/art-passion',
        consent: expect.stringContaining('unsubscribe from any email'),
        confirmed_at: null,
      },
    ]);
    expect(await environment.sql('select action from audit_entries')).toEqual([
      { action: 'subscriber.requested' },
    ]);
    expect(await environment.sql('select * from notifications'), 'nobody has subscribed yet').toEqual([]);
    const [mail, ...more] = await mailsTo(environment, aline);
    expect(more).toEqual([]);
    expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
    expect(mail?.html).toContain(`href="http://localhost${await link('confirm')}"`);
  });

  test.each([undefined, null, '', 'https://a.example/', '//a.example', '/a?b', `/${'x'.repeat(151)}`, 7, {}])(
    'subscribing with the invalid page %j succeeds and stores no source',
    async (page) => {
      const { status } = await call('POST', '/api/newsletter', {
        body: { email: aline, page },
        headers: afterAMinute,
      });
      expect(status).toBe(201);
      expect(await subscribers()).toMatchObject([{ source: null }]);
    },
  );

  test('subscribing again updates the source page, unless the address is confirmed', async () => {
    await subscribe(aline);
    await subscribe(aline, undefined, '/');
    expect(await subscribers()).toMatchObject([{ source: '/' }]);
    await codeFor(environment.mailbox, aline);
    await subscribe(aline, undefined, '/contact');
    expect(await subscribers()).toMatchObject([{ source: '/insights/art-passion' }]);
  });

  test('new, pending, confirmed and unsubscribed addresses get the same response', async () => {
    const answers = [await subscribe(aline), await subscribe(aline.toUpperCase())];
    await call('POST', await link('confirm'));
    answers.push(await subscribe(aline));
    await call('POST', await link('unsubscribe'));
    await forgetLimits();
    answers.push(await subscribe(aline));
    const seen = answers.map(({ status, text, headers }) => [status, text, [...headers.keys()].join()]);
    expect(new Set(seen.map(String)).size).toBe(1);
    expect(await subjects()).toEqual([
      'Please confirm your subscription',
      'Please confirm your subscription',
      expect.stringMatching(/^Your code: MURAHO-/),
      'You are already subscribed',
      'Please confirm your subscription',
    ]);
  });

  test('a subscriber who subscribes again gets at most one mail a day about it', async () => {
    await codeFor(environment.mailbox, aline);
    await forgetLimits();
    for (let again = 0; again < 3; again += 1) await subscribe(aline);
    expect((await subjects()).filter((subject) => subject === 'You are already subscribed')).toHaveLength(1);
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }]);
  });

  test('three simultaneous requests create one subscriber', async () => {
    const answers = await Promise.all([subscribe(aline), subscribe(aline), subscribe(aline)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await subscribers()).toHaveLength(1);
  });

  test('a repeat without a key sends a second mail only after a minute', async () => {
    const press = () => subscribe(aline, undefined, undefined, null);
    for (let again = 0; again < 5; again += 1) expect((await press()).status).toBe(201);
    expect(await subjects()).toEqual(['Please confirm your subscription']);
    expect(await environment.sql('select action from audit_entries')).toHaveLength(1);
    await environment.sql(`update submissions set expires_at = expires_at - interval '1 minute'`);
    await press();
    expect(await subjects(), 'the first may have gone astray').toEqual([
      'Please confirm your subscription',
      'Please confirm your subscription',
    ]);
  });

  test.each<[unknown]>([
    [''],
    [undefined],
    [null],
    [7],
    [['a@example.com']],
    ['aline'],
    ['a@b'],
    ['a@example.com, b@example.com'],
    ['a@example.com\r\nBcc: b@example.com'],
    [`${'x'.repeat(250)}@example.com`],
  ])('the address %j gets 422 and is not stored', async (email) => {
    const { status, json } = await subscribe(email);
    expect(status).toBe(422);
    expect(json).toEqual({
      error: expect.stringMatching(/^Please /),
      fields: { email: expect.stringMatching(/^(Please|This) [^{}]{8,}\.$/) },
    });
    expect(await subscribers()).toEqual([]);
  });

  test.each(['[]', 'null', '"a@example.com"', '{'])('the body %s gets 400', async (body) => {
    expect((await call('POST', '/api/newsletter', { body, headers: afterAMinute })).status).toBe(400);
  });

  test('subscribing with the honeypot filled gets 422 and stores nothing', async () => {
    const body = { email: aline, website: 'https://spam.example' };
    expect((await call('POST', '/api/newsletter', { body, headers: afterAMinute })).status).toBe(422);
    expect(await subscribers()).toEqual([]);
  });

  test('subscribing is limited to 3 tries per email address and 10 per IP address', async () => {
    for (let one = 0; one < 3; one += 1) {
      await subscribe(aline, `192.0.2.${one}`);
    }
    const byEmail = await subscribe(aline, '192.0.2.9');
    expect(byEmail.status).toBe(429);
    expect(byEmail.json).toEqual({ error: expect.stringContaining('call us') });
    for (let one = 0; one < 10; one += 1) await subscribe(`reader-${one}@example.com`);
    expect((await subscribe('reader-11@example.com')).status).toBe(429);
    expect(await subscribers()).toHaveLength(11);
  });
});

describe('the confirmation link', () => {
  test('confirming shows the discount code on a page, mails it and notifies the studio', async () => {
    await subscribe(aline);
    const page = await call('POST', await link('confirm'));
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const [discount] = await environment.sql<{ code: string }>('select * from discount_codes');
    expect(discount).toMatchObject({ percent: 30, email: aline, used_by_booking_id: null });
    expect(page.text).toContain(discount?.code);
    expect(page.text).toContain('30% off your first booking');
    expect(page.text).toContain('href="/pricing"');
    const [mail] = await mailsTo(environment, aline);
    expect(mail?.text).toContain(discount?.code);
    expect(mail?.html).toContain(discount?.code);
    expect(await notificationsOf(environment)).toEqual([
      { kind: 'newsletter', text: expect.stringContaining(aline) },
    ]);
    expect(await environment.sql('select action from audit_entries order by at')).toContainEqual({
      action: 'subscriber.confirmed',
    });
  });

  test('repeated and simultaneous confirmations show the same code and mail it once', async () => {
    await subscribe(aline);
    const address = await link('confirm');
    const pages = await Promise.all([1, 2, 3, 4].map(() => call('POST', address)));
    pages.push(await call('POST', address));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(await environment.sql('select * from discount_codes')).toHaveLength(1);
    expect(await subjects()).toHaveLength(2);
  });

  test('opening the confirmation link changes nothing; only its button confirms', async () => {
    await subscribe(aline);
    const address = await link('confirm');
    expect((await call('HEAD', address)).status).toBe(200);
    const page = await call('GET', address);
    expect(page.text).toContain('Confirm your subscription');
    expect(page.text).toContain(aline);
    expect(page.text).toContain(`action="${address}"`);
    expect(await subscribers()).toMatchObject([{ status: 'pending' }]);
    expect(await subjects()).toEqual(['Please confirm your subscription']);
  });

  test('a confirmation link expires after seven days with 410', async () => {
    await subscribe(aline);
    const [token] = await environment.sql<{ days: number }>(
      `select extract(epoch from expires_at - now()) / 86400 as days from subscriber_tokens`,
    );
    expect(Number(token?.days)).toBeCloseTo(7, 1);
    await environment.sql(`update subscriber_tokens set expires_at = now() - interval '1 minute'`);
    for (const method of ['GET', 'POST'] as const) {
      const page = await call(method, await link('confirm'));
      expect(page.status).toBe(410);
      expect(page.text).toContain('This link has expired');
      expect(page.text).toContain('href="/#newsletter"');
    }
    expect(await subscribers()).toMatchObject([{ status: 'pending' }]);
    expect(await environment.sql('select * from discount_codes')).toEqual([]);
  });

  test.each(['', '?token=', '?token=nobody-knows-this', '?token=%00', '?token=<script>alert(1)</script>'])(
    'a confirmation link that was never sent (%s) gets 404',
    async (query) => {
      for (const method of ['GET', 'POST'] as const) {
        const page = await call(method, `/api/newsletter/confirm${query}`);
        expect(page.status).toBe(404);
        expect(page.text).toContain('This link does not work');
        expect(page.text).not.toContain('<script');
      }
    },
  );

  test('confirmation and unsubscribe tokens are not interchangeable and not stored in clear', async () => {
    await codeFor(environment.mailbox, aline);
    const [confirm, leave] = [await link('confirm'), await link('unsubscribe')];
    expect((await call('GET', confirm.replace(/=.*/, leave.replace(/.*=/, '=')))).status).toBe(404);
    expect((await call('POST', leave.replace(/=.*/, confirm.replace(/.*=/, '=')))).status).toBe(404);
    const stored = JSON.stringify(await environment.sql('select * from subscriber_tokens'));
    for (const address of [confirm, leave]) expect(stored).not.toContain(address.split('=')[1]);
  });

  test('confirming again after the code was used shows that it has been used', async () => {
    const code = await codeFor(environment.mailbox, aline);
    await environment.sql(`insert into bookings (reference, name, email, phone, location, message, total)
      values ('FTS-1', 'A', 'a', '0788123456', '', '', 1)`);
    await environment.sql('update discount_codes set used_by_booking_id = (select id from bookings)');
    expect((await call('POST', await link('confirm'))).text).toContain(`Your code ${code} has been used`);
  });
});
