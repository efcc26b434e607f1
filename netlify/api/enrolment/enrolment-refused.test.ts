import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { countRows } from '#tests/support/count-rows.ts';
import { enrol, enrolmentRequest } from '#tests/support/requests/enrolment-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

const missing = 'Please fill in all required fields';
const wrong = 'Please correct the marked fields.';

describe('enrolment validation', () => {
  test.each<[field: string, changes: Record<string, unknown>, error: string]>([
    ['name', { name: '' }, missing],
    ['name', { name: 'x'.repeat(101) }, wrong],
    ['email', { email: undefined }, missing],
    ['email', { email: 'aline' }, wrong],
    ['phone', { phone: ' ' }, missing],
    ['phone', { phone: 'my number' }, wrong],
    ['age', { age: '' }, missing],
    ['age', { age: 4 }, wrong],
    ['age', { age: 101 }, wrong],
    ['age', { age: 20.5 }, wrong],
    ['experience', { experience: '' }, missing],
    ['experience', { experience: 'star' }, wrong],
    ['emergencyContact', { emergencyContact: null }, missing],
    ['emergencyContact', { emergencyContact: 'x'.repeat(151) }, wrong],
    ['paymentMethod', { paymentMethod: '' }, missing],
    ['paymentMethod', { paymentMethod: 'paypack' }, wrong],
    ['consent', { consent: undefined }, missing],
    ['consent', { consent: false }, wrong],
    ['guardian.consent', { age: 15, guardian: { name: 'Chantal' } }, missing],
    ['guardian.name', { age: 15, 'guardian.name': '', 'guardian.consent': 'on' }, missing],
  ])('a wrong %s gets 422 with a sentence at that field (case %#)', async (field, changes, error) => {
    const { status, json } = await enrol(enrolmentRequest(changes));
    expect([status, json]).toEqual([
      422,
      { error, fields: { [field]: expect.stringMatching(/^[A-Z].+\.$/) } },
    ]);
    expect(await countRows(environment, 'enrolments')).toBe(0);
  });

  test('an empty enrolment of a child gets a sentence for every required field', async () => {
    const { status, json } = await enrol({ classId: 'intore', age: 8 });
    expect(status).toBe(422);
    expect(Object.keys((json as { fields: object }).fields).sort()).toEqual([
      'consent',
      'email',
      'emergencyContact',
      'experience',
      'guardian.consent',
      'guardian.name',
      'name',
      'paymentMethod',
      'phone',
    ]);
  });

  test.each(['umushayayo', '', 'toString', '__proto__', undefined, null, 7])(
    'the unknown class %j gets 422 with one sentence',
    async (classId) => {
      const { status, json } = await enrol(enrolmentRequest({ classId }));
      const sentence = 'There is no such class. Please choose one of our classes.';
      expect([status, json]).toEqual([422, { error: sentence, fields: { classId: sentence } }]);
    },
  );
});

describe('spam protection', () => {
  test('a filled honeypot gets 422 with the phone number', async () => {
    const { status, json } = await enrol(enrolmentRequest({ website: 'https://spam.example' }));
    expect([status, json]).toEqual([422, { error: expect.stringContaining('+250 700 000 001') }]);
    expect(await countRows(environment, 'enrolments')).toBe(0);
    expect((await enrol(enrolmentRequest({ website: '' }))).status).toBe(201);
  });

  test.each([
    ['enrolment-by-address', 10, { email: 'bosco@example.com' }],
    ['enrolment-by-email', 5, {}],
  ])('too many enrolments get 429 without taking a place: %s', async (kind, most, changes) => {
    await enrol();
    await environment.sql('update rate_limits set count = $1 where kind = $2', [most - 1, kind]);
    expect((await enrol(enrolmentRequest({ ...changes, name: 'Keza Uwase' }))).status).toBe(201);
    const refused = await enrol(enrolmentRequest(changes));
    expect([refused.status, refused.json]).toEqual([429, { error: expect.stringContaining('call us') }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countRows(environment, 'enrolments'), 'and takes no seat').toBe(2);
    expect((await enrol(enrolmentRequest({ email: 'c@example.com' }), '192.0.2.9')).status).toBe(201);
  });
});

describe('unreadable requests', () => {
  test.each([
    [400, '{"name":', 'application/json'],
    [400, '[]', 'application/json'],
    [400, 'null', 'application/json'],
    [400, '"text"', 'application/json'],
    [415, 'name=Aline', 'text/xml'],
    [413, JSON.stringify({ name: 'x'.repeat(65 * 1024) }), 'application/json'],
  ])('an unreadable body gets %i (case %#)', async (status, body, type) => {
    const answer = await call('POST', '/api/enrolments', {
      body,
      headers: { ...afterAMinute, 'content-type': type },
    });
    expect([answer.status, answer.json]).toEqual([status, { error: expect.stringMatching(/^[A-Z].+\.$/) }]);
  });
});
