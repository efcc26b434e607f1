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
    /too quick for our spam check.+send it again, or call us on \+250 700 000 001 \(Mon-Fri 9AM-6PM\) or write on WhatsApp\.$/,
  ),
};
const rows = async (table: string) => (await environment.sql(`select 1 from ${table}`)).length;

describe.each(forms)('a form that a script sends: %s', (form, path, body) => {
  test.each([undefined, '', '0', '1999', '-5', 'soon', 'NaN'])(
    'too soon (%s) is refused in a sentence with a number to call',
    async (time) => {
      const headers = time === undefined ? {} : { 'fill-time': time };
      const answer = await call('POST', path, { body, headers });
      expect([answer.status, answer.json]).toEqual([422, refusal]);
      expect(await rows(tables[form])).toBe(0);
      expect(await environment.mailbox.messages()).toEqual([]);
    },
  );

  test('after two seconds is taken', async () => {
    const headers = { 'fill-time': '2000' };
    expect((await call('POST', path, { body, headers })).status).toBe(201);
    expect(await rows(tables[form])).toBe(1);
  });
});

describe('an application', () => {
  test('that a script sends too soon is refused, and no CV is kept', async () => {
    const { status, json } = await apply(applicationForm(), { headers: { 'fill-time': '1500' } });
    expect([status, json]).toEqual([422, refusal]);
    expect(await rows('applications')).toBe(0);
  });

  test('that a browser sends by itself is not measured', async () => {
    const headers = { accept: 'text/html', 'fill-time': '' };
    expect((await apply(applicationForm(), { headers })).status).toBe(303);
  });
});

test.each([
  ['/api/contact', messageRequest()],
  ['/api/newsletter', { email: 'aline@example.com', website: '' }],
])('a plain form is not measured: %s', async (path, fields) => {
  expect((await postForm(path, fields as Record<string, string>)).status).toBe(303);
});

test('a booking is not measured: a reload brings a filled form back, and its key makes it one', async () => {
  expect((await book()).status).toBe(201);
});
