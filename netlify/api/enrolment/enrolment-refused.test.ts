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
  const long = (length: number) => 'x'.repeat(length);

  async function expectRefusal(changes: Record<string, unknown>, field: string, error: string) {
    const { status, json } = await enrol(enrolmentRequest(changes));
    const refusal = { error, fields: { [field]: expect.stringMatching(/^[A-Z].+\.$/) } };
    expect([status, json], JSON.stringify(changes)).toEqual([422, refusal]);
    expect(await countRows(environment, 'enrolments')).toBe(0);
  }

  test.each<[field: string, unfit: unknown]>([
    ['email', 'aline'],
    ['phone', 'my number'],
  ])('a wrong %s gets 422 with a sentence at that field', async (field, unfit) => {
    await expectRefusal({ [field]: unfit }, field, wrong);
  });

  test.each<[field: string, absent: unknown, unfit: unknown[]]>([
    ['name', '', [long(101)]],
    ['age', '', [4, 101, 20.5]],
    ['experience', '', ['star']],
    ['emergencyContact', null, [long(151)]],
    ['paymentMethod', '', ['paypack']],
    ['consent', undefined, [false]],
  ])('a missing or wrong %s gets 422 with a sentence at that field', async (field, absent, unfit) => {
    await expectRefusal({ [field]: absent }, field, missing);
    for (const value of unfit) await expectRefusal({ [field]: value }, field, wrong);
  });

  test('a child’s enrolment without a guardian or their consent gets 422 at that field', async () => {
    await expectRefusal({ age: 15, guardian: { name: 'Chantal' } }, 'guardian.consent', missing);
    const unnamed = { age: 15, 'guardian.name': '', 'guardian.consent': 'on' };
    await expectRefusal(unnamed, 'guardian.name', missing);
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
    ['enrolment-by-address', 10, { email: 'bosco@example.com', phone: '0788000001' }],
    ['enrolment-by-email', 5, { phone: '0788000001' }],
    ['enrolment-by-phone', 5, { email: 'bosco@example.com' }],
  ])('too many enrolments get 429 without taking a place: %s', async (kind, most, changes) => {
    await enrol();
    await environment.sql('update rate_limits set count = $1 where kind = $2', [most - 1, kind]);
    expect((await enrol(enrolmentRequest({ ...changes, name: 'Keza Uwase' }))).status).toBe(201);
    const refused = await enrol(enrolmentRequest(changes));
    expect([refused.status, refused.json]).toEqual([429, { error: expect.stringContaining('call us') }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countRows(environment, 'enrolments'), 'and takes no seat').toBe(2);
    expect((await enrol(enrolmentRequest({ email: 'c@example.com', phone: '' }), '192.0.2.9')).status).toBe(
      201,
    );
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
