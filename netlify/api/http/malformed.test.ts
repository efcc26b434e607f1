import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { decryptBody } from '#netlify/core/mail/mail-body.ts';
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
  // Mails are checked in the outbox: sending thousands would take minutes.
  delete process.env.SMTP_URL;
});

const bodies = 1000;
/** Spreads requests over 200 IP addresses, so that rate limits do not end the test early. */
const addressOf = (index: number) => `10.0.${index % 200}.1`;
const emailOf = (index: number) => `visitor-${index}@example.com`;

interface Sent {
  sent: unknown;
  status: number;
  json: unknown;
}

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

async function expectToBear(answers: Sent[]) {
  expect(answers).toHaveLength(bodies);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { status, json } of answers)
    if (status >= 400) expect(json).toMatchObject({ error: expect.stringMatching(/^\p{Lu}/u) });
  const mails = await environment.sql<{ id: string; body: string; subject: string; recipient: string }>(
    `select id, body, subject, recipient from outbox where channel = 'mail'`,
  );
  expect(mails.length).toBeGreaterThan(0);
  for (const { id, body, subject, recipient } of mails) {
    expect(decryptBody(id, body).html).not.toMatch(/<script|<img/i);
    expect(subject + recipient).not.toMatch(/[\r\n]/);
  }
}

test.each([
  ['/api/contact', messageRequest(), ['consent']],
  ['/api/bookings', bookingRequest(), ['discountCode', 'website']],
  ['/api/enrolments', enrolmentRequest(), ['guardian', 'guardian.name', 'website']],
  ['/api/newsletter', { email: 'aline@example.com', website: '' }, ['token']],
] as const)(
  '%s takes 1,000 malformed bodies with no server error and no markup in mails',
  async (path, request, further) => {
    const all = fc.sample(malformedBodies(request as Record<string, unknown>, further), bodies);
    const answers = await sendAll(all, (body, index) =>
      call('POST', path, {
        // A valid address per sender, or the limit per email address would refuse all but the first few.
        body: body.replace('"aline@example.com"', `"${emailOf(index)}"`),
        headers: { ...afterAMinute, 'idempotency-key': crypto.randomUUID() },
        address: addressOf(index),
      }),
    );
    await expectToBear(answers);
  },
  90_000,
);

test('/api/applications takes 1,000 malformed forms without a server error or markup in mails', async () => {
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
  'the malformed id “%s” gets 404 from every endpoint that takes one',
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

test('every response has the security headers: nosniff, HSTS, CSP, no framing, no referrer', async () => {
  for (const path of ['/api/health', '/api/bookings', '/api/nothing'])
    expect(Object.fromEntries((await call('GET', path)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
});

test('no response has CORS headers for another origin', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'POST', 'OPTIONS'])
    for (const path of ['/api/health', '/api/bookings', '/api/gallery/files', '/api/nothing']) {
      const answer = await call(method, path, { headers });
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([method, path, allowed]).toEqual([method, path, []]);
    }
});
