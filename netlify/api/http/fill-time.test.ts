import { describe, expect, test } from 'vitest';
import { call, postForm } from '#tests/support/call.ts';
import { applicationForm, apply } from '#tests/support/requests/application-request.ts';
import { book } from '#tests/support/requests/booking-request.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

const tables = { message: 'messages', enrolment: 'enrolments', newsletter: 'subscribers' };
const forms = [
  ['message', '/api/contact', messageRequest()],
  ['enrolment', '/api/enrolments', enrolmentRequest()],
  ['newsletter', '/api/newsletter', { email: 'aline@example.com' }],
] as const;
const refusal = {
  error: expect.stringMatching(
    /too quick for our spam check.+send it again, or call us on \+250 700 000 001 \(Mon–Fri 09:00–18:00\) or write on WhatsApp\.$/,
  ),
};
const rows = async (table: string) => (await environment.sql(`select 1 from ${table}`)).length;

describe.each(forms)('a form sent by script: %s', (form, path, body) => {
  test.each([undefined, '', '0', '1999', '-5', 'soon', 'NaN'])(
    'a form sent with the fill time %j gets 422 with a phone number',
    async (time) => {
      const headers = time === undefined ? {} : { 'fill-time': time };
      const answer = await call('POST', path, { body, headers });
      expect([answer.status, answer.json]).toEqual([422, refusal]);
      expect(await rows(tables[form])).toBe(0);
      expect(await environment.mailbox.messages()).toEqual([]);
    },
  );

  test('a form sent after two seconds is accepted', async () => {
    const headers = { 'fill-time': '2000' };
    expect((await call('POST', path, { body, headers })).status).toBe(201);
    expect(await rows(tables[form])).toBe(1);
  });
});

describe('an application', () => {
  test('an application sent by script within two seconds gets 422 and is not stored', async () => {
    const { status, json } = await apply(applicationForm(), { headers: { 'fill-time': '1500' } });
    expect([status, json]).toEqual([422, refusal]);
    expect(await rows('applications')).toBe(0);
  });

  test('an application posted by the browser without script is not timed', async () => {
    const headers = { accept: 'text/html', 'fill-time': '' };
    expect((await apply(applicationForm(), { headers })).status).toBe(303);
  });
});

test.each([
  ['/api/contact', messageRequest()],
  ['/api/newsletter', { email: 'aline@example.com', website: '' }],
])('a plain form is not timed: %s', async (path, fields) => {
  expect((await postForm(path, fields as Record<string, string>)).status).toBe(303);
});

test('a booking is not timed: a reload restores its form, and its key prevents duplicates', async () => {
  expect((await book()).status).toBe(201);
});
