import { getStore } from '@netlify/blobs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { applicationForm, apply, cvFile } from '#tests/support/requests/application-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

async function nothingIsKept() {
  expect(await environment.sql('select id from applications')).toEqual([]);
  expect((await getStore('cvs').list()).blobs).toEqual([]);
  expect(await environment.mailbox.messages()).toEqual([]);
}

describe('an invalid application', () => {
  const long = (length: number) => 'x'.repeat(length);
  test.each<[field: string, value: string | File | undefined]>([
    ['name', ''],
    ['name', ' \n '],
    ['name', long(101)],
    ['name', undefined],
    ['name', cvFile()],
    ['email', 'aline'],
    ['email', 'a@example.com, b@example.com'],
    ['phone', 'call me'],
    ['programme', ''],
    ['programme', 'juggling-internship'],
    ['programme', '__proto__'],
    ['programme', 'Dance Internship'],
    ['programme', undefined],
    ['availability', ' '],
    ['availability', long(201)],
    ['availability', undefined],
    ['motivation', ''],
    ['motivation', long(49)],
    ['motivation', ` ${long(48)}\r\n`],
    ['motivation', long(3001)],
    ['motivation', undefined],
    ['portfolio', 'javascript:alert(1)'],
    ['portfolio', 'data:text/html,x'],
    ['portfolio', 'example.com'],
    ['portfolio', 'https://localhost'],
    ['portfolio', `https://example.com/${long(300)}`],
    ['consent', undefined],
    ['consent', 'no'],
  ])('an application with an invalid %s gets 422 at that field (case %#)', async (field, value) => {
    const answer = await apply(applicationForm({ [field]: value }));
    expect([answer.status, answer.json]).toEqual([
      422,
      { error: expect.any(String), fields: { [field]: expect.stringMatching(/^Please .+\.$/) } },
    ]);
    await nothingIsKept();
  });

  test('an empty application gets 422 with all wrong fields at once', async () => {
    const { status, json } = await apply(new FormData());
    expect(status).toBe(422);
    expect(Object.keys((json as { fields: object }).fields).sort()).toEqual(
      ['availability', 'consent', 'cv', 'email', 'motivation', 'name', 'phone', 'programme'].sort(),
    );
  });

  test('an application with the honeypot filled gets 422 with a phone number', async () => {
    const answer = await apply(applicationForm({ website: 'https://spam.example' }));
    expect([answer.status, answer.json]).toEqual([422, { error: expect.stringContaining('+250') }]);
    await nothingIsKept();
  });

  test.each([
    [415, 'application/json', '{}'],
    [415, 'text/plain', 'name=Aline'],
    [415, 'application/x-www-form-urlencoded', 'name=Aline'],
    [400, 'multipart/form-data', 'no boundary'],
    [400, 'multipart/form-data; boundary=x', ''],
    [400, 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="cv"'],
    [400, 'multipart/form-data; boundary=x', `--x\r\n${'A'.repeat(9000)}`],
    [422, 'multipart/form-data; boundary=x', '--x--\r\n'],
  ])('a body that is not an application form gets %i: %s (case %#)', async (status, type, body) => {
    const answer = await call('POST', '/api/applications', {
      body,
      headers: { ...afterAMinute, 'content-type': type },
    });
    expect([answer.status, answer.json]).toMatchObject([status, { error: expect.any(String) }]);
    await nothingIsKept();
  });
});

describe('random bytes', () => {
  test('500 random multipart bodies get 400 or 422, never a server error', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '--x',
        '--x--',
        '\r\n',
        '\n',
        'Content-Disposition: form-data; name="cv"',
        '; filename="a.pdf"',
        '"',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    const check = fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
      const headers = { ...afterAMinute, 'content-type': 'multipart/form-data; boundary=x' };
      const { status } = await call('POST', '/api/applications', { body: pieces.join(''), headers });
      expect([400, 422]).toContain(status);
    });
    await fc.assert(check, { numRuns: 500 });
    await nothingIsKept();
  });
});
