import { beforeEach, describe, expect, test } from 'vitest';
import { formatDate } from '#src/lib/dates/dates.ts';
import { idIn } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { applicationForm, apply, cvFile } from '#tests/support/requests/application-request.ts';
import { pdfOf } from '#tests/support/requests/pdf.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
let id: string;
beforeEach(async () => {
  const form = applicationForm({ cv: cvFile(pdfOf(2000), 'Aline Uwasé CV.pdf') });
  id = idIn(await apply(form));
  environment.mailbox.clear();
});

const change = (status: string, version: number) =>
  admin.call('PUT', `/api/applications/${id}`, { status, version });
const subjects = async () => (await environment.mailbox.messages()).map(({ to, subject }) => [to, subject]);

test.each([
  ['shortlisted', 'You are on our shortlist: Dance Internship'],
  ['invited', 'We would like to meet you: Dance Internship'],
  ['accepted', 'You have been accepted: Dance Internship'],
  ['declined', 'About your application: Dance Internship'],
])('moving an application to %s emails the applicant and writes an audit entry', async (status, subject) => {
  expect((await change(status, 1)).json).toMatchObject({ application: { id, status, version: 2 } });
  expect(await subjects()).toEqual([['aline@example.com', subject]]);
  expect(await actsOf(environment, admin)).toEqual([
    { action: 'application.moved', before: { status: 'received' }, after: { status } },
  ]);
});

test('moving an application back to received sends no mail; declining it again sends a second', async () => {
  await change('declined', 1);
  expect((await change('received', 2)).status).toBe(200);
  await change('declined', 3);
  expect(await subjects()).toHaveLength(2);
});

describe('an invitation', () => {
  const invite = (interview: string, version = 1) =>
    admin.call('PUT', `/api/applications/${id}`, { status: 'invited', interview, version });
  const text = async () => (await environment.mailbox.messages()).map((mail) => mail.text).join();

  test('an invitation names the interview’s day and hour, and a new time sends a second email', async () => {
    const day = inDays(3);
    expect((await invite(`${day}T14:30`)).status).toBe(200);
    expect(await text()).toContain(`Please come to the studio on ${formatDate(day)} at 14:30.`);
    expect(await text()).not.toContain('we’ll agree on a time');
    expect(await actsOf(environment, admin)).toMatchObject([
      { after: { status: 'invited', interview: `${day}T14:30` } },
    ]);
    expect((await invite(`${day}T16:00`, 2)).json).toMatchObject({ application: { version: 3 } });
    expect(await text()).toContain('at 16:00.');
    expect(await subjects()).toHaveLength(2);
  });

  test('an invitation without an interview asks the applicant for suitable days', async () => {
    expect((await invite('')).status).toBe(200);
    expect(await text()).toContain('Please reply with two or three days that suit you');
  });

  test.each(['2026-02-30T10:00', '2020-01-01T10:00', 'soon', '2027-01-01T25:00'])(
    'an invitation to an interview at %s gets 422 and sends no mail',
    async (interview) => {
      expect(await invite(interview)).toMatchObject({
        status: 422,
        json: { fields: { interview: expect.any(String) } },
      });
      expect(await subjects()).toEqual([]);
    },
  );
});

test('two staff who move an application at the same time send one email; the second gets 409', async () => {
  const answers = await Promise.all([change('accepted', 1), change('declined', 1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await subjects()).toHaveLength(1);
});

test('an unknown stage gets 422, and an unknown application 404', async () => {
  expect((await change('new', 1)).status).toBe(422);
  const body = { status: 'invited', version: 1 };
  expect((await admin.call('PUT', `/api/applications/${crypto.randomUUID()}`, body)).status).toBe(404);
});

test('the CV downloads as a sandboxed attachment under its name, and the download is audited', async () => {
  const { status, headers } = await admin.call('GET', `/api/applications/${id}/cv`);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Aline%20Uwas/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  for (const other of [crypto.randomUUID(), 'no-id'])
    expect((await admin.call('GET', `/api/applications/${other}/cv`)).status).toBe(404);
  expect(await actsOf(environment, admin)).toEqual([
    { action: 'application.cv-opened', before: null, after: null },
  ]);
});

test.each(['"><script>alert(1)</script>.pdf', '..\\..\\run\r\nset-cookie: a=b.exe', '\u202Efdp.exe'])(
  'a CV named %j is downloaded under a safe file name',
  async (name) => {
    const form = applicationForm({ email: 'b@example.com', cv: cvFile(pdfOf(2000), name) });
    const { json } = await apply(form, { address: '192.0.2.9' });
    const { headers } = await admin.call('GET', `/api/applications/${(json as { id: string }).id}/cv`);
    const disposition = headers.get('content-disposition');
    expect(disposition).toMatch(/^attachment; filename="cv\.pdf"; filename\*=UTF-8''[\w%.()'!~*-]+\.pdf$/);
    const saved = decodeURIComponent(disposition?.split("''")[1] ?? '');
    expect(saved).not.toMatch(/[<>"\r\n\u202E/\\]/);
    expect(headers.has('set-cookie')).toBe(false);
  },
);
