import { getStore } from '@netlify/blobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxCvBytes } from '#src/domain/application/cv.ts';
import { call } from '#tests/support/call.ts';
import { applicationForm, apply, cvFile } from '#tests/support/requests/application-request.ts';
import { pdfOf } from '#tests/support/requests/pdf.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';

const environment = setUpEnvironment();
beforeEach(async () => {
  for (const key of await keptFiles()) await getStore('cvs').delete(key);
});

const keptFiles = async () => (await getStore('cvs').list()).blobs.map(({ key }) => key);
const stored = () => environment.sql<{ id: string; cv_key: string }>('select * from applications');
const thanks = 'Thank you! Your application was received. We will contact you shortly.';

async function nothingIsKept() {
  expect(await stored()).toEqual([]);
  expect(await keptFiles()).toEqual([]);
  expect(await environment.mailbox.messages()).toEqual([]);
}

describe('applying', () => {
  test('an application is stored with its CV, consent, notification and audit entry', async () => {
    const cv = cvFile(pdfOf(4321), 'C:\\cv\\Aline “Uwase”.PDF');
    const answer = await apply(applicationForm({ cv, email: 'Aline@Example.com', portfolio: '' }));
    expect([answer.status, answer.json]).toEqual([
      201,
      { ok: true, id: expect.any(String), message: thanks },
    ]);
    const [row] = await stored();
    expect(row).toMatchObject({
      status: 'received',
      name: 'Aline Uwase',
      programme: 'dance-internship',
      programme_title: 'Dance Internship',
      availability: 'January to March, mornings',
      portfolio: null,
      cv_name: 'Aline “Uwase”.pdf',
      cv_bytes: 4321,
      consent_text: expect.stringContaining('12 months'),
      consent_at: expect.any(Date),
    });
    expect(await keptFiles()).toEqual([row?.cv_key]);
    const kept = await getStore('cvs').get(row?.cv_key ?? '', { type: 'arrayBuffer' });
    expect(new Uint8Array(kept ?? new ArrayBuffer())).toEqual(pdfOf(4321));
    const subject = { subject_id: row?.id };
    expect(await notificationsOf(environment, 'subject_id = $1', [row?.id])).toEqual([
      { kind: 'application', text: expect.stringContaining('Dance Internship') },
    ]);
    expect(await environment.sql('select * from audit_entries')).toMatchObject([
      { ...subject, actor: 'visitor', action: 'application.created' },
    ]);
  });

  test('an application mails a receipt to the applicant and a notice without the CV to the studio', async () => {
    await apply(applicationForm({ name: 'Aline <b>Uwase</b>' }));
    const [row] = await stored();
    const mails = await environment.mailbox.messages();
    expect(mails).toHaveLength(2);
    const toAline = mails.find(({ to }) => to === 'aline@example.com');
    expect(toAline?.text).toContain('Dance Internship');
    expect(toAline?.text).toContain('http://localhost/internships/dance-internship');
    expect(toAline?.html).not.toContain('<b>Uwase');
    const toStudio = mails.find(({ to }) => to === 'hello@fts.example');
    expect(toStudio?.subject).toBe('New application: Dance Internship');
    for (const text of [toStudio?.text, toStudio?.html]) {
      expect(text).toContain(`/dashboard/admin/applications?open=${row?.id}`);
      expect(text).toContain('I have danced since I was six');
    }
    expect(mails.flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  test('repeated and simultaneous copies of an application are stored once', async () => {
    const answers = await Promise.all([apply(), apply(), apply()]);
    answers.push(await apply());
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      answers.map(() => [201, { ok: true, id: row?.id, message: thanks }]),
    );
    expect(await keptFiles()).toEqual([row?.cv_key]);
    expect(await environment.mailbox.messages()).toHaveLength(2);
  });

  test('an application with a different CV is a new application', async () => {
    await apply();
    await apply(applicationForm({ cv: cvFile(pdfOf(2001)) }));
    expect(await stored()).toHaveLength(2);
  });

  test('an application keeps any Unicode text but drops NUL', async () => {
    await apply(applicationForm({ name: 'Ndàyishimiye\0 Émile 🎬' }));
    expect(await stored()).toMatchObject([{ name: 'Ndàyishimiye Émile 🎬' }]);
  });
});

describe('the CV', () => {
  test(`a CV may have exactly ${maxCvBytes} bytes`, async () => {
    expect((await apply(applicationForm({ cv: cvFile(pdfOf(maxCvBytes)) }))).status).toBe(201);
    expect(await stored()).toMatchObject([{ cv_bytes: maxCvBytes }]);
  });

  const bytes = (text: string) => new TextEncoder().encode(text);
  test.each<[status: number, problem: string, cv: File | string | undefined]>([
    [413, 'is one byte over the limit', cvFile(pdfOf(maxCvBytes + 1))],
    [415, 'is HTML in a file named as a PDF', cvFile(bytes('<script>alert(1)</script>%PDF-1.7 %%EOF'))],
    [415, 'is truncated', cvFile(bytes('%PDF-1.7\n1 0 obj'))],
    [415, 'is empty', cvFile(new Uint8Array())],
    [422, 'was not selected', new File([], '')],
    [422, 'is missing', undefined],
    [422, 'is a text field', '%PDF-1.7 %%EOF'],
  ])('a CV is refused with %i when it %s', async (status, _, cv) => {
    const answer = await apply(applicationForm({ cv }));
    expect([answer.status, answer.json]).toEqual([
      status,
      { error: expect.any(String), fields: { cv: expect.stringMatching(/PDF/) } },
    ]);
    await nothingIsKept();
  });

  test('a CV far over the limit gets 413 and nothing is stored', async () => {
    const answer = await apply(applicationForm({ cv: cvFile(pdfOf(maxCvBytes + 100_000)) }));
    expect([answer.status, answer.json]).toEqual([413, { error: expect.stringContaining('5 MB') }]);
    await nothingIsKept();
  });

  test('a CV cannot be fetched without logging in', async () => {
    await apply();
    const [row] = await stored();
    for (const path of [
      `/api/applications/${row?.cv_key}`,
      `/api/applications/${row?.id}/cv`,
      '/api/applications',
    ])
      expect([401, 404]).toContain((await call('GET', path)).status);
  });
});

describe('application rate limits', () => {
  test.each([
    ['application-by-address', 10, { email: 'bosco@example.com' }],
    ['application-by-email', 5, {}],
  ])('an application beyond the limit %s gets 429 and stores no file', async (kind, most, changes) => {
    await apply();
    await environment.sql('update rate_limits set count = $1 where kind = $2', [most, kind]);
    const refused = await apply(applicationForm({ ...changes, name: 'Bosco' }));
    expect([refused.status, refused.json]).toEqual([429, { error: expect.stringContaining('call us') }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(1);
    expect(await keptFiles()).toHaveLength(1);
    expect((await apply()).status, 'a repeated one is no other').toBe(201);
  });
});

describe('outages', () => {
  test('a database failure gives 500 and deletes the stored CV, and a retry succeeds', async () => {
    await environment.sql(`create function away() returns trigger language plpgsql as
      $$ begin raise exception 'away'; end $$`);
    await environment.sql('create trigger away before insert on outbox execute function away()');
    try {
      expect((await apply()).status).toBe(500);
    } finally {
      await environment.sql('drop function away cascade');
    }
    await nothingIsKept();
    expect((await apply()).status).toBe(201);
  });

  test.each([
    [
      'unreachable',
      Buffer.from(
        '{"siteID":"local","token":"x","edgeURL":"http://127.0.0.1:1","uncachedEdgeURL":"http://127.0.0.1:1"}',
      ).toString('base64'),
    ],
    ['not set up', ''],
  ])('with the file store %s, an application gets 503 and nothing is stored', async (_, context) => {
    const before = process.env.NETLIFY_BLOBS_CONTEXT;
    process.env.NETLIFY_BLOBS_CONTEXT = context;
    try {
      const answer = await apply();
      expect([answer.status, answer.json]).toEqual([503, { error: expect.stringContaining('try again') }]);
    } finally {
      process.env.NETLIFY_BLOBS_CONTEXT = before;
    }
    await nothingIsKept();
  });
});

describe('without JavaScript', () => {
  const headers = { accept: 'text/html,application/xhtml+xml;q=0.9' };

  test('a plain application form redirects (303) to the thank-you page', async () => {
    const { status, headers: answered } = await apply(applicationForm({ consent: 'on' }), { headers });
    expect([status, answered.get('location')]).toEqual([303, '/internships/applied']);
    expect(await stored()).toHaveLength(1);
  });

  test('a refused plain application form returns a script-free page with the typed text escaped', async () => {
    const motivation = `Too short <script>alert(1)</script>`;
    const {
      status,
      text,
      headers: answered,
    } = await apply(applicationForm({ motivation, email: '', phone: '' }), { headers });
    expect(status).toBe(422);
    expect(answered.get('content-type')).toContain('text/html');
    expect(answered.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('Your application was not sent');
    expect(text.split('Please enter a phone number or an email address')).toHaveLength(2);
    expect(text).toContain('Too short &lt;script&gt;');
    expect(text).toContain('href="/internships/apply"');
  });

  test('a plain application form with a CV over 5 MB gets a 413 page', async () => {
    const { status, text } = await apply(applicationForm({ cv: cvFile(pdfOf(maxCvBytes + 100_000)) }), {
      headers,
    });
    expect([status, text]).toEqual([413, expect.stringContaining('larger than 5 MB')]);
  });
});
