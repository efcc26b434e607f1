import { describe, expect, test } from 'vitest';
import { postForm } from '#tests/support/call.ts';
import { enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

describe('a form without a script', () => {
  const post = (changes: Record<string, unknown> = {}) => {
    const fields = Object.entries({ website: '', 'guardian.name': '', ...enrolmentRequest(changes) });
    const typed = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
    return postForm('/api/enrolments', typed, { accept: 'text/html' });
  };

  test('is answered with what came of it, and its mails leave', async () => {
    const { status, text, headers } = await post();
    expect([status, headers.get('content-type')]).toEqual([201, expect.stringMatching(/^text\/html/)]);
    expect(text).toContain('Enrollment submitted for Ikinimba (registered as Umushayayo)!');
    expect(text).toContain('Cash: pay before your first lesson');
    expect(await environment.mailbox.messages()).toHaveLength(2);
  });

  test('sent twice within a day enrols once; a different name enrols another person', async () => {
    const [first, again] = [await post(), await post()];
    expect(again.text).toBe(first.text);
    await post({ name: 'Keza Uwase' });
    await environment.sql(`update submissions set expires_at = now()`);
    expect((await post()).text).toContain('Do you want a second place?');
    expect(await environment.sql('select name from enrolments order by name')).toEqual([
      { name: 'Aline Uwase' },
      { name: 'Keza Uwase' },
    ]);
  });

  test('asks a parent of a child, and says what is missing', async () => {
    const { status, text } = await post({ age: '12', name: '' });
    expect(status).toBe(422);
    for (const sentence of ['Please enter the dancer’s name.', 'A parent or guardian must agree'])
      expect(text).toContain(sentence);
    expect(text).toContain('href="/services/dancing/enrol"');
    const agreed = { age: '12', 'guardian.name': 'Bosco Uwase', 'guardian.consent': 'on' };
    expect((await post(agreed)).status).toBe(201);
  });
});
