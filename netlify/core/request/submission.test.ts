import { describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { applicationForm, apply } from '#tests/support/requests/application-request.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { enrol, enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const key = 'one-press-of-the-button';
const json = (path: string, body: object, withKey = key) =>
  call('POST', path, { body, headers: { ...afterAMinute, 'idempotency-key': withKey } });
const email = 'keza@example.com';

interface Form {
  table: string;
  send: (withKey?: string) => Promise<Answer>;
  /** Sends other details under the same key. */
  changed: () => Promise<Answer>;
}

const forms: Record<string, Form> = {
  booking: {
    table: 'bookings',
    send: (withKey = key) => book(bookingRequest(), withKey),
    changed: () => book(bookingRequest({ email }), key),
  },
  enrolment: {
    table: 'enrolments',
    send: (withKey = key) => enrol(enrolmentRequest({ secondPlace: true }), undefined, withKey),
    changed: () => enrol(enrolmentRequest({ email }), undefined, key),
  },
  application: {
    table: 'applications',
    send: (withKey = key) => apply(applicationForm(), { headers: { 'idempotency-key': withKey } }),
    changed: () => apply(applicationForm({ email }), { headers: { 'idempotency-key': key } }),
  },
  message: {
    table: 'messages',
    send: (withKey) => json('/api/contact', messageRequest(), withKey),
    changed: () => json('/api/contact', messageRequest({ email })),
  },
  newsletter: {
    table: 'subscribers',
    send: (withKey) => json('/api/newsletter', { email: 'aline@example.com' }, withKey),
    changed: () => json('/api/newsletter', { email }),
  },
};

describe.each(Object.entries(forms))('submission of a %s', (kind, { table, send, changed }) => {
  const stored = async () => (await environment.sql(`select 1 from ${table}`)).length;

  test('twenty simultaneous copies under one key are stored once and get the same response', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await stored()).toBe(1);
    const asked = kind === 'newsletter' ? 'subscriber.requested' : `${kind}.%`;
    expect(await environment.sql('select 1 from audit_entries where action like $1', [asked])).toHaveLength(
      1,
    );
  });

  test('other details under a used key get 409', async () => {
    await send();
    const { status, json: refusal } = await changed();
    expect([status, refusal]).toEqual([409, { error: expect.stringMatching(/^You sent this before with/) }]);
    expect(await stored()).toBe(1);
  });

  test('a malformed key gets 400 and stores nothing', async () => {
    expect((await send('no key')).status).toBe(400);
    expect(await stored()).toBe(0);
  });
});

test('a refused submission leaves its key free for the corrected one', async () => {
  expect((await json('/api/contact', messageRequest({ message: '' }))).status).toBe(422);
  await enrol();
  expect((await enrol(enrolmentRequest(), undefined, key)).status).toBe(409);
  expect((await enrol(enrolmentRequest({ secondPlace: true }), undefined, key)).status).toBe(201);
  expect((await json('/api/contact', messageRequest())).status).toBe(201);
});

test('equal content under another key is stored as another message', async () => {
  await json('/api/contact', messageRequest());
  await json('/api/contact', messageRequest(), 'another-press');
  expect(await environment.sql('select 1 from messages')).toHaveLength(2);
});

describe('the nightly sweep', () => {
  test('keys are erased after a week, and those of bookings with their booking', async () => {
    await Promise.all(Object.values(forms).map(({ send }) => send()));
    const left = async () => {
      const rows = await environment.sql<{ kind: string }>('select kind from submissions');
      return rows.map(({ kind }) => kind);
    };
    await eraseDue(new Date(Date.now() + 6 * 86_400_000));
    expect(await left()).toHaveLength(5);
    await eraseDue(new Date(Date.now() + 8 * 86_400_000));
    expect(await left()).toEqual(['booking']);
    await environment.sql(`update payments set status = 'failed', settled_at = now()`);
    await eraseDue(new Date(Date.now() + 20 * 365 * 86_400_000));
    expect(await environment.sql('select 1 from bookings')).toEqual([]);
    expect(await left()).toEqual([]);
  });
});
