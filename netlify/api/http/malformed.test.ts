import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { openBody } from '#netlify/core/mail/mail-body.ts';
import { type Answer, call } from '#tests/support/call.ts';
import { applicationForm, apply, cvFile } from '#tests/support/requests/application-request.ts';
import { bookingRequest } from '#tests/support/requests/booking-request.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { malformedBodies, nastyText } from '#tests/support/requests/malformed.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
beforeEach(async () => {
  // Mails are looked at in the outbox: sending thousands would take minutes.
  delete process.env.SMTP_URL;
});

const bodies = 1000;
/** Every few bodies come from someone else, so that the limits do not end the test early. */
const addressOf = (index: number) => `10.0.${index % 200}.1`;
const emailOf = (index: number) => `visitor-${index}@example.com`;

interface Sent {
  /** What was sent, for anyone who looks into a failure. */
  sent: unknown;
  status: number;
  json: unknown;
}

/** Sends them a few at a time, as a crowd would. */
async function sendAll<T>(all: T[], send: (one: T, index: number) => Promise<Answer>): Promise<Sent[]> {
  const answers: Sent[] = [];
  for (let start = 0; start < all.length; start += 20) {
    const some = all.slice(start, start + 20).map(async (sent, index) => {
      const { status, json } = await send(sent, start + index);
      return { sent, status, json };
    });
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}

/** No fault of ours; every refusal says why; and some get through, so that what is stored and sent is looked at too. */
async function expectToBear(answers: Sent[]) {
  expect(answers).toHaveLength(bodies);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { status, json } of answers)
    if (status >= 400) expect(json).toMatchObject({ error: expect.stringMatching(/^\p{Lu}/u) });
  const mails = await environment.sql<{ id: string; body: string; subject: string; recipient: string }>(
    'select id, body, subject, recipient from outbox_mails',
  );
  expect(mails.length).toBeGreaterThan(0);
  for (const { id, body, subject, recipient } of mails) {
    expect(openBody(id, body).html).not.toMatch(/<script|<img/i);
    expect(subject + recipient).not.toMatch(/[\r\n]/);
  }
}

test.each([
  ['/api/contact', messageRequest(), ['consent']],
  ['/api/bookings', bookingRequest(), ['discountCode', 'website']],
  ['/api/enrolments', enrolmentRequest(), ['guardian', 'guardian.name', 'website']],
  ['/api/newsletter', { email: 'aline@example.com', website: '' }, ['token']],
] as const)(
  '%s bears 1,000 malformed bodies, and what it stores is text',
  async (path, request, further) => {
    const all = fc.sample(malformedBodies(request as Record<string, unknown>, further), bodies);
    const answers = await sendAll(all, (body, index) =>
      call('POST', path, {
        // A right address of each sender's own, or only the first few would get past the limit per address.
        body: body.replace('"aline@example.com"', `"${emailOf(index)}"`),
        headers: { ...afterAMinute, 'idempotency-key': crypto.randomUUID() },
        address: addressOf(index),
      }),
    );
    await expectToBear(answers);
  },
  90_000,
);

test('/api/applications bears 1,000 malformed forms, and what it stores is text', async () => {
  const name = fc.constantFrom(...applicationForm().keys(), 'website', 'cvPart', '__proto__', 'a[]', 'a.b');
  const file = fc.uint8Array({ maxLength: 300 }).map((bytes) => cvFile(bytes, '\0<b>\u202e.pdf'));
  const namedFile = nastyText.map((text) => cvFile(undefined, text));
  const changes = fc.array(fc.tuple(name, fc.oneof(nastyText, file, namedFile)), { maxLength: 3 });
  const answers = await sendAll(fc.sample(changes, bodies), (parts, index) => {
    const form = applicationForm({
      email: emailOf(index),
      availability: `${index}`,
      ...Object.fromEntries(parts),
    });
    return apply(form, { address: addressOf(index) });
  });
  await expectToBear(answers);
}, 90_000);

test.each(['%00', '%ff', '%ed%a0%80', '%', 'x%00y'])(
  'no record has the address “%s”, whatever is asked of it',
  async (part) => {
    const paths = [
      'payments/status/#',
      'bookings/#',
      'account/avatars/#',
      'enrolments/#',
      'applications/#/cv',
    ];
    for (const path of paths)
      expect((await call('GET', `/api/${path.replace('#', part)}`)).status, path).toBe(404);
    expect((await call('POST', `/api/payments/${part}/retry`, { body: {} })).status).toBe(404);
  },
);

test('every answer says that it is what it says it is, and only over an encrypted connection', async () => {
  for (const path of ['/api/health', '/api/bookings', '/api/nothing'])
    expect(Object.fromEntries((await call('GET', path)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
});

test('no answer lets a page of another site read it', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'POST', 'OPTIONS'])
    for (const path of ['/api/health', '/api/bookings', '/api/gallery/files', '/api/nothing']) {
      const answer = await call(method, path, { headers });
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([method, path, allowed]).toEqual([method, path, []]);
    }
});
