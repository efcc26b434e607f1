import { describe, expect, test } from 'vitest';
import { call, postForm } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { codeFor, linkIn } from '#tests/support/steps/newsletter.ts';

const environment = setUpEnvironment();

const aline = 'aline@example.com';
const subscribers = () => environment.sql('select * from subscribers');
const link = (kind: 'confirm' | 'unsubscribe') => linkIn(environment.mailbox, aline, kind);

describe('unsubscribing', () => {
  test('one click in the mail program unsubscribes, as announced in the mail headers', async () => {
    await codeFor(environment.mailbox, aline);
    const [mail] = await mailsTo(environment, aline);
    const address = `http://localhost${await link('unsubscribe')}`;
    expect(mail?.headers).toMatchObject({
      'list-unsubscribe': `<${address}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    const left = await postForm(await link('unsubscribe'), { 'List-Unsubscribe': 'One-Click' });
    expect(left.status).toBe(200);
    expect(await subscribers()).toMatchObject([
      { status: 'unsubscribed', unsubscribed_at: expect.any(Date) },
    ]);
  });

  test('opening the unsubscribe link shows a form; posting it twice unsubscribes once', async () => {
    await codeFor(environment.mailbox, aline);
    const page = await call('GET', await link('unsubscribe'));
    expect(page.text).toContain('Unsubscribe from the newsletter?');
    expect(page.text).toContain(`action="${await link('unsubscribe')}"`);
    expect(await subscribers()).toMatchObject([{ status: 'confirmed' }]);
    for (const _ of [1, 2]) {
      const { status, text } = await call('POST', await link('unsubscribe'));
      expect([status, text.includes('You have unsubscribed')]).toEqual([200, true]);
    }
    expect(
      await environment.sql(`select * from audit_entries where action = 'subscriber.unsubscribed'`),
    ).toHaveLength(1);
  });

  test('unsubscribing invalidates the confirmation link, and resubscribing returns the same code', async () => {
    const code = await codeFor(environment.mailbox, aline);
    const old = await link('confirm');
    await call('POST', await link('unsubscribe'));
    expect((await call('GET', old)).status).toBe(404);
    expect(await codeFor(environment.mailbox, aline)).toBe(code);
    expect(await subscribers()).toMatchObject([{ status: 'confirmed', unsubscribed_at: null }]);
  });

  test.each(['GET', 'POST'])(
    'an unsubscribe link that was never sent gets 404 with the studio’s address: %s',
    async (method) => {
      const page = await call(method, '/api/newsletter/unsubscribe?token=nobody-knows-this');
      expect(page.status).toBe(404);
      expect(page.text).toContain('hello@fts.example');
    },
  );
});

describe('the form without script', () => {
  const post = (fields: Record<string, string>) => postForm('/api/newsletter', fields);

  test('the plain form redirects (303) to the next step and sends the confirmation mail', async () => {
    const { status, headers } = await post({ email: aline, website: '' });
    expect([status, headers.get('location')]).toEqual([303, '/newsletter/sent']);
    expect((await mailsTo(environment, aline)).map(({ subject }) => subject)).toEqual([
      'Please confirm your subscription',
    ]);
  });

  test('an invalid address in the plain form gets a 422 page', async () => {
    const { status, text } = await post({ email: 'aline@studio' });
    expect(status).toBe(422);
    expect(text).toContain('You are not subscribed yet');
    expect(text).toContain('such as name@example.com');
    expect(text).toContain('href="/#newsletter"');
  });
});
